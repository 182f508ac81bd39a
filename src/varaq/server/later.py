"""What a table does by itself after a while: computer players who try again, who sit in, whose time has come."""

from __future__ import annotations

import asyncio
import contextlib
import math
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from varaq.errors import Refused

if TYPE_CHECKING:
    from varaq.server.table import Table

AGAIN_AFTER = 3.0
"""Seconds after which computer players whose act could not be written down try again, or those of
another process whose computer players were expected to act take over."""


class Later:
    """The errands of one table. Of those that wait for long there is one at a time, and only while somebody looks."""

    __slots__ = ("_changed", "_tasks", "_wakes", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._wakes: set[asyncio.Task[None]] = set()
        self._changed: asyncio.Event | None = None

    def cease(self) -> None:
        """Nothing is done any more."""
        for task in (*self._tasks.values(), *self._wakes):
            task.cancel()

    def go_on(self) -> None:
        """Go on after a while, if nobody else has by then."""
        self._begin("go on", self._go_on())

    def wake(self) -> None:
        """Go on at once: somebody's time is over, or somebody who was waited for has gone."""
        task = asyncio.create_task(self._wake())
        self._wakes.add(task)
        task.add_done_callback(self._wakes.discard)

    def be_patient(self) -> None:
        """See to it that somebody sits in for those who stay away too long."""
        if self._changed is not None:
            self._changed.set()
        if self._next_wait is not None:
            self._begin("sit in", self._sit_in())

    def _begin(self, name: str, errand: Coroutine[Any, Any, None]) -> None:
        if name in self._tasks and not self._tasks[name].done():
            errand.close()
        else:
            self._tasks[name] = asyncio.create_task(errand)

    async def _go_on(self) -> None:
        while not self.table.at_rest:
            moment = self.table.moment
            await asyncio.sleep(AGAIN_AFTER)
            if self.table.moment == moment:
                with contextlib.suppress(Refused):
                    await self.table.try_again()
                    return

    async def _wake(self) -> None:
        with contextlib.suppress(Refused):
            await self.table.wake()

    async def _sit_in(self) -> None:
        self._changed = asyncio.Event()
        while (seconds := self._next_wait) is not None:
            self._changed.clear()
            try:
                async with asyncio.timeout(seconds):
                    await self._changed.wait()
            except TimeoutError:
                pass
            else:
                continue
            if not self.table.at_rest:
                self.table.herald.tell_company()
                await self._wake()

    @property
    def _next_wait(self) -> float | None:
        """Seconds until somebody who is away has no say, or is stood in for; None if nobody is, or nobody looks on."""
        away = [self.table.audience.away(seat) for seat in self.table.company.people]
        grace = self.table.courtesies.grace
        terms = {grace.seconds, grace.until_silent} - {math.inf}
        left = [term - since for term in terms for since in away if since is not None and since < term]
        return min(left) if left and not self.table.at_rest else None
