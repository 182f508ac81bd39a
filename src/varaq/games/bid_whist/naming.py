"""The bidder names trump or no trump, and which cards win (BW-30, BW-31, BW-39)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache
from typing import ClassVar

from varaq.engine.action import Action, Actor
from varaq.engine.event import Event
from varaq.engine.phase import PhaseBase, Step, only
from varaq.errors import Reason, Refusal
from varaq.games.bid_whist import onward
from varaq.games.bid_whist.held import Contract, Held
from varaq.games.bid_whist.packs import SUITS, Order
from varaq.games.bid_whist.rules import Named
from varaq.seats import Seat

NO_TRUMP = "NT"


@cache
def name(named: Named) -> Action:
    """The act of naming a trump suit, or no trump, and an order."""
    trump, order = named
    return Action("name", (trump or NO_TRUMP, str(order)))


def read(action: Action) -> Named | None:
    """What the act names, None where there is no such thing."""
    if len(action.what) != 2 or action.what[0] not in (*SUITS, NO_TRUMP) or action.what[1] not in set(Order):
        return None
    trump = action.what[0]
    return None if trump == NO_TRUMP else trump, Order(action.what[1])


@dataclass(frozen=True, slots=True)
class Naming(PhaseBase):
    """What the bid has left open is named for all to hear."""

    held: Held
    contract: Contract
    name: ClassVar[str] = "naming"

    @property
    def awaited(self) -> tuple[Actor, ...]:
        """The bidder."""
        return (self.contract.bidder,)

    def why_not(self, seat: Actor, action: Action) -> Refusal | None:
        """One of the things that the bid has left open: the kind of the bid binds."""
        if refusal := only(action, "name", clause="BW-29"):
            return refusal
        if seat != self.contract.bidder:
            return Refusal(Reason.NOT_YOUR_TURN, "BW-29")
        named = read(action)
        if named is None:
            return Refusal(Reason.UNREADABLE, facts={"text": str(action)[:40]})
        open_to = self.held.rules.nameable[self.contract.bid.kind]
        if named in open_to:
            return None
        facts = {"bid": str(self.contract.bid)}
        if named[0] not in [trump for trump, _ in open_to]:
            return Refusal(Reason.NAMED_AGAINST_BID, "BW-29", facts)
        return Refusal(Reason.ORDER_NOT_OPEN, "BW-29", facts)

    def candidates(self, seat: Seat) -> Iterable[Action]:
        """What the bid has left open."""
        return map(name, self.held.rules.nameable[self.contract.bid.kind])

    def after(self, seat: Actor, action: Action) -> Step:
        """Everybody knows what is played."""
        named = read(action)
        assert named is not None
        contract = replace(self.contract, trump=named[0], order=named[1], named=True)
        facts = {"seat": contract.bidder, "trump": named[0], "order": str(named[1])}
        step = onward.after_naming(self.held, contract)
        return Step(step.phase, [Event("named", facts), *step.events])
