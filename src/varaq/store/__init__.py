"""The record of every match: SQLite by default, another database by its address."""

from varaq.store.store import Act, Conflict, Gone, PersonRow, Store, StoreError, TableRow

__all__ = ["Act", "Conflict", "Gone", "PersonRow", "Store", "StoreError", "TableRow"]
