"""Who acts for which seat of a table in place of a person.

A computer player acts for the seats that nobody holds, for people who have been away too long, and
for who wants to see a deal that is decided played to its end. Who answers at once is asked under the
table's lock. Who takes time thinks while the lock is free, and the answer is dropped where it comes
too late: the table has gone on, or the person has come back.
"""

from __future__ import annotations

import asyncio
import logging
from random import Random
from typing import TYPE_CHECKING, Any

from varaq.audit.notes import AWAY
from varaq.engine import Match
from varaq.errors import Reason, Refusal, Refused
from varaq.seats import Seat
from varaq.server.chances import players_dice
from varaq.server.computers import BOOK, THINKERS, choice, interruption, may_see_the_end, what_is_left

if TYPE_CHECKING:
    from varaq.server.table import Table

log = logging.getLogger("varaq.deputies")

AT_LEAST = 0.4
"""Seconds that a thought takes, even of a single card: a quick answer would tell that there was no other."""

FINISH_EVERY = 1.0
"""Seconds between cards that are played for who lets the rest be played: time to see them, and to stop."""


class Deputies:
    """The computer players of one table.

    `decided`: for people whose tricks to come are decided, how; `finishing`: those of them who let
    them be played.
    """

    __slots__ = ("_phase", "_pondering", "decided", "finishing", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.decided: dict[Seat, str] = {}
        self.finishing: set[Seat] = set()
        self._phase = ""
        self._pondering: asyncio.Task[None] | None = None

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        """What goes on while the lock is free."""
        return [self._pondering] if self._pondering is not None else []

    # ------------------------------------------------------------------ whose act it is

    def acts_for(self, seat: Seat) -> bool:
        """Whether a computer player holds the seat, or sits in for the person who does."""
        return not self.table.company.seats[seat].is_person or self.table.is_stood_in_for(seat)

    def why(self, seat: Seat) -> str | None:
        """Why a computer player makes the act that is awaited of the seat; None where a person does.

        A word, or nothing where the seat is a computer player's.
        """
        table = self.table
        if not table.company.seats[seat].is_person:
            return ""
        if table.is_stood_in_for(seat):
            return AWAY
        if seat in self.finishing:
            return "finish"
        if self.has_no_choice(table.match, seat):
            return "only"
        return "clock" if table.clock.is_over(seat) else None

    def by(self, seat: Seat, player: str) -> str:
        """Who makes the act, as the log has it."""
        return f"{player} {self.why(seat) or ''}".rstrip()

    def is_asked(self, seat: Seat) -> bool:
        """Whether an act of the seat is awaited that a computer player makes, and nobody asks it to wait."""
        if seat not in self.table.match.awaited or self.table.held:
            return False
        return self.why(seat) is not None

    def awaited(self) -> Seat | None:
        """The first seat whose act is awaited of a computer player."""
        awaited = [seat for seat in self.table.match.awaited if seat is not None]
        return next((seat for seat in awaited if self.is_asked(seat)), None)

    def has_no_choice(self, match: Match, seat: Seat) -> bool:
        """Whether the only person at the table has but one answer to a question put to all.

        With more people nobody is spared it: not to be asked would tell the others something.
        """
        alone = len(self.table.company.people) == 1
        return match.phase.name == "claims" and alone and len(match.legal(seat)) == 1

    def takes_time(self, seat: Seat) -> bool:
        """Whether the seat's act is thought of while the lock is free."""
        if seat in self.finishing:
            return True
        slow = self.player(seat) in THINKERS or self.table.courtesies.pace.seconds > 0
        return slow and not self.has_no_choice(self.table.match, seat)

    def player(self, seat: Seat) -> str:
        """The name of the player that acts for the seat; for a person one as good as the others here."""
        if seat in self.finishing:
            return BOOK
        member = self.table.company.seats[seat]
        return self.table.level if member.is_person else member.player

    # ------------------------------------------------------------------ what they do

    def interruption(self) -> tuple[Seat, str, str] | None:
        """What a computer player says though nobody waits for it, before the next card falls, and which one."""
        match = self.table.match
        if self.table.held:
            return None
        for seat in match.phase.interrupting:
            if seat not in match.awaited and self.acts_for(seat):
                seen = match.observation(seat)
                act = interruption(self.player(seat), seen, self.dice(seat), self.table.row.id)
                if act is not None:
                    return seat, act, self.by(seat, self.player(seat))
        return None

    def choice(self, seat: Seat, player: str) -> str:
        """What this player does in the seat."""
        return choice(player, self.table.match.observation(seat), self.dice(seat), self.table.row.id)

    def dice(self, seat: Seat) -> Random:
        """The dice of the seat for this act of the match: the same choice comes out again."""
        course = self.table.course
        return Random(f"{players_dice(self.table.row, course.number)}/{len(course.acts)}/{seat}")

    def ponder(self) -> None:
        """See to it that who takes time begins to think."""
        if self._pondering is None or self._pondering.done():
            self._pondering = asyncio.create_task(self._ponder())

    async def _ponder(self) -> None:
        try:
            while not self.table.at_rest and (seat := self.awaited()) is not None and self.takes_time(seat):
                await self._think_and_act(seat)
        except Refused:
            pass  # the table tries again by itself
        except Exception:
            log.exception(
                "table %s: the player in seat %s came to nothing", self.table.row.id, self.awaited()
            )

    async def _think_and_act(self, seat: Seat) -> None:
        table, moment = self.table, self.table.moment
        act, player = await self._thought_of(seat), self.player(seat)
        async with table.lock:
            if table.moment == moment and not table.at_rest and self.is_asked(seat):
                if act is None:
                    act, player = self.choice(seat, BOOK), BOOK
                await table.go_on((seat, act, self.by(seat, player)))

    async def _thought_of(self, seat: Seat) -> str | None:
        if seat in self.finishing:
            await asyncio.sleep(FINISH_EVERY)
            return None
        table, player = self.table, self.player(seat)
        # Where several are asked at once, nobody is told when one of them answers.
        alone, pace = len(table.match.awaited) == 1, table.courtesies.pace.seconds
        if player not in THINKERS:
            await asyncio.sleep(pace if alone else 0.0)
            return self.choice(seat, player)
        seen = table.match.observation(seat)
        thought = table.thinking.choice(player, seen, self.dice(seat), table.row.id)
        act, _ = await asyncio.gather(thought, asyncio.sleep(max(AT_LEAST, pace) if alone else 0.0))
        return act

    # ------------------------------------------------------------------ a deal that is decided

    async def look_ahead(self) -> None:
        """Tell a person whose tricks to come are decided that they can be played for them."""
        match = self.table.match
        for seat in match.awaited:
            if seat is None or seat in self.decided or self.acts_for(seat):
                continue
            seen = match.observation(seat)
            if not may_see_the_end(seen):
                continue
            found = await asyncio.to_thread(what_is_left, seen, self.table.row.id)
            if found is not None:
                self.decided[seat] = found
                self._phase = match.phase.name
                self._tell(seat)

    def finish(self, seat: Seat, on: bool) -> None:
        """Play the rest for the person, or stop doing so; raises `Refused` where anything is still open."""
        if seat not in self.decided:
            raise Refused(Refusal(Reason.NOT_NOW, facts={"verb": "finish"}))
        if on:
            self.finishing.add(seat)
        else:
            self.finishing.discard(seat)
        self._tell(seat)

    def rest_of(self, seat: Seat) -> dict[str, Any] | None:
        """How the rest of the deal goes for the person, as it goes over the wire; None where that is open."""
        code = self.decided.get(seat)
        return None if code is None else {"code": code, "on": seat in self.finishing}

    def note(self) -> None:
        """An act has been made: what was decided is over with its deal."""
        if self.decided and self.table.match.phase.name != self._phase:
            self.forget()

    def forget(self) -> None:
        """Nothing is decided any more."""
        seats = list(self.decided)
        self.decided.clear()
        self.finishing.clear()
        for seat in seats:
            self._tell(seat)

    def _tell(self, seat: Seat) -> None:
        self.table.audience.tell(seat, {"finish": self.rest_of(seat)})
