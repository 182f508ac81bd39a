"""What many duplicates say about their players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from itertools import combinations
from typing import NamedTuple

from varaq.arena.dealt import Dealt
from varaq.arena.duplicate import Duplicate, Mode, Sitting
from varaq.arena.intervals import Interval, mean, quantile, share
from varaq.seats import Seating, Side

Pair = tuple[int, int]
"""Two players by their numbers: of whom, against whom."""

Worth = Callable[[Dealt], Mapping[Side, int] | None]
"""What a deal was worth, by side; None: it was thrown in."""


class Pace(NamedTuple):
    """How long a player took for its decisions, in seconds."""

    decisions: int
    median: float
    p99: float
    longest: float


class Report:
    """Counts duplicates in their order. The differences are those of each pair of players.

    `score`: how many more points of the house's score a deal brings the first than the second, where
    both have sat on every side with the same cards; one case is one duplicate. `points`: the same in
    the deal's own points: of cards, tricks, strokes.
    """

    def __init__(self, players: int, seating: Seating, mode: Mode) -> None:
        self.players = players
        self.seating = seating
        self.mode = mode
        self.duplicates = self.deals = self.thrown_in = self.finished = self.unfinished = 0
        self.pairs: tuple[Pair, ...] = tuple(combinations(range(players), 2))
        self._score: dict[Pair, list[float]] = {pair: [] for pair in self.pairs}
        self._points: dict[Pair, list[float]] = {pair: [] for pair in self.pairs}
        self._wins: Counter[int] = Counter()
        self._matches: Counter[int] = Counter()
        self._bids: Counter[int] = Counter()
        self._made: Counter[int] = Counter()
        self._seconds: list[list[float]] = [[] for _ in range(players)]

    # ------------------------------------------------------------------ counting

    def add(self, duplicate: Duplicate) -> None:
        """Count one duplicate."""
        self.duplicates += 1
        for pair in self.pairs:
            both = [sitting for sitting in duplicate.sittings if set(pair) <= set(sitting.arrangement)]
            self._score[pair].append(self._difference(pair, both, lambda dealt: dealt.change))
            self._points[pair].append(self._difference(pair, both, lambda dealt: dealt.points))
        for sitting in duplicate.sittings:
            self._count(sitting)

    def _difference(self, pair: Pair, sittings: Iterable[Sitting], of: Worth) -> float:
        """What the first has a deal on average, less what the second has; exact until the end."""
        had: dict[int, list[Fraction]] = {player: [] for player in pair}
        for sitting in sittings:
            for player, side in zip(sitting.arrangement, self.seating.sides, strict=True):
                if player in had:
                    had[player].append(_average(sitting.deals, side, of))
        first, second = (sum(had[player], Fraction()) / len(had[player]) for player in pair)
        return float(first - second)

    def _count(self, sitting: Sitting) -> None:
        self.deals += len(sitting.deals)
        self.thrown_in += sum(dealt.change is None for dealt in sitting.deals)
        for dealt in sitting.deals:
            if dealt.kind not in ("", "none") and dealt.made is not None:
                bidder = sitting.arrangement[self.seating.sides.index(dealt.side)]
                self._bids[bidder] += 1
                self._made[bidder] += dealt.made
        if self.mode == Mode.MATCH and sitting.winner is None:
            self.unfinished += 1
        elif self.mode == Mode.MATCH:
            self.finished += 1
            self._wins[sitting.winner or 0] += 1
            self._matches.update(set(sitting.arrangement))
        for seconds, more in zip(self._seconds, sitting.seconds, strict=True):
            seconds += more

    # ------------------------------------------------------------------ telling

    def score(self, pair: Pair) -> Interval:
        """Points of the score a deal, of the first less the second."""
        return mean(self._score[pair])

    def points(self, pair: Pair) -> Interval:
        """The deal's own points, of the first less the second."""
        return mean(self._points[pair])

    def wins(self, player: int) -> Interval:
        """Matches won, of those that were finished with the player at the table."""
        return share(self._wins[player], self._matches[player])

    def made(self, player: int) -> Interval:
        """Bids made good, of those that the player's side won the auction with."""
        return share(self._made[player], self._bids[player])

    def pace(self, player: int) -> Pace:
        """The time of the decisions that left the player a choice."""
        seconds = self._seconds[player]
        return Pace(len(seconds), *(quantile(seconds, part) for part in (0.5, 0.99, 1)))


def _average(deals: Iterable[Dealt], side: Side, of: Worth) -> Fraction:
    worth = [(of(dealt) or {}).get(side, 0) for dealt in deals]
    return Fraction(sum(worth), max(1, len(worth)))
