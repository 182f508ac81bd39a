"""Undo, as the table has agreed on it, within a deal: when it is over all its cards are open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from varaq.errors import Reason, Refusal, Refused
from varaq.seats import Seat
from varaq.server.course import UNDO, said, written
from varaq.server.courtesies import Undo

if TYPE_CHECKING:
    from varaq.server.table import Table


class TakingBack:
    """Who wants an act back, and who has a say in it. Everything is done under the table's lock."""

    __slots__ = ("table",)

    def __init__(self, table: Table) -> None:
        self.table = table

    def as_data(self) -> dict[str, Any] | None:
        """Who asks, and who has agreed so far."""
        manners = self.table.course.manners
        if manners.asking is None:
            return None
        return {"seat": manners.asking, "allowed": sorted(manners.allowed)}

    async def ask(self, seat: Seat) -> None:
        """Take back the last act of the seat with all that came after it, or ask the others; raises `Refused`."""
        policy = self.table.courtesies.undo
        if policy is Undo.NEVER:
            raise Refused(Refusal(Reason.UNDO_NOT_ALLOWED))
        place = self._last_act(seat)
        if policy is Undo.NEXT and any(
            act.by is None and act.seat != seat for act in self.table.course.acts[place:]
        ):
            raise Refused(Refusal(Reason.UNDO_TOO_LATE))
        if policy is Undo.CONSENT and self._silent(seat):
            if self.table.course.manners.asking != seat:
                await self.table.write(said(seat, "ask_undo"))
            return
        await self._undo(seat)

    async def answer(self, seat: Seat, yes: bool) -> None:
        """Somebody else agrees, or does not; raises `Refused` where nobody asks."""
        asking = self.table.course.manners.asking
        if asking is None or asking == seat:
            raise Refused(Refusal(Reason.NOTHING_ASKED))
        if not yes:
            await self.table.write(said(seat, "refuse"))
            return
        await self.table.write(said(seat, "allow"))
        if not self._silent(asking):
            await self._undo(asking)

    async def settle(self) -> None:
        """Whoever has been away for long has no say any more: that may have been the last one to be waited for."""
        asking = self.table.course.manners.asking
        if asking is not None and all(self.table.has_no_say(seat) for seat in self._undecided(asking)):
            await self._undo(asking)

    def _undecided(self, seat: Seat) -> list[Seat]:
        manners = self.table.course.manners
        allowed = manners.allowed if manners.asking == seat else set()
        return [other for other in self.table.company.people if other != seat and other not in allowed]

    def _silent(self, seat: Seat) -> list[Seat]:
        """The other people who are here and have not agreed yet."""
        return [other for other in self._undecided(seat) if self.table.is_here(other)]

    def _last_act(self, seat: Seat) -> int:
        """How many acts there were before the one that the seat may take back."""
        table, acts = self.table, self.table.course.acts
        if table.course.between_deals and acts:
            raise Refused(Refusal(Reason.DEAL_IS_OVER))
        place = next((n for n in range(len(acts) - 1, -1, -1) if acts[n].seat == seat), None)
        if place is None or any(act.seat is None for act in acts[place:]):
            raise Refused(Refusal(Reason.NOTHING_TO_UNDO))
        if table.deputies.has_no_choice(table.course.after(place), seat):
            raise Refused(Refusal(Reason.NOTHING_TO_UNDO))
        return place

    async def _undo(self, seat: Seat) -> None:
        await self.table.write(written(UNDO, [self._last_act(seat), seat]))
