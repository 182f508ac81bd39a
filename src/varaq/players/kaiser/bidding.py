"""Bidding: what the hand promises in every contract of the house, put beside what passing would bring."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Self, cast

from varaq.cards import bits
from varaq.engine import Observation
from varaq.games.kaiser.auction import PASS
from varaq.games.kaiser.contract import KAISER, Bid, Contract
from varaq.games.kaiser.onward import order_is_open
from varaq.games.kaiser.play import order_of
from varaq.games.kaiser.rules import AllPass, KaiserBid, KaiserRules
from varaq.players.kaiser.market import MARKET, Market, support
from varaq.players.kaiser.stake import Stake, bid_contract
from varaq.players.kaiser.worth import Prospect, best_trump, prospect
from varaq.seats import Seat


@dataclass(frozen=True, slots=True)
class Plan:
    """What one would do with a kind of bid: the trump suit, the order, and what it promises."""

    trump: str | None
    low: bool
    prospect: Prospect


def plans(rules: KaiserRules, hand: int) -> dict[str, Plan]:
    """The best plan for every kind of bid that the house has."""
    kinds = dict.fromkeys(Bid.read(text).kind for text in rules.ladder)
    return {kind: plan(rules, hand, kind) for kind in kinds if kind != KAISER}


def plan(rules: KaiserRules, hand: int, kind: str) -> Plan:
    """The best trump and order for a kind of bid."""
    bid = Bid(rules.min_bid, kind)
    orders = [kind == "LNT"]
    if order_is_open(rules, Contract(0, bid)):
        orders = [False, True]
    found = []
    for low in orders:
        trump = best_trump(rules, hand, low=low) if bid.names_trump else None
        found.append(Plan(trump, low, prospect(rules, Contract(0, bid, trump, low), hand)))
    return max(found, key=lambda p: p.prospect.points(rules))


def misdeal(seen: Observation) -> str:
    """A hand that may be thrown in is kept only where it promises more than half of the points."""
    rules = cast(KaiserRules, seen.rules)
    hand = rules.cards.mask(seen.hand)
    promise = max(p.prospect.points(rules) for p in plans(rules, hand).values())
    share = rules.points_in_play / len(rules.seating.sides)
    claim = "claim" in seen.legal and promise < share + 0.5
    return "claim" if claim else "keep"


@dataclass(slots=True)
class Auctioneer:
    """One decision in the auction."""

    seen: Observation
    rules: KaiserRules
    me: Seat
    hand: int
    stake: Stake
    market: Market
    help: float

    @classmethod
    def begin(cls, seen: Observation) -> Self:
        """The auction as the seat sees it."""
        rules = cast(KaiserRules, seen.rules)
        hand = rules.cards.mask(seen.hand)
        me = cast(Seat, seen.seat)
        return cls(seen, rules, me, hand, Stake.of(seen), MARKET, support(rules, hand))

    @property
    def best(self) -> tuple[Seat, str] | None:
        """The highest bid so far, and whose."""
        bids = [(seat, call) for seat, call in self.seen.auction if call != PASS]
        return bids[-1] if bids else None

    def behind(self) -> list[Seat]:
        """Who has still to call after me; the dealer is the last."""
        seats, seat = [], self.me
        while seat != self.seen.dealer:
            seat = self.rules.seating.next[seat]
            seats.append(seat)
        return seats

    def is_mine(self, seat: Seat) -> bool:
        """Whether the seat scores with me."""
        side = self.rules.seating.side_of
        return side[seat] == side[self.me]

    # ------------------------------------------------------------------ worth of what others play

    def theirs(self, bidder: Seat, text: str) -> float:
        """What it is worth to me that another plays the bid: partner or opponent."""
        promise = self.with_help(bidder, self.market.promise(self.rules, Bid.read(text)))
        return self.stake.contract(bid_contract(bidder, text), promise)

    def with_help(self, bidder: Seat, promise: Prospect) -> Prospect:
        """What another's side may expect, with my hand beside him or against him."""
        return promise.shifted(self.help if self.is_mine(bidder) else -self.help)

    def ours(self, text: str, promise: Prospect) -> float:
        """What it is worth that I play the bid."""
        return self.stake.contract(bid_contract(self.me, text), promise)

    def outbid(self, text: str, value: float) -> float:
        """The value of a bid that those behind me may yet outbid."""
        ladder = self.rules.ladder
        rank, lowest = ladder[text], next(iter(ladder.values()))
        for seat in reversed(self.behind()):
            dealer = seat == self.seen.dealer
            over = next((t for t, r in ladder.items() if r > rank or (dealer and r == rank)), None)
            if over is None or over == KAISER:
                continue
            chance = self.market.takes(rank - lowest, dealer=dealer)
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
        # Nobody has bid: each behind me may, and the dealer perhaps must.
        lowest = next(iter(self.rules.ladder))
        dealer = behind[-1]
        forced = self.rules.all_pass == AllPass.FORCED
        value = self.forced(dealer) if forced else self.stake.now
        for seat in reversed(behind if not forced else behind[:-1]):
            value += self.market.opens * (self.theirs(seat, lowest) - value)
        return value

    def forced(self, dealer: Seat) -> float:
        """What it is worth that the dealer must bid, whatever he holds (KS-46)."""
        text = next(iter(self.rules.ladder))
        promise = self.with_help(dealer, self.market.forced(self.rules))
        return self.stake.contract(bid_contract(dealer, text), promise)

    # ------------------------------------------------------------------ the call

    def plans(self) -> Mapping[str, Plan]:
        """What I would do with every kind of bid."""
        return plans(self.rules, self.hand)

    def bids(self) -> Iterator[tuple[str, float]]:
        """Every bid open to me with its value."""
        found = self.plans()
        texts = [act.split(" ")[1] for act in self.seen.legal]
        lowest = min((Bid.read(t).number for t in texts if t not in (PASS, KAISER)), default=0) + 1
        for act, text in zip(self.seen.legal, texts, strict=True):
            if text == PASS:
                continue
            if text == KAISER:
                if makes_kaiser(self.rules, self.hand):
                    yield act, 2.0
                elif len(self.seen.legal) == 1:
                    yield act, 0.0
                continue
            bid = Bid.read(text)
            promise = found[bid.kind].prospect
            if bid.number > max(promise.points(self.rules) + 2.5, lowest):
                continue
            yield act, self.outbid(text, self.ours(text, promise))

    def values(self) -> dict[str, float]:
        """What every call worth a thought is worth to the match."""
        values = dict(self.bids())
        if f"call {PASS}" in self.seen.legal:
            values[f"call {PASS}"] = self.passing()
        return values

    @property
    def patience(self) -> float:
        """By how much a bid must look better than passing."""
        best, market = self.best, self.market
        partners = best is not None and self.is_mine(best[0])
        return (market.courage + market.raise_partner * partners) * self.stake.point

    def call(self) -> str:
        """The call that is worth most."""
        values = self.values()
        if f"call {PASS}" in values:
            values[f"call {PASS}"] += self.patience
        return max(values, key=lambda act: values[act]) if values else self.seen.legal[0]


