"""What the points of a deal are worth to the match, as one seat sees it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate

SLOPE = 0.02
"""The share of the whole range that a point is worth where it changes nothing in the match: of two
lost causes the smaller is better, for nobody knows all that may yet happen."""


def _sloping(values: Sequence[float]) -> tuple[float, ...]:
    steps = max(1, len(values) - 1)
    return tuple((1 - SLOPE) * value + SLOPE * place / steps for place, value in enumerate(values))


@dataclass(frozen=True, slots=True)
class Prizes:
    """For the points of the side that undertook the contract, from `low`: my side's chance to win the match.

    `mine`: whether I am of that side. `needed`: the points that fulfil the contract, None where
    nothing was undertaken. `now`: my side's chance as the match stands, should the deal be void.
    `total`: the points of all sides together.
    """

    low: int
    chances: tuple[float, ...]
    mine: bool
    total: int
    needed: int | None = None
    now: float = 0.5

    @classmethod
    def over(
        cls,
        points: range,
        chance: Callable[[int], float],
        *,
        mine: bool,
        total: int,
        needed: int | None = None,
        now: float = 0.5,
    ) -> Prizes:
        """The chances of all these points."""
        return cls(points.start, tuple(map(chance, points)), mine, total, needed, now)

    @property
    def void(self) -> int:
        """The points that are worth most nearly as much as a deal that is void."""
        places = range(len(self.chances))
        return self.low + min(places, key=lambda place: abs(self.chances[place] - self.now))

    def _theirs(self) -> list[float]:
        """How good the points are for the side that undertook: never worse for more points."""
        good = self.chances if self.mine else [1 - chance for chance in self.chances]
        return list(accumulate(good, max))

    def scaled(self) -> tuple[float, ...]:
        """What the points are worth to that side, from 0 to 1, every point a little more than the one before."""
        good = self._theirs()
        least, most = good[0], good[-1]
        if most - least < 1e-9:
            return self.evenly()
        return _sloping([(value - least) / (most - least) for value in good])

    def with_points(self) -> tuple[float, ...]:
        """The chances themselves, every point a little more than the one before: to compare contracts of my side."""
        return _sloping(self.chances)

    def evenly(self) -> tuple[float, ...]:
        """The points themselves, from 0 to 1: for a player who wants points and no more."""
        steps = max(1, len(self.chances) - 1)
        return tuple(place / steps for place in range(len(self.chances)))

    def wins(self, scaled: float) -> float:
        """My side's chance to win the match where the mean of `scaled` values is this."""
        good = self._theirs()
        least, most = good[0], good[-1]
        steps = len(good) - 1
        value = (
            least + (most - least) * min(1.0, max(0.0, (scaled - SLOPE / 2) / (1 - SLOPE)))
            if steps
            else least
        )
        return value if self.mine else 1 - value
