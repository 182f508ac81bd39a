"""Hints at a table: what a seat might do, from what the seat knows, told to who has asked and nobody else."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from varaq.errors import Reason, Refusal, Refused
from varaq.players.advice import Advice
from varaq.seats import Seat
from varaq.server.audience import Tell
from varaq.server.computers import BOOK
from varaq.server.courtesies import HintsFor

if TYPE_CHECKING:
    from varaq.server.table import Moment, Table


class Hints:
    """Hints are a courtesy of the table and no rule. One question of a seat is thought of at a time."""

    __slots__ = ("_asking", "_known", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        self._asking: dict[Seat, asyncio.Task[None]] = {}
        self._known: dict[Seat, tuple[Moment, list[dict[str, Any]]]] = {}

    @property
    def open(self) -> bool:
        """Whether hints are given, with the people who sit here."""
        wish = self.table.courtesies.hints
        alone = wish is HintsFor.ALONE and len(self.table.company.people) == 1
        return alone or wish is HintsFor.ALWAYS

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        """The questions that are being thought of."""
        return list(self._asking.values())

    def ask(self, seat: Seat, tell: Tell) -> None:
        """Begin to think of a hint, which is told when it is there; raises `Refused` where there is none."""
        if not self.open:
            raise Refused(Refusal(Reason.HINTS_NOT_ALLOWED))
        if seat not in self.table.match.awaited:
            raise Refused(Refusal(Reason.NOT_YOUR_TURN))
        if seat in self._asking:
            raise Refused(Refusal(Reason.TOO_FAST))
        moment, known = self._known.get(seat, (None, []))
        if moment == self.table.moment:
            tell({"hint": known})
        else:
            self._asking[seat] = asyncio.create_task(self._answer(seat, tell))

    async def _answer(self, seat: Seat, tell: Tell) -> None:
        table = self.table
        try:
            match, moment, asked = table.match, table.moment, table.asked.get(seat)
            seen, dice = match.observation(seat), table.deputies.dice(seat)
            found = await table.thinking.advice(seen, dice, table.row.id)
            if table.match is not match or table.asked.get(seat) != asked or seat not in match.awaited:
                tell({"hint": None})
                return
            told = [as_data(one) for one in found or [Advice(table.deputies.choice(seat, BOOK))]]
            if table.moment == moment:
                self._known[seat] = (moment, told)
            tell({"hint": told})
        finally:
            del self._asking[seat]


def as_data(advice: Advice) -> dict[str, Any]:
    """An act, weighed, as it goes over the wire: no more digits than can be meant."""
    return {
        "act": advice.act,
        "wins": None if advice.wins is None else round(advice.wins, 3),
        "points": None if advice.points is None else round(advice.points, 2),
        "makes": None if advice.makes is None else list(advice.makes),
        "whys": [{"code": why.code, "facts": dict(why.facts)} for why in advice.whys],
    }
