"""What is written down is there again: acts, tables and people, in each kind of database, also an older one."""

from __future__ import annotations

import asyncio
import multiprocessing
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from backends import Postgres
from sqlalchemy import inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

from varaq.store import Act, Conflict, Gone, Store, StoreError, TableRow, TooNew
from varaq.store.line import Row
from varaq.store.schema import metadata
from varaq.store.upgrade import LATEST

pytestmark = pytest.mark.anyio


def row(id: str = "t1") -> TableRow:
    seats = [{"name": "نور", "kind": "person", "lock": "1" * 64}, {"name": "Tom", "kind": "computer"}]
    return TableRow(id, "kaiser/standard", 1, seats, {"undo": True}, "d1ce")


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    store = Store(database)
    await store.open()
    yield store
    await store.close()


# ---------------------------------------------------------------------- acts


async def test_acts_come_back_in_order_with_who_made_them(store: Store):
    written = [Act(None, "company {}"), Act(0, "play AS"), Act(1, "play 5H", "rulebook away"), Act(2, "pass")]
    await store.create(row())
    for number, act in enumerate(written, start=1):
        await store.append("t1", number, act)
    assert await store.load("t1") == (row(), written)
    assert await store.entries("t1", 2) == written[2:]
    assert await store.entries("t1", 4) == []
    assert await store.load("t2") is None


async def test_a_number_is_given_once(store: Store):
    await store.create(row())
    await store.append("t1", 1, Act(0, "play AS"))
    with pytest.raises(Conflict):
        await store.append("t1", 1, Act(0, "play KS"))
    assert await store.entries("t1") == [Act(0, "play AS")]


async def test_acts_that_are_written_at_once_all_come_back(store: Store):
    ids = [f"t{n}" for n in range(40)]
    for id in ids:
        await store.create(row(id))
    acts = {id: [Act(n % 4, f"play {n} at {id}") for n in range(10)] for id in ids}
    await asyncio.gather(*(store.append(id, n, act) for id in ids for n, act in enumerate(acts[id], start=1)))
    assert {id: await store.entries(id) for id in ids} == acts


async def test_of_acts_that_are_written_at_once_one_that_is_refused_does_no_harm_to_the_others(store: Store):
    for id in ("t1", "t2", "t3"):
        await store.create(row(id))
    await store.append("t2", 1, Act(0, "first"))
    outcomes = await asyncio.gather(
        store.append("t1", 1, Act(0, "a")),
        store.append("t2", 1, Act(0, "too late")),
        store.append("t9", 1, Act(0, "nowhere")),
        store.append("t3", 1, Act(0, "b")),
        store.append("t3", 1, Act(0, "a moment too late")),
        store.append("t1", 2, Act(0, "c")),
        return_exceptions=True,
    )
    assert [type(one).__name__ for one in outcomes] == [
        "NoneType", "Conflict", "Gone", "NoneType", "Conflict", "NoneType"
    ]  # fmt: skip
    assert [await store.entries(id) for id in ("t1", "t2", "t3")] == [
        [Act(0, "a"), Act(0, "c")],
        [Act(0, "first")],
        [Act(0, "b")],
    ]


async def test_acts_that_go_together_are_few_transactions(tmp_path: Path):
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'varaq.db'}")
    await store.open()
    await store.create(row())
    insert, sizes = store._writer._line.insert, []

    async def counted(rows: list[Row]) -> None:
        sizes.append(len(rows))
        await insert(rows)

    store._writer._line.insert = counted  # type: ignore[method-assign]
    await asyncio.gather(*(store.append("t1", n, Act(0, "play AS")) for n in range(1, 401)))
    await store.close()
    assert sizes == [150, 150, 100]


async def test_an_act_whose_asker_has_gone_is_written_all_the_same(store: Store):
    await store.create(row())
    asker = asyncio.create_task(store.append("t1", 1, Act(0, "play AS")))
    await asyncio.sleep(0)
    asker.cancel()
    await store.append("t1", 2, Act(0, "play KS"))
    assert await store.entries("t1") == [Act(0, "play AS"), Act(0, "play KS")]


async def test_a_store_that_is_closed_has_written_what_was_on_its_way(database: str):
    store = Store(database)
    await store.open()
    await store.create(row())
    asking = [asyncio.create_task(store.append("t1", n, Act(0, "play AS"))) for n in range(1, 301)]
    await asyncio.sleep(0)
    await store.close()
    assert all(one.done() and one.exception() is None for one in asking)
    again = Store(database)
    assert len(await again.entries("t1")) == 300
    await again.close()


