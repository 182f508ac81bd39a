"""What whoever hosts a room sees of it: logs, metrics, where it is kept, and that it stops when told to."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import re
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from random import Random
from typing import Any

import pytest
from backends import Postgres, free_port
from cardroom import SOURCE, Closed, Person, Server, any_act, connected, play_to_score

from varaq.server import addresses, logs
from varaq.server.addresses import Unusable, bus_at, database_address, place_of
from varaq.server.bus import LocalBus, PostgresBus, RedisBus
from varaq.store import Store

pytestmark = pytest.mark.anyio


# ---------------------------------------------------------------------- logs


def logged(form: logging.Formatter, *args: Any, name: str = "varaq.table", error: Any = None) -> str:
    record = logging.LogRecord(name, logging.ERROR, "x.py", 1, args[0], args[1:], error)
    return form.format(record)


def failed() -> Any:
    try:
        raise KeyError("deal AS KS of Noor")
    except KeyError:
        return sys.exc_info()


def test_a_line_of_json_says_when_where_and_about_which_table():
    told = json.loads(logged(logs.Json(), "table %s: an act could not be written: %s", "t1", "disk full"))
    assert re.fullmatch(r"20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", told.pop("time"))
    assert told == {
        "level": "error",
        "logger": "varaq.table",
        "table": "t1",
        "message": "table t1: an act could not be written: disk full",
    }


@pytest.mark.parametrize("form", [logs.Json(), logs.Plain()])
def test_of_an_error_is_told_where_it_was_and_not_what_it_says(form: logging.Formatter):
    line = logged(form, "table %s: a message could not be worked out", "t1", error=failed())
    assert "KeyError" in line
    assert "test_hosting.py:" in line
    assert "AS" not in line
    assert "Noor" not in line


def test_of_a_task_that_failed_the_loop_does_not_tell_the_error():
    message = "Task exception was never retrieved\nfuture: <Task exception=KeyError('deal AS')>"
    assert "AS" not in logged(logs.Json(), message, name="asyncio")


@pytest.mark.wide
async def test_nothing_that_a_room_writes_names_a_card_a_key_or_a_person(tmp_path: Path):
    """At the most that can be asked for, through play, refusals, a database that is busy, and a broken record."""
    with Server(tmp_path, "--log", "json", "--log-level", "debug") as server:
        table, key = await server.make("kaiser/standard;misdeal_no_honours=no")
        other, other_key = await server.make()
        dice = Random(5)
        async with connected(server.port, table, key) as person:
            await play_to_score(person, dice)
            await person.ask({"at": 0, "do": "play AS"})
            await person.ask("no json")
            await person.ask({"ready": True})
            while not person.awaited:
                await person.next()
            held = sqlite3.connect(tmp_path / "varaq.db", isolation_level=None)
            held.execute("BEGIN IMMEDIATE")
            answers = await person.do(any_act(person.seen, dice))
            held.execute("ROLLBACK")
            assert answers[0]["refused"]["code"] == "storage_failed"
            held.execute(
                "INSERT INTO acts (table_id, number, seat, act) VALUES (?, 1, 0, 'play AS')", (other,)
            )
            held.close()
            with pytest.raises(AssertionError):
                async with connected(server.port, other, other_key):
                    pass
            cards = {card for text in person.heard for card in re.findall(r'"([2-9TJQKA][SHDC])"', text)}
        with socket.create_connection(("127.0.0.1", server.port)) as line:
            line.sendall(b"nonsense " + key.encode() + b"\r\n\r\n")
            line.recv(1000)
    lines = [json.loads(line) for line in server.errors.read_text().splitlines()]
    assert {line["logger"] for line in lines} >= {"varaq.table", "varaq.room"}
    assert {line.get("table") for line in lines} >= {table, other}
    assert len(cards) > 8
    told = "\n".join(str(line[part]) for line in lines for part in line if part not in ("time", "table"))
    told = told.replace(table, "").replace(other, "")  # an id may hold anything
    for word in (*cards, key, other_key, "Noor"):
        assert not re.search(rf"\b{re.escape(word)}\b", told), (word, told)


# ---------------------------------------------------------------------- metrics


def scraped(port: int) -> dict[str, float]:
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with opener.open(f"http://127.0.0.1:{port}/metrics", timeout=10) as answer:
        assert answer.headers["content-type"].startswith("text/plain")
        lines = answer.read().decode().splitlines()
    return {name: float(value) for name, _, value in (x.rpartition(" ") for x in lines if x[0] != "#")}


@pytest.mark.wide
async def test_what_goes_on_in_a_room_is_counted(tmp_path: Path):
    port = free_port()
    with Server(tmp_path, "--metrics", str(port)) as server:
        table, key = await server.make()
        async with connected(server.port, table, key) as person, connected(server.port, table, key):
            await play_to_score(person, Random(1))
            await person.ask({"at": 0, "do": "keep"})
            told = await asyncio.to_thread(scraped, port)
            assert told["varaq_connections"] == 2
            assert told["varaq_tables_awake"] == 1
            assert told['varaq_refusals_total{code="stale"}'] == 1
        with sqlite3.connect(tmp_path / "varaq.db") as database:
            written = database.execute("SELECT COUNT(*) FROM acts").fetchone()[0]
        database.close()
        assert told["varaq_acts_stored_total"] == told["varaq_storing_seconds_count"] == written > 40
        assert 0 < told["varaq_storing_seconds_sum"] < 60
        assert told['varaq_storing_seconds_bucket{le="+Inf"}'] == written
        assert told['varaq_requests_total{status="2xx"}'] == 1
        assert told["varaq_bus_alive"] == 1
        assert told["process_resident_memory_bytes"] > 1e6
        async with connected(server.port, table, key):
            again = await asyncio.to_thread(scraped, port)
        assert again["varaq_connections"] == 1
        assert not any(table in name or "Noor" in name for name in told)
        with socket.create_connection(("127.0.0.1", server.port)) as line:  # nothing of it for guests
            line.sendall(b"GET /metrics HTTP/1.1\r\nHost: room.example\r\nConnection: close\r\n\r\n")
            assert line.recv(1000).startswith(b"HTTP/1.1 404")


# ---------------------------------------------------------------------- the end


def children(pid: int) -> list[int]:
    lists = [task / "children" for task in Path(f"/proc/{pid}/task").iterdir()]
    return [int(one) for children in lists for one in children.read_text().split()]


def lives(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


async def until_closed(person: Person) -> None:
    while True:
        await person.next()


async def test_a_room_that_is_told_to_stop_says_goodbye_and_has_everything_written_down(tmp_path: Path):
    with Server(tmp_path) as server:
        assert server.process
        table, key = await server.make(hints="always")
        async with connected(server.port, table, key) as person:
            await play_to_score(person, Random(2))
            await person.say({"hint": True})  # somebody begins to think in a process of their own
            async with asyncio.timeout(20):
                while not children(server.process.pid):  # noqa: ASYNC110
                    await asyncio.sleep(0.05)
            workers = children(server.process.pid)
            stuck = socket.create_connection(("127.0.0.1", server.port))
            stuck.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
            known = person.bytes
            begun = time.monotonic()
            server.process.terminate()
            with pytest.raises(Closed) as closed:
                await until_closed(person)
        assert closed.value.code == 1012
        assert await asyncio.to_thread(server.process.wait, 15) == 0
        assert time.monotonic() - begun < 9
        stuck.close()
        with pytest.raises(OSError):  # noqa: PT011 (whatever the system calls it)
            socket.create_connection(("127.0.0.1", server.port), timeout=1)
        for _ in range(100):
            if not any(map(lives, workers)):
                break
            await asyncio.sleep(0.05)
        assert not any(map(lives, workers))
        assert "Traceback" not in server.errors.read_text()
    with Server(tmp_path) as again:
        async with connected(again.port, table, key) as person:
            assert person.bytes == known


async def test_ctrl_c_ends_a_room_as_quietly(tmp_path: Path):
    with Server(tmp_path) as server:
        assert server.process
        await server.make()
        server.process.send_signal(2)
        assert await asyncio.to_thread(server.process.wait, 15) == 0
        assert server.errors.read_text() == ""


# ---------------------------------------------------------------------- where it is kept


@pytest.mark.parametrize(
    ("given", "address"),
    [
        (None, "sqlite+aiosqlite:///data/varaq.db"),
        ("sqlite:///else/where.db", "sqlite+aiosqlite:///else/where.db"),
        ("postgresql://me:pw@host:5433/cards", "postgresql+asyncpg://me:pw@host:5433/cards"),
        ("postgres://me:pw@host/cards?sslmode=require", "postgresql+asyncpg://me:pw@host/cards?ssl=require"),
    ],
)
def test_a_database_is_named_as_people_name_it(given: str | None, address: str):
    assert database_address(given, Path("data")) == address


@pytest.mark.parametrize("given", ["mysql://me:secret@host/cards", "postgresql://me:secret@host", "nonsense"])
def test_what_is_no_database_is_refused_without_telling_the_password(given: str):
    with pytest.raises(Unusable) as refused:
        database_address(given, Path("data"))
    assert refused.value.code == "bad-database"
    assert "secret" not in str(refused.value)


@pytest.mark.parametrize(
    ("given", "database", "kind", "url"),
    [
        (None, "sqlite+aiosqlite:///varaq.db", LocalBus, None),
        (
            None,
            "postgresql+asyncpg://me:pw@h/c?ssl=require",
            PostgresBus,
            "postgresql://me:pw@h/c?sslmode=require",
        ),
        ("none", "postgresql+asyncpg://me:pw@h/c", LocalBus, None),
        ("redis://:pw@h:6380/2", "sqlite+aiosqlite:///varaq.db", RedisBus, "redis://:pw@h:6380/2"),
        ("valkey://h/0", "postgresql+asyncpg://me:pw@h/c", RedisBus, "redis://h/0"),
        (
            "postgresql://me:pw@other/c",
            "sqlite+aiosqlite:///varaq.db",
            PostgresBus,
            "postgresql://me:pw@other/c",
        ),
    ],
)
def test_the_bus_is_the_one_that_is_named_or_the_database(given, database, kind, url):
    bus = bus_at(given, database)
    assert type(bus) is kind
    assert getattr(bus, "url", None) == url


def test_what_is_no_bus_is_refused_without_telling_the_password():
    with pytest.raises(Unusable) as refused:
        bus_at("amqp://me:secret@host", "sqlite+aiosqlite:///varaq.db")
    assert refused.value.code == "bad-bus"
    assert "secret" not in str(refused.value)


@pytest.mark.parametrize("driver", ["asyncpg", "redis"])
def test_where_a_driver_is_missing_it_is_said_how_to_get_it(driver: str, monkeypatch: pytest.MonkeyPatch):
    there = addresses.importlib.util.find_spec
    monkeypatch.setattr(
        addresses.importlib.util, "find_spec", lambda name: None if name == driver else there(name)
    )
    wanted = {
        "asyncpg": lambda: database_address("postgresql://me@host/cards", Path("data")),
        "redis": lambda: bus_at("redis://host/0", "sqlite+aiosqlite:///varaq.db"),
    }
    with pytest.raises(Unusable) as refused:
        wanted[driver]()
    assert refused.value.code == "no-driver"
    assert refused.value.text == {"asyncpg": "postgres", "redis": "redis"}[driver]


def test_a_place_is_shown_without_user_and_password():
    assert place_of("postgresql+asyncpg://me:secret@host:5433/cards") == "host/cards"
    assert place_of("sqlite+aiosqlite:///data/varaq.db") == "data/varaq.db"


async def refused_to_open(*words: str, env: dict[str, str] | None = None) -> str:
    """What a room says that does not open."""
    command = [sys.executable, "-m", "varaq", "--lang", "en", "--port", "0", *words]
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), **(env or {})}
    done = await asyncio.to_thread(
        subprocess.run, command, env=environment, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 2, done
    assert "Traceback" not in done.stderr
    return str(done.stderr)


@pytest.mark.wide
async def test_a_room_whose_database_cannot_be_had_does_not_open_and_says_why(tmp_path: Path):
    nowhere = f"postgresql://me:secret@127.0.0.1:{free_port()}/cards"
    said = await refused_to_open(env={"VARAQ_DATABASE": nowhere})
    assert "127.0.0.1/cards cannot be opened" in said
    assert "secret" not in said
    later = tmp_path / "varaq.db"
    with sqlite3.connect(later) as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
    database.close()
    assert "later Varaq" in await refused_to_open("--data", str(tmp_path))
    assert "--metrics 9100" in await refused_to_open("--data", str(tmp_path / "a"), "--metrics", "nowhere")


@pytest.mark.wide
async def test_a_room_may_be_kept_in_postgresql_and_goes_on_there(tmp_path: Path, postgres: Postgres):
    address = postgres.fresh().replace("+asyncpg", "")
    with Server(tmp_path, "--database", address) as server:
        table, key = await server.make()
        async with connected(server.port, table, key) as person:
            await play_to_score(person, Random(2))
            known = person.bytes
        assert not (tmp_path / "varaq.db").exists()
    with Server(tmp_path, "--database", address) as again, Server(tmp_path, "--database", address) as third:
        for server in (again, third):
            async with connected(server.port, table, key) as person:
                assert person.bytes == known
        assert Postgres.PASSWORD not in "".join(again.said)
    store = Store(postgres.address(address.rpartition("/")[2]))
    assert await store.load(table)
    await store.close()
