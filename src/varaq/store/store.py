"""Writing tables and acts down, and reading them back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import event, insert, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from varaq.errors import VaraqError
from varaq.store.dealt import Dealt, deals_over
from varaq.store.schema import acts, metadata, tables

WRITERS = 10
"""Acts that are written at the same time where the database has more than one writer."""


class StoreError(VaraqError):
    """The store could not write or read; nothing was changed."""


class Conflict(StoreError):
    """Somebody else has written this number already."""


class Act(NamedTuple):
    """One row of the log: the seat, or None for the pack and the table itself, and the text."""

    seat: int | None
    text: str


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as it was made. `seats` and `courtesies` are plain data of the server's."""

    id: str
    house: str
    dealer: int
    seats: list[dict[str, Any]]
    courtesies: dict[str, Any]
    dice: str


class Store:
    """The matches of one server. The log of acts is the save file."""

    def __init__(self, address: str) -> None:
        """`address` is a database URL, such as `sqlite+aiosqlite:///data/varaq.db`."""
        # No parameters in errors: an act that cannot be written may be the order of the pack.
        self._engine: AsyncEngine = create_async_engine(address, hide_parameters=True)
        one_at_a_time = self._engine.dialect.name == "sqlite"
        if one_at_a_time:
            event.listen(self._engine.sync_engine, "connect", _tune_sqlite)
        # SQLite has one writer. Who finds it busy sleeps and tries again, in no order: here they queue.
        self._writing = asyncio.Semaphore(1 if one_at_a_time else WRITERS)

    async def open(self) -> None:
        """Make the tables where they are not there yet."""
        async with self._engine.begin() as connection:
            await connection.run_sync(metadata.create_all)

    async def close(self) -> None:
        """Let go of the database."""
        await self._engine.dispose()

    async def create(self, row: TableRow) -> None:
        """Write a table down."""
        values = {
            "id": row.id,
            "house": row.house,
            "dealer": row.dealer,
            "seats": row.seats,
            "courtesies": row.courtesies,
            "dice": row.dice,
        }
        try:
            async with self._writing, self._engine.begin() as connection:
                await connection.execute(insert(tables).values(values))
        except SQLAlchemyError as error:
            raise StoreError("a table could not be written") from error

    async def append(self, table_id: str, number: int, act: Act) -> None:
        """Write one act down; raises `Conflict` if the number is taken, `StoreError` if it cannot be written."""
        row = {"table_id": table_id, "number": number, "seat": act.seat, "act": act.text}
        try:
            async with self._writing, self._engine.begin() as connection:
                await connection.execute(insert(acts).values(row))
        except IntegrityError as error:
            raise Conflict("the number is taken") from error
        except SQLAlchemyError as error:
            raise StoreError("an act could not be written") from error

    async def load(self, table_id: str) -> tuple[TableRow, list[Act]] | None:
        """A table with all its acts in order, or None if there is none with this id."""
        try:
            async with self._engine.connect() as connection:
                found = (
                    (await connection.execute(select(tables).where(tables.c.id == table_id)))
                    .mappings()
                    .first()
                )
                if found is None:
                    return None
                query = (
                    select(acts.c.seat, acts.c.act).where(acts.c.table_id == table_id).order_by(acts.c.number)
                )
                rows = (await connection.execute(query)).all()
        except SQLAlchemyError as error:
            raise StoreError("a table could not be read") from error
        row = TableRow(
            found["id"], found["house"], found["dealer"], found["seats"], found["courtesies"], found["dice"]
        )
        return row, [Act(seat, text) for seat, text in rows]

    async def deals(self, limit: int) -> AsyncIterator[list[Dealt]]:
        """Deals that are over, those of the newest tables first, in pages: at most `limit`."""
        try:
            async for page in deals_over(self._engine):
                yield page[:limit]
                limit -= len(page)
                if limit <= 0:
                    return
        except SQLAlchemyError as error:
            raise StoreError("the deals could not be read") from error


def _tune_sqlite(connection: Any, _record: Any) -> None:
    """Readers do not wait for the writer, and an act survives the end of the process."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
