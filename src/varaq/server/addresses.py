"""Addresses of databases and buses, as people give them."""

from __future__ import annotations

import importlib.util
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from varaq.errors import VaraqError
from varaq.server.bus import Bus, LocalBus, PostgresBus, RedisBus

POSTGRES = ("postgresql", "postgres", "postgresql+asyncpg")
SQLITE = ("sqlite", "sqlite+aiosqlite")
REDIS = ("redis", "rediss", "unix", "valkey", "valkeys")
NONE = "none"
"""The bus of a room that is alone, though its database could carry one."""


class Unusable(VaraqError):
    """An address that cannot be used. Sentences: `cli-serve-<code>` in `words`; `text` shows no password."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(f"{code}: {text}")
        self.code, self.text = code, text


def database_address(given: str | None, folder: Path) -> str:
    """The address for `Store`; without one a file in the folder. Raises `Unusable`."""
    if given is None:
        return f"sqlite+aiosqlite:///{folder / 'varaq.db'}"
    url = _read(given, "bad-database")
    if url.drivername in SQLITE:
        return url.set(drivername="sqlite+aiosqlite").render_as_string(hide_password=False)
    if url.drivername not in POSTGRES or not url.database:
        raise Unusable("bad-database", _shown(url))
    _must_have("asyncpg", "postgres")
    url = _renamed(url.set(drivername="postgresql+asyncpg"), "sslmode", "ssl")
    return url.render_as_string(hide_password=False)


def bus_at(given: str | None, database: str) -> Bus:
    """The bus at the address; without one over the database, where that can carry one. Raises `Unusable`."""
    if given == NONE:
        return LocalBus()
    url = _read(given or database, "bad-bus")
    if url.drivername in POSTGRES:
        _must_have("asyncpg", "postgres")
        url = _renamed(url.set(drivername="postgresql"), "ssl", "sslmode")
        return PostgresBus(url.render_as_string(hide_password=False))
    if given is None:
        return LocalBus()
    if url.drivername not in REDIS:
        raise Unusable("bad-bus", _shown(url))
    _must_have("redis", "redis")
    return RedisBus(given.replace("valkey", "redis", 1) if given.startswith("valkey") else given)


def place_of(address: str) -> str:
    """Where a database is, as it may be shown: without user and password."""
    url = make_url(address)
    if url.drivername in SQLITE:
        return url.database or ":memory:"
    return f"{url.host or url.query.get('host') or 'localhost'}/{url.database}"


def _read(given: str, code: str) -> URL:
    try:
        return make_url(given)
    except (ArgumentError, ValueError):
        raise Unusable(code, given.partition(":")[0][:20]) from None


def _shown(url: URL) -> str:
    return url.render_as_string(hide_password=True)


def _renamed(url: URL, old: str, new: str) -> URL:
    """The address with a word of its query under the name that the driver has for it."""
    if old not in url.query:
        return url
    value = url.query[old]
    return url.difference_update_query([old]).update_query_dict({new: value})


def _must_have(module: str, extra: str) -> None:
    if importlib.util.find_spec(module) is None:
        raise Unusable("no-driver", extra)
