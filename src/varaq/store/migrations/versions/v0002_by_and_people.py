"""Which computer player made an act; and at which tables the holder of a key has sat."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Acts of before were made by nobody knows whom: null."""
    op.add_column("acts", sa.Column("by", sa.Text(), nullable=True))
    op.create_table(
        "people",
        sa.Column("person_lock", sa.String(64), primary_key=True),
        sa.Column(
            "table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("seat_lock", sa.String(64), nullable=False),
        sa.Column("joined", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.now()),
    )
    op.create_index("people_table_id", "people", ["table_id"])