def auction(seen: Observation) -> str:
    """The call to make."""
    return Auctioneer.begin(seen).call()


# ---------------------------------------------------------------------- the call above all others


def sure_tricks(rules: KaiserRules, hand: int) -> int:
    """The tricks that a hand on lead takes in no trump whatever the others hold."""
    order = order_of(rules, Contract(0, None))
    total = 0
    for suit in rules.cards.suit_masks.values():
        outside = (suit & ~hand).bit_count()
        for place, card in enumerate(sorted(bits(hand & suit), key=order.by_rank.index)):
            higher = order.beats[card] & suit & ~hand
            if higher and outside > place:
                break
            total += 1
    return total


def makes_kaiser(rules: KaiserRules, hand: int) -> bool:
    """Whether the hand makes a Kaiser whatever the others hold (KS-106…108)."""
    if rules.kaiser_bid == KaiserBid.FORTY:
        return sure_tricks(rules, hand) == rules.cards_each
    pack = rules.cards
    both = pack.mask((rules.bonus_card, rules.penalty_card))
    if hand & both != both or rules.cards_each != 8:
        return False
    spare = pack.mask((rules.penalty_card,))
    alone = hand & pack.suit_masks[rules.penalty_card[-1]] == spare
    return alone and sure_tricks(rules, hand & ~spare) == 7
