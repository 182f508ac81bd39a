"""All tables that somebody is looking at; the others rest in the store."""

from __future__ import annotations

import asyncio
import logging
import secrets
from weakref import WeakValueDictionary

from varaq.errors import BadHouse, BadRecord, Reason, Refusal, Refused
from varaq.games import House
from varaq.players import PLAYERS
from varaq.server.seatkeys import fresh_id, fresh_key, locked
from varaq.server.table import COMPUTER, PERSON, Table
from varaq.server.wire import TableRequest
from varaq.store import Store, StoreError, TableRow

log = logging.getLogger("varaq.room")

COMPUTER_NAMES = ("Maryam", "Tom", "Layla", "Oksana", "Noor", "Jógvan", "Meera")
"""Names for computer players where the browser sends none in its own language."""


class Room:
    """Makes tables, and brings them back from the store when somebody comes."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.tables: dict[str, Table] = {}
        # Weak: a lock is there as long as somebody waits for the table.
        self._coming: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def make(self, house: House, request: TableRequest) -> tuple[str, int, str]:
        """A table for one person: its id, the person's seat, and the key to it."""
        if request.level not in PLAYERS:
            raise Refused(Refusal(Reason.BAD_REQUEST, facts={"text": "level"}))
        key = fresh_key()
        names = [*request.computers, *COMPUTER_NAMES][: house.rules.seating.players - 1]
        seats = [{"name": request.name, "kind": PERSON, "lock": locked(key)}]
        seats += [{"name": name, "kind": COMPUTER, "player": request.level} for name in names]
        dealer = secrets.randbelow(house.rules.seating.players)
        courtesies = {"undo": request.undo, "hints": request.hints}
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
                    found = self.tables[table_id] = Table.lay(loaded[0], self.store, loaded[1])
                except BadHouse as error:
                    raise _damaged(table_id, 0, "house") from error
                except BadRecord as error:
                    # Seat and verb alone: the rest of the act may be hidden cards.
                    raise _damaged(table_id, error.line, " ".join(error.text.split()[:2])) from error
            return found

    def let_rest(self, table: Table) -> None:
        """Forget a table that nobody looks at: everything of it is in the store."""
        if table.at_rest and not table.lock.locked() and self.tables.get(table.row.id) is table:
            del self.tables[table.row.id]


def _damaged(table_id: str, line: int, text: str) -> Refused:
    log.error("table %s: its record cannot be played beyond act %s: %s", table_id, line, text)
    return Refused(Refusal(Reason.DAMAGED_RECORD, facts={"line": line, "text": text}))
