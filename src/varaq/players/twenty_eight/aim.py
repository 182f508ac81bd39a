"""What a side still needs: points taken are put beside the points that make or break the contract."""

from __future__ import annotations

from dataclasses import dataclass
from math import erf, sqrt
from typing import cast

from varaq.engine import Observation
from varaq.games.twenty_eight.rules import TwentyEightRules, Twice
from varaq.players.twenty_eight.memory import Memory
from varaq.players.twenty_eight.taste import TASTE


def normal(x: float) -> float:
    """The share of a bell curve below `x` spreads."""
    return 0.5 * (1.0 + erf(x / sqrt(2.0)))


@dataclass(frozen=True, slots=True)
class Aim:
    """Points in a deal seen from my side: what we have, what is still out, what decides the contract.

    `goal`: our points from which on the deal is ours. `half`: our points from which on a lost
    bid costs no more than it must (TE-138), or, for opponents, up to which it does; None where
    it makes no difference.
    """

    ours: int
    out: int
    goal: int
    half: int | None
    bids: bool

    @classmethod
    def of(cls, seen: Observation, memory: Memory) -> Aim:
        """The aim at this moment of the play."""
        rules = cast(TwentyEightRules, seen.rules)
        side_of = rules.seating.side_of
        mine = side_of[memory.me]
        bids = side_of[memory.contract.bidder] == mine
        needed = seen.extra["needed"] or memory.contract.number
        ours = seen.points[mine]
        total = rules.points_in_deal
        goal = needed if bids else total - needed + 1
        half = None
        if rules.under_half == Twice.DOUBLE:
            least = -(-needed // 2)
            half = least if bids else total - least + 1
        return cls(ours, total - sum(seen.points.values()), goal, half, bids)

    def chance(self, kept: float) -> float:
        """The chance that the deal ends well as it stands, my cards promising so much."""
        mean = self.ours + self.out / 2 + kept - TASTE.rest_base * self.out
        return normal((mean - self.goal + 0.5) / sqrt(TASTE.spread * self.out + 0.05))

    def value(self, gained: float, lost: float, kept: float) -> float:
        """How good the deal looks once a trick has brought us so much, or them.

        `kept`: what my remaining cards promise.
        """
        left = max(0.0, self.out - gained - lost)
        mean = self.ours + gained + left / 2 + (kept - TASTE.rest_base * left if left else 0.0)
        spread = sqrt(TASTE.spread * left + 0.05)
        good = normal((mean - self.goal + 0.5) / spread)
        if self.half is not None:
            good += normal((mean - self.half + 0.5) / spread)
        return good + TASTE.slope * mean