async def test_after_the_database_was_away_acts_are_written_again(postgres: Postgres):
    store = Store(postgres.fresh())
    await store.open()
    await store.create(row())
    await store.append("t1", 1, Act(0, "play AS"))
    postgres.stop()
    with pytest.raises(StoreError) as away:
        await store.append("t1", 2, Act(None, "deal 2C 3C"))
    assert "2C" not in f"{away.value} {away.value.__cause__}"
    with pytest.raises(StoreError):
        await store.load("t1")
    await asyncio.to_thread(postgres.start)
    await store.append("t1", 2, Act(0, "play KS"))
    assert await store.entries("t1") == [Act(0, "play AS"), Act(0, "play KS")]
    await store.close()


async def test_an_act_that_no_database_takes_is_named_in_no_error(store: Store):
    await store.create(row())
    with pytest.raises(StoreError) as refused:
        await store.append("t1", 1, Act(None, "deal 2C \ud800"))
    assert "2C" not in f"{refused.value} {refused.value.__cause__!r}"
    await store.append("t1", 1, Act(None, "deal 2C"))


# ---------------------------------------------------------------------- people


async def test_a_person_is_told_the_tables_they_have_sat_at_the_newest_first(store: Store):
    for id in ("t1", "t2", "t3"):
        await store.create(row(id))
        await store.remember("lock", id, f"Noor at {id}", "seat")
    await store.remember("other lock", "t1", "Tom", "seat")
    await store.remember("lock", "t1", "Nora", "seat")
    told = await store.history("lock")
    assert [(one.table_id, one.name, one.house) for one in told] == [
        ("t3", "Noor at t3", "kaiser/standard"),
        ("t2", "Noor at t2", "kaiser/standard"),
        ("t1", "Nora", "kaiser/standard"),
    ]
    assert all(one.joined.tzinfo is not None for one in told)
    await store.forget("lock", "t2")
    assert [one.table_id for one in await store.history("lock")] == ["t3", "t1"]
    assert [one.name for one in await store.history("other lock")] == ["Tom"]
    assert await store.history("nobody") == []


async def test_two_servers_may_note_the_same_person_at_once(store: Store, database: str):
    other = Store(database)
    await store.create(row())
    await asyncio.gather(*(s.remember("lock", "t1", "Noor", "seat") for s in (store, other) * 5))
    await other.close()
    assert [one.name for one in await store.history("lock")] == ["Noor"]


async def test_nobody_has_sat_at_a_table_that_is_not_there(store: Store):
    with pytest.raises(Gone):
        await store.remember("lock", "t9", "Noor", "seat")


async def test_of_a_deleted_table_nothing_is_left(store: Store):
    for id in ("t1", "t2"):
        await store.create(row(id))
        await store.append(id, 1, Act(0, "play AS"))
        await store.remember("lock", id, "Noor", "seat")
    await store.delete("t1")
    assert await store.load("t1") is None
    assert await store.entries("t1") == []
    assert [one.table_id for one in await store.history("lock")] == ["t2"]
    assert await store.entries("t2") == [Act(0, "play AS")]
    await store.delete("t1")


async def test_what_was_deleted_cannot_be_found_in_the_file(tmp_path: Path):
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'varaq.db'}")
    await store.open()
    await store.create(row())
    await store.append("t1", 1, Act(None, "company of Zebulon"))
    await store.close()
    assert b"Zebulon" in (tmp_path / "varaq.db").read_bytes()
    await store.delete("t1")
    await store.close()
    assert not any(b"Zebulon" in page.read_bytes() for page in list_of(tmp_path))


def list_of(folder: Path) -> list[Path]:
    return sorted(folder.iterdir())


async def test_a_name_goes_from_the_table_and_its_entries_and_no_act_of_a_seat_changes(store: Store):
    await store.create(row())
    for number, act in enumerate([Act(None, "company Noor"), Act(0, "play AS")], start=1):
        await store.append("t1", number, act)
    seats = [{**row().seats[0], "name": "?"}, row().seats[1]]
    await store.rename("t1", seats=seats, texts={1: "company ?", 2: "play KS"})
    found = await store.load("t1")
    assert found is not None
    assert found[0].seats == seats
    assert found[1] == [Act(None, "company ?"), Act(0, "play AS")]


# ---------------------------------------------------------------------- older databases


OLD = """
CREATE TABLE tables (
  id VARCHAR(32) NOT NULL, house TEXT NOT NULL, dealer INTEGER NOT NULL, seats JSON NOT NULL,
  courtesies JSON NOT NULL, dice VARCHAR(64) NOT NULL, created {stamp} DEFAULT CURRENT_TIMESTAMP NOT NULL,
  PRIMARY KEY (id)
);
CREATE TABLE acts (
  table_id VARCHAR(32) NOT NULL, number INTEGER NOT NULL, seat INTEGER, act TEXT NOT NULL,
  made {stamp} DEFAULT CURRENT_TIMESTAMP NOT NULL, PRIMARY KEY (table_id, number),
  FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO tables (id, house, dealer, seats, courtesies, dice) VALUES
  ('t1', 'kaiser/standard', 1, '[{{"name": "Noor", "kind": "person"}}]', '{{"undo": true}}', 'd1ce');
INSERT INTO acts (table_id, number, seat, act) VALUES ('t1', 1, NULL, 'deal AS KS'), ('t1', 2, 0, 'play AS');
"""
"""A database as Varaq made it before it kept a note of its steps, with a match in it."""


