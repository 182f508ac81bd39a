"""The calls: once round, or until all but one have passed (BW-12…29)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from varaq.engine.action import Action, Actor
from varaq.engine.event import Event
from varaq.engine.phase import PhaseBase, Step, only
from varaq.errors import Reason, Refusal
from varaq.games.bid_whist import onward
from varaq.games.bid_whist.held import Bid, Contract, Held
from varaq.games.bid_whist.rules import AllPass, AuctionRounds, BidSignals, BidWhistRules
from varaq.seats import Seat

PASS = "pass"
REDEAL = "redeal"

_FACES = ("K", "Q", "J")
_MEANINGS = {"1": "mixed", "2": "down", "3": "up"}
"""What a low bid tells the partner (BW-88)."""


@cache
def call(text: str) -> Action:
    """The act of calling."""
    return Action("call", (text,))


def has_no_face(rules: BidWhistRules, hand: int) -> bool:
    """Whether a hand has no king, queen or jack; a joker counts as one (BW-25)."""
    return not any(card.startswith(_FACES) or card.endswith("J") for card in rules.cards.texts(hand))


def signal(rules: BidWhistRules, dealer: Seat, seat: Seat, said: str) -> str | None:
    """What a call of one of the first two players means to the partner, or None (BW-88)."""
    first_two = (rules.seating.after(dealer, 1), rules.seating.after(dealer, 2))
    if rules.bid_signals == BidSignals.NONE or seat not in first_two:
        return None
    return _MEANINGS.get(said)


@dataclass(frozen=True, slots=True)
class Auction(PhaseBase):
    """The calls so far, the dealer's left first."""

    held: Held
    calls: tuple[tuple[Seat, str], ...] = ()
    name: ClassVar[str] = "auction"

    @property
    def awaited(self) -> tuple[Actor, ...]:
        """The next in turn who is still in the auction."""
        return (self.turn,)

    @property
    def turn(self) -> Seat:
        """Who speaks; where calls go round and round, whoever passes is out (BW-28)."""
        following = self.held.rules.seating.next
        seat = following[self.calls[-1][0] if self.calls else self.held.standing.dealer]
        while (seat, PASS) in self.calls:
            seat = following[seat]
        return seat

    @property
    def best(self) -> tuple[Seat, str] | None:
        """The highest bid so far, and whose: a later bid is always at least as high."""
        return next(((seat, text) for seat, text in reversed(self.calls) if text != PASS), None)

    def why_not(self, seat: Actor, action: Action) -> Refusal | None:
        """A bid outranks every bid before it; the dealer may have to bid, or may match."""
        if refusal := only(action, "call", clause="BW-12"):
            return refusal
        if seat is None or seat != self.turn:
            return Refusal(Reason.NOT_YOUR_TURN, "BW-21")
        rules = self.held.rules
        said = " ".join(action.what)
        if said == PASS:
            return Refusal(Reason.DEALER_MUST_BID, "BW-22") if self._dealer_must_bid else None
        if said == REDEAL and rules.no_face_redeal:
            return None if self._may_redeal(seat) else Refusal(Reason.REDEAL_NOT_OPEN, "BW-25")
        rank = rules.ladder.get(said)
        if rank is None:
            return Refusal(Reason.NO_SUCH_BID, "BW-13", {"bid": said[:12]})
        return self._outranks(seat, said, rank)

    def _outranks(self, seat: Seat, said: str, rank: int) -> Refusal | None:
        best, rules = self.best, self.held.rules
        may_match = rules.dealer_may_match and seat == self.held.standing.dealer
        if best is None or rank > (high := rules.ladder[best[1]]) or (rank == high and may_match):
            return None
        lowest = next(
            (text for text, r in rules.ladder.items() if r > high or (r == high and may_match)), PASS
        )
        clause = "BW-15"
        if rank == high and said != best[1]:
            clause = "BW-19" if "N" in said else "BW-16"
        return Refusal(Reason.BID_TOO_LOW, clause, {"bid": lowest})

    @property
    def _dealer_must_bid(self) -> bool:
        """Whether three have passed and the house wants the dealer's bid (BW-22)."""
        return (
            self.held.rules.all_pass == AllPass.DEALER_MUST_BID
            and len(self.calls) == self.held.rules.players - 1
            and self.best is None
        )

    def _may_redeal(self, seat: Seat) -> bool:
        """In place of the first call of one's own, on a hand without a face card (BW-25)."""
        has_called = any(caller == seat for caller, _ in self.calls)
        return not has_called and has_no_face(self.held.rules, self.held.hands[seat])

    def candidates(self, seat: Seat) -> Iterable[Action]:
        """Pass, every bid of the house, and a redeal."""
        return (call(PASS), *map(call, self.held.rules.ladder), call(REDEAL))

    def after(self, seat: Actor, action: Action) -> Step:
        """The last call makes the highest bid the contract (BW-29), or throws the hand in (BW-23)."""
        assert seat is not None
        said = action.what[0]
        called = Event("called", {"seat": seat, "call": said})
        if said == REDEAL:
            shown = Event("hand_shown", {"seat": seat, "cards": self.held.texts(self.held.hands[seat])})
            return onward.thrown_in(self.held, "no_face", "BW-25", [called, shown])
        following = Auction(self.held, (*self.calls, (seat, said)))
        if not following._is_over:
            return Step(following, [called])
        if following.best is None:
            return onward.thrown_in(self.held, "passed_out", "BW-23", [called])
        bidder, text = following.best
        return onward.after_auction(self.held, Contract.of(self.held.rules, bidder, Bid.read(text)), [called])

    @property
    def _is_over(self) -> bool:
        players = self.held.rules.players
        if self.held.rules.auction_rounds == AuctionRounds.ONCE:
            return len(self.calls) == players
        passes = sum(text == PASS for _, text in self.calls)
        return passes == players or (passes == players - 1 and self.best is not None)
