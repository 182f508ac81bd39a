"""How the room's cards were spread: only deals that are over count, and counting keeps nobody waiting."""

from __future__ import annotations

import asyncio
import time
from random import Random

import pytest
from cardroom import Laid, http, lay, room_at
from sqlalchemy.ext.asyncio import create_async_engine

from varaq.engine import Match
from varaq.games import House
from varaq.server import fairness
from varaq.store import Act, Store


def deals(text: str, count: int, seed: int = 0) -> list[str]:
    """Orders of the pack as a log has them."""
    house, dice = House.read(text), Random(seed)
    return [str(Match(house.game, house.rules).shuffled(dice.shuffle)) for _ in range(count)]


async def write(app, table: Laid, entries: list[Act]) -> None:
    for number, entry in enumerate(entries, start=1):
        await app.state.room.store.append(table.id, number, entry)


def dealt(text: str, count: int, seed: int = 0) -> list[Act]:
    """A log of deals, each with two calls after it."""
    return [
        act for deal in deals(text, count, seed) for act in (Act(None, deal), Act(0, "keep"), Act(1, "keep"))
    ]


async def told(app):
    async with http(app) as client:
        answer = await client.get("/api/fairness")
        assert answer.status_code == 200
        return answer.json()


@pytest.mark.anyio
async def test_a_room_without_deals_says_so(file):
    async with room_at(file) as app:
        assert await told(app) == {"deals": 0, "newest": fairness.NEWEST, "packs": []}


@pytest.mark.anyio
async def test_the_last_deal_of_a_table_does_not_count(file):
    async with room_at(file) as app:
        await write(app, await lay(app, id="one"), dealt("kaiser/standard", 1))
        await write(app, await lay(app, id="two"), dealt("kaiser/standard", 4))
        again = [*dealt("kaiser/standard", 2), Act(None, 'again {"dealer":0}')]
        await write(app, await lay(app, id="three"), again)
        data = await told(app)
        assert data["deals"] == 0 + 3 + 2
        (pack,) = data["packs"]
        assert (pack["game"], pack["cards"], pack["hand"], pack["hands"]) == ("kaiser", 32, 8, 20)
        assert pack["house"] == "kaiser/standard"
        assert sum(each["seen"] for each in pack["lengths"]) == 80
        assert sum(each["expected"] for each in pack["lengths"]) == pytest.approx(80, abs=0.1)
        assert pack["test"] is None


@pytest.mark.anyio
async def test_two_running_deals_with_other_cards_are_told_alike(file, tmp_path):
    """Nothing of the cards that are being played can be read from the counts."""
    answers = []
    for number, seed in enumerate((1, 2)):
        async with room_at(tmp_path / f"{number}.db") as app:
            entries = [*dealt("kaiser/standard", 5), *dealt("kaiser/standard", 1, seed)]
            await write(app, await lay(app), entries)
            answers.append(await told(app))
    assert answers[0] == answers[1]
    assert answers[0]["deals"] == 5


@pytest.mark.anyio
async def test_packs_and_sizes_of_hands_are_counted_apart(file, monkeypatch):
    async with room_at(file) as app:
        houses = (
            "kaiser/standard",
            "kaiser/cardgames_zone",
            "kaiser/saskatchewan_34",
            "twenty_eight/twenty_eight",
        )
        for number, text in enumerate((*houses, "styrivolt/kvivik", "styrivolt/kvivik;shuffle=light")):
            await write(app, await lay(app, text, id=f"t{number}"), dealt(text, 2 + number))
        data = await told(app)
        found = {(pack["game"], pack["cards"], pack["hand"]): pack["deals"] for pack in data["packs"]}
        assert found == {
            ("kaiser", 32, 8): 1 + 2,
            ("kaiser", 34, 8): 3,
            ("twenty_eight", 32, 4): 4,
            ("styrivolt", 48, 9): 5,
        }


