"""The clock of a table: how long the people whose acts are awaited have thought, and when that was too long."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from varaq.seats import Seat
from varaq.server.courtesies import ClockKind

if TYPE_CHECKING:
    from varaq.server.table import Table


class Clock:
    """Counts from the moment at which a seat was asked. Nothing runs while somebody asks the others to wait.

    After a restart of the room, and where somebody was asked to wait, the time of the act begins again.
    """

    __slots__ = ("_late", "_since", "_timer", "_used", "table")

    def __init__(self, table: Table, late: Callable[[], None]) -> None:
        """`late`: called when somebody's time is over under a strict clock."""
        self.table = table
        self._late = late
        self._since: dict[Seat, tuple[int, float]] = {}
        self._used: dict[Seat, float] = {}
        self._timer: asyncio.TimerHandle | None = None

    @property
    def runs(self) -> bool:
        """Whether this table has a clock at all, and nobody holds it."""
        return self.table.courtesies.clock.kind is not ClockKind.NONE and not self.table.held

    def is_over(self, seat: Seat) -> bool:
        """Whether the seat has used up its time, and the extra time, under a strict clock."""
        strict = self.table.courtesies.clock.kind is ClockKind.STRICT
        return strict and self.runs and seat in self._since and self._left(seat) + self._extra(seat) <= 0

    def note(self) -> None:
        """Something has happened: charge who has acted, and count for who is asked."""
        asked = self.table.asked if self.runs and not self.table.course.between_deals else {}
        awaited = self.table.match.awaited if asked else ()
        counting = {seat: asked[seat][1] for seat in awaited if seat is not None and seat in asked}
        before = self._since
        self._since = {
            seat: before[seat] if seat in before and before[seat][0] == at else (at, time.monotonic())
            for seat, at in counting.items()
        }
        for seat, (at, since) in before.items():
            if self._since.get(seat) != (at, since):
                over = time.monotonic() - since - self.table.courtesies.clock.seconds
                self._used[seat] = self._used.get(seat, 0.0) + max(0.0, over)
        if self._since != before:
            self._set()
            self.table.tell_all({"clock": self.as_data()})

    def afresh(self) -> None:
        """Another match: all extra time is there again."""
        self._used.clear()
        self._since = {}

    def stop(self) -> None:
        """Nobody is looking any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def as_data(self) -> dict[str, Any] | None:
        """Who is being waited for, and for how long yet; None where nothing is counted."""
        if not self._since:
            return None
        seat = min(self._since, key=self._left)
        left, extra = self._left(seat), self._extra(seat)
        return {
            "seats": sorted(self._since),
            "left": round(max(0.0, left), 1),
            "extra": round(max(0.0, extra + min(0.0, left)), 1),
        }

    def _left(self, seat: Seat) -> float:
        return self.table.courtesies.clock.seconds - (time.monotonic() - self._since[seat][1])

    def _extra(self, seat: Seat) -> float:
        return max(0.0, self.table.courtesies.clock.extra - self._used.get(seat, 0.0))

    def _set(self) -> None:
        self.stop()
        if self._since and self.table.courtesies.clock.kind is ClockKind.STRICT and not self.table.at_rest:
            soonest = min(self._left(seat) + self._extra(seat) for seat in self._since)
            self._timer = asyncio.get_running_loop().call_later(max(0.0, soonest) + 0.05, self._ring)

    def _ring(self) -> None:
        self._timer = None
        self._late()
