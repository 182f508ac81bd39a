"""A table that nobody looks at costs nothing, and one in play little."""

from __future__ import annotations

import contextlib
import gc
import tracemalloc
from random import Random

import pytest
from cardroom import any_act, asked_in, go_on, lay, play_until, room_at, seated

from varaq.server.table import Table

pytestmark = pytest.mark.anyio

MOST = 75 * 1024
"""Bytes that a table may cost."""


async def _played(app, count: int, choose=any_act) -> list:
    """Tables in the middle of a trick of their second deal."""
    made = []
    for number in range(count):
        table = await lay(app, "kaiser/saskatchewan_34", id=f"table-{number}", dice=str(number))
        async with seated(app, table) as person:
            await play_until(person, Random(number), lambda seen: len(seen["sheet"]) == 1, choose)
            await play_until(person, Random(number), asked_in("play"), choose)
        made.append(table)
    return made


async def test_a_table_is_forgotten_when_the_last_one_leaves_and_not_before(file, known_shuffle):
    async with room_at(file) as app:
        table = await lay(app)
        room = app.state.room
        assert not room.tables
        async with seated(app, table) as one:
            async with seated(app, table):
                assert list(room.tables) == [table.id]
            assert list(room.tables) == [table.id]
            await one.ask({"ready": True})
        assert not room.tables
        assert not len(room._coming)
        async with seated(app, table) as one:
            assert one.at > 0


async def test_whoever_comes_while_another_leaves_sits_at_the_same_table(file, known_shuffle):
    """A page that is reloaded opens its new line before or after the old one ends, as it happens."""
    async with room_at(file) as app:
        table = await lay(app)
        for _ in range(20):
            async with contextlib.AsyncExitStack() as stack:
                for _ in range(3):
                    person = await stack.enter_async_context(seated(app, table))
                    if person.seen["phase"] == "over":
                        return
                    await go_on(person, Random(1))
                assert len(app.state.room.tables) == 1
                assert len(app.state.room.tables[table.id].audience) == 3
        assert not app.state.room.tables


async def test_tables_at_rest_leave_nothing_in_memory(file, known_shuffle):
    async with room_at(file) as app:
        await _played(app, 3)  # what is made once and kept for all
        gc.collect()
        tracemalloc.start()
        try:
            before = tracemalloc.get_traced_memory()[0]
            for number in range(30):
                table = await lay(app, id=f"rest-{number}")
                async with seated(app, table) as person:
                    await person.ask({"ready": True})
            gc.collect()
            each = (tracemalloc.get_traced_memory()[0] - before) / 30
        finally:
            tracemalloc.stop()
        assert not app.state.room.tables
        print(f"{each / 1024:.1f} KB for a table at rest")
        assert each < 10 * 1024


@pytest.mark.parametrize("count", [40, pytest.param(300, marks=pytest.mark.deep)])
async def test_tables_that_somebody_looks_at_cost_little_each(file, known_shuffle, count):
    """Tables in their second deal, between two acts, with all that their seat was shown."""
    async with room_at(file) as app:
        store = app.state.room.store
        (played,) = await _played(app, 1)
        row, log = await store.load(played.id)
        warm = Table.lay(row, store, log)
        warm.seen(0)
        gc.collect()
        tracemalloc.start()
        try:
            before = tracemalloc.get_traced_memory()[0]
            tables = []
            for _ in range(count):
                row, log = await store.load(played.id)
                tables.append(Table.lay(row, store, log))
                for seat in range(4):
                    tables[-1].seen(seat)
            gc.collect()
            each = (tracemalloc.get_traced_memory()[0] - before) / count
        finally:
            tracemalloc.stop()
        print(f"{each / 1024:.1f} KB for a table in play with {len(log)} acts")
        assert each < MOST
