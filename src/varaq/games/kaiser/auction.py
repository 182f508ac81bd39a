"""One call from each seat, the dealer's last (KS-40…52, KS-55)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from varaq.engine.action import Action, Actor
from varaq.engine.event import Event
from varaq.engine.phase import PhaseBase, Step, only
from varaq.errors import Reason, Refusal
from varaq.games.kaiser import onward
from varaq.games.kaiser.contract import Bid, Contract
from varaq.games.kaiser.dealt import Dealt
from varaq.games.kaiser.rules import AllPass, ForcedBid
from varaq.seats import Seat

PASS = "pass"


@cache
def call(text: str) -> Action:
    """The act of calling."""
    return Action("call", (text,))


@dataclass(frozen=True, slots=True)
class Auction(PhaseBase):
    """The calls so far, the dealer's left first."""

    dealt: Dealt
    calls: tuple[tuple[Seat, str], ...] = ()
    name: ClassVar[str] = "auction"

    @property
    def awaited(self) -> tuple[Actor, ...]:
        """Everybody calls once, in the order of play."""
        return (self.dealt.rules.seating.after(self.dealt.standing.dealer, len(self.calls) + 1),)

    @property
    def best(self) -> tuple[Seat, str] | None:
        """The highest bid so far, and whose: a later bid is always at least as high."""
        bids = [(seat, text) for seat, text in self.calls if text != PASS]
        return bids[-1] if bids else None

    def why_not(self, seat: Actor, action: Action) -> Refusal | None:
        """A bid goes above every bid before it; the dealer need only equal the highest."""
        if refusal := only(action, "call", clause="KS-68"):
            return refusal
        if seat != self.awaited[0]:
            return Refusal(Reason.NOT_YOUR_TURN, "KS-40")
        rules, best = self.dealt.rules, self.best
        is_dealer = seat == self.dealt.standing.dealer
        forced = is_dealer and best is None and rules.all_pass == AllPass.FORCED
        said = " ".join(action.what)
        if said == PASS:
            return Refusal(Reason.DEALER_MUST_BID, "KS-46") if forced else None
        rank = rules.ladder.get(said)
        if rank is None:
            return Refusal(Reason.NO_SUCH_BID, "KS-41", {"bid": said[:12]})
        if forced and rules.forced_bid == ForcedBid.MINIMUM and Bid.read(said).number != rules.min_bid:
            return Refusal(Reason.FORCED_MINIMUM, "KS-46", {"bid": str(rules.min_bid)})
        if best is None or rank > (high := rules.ladder[best[1]]) or (rank == high and is_dealer):
            return None
        lowest = next(
            (text for text, r in rules.ladder.items() if r > high or (r == high and is_dealer)), PASS
        )
        return Refusal(Reason.BID_TOO_LOW, "KS-45" if is_dealer else "KS-43", {"bid": lowest})

    def candidates(self, seat: Seat) -> Iterable[Action]:
        """Pass, and every bid of the house."""
        return (call(PASS), *map(call, self.dealt.rules.ladder))

    def after(self, seat: Actor, action: Action) -> Step:
        """The dealer's call ends the auction."""
        assert seat is not None
        calls = (*self.calls, (seat, action.what[0]))
        called = Event("called", {"seat": seat, "call": action.what[0]})
        following = Auction(self.dealt, calls)
        if len(calls) < self.dealt.rules.players:
            return Step(following, [called])
        if following.best is None:
            return onward.deal_again(self.dealt.standing, self.dealt.rules, "passed_out", [called])
        bidder, text = following.best
        bid = Bid.read(text)
        return onward.after_auction(self.dealt, Contract(bidder, bid, low=bid.kind == "LNT"), [called])
