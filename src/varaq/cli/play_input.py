"""What a player types, read as acts of the table's notation."""

from __future__ import annotations

from collections.abc import Iterator

from varaq.cli.play_words import act_in_words, what_in_words
from varaq.engine import Observation
from varaq.words import Speaker, TableTalk, as_latin
from varaq.words.speak import SYMBOLS

PLAYING = ("play", "turn")
"""The phases in which a card that is typed is played, lawful or not."""

CALL = "call"

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


def card_verb(seen: Observation) -> str:
    """What is done to a card of the hand that is named by its number; empty where no card is asked for."""
    if seen.choose is not None:
        return seen.choose.verb
    mine = shown_cards(seen)
    parts = (act.partition(" ") for act in seen.legal)
    return next((verb for verb, _, what in parts if verb != CALL and what in mine), "")


def default_verb(seen: Observation) -> str:
    """The verb that may be left out."""
    if verb := card_verb(seen):
        return verb
    if seen.phase in PLAYING:
        return "play"
    return next((act.partition(" ")[0] for act in seen.legal if " " in act), "")


def numbered_cards(seen: Observation) -> list[str]:
    """The cards that have numbers: those of the hand, where cards are asked for."""
    return shown_cards(seen) if card_verb(seen) else []


def numbered_acts(seen: Observation) -> list[str]:
    """The acts that are numbered on after the cards. A bid is a number itself, so calls have none."""
    if seen.choose is not None:
        return []
    verb, mine = card_verb(seen), shown_cards(seen)
    by_card = {f"{verb} {card}" for card in mine} if verb else set()
    return [act for act in seen.legal if act not in by_card and not act.startswith(f"{CALL} ")]


def calls(seen: Observation) -> list[str]:
    """The calls that are open."""
    if seen.choose is not None:
        return []
    return [act.partition(" ")[2] for act in seen.legal if act.startswith(f"{CALL} ")]


def plain(text: str) -> str:
    """A text as it is compared: Latin digits, letters for the signs of suits, single spaces."""
    return " ".join(as_latin(text).translate(_LETTERS).split())


def read_act(text: str, seen: Observation, talk: TableTalk) -> str:
    """The act that was typed, lawful or not; what is no act stays a text that the rules refuse.

    A number is that of a card or of an act in the list; acts, cards, calls and suits may be
    written in the notation, with signs, or in the words of the language.
    """
    typed = plain(text)
    if typed in seen.legal:
        return typed
    if (act := _by_number(typed, seen)) is not None:
        return act
    if (act := _by_name(typed.casefold(), seen, talk)) is not None:
        return act
    words = typed.split(" ")
    if _is_verb(words, seen, talk.speaker):
        verb, words = words[0].lower(), words[1:]
    else:
        verb = default_verb(seen)
    what = [_object(word, verb, seen) for word in words]
    act = " ".join(filter(None, (verb, *what)))
    return _completed(act, seen)


def _by_number(typed: str, seen: Observation) -> str | None:
    if not typed.isdecimal():
        return None
    cards = numbered_cards(seen)
    offered = [*(f"{card_verb(seen)} {card}" for card in cards), *numbered_acts(seen)]
    return offered[int(typed) - 1] if 0 < int(typed) <= len(offered) else None


def _is_verb(words: list[str], seen: Observation, speaker: Speaker) -> bool:
    """Whether the first word says what is done; in an auction a call that stands alone is the call."""
    word = words[0].lower()
    if not (word.isascii() and word.isalpha() and speaker.has(speaker.own("cli-act", word))):
        return False
    called = len(words) == 1 and speaker.has(speaker.own("call", word))
    return not (called and default_verb(seen) == CALL)


def _object(word: str, verb: str, seen: Observation) -> str:
    cards = numbered_cards(seen)
    acts = () if seen.choose is not None else [act for act in seen.legal if act.startswith(f"{verb} ")]
    if f"{verb} {word}" not in acts and word.isdecimal() and 0 < int(word) <= len(cards):
        return cards[int(word) - 1]
    known = {part.casefold(): part for act in acts for part in act.split(" ")[1:]}
    known |= {card.casefold(): card for card in seen.rules.cards.number if verb != CALL}
    if (proper := known.get(word.casefold())) is not None:
        return proper
    is_word = word.isalpha() and (verb == CALL or len(word) > 3)
    return word.lower() if is_word or not verb else word.upper()


def _completed(act: str, seen: Observation) -> str:
    """What names all that can be meant is enough: `H` where hearts go with one order only."""
    verb = act.partition(" ")[0]
    if seen.choose is not None or verb in ("play", CALL) or act in seen.legal:
        return act
    longer = [each for each in seen.legal if each.startswith(f"{act} ")]
    return longer[0] if len(longer) == 1 else act


def _by_name(typed: str, seen: Observation, talk: TableTalk) -> str | None:
    """The act that a person calls so, the first of that name."""
    return next((act for name, act in _names(seen, talk) if plain(name).casefold() == typed), None)


def _names(seen: Observation, talk: TableTalk) -> Iterator[tuple[str, str]]:
    speaker, verb = talk.speaker, default_verb(seen)
    legal = () if seen.choose is not None else seen.legal
    yield from ((act, act) for act in legal)
    if f"{CALL} pass" in legal:
        yield from (("p", f"{CALL} pass"), (speaker.say("cli-word-pass"), f"{CALL} pass"))
    for act in sorted(legal, key=lambda act: act.partition(" ")[0] != verb):
        verb_of, *what = act.split(" ")
        if what:
            yield from ((" ".join(what), act), (what_in_words(verb_of, what, seen, speaker), act))
        if verb_of == CALL:
            yield speaker.call(what[0], short=True), act
        yield act_in_words(act, seen, talk), act
    if verb and verb != CALL:
        yield from ((speaker.card(card), f"{verb} {card}") for card in shown_cards(seen))
