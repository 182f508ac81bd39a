"""The record of every match: SQLite by default, another database by its address."""

from varaq.store.dealt import Dealt
from varaq.store.store import Act, Conflict, Store, StoreError, TableRow

__all__ = ["Act", "Conflict", "Dealt", "Store", "StoreError", "TableRow"]
