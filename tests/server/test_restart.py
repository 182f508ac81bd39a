"""The server may go away and come back at any moment, and nobody notices."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from cardroom import (
    Inside,
    Person,
    Server,
    asked_in,
    connected,
    dealing,
    deals_by,
    go_on,
    greeted,
    high_act,
    lay,
    log_of,
    pack_for,
    play_to_score,
    play_until,
    room_at,
    seated,
)

from varaq.games import GAMES
from varaq.store import Act, Store, StoreError

pytestmark = pytest.mark.anyio

NO_CLAIMS = ";misdeal_no_honours=no"
WITHOUT_HONOURS = ["10S", "9S", "8S", "10H", "9H", "8H", "10D", "9C"]


def in_the_middle_of_a_trick(seen: dict[str, Any]) -> bool:
    return asked_in("play")(seen) and bool(seen["trick"]) and sum(seen["tricks"]) >= 2


def leading(seen: dict[str, Any]) -> bool:
    return asked_in("play")(seen) and not seen["trick"] and sum(seen["tricks"]) >= 2


def with_turned_piles(seen: dict[str, Any]) -> bool:
    return in_the_middle_of_a_trick(seen) and any(p["under"] == 0 for seat in seen["piles"] for p in seat)


def deciding_on_a_bid(seen: dict[str, Any]) -> bool:
    return asked_in("sale")(seen) and "call accept" in seen["legal"]


def passing_after_the_auction(seen: dict[str, Any]) -> bool:
    return asked_in("passing")(seen) and seen["contract"] is not None


def with_somebody_out(seen: dict[str, Any]) -> bool:
    return asked_in("play")(seen) and bool(seen["out"])


def scored(seen: dict[str, Any]) -> bool:
    return seen["phase"] == "dealing" and bool(seen["sheet"])


def over(seen: dict[str, Any]) -> bool:
    return seen["phase"] == "over"


MOMENTS: list[tuple[str, Callable[[dict[str, Any]], bool]]] = [
    ("kaiser/standard", lambda seen: seen["phase"] == "dealing"),
    ("kaiser/standard", asked_in("claims")),
    ("kaiser/passing_kaiser" + NO_CLAIMS, asked_in("passing")),
    ("kaiser/standard;passing=after_bid2", passing_after_the_auction),
    ("kaiser/standard", asked_in("auction")),
    ("kaiser/lost_heir", asked_in("sale")),
    ("kaiser/lost_heir_solo", deciding_on_a_bid),
    ("kaiser/standard", asked_in("naming")),
    ("kaiser/saskatchewan_34_any", asked_in("ordering")),
    ("kaiser/saskatchewan_34", asked_in("exchange")),
    ("kaiser/three_player", asked_in("exchange")),
    ("kaiser/standard", in_the_middle_of_a_trick),
    ("kaiser/hetu", in_the_middle_of_a_trick),
    ("kaiser/standard", leading),
    ("kaiser/two_player", with_turned_piles),
    ("kaiser/standard;kaiser_bid=forty;kaiser40_partner=sits_out", with_somebody_out),
    ("kaiser/five_player", in_the_middle_of_a_trick),
    ("kaiser/six_player_three_teams", in_the_middle_of_a_trick),
    ("kaiser/lost_heir_1893", in_the_middle_of_a_trick),
    ("kaiser/standard", scored),
    ("kaiser/joffre;target=20;lose_at_minus=yes", over),
]


@pytest.mark.parametrize(("house", "there"), MOMENTS, ids=[f"{h}-{n}" for n, (h, _) in enumerate(MOMENTS)])
async def test_a_server_that_comes_back_knows_every_phase_as_it_was(
    file, known_shuffle, monkeypatch, house, there
):
    if house == "kaiser/standard" and there is not scored:
        hand = {0: WITHOUT_HONOURS}
        packs = [pack_for(house, 1, hand, seed) for seed in (1, 2)]
        deals_by(monkeypatch, dealing(*packs))
    async with room_at(file) as app:
        table = await lay(app, house, dealer=1)
        async with seated(app, table) as person:
            await play_until(person, Random(1), there, high_act)
            known, at = person.bytes, person.at
    async with room_at(file) as app:
        async with seated(app, table) as person:
            assert (person.bytes, person.at) == (known, at)
            if person.seen["phase"] != "over":
                await play_to_score(person, Random(2))
            known = person.bytes
        log = await log_of(app, table.id)
    async with room_at(file) as app, seated(app, table) as person:
        assert person.bytes == known
        assert await log_of(app, table.id) == log


@pytest.mark.parametrize(
    "house",
    [
        "kaiser/saskatchewan_34_any",
        "kaiser/two_player",
        "kaiser/passing_kaiser",
        "kaiser/lost_heir",
        *(f"{game.name}/{game.presets[0].name}" for game in GAMES),
    ],
)
async def test_a_page_may_be_reloaded_at_any_moment_of_a_deal(file, known_shuffle, house):
    dice = Random(3)
    async with contextlib.AsyncExitStack() as rooms:
        app = await rooms.enter_async_context(room_at(file))
        table = await lay(app, house)
        known, going_on = None, True
        while going_on:
            if dice.random() < 0.2:
                await rooms.aclose()
                app = await rooms.enter_async_context(room_at(file))
            async with seated(app, table) as person:
                assert known in (None, (person.bytes, person.at))
                for _ in range(dice.randrange(4)):
                    going_on = await go_on(person, dice) and len(person.seen["sheet"]) < 2
                known = person.bytes, person.at
        await rooms.aclose()


async def test_computer_players_go_on_where_the_server_stopped_in_their_turn(
    file, known_shuffle, monkeypatch
):
    """However many of their acts were written down before the end."""

    async def until_the_end(self: Store, *act: Any) -> None:
        left[0] -= 1
        if left[0] < 0:
            raise StoreError
        await append(self, *act)

    append, left = Store.append, [0]
    for written in range(4):
        async with room_at(file) as app:
            table = await lay(app, "kaiser/standard" + NO_CLAIMS, dealer=0, id=f"table-{written}")
            async with seated(app, table) as person:
                monkeypatch.setattr(Store, "append", until_the_end)
                left[0] = written
                answers = await person.ask({"ready": True})
                assert answers[-1]["refused"]["code"] == "storage_failed"
                monkeypatch.setattr(Store, "append", append)
        async with room_at(file) as app, seated(app, table) as person:
            if written == 0:
                assert person.seen["phase"] == "dealing"
            else:
                assert person.awaited
            await play_to_score(person, Random(1))


async def test_a_server_killed_in_the_middle_of_a_trick_is_not_missed(tmp_path):
    dice = Random(11)
    with Server(tmp_path) as server:
        table, key = await server.make("kaiser/standard;misdeal_no_honours=no")
        async with connected(server.port, table, key) as person:
            await play_until(person, dice, in_the_middle_of_a_trick)
            known, at = person.bytes, person.at
            server.kill()
    with Server(tmp_path) as server:
        async with connected(server.port, table, key) as person:
            assert (person.bytes, person.at) == (known, at)
            hand = list(person.seen["hand"])
            card = person.seen["legal"][0]
            await person.say({"at": person.at, "do": card})
            server.kill()
    async with room_at(tmp_path / "varaq.db") as app, greeted(Inside(app, table), key) as person:
        # The card was written down before the end or it was not: either way the table stands.
        assert person.awaited or person.seen["phase"] == "dealing"
        assert [c for c in hand if c not in person.seen["hand"]] in ([], card.split()[1:])
        await play_to_score(person, dice)


async def test_a_damaged_record_is_refused_and_hides_what_it_holds(file, known_shuffle, caplog):
    async with room_at(file) as app:
        table = await lay(app, "kaiser/passing_kaiser" + NO_CLAIMS)
        async with seated(app, table) as person:
            await person.ask({"ready": True})
        at = len(await log_of(app, table.id))
        await app.state.room.store.append(table.id, at + 1, Act(1, "give 2S 2H"))
        stranger = Person(Inside(app, table.id))
        await stranger.say({"hello": {"key": table.keys[0]}})
        refused = (await stranger.next())["refused"]
        assert refused["code"] == "damaged_record"
        assert refused["facts"] == {"line": at + 1, "text": "1 give"}
        assert "2S" not in caplog.text
        assert not app.state.room.tables
