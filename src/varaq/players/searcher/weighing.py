"""What every act of a scene is worth: solved where that is cheap, else searched as a tree."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import isnan
from random import Random

from varaq.engine import Observation
from varaq.players.searcher.belief import likely_worlds
from varaq.players.searcher.budget import Aim, Budget
from varaq.players.searcher.scene import Scene
from varaq.search import kernel
from varaq.search.kernel import GREEDY, Payoff, Positions, Solver
from varaq.search.tables import Tables

TRIED = 1
"""In so many worlds it is found out first whether solving is cheap."""

HINT = 0.02
"""What a playout counts beside a solved deal: it tells apart what open cards make equal."""

ENTRIES = 17
"""The solver remembers 2 to this power of positions."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """What the acts of a scene are worth to me, as a part of all that is at stake in the deal (0 to 1).

    `solved`: whether by open cards; `cut`: whether solving was tried and hit its limit.
    """

    worth: Mapping[int, float]
    solved: bool
    cut: bool


def weigh(seen: Observation, scene: Scene, budget: Budget, dice: Random) -> Weighed:
    """The worth of every act of the scene."""
    seed = dice.getrandbits(63)
    prizes = scene.prizes
    value = prizes.scaled() if budget.aim == Aim.MATCH else prizes.evenly()
    payoff = Payoff(prizes.low, value)
    cut = False
    if budget.worlds:
        solved = _solved(seen, scene, payoff, budget, seed)
        if solved is not None:
            return Weighed(_mine(scene, solved), solved=True, cut=False)
        cut = True
    return Weighed(_mine(scene, _searched(seen, scene, payoff, budget, seed)), solved=False, cut=cut)


def _mine(scene: Scene, values: Mapping[int, float]) -> dict[int, float]:
    """From my side; the tables speak for the side that undertook the contract."""
    return {act: values[act] if scene.prizes.mine else 1 - values[act] for act in scene.acts if act in values}


def _solved(
    seen: Observation, scene: Scene, payoff: Payoff, budget: Budget, seed: int
) -> dict[int, float] | None:
    """The mean of exact values over worlds; None where one of them was too dear."""
    lies = likely_worlds(seen, scene.tables, n=budget.worlds, seed=seed)
    rows = solved(scene.tables, lies, payoff, budget.limit)
    if rows is None:
        return None
    open_cards = {act: sum(row[act] for row in rows) / len(rows) for act in scene.acts}
    played = _played(scene, lies, payoff, budget, seed)
    return {act: (1 - HINT) * open_cards[act] + HINT * played[act] for act in open_cards}


def solved(tables: Tables, lies: Positions, payoff: Payoff, limit: int) -> list[dict[int, float]] | None:
    """For every world what each act comes to with open cards; None where one question was too dear.

    A solver of its own for every decision: what one remembers of others would move the limit.
    """
    rows: list[dict[int, float]] = []
    with Solver(tables, ENTRIES) as solver:
        for part in (lies[:TRIED], lies[TRIED:]):
            found = solver.solve_acts(part, payoff=payoff, limit=limit)
            if found.cut:
                return None
            rows += found.values
    return rows


def _played(scene: Scene, lies: Positions, payoff: Payoff, budget: Budget, seed: int) -> dict[int, float]:
    """The mean of playouts after every act."""
    rows = kernel.playout_acts(
        scene.tables, lies, times=2, policy=GREEDY, noise=budget.noise, seed=seed, payoff=payoff
    )
    return {act: sum(row[act] for row in rows) / len(rows) for act in scene.acts}


def _searched(seen: Observation, scene: Scene, payoff: Payoff, budget: Budget, seed: int) -> dict[int, float]:
    """Playouts after every act in the same worlds, or, with simulations, a tree."""
    lies = likely_worlds(seen, scene.tables, n=budget.samples, seed=seed)
    played = _played(scene, lies, payoff, budget, seed)
    if not budget.simulations:
        return played
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
        act: value + FAVOUR * visits / total * (1 if scene.prizes.mine else -1)
        for act, (visits, value) in found.items()
        if act in scene.acts and visits and not isnan(value)
    }


FAVOUR = 0.1
"""What the share of the simulations counts that an act has drawn: its mean hides what was only tried."""
