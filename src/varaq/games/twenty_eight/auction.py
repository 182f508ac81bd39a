"""The auction, going round (TE-30…48, TE-171…174)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import ClassVar

from varaq.engine.action import Action, Actor
from varaq.engine.event import Event
from varaq.engine.phase import Step, only
from varaq.errors import Reason, Refusal
from varaq.games.twenty_eight import onward
from varaq.games.twenty_eight.held import Contract, Held
from varaq.games.twenty_eight.rules import (
    AllPass,
    AuctionKind,
    BidAfter,
    DoubleTime,
    Doubling,
    FirstBid,
    FirstBidderOneSuit,
    FirstPointless,
    RaisePartner,
    TwentyEightRules,
    number_or,
)
from varaq.games.twenty_eight.stage import Stage
from varaq.seats import Seat

PASS, HALF, THANI, REDEAL = "pass", "half", "thani", "redeal"
DOUBLE, REDOUBLE = "double", "redouble"
FROM_24 = 24


def call(text: str) -> Action:
    """The act of calling."""
    return Action("call", (text,))


def number_of(text: str) -> int | None:
    """The number of a bid, None for any other call."""
    digits = text.rstrip("SHDCNT")
    return int(digits) if digits.isdecimal() else None


def suits_to_bid(rules: TwentyEightRules) -> tuple[str, ...]:
    """What a number is followed by in a bid (TE-171)."""
    if not rules.bid_names_trump:
        return ("",)
    return (*(suit for suit, _ in rules.cards.suits), *(("NT",) if rules.no_trump_bid else ()))


def first_stake(rules: TwentyEightRules, number: int) -> int:
    """1, or 2 where the bid is doubled by itself (TE-61, TE-63)."""
    return 2 if number >= number_or(rules.auto_double_from, 1000) else 1


def numbers_to_bid(rules: TwentyEightRules) -> range:
    """All numbers of the house (TE-30, TE-31)."""
    return range(rules.min_bid, rules.highest_bid + 1)


def why_not_number(
    held: Held, seat: Seat, number: int, *, best: tuple[Seat, str] | None, has_bid: bool, second: bool = False
) -> Refusal | None:
    """Why the seat may not bid this number over what was bid so far (TE-33, TE-42, TE-44)."""
    rules = held.rules
    lowest = rules.min_bid
    if best is not None:
        lowest = max(lowest, (number_of(best[1]) or 0) + 1)
    if second:
        lowest = max(lowest, FROM_24)
    if number < lowest:
        told = str(lowest) if lowest <= rules.highest_bid else PASS
        return Refusal(Reason.BID_TOO_LOW, "TE-45" if second else "TE-33", {"bid": told})
    own = best is not None and held.side(best[0]) == held.side(seat) and not second
    if own and rules.raise_partner == RaisePartner.NEVER:
        return Refusal(Reason.RAISE_PARTNER, "TE-42", {"bid": PASS})
    if own and rules.raise_partner == RaisePartner.HONOURS and number < rules.honours_from:
        return Refusal(Reason.RAISE_PARTNER, "TE-42", {"bid": str(rules.honours_from)})
    if has_bid and number < number_or(rules.rebid_min, 0):
        return Refusal(Reason.REBID_TOO_LOW, "TE-44", {"bid": str(rules.rebid_min)})
    return None


def barred(held: Held, seat: Seat) -> bool:
    """Whether first hand may not bid on its first turn for its one suit (TE-26)."""
    one_suit = held.rules.first_bidder_one_suit == FirstBidderOneSuit.BARRED and held.is_one_suit(seat)
    return seat == held.first_hand and one_suit


def may_pass_opening(held: Held, seat: Seat) -> bool:
    """Whether first hand is excused from opening (TE-22, TE-26)."""
    if seat != held.first_hand:
        return False
    return barred(held, seat) or (held.rules.two_pointless and held.is_pointless(seat))


def may_half(held: Held) -> bool:
    """Whether the half court can be called in the auction: on the first packet (TE-77)."""
    return held.rules.half_court and held.rules.bid_after == BidAfter.HALF and not held.complete


def why_not_half(held: Held) -> Refusal | None:
    """Why no half court can be called in the auction (TE-77)."""
    clause = "TE-77" if held.rules.half_court else "TE-30"
    return None if may_half(held) else Refusal(Reason.NO_SUCH_BID, clause, {"bid": HALF})


def redeal_not_open(rules: TwentyEightRules) -> Refusal:
    """The refusal of a redeal that is nobody's right (TE-21)."""
    known = rules.first_pointless == FirstPointless.MAY_REDEAL
    return Refusal(Reason.REDEAL_NOT_OPEN, "TE-21" if known else "TE-17")


