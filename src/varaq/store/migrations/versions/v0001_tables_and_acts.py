"""A row for each table, and a row for each act made at it."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """The log of acts is the save file."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("house", sa.Text(), nullable=False),
        sa.Column("dealer", sa.Integer(), nullable=False),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.Column("courtesies", sa.JSON(), nullable=False),
        sa.Column("dice", sa.String(64), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.now()),
    )
    op.create_table(
        "acts",
        sa.Column(
            "table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("act", sa.Text(), nullable=False),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.now()),
    )
