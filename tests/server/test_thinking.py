"""Players that take their time: in processes of their own, dropped where they come too late, replaced where they fail."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import re
import threading
import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from cardroom import (
    Person,
    acts_of,
    answering,
    asked_in,
    lay,
    log_of,
    play_to_score,
    play_until,
    room_at,
    seated,
)
from thoughts import blunder, crash, hang, whose

from varaq.engine import Match, Observation
from varaq.games import GAMES, House
from varaq.players import PLAYERS, RulebookPlayer
from varaq.server import deputies
from varaq.server.computers import THINKERS
from varaq.server.courtesies import GRACE, Grace
from varaq.server.thinking import Failure, Thinking, packed, unpacked

pytestmark = pytest.mark.anyio

SPEAKER = "kaiser/standard;misdeal_no_honours=no"
"""The house in which a person in seat 0 is asked as soon as the seats before have spoken."""
CARD = re.compile(r"\b(?:10|[2-9AKQJ])[SHDC]\b")


# ---------------------------------------------------------------------- an observation on its way


def asked(house: str, acts: int) -> Iterator[Observation]:
    """What each seat knows as its turn comes, in a match that rulebook players play."""
    laid, dice = House.read(house), Random(11)
    match = Match(laid.game, laid.rules)
    for _ in range(acts):
        if match.over:
            return
        seat = match.awaited[0]
        if seat is None:
            match.deal(dice.shuffle)
            continue
        seen = match.observation(seat)
        yield seen
        match.act(seat, RulebookPlayer().choose(seen, dice))


@pytest.mark.parametrize(
    "house", [f"{game.name}/{preset.name}" for game in GAMES for preset in game.presets[:2]]
)
def test_what_a_seat_knows_comes_whole_to_a_worker(house):
    for seen in asked(house, 70):
        there = unpacked(packed(seen))
        assert there.game is seen.game
        assert there.rules == seen.rules
        assert there.as_data() == seen.as_data()
        assert list(there.right[:50]) == list(seen.right[:50])
        assert RulebookPlayer().choose(there, Random(3)) == RulebookPlayer().choose(seen, Random(3))


def test_a_packed_observation_stands_still_while_the_match_goes_on():
    observations = asked("kaiser/standard", 20)
    seen = next(observations)
    parcel, before = packed(seen), json.dumps(seen.as_data())
    for _ in observations:
        pass
    assert json.dumps(unpacked(parcel).as_data()) == before


# ---------------------------------------------------------------------- workers


def is_there(pid: int) -> bool:
    """Whether a process still is."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def gone(pid: int) -> bool:
    """Whether the process ends soon."""
    for _ in range(100):
        if not is_there(pid):
            return True
        await asyncio.sleep(0.05)
    return False


async def test_a_worker_that_crashes_or_hangs_is_replaced():
    thinking = Thinking(1, limit=1.5)
    try:
        first = await thinking._think(whose)
        assert first != os.getpid()
        assert await thinking._think(whose) == first
        assert await thinking._ask("table", 0, crash) is None
        second = await thinking._think(whose)
        assert second != first
        begun = time.monotonic()
        assert await thinking._ask("table", 0, hang) is None
        assert time.monotonic() - begun < 10
        assert await gone(second)
        third = await thinking._think(whose)
        assert third not in (first, second)
    finally:
        thinking.close()
    assert await gone(third)


async def test_an_error_in_a_worker_is_told_without_its_text(caplog):
    thinking = Thinking(1)
    try:
        failure = await thinking._think(blunder)
        assert isinstance(failure, Failure)
        assert failure.error == "ValueError"
        assert failure.place.startswith("thoughts.py:")
        assert await thinking._ask("table-1", 2, blunder) is None
    finally:
        thinking.close()
    assert "table-1" in caplog.text
    assert not CARD.search(caplog.text)


async def test_a_worker_chooses_as_the_player_in_the_room_does():
    thinking = Thinking(1)
    try:
        for seen in list(asked("bid_whist/standard", 12))[-3:]:
            chosen = await thinking.choice("rulebook", seen, Random(5), "table")
            assert chosen == RulebookPlayer().choose(seen, Random(5))
    finally:
        thinking.close()


async def test_workers_are_begun_only_when_they_are_needed():
    thinking = Thinking(4)
    assert not thinking._workers
    thinking.warm()
    thinking.warm()
    assert len(thinking._workers) == 1
    try:
        for _ in range(3):
            await thinking._think(whose)
        assert len(thinking._workers) == 1
    finally:
        thinking.close()


