"""The line on which acts go to the database: one statement, which is a transaction of its own.

Written for the driver itself. An act is by far the most frequent thing that is written, and through
SQLAlchemy a transaction of one row costs ten times as much of a processor.
"""

from __future__ import annotations

import sqlite3
from typing import Any, NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine


class Row(NamedTuple):
    """An act as it is written."""

    table_id: str
    number: int
    seat: int | None
    act: str
    by: str | None


INTO = 'INSERT INTO acts (table_id, number, seat, act, "by")'
POSTGRES = f"{INTO} SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[])"


class Line:
    """A connection that is kept, and made anew after something went wrong on it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._is_sqlite = engine.dialect.name == "sqlite"
        self._connection: AsyncConnection | None = None

    async def insert(self, rows: list[Row]) -> None:
        """Write acts down, all or none; raises whatever the driver does."""
        driver = await self._driver()
        try:
            if self._is_sqlite:
                values = ", ".join(["(?, ?, ?, ?, ?)"] * len(rows))
                every = [value for row in rows for value in row]
                await driver.execute_fetchall(f"{INTO} VALUES {values}", every)
            else:
                await driver.execute(POSTGRES, *map(list, zip(*rows, strict=True)))
        except Exception as error:
            if not (is_about_a_taken_place(error) or is_about_no_table(error)):
                await self.close(broken=True)
            raise

    async def close(self, *, broken: bool = False) -> None:
        """Give the connection back, or throw it away."""
        connection, self._connection = self._connection, None
        if connection is not None:
            if broken:
                await connection.invalidate()
            await connection.close()

    async def _driver(self) -> Any:
        if self._connection is None:
            connection = await self._engine.connect()
            # Each statement is then a transaction of its own, without a word more.
            self._connection = await connection.execution_options(isolation_level="AUTOCOMMIT")
        return (await self._connection.get_raw_connection()).driver_connection


def is_about_a_taken_place(error: Exception) -> bool:
    """Whether an act was refused because its number is taken."""
    return _code(error) in (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, "23505")


def is_about_no_table(error: Exception) -> bool:
    """Whether an act was refused because there is no such table."""
    return _code(error) in (sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY, "23503")


def _code(error: Exception) -> int | str | None:
    """What SQLite or PostgreSQL calls the error."""
    return getattr(error, "sqlite_errorcode", None) or getattr(error, "sqlstate", None)


def without_values(error: Exception) -> Exception:
    """The error, or where it may quote what was to be written, hidden cards maybe, its kind alone."""
    is_about_a_value = isinstance(error, ValueError) or str(_code(error)).startswith("22")
    return ValueError(type(error).__name__) if is_about_a_value else error
