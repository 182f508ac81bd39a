"""A person finds their matches by a secret of their own, and takes their name out of them for good."""

from __future__ import annotations

import sqlite3
from random import Random

import pytest
from cardroom import Inside, go_on, greeted, http, play_to_score, room_at, until_closed

from varaq.store import Act

pytestmark = pytest.mark.anyio

ME, OTHER = "a1" * 32, "b2" * 32
HOUSE = "kaiser/standard;misdeal_no_honours=no"


async def made(client, me=ME, name="Nahid"):
    wish = {"house": HOUSE, "name": name, "level": "random", "me": me}
    return (await client.post("/api/tables", json=wish)).json()


async def joined(client, table, me=OTHER, name="Tom"):
    return (await client.post(f"/api/tables/{table}/seats", json={"name": name, "me": me})).json()


async def history(client, me):
    return (await client.get("/api/history", headers={"x-varaq-person": me})).json()


async def test_my_tables_are_found_by_my_secret_and_by_no_other(file):
    async with room_at(file) as app, http(app) as client:
        first, second = await made(client), await made(client, OTHER)
        async with greeted(Inside(app, first["table"]), first["key"]) as person:
            await play_to_score(person, Random(1))
        (mine,) = await history(client, ME)
        assert (mine["table"], mine["name"], mine["house"], mine["game"]) == (
            first["table"],
            "Nahid",
            HOUSE,
            "kaiser",
        )
        assert mine["matches"] == [
            {"match": 1, "house": HOUSE, "deals": 1, "over": False, "winners": [], "result": None}
        ]
        assert [one["table"] for one in await history(client, OTHER)] == [second["table"]]
        assert await history(client, "c3" * 32) == []
        for bad in ("", "short"):
            answer = await client.get("/api/history", headers={"x-varaq-person": bad})
            assert answer.json()["refused"]["code"] == "bad_key"


async def test_who_has_won_is_told_and_the_record_is_open_to_who_has_sat_there(file):
    async with room_at(file) as app, http(app) as client:
        wish = {
            "house": "kaiser/joffre;target=20;lose_at_minus=yes",
            "name": "Nahid",
            "level": "random",
            "me": ME,
        }
        table = (await client.post("/api/tables", json=wish)).json()
        async with greeted(Inside(app, table["table"]), table["key"]) as person:
            dice = Random(1)
            while await go_on(person, dice) and person.seen["phase"] != "over":
                pass
            side = person.welcome["sides"].index(person.seen["result"]["winner"])
            names = [seat["name"] for seat in person.welcome["seats"]]
        ((match,),) = [one["matches"] for one in await history(client, ME)]
        assert match["over"]
        assert match["winners"] == [names[side], names[side + 2]]
        address = f"/api/tables/{table['table']}/matches/1/record"
        for me, status in ((ME, 200), (OTHER, 403), ("", 403)):
            assert (await client.get(address, headers={"x-varaq-person": me})).status_code == status


async def test_a_table_of_mine_alone_is_deleted_with_all_that_was_played(file):
    async with room_at(file) as app, http(app) as client:
        table = await made(client)
        async with greeted(Inside(app, table["table"]), table["key"]) as person:
            await play_to_score(person, Random(1))
            answer = await client.delete(f"/api/history/{table['table']}", headers={"x-varaq-person": ME})
            assert answer.json() == {"deleted": True}
            await until_closed(person)
        assert (await client.get(f"/api/tables/{table['table']}")).status_code == 404
        assert await history(client, ME) == []
    for name in ("tables", "acts", "people"):
        assert sqlite3.connect(file).execute(f"select count(*) from {name}").fetchone() == (0,)


async def test_where_others_have_played_my_name_goes_and_the_match_stays(file):
    async with room_at(file) as app, http(app) as client:
        table = await made(client)
        guest = await joined(client, table["table"])
        answer = await client.delete(f"/api/history/{table['table']}", headers={"x-varaq-person": ME})
        assert answer.json() == {"deleted": False}
        assert await history(client, ME) == []
        (theirs,) = await history(client, OTHER)
        assert "Tom" in theirs["names"]
        assert "Nahid" not in theirs["names"]
        async with greeted(Inside(app, table["table"]), guest["key"]) as person:
            assert person.welcome["seats"][0]["kind"] == "computer"
            assert person.welcome["seats"][person.welcome["seat"]]["host"]
    assert b"Nahid" not in file.read_bytes()
    async with room_at(file) as app, greeted(Inside(app, table["table"]), guest["key"]) as person:
        await play_to_score(person, Random(1))


async def test_my_name_is_gone_at_once_where_others_still_sit(file):
    async with room_at(file) as app, http(app) as client:
        table = await made(client)
        guest = await joined(client, table["table"])
        address = f"/api/tables/{table['table']}/matches/1/record"
        async with greeted(Inside(app, table["table"]), guest["key"]) as person:
            await client.delete(f"/api/history/{table['table']}", headers={"x-varaq-person": ME})
            await until_closed(person)
        async with greeted(Inside(app, table["table"]), guest["key"]) as person:
            assert person.welcome["seat"] == guest["seat"]
            record = await client.get(address, headers={"x-varaq-key": guest["key"]})
            assert record.status_code == 200
            assert "Nahid" not in record.text
        assert "Nahid" not in str(app.state.room.tables)


async def test_a_damaged_table_hides_no_other(file, caplog):
    async with room_at(file) as app, http(app) as client:
        first, second = await made(client), await made(client)
        await app.state.room.store.append(first["table"], 1, Act(2, "play AS"))
        assert [one["table"] for one in await history(client, ME)] == [second["table"]]
        assert first["table"] in caplog.text
        assert "AS" not in caplog.text


async def test_nobody_deletes_what_is_not_theirs(file):
    async with room_at(file) as app, http(app) as client:
        table = await made(client)
        answer = await client.delete(f"/api/history/{table['table']}", headers={"x-varaq-person": OTHER})
        assert answer.json()["refused"]["code"] == "no_such_table"
        assert len(await history(client, ME)) == 1
