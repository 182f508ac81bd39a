"""After the last trick everybody calls a renege or accepts the score (BW-90)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import ClassVar

from varaq.engine.action import Action, Actor
from varaq.engine.phase import PhaseBase, Step, only
from varaq.errors import Reason, Refusal
from varaq.games.bid_whist import onward
from varaq.games.bid_whist.play import Play, claim
from varaq.seats import Seat

AGREE = Action("agree")


@dataclass(frozen=True, slots=True)
class Agree(PhaseBase):
    """`asked` have still to accept, in turn."""

    play: Play
    asked: tuple[Seat, ...]
    name: ClassVar[str] = "agree"

    @property
    def awaited(self) -> tuple[Actor, ...]:
        """The next of them."""
        return (self.asked[0],)

    def why_not(self, seat: Actor, action: Action) -> Refusal | None:
        """A call of an opponent's renege, or accepting."""
        if refusal := only(action, "claim", "agree", clause="BW-90"):
            return refusal
        if seat != self.asked[0]:
            return Refusal(Reason.NOT_YOUR_TURN, "BW-90")
        if action.verb == "claim":
            return self.play.why_not_claim(seat, action)
        return Refusal(Reason.UNREADABLE, facts={"text": str(action)[:40]}) if action.what else None

    def candidates(self, seat: Seat) -> Iterable[Action]:
        """Calls, and accepting."""
        return (*map(claim, range(self.play.held.rules.players)), AGREE)

    def after(self, seat: Actor, action: Action) -> Step:
        """Whoever has called is asked again; the hand is scored when all have accepted."""
        if action.verb == "claim":
            step = self.play.claimed(self.asked[0], int(action.what[0]))
            if isinstance(step.phase, Play):
                return Step(replace(self, play=step.phase), step.events)
            return step
        left = self.asked[1:]
        return Step(replace(self, asked=left), ()) if left else onward.scored(self.play)
