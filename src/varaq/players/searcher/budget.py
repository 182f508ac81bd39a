"""How much a searching player may think about one decision, counted in work and never in time."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Aim(StrEnum):
    """What a player plays for."""

    MATCH = "match"
    POINTS = "points"


@dataclass(frozen=True, slots=True)
class Budget:
    """The same budget, dice and observation lead to the same act on any machine.

    `worlds`: deals in which every act is solved with open cards; `limit`: positions that one such
    question may look at. Where that is not enough, `simulations` of tree search in `samples` deals
    decide, ended by playouts in which `noise` of 256 acts are any; `explore`: how readily the tree
    tries what looks worse. `bids`: deals in which a contract is tried before it is bid.
    """

    worlds: int = 20
    limit: int = 20_000
    simulations: int = 2_000
    samples: int = 200
    noise: int = 25
    explore: float = 0.7
    bids: int = 120
    aim: Aim = Aim.MATCH
