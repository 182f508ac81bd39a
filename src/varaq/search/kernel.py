"""Trick play on tables: the compiled kernel (native/), or where it is not built its twin in Python.

Both have the same functions with the same meaning; native/kernel.h explains the numbers. They know no
game and no rule. Nothing is kept between calls but by a `Solver`, which belongs to one thread; the long
calls let other threads run.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from varaq.search.layout import (
    ACTS,
    ASK,
    GREEDY,
    NONE,
    RANDOM,
    Beliefs,
    Past,
    Payoff,
    Positions,
    Solved,
    SolvedActs,
    State,
)
from varaq.search.library import LIBRARY

COMPILED = LIBRARY is not None
"""Whether the compiled kernel is in use."""

if TYPE_CHECKING or COMPILED:
    from varaq.search.compiled import (
        Solver,
        brute,
        deal,
        legal,
        over,
        perft,
        play,
        playout_acts,
        playouts,
        playouts_dealt,
        sensible,
        tree_search,
        weigh,
        weigh_past,
    )
else:
    from varaq.search.plain import (
        Solver,
        brute,
        deal,
        legal,
        over,
        perft,
        play,
        playout_acts,
        playouts,
        playouts_dealt,
        sensible,
        tree_search,
        weigh,
        weigh_past,
    )

__all__ = [
    "ACTS",
    "ASK",
    "COMPILED",
    "GREEDY",
    "NONE",
    "RANDOM",
    "Beliefs",
    "Past",
    "Payoff",
    "Positions",
    "Solved",
    "SolvedActs",
    "Solver",
    "State",
    "brute",
    "deal",
    "legal",
    "over",
    "perft",
    "play",
    "playout_acts",
    "playouts",
    "playouts_dealt",
    "sensible",
    "tree_search",
    "weigh",
    "weigh_past",
]
