"""Many matches between computer players, and what can be said of them.

Every match has dice of its own, drawn from the seed and its number, and the matches are
counted in their order: the result is the same on one processor and on many.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from random import Random
from typing import NamedTuple

from varaq.arena import Company, Dealt, SelfPlay, deals_in, in_order
from varaq.engine import Match
from varaq.games import House
from varaq.players import player_named


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
    seed = f"{plan.seed}/{number}"
    match = Match(house.game, house.rules, dealer=Random(seed).randrange(len(plan.players)))
    deals: list[Dealt] = []
    with Company([partial(player_named, name) for name in plan.players]) as company:
        players = [company.at(seat, seat) for seat in range(len(plan.players))]
        table = SelfPlay(match, players, seed=seed)
        while not match.over:
            if len(deals) == plan.limit:
                return Played(tuple(deals), None)
            deals += deals_in(table.step(), match.seating)
    result = match.observation(None).result
    return Played(tuple(deals), result["winner"] if result else None)


def matches(plan: Plan, *, deals: int, jobs: int) -> Iterator[Played]:
    """Matches in their order until they have that many deals; the last one is cut short to fit."""
    left = deals
    found = in_order(partial(play_match, plan), count(), jobs=jobs)
    while left > 0:
        played = next(found)
        if len(played.deals) > left:
            played = Played(played.deals[:left], None)
        left -= len(played.deals)
        yield played
    found.close()


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
        for (_, kind), bids in self.bids.items():
            totals[kind] += bids
        return sorted(totals, key=lambda kind: (-totals[kind], kind))
