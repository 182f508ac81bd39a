"""How sure a number is: means and shares with the ends of their 95% intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

Z95 = 1.959964
"""The normal quantile of a 95% interval."""


class Interval(NamedTuple):
    """A value, the ends of its 95% interval, and how many cases it rests on."""

    value: float
    low: float
    high: float
    cases: int


def mean(values: Sequence[float]) -> Interval:
    """The mean of independent cases, ± 1.96 standard errors."""
    n = len(values)
    if not n:
        return Interval(math.nan, math.nan, math.nan, 0)
    middle = math.fsum(values) / n
    spread = math.fsum((value - middle) ** 2 for value in values) / (n - 1) if n > 1 else math.nan
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


def quantile(values: Sequence[float], part: float) -> float:
    """The least value that at least this part of them do not exceed; NaN of nothing."""
    if not values:
        return math.nan
    return sorted(values)[max(0, math.ceil(part * len(values)) - 1)]
