"""Acts as one says them: play the ace of spades, claim a wrong card of Maryam."""

from __future__ import annotations

from collections.abc import Sequence

from varaq.engine import Observation
from varaq.words import Speaker, TableTalk, verbatim

NO_TRUMP = "NT"


def act_in_words(act: str, seen: Observation, talk: TableTalk) -> str:
    """An act of the seat as one says it: the message of its verb, which the game may have of its own."""
    speaker = talk.speaker
    verb, *what = act.split(" ")
    return speaker.say(speaker.own("cli-act", verb), **_facts(verb, what, seen, talk))


def what_in_words(verb: str, what: Sequence[str], seen: Observation, speaker: Speaker) -> str:
    """What an act is done to: cards, a call, a suit, an order."""
    return speaker.listed(_word(verb, word, seen, speaker) for word in what)


def _word(verb: str, word: str, seen: Observation, speaker: Speaker) -> str:
    if verb == "call":
        return speaker.call(word)
    if word in seen.rules.cards.number:
        return speaker.card(word)
    if word == NO_TRUMP or word in _suits(seen):
        return speaker.suit(None if word == NO_TRUMP else word)
    if speaker.has(f"order-{word}"):
        return speaker.order(word)
    return speaker.number(int(word)) if word.isdecimal() else speaker.as_text(word)


def _suits(seen: Observation) -> list[str]:
    return [suit for suit, _ in seen.rules.cards.suits]


def _facts(verb: str, what: Sequence[str], seen: Observation, talk: TableTalk) -> dict[str, object]:
    """What the messages of acts may speak of; "none" where an act has nothing of the kind."""
    speaker = talk.speaker
    cards = [word for word in what if word in seen.rules.cards.number]
    fetched = cards[1:2] or _fetched(verb, cards, seen)
    suit = next((word[-1:] for word in what if word[-1:] in _suits(seen)), None)
    facts: dict[str, object] = {
        "what": verbatim(what_in_words(verb, what, seen, speaker)),
        "card": verbatim(speaker.cards(cards)) or None,
        "cards": verbatim(speaker.cards(cards)) or None,
        "gave": verbatim(speaker.cards(cards[:1])) or None,
        "got": verbatim(speaker.cards(fetched)) or None,
        "good": "good" in what,
        "suit": verbatim(speaker.suit(suit)),
        "trump": verbatim(speaker.suit(suit)),
        "order": verbatim(_word(verb, what[-1], seen, speaker)) if what else None,
        "phase": seen.phase,
        "choices": len(seen.legal),
        "stock": seen.extra.get("stock", 0),
    }
    if what and what[0].isdecimal():
        facts["count"] = int(what[0])
        if int(what[0]) < talk.seating.players:
            facts["name"] = verbatim(talk.seat(int(what[0])))
    return facts


def _fetched(verb: str, cards: Sequence[str], seen: Observation) -> list[str]:
    """What a trader is changed for when it is led, where only one card is there for it (ST-50)."""
    if verb != "play" or seen.trick or seen.choose is not None:
        return []
    trades = [act.split(" ") for act in seen.legal if act.startswith("trade ")]
    got = [got for _, gave, got in trades if [gave] == list(cards)]
    return got if len(got) == 1 else []
