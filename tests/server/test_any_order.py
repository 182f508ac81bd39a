"""People come, go, act, take back, ask, vote and come again in any order: the table never loses itself."""

from __future__ import annotations

import asyncio
import json
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
from cardroom import Closed, Inside, Person, any_act, greeted, http, lay, room_at
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from varaq.server.places import BYSTANDER
from varaq.server.table import Table

HOUSE = "kaiser/standard;misdeal_no_honours=no"


class AnyOrder(RuleBasedStateMachine):
    """One table in a room that is restarted now and then, and everybody who ever came to it."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = tempfile.TemporaryDirectory()
        self.file = Path(self.folder.name) / "varaq.db"
        self.room = AsyncExitStack()
        self.lines: dict[str, tuple[Person, AsyncExitStack]] = {}
        self.keys: list[str] = []
        self.dice = Random(1)

    def do(self, coroutine: Any) -> Any:
        return self.runner.run(coroutine)

    @property
    def table(self) -> Table | None:
        found: Table | None = self.app.state.room.tables.get(self.laid.id)
        return found

    # ------------------------------------------------------------------ what happens

    @initialize()
    def begin(self) -> None:
        async def begin() -> None:
            self.app = await self.room.enter_async_context(room_at(self.file))
            self.laid = await lay(self.app, HOUSE)
            self.keys = [self.laid.keys[0]]
            await self.open(self.keys[0])

        self.do(begin())

    async def open(self, key: str) -> None:
        stack = AsyncExitStack()
        person = await stack.enter_async_context(greeted(Inside(self.app, self.laid.id), key))
        self.lines[key] = person, stack

    async def close(self, key: str) -> None:
        _, stack = self.lines.pop(key)
        await stack.aclose()

    async def ask(self, key: str, message: Any) -> None:
        """Say something; a line that the table ends is opened again, as browsers do."""
        person, _ = self.lines[key]
        await person.say(message)
        await self.settle()

    async def settle(self) -> None:
        """Until nobody is told anything any more."""
        while any([await self.hear(key) for key in list(self.lines)]):
            pass

    async def hear(self, key: str) -> bool:
        """Whether the line had anything to say, or was opened again."""
        person, stack = self.lines[key]
        try:
            answers = await person.settle()
        except Closed:
            del self.lines[key]
            await stack.aclose()
            if await self.place_of(key) is not None:
                await self.open(key)
            return True
        assert not [a for a in answers if a.get("refused", {}).get("code") == "internal"], answers
        return bool(answers)

    async def place_of(self, key: str) -> int | None:
        found: Table = await self.app.state.room.table(self.laid.id)
        try:
            return found.place_of(key)
        finally:
            self.app.state.room.let_rest(found)

    def somebody(self, which: int) -> str:
        there = [
            key for key in self.keys if key in self.lines
        ]  # keys are drawn by chance: not by their order
        return there[which % len(there)]

    @rule(wish=st.none() | st.integers(0, 3))
    def join(self, wish: int | None) -> None:
        async def join() -> None:
            async with http(self.app) as client:
                body = {"name": f"G{len(self.keys)}"} | ({} if wish is None else {"seat": wish})
                answer = await client.post(f"/api/tables/{self.laid.id}/seats", json=body)
            if answer.status_code == 200:
                self.keys.append(answer.json()["key"])
                await self.open(self.keys[-1])
            else:
                assert answer.json()["refused"]["code"] in ("seat_taken", "table_full", "table_locked")
            await self.settle()

        self.do(join())

    @precondition(lambda self: self.lines)
    @rule(which=st.integers(0, 9), seed=st.integers(0, 99), times=st.integers(1, 12))
    def act(self, which: int, seed: int, times: int) -> None:
        async def act() -> None:
            for turn in range(times):
                for person, _ in list(self.lines.values()):
                    if person.welcome["seat"] is None:
                        continue
                    if person.seen["phase"] == "dealing":
                        await person.say({"ready": True, "salt": f"s{seed}"})
                    elif person.awaited:
                        await person.say({"at": person.at, "do": any_act(person.seen, Random(seed + turn))})
                await self.settle()

        self.do(act())

    @precondition(lambda self: self.lines)
    @rule(
        which=st.integers(0, 9),
        message=st.sampled_from(
            [
                {"undo": True},
                {"allow": True},
                {"allow": False},
                {"hand": True},
                {"hand": False},
                {"hold": True},
                {"hold": False},
                {"shown": True},
                {"shown": False},
                {"again": True},
                {"vote": {"house": "kaiser/three_player", "turn": 1}},
                {"leave": True},
                {"host": {"lock": True}},
                {"host": {"lock": False}},
                {"host": {"swap": [0, 3]}},
                {"host": {"swap": [2, 2]}},
                {"host": {"remove": 2}},
                {"host": {"to": 2}},
                {"host": {"courtesies": {"undo": "free"}}},
                {"host": {"courtesies": {"undo": "consent"}}},
            ]
        ),
    )
    def say(self, which: int, message: dict[str, Any]) -> None:
        self.do(self.ask(self.somebody(which), message))

    @precondition(lambda self: len(self.lines) > 1)
    @rule(which=st.integers(0, 9))
    def go_away(self, which: int) -> None:
        self.do(self.close(self.somebody(which)))
        self.do(self.settle())

    @rule(which=st.integers(0, 9))
    def come_back(self, which: int) -> None:
        async def come_back() -> None:
            away = [key for key in self.keys if key not in self.lines]
            if away and await self.place_of(away[which % len(away)]) is not None:
                await self.open(away[which % len(away)])
            await self.settle()

        self.do(come_back())

    @rule()
    def restart(self) -> None:
        async def restart() -> None:
            there = list(self.lines)
            for key in there:
                await self.close(key)
            await self.room.aclose()
            self.room = AsyncExitStack()
            self.app = await self.room.enter_async_context(room_at(self.file))
            for key in there:
                if await self.place_of(key) is not None:
                    await self.open(key)
            await self.settle()

        self.do(restart())

    # ------------------------------------------------------------------ what holds

    @invariant()
    def the_log_is_the_table(self) -> None:
        if getattr(self, "laid", None) is None or self.table is None:
            return
        table = self.table
        row, log = self.do(self.app.state.room.store.load(self.laid.id))
        assert log == table.log
        again = Table.lay(row, table.store, log)
        assert again.company == table.company
        assert again.course.manners == table.course.manners
        for place in (BYSTANDER, *range(table.match.seating.players)):
            assert again.seen(place) == table.seen(place)

    @invariant()
    def everybody_sees_what_their_place_sees(self) -> None:
        table = self.table if getattr(self, "laid", None) else None
        if table is None:
            return
        for key, (person, _) in self.lines.items():
            place = table.place_of(key)
            assert place is not None
            assert person.welcome["seat"] == (None if place == BYSTANDER else place)
            assert person.seen == json.loads(json.dumps(table.seen(place)))
            assert person.at == table.at

    @invariant()
    def nobody_sits_twice_and_somebody_hosts(self) -> None:
        table = self.table if getattr(self, "laid", None) else None
        if table is None:
            return
        locks = [m.lock for m in (*table.company.seats, *table.company.waiting) if m.is_person]
        assert len(set(locks)) == len(locks) >= 1
        assert table.company.host in table.company.people
        assert len(table.company.seats) == table.match.seating.players

    def teardown(self) -> None:
        async def end() -> None:
            for key in list(self.lines):
                await self.close(key)
            await self.room.aclose()

        self.do(end())
        self.runner.close()
        self.folder.cleanup()


AnyOrder.TestCase.settings = settings(
    max_examples=12, stateful_step_count=25, deadline=None, suppress_health_check=list(HealthCheck)
)


class TestAnyOrder(AnyOrder.TestCase):  # type: ignore[name-defined, misc]
    """The machine, run by pytest."""


@pytest.mark.deep
class TestAnyOrderForLong(AnyOrder.TestCase):  # type: ignore[name-defined, misc]
    """The same for longer."""

    settings = settings(
        max_examples=200, stateful_step_count=60, deadline=None, suppress_health_check=list(HealthCheck)
    )
