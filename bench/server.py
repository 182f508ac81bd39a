"""How long a card takes from the finger to every seat of the table, with many tables in play at once.

    ./run bench server [--tables N] [--people P] [--seconds S] [--pause T] [--level NAME]
                       [--processes K --database URL --bus URL --spread people|tables]

The server runs as it is started by people, in one process or in several over one database: the people of every
table are spread over them, or the tables, as a proxy does that goes by the table's name. `P` people sit at
each table over WebSockets on this machine (computer players in the other seats) and act by chance, `T`
seconds after they were asked (half to one and a half of it).

Measured is the time from sending an act to the last of the messages that make it known to all people at the
table: by then it has been checked and written down. At the end the log of every table is read from the
database and held against what was answered: an act that is missing, or stands there twice, is counted.

Below stands the same for a plain echo on the same stack, which sends every text to all lines of its table
and knows nothing: what of the time is the network, the loop and this script, and what of the memory is the
connections. Nothing leaves the machine; the data are thrown away.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import platform
import re
import resource
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from varaq.games import House
from varaq.server.seatkeys import fresh_id, fresh_key, locked
from varaq.store import Store, TableRow

SOURCE = Path(__file__).resolve().parents[1] / "src"
HOUSES = (
    "kaiser/standard;misdeal_no_honours=no",
    "kaiser/saskatchewan_34",
    "kaiser/lost_heir",
    "bid_whist/standard",
)
"""Games for four in which one seat is asked at a time."""

CARD_ROOM = """
import pathlib, sys
from varaq.server.limits import Limits
from varaq.server.serve import serve
database, bus = (word or None for word in sys.argv[2:4])
sys.exit(serve(port=0, data=pathlib.Path(sys.argv[1]), lang="en", database=database, bus=bus, limits=Limits(0, 0, 0, 0)))
"""

ECHO = """
import asyncio, gc, socket, sys, uvicorn
from collections import defaultdict

gc.disable()
tables = defaultdict(list)

async def app(scope, receive, send):
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    table = tables[scope["path"]]
    table.append(send)
    while (message := await receive())["type"] != "websocket.disconnect":
        for tell in list(table):
            await tell({"type": "websocket.send", "text": message["text"]})
    table.remove(send)

listener = socket.create_server(("127.0.0.1", 0), backlog=1024)
print(f"http://127.0.0.1:{listener.getsockname()[1]}/", flush=True)
settings = {"log_level": "warning", "ws_ping_interval": 20, "ws_per_message_deflate": False, "lifespan": "off"}
uvicorn.Server(uvicorn.Config(app, **settings)).run(sockets=[listener])
"""


@dataclass
class Found:
    """Milliseconds from sending an act to its last message, and what else is counted."""

    since: float = float("inf")
    waits: list[float] = field(default_factory=list)
    refused: Counter[str] = field(default_factory=Counter)
    messages: int = 0
    characters: int = 0
    lost: int = 0
    doubled: int = 0
    acts: int = 0

    def add(self, sent: float) -> None:
        """All people at the table know of what was sent then."""
        now = time.perf_counter()
        if now >= self.since:
            self.waits.append(1000 * (now - sent))


@dataclass
class Process:
    """A server: its port and its process id."""

    port: int
    pid: int

    def used(self) -> tuple[float, float]:
        """Seconds of processor time, and kilobytes of memory."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        ticks = int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK"), int(fields[21]) * os.sysconf("SC_PAGE_SIZE") / 1024


