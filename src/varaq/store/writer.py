"""Writing acts down together: those that wait at the same moment go into one transaction.

A transaction costs far more than a row. While one is under way the next acts gather, so that it is
the speed of the database which says how many go together, and a single act never waits for others.
Each has its own outcome: that one was refused does no harm to the others.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from varaq.errors import VaraqError
from varaq.store.line import Line, Row, is_about_a_taken_place, is_about_no_table, without_values

MOST = 150
"""Acts that go into one transaction: SQLite takes 999 values in a statement, each act is five."""


class StoreError(VaraqError):
    """The store could not write or read; nothing was changed."""


class Conflict(StoreError):
    """Somebody else has written this number already."""


class Gone(StoreError):
    """There is no such table, or no longer."""


@dataclass(frozen=True, slots=True, eq=False)
class _Waiting:
    """An act that is to be written, and whoever waits for that."""

    row: Row
    written: asyncio.Future[None]

    @property
    def place(self) -> tuple[str, int]:
        """The table, and the number of the act at it."""
        return self.row.table_id, self.row.number

    def settle(self, error: StoreError | None = None) -> None:
        if self.written.done():  # whoever waited has gone
            return
        if error is None:
            self.written.set_result(None)
        else:
            self.written.set_exception(error)


class Writer:
    """The acts of one database on their way into it."""

    def __init__(self, line: Line, turn: asyncio.Semaphore) -> None:
        """`turn` is held while something is written: where there is one writer, others queue for it too."""
        self._line, self._turn = line, turn
        self._waiting: list[_Waiting] = []
        self._task: asyncio.Task[None] | None = None

    async def write(self, row: Row) -> None:
        """Come back when the act is written; raises `Conflict` if the number is taken, `Gone`, `StoreError`."""
        waiting = _Waiting(row, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write_all())
        await waiting.written

    async def flush(self) -> None:
        """Come back when nothing is on its way any more."""
        while self._task is not None and not self._task.done():
            await asyncio.wait([self._task])

    async def close(self) -> None:
        """Write what is on its way, and let go of the database."""
        await self.flush()
        await self._line.close()

    async def _write_all(self) -> None:
        while self._waiting:
            batch = self._next_batch()
            if len(batch) > 1 and await self._insert(batch) is None:
                for one in batch:
                    one.settle()
            else:
                # Where it has failed together, it shows now whose act the database does not take.
                for one in batch:
                    one.settle(await self._insert([one]))

    def _next_batch(self) -> list[_Waiting]:
        """Those who wait, in a fixed order, or two servers could wait for each other. No place stands twice."""
        batch: dict[tuple[str, int], _Waiting] = {}
        later = []
        for one in self._waiting:
            if len(batch) < MOST and one.place not in batch:
                batch[one.place] = one
            else:
                later.append(one)
        self._waiting = later
        return [batch[place] for place in sorted(batch)]

    async def _insert(self, batch: list[_Waiting]) -> StoreError | None:
        """Write these down, all or none; what speaks against it."""
        try:
            async with self._turn:
                await self._line.insert([one.row for one in batch])
        except Exception as error:
            return _as_store_error(error)
        return None


def _as_store_error(error: Exception) -> StoreError:
    if is_about_a_taken_place(error):
        found: StoreError = Conflict("the number is taken")
    elif is_about_no_table(error):
        found = Gone("there is no such table")
    else:
        found = StoreError("an act could not be written")
    found.__cause__ = without_values(error)
    return found
