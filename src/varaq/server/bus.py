"""How the processes of one card room tell each other what has happened.

The store alone decides what is true; the bus says that there is something to read. What is lost
on the way is made good: whoever was cut off hears that, and so do the others.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Protocol

log = logging.getLogger("varaq.bus")

Hear = Callable[[dict[str, Any]], None]

LOST = {"lost": True}
"""Something may have been missed: look into the store."""

FIRST_WAIT = 3.0
"""Seconds that a process waits for the bus when it starts; then it goes on, and the bus comes when it comes."""

HEARTBEAT = 10.0
"""Seconds of silence after which is asked whether anybody is there; as many more, and the line counts as cut."""

AGAIN_FIRST, AGAIN_LAST = 0.1, 5.0
"""Seconds until the next try to connect, at first and at last."""

LONGEST_QUEUE = 10_000
"""Messages that wait to be sent."""

MOST_AT_ONCE = 100
"""Messages that are sent together."""

CHANNEL = "varaq"


class Bus(Protocol):
    """Carries small messages to all other processes; none of them is needed for a match to be right."""

    async def start(self, hear: Hear) -> None:
        """Begin to listen."""

    def publish(self, message: dict[str, Any]) -> None:
        """Tell the others; never waits, never raises."""

    async def close(self) -> None:
        """Tell what is still to be told, and listen no more."""

    @property
    def alive(self) -> bool:
        """Whether others hear what is told now."""


class LocalBus:
    """One process: there is nobody to tell."""

    alive = True

    async def start(self, hear: Hear) -> None:
        """Nothing will be heard."""

    def publish(self, message: dict[str, Any]) -> None:
        """Nobody hears it."""

    async def close(self) -> None:
        """Nothing was open."""


class Line(Protocol):
    """One connection to whatever carries the messages. Every method raises where it is cut."""

    async def send(self, texts: list[str]) -> None:
        """Hand these over, in this order."""

    async def listen(self, hear: Callable[[str], None]) -> None:
        """Hear all that comes, for ever."""

    async def close(self) -> None:
        """Let go of it."""


class DistantBus(ABC):
    """A bus over a server of others. It connects by itself, and again whenever the line is cut."""

    longest = 500_000
    """Bytes of a message."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.alive = False
        self._me = secrets.token_hex(6)
        self._hear: Hear = lambda message: None
        self._waiting: asyncio.Queue[str] = asyncio.Queue(LONGEST_QUEUE)
        self._connected = asyncio.Event()
        self._missed = False
        """Whether others have not been told something."""
        self._task: asyncio.Task[None] | None = None

    @abstractmethod
    async def connect(self) -> Line:
        """A line to the server on which everything is heard from now on."""

    async def start(self, hear: Hear) -> None:
        """Begin to listen. Where nobody answers yet the room opens all the same."""
        self._hear = hear
        self._task = asyncio.create_task(self._run())
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._connected.wait(), FIRST_WAIT)

    def publish(self, message: dict[str, Any]) -> None:
        """Tell the others, or that they have missed something as soon as that can be told."""
        text = json.dumps({**message, "from": self._me}, separators=(",", ":"))
        if len(text) > self.longest:
            log.error("a message of %s bytes is too long for the bus", len(text))
            self.publish(LOST)
        elif self.alive and not self._waiting.full():
            self._waiting.put_nowait(text)
        else:
            self._missed = True

    async def close(self) -> None:
        """Send what waits, for a moment, and let go."""
        if self._task is None:
            return
        if self.alive:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._waiting.join(), 1)
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task
        self._task = None

    # ------------------------------------------------------------------ the line

    async def _run(self) -> None:
        wait, cut = AGAIN_FIRST, False
        while True:
            try:
                line = await asyncio.wait_for(self.connect(), HEARTBEAT)
            except Exception as error:
                if wait == AGAIN_FIRST:
                    log.warning("the bus cannot be reached: %s", _told(error))
            else:
                if cut:
                    log.warning("the bus is there again")
                wait = AGAIN_FIRST
                try:
                    await self._carry(line, cut)
                except Exception as error:
                    log.warning("the bus was cut: %s", _told(error))
                finally:
                    self._hang_up()
                    with contextlib.suppress(Exception):
                        await asyncio.wait_for(line.close(), 1)
            cut = True
            await asyncio.sleep(wait * (0.5 + secrets.randbelow(1000) / 1000))  # not all at the same moment
            wait = min(AGAIN_LAST, 2 * wait)

    async def _carry(self, line: Line, cut: bool) -> None:
        """Send and listen until one of them fails; first say what may have been missed."""
        self.alive = True
        self._connected.set()
        self._own_up()
        if cut:
            self._tell(LOST)
        async with asyncio.TaskGroup() as both:
            both.create_task(self._send(line))
            both.create_task(line.listen(self._heard))

    async def _send(self, line: Line) -> None:
        while True:
            texts = [await self._waiting.get()]
            while not self._waiting.empty() and len(texts) < MOST_AT_ONCE:
                texts.append(self._waiting.get_nowait())
            try:
                await asyncio.wait_for(line.send(texts), HEARTBEAT)
            except BaseException:
                self._missed = True
                raise
            finally:
                for _ in texts:
                    self._waiting.task_done()
            self._own_up()

    def _own_up(self) -> None:
        """Tell the others that they have missed something, where they have."""
        if self._missed:
            self._missed = False
            self.publish(LOST)

    def _hang_up(self) -> None:
        self.alive = False
        while not self._waiting.empty():
            self._waiting.get_nowait()
            self._waiting.task_done()
            self._missed = True

    def _heard(self, text: str) -> None:
        try:
            message = json.loads(text)
        except ValueError:
            log.warning("something on the bus is no message of ours")
            return
        if isinstance(message, dict) and message.get("from") != self._me:
            self._tell(message)

    def _tell(self, message: dict[str, Any]) -> None:
        try:
            self._hear(message)
        except Exception:
            log.exception("a message of another process could not be worked out")


