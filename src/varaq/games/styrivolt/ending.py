"""The end of a deal: claiming or playing on, marking the board, the end of the match (ST-55…76)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import ClassVar

from varaq.engine.action import Action, Actor
from varaq.engine.event import Event
from varaq.engine.phase import PhaseBase, Step, only
from varaq.errors import Reason, Refusal
from varaq.games.styrivolt import onward
from varaq.games.styrivolt.cloth import SEATS, Standing
from varaq.games.styrivolt.rules import StyrivoltRules
from varaq.games.styrivolt.scoring import Result, side_of
from varaq.games.styrivolt.turn import Turn
from varaq.seats import Seat

CLAIM, PLAY_ON = Action("claim"), Action("on")
MARK, LEAVE, CLOSE = Action("mark"), Action("pass"), Action("deal")


@dataclass(frozen=True, slots=True)
class Claim(PhaseBase):
    """One side has won the first five tricks: the winner of the fifth ends the deal or plays on (ST-56)."""

    turn: Turn
    name: ClassVar[str] = "claim"

    @property
    def awaited(self) -> tuple[Actor, ...]:
        """The winner of the fifth trick, alone (ST-R10)."""
        return (self.turn.turn,)

    def why_not(self, seat: Actor, action: Action) -> Refusal | None:
        """One of the two."""
        if refusal := only(action, "claim", "on", clause="ST-83"):
            return refusal
        if seat != self.turn.turn:
            return Refusal(Reason.NOT_YOUR_TURN, "ST-56")
        return Refusal(Reason.UNREADABLE, facts={"text": str(action)[:40]}) if action.what else None

    def candidates(self, seat: Seat) -> Iterable[Action]:
        """Claim or play on."""
        return CLAIM, PLAY_ON

    def after(self, seat: Actor, action: Action) -> Step:
        """Playing on is final."""
        if action == PLAY_ON:
            said = Event("played_on", {"seat": self.turn.turn})
            return Step(replace(self.turn, playing_on=True), [said])
        step = onward.end_of_deal(self.turn)
        return Step(step.phase, [Event("deal_claimed", {"seat": self.turn.turn}), *step.events])


@dataclass(frozen=True, slots=True)
class Mark(PhaseBase):
    """The side that has something to mark marks it; the next dealer's deal closes the marking (ST-73, ST-R23).

    One player of each side has the chalk and is waited for; the partner may mark as well.
    `left`: where nobody reminds them, the marker has gone on without marking.
    """

    rules: StyrivoltRules
    standing: Standing
    result: Result
    marked: bool = False
    left: bool = False
    name: ClassVar[str] = "mark"

    @property
    def has_something(self) -> bool:
        """Whether anything is left to mark."""
        return not self.marked and bool(self.result.strokes or self.result.crosses)

    @property
    def marker(self) -> Seat:
        """Who has the chalk: the first seat of the side that has won."""
        return next(seat for seat in SEATS if side_of(seat) == self.result.side)

    @property
    def next_dealer(self) -> Seat:
        """The player at the dealer's left."""
        return (self.standing.dealer + 1) % 4

    @property
    def deals(self) -> bool:
        """Whether the next dealer's turn has come: all is marked, or the cards have lain long enough."""
        return not self.has_something or self.left

    @property
    def awaited(self) -> tuple[Actor, ...]:
        """The marker, then the next dealer."""
        return (self.next_dealer if self.deals else self.marker,)

    @property
    def interrupting(self) -> tuple[Seat, ...]:
        """While something is left, either player of the side may mark it, until the next dealer deals."""
        side = [s for s in SEATS if self.has_something and side_of(s) == self.result.side]
        return tuple(seat for seat in side if seat not in self.awaited)

    def why_not(self, seat: Actor, action: Action) -> Refusal | None:
        """Where the table reminds, the deal waits for the mark."""
        if refusal := only(action, "mark", "pass", "deal", clause="ST-83"):
            return refusal
        if action.what or seat is None or seat not in SEATS:
            return Refusal(Reason.NOT_NOW, "ST-83", {"verb": action.verb})
        if action == MARK:
            mine = self.has_something and side_of(seat) == self.result.side
            return None if mine else Refusal(Reason.NOTHING_TO_MARK, "ST-73")
        if action == LEAVE:
            return self._why_not_leave(seat)
        if seat != self.next_dealer:
            return Refusal(Reason.NOT_YOUR_TURN, "ST-73")
        may_deal = self.deals or (seat == self.marker and not self.rules.marking_reminder)
        return None if may_deal else Refusal(Reason.MARK_FIRST, "ST-73")

    def _why_not_leave(self, seat: Seat) -> Refusal | None:
        """Who deals next leaves it by dealing."""
        if self.rules.marking_reminder:
            return Refusal(Reason.MARK_FIRST, "ST-73")
        if seat != self.marker or self.deals:
            return Refusal(Reason.NOT_YOUR_TURN, "ST-73")
        return Refusal(Reason.NOT_NOW, "ST-73", {"verb": "pass"}) if seat == self.next_dealer else None

    def candidates(self, seat: Seat) -> Iterable[Action]:
        """Mark, leave it, and deal."""
        return MARK, LEAVE, CLOSE

    def after(self, seat: Actor, action: Action) -> Step:
        """What is not marked before the next deal is lost."""
        assert seat is not None
        if action == MARK:
            board = self.result.on(self.standing.board, self.rules)
            said = Event("marked", {"seat": seat, "side": self.result.side, "board": board.as_data()})
            return Step(replace(self, marked=True, standing=replace(self.standing, board=board)), [said])
        if action == LEAVE:
            return Step(replace(self, left=True), [Event("mark_left", {"seat": seat})])
        closed = Event("board_closed", {"seat": seat})
        lost = self.has_something
        step = onward.after_marking(self.rules, self.standing, self.result, lost=lost)
        return Step(step.phase, [closed, *step.events])


@dataclass(frozen=True, slots=True)
class Over(PhaseBase):
    """The match has ended; nobody's act is awaited."""

    rules: StyrivoltRules
    standing: Standing
    name: ClassVar[str] = "over"

    @property
    def awaited(self) -> tuple[Actor, ...]:
        """Nobody."""
        return ()

    def why_not(self, seat: Actor, action: Action) -> Refusal | None:
        """The match is over."""
        return Refusal(Reason.MATCH_OVER, "ST-76")

    def candidates(self, seat: Seat) -> Iterable[Action]:
        """Nothing is left to do."""
        return ()

    def after(self, seat: Actor, action: Action) -> Step:
        """No act leads here."""
        return Step(self, ())
