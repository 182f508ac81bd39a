"""Dealing the cards that a seat has not seen, every deal that fits equally likely (native/deal.c).

The deals are the compiled kernel's by their chances, not card by card. Cards that the same places may
hold make a class; how many of each class go where is drawn from exact counts. Where counting would take
too long, a deal that fits is stirred: two or three cards change places wherever they may.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import comb

from varaq.search.plain.chance import Chance, cards_of

MOST_SHARES = 20_000
"""Ways to share a class out that are looked at before stirring is preferred."""
STIRS_PER_CARD = 24


def deal(unseen: int, may: Sequence[int], need: Sequence[int], *, n: int, seed: int) -> list[tuple[int, ...]]:
    """`n` deals of the set `unseen`: place p gets `need[p]` cards of `may[p]`. Nothing where no deal fits."""
    if sum(need) != unseen.bit_count() or min(need, default=0) < 0:
        return []
    # Places that may hold the same cards are dealt to as one.
    alike: dict[int, list[int]] = {}
    for place, number in enumerate(need):
        if number:
            alike.setdefault(may[place] & unseen, []).append(place)
    groups, chance = list(alike.values()), Chance(seed)
    holders = {
        card: tuple(at for at, allowed in enumerate(alike) if allowed >> card & 1)
        for card in cards_of(unseen)
    }
    return [
        _shared_out(piles, groups, need, chance)
        for piles in _deals(
            holders, tuple(sum(need[place] for place in group) for group in groups), n, chance
        )
    ]


def _deals(
    holders: dict[int, tuple[int, ...]], need: tuple[int, ...], n: int, chance: Chance
) -> Iterator[list[list[int]]]:
    """The cards of every group, deal by deal."""
    counts = _Counts(holders, need)
    try:
        fits = counts.ways(0, need) > 0
    except _TooManyShares:
        yield from _stirred(holders, need, n, chance)
        return
    for _ in range(n if fits else 0):
        yield counts.draw(chance)


def _shared_out(
    piles: list[list[int]], groups: list[list[int]], need: Sequence[int], chance: Chance
) -> tuple[int, ...]:
    """What each place gets of the pile of its group."""
    hands = [0] * len(need)
    for cards, group in zip(piles, groups, strict=True):
        pile = _shuffled(cards, chance)
        for place in group:
            hands[place] = sum(1 << pile.pop() for _ in range(need[place]))
    return tuple(hands)


class _TooManyShares(Exception):
    """The table of counts would take too long."""


class _Counts:
    """How many deals there are of the classes from one on, when the groups still need so much."""

    def __init__(self, holders: dict[int, tuple[int, ...]], need: tuple[int, ...]) -> None:
        by_holders: dict[tuple[int, ...], list[int]] = {}
        for card, groups in holders.items():
            by_holders.setdefault(groups, []).append(card)
        self._classes = sorted(by_holders.items(), key=lambda one: len(one[0]))
        self._need = need
        self._known: dict[tuple[int, tuple[int, ...]], int] = {}
        self._looked_at = 0

    def ways(self, at: int, need: tuple[int, ...]) -> int:
        """The number of deals of the classes from `at`."""
        if at == len(self._classes):
            return 1
        key = at, need
        if key not in self._known:
            self._known[key] = sum(self._count(share) for share in self._shares(at, need))
        return self._known[key]

    def _count(self, share: tuple[tuple[int, ...], int]) -> int:
        self._looked_at += 1
        if self._looked_at > MOST_SHARES:
            raise _TooManyShares
        return share[1]

    def _shares(self, at: int, need: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], int]]:
        """The ways to share a class out: what is needed afterwards, in how many deals."""
        groups, cards = self._classes[at]
        for left, ways in _shared(groups, len(cards), need):
            yield left, ways * self.ways(at + 1, left)

    def _drawn(self, at: int, need: tuple[int, ...], chance: Chance) -> tuple[int, ...]:
        mark = chance.word() * self.ways(at, need) >> 64
        for left, ways in self._shares(at, need):
            mark -= ways
            if mark < 0:
                return left
        raise AssertionError("the shares add up to all the ways")

    def draw(self, chance: Chance) -> list[list[int]]:
        """The cards of every group in one deal."""
        piles: list[list[int]] = [[] for _ in self._need]
        need = self._need
        for at, (groups, cards) in enumerate(self._classes):
            left = self._drawn(at, need, chance)
            rest = _shuffled(cards, chance)
            for group in groups:
                given = need[group] - left[group]
                piles[group] += rest[:given]
                rest = rest[given:]
            need = left
        return piles


def _shared(
    places: tuple[int, ...], number: int, need: tuple[int, ...]
) -> Iterator[tuple[tuple[int, ...], int]]:
    """How so many cards go to the places, none getting more than it needs: the needs left, and which cards go where."""
    if not places:
        if not number:
            yield need, 1
        return
    place, later = places[0], places[1:]
    room = sum(need[other] for other in later)
    for given in range(max(0, number - room), min(number, need[place]) + 1):
        left = (*need[:place], need[place] - given, *need[place + 1 :])
        for after, ways in _shared(later, number - given, left):
            yield after, ways * comb(number, given)


def _shuffled(cards: Sequence[int], chance: Chance) -> list[int]:
    pile = list(cards)
    for place in range(len(pile) - 1):
        other = place + chance.below(len(pile) - place)
        pile[place], pile[other] = pile[other], pile[place]
    return pile


def _stirred(
    holders: dict[int, tuple[int, ...]], need: Sequence[int], n: int, chance: Chance
) -> Iterator[list[list[int]]]:
    """Deals that are found by changing cards of one that fits."""
    place_of = _one_that_fits(holders, need)
    if place_of is None:
        return
    cards = list(place_of)
    for _ in range(n):
        for _ in range(STIRS_PER_CARD * len(cards)):
            ring = [cards[chance.below(len(cards))] for _ in range(2 + chance.below(2))]
            moved = [place_of[card] for card in (*ring[1:], ring[0])]
            if len(set(ring)) == len(ring) and all(
                place in holders[card] for card, place in zip(ring, moved, strict=True)
            ):
                place_of.update(zip(ring, moved, strict=True))
        piles: list[list[int]] = [[] for _ in need]
        for card, place in place_of.items():
            piles[place].append(card)
        yield piles


def _one_that_fits(holders: dict[int, tuple[int, ...]], need: Sequence[int]) -> dict[int, int] | None:
    """A place for every card: a card that finds none free moves another on."""
    place_of: dict[int, int] = {}
    room = list(need)

    def settle(card: int, asked: set[int]) -> bool:
        for place in holders[card]:
            if place in asked:
                continue
            asked.add(place)
            there = [other for other, at in place_of.items() if at == place]
            if room[place]:
                room[place] -= 1
            elif not any(settle(other, asked) for other in there):
                continue
            place_of[card] = place
            return True
        return False

    return place_of if all(settle(card, set()) for card in holders) else None
