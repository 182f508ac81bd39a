"""One address may ask for much and not for everything; what it is told when it has had enough."""

from __future__ import annotations

import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from cardroom import Closed, Inside, Server, greeted
from fastapi import FastAPI

from varaq.server import limits as limits_module
from varaq.server.app import make_app
from varaq.server.limits import Buckets, Limits, household
from varaq.store import Store

pytestmark = pytest.mark.anyio

ONE, OTHER = "203.0.113.7", "203.0.113.8"
TABLE = {"house": "kaiser/standard", "name": "Noor", "level": "random"}


@contextlib.asynccontextmanager
async def room_with(path: Path, limits: Limits) -> AsyncIterator[FastAPI]:
    app = make_app(Store(f"sqlite+aiosqlite:///{path}"), limits=limits)
    async with app.router.lifespan_context(app):
        yield app


@contextlib.asynccontextmanager
async def coming_from(app: FastAPI, address: str) -> AsyncIterator[httpx2.AsyncClient]:
    transport = httpx2.ASGITransport(app=app, client=(address, 5000))
    async with httpx2.AsyncClient(transport=transport, base_url="http://room.example") as client:
        yield client


# ---------------------------------------------------------------------- buckets


def test_a_bucket_is_empty_after_its_size_and_fills_steadily():
    now = [0.0]
    buckets = Buckets(4, lambda: now[0])
    assert [buckets.take("a") for _ in range(4)] == [0, 0, 0, 0]
    assert buckets.take("a") == 900
    assert buckets.take("b") == 0  # every address has its own
    now[0] += 600
    assert buckets.take("a") == pytest.approx(300)
    now[0] += 300
    assert buckets.take("a") == 0
    assert buckets.take("a") == pytest.approx(900)
    now[0] += 1e6
    assert [buckets.take("a") for _ in range(5)] == [0, 0, 0, 0, 900]  # it never holds more than its size


def test_without_a_size_there_is_no_limit_and_nothing_is_remembered():
    buckets = Buckets(0)
    assert not any(buckets.take("a") for _ in range(1000))
    assert len(buckets) == 0


def test_however_many_addresses_come_memory_is_bounded(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits_module, "MOST_KNOWN", 100)
    buckets = Buckets(2)
    for number in range(5000):
        buckets.take(f"address {number}")
    assert len(buckets) == 100
    buckets.take("address 4999")
    assert buckets.take("address 4999") > 0  # whoever came last is known


@pytest.mark.parametrize(
    ("client", "known_as"),
    [
        (("203.0.113.7", 1), "203.0.113.7"),
        (("::ffff:203.0.113.7", 1), "203.0.113.7"),
        (("2001:db8:1:2:3:4:5:6", 1), "2001:db8:1:2::/64"),
        (("2001:db8:1:2::9", 1), "2001:db8:1:2::/64"),
        (("127.0.0.1", 1), None),
        (("::1", 1), None),
        (("::ffff:127.0.0.1", 1), None),
        (("", 0), None),
        (None, None),
    ],
)
def test_who_shares_an_allowance(client: Any, known_as: str | None):
    assert household(client) == known_as


# ---------------------------------------------------------------------- in the room


async def test_whoever_makes_too_many_tables_is_told_when_to_come_again_and_others_are_not_stopped(file):
    async with (
        room_with(file, Limits(tables=3)) as app,
        coming_from(app, ONE) as one,
        coming_from(app, OTHER) as other,
    ):
        for _ in range(3):
            assert (await one.post("/api/tables", json=TABLE)).status_code == 200
        refused = await one.post("/api/tables", json=TABLE)
        assert refused.status_code == 429
        assert refused.json() == {
            "refused": {"code": "too_many_tables", "clause": None, "facts": {"minutes": 20}}
        }
        assert refused.headers["retry-after"] == "1200"
        assert "content-security-policy" in refused.headers
        assert (await other.post("/api/tables", json=TABLE)).status_code == 200
        # Only what makes a table is counted.
        assert (await one.get("/api/games")).status_code == 200


