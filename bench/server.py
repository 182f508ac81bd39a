"""How long a card takes from the finger and back, with many tables in play at once.

    ./run bench server [--tables N] [--seconds S] [--pause P] [--level NAME]

The server runs as it is started by people, in a process of its own; as many people as
tables sit at it over WebSockets on this machine, each with computer players, and act by
chance, `P` seconds after they were asked (half to one and a half of it; 0: at once). Measured
is the time from sending an act to the message that makes it known: by then it has been
checked and written down. Below stands the same for a plain echo on the same stack, which
does nothing but send the text back: what of the time is the network, the loop and this
script. Nothing leaves the machine; the data are thrown away.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import re
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

SOURCE = Path(__file__).resolve().parents[1] / "src"
HOUSES = (
    "kaiser/standard",
    "kaiser/saskatchewan_34",
    "kaiser/passing_kaiser",
    "kaiser/two_player",
    "kaiser/lost_heir",
)

WARM = 5.0
"""Seconds over which the people come, before anything is measured."""

CARD_ROOM = """
import pathlib, sys
from varaq.server.serve import serve
sys.exit(serve(port=0, data=pathlib.Path(sys.argv[1]), lang="en"))
"""

ECHO = """
import socket, uvicorn
from fastapi import FastAPI, WebSocket, WebSocketDisconnect

app = FastAPI()

@app.websocket("/{path:path}")
async def echo(line: WebSocket) -> None:
    await line.accept()
    try:
        while True:
            await line.send_text(await line.receive_text())
    except WebSocketDisconnect:
        pass

listener = socket.create_server(("127.0.0.1", 0))
print(f"http://127.0.0.1:{listener.getsockname()[1]}/", flush=True)
uvicorn.Server(uvicorn.Config(app, log_level="warning", ws_ping_interval=20)).run(sockets=[listener])
"""


@dataclass
class Measured:
    """Milliseconds from sending to the answer, and what was sent and received."""

    since: float
    waits: list[float] = field(default_factory=list)
    acts: list[str] = field(default_factory=list)
    messages: int = 0
    characters: int = 0
    refused: Counter[str] = field(default_factory=Counter)

    def add(self, sent: float) -> None:
        """An answer has come to what was sent then."""
        now = time.perf_counter()
        if now >= self.since:
            self.waits.append(1000 * (now - sent))

    def hear(self, text: str) -> None:
        """A message has come."""
        if time.perf_counter() >= self.since:
            self.messages += 1
            self.characters += len(text)

    def row(self, what: str, seconds: float, used: float, tables: int, memory: float) -> str:
        cuts = statistics.quantiles(self.waits, n=100) if len(self.waits) > 1 else [float("nan")] * 99
        numbers = (cuts[49], cuts[98], max(self.waits, default=float("nan")))
        told = " | ".join(f"{n:.1f}" for n in numbers)
        rates = f"{len(self.waits) / seconds:,.0f} | {self.messages / seconds:,.0f}"
        return f"| {what} | {tables} | {rates} | {told} | {used / seconds:.0%} | {memory:.0f} |"


HEAD = (
    "| server | tables | people's acts a second | messages a second | median ms | p99 ms | worst ms"
    " | of one core | MB |\n|---|---|---|---|---|---|---|---|---|"
)


@contextmanager
def serving(script: str, *words: str) -> Iterator[tuple[int, int]]:
    """A server in a process of its own: its port and its process id."""
    env = {**os.environ, "PYTHONPATH": str(SOURCE), "PYTHONUNBUFFERED": "1"}
    process = subprocess.Popen(
        [sys.executable, "-c", script, *words], env=env, stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout
        for line in process.stdout:
            if found := re.search(r"http://127\.0\.0\.1:(\d+)/", line):
                yield int(found[1]), process.pid
                break
        else:
            raise SystemExit("the server did not start")
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def used_by(pid: int) -> tuple[float, float]:
    """Seconds of processor time and megabytes of memory of a process, where the system tells."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        ticks = int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK"), int(fields[21]) * os.sysconf("SC_PAGE_SIZE") / 1e6
    except OSError:
        return float("nan"), float("nan")


def make_table(port: int, house: str, level: str) -> tuple[str, str]:
    """A table and the key to it."""
    body = json.dumps({"house": house, "name": "Noor", "level": level, "undo": False}).encode()
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/api/tables", body, {"Content-Type": "application/json"}
    )
    no_proxy = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with no_proxy.open(request, timeout=30) as answer:
        made = json.load(answer)
    return made["table"], made["key"]


def next_message(seen: dict[str, Any], at: int, dice: Random) -> dict[str, Any] | None:
    """What a person does now by chance, or None where nothing is asked."""
    if choose := seen["choose"]:
        return {"at": at, "do": " ".join([choose["verb"], *dice.sample(choose["from"], choose["count"])])}
    if seen["legal"]:
        legal = seen["legal"]
        # of bids rather the low ones, or every contract would be a 12
        low = legal[0].startswith("call ")
        return {
            "at": at,
            "do": legal[min(int(dice.expovariate(0.5)), len(legal) - 1)] if low else dice.choice(legal),
        }
    return {"ready": True} if seen["phase"] == "dealing" else None


