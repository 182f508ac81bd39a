"""How often each length of a suit comes up in a hand, against how often it must.

A hand of n cards from a pack of N, of which K are of a suit, has k of them by the hypergeometric law.
The hands of one deal hang together (what one has another has not), so the test takes one hand and one
suit of each deal, in turn: those of different deals have nothing to do with each other.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache

from varaq.cards import Card, Pack

LEAST_EXPECTED = 5.0
"""Lengths of which fewer are expected are counted together with their neighbours in the test."""


@dataclass(frozen=True, slots=True)
class Test:
    """A chi-square test: the sum, its degrees of freedom, of how many deals, and how likely chance alone has more."""

    chi_square: float
    freedom: int
    deals: int
    p: float


@dataclass(frozen=True, slots=True)
class Spread:
    """What was counted of one pack and size of hand.

    `lengths`: for each length of a suit from 0 how many hands and suits had it, and how many of them
    were to be expected. `test` is None where there are too few deals for one.
    """

    deals: int
    hands: int
    lengths: tuple[tuple[int, float], ...]
    test: Test | None


@dataclass(slots=True)
class Tally:
    """Counts the hands of a pack, all of one size."""

    pack: Pack
    size: int
    deals: int = 0
    hands: int = 0
    counted: Counter[int] = field(default_factory=Counter)
    drawn: Counter[int] = field(default_factory=Counter)
    drawn_from: Counter[int] = field(default_factory=Counter)

    def add(self, hands: Sequence[Sequence[Card]]) -> None:
        """Count the hands of one deal."""
        suits = [letter for letter, _ in self.pack.suits]
        turn = self.deals % (len(suits) * len(hands))
        for place, hand in enumerate(hands):
            lengths = _lengths(self.pack, hand)
            self.counted.update(lengths.values())
            if place == turn // len(suits):
                suit = suits[turn % len(suits)]
                self.drawn[lengths[suit]] += 1
                self.drawn_from[self._size_of(suit)] += 1
        self.deals += 1
        self.hands += len(hands)

    @property
    def spread(self) -> Spread:
        """What has been counted, beside what was to be expected."""
        suits = [len(cards) for _, cards in self.pack.suits]
        most = min(self.size, max(suits))
        expected = [0.0] * (most + 1)
        for count in suits:
            for length, share in enumerate(chances(len(self.pack), count, self.size)):
                expected[length] += self.hands * share
        lengths = tuple((self.counted[length], expected[length]) for length in range(most + 1))
        return Spread(self.deals, self.hands, lengths, self._test(most))

    def _size_of(self, suit: str) -> int:
        return self.pack.suit_masks[suit].bit_count()

    def _test(self, most: int) -> Test | None:
        expected = [0.0] * (most + 1)
        for count, times in self.drawn_from.items():
            for length, share in enumerate(chances(len(self.pack), count, self.size)):
                expected[length] += times * share
        cells = _pooled([(self.drawn[length], expected[length]) for length in range(most + 1)])
        if len(cells) < 2:
            return None
        chi_square = sum((seen - due) ** 2 / due for seen, due in cells)
        return Test(chi_square, len(cells) - 1, self.deals, tail(chi_square, len(cells) - 1))


def _lengths(pack: Pack, hand: Sequence[Card]) -> Mapping[str, int]:
    found = {letter: 0 for letter, _ in pack.suits}
    for card in hand:
        suit = pack.suit_of[pack.number[card]]
        if suit is not None:
            found[suit] += 1
    return found


def _pooled(cells: Sequence[tuple[int, float]]) -> list[tuple[int, float]]:
    """The same cells, neighbours put together until enough is expected in each."""
    pooled: list[tuple[int, float]] = []
    seen, due = 0, 0.0
    for more_seen, more_due in cells:
        seen, due = seen + more_seen, due + more_due
        if due >= LEAST_EXPECTED:
            pooled.append((seen, due))
            seen, due = 0, 0.0
    if pooled:  # what is left over at the long end
        last_seen, last_due = pooled.pop()
        pooled.append((last_seen + seen, last_due + due))
    return pooled


@cache
def chances(pack: int, suit: int, hand: int) -> tuple[float, ...]:
    """For each length from 0 how likely a hand of `hand` cards has so many of a suit of `suit` in a pack of `pack`."""
    ways = math.comb(pack, hand)
    return tuple(
        math.comb(suit, length) * math.comb(pack - suit, hand - length) / ways
        for length in range(min(suit, hand) + 1)
    )


def tail(chi_square: float, freedom: int) -> float:
    """How likely a chi-square of so many degrees of freedom is larger: exact for a whole number of them."""
    if freedom % 2:
        total = math.erfc(math.sqrt(chi_square / 2))
        term = math.sqrt(2 * chi_square / math.pi) * math.exp(-chi_square / 2)
        divisors = range(3, freedom + 1, 2)
    else:
        total, term = 0.0, math.exp(-chi_square / 2)
        divisors = range(2, freedom + 1, 2)
    for divisor in divisors:
        total += term
        term *= chi_square / divisor
    return total
