"""How much a searching player may think about one decision, counted in work and never in time."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from varaq.search.kernel import COMPILED


class Aim(StrEnum):
    """What a player plays for."""

    MATCH = "match"
    POINTS = "points"


@dataclass(frozen=True, slots=True)
class Budget:
    """The same budget, dice and observation lead to the same act on any machine where the kernel is compiled.

    `simulations` of tree search in `samples` deals decide, ended by playouts in which `noise` of 256
    acts are any; `explore`: how readily the tree tries what looks worse. Besides, up to so many `worlds` are
    solved with open cards, as far as `limit` positions go. The book's act is kept where
    another is not better by more than `loyalty`, a part of all that is at stake: few deals do not tell more.
    What the bidder names and buries is tried out in so many `trials`.
    """

    worlds: int = 8
    limit: int = 1_500_000
    simulations: int = 4_000
    samples: int = 200
    noise: int = 25
    explore: float = 0.7
    loyalty: float = 0.03
    trials: int = 400
    aim: Aim = Aim.MATCH


QUICK = Budget(simulations=800, samples=80, worlds=6, limit=1_000_000, loyalty=0.08, trials=100)
PATIENT = Budget()
SLOW = Budget(simulations=60, samples=20, worlds=0, loyalty=0.08, trials=0)
"""Where the search runs in Python, a hundred times slower: about as long as the others take."""


def affordable(budget: Budget) -> Budget:
    """The budget, or what can be had of it where no kernel was compiled."""
    return budget if COMPILED else SLOW
