"""Every deal follows from what was sealed before it and from what people added; the record shows it."""

from __future__ import annotations

import json
from random import Random

import pytest
from cardroom import go_on, http, lay, log_of, play_to_score, room_at, seated

from varaq.audit import asked, check_deals
from varaq.engine import fair
from varaq.engine.record import Record
from varaq.games import House
from varaq.server.chances import players_dice
from varaq.server.computers import choice

pytestmark = pytest.mark.anyio

HOUSE = "kaiser/standard;misdeal_no_honours=no"


def fairness_in(person):
    return [m["fair"] for text in person.heard if "fair" in (m := json.loads(text))]


async def test_a_deal_is_sealed_before_anybody_adds_to_it_and_opened_when_it_is_over(file):
    async with room_at(file) as app:
        table = await lay(app, HOUSE, people=(0, 2))
        async with seated(app, table, 0) as one, seated(app, table, 2) as two:
            sealed = one.welcome["fair"]["next"]
            assert sealed == two.welcome["fair"]["next"]
            assert one.welcome["fair"]["last"] is None
            await one.ask({"ready": True, "salt": "from-one"})
            await two.ask({"ready": True, "salt": "from_two"})
            await one.settle()
            assert fairness_in(one)[-1] == {"next": None, "now": sealed, "last": None}
            deal = next(act.text for act in await log_of(app, table.id) if act.text.startswith("deal "))
            while not one.seen["sheet"]:
                for person in (one, two):
                    await person.settle()
                    if person.awaited:
                        await go_on(person, Random(1))
            opened = fairness_in(one)[-1]["last"]
            assert opened["sealed"] == sealed == fair.commitment(opened["secret"])
            assert opened["salts"] == {"0": "from-one", "2": "from_two"}
            pack = list(House.read(HOUSE).rules.cards.cards)
            fair.shuffler(opened["secret"], {0: "from-one", 2: "from_two"}, 0)(pack)
            assert deal.split()[1:] == pack
            assert fairness_in(one)[-1]["next"] not in (None, sealed)


async def test_a_secret_is_told_to_nobody_before_its_deal_is_over(file):
    async with room_at(file) as app:
        table = await lay(app, HOUSE)
        async with seated(app, table) as person:
            await play_to_score(person, Random(1))
            first = fairness_in(person)[-1]["last"]["secret"]
            before = "".join(person.heard[: [first in text for text in person.heard].index(True)])
            assert first not in before
            assert '"phase":"play"' in before


@pytest.mark.parametrize(
    "salt", ["two words", "x" * 65, "é", "a\nb", 7], ids=["space", "long", "accent", "line", "number"]
)
async def test_what_is_no_salt_is_refused_and_nobody_is_ready(file, salt):
    async with room_at(file) as app:
        table = await lay(app, HOUSE)
        async with seated(app, table) as person:
            (answer,) = await person.ask({"ready": True, "salt": salt})
            assert answer["refused"]["code"] == "bad_request"
            assert await log_of(app, table.id) == []


@pytest.mark.parametrize(
    "house", [HOUSE, "bid_whist/standard", "twenty_eight/twenty_eight", "styrivolt/kvivik"]
)
async def test_the_record_of_a_table_shows_how_its_deals_came_about_and_who_played(file, house):
    async with room_at(file) as app, http(app) as client:
        table = await lay(app, house, level="rulebook")
        async with seated(app, table) as person:
            for turn in range(200):
                if len(person.seen["sheet"]) == 2 or not await go_on(person, Random(turn)):
                    break
                if turn % 9 == 4:
                    await person.ask({"undo": True})
            known = person.seen["sheet"]
        answer = await client.get(
            f"/api/tables/{table.id}/matches/1/record", headers={"x-varaq-key": table.keys[0]}
        )
        record = Record.read(answer.text)
        listed = await client.get(f"/api/tables/{table.id}/matches", headers={"x-varaq-key": table.keys[0]})
        (one,) = listed.json()
        read = House.read(record.house)
        checks = list(check_deals(read, record))
        assert len(checks) == one["deals"] >= 1
        assert not [check for check in checks if check.faults]
        read = House.read(record.house)
        match = record.replay(read.game, read.rules)
        assert (
            match.observation(0).as_data()["sheet"] == known[: len(match.observation(0).as_data()["sheet"])]
        )
        record = Record.read(
            answer.text.replace("@ name 0", f"@ dice {players_dice(table.row, 1)}\n@ name 0")
        )
        found = list(checked(read, record))
        assert len(found) > 10
        assert all(made == said for made, said in found)


def checked(house, record):
    """What computer players did, and what they do when they are asked again."""
    for one in asked(house, record):
        if one.waited:
            yield one.act, choice(one.player, one.seen, Random(one.dice), "")
