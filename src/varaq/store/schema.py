"""What is kept: a row for each table, and a row for each act made at it."""

from __future__ import annotations

from sqlalchemy import JSON, Column, DateTime, ForeignKey, Integer, MetaData, String, Table, Text, func

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
)
