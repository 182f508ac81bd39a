"""Writing tables and acts down, and reading them back."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, NamedTuple

from sqlalchemy import Executable, delete, event, insert, make_url, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from varaq.store.dealt import Dealt, deals_over
from varaq.store.line import Line, Row
from varaq.store.schema import acts, people, tables
from varaq.store.upgrade import upgrade
from varaq.store.writer import Gone, StoreError, Writer

WRITERS = 10
"""Acts that are written at the same time where the database has more than one writer."""


class Act(NamedTuple):
    """One row of the log: the seat, or None for the pack and the table itself, and the text.

    `by`: the computer player that made the act in a seat, `"<player>"`, or `"<player> away"` where it
    sat in for a person; None where a person or the pack did.
    """

    seat: int | None
    text: str
    by: str | None = None

    @property
    def shared(self) -> Act:
        """The same, held once for all tables: most acts of a match stand in thousands of logs."""
        return _held(self) if len(self.text) <= SHORT and not self.text.startswith(f"{TABLE} ") else self


SHORT = 40
"""Rows of up to so many characters are held once."""

TABLE = "table"
"""The first word of what a seat says to the table, apart from the match: it is all its own, and seldom said twice."""


@lru_cache(maxsize=1 << 14)
def _held(act: Act) -> Act:
    return act


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as it was made. `seats` and `courtesies` are plain data of the server's."""

    id: str
    house: str
    dealer: int
    seats: list[dict[str, Any]]
    courtesies: dict[str, Any]
    dice: str


@dataclass(frozen=True, slots=True)
class PersonRow:
    """A table at which a person has sat, under which name, with which lock, and since when."""

    table_id: str
    house: str
    name: str
    seat_lock: str
    joined: datetime


