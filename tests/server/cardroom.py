"""What the server tests share: a room over a file, lines into it, and people who play by dice."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Protocol

import httpx2
import pytest
from fastapi import FastAPI

from varaq.games import House
from varaq.server import chances
from varaq.server.app import make_app
from varaq.server.seatkeys import locked
from varaq.store import Act, Store, TableRow

SOURCE = Path(__file__).resolve().parents[2] / "src"

PATIENCE = 10.0
"""Seconds after which something that should have been said counts as never said."""


class Closed(Exception):
    """The other end has closed the line."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Wire(Protocol):
    """A line that carries text both ways."""

    async def send(self, text: str | bytes) -> None: ...

    async def receive(self) -> str: ...

    async def close(self) -> None: ...


# ---------------------------------------------------------------------- the room


@contextlib.asynccontextmanager
async def room_at(path: Path | str) -> AsyncIterator[FastAPI]:
    """A room over the matches in a file, or at an address: what a server process is, without the process."""
    app = make_app(Store(path if isinstance(path, str) else f"sqlite+aiosqlite:///{path}"))
    async with app.router.lifespan_context(app):
        yield app


@contextlib.asynccontextmanager
async def http(app: FastAPI) -> AsyncIterator[httpx2.AsyncClient]:
    """Requests to a room."""
    transport = httpx2.ASGITransport(app=app, raise_app_exceptions=False)
    async with httpx2.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
        yield client


@contextlib.contextmanager
def answering(path: Path) -> Iterator[Callable[..., httpx2.Response]]:
    """`ask("GET", "/api/games")` for tests that need no more than answers."""
    with asyncio.Runner() as runner:
        entered = contextlib.AsyncExitStack()

        async def enter() -> httpx2.AsyncClient:
            return await entered.enter_async_context(http(await entered.enter_async_context(room_at(path))))

        client = runner.run(enter())
        try:
            yield lambda method, url, **more: runner.run(client.request(method, url, **more))
        finally:
            runner.run(entered.aclose())


@dataclass(frozen=True)
class Laid:
    """A table in the store and the keys to its people's seats."""

    row: TableRow
    keys: dict[int, str]

    @property
    def id(self) -> str:
        return self.row.id


async def lay(
    app: FastAPI,
    house: str = "kaiser/standard",
    *,
    people: tuple[int, ...] = (0,),
    level: str = "random",
    dealer: int = 0,
    dice: str = "5eed0fd1ce",
    undo: bool = True,
    hints: bool | str = True,
    id: str = "table-1",
) -> Laid:
    """A table whose every chance is known, which the room itself never makes."""
    players = House.read(house).rules.seating.players
    keys = {seat: f"key-of-{id}-{seat}-0123456789abcdef" for seat in people}
    seats = [
        {"name": f"P{seat}", "kind": "person", "lock": locked(keys[seat])}
        if seat in people
        else {"name": f"C{seat}", "kind": "computer", "player": level}
        for seat in range(players)
    ]
    row = TableRow(
        id, House.read(house).text, dealer, seats, {"undo": undo, "hints": hints, "sealed": True}, dice
    )
    await app.state.room.store.create(row)
    return Laid(row, keys)


async def log_of(app: FastAPI, table: str) -> list[Act]:
    """All entries that are in the store."""
    loaded = await app.state.room.store.load(table)
    assert loaded is not None
    return list(loaded[1])


async def acts_of(app: FastAPI, table: str) -> list[Act]:
    """What is in the store of the match itself."""
    return [act for act in await log_of(app, table) if not act.text.startswith(("table ", "company "))]


def deals_by(monkeypatch: pytest.MonkeyPatch, shuffle: Callable[[list[str]], object]) -> None:
    """All cards are dealt as this shuffle leaves them."""
    monkeypatch.setattr(chances, "SHUFFLER", lambda secret, salts, part: shuffle)


def pack_for(house: str, dealer: int, hands: dict[int, list[str]], seed: int = 0) -> list[str]:
    """The order of the pack that deals these cards to these seats, and any others to the rest."""
    rules = House.read(house).rules
    players, each = rules.seating.players, rules.cards_each  # type: ignore[attr-defined]
    named = [card for cards in hands.values() for card in cards]
    others = [card for card in rules.cards.cards if card not in named]
    Random(seed).shuffle(others)
    full = {seat: [*hands.get(seat, [])] for seat in range(players)}
    for cards in full.values():
        while len(cards) < each:
            cards.append(others.pop())
    return [full[(dealer + 1 + turn) % players][n] for n in range(each) for turn in range(players)] + others


def dealing(*packs: list[str]) -> Callable[[list[str]], None]:
    """A shuffle that deals these packs one after the other, the last one for ever."""
    left = list(packs)

    def shuffle(cards: list[str]) -> None:
        assert sorted(cards) == sorted(left[0])
        cards[:] = left.pop(0) if len(left) > 1 else left[0]

    return shuffle