async def make_old(database: str) -> None:
    engine = create_async_engine(database)
    stamp = "DATETIME" if engine.dialect.name == "sqlite" else "TIMESTAMP WITH TIME ZONE"
    async with engine.begin() as connection:
        for statement in OLD.format(stamp=stamp).split(";\n"):
            if statement.strip():
                await connection.exec_driver_sql(statement)
    await engine.dispose()


async def assert_old_match_is_there(database: str) -> None:
    store = Store(database)
    await store.open()
    await store.append("t1", 3, Act(1, "play KS", "rulebook"))
    found = await store.load("t1")
    assert found is not None
    assert found[0].seats == [{"name": "Noor", "kind": "person"}]
    assert found[1] == [Act(None, "deal AS KS"), Act(0, "play AS"), Act(1, "play KS", "rulebook")]
    await store.remember("lock", "t1", "Noor", "seat")
    assert [one.table_id for one in await store.history("lock")] == ["t1"]
    await store.close()


async def test_a_database_of_an_earlier_varaq_is_brought_up_with_its_matches(database: str):
    await make_old(database)
    await assert_old_match_is_there(database)


async def test_the_steps_lead_to_the_schema_as_it_is_declared(store: Store):
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    async with store._engine.connect() as connection:
        found = await connection.run_sync(
            lambda sync: compare_metadata(
                MigrationContext.configure(
                    sync, opts={"compare_type": True, "compare_server_default": False}
                ),
                metadata,
            )
        )
        stands_at = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar()
    assert found == []
    assert stands_at == LATEST


def open_it(database: str, begin: object) -> None:
    """What a server process does first (in a process of its own)."""
    begin.wait(30)  # type: ignore[attr-defined]

    async def main() -> None:
        store = Store(database)
        await store.open()
        await store.close()

    asyncio.run(main())


@pytest.mark.wide
@pytest.mark.parametrize("old", [False, True], ids=["fresh", "old"])
async def test_processes_that_open_one_database_at_once_all_succeed(database: str, old: bool):
    if old:
        await make_old(database)
    spawn = multiprocessing.get_context("spawn")
    begin = spawn.Barrier(3)
    processes = [spawn.Process(target=open_it, args=(database, begin)) for _ in range(3)]
    for process in processes:
        process.start()
    for process in processes:
        await asyncio.to_thread(process.join, 60)
    assert [process.exitcode for process in processes] == [0, 0, 0]
    if old:
        await assert_old_match_is_there(database)


async def test_stores_that_open_different_databases_at_once_do_not_mix_them_up(tmp_path: Path):
    stores = [Store(f"sqlite+aiosqlite:///{tmp_path / name}.db") for name in "abc"]
    await asyncio.gather(*(store.open() for store in stores))
    for store in stores:
        await store.create(row())
        await store.close()


async def test_a_database_of_a_later_varaq_is_left_alone(tmp_path: Path):
    path = tmp_path / "varaq.db"
    with sqlite3.connect(path) as later:
        later.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        later.execute("INSERT INTO alembic_version VALUES ('9999')")
    later.close()
    store = Store(f"sqlite+aiosqlite:///{path}")
    with pytest.raises(TooNew):
        await store.open()
    await store.close()
    with sqlite3.connect(path) as same:
        assert same.execute("SELECT name FROM sqlite_master").fetchall() == [("alembic_version",)]
    same.close()


async def test_a_step_that_fails_leaves_the_database_as_it_was(
    database: str, monkeypatch: pytest.MonkeyPatch
):
    from alembic import op

    await make_old(database)

    def fails(*_: object) -> None:
        raise OSError("the machine stops here")

    with monkeypatch.context() as broken:
        broken.setattr(op, "create_index", fails)  # the last thing of the last step
        with pytest.raises(StoreError):
            await Store(database).open()
    engine = create_async_engine(database)
    async with engine.connect() as connection:
        assert (await connection.execute(text("SELECT COUNT(*) FROM acts"))).scalar() == 2
        names = await connection.run_sync(lambda sync: inspect(sync).get_table_names())
    await engine.dispose()
    assert sorted(names) == ["acts", "tables"]
    await assert_old_match_is_there(database)
