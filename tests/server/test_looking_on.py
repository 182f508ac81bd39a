"""Spectators see what all may see, or whole deals when they are over; over a shoulder only by consent."""

from __future__ import annotations

import contextlib
import json
from random import Random

import pytest
from cardroom import (
    Inside,
    any_act,
    dealing,
    deals_by,
    go_on,
    greeted,
    http,
    lay,
    pack_for,
    room_at,
    seated,
    until_closed,
)

pytestmark = pytest.mark.anyio

HOUSE = "kaiser/standard;misdeal_no_honours=no"


def watching(app, table, token):
    return greeted(Inside(app, table.id), token)


async def allow(host, **courtesies):
    await host.ask({"host": {"courtesies": courtesies}})


async def token_of(app, table, name="watch", seat=0):
    async with seated(app, table, seat) as person:
        return person.welcome["keys"][name]


async def test_nobody_looks_on_where_the_table_does_not_allow_it(file, known_shuffle):
    async with room_at(file) as app:
        table = await lay(app, HOUSE)
        async with seated(app, table) as host:
            assert host.welcome["keys"]["watch"] is None
            await allow(host, watch="public")
            token = await token_of(app, table)
            async with watching(app, table, token) as viewer:
                assert viewer.welcome["role"] == "watching"
                await host.settle()
                assert host.company["watching"] == 1
                await allow(host, watch="never")
                await until_closed(viewer)
            with pytest.raises(AssertionError, match="bad_key"):
                async with watching(app, table, token):
                    pass


@pytest.mark.parametrize(
    "house", [HOUSE, "twenty_eight/twenty_eight", "bid_whist/standard", "styrivolt/kvivik"]
)
async def test_a_spectator_sees_what_a_person_who_waits_sees_and_may_do_nothing(file, known_shuffle, house):
    async with room_at(file) as app:
        table = await lay(app, house)
        async with seated(app, table) as host:
            await allow(host, watch="public")
            token = await token_of(app, table)
            async with watching(app, table, token) as viewer:
                for message in (
                    {"ready": True},
                    {"at": 0, "do": "play AS"},
                    {"undo": True},
                    {"allow": True},
                    {"hint": True},
                    {"hand": True},
                    {"hold": True},
                    {"shown": True},
                    {"again": True},
                    {"vote": {"house": house}},
                    {"host": {"lock": True}},
                    {"say": "hello"},
                    {"leave": True},
                    {"finish": True},
                ):
                    (answer,) = await viewer.ask(message)
                    assert answer["refused"]["code"] == "looks_on", message
                for turn in range(40):
                    if not await go_on(host, Random(turn)):
                        break
                    await viewer.settle()
                    laid = app.state.room.tables[table.id]
                    assert viewer.seen == json.loads(json.dumps(laid.match.observation(None).as_data()))
                    assert viewer.seen["hand"] == viewer.seen["legal"] == []


async def test_two_deals_alike_in_all_that_was_played_look_alike_to_spectators(tmp_path, monkeypatch):
    """They differ in who holds two cards; not even the sizes or the numbers of messages may tell."""
    hands = {1: ["AS"], 3: ["9S"]}
    first = pack_for(HOUSE, 0, hands, seed=3)
    second = [{"AS": "9S", "9S": "AS"}.get(card, card) for card in first]
    told = []
    for number, pack in enumerate((first, second)):
        deals_by(monkeypatch, dealing(pack))
        async with room_at(tmp_path / f"{number}.db") as app, http(app) as client:
            table = await lay(app, HOUSE, people=(0, 1, 2, 3))
            heard = []
            async with contextlib.AsyncExitStack() as stack:
                people = [await stack.enter_async_context(seated(app, table, seat)) for seat in range(4)]
                for mode in ("public", "late"):
                    await allow(people[0], watch=mode)
                    token = await token_of(app, table)
                    viewer = await stack.enter_async_context(watching(app, table, token))
                    heard.append(viewer)
                    if mode == "public":
                        for person in people:
                            await person.ask({"ready": True})
                        for person in people:
                            await person.settle()
                        for turn in range(4):
                            (seat,) = people[turn].seen["awaited"]
                            await people[seat].do("call 7" if turn == 0 else "call pass")
                            for person in people:
                                await person.settle()
                    else:
                        await people[0].ask({"undo": True})
                        await people[1].ask({"allow": False})
                    await viewer.settle()
                records = [
                    (
                        await client.get(
                            f"/api/tables/{table.id}/matches/1/record", headers={"x-varaq-key": key}
                        )
                    ).text
                    for key in (token, people[0].welcome["keys"]["share"], "wrong")
                ]
                told.append(([viewer.heard for viewer in heard], records))
    assert told[0] == told[1]
    assert not any("AS" in text for viewer in told[0][0] for text in viewer)


