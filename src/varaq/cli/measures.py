"""Numbers with their 95% intervals, as commands that play many deals print them."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from varaq.arena import Interval
from varaq.cli.asked import console
from varaq.words import Speaker


@contextmanager
def counting(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar that grows by as many as it is told; it leaves nothing behind."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console(stderr=True), transient=True) as progress:
        task = progress.add_task(what, total=total)
        yield lambda more: progress.advance(task, more)


def headed(speaker: Speaker) -> Table:
    """An empty table: what, value, interval, of how many."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(speaker.say("cli-sim-measure"))
    for heading in ("value", "interval", "count"):
        table.add_column(speaker.say(f"cli-sim-{heading}"), justify="right")
    return table


def cells(speaker: Speaker, interval: Interval, *, is_share: bool) -> tuple[str, str, str]:
    """Value, interval and count of a row."""
    value, low, high = (_number(speaker, number, is_share=is_share) for number in interval[:3])
    known = not math.isnan(interval.low)
    return value, f"{low} … {high}" if known else "–", speaker.number(interval.cases)


def as_data(interval: Interval) -> dict[str, object]:
    """The same as JSON: a number that is not known is null."""
    numbers = {
        name: None if math.isnan(value) else round(value, 6)
        for name, value in zip(("value", "low", "high"), interval[:3], strict=True)
    }
    return {**numbers, "count": interval.cases}


def _number(speaker: Speaker, value: float, *, is_share: bool) -> str:
    if math.isnan(value):
        return "–"
    return speaker.mend(f"{100 * value:.1f}%" if is_share else f"{value:.2f}")
