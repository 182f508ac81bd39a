"""Real servers of other people's making, for the tests: PostgreSQL and Redis, on loopback, with nothing kept."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

READY_WITHIN = 30.0


def free_port() -> int:
    """A port of this machine that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def binary(name: str) -> str | None:
    """Where a program is: on the path, or where Debian puts PostgreSQL's."""
    found = shutil.which(name)
    kept = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda p: int(p.parts[-3]))
    return found or (str(kept[-1]) if kept else None)


class Backend:
    """A server process in a folder of its own."""

    program: str
    signal_to_end = signal.SIGTERM

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="varaq-"))
        self.port = free_port()
        self.user = unprivileged()
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self.process: subprocess.Popen[bytes] | None = None
        self.prepare()
        self.start()

    def prepare(self) -> None:
        """What has to be there before the server starts for the first time."""

    def command(self) -> list[str]:
        raise NotImplementedError

    def answers(self) -> bool:
        """Whether the server takes connections."""
        raise NotImplementedError

    def start(self) -> None:
        """Start it, also again, and wait until it answers."""
        log = (self.folder / "server.log").open("ab")
        self.process = subprocess.Popen(
            self.command(), cwd=self.folder, stdout=log, stderr=log, user=self.user, start_new_session=True
        )
        log.close()
        end = time.monotonic() + READY_WITHIN
        while not self.answers():
            if time.monotonic() > end or self.process.poll() is not None:
                raise AssertionError((self.folder / "server.log").read_text())
            time.sleep(0.05)

    def stop(self) -> None:
        """Take it away, connections and all."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(self.signal_to_end)
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    def discard(self) -> None:
        """Stop it and throw away what it kept."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


def unprivileged() -> str | None:
    """Whom servers run as where the tests run as root, which PostgreSQL refuses."""
    if os.getuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


class Postgres(Backend):
    """PostgreSQL; each database is made for one test."""

    signal_to_end = signal.SIGINT  # the fast shutdown: connections are ended
    PASSWORD = "of-no-worth"

    def prepare(self) -> None:
        self.databases = 0
        (self.folder / "password").write_text(self.PASSWORD)
        if self.user is not None:
            shutil.chown(self.folder / "password", self.user)
        initdb = binary("initdb")
        assert initdb
        words = ["--no-sync", "--username=varaq", "--auth=scram-sha-256", "--encoding=UTF8", "--locale=C"]
        subprocess.run(
            [initdb, *words, "--pwfile=password", "-D", str(self.folder / "data")],
            cwd=self.folder,
            user=self.user,
            check=True,
            capture_output=True,
        )

    def command(self) -> list[str]:
        postgres = binary("postgres")
        assert postgres
        told = {
            "port": self.port,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": self.folder,
            "fsync": "off",
            "max_connections": 60,
            "shared_buffers": "16MB",
        }
        words = [word for name, value in told.items() for word in ("-c", f"{name}={value}")]
        return [postgres, "-D", str(self.folder / "data"), *words]

    def answers(self) -> bool:
        try:
            self.run("SELECT 1")
        except Exception:
            return False
        return True

    def run(self, statement: str, database: str = "postgres") -> list[tuple[object, ...]]:
        """Run one statement, in a loop of its own."""
        import asyncpg

        async def ask() -> list[tuple[object, ...]]:
            line = await asyncpg.connect(self.address(database, driver="postgresql"), timeout=10)
            try:
                return [tuple(row) for row in await line.fetch(statement)]
            finally:
                await line.close()

        # In a thread: whoever asks may have a loop running.
        import concurrent.futures

        with concurrent.futures.ThreadPoolExecutor(1) as pool:
            return pool.submit(lambda: asyncio.run(ask())).result()

    def address(self, database: str, driver: str = "postgresql+asyncpg") -> str:
        return f"{driver}://varaq:{self.PASSWORD}@127.0.0.1:{self.port}/{database}"

    def fresh(self) -> str:
        """The address of an empty database."""
        self.databases += 1
        self.run(f"CREATE DATABASE test_{self.databases}")
        return self.address(f"test_{self.databases}")


class Redis(Backend):
    """Redis, or Valkey, which keeps nothing."""

    def command(self) -> list[str]:
        server = binary("redis-server") or binary("valkey-server")
        assert server
        return [server, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]

    def answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1) as line:
                line.sendall(b"PING\r\n")
                return line.recv(16).startswith(b"+PONG")
        except OSError:
            return False

    @property
    def address(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for all tests of this process."""
    if not (binary("initdb") and binary("postgres")):
        pytest.skip("PostgreSQL is not installed here")
    server = Postgres()
    yield server
    server.discard()


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """A Redis for all tests of this process."""
    if not (binary("redis-server") or binary("valkey-server")):
        pytest.skip("neither Redis nor Valkey is installed here")
    server = Redis()
    yield server
    server.discard()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, once of each kind."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'varaq.db'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.fresh()
