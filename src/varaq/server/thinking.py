"""Thinking that takes its time: in processes of their own, so that the room goes on answering.

A worker thinks about one thing at a time. What crashes, fails, answers amiss or takes too long
gives None, and whoever asked goes by the book. Of a failure the log says where it was and
never what was said: that may name cards.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import io
import logging
import os
import pickle
import signal
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from pathlib import PurePath
from random import Random
from typing import Any, ParamSpec, TypeVar

from varaq.engine import Game, Observation
from varaq.games.list import find_game
from varaq.players import PLAYERS
from varaq.players.advice import Advice
from varaq.server import logs

log = logging.getLogger("varaq.thinking")

P = ParamSpec("P")
T = TypeVar("T")

LIMIT = 5.0
"""Seconds after which a thought comes too late."""

BIRTH = 60.0
"""Seconds that a worker has to come to life."""

MOST_ADVICE = 60
"""Acts that a hint weighs at most."""


def workers_here() -> int:
    """How many may think at once on this machine: one processor is left for the room itself."""
    return max(1, (os.cpu_count() or 1) - 1)


# ---------------------------------------------------------------------- an observation on its way


class _Packer(pickle.Pickler):
    def persistent_id(self, thing: Any) -> str | None:
        """A game goes by its name: it is the same on the other side."""
        return thing.name if isinstance(thing, Game) else None


class _Unpacker(pickle.Unpickler):
    def persistent_load(self, name: str) -> Game:
        """The game of this name."""
        game = find_game(name)
        if game is None:
            raise pickle.UnpicklingError(name)
        return game


def packed(seen: Observation) -> bytes:
    """What a seat knows at this moment; the observation itself goes on being added to."""
    parcel = io.BytesIO()
    _Packer(parcel, pickle.HIGHEST_PROTOCOL).dump(seen)
    return parcel.getvalue()


def unpacked(parcel: bytes) -> Observation:
    """The observation that was packed."""
    seen = _Unpacker(io.BytesIO(parcel)).load()
    assert isinstance(seen, Observation)
    return seen


# ---------------------------------------------------------------------- in the worker


@dataclass(frozen=True, slots=True)
class Failure:
    """A thought that has failed: the kind of error and the line, without its text."""

    error: str
    place: str


def choose(player: str, parcel: bytes, dice: Random) -> str:
    """What the player of this name does."""
    return PLAYERS[player]().choose(unpacked(parcel), dice)


def advise(parcel: bytes, dice: Random) -> list[Advice]:
    """What may be done, the best first."""
    # Loaded where it is wanted: a room in which nobody asks does without it.
    hints = importlib.import_module("varaq.players.hints")
    advice: list[Advice] = hints.advise(unpacked(parcel), dice)
    return advice[:MOST_ADVICE]


def attempt(job: Callable[P, T], *args: P.args, **more: P.kwargs) -> T | Failure:
    """What the job gives, or where it failed."""
    try:
        return job(*args, **more)
    except Exception as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        return Failure(type(error).__name__, f"{PurePath(last.filename).name}:{last.lineno}")


def born() -> int:
    """A worker has loaded all that thinks: its process."""
    importlib.import_module("varaq.players.hints")
    return os.getpid()


def _settle_in() -> None:
    """A worker leaves with the room, however that ends, and not before it; and writes as the room does."""
    logs.as_the_room_does()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes of a terminal
    threading.Thread(target=_leave_with_the_room, daemon=True).start()


def _leave_with_the_room() -> None:
    if (room := parent_process()) is not None:
        room.join()
        os._exit(0)


# ---------------------------------------------------------------------- in the room


class Worker:
    """One process, begun at once."""

    def __init__(self) -> None:
        self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_settle_in)
        self._pid: Future[int] = self._pool.submit(born)

    async def think(self, limit: float, job: Callable[..., T], *args: Any) -> T | Failure:
        """What the job gives; raises TimeoutError, or BrokenProcessPool where the process has ended."""
        await asyncio.wait_for(asyncio.wrap_future(self._pid), BIRTH)
        return await asyncio.wait_for(asyncio.wrap_future(self._pool.submit(attempt, job, *args)), limit)

    def kill(self) -> None:
        """Take the process away in the middle of whatever it does."""
        if self._pid.done() and not self._pid.cancelled() and self._pid.exception() is None:
            with contextlib.suppress(OSError):
                os.kill(self._pid.result(), getattr(signal, "SIGKILL", signal.SIGTERM))
        self._pool.shutdown(wait=False, cancel_futures=True)


class Thinking:
    """All who think for the tables of a room. Without workers it is done in threads of the room itself."""

    def __init__(self, workers: int = 0, *, limit: float = LIMIT) -> None:
        self.limit = limit
        self._threads = workers <= 0
        # The last one that was busy comes first, so that no more processes are begun than are needed.
        self._idle: asyncio.LifoQueue[Worker | None] = asyncio.LifoQueue()
        for _ in range(max(1, workers)):
            self._idle.put_nowait(None)
        self._workers: set[Worker] = set()

    def warm(self) -> None:
        """Somebody will have to think soon."""
        if not self._threads and not self._workers and not self._idle.empty():
            self._idle.get_nowait()
            self._idle.put_nowait(self._begin())

    def close(self) -> None:
        """Nobody thinks any more."""
        for worker in list(self._workers):
            self._end(worker)

    async def choice(self, player: str, seen: Observation, dice: Random, table: str) -> str | None:
        """What the player of this name does, one of the legal acts; None where it has failed."""
        legal, seat, number = seen.legal, seen.seat, seen.number
        chosen = await self._ask(table, seat, choose, player, seen, dice)
        if chosen is None or chosen in legal:
            return chosen
        # Not what it chose: it may be hidden cards. The number tells where to look.
        log.error("table %s: the player in seat %s chose amiss at %s", table, seat, number)
        return None

    async def advice(self, seen: Observation, dice: Random, table: str) -> list[Advice] | None:
        """What the seat may do, the best first; None where the thought has failed."""
        legal, seat, number = seen.legal, seen.seat, seen.number
        found = await self._ask(table, seat, advise, seen, dice)
        if found is None:
            return None
        if not found or any(one.act not in legal for one in found):
            log.error("table %s: the advice for seat %s was amiss at %s", table, seat, number)
        return [one for one in found if one.act in legal] or None

    async def _ask(self, table: str, seat: int | None, job: Callable[..., T], *args: Any) -> T | None:
        try:
            answer = await self._think(job, *(packed(a) if isinstance(a, Observation) else a for a in args))
        except TimeoutError:
            log.error("table %s: the thought of seat %s took too long", table, seat)
            return None
        except Exception as error:
            log.error("table %s: the thought of seat %s was lost: %s", table, seat, type(error).__name__)
            return None
        if isinstance(answer, Failure):
            log.error(
                "table %s: the thought of seat %s failed: %s at %s", table, seat, answer.error, answer.place
            )
            return None
        return answer

    async def _think(self, job: Callable[..., T], *args: Any) -> T | Failure:
        if self._threads:
            return await asyncio.wait_for(asyncio.to_thread(attempt, job, *args), self.limit)
        worker = await self._idle.get() or self._begin()
        try:
            answer = await worker.think(self.limit, job, *args)
        except BaseException:
            # Ended, hung, or asked by nobody any more: another one takes its place.
            self._end(worker)
            self._idle.put_nowait(None)
            raise
        self._idle.put_nowait(worker)
        return answer

    def _begin(self) -> Worker:
        worker = Worker()
        self._workers.add(worker)
        return worker

    def _end(self, worker: Worker) -> None:
        self._workers.discard(worker)
        worker.kill()
