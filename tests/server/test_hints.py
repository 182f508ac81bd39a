"""Hints to who asks, and the offer to play out a deal that is decided: told to one seat, and only where allowed."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from cardroom import Person, asked_in, lay, log_of, play_until, room_at, seated

from varaq.engine import Observation
from varaq.players import RulebookPlayer, hints, rest
from varaq.players.advice import Advice, Why
from varaq.server import deputies, socket

pytestmark = pytest.mark.anyio

HOUSE = "kaiser/standard;misdeal_no_honours=no"


def refusal(answers: list[dict[str, Any]]) -> str:
    (answer,) = answers
    return str(answer["refused"]["code"])


class Adviser:
    """Weighs acts by their place in the list; waits where it is held."""

    def __init__(self) -> None:
        self.asked: list[int | None] = []
        self.may = threading.Event()
        self.may.set()

    def advise(self, seen: Observation, dice: Random) -> list[Advice]:
        self.asked.append(seen.seat)
        self.may.wait(10)
        best, *others = list(seen.legal)[:3]
        whys = (Why("wins_trick", {"card": "AS"}), Why("makes", {"made": 17, "of": 20}))
        first = Advice(best, wins=0.61803, points=3.14159, makes=(17, 20), whys=whys)
        return [first, *(Advice(act) for act in others)]


@pytest.fixture
def adviser(monkeypatch) -> Iterator[Adviser]:
    adviser = Adviser()
    monkeypatch.setattr(hints, "advise", adviser.advise)
    yield adviser
    adviser.may.set()


async def test_a_hint_lists_what_was_weighed_the_best_first(file, known_shuffle, adviser):
    async with room_at(file) as app:
        table = await lay(app, HOUSE)
        async with seated(app, table) as person:
            await play_until(person, Random(5), asked_in("auction"))
            (answer,) = await person.ask({"hint": True})
            legal = person.seen["legal"]
            assert answer["hint"][0] == {
                "act": legal[0],
                "wins": 0.618,
                "points": 3.14,
                "makes": [17, 20],
                "whys": [
                    {"code": "wins_trick", "facts": {"card": "AS"}},
                    {"code": "makes", "facts": {"made": 17, "of": 20}},
                ],
            }
            assert answer["hint"][1] == {
                "act": legal[1],
                "wins": None,
                "points": None,
                "makes": None,
                "whys": [],
            }


async def test_a_question_that_has_been_answered_is_not_thought_of_again(file, known_shuffle, adviser):
    async with room_at(file) as app:
        table = await lay(app, HOUSE)
        async with seated(app, table) as person:
            await play_until(person, Random(5), asked_in("auction"))
            assert await person.ask({"hint": True}) == await person.ask({"hint": True})
            assert adviser.asked == [0]


async def test_a_hint_goes_to_who_has_asked_and_to_nobody_else(file, known_shuffle, adviser):
    async with room_at(file) as app:
        table = await lay(app, HOUSE, people=(0, 1), hints="always")
        async with (
            seated(app, table, 0) as one,
            seated(app, table, 1) as other,
            seated(app, table, 0) as again,
        ):
            await one.ask({"ready": True})
            await other.ask({"ready": True})
            await asyncio.gather(one.settle(), other.settle())
            asker, hearer = (one, other) if one.awaited else (other, one)
            before = len(hearer.heard), len(again.heard)
            (answer,) = await asker.ask({"hint": True})
            assert answer["hint"]
            await hearer.settle()
            await again.settle()
            assert not any(
                '"hint":[' in text for text in hearer.heard[before[0] :] + again.heard[before[1] :]
            )


async def test_i_may_act_while_a_hint_is_thought_of_and_it_is_dropped(file, known_shuffle, adviser):
    async with room_at(file) as app:
        table = await lay(app, HOUSE)
        async with seated(app, table) as person:
            await play_until(person, Random(5), asked_in("auction"))
            adviser.may.clear()
            await person.say({"hint": True})
            answers = await person.do("call pass")
            assert any("events" in answer for answer in answers)
            adviser.may.set()
            while (answer := await person.next()) and "hint" not in answer:
                pass
            assert answer == {"hint": None}


async def test_one_question_at_a_time(file, known_shuffle, adviser):
    async with room_at(file) as app:
        table = await lay(app, HOUSE)
        async with seated(app, table) as person:
            await play_until(person, Random(5), asked_in("auction"))
            adviser.may.clear()
            await person.say({"hint": True})
            assert refusal(await person.ask({"hint": True})) == "too_fast"
            adviser.may.set()
            assert (await person.next())["hint"]


async def test_who_asks_too_often_is_asked_to_wait(file, known_shuffle, adviser, monkeypatch):
    monkeypatch.setattr(socket, "HINT_BURST", 2.0)
    monkeypatch.setattr(socket, "HINT_PER_SECOND", 0.0)
    async with room_at(file) as app:
        table = await lay(app, HOUSE)
        async with seated(app, table) as person:
            await play_until(person, Random(5), asked_in("auction"))
            for _ in range(2):
                assert "hint" in (await person.ask({"hint": True}))[0]
            assert refusal(await person.ask({"hint": True})) == "too_fast"
            await person.do("call pass")  # what is no hint is not counted


@pytest.mark.parametrize("how", ["raises", "illegal", "nothing"])
async def test_where_nobody_knows_better_the_book_is_asked(file, known_shuffle, monkeypatch, caplog, how):
    def advise(seen: Observation, dice: Random) -> list[Advice]:
        if how == "raises":
            raise KeyError("AS")
        return [Advice("play AS AS")] if how == "illegal" else []

    monkeypatch.setattr(hints, "advise", advise)
    async with room_at(file) as app:
        table = await lay(app, HOUSE)
        async with seated(app, table) as person:
            await play_until(person, Random(5), asked_in("auction"))
            (answer,) = await person.ask({"hint": True})
            match = app.state.room.tables[table.id].match
            booked = RulebookPlayer().choose(match.observation(0), Random(0))
            assert answer["hint"] == [
                {"act": booked, "wins": None, "points": None, "makes": None, "whys": []}
            ]
    assert table.id in caplog.text
    assert "AS" not in caplog.text


# ---------------------------------------------------------------------- when a table gives hints


async def test_hints_for_one_alone_end_when_somebody_sits_down(file, known_shuffle, adviser):
    async with room_at(file) as app:
        table = await lay(app, HOUSE, hints="alone")
        async with seated(app, table) as person:
            assert person.welcome["hints"] is True
            await play_until(person, Random(5), asked_in("auction"))
            assert "hint" in (await person.ask({"hint": True}))[0]
            laid = app.state.room.tables[table.id]
            seat, key = await laid.hosting.join("Noor", None)
            await person.settle()
            assert person.company["hints"] is False
            assert refusal(await person.ask({"hint": True})) == "hints_not_allowed"
            await laid.hosting.leave(seat, key)
            await person.settle()
            assert person.company["hints"] is True


@pytest.mark.parametrize(
    ("wish", "open"), [("always", True), (True, True), ("alone", False), ("never", False), (False, False)]
)
async def test_several_people_have_hints_where_they_are_allowed(file, known_shuffle, adviser, wish, open):
    async with room_at(file) as app:
        table = await lay(app, HOUSE, people=(0, 1, 2, 3), hints=wish)
        async with seated(app, table) as person:
            assert person.welcome["hints"] is open


# ---------------------------------------------------------------------- a deal that is decided


@pytest.fixture
def decided(monkeypatch) -> None:
    """The rest of a deal is mine from five cards on, when I lead."""

    def mine(seen: Observation) -> str | None:
        leads = seen.phase == "play" and not seen.trick
        return "mine" if leads and 1 < len(seen.hand) <= 5 else None

    monkeypatch.setattr(rest, "decided", mine)
    monkeypatch.setattr(deputies, "FINISH_EVERY", 0.02)


def offered(person: Person) -> list[Any]:
    """What the seat was told of the rest of the deal."""
    return [
        json.loads(text)["finish"] for text in person.heard if '"finish":' in text and '"welcome"' not in text
    ]


async def come_to_it(person: Person) -> None:
    """Play until the rest is decided."""
    await play_until(person, Random(5), lambda seen: bool(offered(person)))


async def test_a_decided_deal_is_played_to_its_end_for_who_wants_it(file, known_shuffle, decided):
    async with room_at(file) as app:
        table = await lay(app, HOUSE)
        async with seated(app, table) as person:
            await come_to_it(person)
            assert offered(person) == [{"code": "mine", "on": False}]
            deals = len(person.seen["sheet"])
            await person.say({"finish": True})
            while len(person.seen["sheet"]) == deals:
                await person.next()
            await person.settle()
            assert offered(person)[1:] == [{"code": "mine", "on": True}, None]
            assert [act.seat for act in await log_of(app, table.id)].count(0) > 8


async def test_nothing_is_played_for_anybody_before_it_is_decided(file, known_shuffle, decided):
    async with room_at(file) as app:
        table = await lay(app, HOUSE)
        async with seated(app, table) as person:
            await play_until(person, Random(5), asked_in("play"))
            assert refusal(await person.ask({"finish": True})) == "not_now"


async def test_playing_it_out_can_be_stopped(file, known_shuffle, decided, monkeypatch):
    monkeypatch.setattr(deputies, "FINISH_EVERY", 0.3)
    async with room_at(file) as app:
        table = await lay(app, HOUSE)
        async with seated(app, table) as person:
            await come_to_it(person)
            await person.ask({"finish": True})
            await person.ask({"finish": False})
            held = person.seen["hand"]
            await asyncio.sleep(0.5)
            await person.settle()
            assert person.seen["hand"] == held
            assert offered(person)[-1] == {"code": "mine", "on": False}
            assert person.awaited
            await person.do(person.seen["legal"][0])


async def test_who_comes_back_is_told_how_the_rest_goes_and_others_are_not(file, known_shuffle, decided):
    async with room_at(file) as app:
        table = await lay(app, HOUSE)
        async with seated(app, table) as person:
            assert person.welcome["finish"] is None
            await come_to_it(person)
            async with seated(app, table) as again:
                assert again.welcome["finish"] == {"code": "mine", "on": False}
            laid = app.state.room.tables[table.id]
            assert [laid.herald.welcome(place)["welcome"]["finish"] for place in (-1, 1, 2, 3)] == [None] * 4


async def test_taking_back_opens_what_was_decided(file, known_shuffle, decided):
    async with room_at(file) as app:
        table = await lay(app, HOUSE)
        async with seated(app, table) as person:
            await come_to_it(person)
            await person.ask({"undo": True})
            assert offered(person)[-1] is None
            assert refusal(await person.ask({"finish": True})) == "not_now"


async def test_a_fault_in_looking_ahead_stops_nobody(file, known_shuffle, monkeypatch):
    def fails(seen: Observation) -> str | None:
        raise RuntimeError

    monkeypatch.setattr(rest, "decided", fails)
    async with room_at(file) as app:
        table = await lay(app, HOUSE)
        async with seated(app, table) as person:
            await play_until(person, Random(5), lambda seen: len(seen["sheet"]) == 1)
            assert offered(person) == []