@contextlib.contextmanager
def serving(script: str, *words: str) -> Iterator[Process]:
    """A server in a process of its own."""
    env = {**os.environ, "PYTHONPATH": str(SOURCE), "PYTHONUNBUFFERED": "1"}
    process = subprocess.Popen(
        [sys.executable, "-c", script, *words], env=env, stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout
        for line in process.stdout:
            if found := re.search(r"http://127\.0\.0\.1:(\d+)/", line):
                yield Process(int(found[1]), process.pid)
                break
        else:
            raise SystemExit("the server did not start")
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


# ---------------------------------------------------------------------- people


class Table:
    """One table, and the people at it, one line each."""

    def __init__(self, number: int, words: argparse.Namespace, found: Found) -> None:
        self.number, self.words, self.found = number, words, found
        self.dice = Random(number)
        self.house = HOUSES[number % len(HOUSES)]
        self.id = ""
        self.keys: dict[int, str] = {}
        self.lines: dict[int, ClientConnection] = {}
        self.seen: dict[int, dict[str, Any]] = {}
        self.at = 0
        self.told = 0
        self.missing: set[int] = set()
        self.sent = 0.0
        self.news = asyncio.Event()
        self.made: list[str] = []
        self.refusal = ""

    async def make(self, store: Store) -> None:
        """A table at which they all sit."""
        house = House.read(self.house)
        seats = []
        for seat in range(house.rules.seating.players):
            if seat < self.words.people:
                self.keys[seat] = fresh_key()
                seats.append({"name": f"Guest {seat}", "kind": "person", "lock": locked(self.keys[seat])})
            else:
                seats.append({"name": f"Computer {seat}", "kind": "computer", "player": self.words.level})
        self.id = fresh_id()
        courtesies = {"undo": "never", "level": self.words.level, "sealed": True}
        await store.create(TableRow(self.id, house.text, 0, seats, courtesies, fresh_key()))

    async def come(self, ports: list[int]) -> list[asyncio.Task[None]]:
        """Open the lines; each is listened to."""
        tasks = []
        for place, (seat, key) in enumerate(self.keys.items()):
            port = ports[(place if self.words.spread == "people" else self.number) % len(ports)]
            line = await connect(
                f"ws://127.0.0.1:{port}/api/tables/{self.id}", compression=None, proxy=None, max_queue=64
            )
            self.lines[seat] = line
            await line.send(json.dumps({"hello": {"key": key}}))
            tasks.append(asyncio.create_task(self._listen(seat, line)))
        return tasks

    async def _listen(self, seat: int, line: ClientConnection) -> None:
        async for text in line:
            told = json.loads(text)
            self.found.messages += 1
            self.found.characters += len(text)
            told = told.get("welcome", told)
            if "seen" in told:
                self.seen[seat], self.at = told["seen"], told["at"]
            if "refused" in told:
                self.refusal = told["refused"]["code"]
                self.found.refused[self.refusal] += 1
                self.missing.clear()
            if told.get("at", 0) > self.told and "events" in told and seat in self.missing:
                self.missing.discard(seat)
                if not self.missing and self.sent:
                    self.found.add(self.sent)
            self.news.set()

    async def play(self, until: float) -> None:
        """Act whenever one of us is asked."""
        while len(self.seen) < len(self.keys):
            await self._wait()
        await asyncio.sleep(self.words.pause * self.dice.random())
        while time.perf_counter() < until:
            phases = {seen["phase"] for seen in self.seen.values()}
            if phases == {"over"}:
                return
            if phases == {"dealing"}:
                for line in self.lines.values():
                    await line.send('{"ready":true}')
                while time.perf_counter() < until and {s["phase"] for s in self.seen.values()} == {"dealing"}:
                    await self._wait()
                continue
            asked = next((seat for seat, seen in self.seen.items() if self._asked(seat, seen)), None)
            if asked is None or len({seen["deal"] for seen in self.seen.values()}) > 1:
                await self._wait()
                continue
            await asyncio.sleep(self.words.pause * (0.5 + self.dice.random()))
            await self._act(asked, until)

    def _asked(self, seat: int, seen: dict[str, Any]) -> bool:
        return seat in seen["awaited"] and bool(seen["legal"] or seen["choose"])

    async def _act(self, seat: int, until: float) -> None:
        act = chosen(self.seen[seat], self.dice)
        self.told, self.missing, self.refusal = self.at, set(self.lines), ""
        self.sent = time.perf_counter()
        await self.lines[seat].send(json.dumps({"at": self.at, "do": act}))
        while self.missing and time.perf_counter() < until + 5:
            await self._wait()
        if not self.refusal and not self.missing:
            self.made.append(f"{seat} {act}")

    async def _wait(self) -> None:
        self.news.clear()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.news.wait(), 1)


def chosen(seen: dict[str, Any], dice: Random) -> str:
    """What a person does by chance; of bids rather the low ones, or every contract would be a 12."""
    if choose := seen["choose"]:
        return " ".join([choose["verb"], *dice.sample(choose["from"], choose["count"])])
    legal = seen["legal"]
    if legal[0].startswith("call "):
        return str(legal[min(int(dice.expovariate(0.5)), len(legal) - 1)])
    return str(dice.choice(legal))


async def held_against_the_log(tables: list[Table], database: str, found: Found) -> None:
    """Count answered acts that are missing in the database, or stand there twice."""
    store = Store(database)
    await store.open()
    for table in tables:
        loaded = await store.load(table.id)
        written = [f"{act.seat} {act.text}" for act in (loaded[1] if loaded else []) if act.by is None]
        people = [text for text in written if text[0] != "N" and " table " not in text]
        found.acts += len(table.made)
        place = 0
        for text in table.made:
            try:
                place = people.index(text, place) + 1
            except ValueError:
                found.lost += 1
        # One that was sent when the time was over may have been written without an answer.
        found.doubled += max(0, len(people) - len(table.made) - 1)
    await store.close()


# ---------------------------------------------------------------------- measuring

HEAD = (
    "| server | tables | acts a second | messages a second | median ms | p99 ms | worst ms | of one core"
    " | KB a table |\n|---|---|---|---|---|---|---|---|---|"
)


