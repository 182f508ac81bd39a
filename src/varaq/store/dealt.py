"""The deals that are over, for counting: their cards are no secret any more."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from itertools import pairwise
from typing import NamedTuple

from sqlalchemy import or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from varaq.store.schema import acts, tables

PAGE = 50
"""Tables that are read at once."""

DEAL, AGAIN = "deal ", "again "
"""How the entries begin that end the deal before them."""


class Dealt(NamedTuple):
    """The house of a table, and a deal at it as the log has it: `deal AS KH …`."""

    house: str
    deal: str


async def deals_over(engine: AsyncEngine, page: int = PAGE) -> AsyncIterator[list[Dealt]]:
    """Deals after which cards were dealt again at the same table, those of the newest tables first, in pages.

    The last deal of a table is never among them, whether it has been played to its end or not: only what
    stands in the log after a deal shows that it is over.
    """
    start = 0
    while True:
        async with engine.connect() as connection:
            newest = select(tables.c.id, tables.c.house).order_by(tables.c.created.desc(), tables.c.id)
            found = (await connection.execute(newest.offset(start).limit(page))).all()
            if not found:
                return
            houses = {row.id: row.house for row in found}
            entries = (
                select(acts.c.table_id, acts.c.act)
                .where(acts.c.table_id.in_(houses), acts.c.seat.is_(None))
                .where(or_(acts.c.act.startswith(DEAL), acts.c.act.startswith(AGAIN)))
                .order_by(acts.c.table_id, acts.c.number)
            )
            rows = (await connection.execute(entries)).all()
        dealt = []
        for (table, act), (following, _) in pairwise(rows):
            if act.startswith(AGAIN):
                # The next match may have been by another house.
                houses[table] = json.loads(act.removeprefix(AGAIN)).get("house", houses[table])
            elif table == following:
                dealt.append(Dealt(houses[table], act))
        yield dealt
        start += page
