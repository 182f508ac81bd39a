"""The bidder names trump, and says high or low (KS-60…64)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import ClassVar

from varaq.engine.action import Action, Actor
from varaq.engine.event import Event
from varaq.engine.phase import PhaseBase, Step, only
from varaq.errors import Reason, Refusal
from varaq.games.kaiser import onward
from varaq.games.kaiser.contract import Contract
from varaq.games.kaiser.dealt import Dealt
from varaq.seats import Seat


@dataclass(frozen=True, slots=True)
class Naming(PhaseBase):
    """The bidder names trump before anything new is seen (KS-60)."""

    dealt: Dealt
    contract: Contract
    name: ClassVar[str] = "naming"

    @property
    def awaited(self) -> tuple[Actor, ...]:
        """The bidder."""
        return (self.contract.bidder,)

    def why_not(self, seat: Actor, action: Action) -> Refusal | None:
        """Any suit of the pack."""
        if refusal := only(action, "trump", clause="KS-68"):
            return refusal
        if seat != self.contract.bidder:
            return Refusal(Reason.NOT_YOUR_TURN, "KS-60")
        said = " ".join(action.what)
        if said not in self.dealt.rules.cards.suit_masks:
            return Refusal(Reason.NO_SUCH_SUIT, "KS-60", {"text": said[:12]})
        return None

    def candidates(self, seat: Seat) -> Iterable[Action]:
        """The suits of the pack."""
        return (Action("trump", (suit,)) for suit in self.dealt.rules.cards.suit_masks)

    def after(self, seat: Actor, action: Action) -> Step:
        """Trump is known to all."""
        named = Event("trump_named", {"seat": self.contract.bidder, "suit": action.what[0]})
        step = onward.after_trump(self.dealt, replace(self.contract, trump=action.what[0]))
        return Step(step.phase, [named, *step.events])


@dataclass(frozen=True, slots=True)
class Ordering(PhaseBase):
    """The bidder says whether high or low cards win (KS-63, KS-64)."""

    dealt: Dealt
    contract: Contract
    name: ClassVar[str] = "ordering"

    @property
    def awaited(self) -> tuple[Actor, ...]:
        """The bidder."""
        return (self.contract.bidder,)

    def why_not(self, seat: Actor, action: Action) -> Refusal | None:
        """High or low."""
        if refusal := only(action, "order", clause="KS-68"):
            return refusal
        if seat != self.contract.bidder:
            return Refusal(Reason.NOT_YOUR_TURN, "KS-63")
        if action.what not in (("high",), ("low",)):
            return Refusal(Reason.UNREADABLE, "KS-63", {"text": str(action)[:40]})
        return None

    def candidates(self, seat: Seat) -> Iterable[Action]:
        """The two orders."""
        return Action("order", ("high",)), Action("order", ("low",))

    def after(self, seat: Actor, action: Action) -> Step:
        """The order is known to all."""
        said = Event("order_said", {"seat": self.contract.bidder, "order": action.what[0]})
        step = onward.after_order(self.dealt, replace(self.contract, low=action.what == ("low",)))
        return Step(step.phase, [said, *step.events])