class Store:
    """The matches of one server. The log of acts is the save file."""

    def __init__(self, address: str) -> None:
        """`address` is a database URL, such as `sqlite+aiosqlite:///data/varaq.db`."""
        # No parameters in errors: an act that cannot be written may be the order of the pack.
        one_at_a_time = make_url(address).get_backend_name() == "sqlite"
        # A server may have ended a connection meanwhile, a file does not.
        self._engine: AsyncEngine = create_async_engine(
            address, hide_parameters=True, pool_pre_ping=not one_at_a_time
        )
        if one_at_a_time:
            event.listen(self._engine.sync_engine, "connect", _tune_sqlite)
        # SQLite has one writer. Who finds it busy sleeps and tries again, in no order: here they queue.
        self._writing = asyncio.Semaphore(1 if one_at_a_time else WRITERS)
        self._writer = Writer(Line(self._engine), self._writing)

    async def open(self) -> None:
        """Bring the database up to this Varaq where it is not, whatever is in it; raises `StoreError`."""
        with _told_as_store_errors("the database could not be opened"):
            await upgrade(self._engine)

    async def close(self) -> None:
        """Let go of the database when what is on its way has been written."""
        await self._writer.close()
        await self._engine.dispose()

    # ------------------------------------------------------------------ tables and acts

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
        await self._change("a table could not be written", insert(tables).values(values))

    async def append(self, table_id: str, number: int, act: Act) -> None:
        """Write one act down; raises `Conflict` if the number is taken, `StoreError` if it cannot be written."""
        await self._writer.write(Row(table_id, number, act.seat, act.text, act.by))

    async def load(self, table_id: str) -> tuple[TableRow, list[Act]] | None:
        """A table with all its acts in order, or None if there is none with this id."""
        with _told_as_store_errors("a table could not be read"):
            async with self._engine.connect() as connection:
                query = select(tables).where(tables.c.id == table_id)
                found = (await connection.execute(query)).mappings().first()
        if found is None:
            return None
        row = TableRow(
            found["id"], found["house"], found["dealer"], found["seats"], found["courtesies"], found["dice"]
        )
        return row, await self.entries(table_id)

    async def entries(self, table_id: str, after: int = 0) -> list[Act]:
        """What has been written at a table after so many acts, in order."""
        query = (
            select(acts.c.seat, acts.c.act, acts.c.by)
            .where(acts.c.table_id == table_id, acts.c.number > after)
            .order_by(acts.c.number)
        )
        with _told_as_store_errors("a table could not be read"):
            async with self._engine.connect() as connection:
                rows = (await connection.execute(query)).all()
        return [Act(seat, text, by).shared for seat, text, by in rows]

    async def delete(self, table_id: str) -> None:
        """Take a table away with its acts and with the note of who has sat there: nothing of it is left."""
        await self._change(
            "a table could not be deleted",
            delete(people).where(people.c.table_id == table_id),
            delete(acts).where(acts.c.table_id == table_id),
            delete(tables).where(tables.c.id == table_id),
        )

    # ------------------------------------------------------------------ people

    async def remember(self, person_lock: str, table_id: str, name: str, seat_lock: str) -> None:
        """The person whose key opens the lock sits at the table, under this name and seat lock from here on."""
        row = {
            "person_lock": person_lock,
            "table_id": table_id,
            "name": name,
            "seat_lock": seat_lock,
            "joined": datetime.now(UTC),
        }
        known = (people.c.person_lock == person_lock, people.c.table_id == table_id)
        renamed = update(people).where(*known).values(name=name, seat_lock=seat_lock)
        problem = "a person could not be noted"
        try:
            async with self._transaction() as connection:
                if not (await connection.execute(renamed)).rowcount:
                    await connection.execute(insert(people).values(row))
        except IntegrityError as error:
            # Another server has noted it meanwhile, or there is no such table.
            if not await self._change(problem, renamed):
                raise Gone("there is no such table") from error
        except SQLAlchemyError as error:
            raise StoreError(problem) from error

    async def history(self, person_lock: str) -> list[PersonRow]:
        """The tables at which the person has sat, the newest first."""
        query = (
            select(people.c.table_id, tables.c.house, people.c.name, people.c.seat_lock, people.c.joined)
            .join(tables, tables.c.id == people.c.table_id)
            .where(people.c.person_lock == person_lock)
            .order_by(people.c.joined.desc(), people.c.table_id)
        )
        with _told_as_store_errors("the history could not be read"):
            async with self._engine.connect() as connection:
                rows = (await connection.execute(query)).all()
        # SQLite keeps no zone: what is written there is in UTC.
        return [PersonRow(*row[:-1], row[-1].replace(tzinfo=UTC)) for row in rows]

    async def forget(self, person_lock: str, table_id: str) -> None:
        """The person does not want to know any more of having sat at the table."""
        known = (people.c.person_lock == person_lock, people.c.table_id == table_id)
        await self._change("a person could not be forgotten", delete(people).where(*known))

    async def rename(self, table_id: str, *, seats: list[dict[str, Any]], texts: Mapping[int, str]) -> None:
        """Put other names into what is written of a table: where names go, the match stays what it is.

        `seats`: those of the table as it was made; `texts`: entries of the table itself by their
        number. An act in a seat is never changed.
        """
        await self._change(
            "a name could not be changed",
            update(tables).where(tables.c.id == table_id).values(seats=seats),
            *(
                update(acts)
                .where(acts.c.table_id == table_id, acts.c.number == number, acts.c.seat.is_(None))
                .values(act=text)
                for number, text in texts.items()
            ),
        )

    async def deals(self, limit: int) -> AsyncIterator[list[Dealt]]:
        """Deals that are over, those of the newest tables first, in pages: at most `limit`."""
        with _told_as_store_errors("the deals could not be read"):
            async for page in deals_over(self._engine):
                yield page[:limit]
                limit -= len(page)
                if limit <= 0:
                    return

    @contextlib.asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        async with self._writing, self._engine.begin() as connection:
            yield connection

    async def _change(self, problem: str, *changes: Executable) -> int:
        """Make changes together; how many rows they have touched. Raises `StoreError` with the problem."""
        with _told_as_store_errors(problem):
            async with self._transaction() as connection:
                return sum([(await connection.execute(change)).rowcount for change in changes])


@contextlib.contextmanager
def _told_as_store_errors(problem: str) -> Iterator[None]:
    try:
        yield
    except (SQLAlchemyError, OSError) as error:
        raise StoreError(problem) from error


def _tune_sqlite(connection: Any, _record: Any) -> None:
    """Readers do not wait for the writer, an act survives the end of the process, and what is deleted is gone."""
    cursor = connection.cursor()
    for pragma in (
        "busy_timeout=5000",
        "journal_mode=WAL",
        "synchronous=NORMAL",
        "foreign_keys=ON",
        "secure_delete=ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
