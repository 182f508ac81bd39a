"""Starting the card room on this machine, and saying where it is."""

from __future__ import annotations

import contextlib
import errno
import os
import socket
import sys
from pathlib import Path

import segno
import uvicorn

from varaq.server.app import make_app
from varaq.server.thinking import Thinking, workers_here
from varaq.store import Store
from varaq.words import Speaker, language_of_machine

TRIES = 20
"""Ports that are tried one after the other where none was asked for."""

LARGEST_FRAME = 64 * 1024
"""Bytes of a WebSocket message beyond which the connection is closed without an answer."""


def default_data() -> Path:
    """Where matches are kept: `$VARAQ_DATA`, or the user's own data folder."""
    if given := os.environ.get("VARAQ_DATA"):
        return Path(given)
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "varaq"


def serve(
    *, host: str = "127.0.0.1", port: int | None = None, data: Path | None = None, lang: str | None = None
) -> int:
    """Serve until interrupted; the exit code. Without a port the first free one from 8000 on is taken."""
    speaker = Speaker(lang or language_of_machine())
    folder = (data or default_data()).expanduser()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        print(
            speaker.say(
                "cli-serve-no-folder", folder=speaker.verbatim(str(folder)), why=error.strerror or ""
            ),
            file=sys.stderr,
        )
        return 2
    listener = _listen(host, port)
    if listener is None:
        print(speaker.say("cli-serve-port-taken", port=speaker.verbatim(str(port or 8000))), file=sys.stderr)
        return 2
    _say_where(speaker, host, listener.getsockname()[1], folder)
    store = Store(f"sqlite+aiosqlite:///{folder / 'varaq.db'}")
    app = make_app(store, Thinking(workers_here()))
    config = uvicorn.Config(app, log_level="warning", ws_max_size=LARGEST_FRAME, ws_ping_interval=20)
    with contextlib.suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listener])
    return 0


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


def _say_where(speaker: Speaker, host: str, port: int, folder: Path) -> None:
    near = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{port}/"
    print(speaker.say("cli-serve-address", address=speaker.verbatim(near)), flush=True)
    if host in ("0.0.0.0", "::"):
        far = f"http://{_address_on_the_network()}:{port}/"
        print(speaker.say("cli-serve-phones", address=speaker.verbatim(far)))
        segno.make(far, micro=False).terminal(compact=True)
    print(speaker.say("cli-serve-data", folder=speaker.verbatim(str(folder))))
    print(speaker.say("cli-serve-stop"), flush=True)


def _address_on_the_network() -> str:
    """This machine's address as phones on the same network see it. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