# ---------------------------------------------------------------------- a server as a process


class Server:
    """`varaq` as it is started by people, on a port of this machine that is free."""

    def __init__(self, folder: Path, *words: str) -> None:
        """`words`: what is said to `varaq` beside port and folder."""
        self.folder, self.words = folder, words
        self.port = 0
        self.said: list[str] = []
        self.errors = folder / "errors.txt"
        self.process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Server:
        command = [sys.executable, "-m", "varaq", "--port", "0", "--data", str(self.folder), "--lang", "en"]
        env = {**os.environ, "PYTHONPATH": str(SOURCE), "PYTHONUNBUFFERED": "1"}
        with self.errors.open("a") as errors:
            self.process = subprocess.Popen(
                [*command, *self.words], env=env, stdout=subprocess.PIPE, stderr=errors, text=True
            )
        assert self.process.stdout
        for line in self.process.stdout:
            self.said.append(line)
            if found := re.search(r"http://127\.0\.0\.1:(\d+)/", line):
                self.port = int(found[1])
                return self
        self.process.wait()
        raise AssertionError("".join(self.said) + self.errors.read_text())

    def kill(self) -> None:
        """Take it away in the middle of whatever it does."""
        assert self.process
        self.process.kill()
        self.process.wait()

    def __exit__(self, *_: object) -> None:
        assert self.process
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()
        assert self.process.stdout
        self.process.stdout.close()

    async def make(self, house: str = "kaiser/standard", **wishes: Any) -> tuple[str, str]:
        """A table made over HTTP, and the key to seat 0."""
        request = {"house": house, "name": "Noor", "level": "random", "undo": True, **wishes}
        async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", trust_env=False) as client:
            answer = await client.post("/api/tables", json=request)
        assert answer.status_code == 200, answer.text
        made = answer.json()
        return made["table"], made["key"]


# ---------------------------------------------------------------------- lines


class Inside:
    """A WebSocket into an application in this process, message by message."""

    def __init__(self, app: FastAPI, table: str, client: str = "127.0.0.1") -> None:
        self.inward: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.outward: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.blocked = asyncio.Event()
        self.blocked.set()
        self.open = True
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": f"/api/tables/{table}",
            "raw_path": f"/api/tables/{table}".encode(),
            "query_string": b"",
            "root_path": "",
            "headers": [(b"host", b"127.0.0.1")],
            "client": (client, 50000),
            "server": ("127.0.0.1", 80),
            "subprotocols": [],
        }
        self.inward.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(app(scope, self.inward.get, self._take))

    async def _take(self, message: dict[str, Any]) -> None:
        await self.blocked.wait()
        json.dumps(
            message.get("text"), ensure_ascii=False
        ).encode()  # what cannot be sent fails here as there
        await self.outward.put(message)

    async def send(self, text: str | bytes) -> None:
        kind = "bytes" if isinstance(text, bytes) else "text"
        await self.inward.put({"type": "websocket.receive", kind: text})

    async def receive(self) -> str:
        async with asyncio.timeout(PATIENCE):
            while (message := await self.outward.get())["type"] == "websocket.accept":
                pass
        if message["type"] == "websocket.close":
            self.open = False
            raise Closed(message["code"])
        return str(message["text"])

    async def close(self) -> None:
        await self.inward.put({"type": "websocket.disconnect", "code": 1001})
        async with asyncio.timeout(PATIENCE):
            await self.task


class Socket:
    """A WebSocket to a server on this machine."""

    def __init__(self, connection: Any) -> None:
        self.connection = connection

    @classmethod
    async def to(cls, port: int, table: str) -> Socket:
        from websockets.asyncio.client import connect

        address = f"ws://127.0.0.1:{port}/api/tables/{table}"
        return cls(await connect(address, compression=None, proxy=None, max_size=None))

    async def send(self, text: str | bytes) -> None:
        await self.connection.send(text)

    async def receive(self) -> str:
        from websockets.exceptions import ConnectionClosed

        try:
            async with asyncio.timeout(PATIENCE):
                return str(await self.connection.recv())
        except ConnectionClosed as closed:
            raise Closed(closed.rcvd.code if closed.rcvd else 1006) from None

    async def close(self) -> None:
        await self.connection.close()


# ---------------------------------------------------------------------- people