async def play(port: int, number: int, words: argparse.Namespace, until: float, into: Measured) -> None:
    """One person who comes some time before the measuring begins: one match after another."""
    dice = Random(number)
    await asyncio.sleep(WARM * number / words.tables)
    while time.perf_counter() < until:
        table, key = await asyncio.to_thread(make_table, port, HOUSES[number % len(HOUSES)], words.level)
        address = f"ws://127.0.0.1:{port}/api/tables/{table}"
        async with connect(address, compression=None, proxy=None) as line:
            await line.send(json.dumps({"hello": {"key": key}}))
            seen = json.loads(await line.recv())["welcome"]["seen"]
            await _play_match(line, seen, dice, words.pause, until, into)


async def _play_match(
    line: ClientConnection, seen: dict[str, Any], dice: Random, pause: float, until: float, into: Measured
) -> None:
    """Play a match to its end, or until the time is over."""
    at, sent, changed = 0, None, asyncio.Event()

    async def listen() -> None:
        nonlocal seen, at, sent
        async for answer in line:
            told = json.loads(answer)
            if sent is not None and (told.get("events") or "refused" in told):
                into.add(sent)
                sent = None
            into.hear(answer)
            if "refused" in told:
                into.refused[told["refused"]["code"]] += 1
            seen, at = told.get("seen", seen), told.get("at", at)
            changed.set()

    listening = asyncio.create_task(listen())
    try:
        while seen["phase"] != "over" and time.perf_counter() < until:
            await asyncio.sleep(pause * (0.5 + dice.random()))
            message = next_message(seen, at, dice)
            # Where there is but one answer to a claim, the room gives it for the only person.
            if message is None or (message.get("do") == "keep" and len(seen["legal"]) == 1):
                changed.clear()
                async with asyncio.timeout(30):
                    await changed.wait()
                continue
            text = json.dumps(message)
            into.acts.append(text)
            sent = time.perf_counter()
            await line.send(text)
            async with asyncio.timeout(30):
                while sent is not None:
                    changed.clear()
                    await changed.wait()
    finally:
        listening.cancel()


async def echo(port: int, number: int, acts: list[str], pause: float, until: float, into: Measured) -> None:
    """The same messages to a server that only sends them back."""
    dice = Random(number)
    async with connect(f"ws://127.0.0.1:{port}/{number}", compression=None, proxy=None) as line:
        while time.perf_counter() < until:
            if pause:
                await asyncio.sleep(pause * (0.5 + dice.random()))
            sent = time.perf_counter()
            await line.send(acts[dice.randrange(len(acts))])
            into.hear(str(await line.recv()))
            into.add(sent)


async def measure(what: str, pid: int, words: argparse.Namespace, people: list[Any], found: Measured) -> None:
    """Let all of them play, and print what was measured after they have come."""
    playing = asyncio.gather(*people)
    async with asyncio.timeout(words.seconds + 60):
        await asyncio.sleep(found.since - time.perf_counter())
        before, _ = used_by(pid)
        await asyncio.sleep(words.seconds)
        used, memory = used_by(pid)
        await playing
    print(found.row(what, words.seconds, used - before, words.tables, memory))


async def measure_room(words: argparse.Namespace) -> Measured:
    with tempfile.TemporaryDirectory() as folder, serving(CARD_ROOM, folder) as (port, pid):
        found = Measured(time.perf_counter() + WARM + 2)
        until = found.since + words.seconds
        people = [play(port, n, words, until, found) for n in range(words.tables)]
        await measure(f"Varaq ({words.level})", pid, words, people, found)
    return found


async def measure_echo(words: argparse.Namespace, acts: list[str]) -> None:
    with serving(ECHO) as (port, pid):
        found = Measured(time.perf_counter() + 2)
        until = found.since + words.seconds
        people = [echo(port, n, acts, words.pause, until, found) for n in range(words.tables)]
        await measure("echo", pid, words, people, found)


def main() -> None:
    reader = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    reader.add_argument("--tables", type=int, default=100)
    reader.add_argument("--seconds", type=float, default=15.0)
    reader.add_argument("--pause", type=float, default=1.0)
    reader.add_argument("--level", default="rulebook")
    words = reader.parse_args()
    print(
        f"Python {platform.python_version()}, {os.cpu_count()} cores, {words.seconds:g} s, a pause of {words.pause:g} s\n"
    )
    print(HEAD)
    found = asyncio.run(measure_room(words))
    asyncio.run(measure_echo(words, found.acts or ['{"ping":1}']))
    size = found.characters / max(found.messages, 1)
    print(
        f"\n{len(found.waits):,} acts, {dict(found.refused) or 'none'} refused, {size:,.0f} characters a message"
    )


if __name__ == "__main__":
    main()
