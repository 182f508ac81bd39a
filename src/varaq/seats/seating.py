"""Seats in the order of play, and the sides they score for."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

Seat: TypeAlias = int
"""0, 1, 2, …: seat `(s + 1) % n` always plays after seat `s`."""

Side: TypeAlias = str
"""`A`, `B`, `C` for teams; `0`, `1`, … where every player is a side of his own."""


@dataclass(frozen=True)
class Seating:
    """The side of every seat, by seat."""

    side_of: tuple[Side, ...]
    clockwise: bool = True

    @classmethod
    def teams(cls, players: int, sides: int) -> Seating:
        """`sides` teams that sit alternately: with four players 0 and 2 against 1 and 3."""
        return cls(tuple("ABCDEFGH"[seat % sides] for seat in range(players)))

    @classmethod
    def solo(cls, players: int) -> Seating:
        """Every player for himself."""
        return cls(tuple(str(seat) for seat in range(players)))

    @cached_property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.side_of)

    @cached_property
    def sides(self) -> tuple[Side, ...]:
        """The sides in the order of their first seats."""
        return tuple(dict.fromkeys(self.side_of))

    @cached_property
    def next(self) -> tuple[Seat, ...]:
        """Who plays after each seat."""
        return tuple((seat + 1) % self.players for seat in range(self.players))

    def after(self, seat: Seat, steps: int = 1) -> Seat:
        """The seat `steps` places further in the order of play."""
        return (seat + steps) % self.players

    def partners(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats of the same side."""
        side = self.side_of[seat]
        return tuple(s for s in range(self.players) if s != seat and self.side_of[s] == side)
