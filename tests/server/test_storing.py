"""Not stored, not announced; and of two servers that write the same number one gives way."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest
from cardroom import (
    Server,
    acts_of,
    any_act,
    asked_in,
    connected,
    go_on,
    http,
    lay,
    log_of,
    play_to_score,
    play_until,
    room_at,
    seated,
)
from fastapi import FastAPI
from sqlalchemy import event

from varaq.server import later
from varaq.store import Act, Conflict, Store, StoreError

pytestmark = pytest.mark.anyio

NO_CLAIMS = "kaiser/standard;misdeal_no_honours=no"


class Disk:
    """A disk of SQLite that can be filled up: pages beyond the limit are not to be had."""

    def __init__(self, app: FastAPI) -> None:
        self.limit = 1_000_000
        self.store: Store = app.state.room.store
        event.listen(self.store._engine.sync_engine, "checkout", self._limit)

    def _limit(self, connection: Any, *_: Any) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA max_page_count = {self.limit}")
        cursor.close()

    async def fill(self) -> None:
        await self._set(1)  # SQLite takes the pages in use for the least

    async def clear(self) -> None:
        await self._set(1_000_000)

    async def _set(self, limit: int) -> None:
        self.limit = limit
        await self.store._writer._line.close()  # the next one it takes has the limit


async def test_on_a_full_disk_an_act_is_refused_and_nobody_hears_of_it(
    file, known_shuffle, caplog, monkeypatch
):
    """A real SQLite, filled to the last page; then there is room again, and play goes on."""
    monkeypatch.setattr(later, "AGAIN_AFTER", 0.02)
    with contextlib.closing(sqlite3.connect(file)) as small:
        small.executescript("PRAGMA page_size = 512; VACUUM")
    async with room_at(file) as app:
        disk = Disk(app)
        table = await lay(app, NO_CLAIMS)
        async with seated(app, table) as person, seated(app, table) as other:
            refused = interrupted = 0
            for turn in range(400):
                if len(person.seen["sheet"]) == 4:
                    break
                await disk.fill()
                known, at, log = person.bytes, person.at, await log_of(app, table.id)
                if person.seen["phase"] == "dealing":
                    answers = await person.ask({"ready": True})
                else:
                    answers = await person.do(any_act(person.seen, Random(turn)))
                if "refused" in answers[0]:
                    refused += 1
                    assert [a["refused"]["code"] for a in answers] == ["storage_failed"]
                    assert await log_of(app, table.id) == log
                    assert await other.settle() == []
                    async with seated(app, table) as third:
                        assert (third.bytes, third.at) == (known, at)
                elif "refused" in answers[-1]:
                    interrupted += 1  # my act was made, a computer player's could not be
                    assert answers[-1]["refused"]["code"] == "storage_failed"
                await disk.clear()
                while not person.awaited and person.seen["phase"] not in ("dealing", "over"):
                    await person.next()  # the computer players try again by themselves
                await other.settle()
                assert other.bytes == person.bytes
                assert await go_on(person, Random(turn))
                await other.settle()
            assert refused
            assert interrupted > 3
        assert "full" in caplog.text
        assert "deal " not in caplog.text
    async with room_at(file) as app, seated(app, table) as again:
        assert again.bytes == person.bytes


async def test_no_table_is_made_on_a_full_disk_and_one_is_when_there_is_room_again(file):
    async with room_at(file) as app, http(app) as client:
        disk = Disk(app)
        request = {"house": NO_CLAIMS, "name": "Noor", "level": "random"}
        await disk.fill()
        answers = [await client.post("/api/tables", json=request) for _ in range(30)]
        assert answers[-1].status_code == 507
        assert answers[-1].json()["refused"]["code"] == "storage_failed"
        await disk.clear()
        assert (await client.post("/api/tables", json=request)).status_code == 200


async def test_whatever_cannot_be_written_does_not_happen(file, known_shuffle, monkeypatch):
    """The next deal, an act, an undo: each fails once and then goes through."""
    append, failing = Store.append, []

    async def may_fail(self: Store, *act: Any) -> None:
        if failing:
            raise StoreError("no room")
        await append(self, *act)

    monkeypatch.setattr(Store, "append", may_fail)
    async with room_at(file) as app:
        table = await lay(app, NO_CLAIMS)
        async with seated(app, table) as person, seated(app, table) as other:
            dice = Random(3)
            for message in ({"ready": True}, None, None, {"undo": True}, None, {"undo": True}, None, None):
                wanted = message or {"at": person.at, "do": any_act(person.seen, dice)}
                known, log = person.bytes, await log_of(app, table.id)
                failing.append(True)
                for _ in range(2):
                    (answer,) = await person.ask(wanted)
                    assert answer == {
                        "refused": {"code": "storage_failed", "clause": None, "facts": {}},
                        "at": person.at,
                    }
                assert (person.bytes, await log_of(app, table.id)) == (known, log)
                assert await other.settle() == []
                failing.clear()
                assert not any("refused" in answer for answer in await person.ask(wanted))
                await other.settle()
                assert other.bytes == person.bytes


async def test_everybody_who_was_ready_is_still_ready_after_the_deal_could_not_be_written(file, monkeypatch):
    append, failing = Store.append, [True]

    async def may_fail(self: Store, table: str, number: int, act: Act) -> None:
        if failing and act.seat is None:
            raise StoreError("no room")
        await append(self, table, number, act)

    monkeypatch.setattr(Store, "append", may_fail)
    async with room_at(file) as app:
        table = await lay(app, people=(0, 1))
        async with seated(app, table, 0) as one, seated(app, table, 1) as two:
            assert await one.ask({"ready": True}) == []
            assert (await two.ask({"ready": True}))[0]["refused"]["code"] == "storage_failed"
            failing.clear()
            assert "events" in (await two.ask({"ready": True}))[0]


async def test_computer_players_try_again_by_themselves_when_their_act_could_not_be_written(
    file, known_shuffle, monkeypatch, caplog
):
    """Otherwise the person would wait for ever: what brought them to act has been told."""
    append, calls = Store.append, [0]

    async def fails_now_and_then(self: Store, *act: Any) -> None:
        calls[0] += 1
        if calls[0] % 3 == 0:
            raise StoreError("no room")
        await append(self, *act)

    monkeypatch.setattr(later, "AGAIN_AFTER", 0.01)
    monkeypatch.setattr(Store, "append", fails_now_and_then)
    async with room_at(file) as app:
        table = await lay(app, NO_CLAIMS)
        async with seated(app, table) as person:
            while not person.seen["sheet"]:
                if person.awaited:
                    await person.do(any_act(person.seen, Random(1)))
                elif person.seen["phase"] == "dealing":
                    await person.ask({"ready": True})
                else:
                    await person.next()
        assert "deal " not in caplog.text
        assert not app.state.room.tables


# ---------------------------------------------------------------------- two servers


async def test_of_two_who_write_the_same_number_one_is_refused(database):
    async with room_at(database) as app, room_at(database) as other:
        table = await lay(app)
        stores = [room.state.room.store for room in (app, other)]
        for number in range(1, 30):
            acts = [Act(0, f"act {number} by {name}") for name in "ab"]
            results = await asyncio.gather(
                *(s.append(table.id, number, a) for s, a in zip(stores, acts, strict=True)),
                return_exceptions=True,
            )
            assert sorted(type(r).__name__ for r in results) == ["Conflict", "NoneType"], results
            won = acts[[r is None for r in results].index(True)]
            assert (await log_of(app, table.id))[-1] == won
        with pytest.raises(Conflict):
            await stores[0].append(table.id, 1, Act(0, "again"))


@pytest.mark.parametrize("seed", range(3))
async def test_two_servers_over_one_store_make_every_act_once_and_agree(database, known_shuffle, seed):
    """One seat on two devices, each at another server, both tapping at the same time."""
    dice = Random(seed)
    async with room_at(database) as one, room_at(database) as two:
        table = await lay(one, "kaiser/saskatchewan_34")
        async with seated(one, table) as left, seated(two, table) as right:
            late = 0
            for _ in range(60):
                messages: list[Any] = []
                for person in (left, right):
                    if person.seen["phase"] == "dealing":
                        messages.append({"ready": True})
                    elif person.awaited:
                        messages.append({"at": person.at, "do": any_act(person.seen, dice)})
                    else:
                        messages.append({"at": 0, "do": "keep"})  # a tap that comes too late
                answers = await asyncio.gather(left.ask(messages[0]), right.ask(messages[1]))
                codes = [a["refused"]["code"] for each in answers for a in each if "refused" in a]
                assert set(codes) <= {"stale", "not_now", "not_your_turn"}, codes
                late += len(codes)
                async with (
                    seated(one, table) as here,
                    room_at(database) as three,
                    seated(three, table) as fresh,
                ):
                    # Where both have come to rest, whoever is behind is told so by his next tap.
                    assert here.at <= fresh.at
                for person in (left, right):
                    if person.at < fresh.at:
                        await person.do("play 1X")
                if left.at == right.at == fresh.at:
                    assert left.bytes == right.bytes == fresh.bytes
            assert late > 5
        log = await acts_of(one, table.id)
        assert len(log) == fresh.at


@pytest.mark.deep
async def test_two_server_processes_may_serve_one_table(tmp_path: Path):
    dice = Random(4)
    with Server(tmp_path) as one, Server(tmp_path) as two:
        table, key = await one.make(NO_CLAIMS)
        async with contextlib.AsyncExitStack() as stack:
            left = await stack.enter_async_context(connected(one.port, table, key))
            right = await stack.enter_async_context(connected(two.port, table, key))
            await left.ask({"ready": True})
            codes = []
            for _ in range(40):
                if left.seen["sheet"] or right.seen["sheet"]:
                    break
                answers = await asyncio.gather(
                    *(
                        p.ask({"ready": True})
                        if p.seen["phase"] == "dealing"
                        else p.do(any_act(p.seen, dice) if p.awaited else "play 1X")
                        for p in (left, right)
                    )
                )
                codes += [a["refused"]["code"] for each in answers for a in each if "refused" in a]
            assert set(codes) <= {"stale", "not_now", "not_your_turn"}
            async with connected(one.port, table, key) as person:
                await play_to_score(person, dice)


# ---------------------------------------------------------------------- what is written


async def test_the_log_in_the_store_is_the_whole_match(database, known_shuffle):
    from varaq.games import House
    from varaq.server.table import Table

    async with room_at(database) as app:
        table = await lay(app, "kaiser/two_player")
        async with seated(app, table) as person:
            await play_until(person, Random(1), asked_in("play"))
            store = app.state.room.store
            row, log = await store.load(table.id)
            assert row == table.row
            assert House.read(row.house).text == row.house
            laid = Table.lay(row, store, log)
            assert laid.seen(0) == app.state.room.tables[table.id].seen(0)


async def test_acts_of_one_table_are_not_those_of_another(database, known_shuffle):
    async with room_at(database) as app:
        tables = [await lay(app, NO_CLAIMS, id=f"table-{n}", dice=str(n)) for n in range(3)]
        async with contextlib.AsyncExitStack() as stack:
            people = [await stack.enter_async_context(seated(app, t)) for t in tables]
            for turn in range(10):
                await asyncio.gather(*(go_on(p, Random(turn)) for p in people))
            known = [p.bytes for p in people]
        assert len(set(known)) == 3
    async with room_at(database) as app:
        for table, before in zip(tables, known, strict=True):
            async with seated(app, table) as person:
                assert person.bytes == before


async def test_a_store_that_cannot_be_read_is_a_refusal(file, monkeypatch, caplog):
    from cardroom import Inside, Person

    async with room_at(file) as app, http(app) as client:
        table = await lay(app)

        async def unreadable(self: Store, *_: Any) -> None:
            raise StoreError("no disk")

        monkeypatch.setattr(Store, "load", unreadable)
        answer = await client.get(f"/api/tables/{table.id}")
        assert (answer.status_code, answer.json()["refused"]["code"]) == (507, "storage_failed")
        stranger = Person(Inside(app, table.id))
        await stranger.say({"hello": {"key": table.keys[0]}})
        assert (await stranger.next())["refused"]["code"] == "storage_failed"
        assert not [r for r in caplog.records if r.levelno >= logging.CRITICAL]