@pytest.mark.anyio
async def test_what_cannot_be_read_any_more_is_passed_over(file):
    async with room_at(file) as app:
        table = await lay(app)
        await write(app, table, [Act(None, "deal AS KS"), *dealt("kaiser/standard", 2)])
        row = table.row
        await app.state.room.store.create(type(row)("old", "bridge/rubber", 0, row.seats, {}, "d"))
        await write(app, Laid(type(row)("old", "", 0, [], {}, "d"), {}), dealt("kaiser/standard", 3))
        assert (await told(app))["deals"] == 1


@pytest.mark.anyio
async def test_many_even_deals_pass_the_test_and_stacked_ones_do_not(file, tmp_path):
    async with room_at(file) as app:
        await write(app, await lay(app), [Act(None, deal) for deal in deals("kaiser/standard", 400, 5)])
        even = (await told(app))["packs"][0]
        assert even["deals"] == 399
        assert even["test"]["p"] > 1e-4
    async with room_at(tmp_path / "stacked.db") as app:
        stacked = []
        for deal in deals("kaiser/standard", 400, 5):
            verb, *cards = deal.split()
            cards.sort(key=lambda card: card[-1] != "S")
            stacked.append(Act(None, " ".join([verb, *cards])))
        await write(app, await lay(app), stacked)
        assert (await told(app))["packs"][0]["test"]["p"] < 1e-9


@pytest.mark.anyio
async def test_no_more_than_the_newest_are_counted_and_once_a_minute(file, monkeypatch):
    monkeypatch.setattr(fairness, "NEWEST", 10)
    async with room_at(file) as app:  # tables of the same second come in the order of their ids
        await write(app, await lay(app, id="older"), dealt("kaiser/standard", 31))
        assert (await told(app))["deals"] == 10
        await write(app, await lay(app, "bid_whist/standard", id="newer"), dealt("bid_whist/standard", 3))
        assert len((await told(app))["packs"]) == 1
        begun = time.monotonic()
        monkeypatch.setattr(fairness.time, "monotonic", lambda: begun + 2 * fairness.KEPT)
        assert len((await told(app))["packs"]) == 2


@pytest.mark.anyio
async def test_the_room_answers_while_it_counts(file):
    async with room_at(file) as app:
        store: Store = app.state.room.store
        for number in range(3):
            await write(
                app, await lay(app, id=f"t{number}"), [Act(None, d) for d in deals("kaiser/standard", 300)]
            )
        counting = asyncio.create_task(told(app))
        longest, last = 0.0, time.monotonic()
        while not counting.done():
            await asyncio.sleep(0.001)
            longest, last = max(longest, time.monotonic() - last), time.monotonic()
        assert (await counting)["deals"] == 897
        assert longest < 0.25, longest
        assert store is app.state.room.store


@pytest.mark.anyio
async def test_deals_come_in_pages_those_of_the_newest_tables_first(file):
    async with room_at(file) as app:
        for number in range(120):
            await write(
                app, await lay(app, id=f"t{number}"), [Act(None, d) for d in deals("kaiser/standard", 2)]
            )
        pages = [page async for page in app.state.room.store.deals(1000)]
        assert [len(page) for page in pages] == [50, 50, 20]
        pages = [page async for page in app.state.room.store.deals(60)]
        assert [len(page) for page in pages] == [50, 10]


@pytest.mark.anyio
async def test_a_store_that_cannot_be_read_is_said_and_asked_again(file, monkeypatch):
    async with room_at(file) as app:
        store: Store = app.state.room.store
        await write(app, await lay(app), dealt("kaiser/standard", 2))
        with monkeypatch.context() as broken:
            broken.setattr(store, "_engine", create_async_engine(f"sqlite+aiosqlite:///{file.parent}"))
            async with http(app) as client:
                answer = await client.get("/api/fairness")
            assert answer.status_code == 507
            assert answer.json()["refused"]["code"] == "storage_failed"
        assert (await told(app))["deals"] == 1
