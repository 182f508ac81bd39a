"""Calls in the auction: what the hand promises in every contract, put beside what passing would bring."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Self, cast

from varaq.engine import Observation
from varaq.games.bid_whist.auction import PASS, REDEAL, signal
from varaq.games.bid_whist.held import Bid
from varaq.games.bid_whist.packs import Order
from varaq.games.bid_whist.rules import AllPass, AuctionRounds, BidWhistRules, Named
from varaq.players.bid_whist.market import MARKET, Market
from varaq.players.bid_whist.prospects import help_in, prospect
from varaq.players.bid_whist.stake import Stake
from varaq.players.bid_whist.worth import Prospect
from varaq.seats import Seat


@dataclass(frozen=True, slots=True)
class Plan:
    """What one would name after a bid, and what it promises."""

    named: Named
    prospect: Prospect

    @property
    def no_trump(self) -> bool:
        """Whether it is no trump."""
        return self.named[0] is None


@dataclass(slots=True)
class Auctioneer:
    """One decision in the auction, or about what to name after it."""

    seen: Observation
    rules: BidWhistRules
    me: Seat
    hand: int
    stake: Stake
    market: Market
    found: dict[Named, Prospect] = field(default_factory=dict)

    @classmethod
    def begin(cls, seen: Observation) -> Self:
        """The auction as the seat sees it."""
        rules = cast(BidWhistRules, seen.rules)
        return cls(seen, rules, cast(Seat, seen.seat), rules.cards.mask(seen.hand), Stake.of(seen), MARKET)

    # ------------------------------------------------------------------ reading the calls

    @property
    def best(self) -> tuple[Seat, str] | None:
        """The highest bid so far, and whose."""
        bids = [(seat, call) for seat, call in self.seen.auction if call not in (PASS, REDEAL)]
        return bids[-1] if bids else None

    def behind(self) -> list[Seat]:
        """Who may still call after me."""
        after = self.rules.seating.after
        if self.rules.auction_rounds == AuctionRounds.UNTIL_PASSED:
            return [
                seat for step in (1, 2, 3) if ((seat := after(self.me, step)), PASS) not in self.seen.auction
            ]
        seats, seat = [], self.me
        while seat != self.seen.dealer:
            seat = after(seat)
            seats.append(seat)
        return seats

    def is_mine(self, seat: Seat) -> bool:
        """Whether the seat scores with me."""
        side = self.rules.seating.side_of
        return side[seat] == side[self.me]

    def message(self, seat: Seat) -> str | None:
        """What the seat's first low bid has told (BW-88)."""
        return next((told for who, told in self.seen.extra["signals"] if who == seat), None)

    # ------------------------------------------------------------------ what contracts are worth

    def promise(self, named: Named) -> Prospect:
        """What I may expect if I play this contract."""
        if named not in self.found:
            told = self.message(self.rules.seating.after(self.me, 2))
            shift = -self.market.curse + self.market.believes(told, named[1])
            self.found[named] = prospect(self.rules, self.hand, named).shifted(shift)
        return self.found[named]

    def plan(self, bid: Bid) -> Plan:
        """The best that I could name after the bid."""
        plans = [Plan(named, self.promise(named)) for named in self.rules.nameable[bid.kind]]
        return max(plans, key=lambda plan: self.value(bid, plan))

    def value(self, bid: Bid, plan: Plan) -> float:
        """What it is worth that I play the bid so."""
        return round(self.stake.contract(self.me, bid, plan.prospect, no_trump=plan.no_trump), 9)

    def theirs(self, bidder: Seat, text: str) -> float:
        """What it is worth that another plays the bid, my hand beside him or against him."""
        bid = Bid.read(text)
        return self.played(bidder, bid, self.market.promise(self.rules, bid))

    def played(self, bidder: Seat, bid: Bid, promise: Prospect) -> float:
        """The same with what such a bidder may expect."""
        nameable = self.rules.nameable[bid.kind]
        told = self.message(bidder)
        orders = tuple(dict.fromkeys(order for _, order in nameable))
        if told in ("up", "down") and len(orders) > 1:
            orders = tuple(order for order in orders if (order == Order.UP) == (told == "up"))
        no_trump = nameable[0][0] is None
        shift = help_in(self.rules, self.hand, orders, trump=not no_trump, partner=self.is_mine(bidder))
        return self.stake.contract(bidder, bid, promise.shifted(shift), no_trump=no_trump)

    def outbid(self, text: str, value: float) -> float:
        """The value of a bid that those behind me may yet outbid."""
        ladder, bid = self.rules.ladder, Bid.read(text)
        rank = ladder[text]
        for seat in reversed(self.behind()):
            may_match = self.rules.dealer_may_match and seat == self.seen.dealer
            over = next((t for t, r in ladder.items() if r > rank or (may_match and r == rank)), None)
            if over is None:
                continue
            chance = self.market.over(self.rules, bid if may_match else Bid.read(over))
            if self.is_mine(seat):
                chance *= self.market.partner_takes
            value = (1 - chance) * value + chance * self.theirs(seat, over)
        return value

    def passing(self) -> float:
        """What it is worth to pass."""
        best = self.best
        if best is not None:
            seat, text = best
            return self.outbid(text, self.theirs(seat, text))
        behind = self.behind()
        if not behind:
            return self.stake.now
        lowest = next(iter(self.rules.ladder))
        dealer = behind[-1]
        forced = self.rules.all_pass == AllPass.DEALER_MUST_BID
        value = self.stake.now
        if forced:
            value = self.played(dealer, Bid.read(lowest), self.market.forced(self.rules))
        for seat in reversed(behind[:-1] if forced else behind):
            value += self.market.opens * (self.theirs(seat, lowest) - value)
        return value

    # ------------------------------------------------------------------ the call

    def bids(self) -> Iterator[tuple[str, float]]:
        """Every bid open to me with its value; far above what the hand promises none is looked at."""
        texts = [act.split(" ")[1] for act in self.seen.legal]
        bids = [Bid.read(text) for text in texts if text not in (PASS, REDEAL)]
        lowest = min((bid.number for bid in bids), default=0) + 1
        for bid in bids:
            plan = self.plan(bid)
            if bid.number <= max(plan.prospect.books - 4, lowest):
                text = str(bid)
                yield f"call {text}", self.outbid(text, self.value(bid, plan))

    def values(self) -> dict[str, float]:
        """What every call worth a thought is worth to the match."""
        values = dict(self.bids())
        if f"call {PASS}" in self.seen.legal:
            values[f"call {PASS}"] = self.passing()
        if f"call {REDEAL}" in self.seen.legal:
            values[f"call {REDEAL}"] = self.stake.now
        return values

    @property
    def patience(self) -> float:
        """By how much a bid must look better than passing."""
        best, market = self.best, self.market
        if best is None:
            return market.courage * self.stake.point
        return (market.raise_partner if self.is_mine(best[0]) else market.overcall) * self.stake.point

    def call(self) -> str:
        """The call that is worth most; of equals the lowest; it may carry a message."""
        values = self.values()
        if f"call {PASS}" in values:
            values[f"call {PASS}"] += self.patience
        if not values:
            return self.seen.legal[0]
        return self.told(max(values, key=lambda act: round(values[act], 6)))

    # ------------------------------------------------------------------ messages

    def told(self, chosen: str) -> str:
        """A low call of one of the first two says what the hand is like; a poor hand says nothing (BW-88)."""
        text = chosen.split(" ")[1]
        meanings = {
            meaning: low
            for low in ("1", "2", "3")
            if (meaning := signal(self.rules, self.seen.dealer, self.me, low)) is not None
        }
        if not meanings or text == REDEAL or (text != PASS and text not in meanings.values()):
            return chosen
        open_to = [(trump, order) for trump, order in self.rules.nameable[""]]
        up = max(self.promise(named).books for named in open_to if named[1] == Order.UP)
        down = max(self.promise(named).books for named in open_to if named[1] != Order.UP)
        kind = "mixed" if abs(up - down) < MIXED else "up" if up > down else "down"
        low = meanings[kind]
        if f"call {low}" in self.seen.legal and max(up, down) >= 6 + int(low) + SAFELY:
            return f"call {low}"
        # A number that would tell something untrue is not said.
        honest = text in (PASS, low)
        return chosen if honest or f"call {PASS}" not in self.seen.legal else f"call {PASS}"


MIXED = 0.5
"""Up to how many books between the two directions a hand is called mixed."""

SAFELY = 0.3
"""By how many books a hand must promise more than the bid that is its message."""


def auction(seen: Observation) -> str:
    """The call to make."""
    return Auctioneer.begin(seen).call()