def opening(held: Held) -> Step | None:
    """The deal is cancelled for a first hand of one suit (TE-26)."""
    first = held.first_hand
    if held.rules.first_bidder_one_suit == FirstBidderOneSuit.REDEAL and held.is_one_suit(first):
        return onward.cancelled(held, "first_one_suit", "TE-26", first)
    return None


def two_pointless(held: Held) -> Step | None:
    """First hand has passed without points: the next player's cards decide (TE-22)."""
    first = held.first_hand
    following = held.rules.seating.after(first)
    if held.rules.two_pointless and held.is_pointless(first) and held.is_pointless(following):
        return onward.cancelled(held, "two_pointless", "TE-22", following)
    return None


@dataclass(frozen=True, slots=True)
class Auction(Stage):
    """Calls in order from first hand. `over`: the contract that a second auction is held over (TE-45)."""

    held: Held
    calls: tuple[tuple[Seat, str], ...] = ()
    turn: Seat = -1
    over: Contract | None = None
    name: ClassVar[str] = "auction"

    @classmethod
    def begin(cls, held: Held, over: Contract | None = None) -> Auction:
        """First hand speaks first (TE-32)."""
        return cls(held, turn=held.first_hand, over=over)

    @property
    def awaited(self) -> tuple[Actor, ...]:
        """The seat whose turn it is."""
        return (self.turn,)

    # ------------------------------------------------------------------ reading the calls

    @property
    def best(self) -> tuple[Seat, str] | None:
        """The highest bid so far, and whose."""
        bids = [(seat, text) for seat, text in self.calls if number_of(text) is not None]
        if bids:
            return bids[-1]
        return (self.over.bidder, self.over.bid) if self.over else None

    @property
    def bid_here(self) -> bool:
        """Whether anybody has bid in this auction."""
        return any(number_of(text) is not None for _, text in self.calls)

    @property
    def times(self) -> int:
        """1, 2 doubled, 4 redoubled; a higher bid wipes both out (TE-173)."""
        times = 1
        for _, text in self.calls:
            times = {DOUBLE: 2, REDOUBLE: 4}.get(text, 1 if number_of(text) is not None else times)
        return times

    @property
    def base_stake(self) -> int:
        """What the highest bid is worth by itself (TE-63)."""
        return 1 if self.best is None else first_stake(self.held.rules, number_of(self.best[1]) or 0)

    @property
    def stake(self) -> int:
        """What stands on the highest bid."""
        return self.base_stake * self.times

    def _first_turn(self, seat: Seat) -> bool:
        return all(who != seat for who, _ in self.calls)

    def _must_open(self, seat: Seat) -> bool:
        """Whether the duty to open is the seat's (TE-34, TE-22, TE-26)."""
        if self.held.rules.first_bid != FirstBid.FORCED or self.best is not None:
            return False
        first = self.held.first_hand
        if seat == first:
            return not may_pass_opening(self.held, seat)
        excused = self.calls[:1] == ((first, PASS),)
        return excused and seat == self.held.rules.seating.after(first)

    # ------------------------------------------------------------------ what is legal

    def refuses(self, seat: Actor, action: Action) -> Refusal | None:
        """A higher number, a pass, or one of the calls that the house has."""
        if refusal := only(action, "call", clause="TE-17"):
            return refusal
        if seat != self.turn:
            return Refusal(Reason.NOT_YOUR_TURN, "TE-32")
        said = " ".join(action.what)
        special = {
            PASS: self._why_not_pass,
            REDEAL: self._why_not_redeal,
            HALF: self._why_not_half,
            THANI: self._why_not_thani,
            DOUBLE: self._why_not_double,
            REDOUBLE: self._why_not_redouble,
        }.get(said)
        return special() if special else self._why_not_bid(said)

    def _why_not_pass(self) -> Refusal | None:
        return (
            Refusal(Reason.MUST_OPEN, "TE-34", {"bid": str(self.held.rules.min_bid)})
            if self._must_open(self.turn)
            else None
        )

    def _why_not_redeal(self) -> Refusal | None:
        held = self.held
        may = (
            held.rules.first_pointless == FirstPointless.MAY_REDEAL
            and self.over is None
            and self.turn == held.first_hand
            and self._first_turn(self.turn)
            and held.is_pointless(self.turn)
        )
        return None if may else redeal_not_open(held.rules)

    def _why_not_half(self) -> Refusal | None:
        return why_not_half(self.held) or self._why_barred()

    def _why_not_thani(self) -> Refusal | None:
        if not self.held.rules.thani or self.over is not None:
            return Refusal(Reason.NO_SUCH_BID, "TE-30", {"bid": THANI})
        return self._why_barred()

    def _why_barred(self) -> Refusal | None:
        bars = barred(self.held, self.turn) and self._first_turn(self.turn) and self.over is None
        return Refusal(Reason.BARRED_ONE_SUIT, "TE-26") if bars else None

    def _in_auction(self) -> bool:
        rules = self.held.rules
        return rules.double_time == DoubleTime.IN_AUCTION and rules.doubling != Doubling.NONE

    def _why_not_double(self) -> Refusal | None:
        best = self.best
        ours = best is not None and self.held.side(best[0]) == self.held.side(self.turn)
        if not self._in_auction() or best is None or ours or self.times != 1:
            return self._no_double()
        return self._why_over_cap(2)

    def _no_double(self) -> Refusal:
        return Refusal(Reason.NO_DOUBLE, "TE-173" if self._in_auction() else "TE-33")

    def _why_over_cap(self, times: int) -> Refusal | None:
        cap = self.held.rules.stake_cap
        over = self.base_stake * times > number_or(cap, self.base_stake * times)
        return Refusal(Reason.STAKE_LIMIT, "TE-64", {"stake": cap}) if over else None

    def _why_not_redouble(self) -> Refusal | None:
        best = self.best
        theirs = best is None or self.held.side(best[0]) != self.held.side(self.turn)
        may = self._in_auction() and self.held.rules.doubling == Doubling.REDOUBLE
        if not may or theirs or self.times != 2:
            return self._no_double()
        return self._why_over_cap(4)

    def _why_not_bid(self, said: str) -> Refusal | None:
        number = number_of(said)
        rules = self.held.rules
        known = number is not None and said[len(str(number)) :] in suits_to_bid(rules)
        if number is None or not known or number not in numbers_to_bid(rules):
            return Refusal(Reason.NO_SUCH_BID, "TE-30", {"bid": said[:12]})
        if refusal := self._why_barred():
            return refusal
        has_bid = any(who == self.turn and number_of(text) is not None for who, text in self.calls)
        return why_not_number(
            self.held, self.turn, number, best=self.best, has_bid=has_bid, second=self.over is not None
        )

    def offers(self, seat: Seat) -> Iterable[Action]:
        """Every call of the house."""
        rules = self.held.rules
        yield call(PASS)
        yield call(REDEAL)
        for number in numbers_to_bid(rules):
            for suit in suits_to_bid(rules):
                yield call(f"{number}{suit}")
        yield from map(call, (THANI, HALF, DOUBLE, REDOUBLE))

    # ------------------------------------------------------------------ acting

    def acts(self, seat: Actor, action: Action) -> Step:
        """The auction goes on, or ends."""
        said = action.what[0]
        called = Event("called", {"seat": self.turn, "call": said})
        step = self._called(said)
        return Step(step.phase, [called, *step.events])

    def _called(self, said: str) -> Step:
        held = self.held
        if said == REDEAL:
            return onward.cancelled(held, "first_pointless", "TE-21", self.turn)
        if said in (HALF, THANI):
            return onward.after_auction(held, Contract(self.turn, said))
        if said == PASS and not self.calls and self.over is None and self.turn == held.first_hand:
            cancelled = two_pointless(held)
            if cancelled:
                return cancelled
        after = replace(self, calls=(*self.calls, (self.turn, said)))
        ended = after._ended()
        if ended is not None:
            return ended
        return Step(replace(after, turn=after._next()), ())

    def _next(self) -> Seat:
        """The next seat that has not passed for good (TE-38)."""
        rules = self.held.rules
        out = {who for who, text in self.calls if text == PASS} if rules.pass_is_final else set()
        seat = rules.seating.after(self.turn)
        while seat in out:
            seat = rules.seating.after(seat)
        return seat

    def _passes(self) -> int:
        """Passes in succession at the end."""
        count = 0
        for _, text in reversed(self.calls):
            if text != PASS:
                break
            count += 1
        return count

    def _ended(self) -> Step | None:
        """What follows if the auction is over, else None."""
        held, rules, best = self.held, self.held.rules, self.best
        if self.calls[-1][1] == REDOUBLE:
            return self._settled()
        if self.over is not None:
            return self._ended_second()
        if best is None:
            return self._ended_without_bid()
        nothing_over = not (rules.thani or may_half(held) or self._in_auction())
        if number_of(best[1]) == rules.highest_bid and nothing_over:
            return self._settled()
        if rules.auction == AuctionKind.ONE_ROUND:
            return self._settled() if len(self.calls) == rules.players else None
        return self._settled() if self._all_others_out() else None

    def _all_others_out(self) -> bool:
        rules = self.held.rules
        if rules.pass_is_final:
            out = {who for who, text in self.calls if text == PASS}
            return self.best is not None and len(out - {self.best[0]}) == rules.players - 1
        return self._passes() >= rules.players - 1

    def _ended_without_bid(self) -> Step | None:
        held, rules = self.held, self.held.rules
        passed = len(self.calls)
        if rules.first_bid == FirstBid.DEALER_FORCED and passed == rules.players - 1:
            return onward.after_auction(held, Contract(held.dealer, str(rules.min_bid)))
        if passed < rules.players:
            return None
        if rules.all_pass == AllPass.NO_TRUMP_MINIMUM:
            return onward.after_auction(held, Contract(held.first_hand, f"{rules.min_bid}NT", shown=True))
        return onward.cancelled(held, "all_passed", "TE-36", None)

    def _ended_second(self) -> Step | None:
        rules, over = self.held.rules, self.over
        assert over is not None
        if not self.bid_here:
            all_spoken = len(self.calls) >= rules.players
            return onward.after_second_auction(self.held, over, over) if all_spoken else None
        best = self.best
        assert best is not None
        if number_of(best[1]) == rules.highest_bid or self._all_others_out():
            return onward.after_second_auction(self.held, over, Contract(best[0], best[1]))
        return None

    def _settled(self) -> Step:
        best = self.best
        assert best is not None
        seat, text = best
        if not self.held.rules.bid_names_trump:
            return onward.after_auction(self.held, Contract(seat, text))
        suit = text.lstrip("0123456789")
        trump = None if suit == "NT" else suit
        return onward.after_auction(self.held, Contract(seat, text, trump, shown=True, stake=self.stake))
