"""How much one address may ask of the room: enough for the largest family, not enough to fill it up.

Whoever plays never meets these. Requests from this machine itself are not counted: behind a proxy
the addresses are those that the proxy names.
"""

from __future__ import annotations

import ipaddress
import math
import re
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from starlette.types import ASGIApp, Receive, Scope, Send

from varaq.errors import Reason, Refusal
from varaq.server.answers import answer, refuse_socket

HOUR = 3600.0

MOST_KNOWN = 20_000
"""Addresses that are remembered; whoever was not heard of for longest is forgotten first."""

TOO_MANY = 4429
"""The code with which a connection ends that is one too many."""

TABLES = re.compile(r"/api/tables/?")
SEATS = re.compile(r"/api/tables/[^/]+/seats/?")


@dataclass(frozen=True, slots=True)
class Limits:
    """For each address: tables made and seats taken in an hour, and connections at a time; for each table: these.

    0: as many as anybody likes.
    """

    tables: int = 60
    joins: int = 300
    connections: int = 150
    at_table: int = 80


class Buckets:
    """For everybody a bucket of allowances that fills steadily, the whole of it in an hour."""

    def __init__(self, size: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.size, self.clock = size, clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        """How many are remembered."""
        return len(self._left)

    def take(self, who: str) -> float:
        """Use one allowance; 0.0, or the seconds until there is one again."""
        if not self.size:
            return 0.0
        now, a_second = self.clock(), self.size / HOUR
        left, since = self._left.pop(who, (float(self.size), now))
        left = min(float(self.size), left + (now - since) * a_second)
        wait = max(0.0, (1 - left) / a_second)
        self._left[who] = (left if wait else left - 1, now)
        while len(self._left) > MOST_KNOWN:
            self._left.popitem(last=False)
        return wait


class Gate:
    """Stands before the application and counts."""

    def __init__(self, app: ASGIApp, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.app, self.limits = app, limits
        self._tables, self._joins = Buckets(limits.tables, clock), Buckets(limits.joins, clock)
        self._open: Counter[str] = Counter()
        self._at_table: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let it through, or refuse it with a code that says what to do."""
        who = household(scope.get("client"))
        if who is None:
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._connection(who, scope, receive, send)
        elif (refusal := self._refusal(who, scope)) is not None:
            again = {"Retry-After": f"{60 * int(str(refusal.facts['minutes']))}"}
            await answer(refusal, 429, headers=again)(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def _refusal(self, who: str, scope: Scope) -> Refusal | None:
        if scope["type"] != "http" or scope["method"] != "POST":
            return None
        for pattern, buckets, code in (
            (TABLES, self._tables, Reason.TOO_MANY_TABLES),
            (SEATS, self._joins, Reason.TOO_MANY_JOINS),
        ):
            if pattern.fullmatch(scope["path"]) and (wait := buckets.take(who)):
                return Refusal(code, facts={"minutes": math.ceil(wait / 60)})
        return None

    async def _connection(self, who: str, scope: Scope, receive: Receive, send: Send) -> None:
        table, limits = scope["path"], self.limits
        if self._open[who] >= (limits.connections or math.inf):
            await refuse_socket(Refusal(Reason.TOO_MANY_CONNECTIONS), TOO_MANY, scope, receive, send)
        elif self._at_table[table] >= (limits.at_table or math.inf):
            await refuse_socket(Refusal(Reason.TABLE_CROWDED), TOO_MANY, scope, receive, send)
        else:
            self._open[who] += 1
            self._at_table[table] += 1
            try:
                await self.app(scope, receive, send)
            finally:
                _less(self._open, who)
                _less(self._at_table, table)


def _less(counts: Counter[str], name: str) -> None:
    counts[name] -= 1
    if not counts[name]:
        del counts[name]  # what is not there takes no room


def household(client: Any) -> str | None:
    """Who shares an allowance: an IPv4 address, or a network of IPv6; None for this machine itself."""
    try:
        address = ipaddress.ip_address(client[0])
    except (TypeError, ValueError, IndexError):
        return None  # a socket of this machine
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            address = address.ipv4_mapped
        elif not address.is_loopback:
            return str(ipaddress.ip_network((address, 64), strict=False))
    return None if address.is_loopback else str(address)
