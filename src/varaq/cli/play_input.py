"""What a player types, read as acts of the table's notation."""

from __future__ import annotations

from collections.abc import Mapping

from varaq.engine import Observation
from varaq.words import Speaker, as_latin, verbatim
from varaq.words.speak import SYMBOLS

VERBS: Mapping[str, str] = {
    "play": "play",
    "auction": "call",
    "sale": "call",
    "naming": "trump",
    "ordering": "order",
    "exchange": "discard",
    "passing": "give",
}
"""The verb that is left out in each phase; without one, the whole act is typed or chosen."""

_LETTERS = str.maketrans(
    {symbol: letter for letter, symbol in SYMBOLS.items()} | {"\ufe0f": "", ",": " ", "،": " "}
)


def shown_cards(seen: Observation) -> list[str]:
    """The cards of a hand as they are numbered: those held, then those that lie open in front."""
    piles = seen.extra.get("piles")
    tops = (
        [pile["top"] for pile in piles[seen.seat] if pile["top"]] if piles and seen.seat is not None else []
    )
    return [*seen.hand, *tops]


def choices(seen: Observation) -> list[str]:
    """What is offered with numbers: cards where cards are asked for, elsewhere the legal acts.

    A bid is a number itself, so the calls of an auction have none.
    """
    verb = VERBS.get(seen.phase)
    if verb in ("play", "discard", "give"):
        return shown_cards(seen)
    return [] if verb == "call" else [act.partition(" ")[2] or act for act in seen.legal]


def read_act(text: str, seen: Observation, speaker: Speaker) -> str:
    """The act that was typed, lawful or not; what is no act stays a text that the rules refuse.

    Numbers are those of `choices`; cards, calls and suits may be written in the notation,
    with signs, or in the words of the language.
    """
    plain = " ".join(as_latin(text).translate(_LETTERS).split())
    words = plain.split(" ")
    if words[0].lower() in {*VERBS.values(), "keep", "claim"}:
        verb, words = words[0].lower(), words[1:]
    else:
        verb = VERBS.get(seen.phase, "")
    spoken = _spoken(seen, verb, speaker)
    if plain.casefold() in spoken:
        return spoken[plain.casefold()]
    numbered = choices(seen)
    what = [_one(word, numbered, verb) for word in words]
    if not verb or what[:1] == [verb]:
        return " ".join(what)
    return " ".join((verb, *what))


def _one(word: str, numbered: list[str], verb: str) -> str:
    if word.isdecimal() and 0 < int(word) <= len(numbered):
        return numbered[int(word) - 1]
    if verb == "call":
        return word.upper() if word[:1].isdecimal() else word.lower()
    return word.lower() if verb in ("order", "") else word.upper()


def _spoken(seen: Observation, verb: str, speaker: Speaker) -> dict[str, str]:
    """The legal acts by what a person calls them."""
    named = {}
    for act in seen.legal:
        _, _, what = act.partition(" ")
        if verb in ("call", "trump", "order"):
            named[_what_in_words(verb, what, speaker)] = act
        if verb == "call":
            named[speaker.call(what, short=True)] = act
        if verb == "" or not what:
            named[act] = act
            named[speaker.say(f"cli-act-{act}")] = act
    if verb in ("play", "discard", "give"):
        named |= {speaker.card(card): f"{verb} {card}" for card in shown_cards(seen)}
    if verb == "call":
        named |= {"p": "call pass", speaker.say("cli-word-pass"): "call pass"}
    return {as_latin(word).casefold(): act for word, act in named.items()}


def act_in_words(act: str, speaker: Speaker) -> str:
    """An act as one says it: play the ace of spades."""
    verb, _, what = act.partition(" ")
    if not what:
        return speaker.say(f"cli-act-{verb}")
    return speaker.say(f"cli-act-{verb}", what=verbatim(_what_in_words(verb, what, speaker)))


def _what_in_words(verb: str, what: str, speaker: Speaker) -> str:
    if verb == "call":
        return speaker.call(what)
    if verb == "trump":
        return speaker.suit(what)
    return speaker.order(what) if verb == "order" else speaker.cards(what.split(" "))
