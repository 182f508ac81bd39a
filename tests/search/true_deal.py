"""Where the cards of a match truly lie, to hold against what a seat can know of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from operator import or_
from typing import Any

from varaq import Match
from varaq.cards import bits
from varaq.engine import Observation
from varaq.search import kernel
from varaq.search.numbering import Numbered
from varaq.search.worlds import Place, Unseen

WAYS = 64
"""In so many ways the true hands are put together of what is known of their parts."""


def union(masks: Sequence[int]) -> int:
    return reduce(or_, masks, 0)


def true_places(match: Match) -> dict[Place, int]:
    """The cards by place; what is nowhere here has been played, lies open, or was put away."""
    return _OF_GAME[match.game.name](match.phase)


def _kaiser(phase: Any) -> dict[Place, int]:
    dealt = phase.dealt
    if phase.name == "play":
        found: dict[Place, int] = {
            s: h | t for s, (h, t) in enumerate(zip(phase.hands, phase.table, strict=True))
        }
        piles = phase.piles
        skip = 1
    else:
        found, piles, skip = dict(enumerate(dealt.hands)), dealt.piles, 0
    found |= {"kitty": dealt.kitty, "buried": dealt.discards}
    for seat, row in enumerate(piles):
        found[f"under{seat}"] = sum(1 << card for pile in row for card in pile[skip:])
    return found


def _bid_whist(phase: Any) -> dict[Place, int]:
    held = phase.play.held if phase.name == "agree" else phase.held
    hands = phase.play.hands if phase.name == "agree" else getattr(phase, "hands", held.hands)
    return {**dict(enumerate(hands)), "kitty": held.kitty, "buried": held.buried}


def _twenty_eight(phase: Any) -> dict[Place, int]:
    held = phase.held
    contract = getattr(phase, "contract", None) or getattr(phase, "over", None)
    card = getattr(contract, "card", None)
    if phase.name == "agree":
        held, card = phase.play.held, None
        contract = phase.play.contract
    found: dict[Place, int] = {**dict(enumerate(held.hands)), "face_down": 0 if card is None else 1 << card}
    if contract is None or contract.bid != "half":  # in a half court the match lets go of what is not dealt
        found["coming"] = sum(1 << card for cards in held.coming for card in cards)
    return found


def _styrivolt(phase: Any) -> dict[Place, int]:
    cloth = getattr(phase, "cloth", None) or phase.turn.cloth
    return {**dict(enumerate(cloth.hands)), "stock": cloth.stock, "down": cloth.down, "away": cloth.away}


_OF_GAME = {
    "kaiser": _kaiser,
    "bid_whist": _bid_whist,
    "twenty_eight": _twenty_eight,
    "styrivolt": _styrivolt,
}


def as_numbered(seen: Observation, known: Unseen, true: Mapping[Place, int]) -> dict[Place, int]:
    """The same with the numbers by which the seat tells equal cards apart; a known copy by the number it is known by."""
    pack = seen.rules.cards
    if len(pack.number) == len(pack):
        return dict(true)
    told = Numbered.of(seen)
    sure = dict(zip(reversed(known.places), reversed(known.sure), strict=True))
    taken = told.gone | union(known.sure)

    def number(place: Place, text: str, found: int) -> int:
        nonlocal taken
        own = [n for n in pack.copies[text] if sure.get(place, 0) >> n & 1 and not found >> n & 1]
        free = [n for n in pack.copies[text] if not taken >> n & 1]
        taken |= 1 << (own or free)[0]
        return (own or free)[0]

    renumbered: dict[Place, int] = {}
    for place, cards in true.items():
        found = 0
        for card in bits(cards):
            found |= 1 << number(place, pack.cards[card], found)
        renumbered[place] = found
    return renumbered


def why_impossible(seen: Observation, known: Unseen, true: Mapping[Place, int]) -> str | None:
    """What in the true deal disagrees with what the seat is said to know, or None."""
    everywhere = union(list(true.values()))
    sure = union(known.sure)
    rest = known.cards & ~everywhere & ~known.gone
    may = []
    for place, allowed in zip(known.places, known.may, strict=True):
        here = true.get(place)
        may.append(allowed & (known.gone | (rest if here is None else here)))
    for place, cards in zip(known.places, known.sure, strict=True):
        here = true.get(place, cards)
        if cards & ~here and place != "passed":
            return f"{place} has not {seen.rules.cards.texts(cards & ~here)}"
    for place, here in true.items():
        if place in known.places and here & ~(known.cards | sure):
            return f"{place} has {seen.rules.cards.texts(here & ~(known.cards | sure))}"
    # Which of a seat's cards came from where nobody sees: some way to tell them apart has to fit.
    dealt = kernel.deal(known.cards, may, known.need, n=WAYS, seed=1)
    if not dealt:
        for place, allowed, need in zip(known.places, may, known.need, strict=True):
            if allowed.bit_count() < need:
                return f"{place} needs {need} and may have {seen.rules.cards.texts(allowed)}"
        for card in bits(known.cards):
            if not union(may) >> card & 1:
                places = [place for place, here in true.items() if here >> card & 1]
                return f"{seen.rules.cards.cards[card]} of {places} may be nowhere"
        return "no deal fits"
    if not any(all(check.holds(hands) for check in known.checks) for hands in dealt):
        return f"one of {known.checks} fails"
    return None
