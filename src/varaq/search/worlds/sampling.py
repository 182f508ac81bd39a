"""Drawing deals that agree with what a seat knows, and setting them up as positions of the search kernel."""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Callable, Iterator, Sequence
from operator import or_
from random import Random
from typing import TypeAlias

from varaq.cards import bits, lowest
from varaq.engine import Observation
from varaq.search import kernel
from varaq.search.layout import NONE, State
from varaq.search.position import hide, led_by_others, position_of
from varaq.search.tables import Tables
from varaq.search.worlds.hidden import Secret, secret_of
from varaq.search.worlds.kaiser import under
from varaq.search.worlds.known import known
from varaq.search.worlds.ledger import Place, Unseen

Hands: TypeAlias = tuple[int, ...]

TRIES = 24
"""So often deals are drawn anew for those that had to be passed over."""
MOST_AT_ONCE = 4096
_WORD = ctypes.sizeof(ctypes.c_uint64)


def unseen(seen: Observation) -> Unseen:
    """Who may hold the cards that the seat has not seen, in any phase in which there are hands.

    Where a house lets wrong cards stand, every card is taken for a right one as long as that can be.
    """
    return known(seen)[1]


def places(seen: Observation) -> tuple[Place, ...]:
    """The places of `deals`: all seats, then what else has held cards that were not seen, by name."""
    return tuple(dict.fromkeys(unseen(seen).places))


def deals(seen: Observation, *, n: int, seed: int) -> list[Hands]:
    """`n` deals that agree with what the seat knows, each as likely as any other; the cards by `places`.

    A hidden trump makes deals the likelier the more likely the bidder would have hidden it so.
    """
    ledger, found = known(seen)
    return [hands for hands, _ in _drawn(found, secret_of(ledger, found), n=n, seed=seed)]


def worlds(seen: Observation, tables: Tables, *, n: int, seed: int) -> ctypes.Array[State]:
    """`n` positions of the running play as it may be, every hand open."""
    ledger, found = known(seen)
    secret = secret_of(ledger, found)
    drawn = _drawn(found, secret, n=n, seed=seed)
    positions = _positions(position_of(seen, tables), seen, tables, [hands for hands, _ in drawn])
    if positions and positions[0].piles:
        _fill_piles(seen, found, positions, drawn, Random(seed))
    if secret is not None:
        rankings = {suit: 1 + at for at, (suit, _) in enumerate(seen.rules.cards.suits)}
        led = led_by_others(seen, tables)
        for position, (hands, suit) in zip(positions, drawn, strict=True):
            card = NONE if secret.face_down is None else lowest(hands[secret.face_down])
            hide(position, tables, ranking=rankings[suit], card=card, led=led)
    return positions


def _positions(
    state: State, seen: Observation, tables: Tables, drawn: Sequence[Hands]
) -> ctypes.Array[State]:
    """The position as the seat sees it, once for every deal, with the hands of that deal.

    The hands are the first fields of a state, word by word; they are written column by column.
    """
    positions = (State * len(drawn)).from_buffer_copy(bytes(state) * len(drawn))
    width = ctypes.sizeof(State) // _WORD
    words = memoryview(positions).cast("B").cast("Q")
    for seat, column in zip(range(tables.seats), zip(*drawn, strict=True), strict=False):
        if seat != seen.seat:
            words[seat::width] = memoryview(array("Q", column))
    return positions


def _drawn(found: Unseen, secret: Secret | None, *, n: int, seed: int) -> list[tuple[Hands, str]]:
    """Deals, each with the suit that is trump where one lies hidden."""
    if found.is_plain and secret is None:
        return [(hands, "") for hands in _plainly(found, n=n, seed=seed)]
    chance = Random(seed)
    taken: list[tuple[Hands, str]] = []
    for _ in range(TRIES):
        left = n - len(taken)
        wanted = min(MOST_AT_ONCE, left + left // 2 + 16 if not taken else 4 * left + 64)
        dealt = kernel.deal(found.cards, found.may, found.need, n=wanted, seed=chance.getrandbits(63))
        taken += _accepted(found, secret, dealt, chance)
        if not dealt or len(taken) >= n:
            return taken[:n]
    return _filled_up(found, secret, taken, n=n, chance=chance)


def _plainly(found: Unseen, *, n: int, seed: int) -> list[Hands]:
    """Known cards are dealt with the rest: then nothing has to be put together card by card."""
    sure = 0
    for cards in found.sure:
        sure |= cards
    may = [may | own for may, own in zip(found.may, found.sure, strict=True)]
    need = [need + own.bit_count() for need, own in zip(found.need, found.sure, strict=True)]
    return kernel.deal(found.cards | sure, may, need, n=n, seed=seed)


def _accepted(
    found: Unseen, secret: Secret | None, dealt: Sequence[Hands], chance: Random
) -> Iterator[tuple[Hands, str]]:
    merged = _merging(found)
    for parts in dealt:
        if found.checks and not all(check.holds(parts) for check in found.checks):
            continue
        hands = merged(parts)
        suit = secret.suit_in(hands, chance) if secret is not None else ""
        if suit is not None:
            yield hands, suit


def _merging(found: Unseen) -> Callable[[Hands], Hands]:
    """What puts together the cards that lie at every place: mostly the known ones are all there is to add."""
    if found.gone or len(set(found.places)) < len(found.places):
        return found.merged
    return lambda dealt: tuple(map(or_, dealt, found.sure))


def _filled_up(
    found: Unseen, secret: Secret | None, taken: list[tuple[Hands, str]], *, n: int, chance: Random
) -> list[tuple[Hands, str]]:
    """Too few deals pass: those that did serve again, or else any, for some world is better than none."""
    if taken:
        return [*taken, *chance.choices(taken, k=n - len(taken))]
    dealt = kernel.deal(found.cards, found.may, found.need, n=n, seed=chance.getrandbits(63))
    return [
        (hands, secret.any_suit(hands) if secret is not None else "") for hands in map(found.merged, dealt)
    ]


def _fill_piles(
    seen: Observation,
    found: Unseen,
    positions: ctypes.Array[State],
    drawn: Sequence[tuple[Hands, str]],
    chance: Random,
) -> None:
    """Each face-down pile card lies under any of its seat's face-up ones (KS-76)."""
    at = {place: number for number, place in enumerate(dict.fromkeys(found.places))}
    below = [at[under(seat)] for seat in range(seen.rules.seating.players)]
    for position, (hands, _) in zip(positions, drawn, strict=True):
        place = 0
        for number in below:
            cards = list(bits(hands[number]))
            chance.shuffle(cards)
            for card in cards:
                position.under[place] = card
                place += 1