@dataclass
class Person:
    """Whoever holds a key: what was said to the seat, word by word, and what it knows now."""

    wire: Wire
    heard: list[str] = field(default_factory=list)
    welcome: dict[str, Any] = field(default_factory=dict)
    seen: dict[str, Any] = field(default_factory=dict)
    company: dict[str, Any] = field(default_factory=dict)
    at: int = 0
    pings: int = 0

    async def next(self) -> dict[str, Any]:
        """The next message of the server."""
        text = await self.wire.receive()
        message: dict[str, Any] = json.loads(text)
        if "pong" not in message:
            self.heard.append(text)
        self.company = message.get("company", self.company)
        if "welcome" in message:
            self.welcome = message["welcome"]
        told = message.get("welcome", message)
        self.seen = told.get("seen", self.seen)
        self.at = told.get("at", self.at)
        return message

    async def say(self, message: Any) -> None:
        """Send a message, or a text as it is."""
        await self.wire.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    async def settle(self) -> list[dict[str, Any]]:
        """All that is said until the room has nothing more to say to this seat's last message.

        Who comes and goes meanwhile is in `company`.
        """
        self.pings += 1
        await self.say({"ping": self.pings})
        answers = []
        while (message := await self.next()) != {"pong": self.pings}:
            if "company" not in message:
                answers.append(message)
        return answers

    async def ask(self, message: Any) -> list[dict[str, Any]]:
        """Send a message and return everything it brought about; a hint takes its time."""
        await self.say(message)
        if not (isinstance(message, dict) and message.get("hint")):
            return await self.settle()
        answers = [await self.next()]
        while not {"hint", "refused"} & answers[-1].keys():
            answers.append(await self.next())
        return [answer for answer in answers if "company" not in answer] + await self.settle()

    async def do(self, act: str, *, at: int | None = None) -> list[dict[str, Any]]:
        """Make an act and return everything it brought about."""
        return await self.ask({"at": self.at if at is None else at, "do": act})

    @property
    def awaited(self) -> bool:
        return bool(self.seen["legal"] or self.seen["choose"])

    @property
    def bytes(self) -> str:
        """What the seat knows, to compare to the byte."""
        return json.dumps(self.seen, ensure_ascii=False)


@contextlib.asynccontextmanager
async def seated(app: FastAPI, table: Laid, seat: int = 0) -> AsyncIterator[Person]:
    """Somebody who sits down at a table in this process."""
    async with greeted(Inside(app, table.id), table.keys[seat]) as person:
        yield person


@contextlib.asynccontextmanager
async def connected(port: int, table: str, key: str) -> AsyncIterator[Person]:
    """Somebody who sits down at a table of a server on this machine."""
    async with greeted(await Socket.to(port, table), key) as person:
        yield person


@contextlib.asynccontextmanager
async def greeted(wire: Wire, key: str) -> AsyncIterator[Person]:
    person = Person(wire)
    try:
        await person.say({"hello": {"key": key}})
        assert "welcome" in await person.next(), person.heard
        await person.settle()
        yield person
    finally:
        with contextlib.suppress(Closed, OSError):
            await wire.close()


def any_act(seen: dict[str, Any], dice: Random) -> str:
    """Any legal act; of bids rather the low ones, or every contract would be a 12."""
    if choose := seen["choose"]:
        return " ".join([choose["verb"], *dice.sample(choose["from"], choose["count"])])
    legal = seen["legal"]
    if legal[0].startswith("call "):
        return str(legal[min(int(dice.expovariate(0.35)), len(legal) - 1)])
    return str(dice.choice(legal))


def high_act(seen: dict[str, Any], dice: Random) -> str:
    """Any legal act, but the highest bid with a trump: a seat that wants to be asked everything."""
    if not seen["choose"] and seen["legal"][0].startswith("call "):
        return str([call for call in seen["legal"] if "NT" not in call][-1])
    return any_act(seen, dice)


async def go_on(person: Person, dice: Random, choose: Any = any_act) -> bool:
    """One act of a person, the next deal too; False when the match is over."""
    if person.seen["phase"] == "over":
        return False
    if person.seen["phase"] == "dealing":
        answers = await person.ask({"ready": True})
    else:
        assert person.awaited, f"nobody is awaited: {person.seen}"
        answers = await person.do(choose(person.seen, dice))
    assert answers, person.seen
    assert not any("refused" in answer for answer in answers), answers
    return True


async def play_until(
    person: Person, dice: Random, there: Callable[[dict[str, Any]], bool], choose: Any = any_act
) -> None:
    """Play until the seat sees what `there` looks for; an assertion if the match ends before."""
    for _ in range(800):
        if there(person.seen):
            return
        assert await go_on(person, dice, choose), "the match ended before"
    raise AssertionError("it never came to that")


async def until_closed(person: Person) -> int:
    """The code with which the room ends the line."""
    try:
        while True:
            await person.next()
    except Closed as closed:
        return closed.code


async def play_to_score(person: Person, dice: Random) -> None:
    """Play until one more deal stands on the sheet."""
    before = len(person.seen["sheet"])
    await play_until(person, dice, lambda seen: len(seen["sheet"]) > before or seen["phase"] == "over")


def asked_in(phase: str) -> Callable[[dict[str, Any]], bool]:
    """Whether the seat is asked something in this phase."""
    return lambda seen: seen["phase"] == phase and bool(seen["legal"] or seen["choose"])
