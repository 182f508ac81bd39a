"""What a side still needs: books taken are put beside the books that make or set the bid."""

from __future__ import annotations

from dataclasses import dataclass
from math import erf, sqrt

from varaq.engine import Observation
from varaq.games.bid_whist.books import BOARD, BOOKS
from varaq.games.bid_whist.rules import KittyBook
from varaq.players.bid_whist.memory import Memory
from varaq.players.bid_whist.taste import TASTE


def normal(x: float) -> float:
    """The share of a bell curve below `x` spreads."""
    return 0.5 * (1.0 + erf(x / sqrt(2.0)))


@dataclass(frozen=True, slots=True)
class Aim:
    """Books in a deal seen from my side: what we have, what decides the bid, what this trick brings."""

    ours: int
    goal: int
    trick: int
    left: int

    @classmethod
    def of(cls, seen: Observation, memory: Memory) -> Aim:
        """The aim at this moment of the play; the buried cards count with the first trick where they go to it."""
        rules = memory.rules
        side = rules.seating.side_of[memory.me]
        needed = BOARD + memory.contract.bid.number
        goal = needed if memory.bids else BOOKS - needed + 1
        first = rules.kitty_book == KittyBook.FIRST_TRICK and seen.extra["kitty_book"] is None
        return cls(seen.points[side], goal, 2 if first else 1, memory.left)

    def value(self, gained: float, more: float) -> float:
        """How good the deal looks with this trick's books, `more` being what is expected of later ones."""
        left = self.left - 1
        mean = self.ours + gained + min(float(left), max(0.0, more))
        spread = sqrt(TASTE.spread * left + 0.02)
        return normal((mean - self.goal + 0.5) / spread) + TASTE.slope * mean
