"""Starting the card room on this machine, and saying where it is."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import signal
import socket
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import segno
import uvicorn
from fastapi import FastAPI
from starlette.middleware import Middleware

from varaq.server import logs
from varaq.server.addresses import Unusable, bus_at, database_address, place_of
from varaq.server.app import make_app
from varaq.server.bus import Bus
from varaq.server.limits import Limits
from varaq.server.sweeping import sweep
from varaq.server.thinking import Thinking, workers_here
from varaq.store import Store, StoreError, TooNew
from varaq.words import Speaker, language_of_machine

TRIES = 20
"""Ports that are tried one after the other where none was asked for."""

LARGEST_FRAME = 64 * 1024
"""Bytes of a WebSocket message beyond which the connection is closed without an answer."""

STOP_WITHIN = 5
"""Seconds that what is under way has to end when the room is told to stop."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Serving:
    """How a room is opened. `metrics`: where `GET /metrics` is answered, as `PORT` or `HOST:PORT`."""

    host: str = "127.0.0.1"
    port: int | None = None
    data: Path | None = None
    lang: str | None = None
    database: str | None = None
    bus: str | None = None
    behind_proxy: bool = False
    metrics: str | None = None
    log: logs.Form = "text"
    log_level: logs.Level = "warning"
    limits: Limits = field(default_factory=Limits)


class _NotNow(Exception):
    """The room cannot be opened; the sentence that says why."""


def default_data() -> Path:
    """Where matches are kept: `$VARAQ_DATA`, or the user's own data folder."""
    if given := os.environ.get("VARAQ_DATA"):
        return Path(given)
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "varaq"


def serve(wish: Serving | None = None, **more: object) -> int:
    """Serve until told to stop; the exit code. Without a port the first free one from 8000 on is taken.

    The words of `Serving` may also be given one by one.
    """
    wish = wish or Serving(**more)  # type: ignore[arg-type]
    speaker = Speaker(wish.lang or language_of_machine())
    logs.set_up(wish.log, wish.log_level)
    try:
        server, listener = _made_ready(wish, speaker)
    except _NotNow as why:
        print(why, file=sys.stderr)
        return 2
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listener])
    return 0


def _made_ready(wish: Serving, speaker: Speaker) -> tuple[uvicorn.Server, socket.socket]:
    folder = (wish.data or default_data()).expanduser()
    if wish.database is None:
        _make_folder(folder, speaker)
    try:
        address = database_address(wish.database, folder)
        bus = bus_at(wish.bus, address)
    except Unusable as trouble:
        raise _NotNow(speaker.say(f"cli-serve-{trouble.code}", text=speaker.verbatim(trouble.text))) from None
    _try_to_open(address, speaker)
    listener = _listen(wish.host, wish.port)
    if listener is None:
        port = speaker.verbatim(str(wish.port or 8000))
        raise _NotNow(speaker.say("cli-serve-port-taken", port=port))
    _say_where(
        speaker, wish.host, listener.getsockname()[1], place_of(address) if wish.database else str(folder)
    )
    app = _application(wish, address, bus, speaker)
    config = uvicorn.Config(
        app,
        log_config=None,  # `logs` has set it up
        access_log=False,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=20,
        # A line that packs its messages costs the room a hundred times the memory of one that does not.
        ws_per_message_deflate=False,
        proxy_headers=wish.behind_proxy,
        forwarded_allow_ips="127.0.0.1,::1",
        server_header=False,
        timeout_graceful_shutdown=STOP_WITHIN,
    )
    return _Server(config), listener


def _application(wish: Serving, address: str, bus: Bus, speaker: Speaker) -> FastAPI:
    workers = workers_here()
    if wish.metrics is None:
        return make_app(Store(address), Thinking(workers), bus, limits=wish.limits)
    # Loaded where it is wanted.
    from varaq.server.metrics import MeasuredBus, MeasuredStore, MeasuredThinking, Measuring, Metrics

    metrics = Metrics()
    host, _, port = wish.metrics.rpartition(":")
    try:
        taken = metrics.listen(host or "127.0.0.1", int(port))
    except (OSError, ValueError, OverflowError):
        text = speaker.verbatim(wish.metrics)
        raise _NotNow(speaker.say("cli-serve-metrics-taken", text=text)) from None
    where = f"http://{host or '127.0.0.1'}:{taken}/metrics"
    print(speaker.say("cli-serve-metrics", address=speaker.verbatim(where)), flush=True)
    app = make_app(
        MeasuredStore(address, metrics),
        MeasuredThinking(workers, metrics),
        MeasuredBus(bus, metrics),
        limits=wish.limits,
        before=[Middleware(Measuring, metrics=metrics)],
    )
    metrics.watch(app.state.room)
    return app


class _Server(uvicorn.Server):
    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer, and to sweep."""
        await super().startup(sockets)
        self._sweeping = asyncio.create_task(sweep())

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A room that was told to stop and has stopped ends with 0, and not by the signal."""
        before = {one: signal.signal(one, self.handle_exit) for one in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)


def _make_folder(folder: Path, speaker: Speaker) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        path, why = speaker.verbatim(str(folder)), error.strerror or ""
        raise _NotNow(speaker.say("cli-serve-no-folder", folder=path, why=why)) from None


def _try_to_open(address: str, speaker: Speaker) -> None:
    """Bring the database up to this Varaq before anybody comes; a room without one is not opened."""

    async def open_once() -> None:
        store = Store(address)
        try:
            await store.open()
        finally:
            await store.close()

    place = speaker.verbatim(place_of(address))
    try:
        asyncio.run(open_once())
    except TooNew:
        raise _NotNow(speaker.say("cli-serve-database-too-new", place=place)) from None
    except StoreError as error:
        why = speaker.verbatim(str(error.__cause__).splitlines()[0])
        raise _NotNow(speaker.say("cli-serve-no-database", place=place, why=why)) from None


def _listen(host: str, port: int | None) -> socket.socket | None:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in [port] if port is not None else range(8000, 8000 + TRIES):
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, number))
        except OSError as error:
            listener.close()
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise
        else:
            listener.listen(256)
            return listener
    return None


def _say_where(speaker: Speaker, host: str, port: int, kept: str) -> None:
    near = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{port}/"
    print(speaker.say("cli-serve-address", address=speaker.verbatim(near)), flush=True)
    if host in ("0.0.0.0", "::"):
        far = f"http://{_address_on_the_network()}:{port}/"
        print(speaker.say("cli-serve-phones", address=speaker.verbatim(far)))
        segno.make(far, micro=False).terminal(compact=True)
    print(speaker.say("cli-serve-data", folder=speaker.verbatim(kept)))
    print(speaker.say("cli-serve-stop"), flush=True)


def _address_on_the_network() -> str:
    """This machine's address as phones on the same network see it. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
