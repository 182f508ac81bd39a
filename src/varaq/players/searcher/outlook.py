"""What may come of an act, told in points and chances: for hints, where a bare order of acts is not enough."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from varaq.engine import Observation
from varaq.players.searcher.belief import likely_worlds
from varaq.players.searcher.budget import PATIENT, affordable
from varaq.players.searcher.scene import Scene
from varaq.players.searcher.weighing import solved, weigh
from varaq.search import kernel
from varaq.search.kernel import GREEDY, Payoff

WORLDS, LIMIT = 20, 2_000_000
"""Worlds that are solved for a hint, "makes in 17 of 20", where so many positions are enough for all of them."""
PLAYED = 120
"""Worlds that are played out once each where solving is dear."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """One act of the play. `worth`: 0 to 1, of all that is at stake in the deal.

    `points` are those of my side, `makes` the worlds in which the contract is fulfilled; None where
    nothing was undertaken.
    """

    act: str
    card: int
    worth: float
    wins: float
    points: float
    makes: tuple[int, int] | None


def outlooks(seen: Observation, scene: Scene, dice: Random) -> list[Outlook]:
    """The outlook of every act of the scene: how good it is as the player would weigh it, what it brings as counted."""
    budget = affordable(PATIENT)
    weighed = weigh(seen, scene, budget, dice)
    seed = dice.getrandbits(63)
    prizes = scene.prizes
    lies = likely_worlds(seen, scene.tables, n=PLAYED if budget.worlds else budget.samples, seed=seed)
    evenly = Payoff(prizes.low, prizes.evenly())
    rows = solved(scene.tables, lies[:WORLDS], evenly, LIMIT, fewest=WORLDS) if budget.worlds else None
    rows = rows or kernel.playout_acts(
        scene.tables, lies, times=1, policy=GREEDY, noise=budget.noise, seed=seed, payoff=evenly
    )
    top = len(prizes.chances) - 1
    found = []
    for act, text in scene.acts.items():
        if act not in weighed.worth:
            continue
        places = [round(row[act] * top) for row in rows]
        points = prizes.low + sum(places) / len(places)
        makes = None
        if prizes.needed is not None:
            made = sum(prizes.low + place >= prizes.needed for place in places)
            makes = (made, len(places))
        mean = weighed.means[act]
        wins = prizes.wins(mean if prizes.mine else 1 - mean)
        mine = points if prizes.mine else prizes.total - points
        found.append(Outlook(text, act, weighed.worth[act], wins, mine, makes))
    return found
