"""What the tables of all games have in common: seats, sides, and a beating relation as a ranking."""

from __future__ import annotations

from collections.abc import Sequence

from varaq.cards import TrickOrder
from varaq.search.tables.shape import Ranking
from varaq.seats import Seat, Seating


def next_of(seating: Seating, out: Sequence[Seat]) -> tuple[Seat, ...]:
    """Who plays after each seat, those who sit out left out."""
    return tuple(_following(seating, seat, out) for seat in range(seating.players))


def _following(seating: Seating, seat: Seat, out: Sequence[Seat]) -> Seat:
    following = seating.next[seat]
    while following in out:
        following = seating.next[following]
    return following


def sides_of(seating: Seating, bidder: Seat) -> tuple[int, ...]:
    """0 for the bidder's side, 1 for everybody else, however many sides there are."""
    return tuple(int(side != seating.side_of[bidder]) for side in seating.side_of)


def credited(sides: Sequence[int]) -> tuple[int, ...]:
    """Tricks count whoever of the bidder's side takes them."""
    return tuple(int(side == 0) for side in sides)


def ranking_of(order: TrickOrder, trumps: int = 0) -> Ranking:
    """The ranking that a game's beating relation is."""
    return Ranking(order.beats, order.beats_led, trumps)