def _told(error: BaseException) -> str:
    """What went wrong, without an address that may hold a password."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return type(error).__name__


# ---------------------------------------------------------------------- Redis


class RedisBus(DistantBus):
    """Over Redis or Valkey, by `redis://…`; rooms that share one are told apart by the number of the database."""

    async def connect(self) -> Line:
        """Two connections: who listens on Redis cannot speak."""
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

        # No retries of its own: a line that was cut has to be known, for what was missed meanwhile.
        redis = Redis.from_url(self.url, socket_connect_timeout=5, retry=Retry(NoBackoff(), 0))
        channel = f"{CHANNEL}/{redis.connection_pool.connection_kwargs.get('db') or 0}"
        line = _RedisLine(redis, channel)
        try:
            await line.begin()
        except BaseException:
            await line.close()
            raise
        return line


class _RedisLine:
    def __init__(self, redis: Any, channel: str) -> None:
        self._redis, self._channel = redis, channel
        self._ear = redis.pubsub(ignore_subscribe_messages=True)

    async def begin(self) -> None:
        await self._redis.ping()
        await self._ear.subscribe(self._channel)

    async def send(self, texts: list[str]) -> None:
        async with self._redis.pipeline(transaction=False) as pipe:
            for text in texts:
                pipe.publish(self._channel, text)
            await pipe.execute()

    async def listen(self, hear: Callable[[str], None]) -> None:
        loop = asyncio.get_running_loop()
        heard, asked = loop.time(), False
        while True:
            message = await self._ear.get_message(timeout=HEARTBEAT)
            if message is not None:
                heard, asked = loop.time(), False
                if message["type"] == "message":
                    hear(message["data"].decode())
            elif loop.time() - heard >= 0.9 * HEARTBEAT:
                if asked:
                    raise TimeoutError
                await self._ear.ping()
                heard, asked = loop.time(), True

    async def close(self) -> None:
        await self._ear.aclose()
        await self._redis.aclose()


# ---------------------------------------------------------------------- PostgreSQL


class PostgresBus(DistantBus):
    """Over PostgreSQL's LISTEN and NOTIFY, by `postgresql://…`: for rooms that have one anyway."""

    longest = 7_900

    async def connect(self) -> Line:
        """One connection, which listens and speaks."""
        import asyncpg

        url = self.url.replace("postgresql+asyncpg:", "postgresql:", 1)
        line = _PostgresLine(await asyncpg.connect(url, timeout=5, command_timeout=HEARTBEAT))
        try:
            await line.begin()
        except BaseException:
            await line.close()
            raise
        return line


class _PostgresLine:
    def __init__(self, connection: Any) -> None:
        self._connection = connection
        self._come: asyncio.Queue[str | None] = asyncio.Queue()

    async def begin(self) -> None:
        self._connection.add_termination_listener(lambda _connection: self._come.put_nowait(None))
        await self._connection.add_listener(
            CHANNEL, lambda _connection, _process, _channel, text: self._come.put_nowait(text)
        )

    async def send(self, texts: list[str]) -> None:
        # In one transaction: PostgreSQL lets only one of them tell at a time.
        told = "SELECT pg_notify($1, told) FROM unnest($2::text[]) told"
        await self._connection.execute(told, CHANNEL, texts)

    async def listen(self, hear: Callable[[str], None]) -> None:
        while True:
            try:
                text = await asyncio.wait_for(self._come.get(), HEARTBEAT)
            except TimeoutError:
                await self._connection.execute("SELECT 1")
                continue
            if text is None:
                raise ConnectionError
            hear(text)

    async def close(self) -> None:
        self._connection.terminate()
