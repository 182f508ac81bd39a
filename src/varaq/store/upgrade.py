"""Bringing a database up to this Varaq: a fresh one, or one of an earlier Varaq with its matches in it."""

from __future__ import annotations

import asyncio
from weakref import WeakKeyDictionary

from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DBAPIError, OperationalError, ProgrammingError
from sqlalchemy.ext.asyncio import AsyncEngine

from varaq.store.writer import StoreError

STEPS = ("0001", "0002")
"""The first of them is where databases stand that have no note of their steps."""

FIRST, LATEST = STEPS[0], STEPS[-1]

PATIENCE = 60.0
"""Seconds that another process may take over the same steps."""

LOCK = 0x5661_7261_71
"""The number of the lock that lets one process at a time through on PostgreSQL: "Varaq"."""

# Alembic holds what it works on in variables of its module: one upgrade at a time in a process.
_turns: WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Lock] = WeakKeyDictionary()


class TooNew(StoreError):
    """The database belongs to a later Varaq, which this one must not touch."""


async def upgrade(engine: AsyncEngine) -> None:
    """Go the steps that are missing, all of them or none; another process may do the same meanwhile."""
    loop = asyncio.get_running_loop()
    give_up = loop.time() + PATIENCE
    async with _turns.setdefault(loop, asyncio.Lock()):
        while True:
            try:
                async with engine.connect() as connection:
                    stands_at = await connection.run_sync(_stands_at)
                if stands_at == LATEST:
                    return
                if stands_at is not None and stands_at not in STEPS:
                    raise TooNew(stands_at)
                async with engine.begin() as connection:
                    await connection.run_sync(_go_on)
                return
            except OperationalError as error:
                if not _is_busy(error) or loop.time() > give_up:
                    raise
                await asyncio.sleep(0.1)


def _is_busy(error: DBAPIError) -> bool:
    """Whether SQLite says that another process is at it, which it does not always wait for."""
    return "locked" in str(error.orig)


def _stands_at(connection: Connection) -> str | None:
    """The last step that the database has gone; None where there is no note of it."""
    try:
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    except (OperationalError, ProgrammingError) as error:
        if _is_busy(error):
            raise
        return None
    return None if found is None else str(found)


def _go_on(connection: Connection) -> None:
    # Loaded where it is wanted: a database that is up to date, as nearly always, does without it.
    from alembic import command
    from alembic.config import Config

    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    elif connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = Config()
    config.set_main_option("script_location", "varaq.store:migrations")
    config.attributes["connection"] = connection
    there = inspect(connection).get_table_names()
    if "tables" in there and "alembic_version" not in there:
        command.stamp(config, FIRST)
    command.upgrade(config, "head")
