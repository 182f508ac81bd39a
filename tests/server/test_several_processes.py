"""Several processes over one database: who sits where makes no difference."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import httpx2
import pytest
from backends import Postgres, Redis
from cardroom import Person, Server, any_act, connected

pytestmark = pytest.mark.anyio

HOUSE = "kaiser/standard;misdeal_no_honours=no"


@pytest.fixture(params=["postgresql", "postgresql and redis", "sqlite and redis"])
def words(request: pytest.FixtureRequest) -> list[str]:
    """What both processes are told."""
    found = []
    if "postgresql" in request.param:
        server: Postgres = request.getfixturevalue("postgres")
        found += ["--database", server.fresh()]
    if "redis" in request.param:
        other: Redis = request.getfixturevalue("redis")
        found += ["--bus", other.address]
    return found


async def joined(server: Server, table: str, name: str) -> str:
    """The key of one more person at the table."""
    async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", trust_env=False) as client:
        answer = await client.post(f"/api/tables/{table}/seats", json={"name": name})
        assert answer.status_code == 200, answer.text
        return str(answer.json()["key"])


@contextlib.asynccontextmanager
async def listening(person: Person) -> AsyncIterator[None]:
    """Whatever is told to the person is taken note of as it comes."""

    async def listen() -> None:
        while True:
            with contextlib.suppress(TimeoutError):  # nothing has been said for a while
                await person.next()

    task = asyncio.create_task(listen())
    try:
        yield
        assert not task.done() or task.exception() is None
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


def here(person: Person, name: str) -> bool:
    """Whether the table shows somebody as looking on."""
    company = person.company or person.welcome
    return any(seat["name"] == name and seat["here"] for seat in company["seats"])


@pytest.mark.wide
async def test_people_at_two_processes_play_together_as_if_at_one(tmp_path: Path, words: list[str]):
    dice = Random(3)
    with Server(tmp_path, *words) as one, Server(tmp_path, *words) as two:
        table, key = await one.make(HOUSE)
        other_key = await joined(two, table, "Tom")
        async with (
            connected(one.port, table, key) as noor,
            connected(two.port, table, other_key) as tom,
            asyncio.timeout(90),
            listening(noor),
            listening(tom),
        ):
            while not (here(noor, "Tom") and here(tom, "Noor")):  # noqa: ASYNC110
                await asyncio.sleep(0.05)
            said = 0
            while not (noor.seen["sheet"] and tom.seen["sheet"]):
                for person in (noor, tom):
                    if person.seen["phase"] == "dealing":
                        await person.say({"ready": True})
                    elif person.awaited:
                        await person.say({"at": person.at, "do": any_act(person.seen, dice)})
                    else:
                        continue
                    said += 1
                    told = len(person.heard)
                    while len(person.heard) == told:  # noqa: ASYNC110
                        await asyncio.sleep(0.02)
                await asyncio.sleep(0.02)
            while noor.at != tom.at:  # noqa: ASYNC110
                await asyncio.sleep(0.02)
            assert noor.seen["sheet"] == tom.seen["sheet"]
            assert said > 15


@pytest.mark.wide
async def test_whoever_goes_at_one_process_is_away_at_the_other_until_they_come_back(
    tmp_path: Path, words: list[str]
):
    with Server(tmp_path, *words) as one, Server(tmp_path, *words) as two:
        table, key = await one.make(HOUSE)
        other_key = await joined(two, table, "Tom")
        async with connected(one.port, table, key) as noor, asyncio.timeout(60), listening(noor):
            async with connected(two.port, table, other_key):
                while not here(noor, "Tom"):  # noqa: ASYNC110
                    await asyncio.sleep(0.05)
            while here(noor, "Tom"):  # noqa: ASYNC110
                await asyncio.sleep(0.05)
            async with connected(two.port, table, other_key):
                while not here(noor, "Tom"):  # noqa: ASYNC110
                    await asyncio.sleep(0.05)


@pytest.mark.deep
async def test_whoever_was_at_a_process_that_is_gone_is_away_after_a_while(tmp_path: Path, redis: Redis):
    words = ["--bus", redis.address]
    with Server(tmp_path, *words) as one, Server(tmp_path, *words) as two:
        table, key = await one.make(HOUSE)
        other_key = await joined(two, table, "Tom")
        async with (
            connected(one.port, table, key) as noor,
            connected(two.port, table, other_key),
            asyncio.timeout(90),
            listening(noor),
        ):
            while not here(noor, "Tom"):  # noqa: ASYNC110
                await asyncio.sleep(0.05)
            two.kill()  # it has no time to say so; the other one notices by itself
            while here(noor, "Tom"):  # noqa: ASYNC110
                await asyncio.sleep(0.1)
