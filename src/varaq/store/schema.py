"""What is kept: a row for each table, for each act made at it, and for each person who has sat there.

Whatever changes here needs a step in `migrations/versions`, which brings older databases up to it.
"""

from __future__ import annotations

from sqlalchemy import JSON, Column, DateTime, ForeignKey, Index, Integer, MetaData, String, Table, Text, func

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("house", Text, nullable=False),
    Column("dealer", Integer, nullable=False),
    Column("seats", JSON, nullable=False),
    Column("courtesies", JSON, nullable=False),
    Column("dice", String(64), nullable=False),
    Column("created", DateTime(timezone=True), nullable=False, server_default=func.now()),
)

# The primary key is the arbiter: of two servers that write the same number one is refused.
acts = Table(
    "acts",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=True),
    Column("act", Text, nullable=False),
    Column("made", DateTime(timezone=True), nullable=False, server_default=func.now()),
    Column("by", Text, nullable=True),
)

# A person is known by the lock of a key of their own, and by nothing else.
people = Table(
    "people",
    metadata,
    Column("person_lock", String(64), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("name", Text, nullable=False),
    Column("seat_lock", String(64), nullable=False),
    Column("joined", DateTime(timezone=True), nullable=False, server_default=func.now()),
    Index("people_table_id", "table_id"),
)
