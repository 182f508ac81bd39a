"""Players compared: makers of players, a house and a plan go in, duplicates come out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from multiprocessing.util import Finalize

from varaq.arena.duplicate import Company, Duplicate, Plan, play_duplicate
from varaq.arena.in_order import in_order
from varaq.players import PlayerMaker

_companies: list[Company] = []
"""The players of this process, while it works for a pool; the last one is at work."""


def arena(makers: Sequence[PlayerMaker], plan: Plan, *, jobs: int = 1) -> Iterator[Duplicate]:
    """Play the plan's duplicates with the players that `makers` make, two or more, and hand them back in order.

    With several jobs the makers go to other processes: they must be importable there (a class, a
    function of a module, a `functools.partial` of one). How many jobs there are changes nothing but
    the time, unless a player looks at a clock. Raises `BadHouse`; `BadPlayer` where a player fails.
    """
    if jobs == 1:
        with Company(makers) as company:
            for number in range(plan.count):
                yield play_duplicate(plan, number, company)
        return
    sit_down = partial(_sit_down, tuple(makers))
    yield from in_order(partial(_work, plan), range(plan.count), jobs=jobs, prepare=sit_down)


def _sit_down(makers: tuple[PlayerMaker, ...]) -> None:
    company = Company(makers)
    _companies.append(company)
    Finalize(company, company.close, exitpriority=10)


def _work(plan: Plan, number: int) -> Duplicate:
    return play_duplicate(plan, number, _companies[-1])
