"""All tables that somebody is looking at; the others rest in the store."""

from __future__ import annotations

import asyncio
import logging
import secrets
from weakref import WeakValueDictionary

from varaq.errors import BadHouse, BadRecord, Reason, Refusal, Refused
from varaq.games import House
from varaq.players import PLAYERS
from varaq.server.company import PERSON, Company, Member
from varaq.server.seatkeys import fresh_id, fresh_key, locked
from varaq.server.table import Table, drawn_dealer
from varaq.server.thinking import Thinking
from varaq.server.wire import TableRequest
from varaq.store import Store, StoreError, TableRow

log = logging.getLogger("varaq.room")


class Room:
    """Makes tables, and brings them back from the store when somebody comes."""

    def __init__(self, store: Store, thinking: Thinking | None = None) -> None:
        self.store = store
        self.thinking = thinking or Thinking()
        self.tables: dict[str, Table] = {}
        # Weak: a lock is there as long as somebody waits for the table.
        self._coming: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def make(self, house: House, request: TableRequest) -> tuple[str, int, str]:
        """A table for one person: its id, the person's seat, and the key to it."""
        if request.level not in PLAYERS:
            raise Refused(Refusal(Reason.BAD_REQUEST, facts={"text": "level"}))
        key, players = fresh_key(), house.rules.seating.players
        company = Company((Member(request.name, PERSON, locked(key)),))
        while len(company.seats) < players:
            computer = company.computer(request.computers, request.level)
            company = Company((*company.seats, computer))
        dealer, faced = drawn_dealer(house)
        courtesies = {
            "undo": request.undo,
            "hints": request.hints,
            "level": request.level,
            "computers": request.computers,
            "faced": faced,
        }
        seats = company.as_data()["seats"]
        row = TableRow(fresh_id(), house.text, dealer, seats, courtesies, secrets.token_hex(16))
        try:
            await self.store.create(row)
        except StoreError as error:
            raise Refused(Refusal(Reason.STORAGE_FAILED)) from error
        return row.id, 0, key

    async def table(self, table_id: str) -> Table:
        """The table with this id; raises `Refused` if there is none.

        Whoever gets it sits down at it or lets it rest before he waits for anything else.
        """
        async with self._coming.setdefault(table_id, asyncio.Lock()):
            found = self.tables.get(table_id)
            if found is None:
                try:
                    loaded = await self.store.load(table_id)
                except StoreError as error:
                    raise Refused(Refusal(Reason.STORAGE_FAILED)) from error
                if loaded is None:
                    raise Refused(Refusal(Reason.NO_SUCH_TABLE))
                try:
                    found = Table.lay(loaded[0], self.store, loaded[1], self.thinking)
                    self.tables[table_id] = found
                except BadHouse as error:
                    raise _damaged(table_id, 0, "house") from error
                except BadRecord as error:
                    # Seat and verb alone: the rest of the act may be hidden cards.
                    raise _damaged(table_id, error.line, " ".join(error.text.split()[:2])) from error
            return found

    def close(self) -> None:
        """Nobody thinks or waits any more: everything that has happened is in the store."""
        for table in self.tables.values():
            table.cease()
        self.thinking.close()

    def let_rest(self, table: Table) -> None:
        """Forget a table that nobody looks at: everything of it is in the store."""
        if table.at_rest and not table.lock.locked() and self.tables.get(table.row.id) is table:
            del self.tables[table.row.id]


def _damaged(table_id: str, line: int, text: str) -> Refused:
    log.error("table %s: its record cannot be played beyond act %s: %s", table_id, line, text)
    return Refused(Refusal(Reason.DAMAGED_RECORD, facts={"line": line, "text": text}))
