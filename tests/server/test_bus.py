"""What one process tells all others hear, over a real Redis and a real PostgreSQL; and a gap is owned up to."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import pytest
from backends import Backend, Postgres, free_port

from varaq.server import bus as bus_module
from varaq.server.bus import LOST, DistantBus, LocalBus, PostgresBus, RedisBus

pytestmark = pytest.mark.anyio

SOON = 10.0


@dataclass
class Place:
    """Where buses meet."""

    server: Backend
    kind: type[DistantBus]
    url: str

    def at(self, port: int) -> str:
        """The same place through another port."""
        return self.url.replace(f":{self.server.port}", f":{port}")


@pytest.fixture(params=["redis", "postgresql"])
def place(request: pytest.FixtureRequest) -> Place:
    server = request.getfixturevalue("redis" if request.param == "redis" else "postgres")
    if isinstance(server, Postgres):
        return Place(server, PostgresBus, server.fresh())
    return Place(server, RedisBus, server.address)


@dataclass
class Ear:
    """A bus, and what has been heard on it."""

    bus: DistantBus
    heard: list[dict[str, Any]] = field(default_factory=list)

    @property
    def words(self) -> list[Any]:
        return [{k: v for k, v in message.items() if k != "from"} for message in self.heard]

    async def until(self, true: Callable[[Ear], Any]) -> None:
        for _ in range(int(SOON / 0.01)):
            if true(self):
                return
            await asyncio.sleep(0.01)
        raise AssertionError(self.heard)


@contextlib.asynccontextmanager
async def on_the_bus(place: Place, count: int, url: str | None = None) -> AsyncIterator[list[Ear]]:
    ears = [Ear(place.kind(url or place.url)) for _ in range(count)]
    await asyncio.gather(*(ear.bus.start(ear.heard.append) for ear in ears))
    try:
        yield ears
    finally:
        for ear in ears:
            await ear.bus.close()


async def test_what_one_tells_all_others_hear_in_order_and_not_itself(place: Place):
    async with on_the_bus(place, 3) as (one, two, three):
        assert all(ear.bus.alive for ear in (one, two, three))
        for n in range(500):
            one.bus.publish({"table": "t1", "number": n})
        for other in (two, three):
            await other.until(lambda ear: len(ear.heard) >= 500)
            assert other.words == [{"table": "t1", "number": n} for n in range(500)]
            assert len({message["from"] for message in other.heard}) == 1
        two.bus.publish({"table": "ورق"})
        await one.until(lambda ear: ear.heard)
        assert one.words == [{"table": "ورق"}]
    assert len(two.heard) == 500
    assert not one.bus.alive


async def test_what_was_told_last_is_heard_though_the_teller_goes(place: Place):
    async with on_the_bus(place, 1) as (listener,):
        async with on_the_bus(place, 1) as (teller,):
            teller.bus.publish({"bye": True})
        await listener.until(lambda ear: ear.heard)
        assert listener.words == [{"bye": True}]


async def test_after_the_server_was_away_everybody_hears_of_the_gap_and_then_of_new_things(place: Place):
    async with on_the_bus(place, 2) as (one, two):
        await asyncio.to_thread(place.server.stop)
        for ear in (one, two):
            await ear.until(lambda ear: not ear.bus.alive)
        one.bus.publish({"table": "t1", "missed": True})
        await asyncio.to_thread(place.server.start)
        for ear in (one, two):
            await ear.until(lambda ear: ear.bus.alive and LOST in ear.words)
        one.bus.publish({"table": "t1"})
        two.bus.publish({"table": "t2"})
        await one.until(lambda ear: {"table": "t2"} in ear.words)
        await two.until(lambda ear: {"table": "t1"} in ear.words)
        assert {"table": "t1", "missed": True} not in two.words


async def test_rooms_with_another_database_on_the_same_server_are_not_heard(place: Place):
    server = place.server
    other = server.fresh() if isinstance(server, Postgres) else place.url.replace("/0", "/1")
    async with on_the_bus(place, 2) as (one, two), on_the_bus(place, 1, other) as (stranger,):
        one.bus.publish({"table": "t1"})
        await two.until(lambda ear: ear.heard)
        await asyncio.sleep(0.1)
        assert stranger.heard == []


async def test_a_message_that_is_too_long_is_owned_up_to(place: Place, caplog: pytest.LogCaptureFixture):
    async with on_the_bus(place, 2) as (one, two):
        one.bus.publish({"table": "x" * (place.kind.longest + 1)})
        one.bus.publish({"table": "t1"})
        await two.until(lambda ear: len(ear.heard) >= 2)
        assert two.words == [LOST, {"table": "t1"}]
    assert "too long" in caplog.text
    assert "xxx" not in caplog.text


async def test_what_waits_for_too_long_a_line_is_owned_up_to(place: Place, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(bus_module, "LONGEST_QUEUE", 5)
    async with on_the_bus(place, 2) as (one, two):
        for n in range(20):  # nobody gets a turn to send meanwhile
            one.bus.publish({"number": n})
        await two.until(lambda ear: LOST in ear.words)
        assert two.words == [*({"number": n} for n in range(5)), LOST]


async def test_a_room_opens_though_the_bus_is_not_there_yet(place: Place, monkeypatch, caplog):
    monkeypatch.setattr(bus_module, "FIRST_WAIT", 0.2)
    port = free_port()
    async with on_the_bus(place, 1) as (far,), on_the_bus(place, 1, place.at(port)) as (near,):
        assert not near.bus.alive
        near.bus.publish({"table": "t1"})
        async with proxy(port, place.server.port):
            await near.until(lambda ear: ear.bus.alive and ear.words == [LOST])
            await far.until(lambda ear: ear.words == [LOST])
    assert "cannot be reached" in caplog.text
    assert Postgres.PASSWORD not in caplog.text


async def test_a_line_that_has_gone_silent_is_given_up(place: Place, monkeypatch):
    """A cable that was pulled ends no connection: only that nobody answers shows it."""
    monkeypatch.setattr(bus_module, "HEARTBEAT", 0.3)
    port = free_port()
    async with proxy(port, place.server.port) as flow, on_the_bus(place, 1, place.at(port)) as (one,):
        await asyncio.sleep(1)
        assert one.bus.alive  # silence alone is no reason
        assert one.heard == []
        flow.clear()
        await one.until(lambda ear: not ear.bus.alive)
        flow.set()
        await one.until(lambda ear: ear.bus.alive and LOST in ear.words)


async def test_whoever_cannot_work_a_message_out_hears_the_next_one(place: Place, caplog):
    heard: list[Any] = []

    def hear(message: dict[str, Any]) -> None:
        heard.append(message)
        raise KeyError("table")

    listener = Ear(place.kind(place.url))
    await listener.bus.start(hear)
    async with on_the_bus(place, 1) as (teller,):
        teller.bus.publish({"n": 1})
        teller.bus.publish({"n": 2})
        await listener.until(lambda _: len(heard) == 2)
    assert listener.bus.alive
    await listener.bus.close()
    assert "could not be worked out" in caplog.text


async def test_what_is_no_message_of_ours_is_passed_over(place: Place, caplog):
    caplog.set_level(logging.WARNING)
    async with on_the_bus(place, 1) as (one,):
        for text in ("hello", "[1]", '"from"', "7", '{"table":"t1"}'):
            if isinstance(place.server, Postgres):
                await asyncio.to_thread(
                    place.server.run, f"NOTIFY varaq, '{text}'", urlsplit(place.url).path[1:]
                )
            else:
                from redis.asyncio import Redis

                async with Redis.from_url(place.url) as redis:
                    await redis.publish("varaq/0", text)
        await one.until(lambda ear: ear.heard)
        assert one.heard == [{"table": "t1"}]


async def test_a_single_process_tells_nobody():
    bus = LocalBus()
    heard: list[Any] = []
    await bus.start(heard.append)
    bus.publish({"table": "t1"})
    await bus.close()
    assert bus.alive
    assert heard == []


@contextlib.asynccontextmanager
async def proxy(port: int, to: int) -> AsyncIterator[asyncio.Event]:
    """A way round to a server on this machine; while the event is not set nothing gets through."""
    flow = asyncio.Event()
    flow.set()
    tasks: set[asyncio.Task[None]] = set()

    async def carry(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65536):
                await flow.wait()
                sink.write(data)
                await sink.drain()
        sink.close()

    async def meet(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        far_source, far_sink = await asyncio.open_connection("127.0.0.1", to)
        tasks.add(asyncio.create_task(carry(far_source, sink)))
        await carry(source, far_sink)

    server = await asyncio.start_server(meet, "127.0.0.1", port)
    try:
        yield flow
    finally:
        server.close()
        for task in tasks:
            task.cancel()
