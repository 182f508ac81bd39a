"""What can be counted of a room, for Prometheus: how much goes on in it, and how well.

Nothing of a single table or person is counted apart. Loaded only where it is asked for.
"""

from __future__ import annotations

import re
import time
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, TypeVar

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    start_http_server,
)
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from varaq.engine import Observation
from varaq.players.advice import Advice
from varaq.server.answers import REFUSED
from varaq.server.bus import Bus, Hear
from varaq.server.room import Room
from varaq.server.thinking import Thinking
from varaq.store import Act, Conflict, Store, StoreError

T = TypeVar("T")

REFUSAL = re.compile(r'\{"refused":\{"code":"(\w+)"')

STORING = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
THINKING = (0.05, 0.1, 0.25, 0.5, 1, 1.5, 2, 3, 5, 10)


class Metrics:
    """The numbers of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.tables = self._gauge("tables_awake", "Tables that somebody looks at in this process")
        self.connections = self._gauge("connections", "WebSockets that are open")
        self.bus_alive = self._gauge("bus_alive", "Whether other processes hear what is told now")
        self.requests = self._counter("requests", "HTTP requests by the first digit of the answer", "status")
        self.refusals = self._counter("refusals", "What was refused, by its code", "code")
        self.acts = self._counter("acts_stored", "Acts that were written down")
        self.unstored = self._counter("acts_not_stored", "Acts that were not: conflict, failure", "why")
        self.storing = self._histogram("storing_seconds", "From asking to having written an act", STORING)
        self.thinking = self._histogram("thinking_seconds", "Thoughts of computer players", THINKING)
        self.unthought = self._counter("thinking_failures", "Thoughts that came to nothing, or too late")
        self.bus = self._counter("bus_messages", "Messages between processes: told, heard, lost", "way")

    def watch(self, room: Room) -> None:
        """Read off this room what is not counted as it happens."""
        self.tables.set_function(lambda: len(room.tables))
        self.bus_alive.set_function(lambda: float(room.bus.alive))

    def listen(self, host: str, port: int) -> int:
        """Answer `GET /metrics` from now on, in a thread of its own; the port. Raises `OSError`."""
        server, _thread = start_http_server(port, host, self.registry)
        return int(server.server_port)

    def _gauge(self, name: str, about: str) -> Gauge:
        return Gauge(f"varaq_{name}", about, registry=self.registry)

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(f"varaq_{name}", about, labels, registry=self.registry)

    def _histogram(self, name: str, about: str, buckets: tuple[float, ...]) -> Histogram:
        return Histogram(f"varaq_{name}", about, buckets=buckets, registry=self.registry)


class MeasuredStore(Store):
    """A store whose acts are counted."""

    def __init__(self, address: str, metrics: Metrics) -> None:
        super().__init__(address)
        self._metrics = metrics

    async def append(self, table_id: str, number: int, act: Act) -> None:
        """Write one act down."""
        begun = time.perf_counter()
        try:
            await super().append(table_id, number, act)
        except Conflict:
            self._metrics.unstored.labels("conflict").inc()
            raise
        except StoreError:
            self._metrics.unstored.labels("failure").inc()
            raise
        self._metrics.storing.observe(time.perf_counter() - begun)
        self._metrics.acts.inc()


class MeasuredThinking(Thinking):
    """Thinking whose time is taken."""

    def __init__(self, workers: int, metrics: Metrics) -> None:
        super().__init__(workers)
        self._metrics = metrics

    async def choice(self, player: str, seen: Observation, dice: Random, table: str) -> str | None:
        """What the player of this name does, one of the legal acts; None where it has failed."""
        return await self._timed(super().choice(player, seen, dice, table))

    async def advice(self, seen: Observation, dice: Random, table: str) -> list[Advice] | None:
        """What the seat may do, the best first; None where the thought has failed."""
        return await self._timed(super().advice(seen, dice, table))

    async def _timed(self, thought: Awaitable[T | None]) -> T | None:
        begun = time.perf_counter()
        found = await thought
        self._metrics.thinking.observe(time.perf_counter() - begun)
        if found is None:
            self._metrics.unthought.inc()
        return found


class MeasuredBus:
    """A bus whose messages are counted."""

    def __init__(self, bus: Bus, metrics: Metrics) -> None:
        self._bus, self._metrics = bus, metrics

    @property
    def alive(self) -> bool:
        """Whether others hear what is told now."""
        return self._bus.alive

    async def start(self, hear: Hear) -> None:
        """Begin to listen."""

        def heard(message: dict[str, Any]) -> None:
            self._metrics.bus.labels("lost" if message.get("lost") else "heard").inc()
            hear(message)

        await self._bus.start(heard)

    def publish(self, message: dict[str, Any]) -> None:
        """Tell the others."""
        self._metrics.bus.labels("told").inc()
        self._bus.publish(message)

    async def close(self) -> None:
        """Listen no more."""
        await self._bus.close()


class Measuring:
    """Stands before the application and counts what goes in and out."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app, self.metrics = app, metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let it through, counted."""
        if scope["type"] == "websocket":
            with self.metrics.connections.track_inprogress():
                await self.app(scope, receive, self._counted(send, self._note_message))
        elif scope["type"] == "http":
            await self.app(scope, receive, self._counted(send, self._note_answer))
        else:
            await self.app(scope, receive, send)

    def _counted(self, send: Send, note: Callable[[Message], None]) -> Send:
        async def counted(message: Message) -> None:
            note(message)
            await send(message)

        return counted

    def _note_message(self, message: Message) -> None:
        if found := REFUSAL.match(message.get("text") or ""):
            self.metrics.refusals.labels(found[1]).inc()

    def _note_answer(self, message: Message) -> None:
        if message["type"] != "http.response.start":
            return
        self.metrics.requests.labels(f"{message['status'] // 100}xx").inc()
        for name, value in message["headers"]:
            if name == REFUSED.encode():
                self.metrics.refusals.labels(value.decode()).inc()
