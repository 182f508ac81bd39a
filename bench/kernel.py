"""How fast the search kernel plays out deals and searches trees.

    ./run bench kernel [--rounds N] [--seconds S]

A contract each of Kaiser, Twenty-Eight (trump shown) and Bid Whist, from before the first lead. What is
measured takes turns in rounds; the medians are shown. The clock is the processor's time of this thread,
so that other programs on the machine matter little. Card plays: one deal over and over (the random ones),
the first seat's hand fixed and the others' dealt again for each playout, everything dealt again. Tree:
simulations a second at the first lead over a thousand worlds, twenty thousand simulations a search.
"""

from __future__ import annotations

import argparse
import itertools
import platform
import statistics
import time
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from varaq import House
from varaq.search import kernel
from varaq.search.kernel import GREEDY, RANDOM, Payoff, State
from varaq.search.tables import Tables, tables_for

CONTRACTS: dict[str, dict[str, Any]] = {
    "kaiser/standard": {"bidder": 0, "bid": "8", "trump": "H"},
    "twenty_eight/twenty_eight": {"bidder": 0, "bid": "18", "trump": "S"},
    "bid_whist/standard": {"bidder": 0, "bid": "4", "trump": "S"},
}
POLICIES = {"random": RANDOM, "greedy": GREEDY}
WORLDS, SIMULATIONS, NOISE, EXPLORE = 1_000, 20_000, 25, 0.7


class Start(NamedTuple):
    """A contract before its first lead: worlds that agree in the hand of the seat that leads."""

    tables: Tables
    worlds: Any
    each: int
    payoff: Payoff

    @classmethod
    def of(cls, text: str) -> Start:
        house = House.read(text)
        tables = tables_for(house.game.name, house.rules, CONTRACTS[text])
        seats, each = tables.players, tables.tricks
        pack = list(range(tables.cards))
        Random(1).shuffle(pack)
        hand, shown = sum(1 << card for card in pack[:each]), min(1, len(tables.rankings) - 1)
        rest = (1 << tables.cards) - 1 & ~hand
        spare = tables.cards - seats * each
        deals = kernel.deal(rest, (rest,) * seats, (each,) * (seats - 1) + (spare,), n=WORLDS, seed=1)
        worlds = (State * WORLDS)(
            *(State.of((hand, *deal[: seats - 1]), turn=0, ranking=shown) for deal in deals)
        )
        points = sum(map(abs, tables.points)) + sum(tables.trick_points)
        payoff = Payoff(-points, tuple(n / (2 * points) for n in range(2 * points + 1)))
        return cls(tables, worlds, each, payoff)


def one_deal(start: Start, policy: int, seed: int) -> int:
    world, times = (State * 1)(start.worlds[0]), 2_000
    kernel.playouts(start.tables, world, times=times, policy=policy, seed=seed)
    return times * start.each * start.tables.players


def others_dealt(start: Start, policy: int, seed: int) -> int:
    kernel.playouts(start.tables, start.worlds, times=1, policy=policy, noise=NOISE, seed=seed)
    return WORLDS * start.each * start.tables.players


def all_dealt(start: Start, policy: int, seed: int) -> int:
    return kernel.playouts_dealt(start.tables, start.each, times=1_000, policy=policy, seed=seed)[0]


def tree(start: Start, policy: int, seed: int) -> int:
    kernel.tree_search(
        start.tables,
        start.worlds,
        simulations=SIMULATIONS,
        policy=policy,
        noise=NOISE,
        explore=EXPLORE,
        seed=seed,
        payoff=start.payoff,
    )
    return SIMULATIONS


MEASURED: dict[str, tuple[Callable[[Start, int, int], int], float, str]] = {
    "one deal": (one_deal, 1e6, "M plays"),
    "others dealt": (others_dealt, 1e6, "M plays"),
    "all dealt": (all_dealt, 1e6, "M plays"),
    "tree": (tree, 1e3, "k simulations"),
}


def speed(task: Callable[[Start, int, int], int], start: Start, policy: int, seconds: float) -> float:
    """What is done a second, over about so many seconds."""
    begun, done = time.thread_time(), 0
    for seed in itertools.count():
        done += task(start, policy, seed)
        if (spent := time.thread_time() - begun) >= seconds:
            break
    return done / spent


def main() -> None:
    reader = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    reader.add_argument("--rounds", type=int, default=7)
    reader.add_argument("--seconds", type=float, default=0.2)
    words = reader.parse_args()
    if not kernel.COMPILED:
        raise SystemExit("The search kernel is not compiled here.")
    starts = {text: Start.of(text) for text in CONTRACTS}
    found: dict[tuple[str, str, str], list[float]] = {}
    for _ in range(words.rounds):
        for (text, start), (policy, kind) in itertools.product(starts.items(), POLICIES.items()):
            for name, (task, *_rest) in MEASURED.items():
                found.setdefault((text, policy, name), []).append(speed(task, start, kind, words.seconds))
    print(
        f"Python {platform.python_version()}, {words.rounds} rounds of {words.seconds:g} s, medians a second\n"
    )
    print(
        "| contract | playouts | "
        + " | ".join(f"{name} ({unit})" for name, (_, _, unit) in MEASURED.items())
        + " |"
    )
    print("|---|---|" + "---|" * len(MEASURED))
    for text, policy in itertools.product(starts, POLICIES):
        cells = (
            f"{statistics.median(found[text, policy, name]) / scale:,.1f}"
            for name, (_, scale, _) in MEASURED.items()
        )
        print(f"| {text} | {policy} | {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
