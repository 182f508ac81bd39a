"""People who play on whatever happens, somebody who takes away processes, lines and databases, and the reckoning.

    ./run python tests/server/soak.py [--minutes M] [--tables N] [--processes K] [--seed S]

Plays over PostgreSQL and Redis where they are installed, else over SQLite, and prints what was found.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from backends import Backend, Postgres, Redis, binary
from cardroom import Closed, Server, Socket, any_act

from varaq.errors import BadRecord
from varaq.games import House
from varaq.server.course import Course
from varaq.server.seatkeys import fresh_id, fresh_key, locked
from varaq.store import Act, Store, TableRow

HOUSES = (
    "kaiser/standard;misdeal_no_honours=no",
    "bid_whist/standard",
    "kaiser/saskatchewan_34",
    "twenty_eight/twenty_eight",
)


@dataclass
class Seat:
    """A person who comes back to the seat, at any process, as often as the line is lost."""

    table: str
    seat: int
    key: str
    ports: Callable[[], list[int]]
    dice: Random
    accepted: list[str] = field(default_factory=list)
    credited: int = 0
    pending: tuple[str, int] | None = None
    seen: dict[str, Any] = field(default_factory=dict)
    at: int = 0
    lines: int = 0
    sent_here: int = 0
    readied: tuple[int, int] = (-1, -1)
    refused: Counter[str] = field(default_factory=Counter)
    line: Socket | None = None

    async def live(self, until: float) -> None:
        """Play until the time is over."""
        while time.monotonic() < until:
            try:
                port = self.dice.choice(self.ports())
                self.line = await asyncio.wait_for(Socket.to(port, self.table), 10)
                self.lines += 1
                await self.line.send(json.dumps({"hello": {"key": self.key}}))
                await self._play(self.line, until)
            except (OSError, Closed, TimeoutError, EOFError, IndexError):
                await asyncio.sleep(0.1 + 0.2 * self.dice.random())
            except Exception as error:
                if type(error).__module__.partition(".")[0] != "websockets":
                    raise
                await asyncio.sleep(0.1 + 0.2 * self.dice.random())
            finally:
                if self.line is not None:
                    with contextlib.suppress(Exception):
                        await self.line.close()

    async def _play(self, line: Socket, until: float) -> None:
        self.pending, self.sent_here = None, 0
        while time.monotonic() < until:
            with contextlib.suppress(TimeoutError):
                self._hear(json.loads(await asyncio.wait_for(line.receive(), 1.0)))
            if self.pending is None and self.seen:
                await self._say(line)

    def _hear(self, message: dict[str, Any]) -> None:
        told = message.get("welcome", message)
        if "refused" in message:
            self.refused[message["refused"]["code"]] += 1
            if self.pending is None:
                self.readied = (-1, -1)
            assert message["refused"]["code"] not in ("internal", "bad_key", "damaged_record"), message
            self.pending = None
        before, self.at = self.at, told.get("at", self.at)
        self.seen = told.get("seen", self.seen)
        if self.pending is not None and any(self._is_mine(event) for event in message.get("events", ())):
            # Told means written: from here on it has to be in the log. A process that was behind may tell once more
            # of what another has told already, to who has sent the same card again there.
            if self.at > self.credited:
                self.accepted.append(self.pending[0])
                self.credited = self.at
            self.pending = None
        elif (
            self.pending is not None and "events" in message and self.at > self.pending[1] and not self._asked
        ):
            self.pending = None  # done, though nothing says what
        assert "welcome" in message or "events" not in message or self.at >= before

    def _is_mine(self, event: dict[str, Any]) -> bool:
        """Whether the event is what my act has brought about."""
        assert self.pending is not None
        verb, _, what = self.pending[0].partition(" ")
        named = {"play": event.get("card"), "call": event.get("call")}
        if verb not in named and self.sent_here == 1:
            return False  # it may be what was sent on the line before, which was cut: such events do not name the act
        told = named.get(verb, what)
        return event.get("seat") == self.seat and event["kind"] != "trick_taken" and told == what

    @property
    def _asked(self) -> bool:
        return self.seat in self.seen["awaited"]

    async def _say(self, line: Socket) -> None:
        if self.seen["phase"] == "over":
            await line.send('{"again":true}')
            await asyncio.sleep(0.2)
        elif self.seen["phase"] == "dealing":
            if self.readied != (self.at, self.lines):
                self.readied = (self.at, self.lines)
                await line.send('{"ready":true}')
        elif self.seat in self.seen["awaited"] and (self.seen["legal"] or self.seen["choose"]):
            act = any_act(self.seen, self.dice)
            self.pending = (act, self.at)
            self.sent_here += 1
            await line.send(json.dumps({"at": self.at, "do": act}))


@dataclass
class Found:
    """What came of it."""

    moves: int = 0
    matches: int = 0
    deals: int = 0
    process_kills: int = 0
    lines_cut: int = 0
    database_restarts: int = 0
    bus_restarts: int = 0
    lines: int = 0
    lost: list[str] = field(default_factory=list)
    damaged: list[str] = field(default_factory=list)
    unlike: list[str] = field(default_factory=list)
    unclaimed: list[str] = field(default_factory=list)
    refused: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        return (
            f"{self.moves} moves in {self.deals} deals; {self.process_kills} processes killed, {self.lines_cut} lines cut,"
            f" {self.database_restarts} database and {self.bus_restarts} bus restarts, {self.lines} lines opened;"
            f" lost {len(self.lost)}, damaged {len(self.damaged)}, unlike {len(self.unlike)},"
            f" unclaimed {len(self.unclaimed)}; refused {dict(self.refused)}"
        )


class Trouble:
    """Takes things away at random, and brings them back."""

    def __init__(self, servers: list[Server], backends: list[Backend], dice: Random, found: Found) -> None:
        self.servers, self.backends, self.dice, self.found = servers, backends, dice, found

    @property
    def ports(self) -> list[int]:
        """Where somebody answers, or will."""
        return [server.port for server in self.servers if server.process and server.process.poll() is None]

    async def make(self, people: list[Seat], until: float, pause: float) -> None:
        """One trouble after the other."""
        while time.monotonic() < until:
            await asyncio.sleep(pause * (0.5 + self.dice.random()))
            what = self.dice.random()
            if what < 0.5:
                await self._kill()
            elif what < 0.85 or not self.backends:
                await self._cut(people)
            else:
                await self._restart(self.dice.choice(self.backends))

    async def _kill(self) -> None:
        server = self.dice.choice(self.servers)
        await asyncio.to_thread(server.kill)
        self.found.process_kills += 1
        await asyncio.to_thread(server.__enter__)

    async def _cut(self, people: list[Seat]) -> None:
        for person in self.dice.sample(people, max(1, len(people) // 4)):
            if person.line is not None:
                self.found.lines_cut += 1
                person.line.connection.transport.abort()

    async def _restart(self, backend: Backend) -> None:
        if isinstance(backend, Postgres):
            self.found.database_restarts += 1
        else:
            self.found.bus_restarts += 1
        await asyncio.to_thread(backend.stop)
        await asyncio.sleep(0.3)
        await asyncio.to_thread(backend.start)


async def laid(store: Store, number: int, dice: Random, ports: Callable[[], list[int]]) -> list[Seat]:
    """A table, and the people at it: four, or two with computer players."""
    house = House.read(HOUSES[number % len(HOUSES)])
    people = range(0, house.rules.seating.players, 1 + number % 2)
    keys = {seat: fresh_key() for seat in people}
    seats: list[dict[str, Any]] = [
        {"name": f"P{seat}", "kind": "person", "lock": locked(keys[seat])}
        if seat in keys
        else {"name": f"C{seat}", "kind": "computer", "player": "rulebook"}
        for seat in range(house.rules.seating.players)
    ]
    row = TableRow(fresh_id(), house.text, 0, seats, {"undo": "never", "sealed": True}, fresh_key())
    await store.create(row)
    return [Seat(row.id, s, key, ports, Random(f"{dice.random()}/{s}")) for s, key in keys.items()]


async def run(
    *, seconds: float, tables: int, processes: int, seed: int, postgres: Postgres | None, redis: Redis | None
) -> Found:
    """Let them play, and reckon up."""
    dice, found = Random(seed), Found()
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        address = postgres.fresh() if postgres else f"sqlite+aiosqlite:///{folder}/varaq.db"
        words = ["--database", address, "--connections", "0"]
        if redis is not None:
            words += ["--bus", redis.address]
        store = Store(address)
        await store.open()
        servers: list[Server] = []
        trouble = Trouble(servers, [each for each in (postgres, redis) if each is not None], dice, found)
        people = [seat for n in range(tables) for seat in await laid(store, n, dice, lambda: trouble.ports)]
        for number in range(processes):
            (Path(folder) / str(number)).mkdir()
            servers.append(stack.enter_context(Server(Path(folder) / str(number), *words)))
        until = time.monotonic() + seconds
        await asyncio.gather(*(person.live(until) for person in people), trouble.make(people, until, 3.0))
        await reckon(store, people, trouble.ports, found)
        await store.close()
    return found


async def reckon(store: Store, people: list[Seat], ports: list[int], found: Found) -> None:
    """Every accepted act once, every match replayed to what its people see, every seat open to its key."""
    for table in dict.fromkeys(person.table for person in people):
        sitting = [person for person in people if person.table == table]
        loaded = await store.load(table)
        assert loaded is not None
        row, log = loaded
        found.deals += sum(act.text.startswith("deal ") for act in log)
        found.moves += sum(act.seat is not None and not act.text.startswith("table ") for act in log)
        for person in sitting:
            found.lines += person.lines
            found.refused.update(person.refused)
            mine = [act.text for act in log if act.seat == person.seat]
            if not _is_part_of(person.accepted, mine):
                found.lost.append(f"{table} {person.seat}")
        try:
            Course.of(row, log)
        except BadRecord as error:
            found.damaged.append(f"{table} {error}")
            continue
        for person in sitting:
            await _reclaim(store, row, person, ports, found)


async def _reclaim(store: Store, row: TableRow, person: Seat, ports: list[int], found: Found) -> None:
    line = await Socket.to(ports[person.seat % len(ports)], person.table)
    try:
        await line.send(json.dumps({"hello": {"key": person.key}}))
        message = json.loads(await line.receive())
        if message.get("welcome", {}).get("seat") != person.seat:
            found.unclaimed.append(f"{person.table} {person.seat}: {message}")
            return
        # Computer players may still be acting: what is told and what is written meet in a moment.
        for _ in range(100):
            with contextlib.suppress(TimeoutError):
                while True:
                    heard = json.loads(await asyncio.wait_for(line.receive(), 0.15))
                    message = heard if "seen" in heard else message
            told = message.get("welcome", message)
            if told["seen"] == seen_in(row, await store.entries(row.id), person.seat):
                return
        found.unlike.append(f"{person.table} {person.seat}")
    finally:
        await line.close()


def seen_in(row: TableRow, log: list[Act], seat: int) -> dict[str, Any]:
    """What the seat sees of a match as the log has it."""
    data: dict[str, Any] = json.loads(json.dumps(Course.of(row, log).match.observation(seat).as_data()))
    return data


def _is_part_of(some: list[str], every: list[str]) -> bool:
    left = iter(every)
    return all(any(text == other for other in left) for text in some)


def main() -> None:
    """Play for some minutes and print what was found."""
    reader = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    reader.add_argument("--minutes", type=float, default=3.0)
    reader.add_argument("--tables", type=int, default=12)
    reader.add_argument("--processes", type=int, default=2)
    reader.add_argument("--seed", type=int, default=1)
    words = reader.parse_args()
    backends: list[Backend] = []
    try:
        postgres = Postgres() if binary("initdb") else None
        redis = Redis() if binary("redis-server") else None
        backends = [each for each in (postgres, redis) if each is not None]
        found = asyncio.run(
            run(
                seconds=60 * words.minutes,
                tables=words.tables,
                processes=words.processes,
                seed=words.seed,
                postgres=postgres,
                redis=redis,
            )
        )
    finally:
        for backend in backends:
            backend.discard()
    print(found)
    for what in (found.lost, found.damaged, found.unlike, found.unclaimed):
        print(*what[:5], sep="\n")


if __name__ == "__main__":
    main()
