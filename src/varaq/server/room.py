"""All tables that somebody is looking at; the others rest in the store."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Iterable, Iterator
from dataclasses import fields
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from varaq.errors import BadHouse, BadRecord, Reason, Refusal, Refused
from varaq.games import House
from varaq.server.bus import Bus, LocalBus
from varaq.server.chances import drawn_dealer
from varaq.server.company import PERSON, Company, Member
from varaq.server.courtesies import Courtesies
from varaq.server.seatkeys import fresh_id, fresh_key, locked
from varaq.server.table import Table
from varaq.server.thinking import Thinking
from varaq.server.wire import TableRequest
from varaq.store import Act, Store, StoreError, TableRow

log = logging.getLogger("varaq.room")

T = TypeVar("T")

BEAT = 10.0
"""Seconds after which other processes are told again who is here."""

TOLD_AT_ONCE = 100
"""Tables in one message: PostgreSQL carries 8,000 bytes."""


class Room:
    """Makes tables, and brings them back from the store when somebody comes."""

    def __init__(self, store: Store, thinking: Thinking | None = None, bus: Bus | None = None) -> None:
        self.store = store
        self.thinking = thinking or Thinking()
        self.bus = bus or LocalBus()
        self.tables: dict[str, Table] = {}
        # Weak: a lock is there as long as somebody waits for the table.
        self._coming: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._heartbeat: asyncio.Task[None] | None = None
        self._heard: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """The store and the bus are there from now on."""
        await self.store.open()
        await self.bus.start(self.hear)
        self._heartbeat = asyncio.create_task(self._beat())

    async def make(self, house: House, request: TableRequest) -> tuple[str, int, str]:
        """A table for one person: its id, the person's seat, and the key to it."""
        key, players = fresh_key(), house.rules.seating.players
        company = Company((Member(request.name, PERSON, locked(key)),))
        while len(company.seats) < players:
            computer = company.computer(request.computers, request.level)
            company = Company((*company.seats, computer))
        dealer, faced = drawn_dealer(house)
        courtesies = request.model_dump(include={one.name for one in fields(Courtesies)}, exclude_none=True)
        row = TableRow(
            fresh_id(),
            house.text,
            dealer,
            company.as_data()["seats"],
            {**courtesies, "faced": faced, "sealed": True},
            secrets.token_hex(32),
        )
        try:
            await self.store.create(row)
        except StoreError as error:
            raise Refused(Refusal(Reason.STORAGE_FAILED)) from error
        await self.remember(request.me, row.id, request.name, key)
        return row.id, 0, key

    async def remember(self, me: str | None, table_id: str, name: str, key: str) -> None:
        """Put a table into somebody's history; where that fails, the table is there all the same."""
        if me is not None:
            try:
                await self.store.remember(locked(me), table_id, name, locked(key))
            except StoreError as error:
                log.error("table %s: a person could not be noted: %s", table_id, error.__cause__)

    async def table(self, table_id: str) -> Table:
        """The table with this id; raises `Refused` if there is none.

        Whoever gets it sits down at it or lets it rest before he waits for anything else.
        """
        async with self._coming.setdefault(table_id, asyncio.Lock()):
            found = self.tables.get(table_id)
            if found is None:
                row, entries = await self.written(table_id)
                try:
                    found = Table.lay(row, self.store, entries, self.thinking, self.bus.publish)
                    self.tables[table_id] = found
                    self.bus.publish({"table": table_id, "who": True})
                except BadHouse as error:
                    raise _damaged(table_id, 0, "house") from error
                except BadRecord as error:
                    # Seat and verb alone: the rest of the act may be hidden cards.
                    raise _damaged(table_id, error.line, " ".join(error.text.split()[:2])) from error
            return found

    async def written(self, table_id: str) -> tuple[TableRow, list[Act]]:
        """A table as it stands in the store; raises `Refused` if there is none."""
        try:
            loaded = await self.store.load(table_id)
        except StoreError as error:
            raise Refused(Refusal(Reason.STORAGE_FAILED)) from error
        if loaded is None:
            raise Refused(Refusal(Reason.NO_SUCH_TABLE))
        return loaded

    async def close(self) -> None:
        """Nobody thinks or waits any more: everything that has happened is in the store."""
        for task in (self._heartbeat, *self._heard):
            if task is not None:
                task.cancel()
        for table in self.tables.values():
            table.cease()
        self.bus.publish({"bye": True})
        self.thinking.close()
        await self.bus.close()
        await self.store.close()

    # ------------------------------------------------------------------ other processes

    def hear(self, message: dict[str, Any]) -> None:
        """Another process has told something; or, after a gap, things may have been missed."""
        if message.get("lost"):
            self._say_who_is_here()
            for table in self.tables.values():
                self._let_hear(table.row.id, message)
        elif "bye" in message:
            for table_id in self.tables:
                self._let_hear(table_id, {**message, "here": ()})
        elif "beat" in message:
            for table_id, places in message["beat"].items():
                self._let_hear(table_id, {**message, "here": places})
        else:
            self._let_hear(message["table"], message)

    def _let_hear(self, table_id: str, message: dict[str, Any]) -> None:
        table = self.tables.get(table_id)
        if table is None:
            return
        if message.get("who"):
            table.say_who_is_here()
        elif message.get("gone"):
            self._forget(table)
        else:
            task = asyncio.create_task(table.hear(message))
            self._heard.add(task)
            task.add_done_callback(self._heard.discard)

    def _say_who_is_here(self) -> None:
        for some in batched(self.tables.items(), TOLD_AT_ONCE):
            self.bus.publish({"beat": {table_id: table.audience.places for table_id, table in some}})

    async def _beat(self) -> None:
        """Other processes believe who is here for a while; who is silent for longer is believed to be gone."""
        while True:
            await asyncio.sleep(BEAT)
            self._say_who_is_here()
            for table in list(self.tables.values()):
                table.forget_silent()

    # ------------------------------------------------------------------ the end of a table

    async def delete(self, table_id: str) -> None:
        """Nothing is left of the table; who still looks on is told that there is none."""
        await self.store.delete(table_id)
        self.put_away(table_id)

    def put_away(self, table_id: str) -> None:
        """What is remembered of the table here and in other processes holds no longer; who comes back finds what is written."""
        self._let_hear(table_id, {"gone": True})
        self.bus.publish({"table": table_id, "gone": True})

    def _forget(self, table: Table) -> None:
        self.tables.pop(table.row.id, None)
        table.cease()
        table.audience.end(table.audience.places)

    def let_rest(self, table: Table) -> None:
        """Forget a table that nobody looks at: everything of it is in the store."""
        if table.at_rest and not table.lock.locked() and self.tables.get(table.row.id) is table:
            del self.tables[table.row.id]


def batched(things: Iterable[T], size: int) -> Iterator[list[T]]:
    """The things in lists of this size, the last one shorter."""
    every = list(things)
    return (every[at : at + size] for at in range(0, len(every), size))


def _damaged(table_id: str, line: int, text: str) -> Refused:
    log.error("table %s: its record cannot be played beyond act %s: %s", table_id, line, text)
    return Refused(Refusal(Reason.DAMAGED_RECORD, facts={"line": line, "text": text}))
