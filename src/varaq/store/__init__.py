"""The record of every match: SQLite by default, another database by its address."""

from varaq.store.dealt import Dealt
from varaq.store.store import TABLE, Act, PersonRow, Store, TableRow
from varaq.store.upgrade import TooNew
from varaq.store.writer import Conflict, Gone, StoreError

__all__ = [
    "TABLE",
    "Act",
    "Conflict",
    "Dealt",
    "Gone",
    "PersonRow",
    "Store",
    "StoreError",
    "TableRow",
    "TooNew",
]
