"""How long exact values with open cards take, game by game, beside the bridge solver DDS.

    ./run bench solver [--deals N] [--dds PYTHON]

Random deals, the leader too, asked before the first card: for the exact points, and whether a contract is made
(starting from an empty table each time); and, as a player who does not see the others' cards asks, what every lead
is worth in ten worlds of one hand. Milliseconds of processor time on one core. With `--dds` and a Python that has
`endplay`, the same whist deals go to DDS (its solver thread, a fresh board each), and every value is compared.
"""

from __future__ import annotations

import argparse
import json
import platform
import statistics
import subprocess
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

from varaq import House
from varaq.games.bid_whist.packs import Order, ranking
from varaq.search.kernel import Solver, State
from varaq.search.layout import Payoff
from varaq.search.tables import Tables, tables_for
from varaq.search.tables.parts import ranking_of

LOG2 = 18


@dataclass(frozen=True, slots=True)
class Case:
    """A contract of a house, with `each` cards to a seat; `made` are the points it asks for."""

    name: str
    tables: Tables
    each: int
    low: int
    high: int
    made: int
    hidden: bool = False

    def deal(self, dice: Random) -> State:
        cards = dice.sample(range(self.tables.cards), 4 * self.each)
        hands = [
            sum(1 << card for card in cards[seat * self.each : (seat + 1) * self.each]) for seat in range(4)
        ]
        if self.hidden:
            return State.of(hands, turn=dice.randrange(4), trump=dice.randrange(1, 5))
        return State.of(hands, turn=dice.randrange(4))

    def worlds(self, dice: Random, n: int) -> list[State]:
        first = self.deal(dice)
        seat, rest = (
            first.turn,
            [card for card in range(self.tables.cards) if not first.hand[first.turn] >> card & 1],
        )
        made = []
        for _ in range(n):
            world, cards = first.copy(), dice.sample(rest, 3 * self.each)
            for other in range(4):
                if other != seat:
                    world.hand[other] = sum(1 << cards.pop() for _ in range(self.each))
            made.append(world)
        return made


def _tables(house: str, *, each: int = 0, **contract: object) -> Tables:
    made = House.read(house)
    tables = tables_for(made.game.name, made.rules, {"bidder": 0, **contract})
    # Fewer cards to a seat: the last tricks of the deal.
    return replace(tables, tricks=each, trick_points=tables.trick_points[-each:]) if each else tables


def cases() -> list[Case]:
    kaiser, eight, whist = "kaiser/standard", "twenty_eight/twenty_eight", "bid_whist/standard"
    hidden = _tables(eight, bid="16")
    shown = replace(hidden, rankings=hidden.rankings[1:2])
    return [
        Case("Kaiser, no trump", _tables(kaiser, bid="7NT"), 8, -3, 13, 7),
        Case("Kaiser, trump", _tables(kaiser, bid="7", trump="D"), 8, -3, 13, 7),
        Case("Twenty-Eight, trump known", shown, 8, 0, 28, 16),
        Case("Twenty-Eight, trump hidden", hidden, 8, 0, 28, 16, hidden=True),
        Case("Bid Whist, no trump", _tables(whist, bid="4", order="up"), 12, 0, 12, 9),
        Case("Bid Whist, trump", _tables(whist, bid="4", trump="S", order="up"), 12, 0, 12, 9),
        Case("Stýrivolt, 6 cards", _tables("styrivolt/kvivik", each=6, chosen=("S", "H")), 6, 0, 6, 4),
    ]


def spread(times: Sequence[float]) -> str:
    at = sorted(times)
    return f"{statistics.median(at):9.2f} {statistics.fmean(at):9.2f} {at[min(len(at) - 1, len(at) * 99 // 100)]:9.2f}"


def timed(times: list[float], began: float) -> None:
    times.append((time.process_time() - began) * 1e3)


def measure(case: Case, deals: int) -> None:
    dice = Random(case.name)
    exact, made, leads, nodes = [], [], [], []
    payoff = Payoff(case.low, tuple(float(points) for points in range(case.low, case.high + 1)))
    for number in range(deals):
        state = case.deal(dice)
        with Solver(case.tables, LOG2) as solver:
            began = time.process_time()
            nodes.append(solver.solve(state, case.low, case.high).nodes)
            timed(exact, began)
        with Solver(case.tables, LOG2) as solver:
            began = time.process_time()
            solver.reaches(state, case.made)
            timed(made, began)
        if number % 10 == 0:
            worlds = case.worlds(dice, 10)
            with Solver(case.tables) as solver:
                began = time.process_time()
                solver.solve_acts(worlds, payoff=payoff)
                timed(leads, began)
    print(
        f"{case.name:28}{deals:6}  {spread(exact)}  {spread(made)}  {statistics.median(leads) / 10:9.2f}",
        end="",
    )
    print(f"  {statistics.median(nodes):9.0f}  {sum(nodes) / sum(exact) / 1e3:5.1f}", flush=True)


def whist(trump: str | None, each: int) -> Case:
    made = ranking(0, high_deuce=False, dead_deuce=False, trump=trump, order=Order.UP)
    base = _tables("bid_whist/standard", bid="4", trump=trump, order="up")
    trumps = sum(1 << card for card in made.lines[trump]) if trump else 0
    tables = replace(
        base,
        cards=52,
        tricks=each,
        points=(0,) * 52,
        trick_points=(1,) * each,
        follow=made.order.follow,
        rankings=(ranking_of(made.order, trumps),),
        lead_first=(1 << 52) - 1,
        lead_later=(1 << 52) - 1,
        next=(1, 2, 3, 0),
    )
    return Case(f"whist, {each} cards, {'trump' if trump else 'no trump'}", tables, each, 0, each, each)


def beside_dds(python: str, case: Case, trump: str | None, deals: int) -> None:
    dice = Random(case.name)
    states = [case.deal(dice) for _ in range(deals)]
    suit = "SHDC".index(trump) if trump else 4
    asked = json.dumps([(list(state.hand)[:4], state.turn, suit) for state in states])
    script = Path(__file__).with_name("bridge.py")
    told = subprocess.run([python, script], input=asked, capture_output=True, text=True, check=True).stdout
    ours, theirs, wrong = [], [], 0
    for state, (milliseconds, tricks) in zip(states, json.loads(told), strict=True):
        with Solver(case.tables, LOG2) as solver:
            began = time.process_time()
            points = solver.solve(state, 0, case.each).points
            timed(ours, began)
        theirs.append(milliseconds)
        wrong += points != (tricks if state.turn % 2 == 0 else case.each - tricks)
    ratio = statistics.fmean(ours) / statistics.fmean(theirs)
    print(f"{case.name:28}{deals:6}  {spread(ours)}  {spread(theirs)}  {ratio:9.2f}  {wrong:6}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--dds", metavar="PYTHON", help="a Python that has endplay")
    options = parser.parse_args()
    print(f"{platform.machine()}, Python {platform.python_version()}; milliseconds: median, mean, 99%")
    if options.dds is None:
        print(
            f"{'':28}{'deals':>6}  {'exact points':>29}  {'made or not':>29}  {'all leads':>9}  {'nodes':>9}  M/s"
        )
        for case in cases():
            measure(case, options.deals)
        return
    print(f"{'':28}{'deals':>6}  {'ours':>29}  {'DDS':>29}  {'of means':>9}  differ")
    for each, share in ((5, 2), (8, 2), (10, 4), (12, 10)):
        for trump in (None, "S"):
            beside_dds(options.dds, whist(trump, each), trump, max(1, options.deals // share))


if __name__ == "__main__":
    main()
