"""The sale of Lost Heir: the others bid for the lead, the dealer accepts or refuses (KS-53, KS-54)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from varaq.engine.action import Action, Actor
from varaq.engine.event import Event
from varaq.engine.phase import PhaseBase, Step, only
from varaq.errors import Reason, Refusal
from varaq.games.kaiser import onward
from varaq.games.kaiser.auction import PASS, call
from varaq.games.kaiser.contract import Bid, Contract
from varaq.games.kaiser.dealt import Dealt
from varaq.seats import Seat

ACCEPT, REFUSE = "accept", "refuse"


@dataclass(frozen=True, slots=True)
class Sale(PhaseBase):
    """The calls so far; the dealer's word on the highest bid comes last."""

    dealt: Dealt
    calls: tuple[tuple[Seat, str], ...] = ()
    name: ClassVar[str] = "sale"

    @property
    def awaited(self) -> tuple[Actor, ...]:
        """Everybody but the dealer bids once; then the dealer decides."""
        return (self.dealt.rules.seating.after(self.dealt.standing.dealer, len(self.calls) + 1),)

    @property
    def best(self) -> tuple[Seat, str] | None:
        """The highest bid so far, and whose."""
        bids = [(seat, text) for seat, text in self.calls if text != PASS]
        return bids[-1] if bids else None

    def why_not(self, seat: Actor, action: Action) -> Refusal | None:
        """Each bid is higher than the last; the dealer only takes or leaves the highest."""
        if refusal := only(action, "call", clause="KS-68"):
            return refusal
        if seat != self.awaited[0]:
            return Refusal(Reason.NOT_YOUR_TURN, "KS-53")
        said = " ".join(action.what)
        if seat == self.dealt.standing.dealer:
            return None if said in (ACCEPT, REFUSE) else Refusal(Reason.DEALER_DECIDES, "KS-53")
        if said == PASS:
            return None
        if said in (ACCEPT, REFUSE):
            return Refusal(Reason.ONLY_DEALER_DECIDES, "KS-53")
        rules = self.dealt.rules
        lowest = int(self.best[1]) + 1 if self.best else rules.min_bid
        if said not in self._numbers():
            return Refusal(Reason.NO_SUCH_BID, "KS-53", {"bid": said[:12]})
        if int(said) >= lowest:
            return None
        open_to = str(lowest) if lowest <= rules.max_bid else PASS
        return Refusal(Reason.BID_TOO_LOW, "KS-53", {"bid": open_to})

    def _numbers(self) -> list[str]:
        return [str(n) for n in range(self.dealt.rules.min_bid, self.dealt.rules.max_bid + 1)]

    def candidates(self, seat: Seat) -> Iterable[Action]:
        """Pass and numbers for the buyers, yes or no for the dealer."""
        return (call(text) for text in (PASS, *self._numbers(), ACCEPT, REFUSE))

    def after(self, seat: Actor, action: Action) -> Step:
        """The dealer's word, or the last pass when nobody has bid, makes the contract."""
        assert seat is not None
        said = action.what[0]
        dealer = self.dealt.standing.dealer
        called = Event("called", {"seat": seat, "call": said})
        following = Sale(self.dealt, (*self.calls, (seat, said)))
        if seat == dealer and said == ACCEPT and self.best is not None:
            buyer, text = self.best
            return onward.after_auction(self.dealt, Contract(buyer, Bid.read(text), sold=True), [called])
        all_called = len(following.calls) == self.dealt.rules.players - 1
        if seat == dealer or (all_called and following.best is None):
            return onward.after_auction(self.dealt, Contract(dealer, None, sold=False), [called])
        return Step(following, [called])