# ---------------------------------------------------------------------- at the table


class Slow:
    """The rulebook player, who waits to be let go on. `thinks`: how many thoughts have begun."""

    def __init__(self) -> None:
        self.thinks = 0
        self.may = threading.Event()

    def choose(self, seen: Observation, dice: Random) -> str:
        self.thinks += 1
        self.may.wait(10)
        return RulebookPlayer().choose(seen, dice)

    def interrupt(self, seen: Observation, dice: Random) -> str | None:
        return None


@pytest.fixture
def slow(monkeypatch) -> Iterator[Slow]:
    """The player of the level "strong" in this test."""
    player = Slow()
    monkeypatch.setitem(PLAYERS, "strong", lambda: player)
    monkeypatch.setattr(deputies, "AT_LEAST", 0.0)
    yield player
    player.may.set()


async def until(there: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(10):
        while not there():  # noqa: ASYNC110 (what is waited for happens in a thread)
            await asyncio.sleep(0.01)


async def hear(person: Person, there: Callable[[dict[str, Any]], bool]) -> None:
    """Listen until the seat sees what `there` looks for."""
    while not there(person.seen):
        await person.next()


async def deal_played(person: Person, dice: Random) -> None:
    """One deal with players that take their time: act when the turn comes."""
    while not person.seen["sheet"]:
        if person.seen["phase"] == "dealing":
            await person.say({"ready": True})
            await hear(person, lambda seen: seen["phase"] != "dealing")
        elif person.awaited:
            at = person.at
            seen = person.seen
            act = (
                " ".join([seen["choose"]["verb"], *seen["choose"]["from"][: seen["choose"]["count"]]])
                if seen["choose"]
                else dice.choice(seen["legal"])
            )
            await person.say({"at": at, "do": act})
            await hear(person, lambda seen, at=at: person.at > at)
        else:
            await person.next()


def test_every_level_but_the_quick_ones_takes_its_time():
    assert sorted(THINKERS) == ["strong", "strongest"]
    assert set(PLAYERS) >= THINKERS


async def test_a_player_that_takes_its_time_plays_as_if_it_did_not(file, slow, known_shuffle):
    slow.may.set()
    async with room_at(file) as app:
        played = []
        for level in ("strong", "rulebook"):
            known_shuffle.seed(7)
            laid = await lay(app, SPEAKER, level=level, id=f"table-{level}")
            async with seated(app, laid) as person:
                await deal_played(person, Random(1))
            played.append([act[:2] for act in await log_of(app, laid.id)])
        assert played[0] == played[1]
        assert slow.thinks > 20


async def test_the_table_answers_while_a_computer_player_thinks(file, slow, known_shuffle):
    async with room_at(file) as app:
        laid = await lay(app, SPEAKER, level="strong", dealer=0)
        async with seated(app, laid) as person:
            await person.ask({"ready": True})
            await until(lambda: slow.thinks == 1)
            assert await person.ask({"ping": 5}) == [{"pong": 5}]
            refused = await person.do("call pass")
            assert refused[0]["refused"]["code"] in ("not_your_turn", "stale")
            slow.may.set()
            await hear(person, asked_in("auction"))


async def test_what_was_thought_of_a_position_that_was_taken_back_is_dropped(file, slow, known_shuffle):
    async with room_at(file) as app:
        laid = await lay(app, SPEAKER, level="strong", dealer=3)
        async with seated(app, laid) as person:
            slow.may.set()
            await person.ask({"ready": True})
            await hear(person, asked_in("auction"))
            await person.do("call pass")
            await hear(person, asked_in("play"))
            slow.may.clear()
            before, known = slow.thinks, person.seen["hand"]
            await person.do(person.seen["legal"][0])
            await until(lambda: slow.thinks > before)
            undone = (await person.ask({"undo": True}))[-1]
            assert "undone" in undone
            slow.may.set()
            await asyncio.sleep(0.1)
            assert await person.settle() == []
            assert person.seen["hand"] == known
            assert person.awaited
            await person.do(person.seen["legal"][-1])
            await hear(person, lambda seen: seen["last_trick"] is not None)


class Broken:
    """Fails in one of several ways."""

    def __init__(self, how: str) -> None:
        self.how = how

    def choose(self, seen: Observation, dice: Random) -> str:
        if self.how == "raises":
            raise KeyError(seen.hand[0] if seen.hand else "AS")
        if self.how == "sleeps":
            time.sleep(0.3)
        return "play " + " ".join(seen.hand)

    def interrupt(self, seen: Observation, dice: Random) -> str | None:
        return None


@pytest.mark.parametrize("how", ["raises", "sleeps", "lies"])
async def test_who_fails_is_replaced_by_the_rulebook_player(file, monkeypatch, known_shuffle, caplog, how):
    monkeypatch.setitem(PLAYERS, "strongest", lambda: Broken(how))
    monkeypatch.setattr(deputies, "AT_LEAST", 0.0)
    caplog.set_level(logging.INFO)
    async with room_at(file) as app:
        app.state.room.thinking.limit = 0.02 if how == "sleeps" else 5.0
        played = []
        for level in ("strongest", "rulebook"):
            known_shuffle.seed(7)
            laid = await lay(app, SPEAKER, level=level, id=f"table-{level}")
            async with seated(app, laid) as person:
                await deal_played(person, Random(1))
            played.append([act[:2] for act in await log_of(app, laid.id)])
        assert played[0] == played[1]
    assert "table-strongest" in caplog.text
    assert not CARD.search(caplog.text)


async def test_a_person_who_comes_back_while_the_stand_in_thinks_acts_alone(
    file, slow, known_shuffle, monkeypatch
):
    monkeypatch.setitem(GRACE, Grace.USUAL, 0.05)
    async with room_at(file) as app:
        laid = await lay(app, SPEAKER, people=(0, 1), level="rulebook", dealer=0)
        course = (await app.state.room.table(laid.id)).course
        course.courtesies = course.courtesies.changed({"level": "strong"})
        async with seated(app, laid, 0) as person:
            await person.say({"ready": True})
            await until(lambda: slow.thinks >= 1)
            async with seated(app, laid, 1) as back:
                slow.may.set()
                await asyncio.sleep(0.1)
                await back.settle()
                assert back.awaited
                assert all(act.seat is None for act in await acts_of(app, laid.id))
                await back.do("call pass")
                await person.settle()


async def test_a_table_that_everybody_leaves_while_somebody_thinks_goes_on_when_they_return(
    file, slow, known_shuffle
):
    async with room_at(file) as app:
        laid = await lay(app, SPEAKER, level="strong", dealer=0)
        async with seated(app, laid) as person:
            await person.ask({"ready": True})
            await until(lambda: slow.thinks == 1)
        slow.may.set()
        await asyncio.sleep(0.1)
        assert not app.state.room.tables
        assert len(await acts_of(app, laid.id)) == 1
        async with seated(app, laid) as person:
            await hear(person, asked_in("auction"))


async def test_a_room_closes_while_somebody_thinks_and_the_next_one_goes_on(
    file, slow, known_shuffle, caplog
):
    async with room_at(file) as app:
        laid = await lay(app, SPEAKER, level="strong", dealer=0)
        async with seated(app, laid) as person:
            await person.ask({"ready": True})
            await until(lambda: slow.thinks == 1)
            await app.state.room.close()
            slow.may.set()
    async with room_at(file) as app, seated(app, laid) as person:
        await hear(person, asked_in("auction"))
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


# ---------------------------------------------------------------------- levels


@pytest.mark.parametrize("level", ["beginner", "casual", "strong", "strongest", "rulebook"])
def test_a_table_is_made_with_the_level_that_was_chosen(file, level):
    with answering(file) as ask:
        wish = {"house": "kaiser/standard", "name": "Noor", "level": level, "hints": "alone"}
        made = ask("POST", "/api/tables", json=wish)
        assert made.status_code == 200, made.text


async def test_the_level_is_kept_and_shown(file):
    async with room_at(file) as app:
        room = app.state.room
        from varaq.server.wire import TableRequest

        wish = TableRequest(house="kaiser/standard", name="Noor", level="casual", hints="alone")
        id, _, _ = await room.make(House.read(wish.house), wish)
        made = await room.table(id)
        assert [member.player for member in made.company.seats[1:]] == ["casual"] * 3
        assert made.herald.welcome(0)["welcome"]["level"] == "casual"
        assert made.deputies.player(0) == "casual"  # who sits in for me
        row, _ = await room.store.load(id)
        assert [told.get("player") for told in row.seats[1:]] == ["casual"] * 3
        assert row.courtesies["level"] == "casual"


async def test_a_table_of_rulebook_players_goes_on_as_it_was(file, known_shuffle):
    async with room_at(file) as app:
        laid = await lay(app, SPEAKER, level="rulebook")
        async with seated(app, laid) as person:
            await play_until(person, Random(5), asked_in("play"))
            await play_to_score(person, Random(5))
            assert person.welcome["level"] is None