async def test_whoever_takes_too_many_seats_is_told_when_to_come_again(file):
    async with room_with(file, Limits(joins=2)) as app, coming_from(app, ONE) as one:
        table = (await one.post("/api/tables", json=TABLE)).json()["table"]
        seats = f"/api/tables/{table}/seats"
        for _ in range(2):
            assert (await one.post(seats, json={"name": "Tom"})).status_code == 200
        refused = await one.post(seats, json={"name": "Tom"})
        assert refused.status_code == 429
        assert refused.json()["refused"]["code"] == "too_many_joins"
        async with coming_from(app, OTHER) as other:
            assert (await other.post(seats, json={"name": "Ines"})).status_code == 200


async def test_a_room_without_limits_and_this_machine_itself_are_not_counted(file):
    async with room_with(file, Limits(tables=1)) as app, coming_from(app, "127.0.0.1") as here:
        for _ in range(4):
            assert (await here.post("/api/tables", json=TABLE)).status_code == 200
    free = Limits(tables=0, joins=0, connections=0, at_table=0)
    async with room_with(file, free) as app, coming_from(app, ONE) as one:
        for _ in range(4):
            made = await one.post("/api/tables", json=TABLE)
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(4):
                line = Inside(app, made.json()["table"], client=ONE)
                await stack.enter_async_context(greeted(line, made.json()["key"]))


@pytest.mark.parametrize(
    ("limits", "code", "others_may"),
    [
        (Limits(connections=2), "too_many_connections", True),
        (Limits(at_table=2), "table_crowded", False),
    ],
)
async def test_one_connection_too_many_is_told_why_and_there_is_room_again_when_one_goes(
    file, limits, code, others_may
):
    async with room_with(file, limits) as app, coming_from(app, ONE) as one:
        made = (await one.post("/api/tables", json=TABLE)).json()

        async def sits(address: str) -> str | None:
            """None, or the code of the refusal."""
            line = Inside(app, made["table"], client=address)
            await line.send(json.dumps({"hello": {"key": made["key"]}}))
            told = json.loads(await line.receive())
            if "refused" in told:
                with pytest.raises(Closed) as closed:
                    await line.receive()
                assert closed.value.code == 4429
                await line.task
                return str(told["refused"]["code"])
            lines.append(line)
            return None

        lines: list[Inside] = []
        assert [await sits(ONE) for _ in range(3)] == [None, None, code]
        assert await sits(OTHER) == (None if others_may else code)
        await lines[0].close()
        assert await sits(ONE) is None
        assert await sits(ONE) == code
        for line in lines[1:]:
            await line.close()


# ---------------------------------------------------------------------- behind a proxy


async def make_from(server: Server, address: str) -> int:
    """The status of a table that is made for a guest whom a proxy names."""
    async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", trust_env=False) as client:
        headers = {"X-Forwarded-For": address, "X-Forwarded-Proto": "https"}
        answer = await client.post("/api/tables", json=TABLE, headers=headers)
        assert ("strict-transport-security" in answer.headers) == ("--behind-proxy" in server.words)
        return answer.status_code


@pytest.mark.wide
async def test_behind_a_proxy_it_is_the_guests_who_are_counted_and_without_one_nobody_names_them(tmp_path):
    with Server(tmp_path, "--behind-proxy", "--tables-an-hour", "2") as server:
        assert [await make_from(server, ONE) for _ in range(3)] == [200, 200, 429]
        assert await make_from(server, OTHER) == 200
        # What a guest has written there himself stands before what the proxy adds, and counts for nothing.
        assert await make_from(server, f"198.51.100.1, {ONE}") == 429
    with Server(tmp_path, "--tables-an-hour", "2") as server:
        assert [await make_from(server, ONE) for _ in range(3)] == [200, 200, 200]