async def measure(what: str, servers: list[Process], tables: list[Table], words: argparse.Namespace) -> None:
    """Let all of them come and play, and print what was measured once they sit."""
    found, ports = tables[0].found, [server.port for server in servers]
    idle = sum(server.used()[1] for server in servers)
    listening: list[asyncio.Task[None]] = []
    for at in range(0, len(tables), 20):
        for each in await asyncio.gather(*(table.come(ports) for table in tables[at : at + 20])):
            listening += each
    until = time.perf_counter() + words.warm + words.seconds
    playing = asyncio.gather(*(table.play(until) for table in tables))
    await asyncio.sleep(words.warm)
    found.since, found.messages = time.perf_counter(), 0
    print("all sit and play", file=sys.stderr)
    before = [server.used()[0] for server in servers]
    await asyncio.sleep(words.seconds)
    used, messages = [server.used() for server in servers], found.messages
    found.since = float("inf")
    await playing
    for task in listening:
        task.cancel()
    cuts = statistics.quantiles(found.waits, n=100)
    spent = "+".join(f"{(now[0] - then) / words.seconds:.0%}" for now, then in zip(used, before, strict=True))
    memory = (sum(now[1] for now in used) - idle) / len(tables)
    row = (
        f"{len(found.waits) / words.seconds:,.0f} | {messages / words.seconds:,.0f} | {cuts[49]:.1f} | {cuts[98]:.1f}"
        f" | {max(found.waits):.1f} | {spent} | {memory:,.0f}"
    )
    print(f"| {what} | {len(tables)} | {row} |", flush=True)


async def measure_room(words: argparse.Namespace) -> Found:
    """The card room."""
    found = Found()
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        database = words.database or f"sqlite+aiosqlite:///{folder}/varaq.db"
        tables = [Table(number, words, found) for number in range(words.tables)]
        store = Store(database)
        await store.open()
        for table in tables:
            await table.make(store)
        await store.close()
        servers = [
            stack.enter_context(serving(CARD_ROOM, folder, words.database, words.bus))
            for _ in range(words.processes)
        ]
        spread = f", {words.spread} spread" if words.processes > 1 else ""
        await measure(f"Varaq, {words.processes} process(es){spread}", servers, tables, words)
        for server in servers:
            os.kill(server.pid, signal.SIGTERM)
        await held_against_the_log(tables, database, found)
    return found


class Echoing(Table):
    """People at a table that only repeats what is said."""

    async def make(self, store: object) -> None:
        """There is nothing to sit down at."""
        self.id = f"table-{self.dice.random()}"
        self.keys = dict.fromkeys(range(self.words.people), "")

    async def _listen(self, seat: int, line: ClientConnection) -> None:
        async for text in line:
            self.found.messages += 1
            if '"do"' in str(text) and seat in self.missing:
                json.loads(text)
                self.missing.discard(seat)
                if not self.missing:
                    self.found.add(self.sent)
            self.news.set()

    async def play(self, until: float) -> None:
        """Say something as long as a message of the card room."""
        said = json.dumps({"do": "x" * 1800})
        while time.perf_counter() < until:
            await asyncio.sleep(self.words.pause * (0.5 + self.dice.random()))
            self.missing, self.sent = set(self.lines), time.perf_counter()
            await self.lines[self.dice.randrange(len(self.lines))].send(said)
            while self.missing and time.perf_counter() < until + 5:
                await self._wait()


async def measure_echo(words: argparse.Namespace) -> None:
    """The same number of people, lines and messages, and nothing else."""
    found = Found()
    with serving(ECHO) as server:
        tables: list[Table] = [Echoing(number, words, found) for number in range(words.tables)]
        for table in tables:
            await table.make(None)  # type: ignore[arg-type]
        await measure("echo", [server], tables, words)


def main() -> None:
    """Measure, and print."""
    reader = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    reader.add_argument("--tables", type=int, default=200)
    reader.add_argument("--people", type=int, default=4)
    reader.add_argument("--seconds", type=float, default=20.0)
    reader.add_argument("--warm", type=float, default=8.0)
    reader.add_argument("--pause", type=float, default=2.0)
    reader.add_argument("--level", default="rulebook")
    reader.add_argument("--processes", type=int, default=1)
    reader.add_argument("--spread", choices=["people", "tables"], default="people")
    reader.add_argument("--database", default="")
    reader.add_argument("--bus", default="")
    words = reader.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 20_000)), hard))
    gc.disable()  # what is measured is not this script
    print(
        f"Python {platform.python_version()}, {os.cpu_count()} cores, {words.people} people a table,"
        f" a pause of {words.pause:g} s, {words.seconds:g} s\n"
    )
    print(HEAD)
    found = asyncio.run(measure_room(words))
    asyncio.run(measure_echo(words))
    size = found.characters / max(found.messages, 1)
    print(
        f"\n{found.acts:,} acts in all: {found.lost} lost, {found.doubled} doubled;"
        f" refused: {dict(found.refused) or 'none'}; {size:,.0f} characters a message"
    )


if __name__ == "__main__":
    main()
