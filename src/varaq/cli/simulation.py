"""Many matches between computer players, and what can be said of them.

Every match has dice of its own, drawn from the seed and its number, and the matches are
counted in their order: the result is the same on one processor and on many.
"""

from __future__ import annotations

import math
import re
from collections import Counter, defaultdict, deque
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

from varaq.engine import CHANCE, Match
from varaq.games import House
from varaq.players import PLAYERS

Z95 = 1.959964
"""The normal quantile of a 95% interval."""

_BID = re.compile(r"[0-9]+([A-Z]*)")


class Dealt(NamedTuple):
    """One deal. `change` None: it was thrown in. `made` None: there was no bid."""

    change: dict[str, int] | None = None
    kind: str = ""
    side: str = ""
    made: bool | None = None


class Played(NamedTuple):
    """One match: its deals, and who won; None where it was broken off."""

    deals: tuple[Dealt, ...]
    winner: str | None


@dataclass(frozen=True)
class Plan:
    """What is to be played. `players` are those of the seats, in order; `limit` the most deals of a match."""

    house: str
    players: tuple[str, ...]
    seed: int
    limit: int


def play_match(plan: Plan, number: int) -> Played:
    """The match with this number."""
    house = House.read(plan.house)
    dice = Random(f"{plan.seed}/{number}")
    seats = len(plan.players)
    match = Match(house.game, house.rules, dealer=dice.randrange(seats))
    players = [PLAYERS[name]() for name in plan.players]
    deals: list[Dealt] = []
    while not match.over:
        if CHANCE in match.awaited:
            if len(deals) == plan.limit:
                return Played(tuple(deals), None)
            events = match.deal(dice.shuffle)
        else:
            seat = next(s for s in match.awaited if s is not None)
            act = players[seat].choose(match.observation(seat), Random(dice.getrandbits(64)))
            events = match.act(seat, act)
        for event in events:
            if event.kind == "thrown_in":
                deals.append(Dealt())
            elif event.kind == "scored" and event.public is not None:
                contract = event.public["contract"]
                side = match.seating.side_of[contract["bidder"]]
                kind = kind_of(contract["bid"])
                deals.append(Dealt(dict(event.public["hand"]), kind, side, event.public["made"]))
    result = match.observation(None).result
    return Played(tuple(deals), result["winner"] if result else None)


def kind_of(bid: str | None) -> str:
    """`number`, `NT`, `LNT`, `kaiser`; `none` without a bid."""
    if bid is None:
        return "none"
    found = _BID.fullmatch(bid)
    return (found[1] or "number") if found else bid


def matches(plan: Plan, *, deals: int, jobs: int) -> Iterator[Played]:
    """Matches in their order until they have that many deals; the last one is cut short to fit."""
    left = deals
    found = _in_order(plan, jobs)
    while left > 0:
        played = next(found)
        if len(played.deals) > left:
            played = Played(played.deals[:left], None)
        left -= len(played.deals)
        yield played
    found.close()


def _in_order(plan: Plan, jobs: int) -> Generator[Played, None, None]:
    if jobs == 1:
        number = 0
        while True:
            yield play_match(plan, number)
            number += 1
    with ProcessPoolExecutor(jobs) as pool:
        waiting: deque[Future[Played]] = deque(pool.submit(play_match, plan, n) for n in range(2 * jobs))
        number = len(waiting)
        try:
            while True:
                yield waiting.popleft().result()
                waiting.append(pool.submit(play_match, plan, number))
                number += 1
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


@dataclass
class Tally:
    """What has been counted. A match that was cut short or broken off has no winner."""

    sides: Sequence[str]
    scored: int = 0
    thrown_in: int = 0
    finished: int = 0
    unfinished: int = 0
    points: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    bids: Counter[tuple[str, str]] = field(default_factory=Counter)
    made: Counter[tuple[str, str]] = field(default_factory=Counter)
    wins: Counter[str] = field(default_factory=Counter)

    def add(self, played: Played, *, limit: int) -> None:
        """Count one match."""
        for deal in played.deals:
            if deal.change is None:
                self.thrown_in += 1
                continue
            self.scored += 1
            for side in self.sides:
                self.points[side].append(deal.change[side])
            self.bids[deal.side, deal.kind] += 1
            self.made[deal.side, deal.kind] += bool(deal.made)
        if played.winner is not None:
            self.finished += 1
            self.wins[played.winner] += 1
        elif len(played.deals) == limit:
            self.unfinished += 1

    def contracts(self, *, side: str | None = None, kind: str | None = None) -> tuple[int, int]:
        """How many bids were made good, and of how many; of one side or kind, or of all."""
        wanted = [
            key
            for key in self.bids
            if side in (None, key[0]) and (key[1] == kind if kind is not None else key[1] != "none")
        ]
        return sum(self.made[key] for key in wanted), sum(self.bids[key] for key in wanted)

    @property
    def kinds(self) -> list[str]:
        """The kinds of contracts that came up, the commonest first."""
        totals: Counter[str] = Counter()
        for (_, kind), count in self.bids.items():
            totals[kind] += count
        return sorted(totals, key=lambda kind: (-totals[kind], kind))


class Interval(NamedTuple):
    """A value, the ends of its 95% interval, and how many cases it rests on."""

    value: float
    low: float
    high: float
    cases: int


def mean(values: Sequence[int]) -> Interval:
    """The mean of deals, ± 1.96 standard errors."""
    n = len(values)
    if not n:
        return Interval(math.nan, math.nan, math.nan, 0)
    middle = sum(values) / n
    spread = sum((value - middle) ** 2 for value in values) / (n - 1) if n > 1 else math.nan
    half = Z95 * math.sqrt(spread / n)
    return Interval(middle, middle - half, middle + half, n)


def share(part: int, whole: int) -> Interval:
    """A share with its Wilson score interval."""
    if not whole:
        return Interval(math.nan, math.nan, math.nan, 0)
    p, z2 = part / whole, Z95 * Z95
    middle = (p + z2 / (2 * whole)) / (1 + z2 / whole)
    half = Z95 * math.sqrt(p * (1 - p) / whole + z2 / (4 * whole * whole)) / (1 + z2 / whole)
    return Interval(p, max(0.0, middle - half), min(1.0, middle + half), whole)
