"""Doubles, redoubles and C, after the trump choice (TE-60…69)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import ClassVar

from varaq.engine.action import Action, Actor
from varaq.engine.event import Event
from varaq.engine.phase import Step, only
from varaq.errors import Reason, Refusal
from varaq.games.twenty_eight import onward
from varaq.games.twenty_eight.auction import DOUBLE, PASS, REDOUBLE, call, first_stake
from varaq.games.twenty_eight.held import Contract, Held
from varaq.games.twenty_eight.rules import DoubleTime, Doubling, number_or
from varaq.games.twenty_eight.stage import Stage
from varaq.seats import Seat

C = "C"
C_STAKE = 6


def within_cap(held: Held, stake: int) -> bool:
    """Whether a call may take the stake so high (TE-64)."""
    return stake <= number_or(held.rules.stake_cap, stake)


@dataclass(frozen=True, slots=True)
class DoublingWindow(Stage):
    """Those still to be asked, in their order; `doubled`: an opponent has said `double`."""

    held: Held
    contract: Contract
    asked: tuple[Seat, ...]
    doubled: bool = False
    name: ClassVar[str] = "doubling"

    @property
    def awaited(self) -> tuple[Actor, ...]:
        """The next of them."""
        return (self.asked[0],)

    def refuses(self, seat: Actor, action: Action) -> Refusal | None:
        """Pass, or the call that this seat may make."""
        if refusal := only(action, "call", clause="TE-17"):
            return refusal
        if seat != self.asked[0]:
            return Refusal(Reason.NOT_YOUR_TURN, "TE-60")
        said = " ".join(action.what)
        if said == PASS:
            return None
        if said in (DOUBLE, REDOUBLE):
            return self._why_not_twice(said)
        if said == C:
            clause = "TE-65" if self.held.rules.c_call else "TE-60"
            return None if self.c_is_open(self.asked[0]) else Refusal(Reason.NO_C, clause)
        return Refusal(Reason.NO_SUCH_BID, "TE-60", {"bid": said[:12]})

    def _why_not_twice(self, said: str) -> Refusal | None:
        due = (said == REDOUBLE) == self.doubled
        known = said == DOUBLE or self.held.rules.doubling == Doubling.REDOUBLE
        if not due or not known:
            answered = self.doubled and self.held.rules.doubling == Doubling.REDOUBLE
            return Refusal(Reason.NO_DOUBLE, "TE-62" if answered else "TE-60")
        if not within_cap(self.held, self.contract.stake * 2):
            return Refusal(Reason.STAKE_LIMIT, "TE-64", {"stake": self.held.rules.stake_cap})
        return None

    def c_is_open(self, seat: Seat) -> bool:
        """Whether the seat may answer the double with C (TE-65, TE-66)."""
        rules = self.held.rules
        by_itself = rules.auto_double_from != "none" and not rules.c_with_auto_double
        at_zero = self.held.standing.scores[self.held.side(seat)] == 0
        return rules.c_call and self.doubled and seat == self.contract.bidder and not by_itself and at_zero

    def offers(self, seat: Seat) -> Iterable[Action]:
        """All calls of the window."""
        return map(call, (PASS, DOUBLE, REDOUBLE, C))

    def acts(self, seat: Actor, action: Action) -> Step:
        """The first double ends the opponents' turn; then the bidder's side may answer."""
        said = action.what[0]
        asked = self.asked[0]
        if said == PASS:
            events = [Event("called", {"seat": asked, "call": said})]
            step = ask_on(replace(self, asked=self.asked[1:]))
            return Step(step.phase, [*events, *step.events])
        stake = C_STAKE if said == C else self.contract.stake * 2
        contract = replace(self.contract, stake=stake)
        told = Event("doubled", {"seat": asked, "call": said, "stake": stake})
        if said == DOUBLE:
            rules = self.held.rules
            answer = (contract.bidder, *rules.seating.partners(contract.bidder))
            order = [s for s in self.held.in_order(contract.bidder) if s in answer]
            step = ask_on(DoublingWindow(self.held, contract, tuple(order), doubled=True))
        else:
            step = onward.after_doubling(self.held, contract)
        return Step(step.phase, [told, *step.events])


def ask_on(window: DoublingWindow) -> Step:
    """The next seat that bid, calls and score leave more than a pass (TE-64)."""
    while window.asked:
        seat = window.asked[0]
        calls = (DOUBLE, REDOUBLE, C)
        if any(window.refuses(seat, call(said)) is None for said in calls):
            return Step(window, ())
        window = replace(window, asked=window.asked[1:])
    return onward.after_doubling(window.held, window.contract)


def begin(held: Held, contract: Contract) -> Step:
    """The opponents are asked, beginning with the seat after the bidder (TE-60)."""
    rules = held.rules
    stake = max(contract.stake, first_stake(rules, contract.number))
    told = [Event("stake_set", {"stake": stake})] if stake != contract.stake else []
    contract = replace(contract, stake=stake)
    if rules.doubling == Doubling.NONE or rules.double_time != DoubleTime.AFTER_TRUMP:
        step = onward.after_doubling(held, contract)
    else:
        after = held.in_order(contract.bidder)
        side = held.side(contract.bidder)
        opponents = tuple(s for s in after if held.side(s) != side)
        step = ask_on(DoublingWindow(held, contract, opponents))
    return Step(step.phase, [*told, *step.events])