async def test_who_looks_on_late_sees_a_whole_deal_with_open_cards_when_it_is_over(file, known_shuffle):
    async with room_at(file) as app:
        table = await lay(app, HOUSE)
        async with seated(app, table) as host:
            await allow(host, watch="late")
            token = await token_of(app, table)
            async with watching(app, table, token) as viewer:
                while not host.seen["sheet"]:
                    before = len(viewer.heard)
                    await go_on(host, Random(3))
                    await viewer.settle()
                    if not host.seen["sheet"]:
                        assert not any("events" in json.loads(text) for text in viewer.heard[before:])
                        assert '"seen"' not in "".join(viewer.heard[1:])
                frames = [m for text in viewer.heard if "events" in (m := json.loads(text))]
                played = [event["card"] for m in frames for event in m["events"] if event["kind"] == "played"]
                assert len(played) == 32
                assert sorted(card for hand in frames[0]["seen"]["hands"] for card in hand) == sorted(played)
                assert frames[-1]["seen"]["sheet"] == host.seen["sheet"]
                async with watching(app, table, token) as again:
                    assert again.seen["sheet"] == host.seen["sheet"]
                    await host.ask({"ready": True})
                    assert host.seen["hand"]
                    await again.settle()
                    assert again.seen["phase"] == "dealing"
                async with watching(app, table, token) as again:
                    assert again.seen["phase"] == "dealing"
                    assert not any(again.seen["hands"])


async def test_who_looks_on_comes_again_when_the_table_changes_what_may_be_seen(file, known_shuffle):
    async with room_at(file) as app:
        table = await lay(app, HOUSE)
        async with seated(app, table) as host:
            await allow(host, watch="public")
            token = await token_of(app, table)
            async with watching(app, table, token) as viewer:
                await host.ask({"ready": True})
                await viewer.settle()
                assert viewer.seen["phase"] != "dealing"
                await allow(host, watch="late")
                assert await until_closed(viewer) == 4001
            async with watching(app, table, token) as viewer:
                assert (viewer.seen["phase"], viewer.at) == ("dealing", 0)


async def test_only_who_was_given_the_link_looks_over_a_shoulder_and_only_while_the_seat_wants_it(
    file, known_shuffle
):
    async with room_at(file) as app:
        table = await lay(app, HOUSE, people=(0, 2), dealer=3)
        async with seated(app, table, 0) as host, seated(app, table, 2) as other:
            await other.ask({"ready": True})
            await host.ask({"ready": True})
            token = host.welcome["keys"]["shoulder"]
            assert other.welcome["keys"]["shoulder"] != token
            with pytest.raises(AssertionError, match="bad_key"):
                async with watching(app, table, token):
                    pass
            await host.ask({"shown": True})
            async with watching(app, table, token) as viewer:
                assert (viewer.welcome["role"], viewer.welcome["seat"]) == ("shoulder", 0)
                assert viewer.welcome["keys"]["shoulder"] is None
                assert viewer.seen["hand"] == host.seen["hand"]
                (answer,) = await viewer.ask({"at": viewer.at, "do": any_act(host.seen, Random(1))})
                assert answer["refused"]["code"] == "looks_on"
                await host.do("call 7")
                await viewer.settle()
                assert viewer.seen == host.seen
                await host.say({"shown": False})
                await until_closed(viewer)
            await host.ask({"shown": True})
            await host.ask({"hand": True})
            # Whoever sits there next has given nobody a link.
            await other.settle()
            await host.ask({"host": {"to": 2}})
            await other.ask({"host": {"remove": 0}})
            with pytest.raises(AssertionError, match="bad_key"):
                async with watching(app, table, token):
                    pass
