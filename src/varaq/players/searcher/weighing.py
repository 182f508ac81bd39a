"""What every act of a scene is worth: solved where that is cheap, else searched as a tree."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import takewhile
from math import isnan
from random import Random

from varaq.engine import Observation
from varaq.players.searcher.belief import likely_worlds
from varaq.players.searcher.budget import Aim, Budget
from varaq.players.searcher.scene import Scene
from varaq.search import kernel
from varaq.search.kernel import GREEDY, Payoff, Positions, Solver
from varaq.search.tables import Tables

OPEN = 0.5
"""What solved deals count beside the tree: with open cards nobody is ever surprised."""

DEAR = 10
"""So many times longer takes a position that the solver's quick way is not open to."""

FAVOUR = 0.1
"""What the share of the simulations counts that an act has drawn: its mean hides what was only tried."""

FEWEST = 3
"""Fewer solved worlds tell nothing."""

ENTRIES = 17
"""The solver remembers 2 to this power of positions."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """What the acts of a scene are worth to me, as a part of all that is at stake in the deal (0 to 1).

    `means`: what they came to. `worth`: the same in favour of what the tree has turned to most, by which
    a choice is made. `solved`: whether open cards told too; `cut`: whether that was tried and hit its limit.
    """

    worth: Mapping[int, float]
    means: Mapping[int, float]
    solved: bool
    cut: bool


def weigh(seen: Observation, scene: Scene, budget: Budget, dice: Random) -> Weighed:
    """The worth of every act of the scene: what the tree finds, and the open cards where they are cheap to solve."""
    seed = dice.getrandbits(63)
    prizes = scene.prizes
    value = prizes.scaled() if budget.aim == Aim.MATCH else prizes.evenly()
    payoff = Payoff(prizes.low, value)
    found = _searched(seen, scene, payoff, budget, seed)
    rows = None
    if budget.worlds:
        lies = likely_worlds(seen, scene.tables, n=budget.worlds, seed=seed)
        rows = solved(scene.tables, lies, payoff, budget.limit)
    part = 0.0 if rows is None else OPEN
    worth, means = {}, {}
    for act, (mean, share) in found.items():
        if rows is not None:
            mean += part * (sum(row[act] for row in rows) / len(rows) - mean)
        # The tables speak for the side that undertook the contract.
        means[act] = mean if prizes.mine else 1 - mean
        worth[act] = means[act] + (1 - part) * FAVOUR * share
    return Weighed(worth, means, solved=rows is not None, cut=bool(budget.worlds) and rows is None)


def solved(
    tables: Tables, lies: Positions, payoff: Payoff, limit: int, *, fewest: int = FEWEST
) -> list[dict[int, float]] | None:
    """For the first worlds what each act comes to with open cards; None where they would be fewer than `fewest`.

    A solver of its own for every decision: what one remembers of others would move the limit.
    """
    if not is_plain(tables):
        limit //= DEAR
    fewest = min(fewest, len(lies))
    with Solver(tables, ENTRIES) as solver:
        # Whether solving is cheap here is found out by one question.
        points = payoff.low, payoff.low + len(payoff.value) - 1
        if not solver.solve(lies[0], *points, limit=limit // fewest).exact:
            return None
        rows = solver.solve_acts(lies, payoff=payoff, limit=limit).values
    # The world in which the limit was met lacks acts.
    cards, ask = kernel.legal(tables, lies[0])
    whole = list(takewhile(lambda row: len(row) == cards.bit_count() + ask, rows))
    return whole if len(whole) >= fewest else None


@lru_cache(maxsize=256)
def is_plain(tables: Tables) -> bool:
    """Whether the solver's quick way is open from the start: four players, suits to follow, nothing hidden or doubled."""
    suited = [
        pair for pair in zip(tables.rankings[0].beats, tables.follow, strict=True) if pair[1]
    ]  # dead cards follow nothing, and are all alike
    doubled = len(set(suited)) < len(suited)
    special = tables.wipes | tables.free_cards | tables.forced_cards or tables.insult
    return len(tables.rankings) == 1 and tables.players == 4 and bool(suited) and not (doubled or special)


def _searched(
    seen: Observation, scene: Scene, payoff: Payoff, budget: Budget, seed: int
) -> dict[int, tuple[float, float]]:
    """For every act its mean, and the share of the simulations it has drawn: a tree, or without any, playouts."""
    lies = likely_worlds(seen, scene.tables, n=budget.samples, seed=seed)
    if not budget.simulations:
        rows = kernel.playout_acts(
            scene.tables, lies, times=2, policy=GREEDY, noise=budget.noise, seed=seed, payoff=payoff
        )
        return {act: (sum(row[act] for row in rows) / len(rows), 0.0) for act in scene.acts}
    found = kernel.tree_search(
        scene.tables,
        lies,
        simulations=budget.simulations,
        policy=GREEDY,
        noise=budget.noise,
        explore=budget.explore,
        seed=seed,
        payoff=payoff,
    )
    total = sum(visits for visits, _ in found.values())
    return {
        act: (value, visits / total)
        for act, (visits, value) in found.items()
        if act in scene.acts and visits and not isnan(value)
    }
