"""What a deal would do to the match: every outcome is scored by the house and put beside the totals."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from math import erf, sqrt
from typing import NamedTuple, cast

from varaq.engine import Observation
from varaq.games.bid_whist.books import BOARD, BOOKS, Taken
from varaq.games.bid_whist.held import OTHER, Bid, Contract, Standing
from varaq.games.bid_whist.packs import Order
from varaq.games.bid_whist.rules import BidWhistRules, KittyBook
from varaq.games.bid_whist.scoring import Score, score_hand
from varaq.players.bid_whist.worth import Prospect
from varaq.seats import Seat, Side

UNLIKELY = 0.003
"""Outcomes rarer than this are not looked at."""

STEPS = 7
"""In so many steps from nothing to the target the table of the race is reckoned."""

SWEEPS = 8
MADE = 0.55
"""How often a bid is made."""

NO_TRUMP = 0.25
"""How often no trump is played."""

SPREAD_A_DEAL = 4.5
"""How wide one deal throws the sides apart."""


def taken(rules: BidWhistRules, bidding: Side, books: int) -> Taken:
    """What was won in play where the bidding side has so many books."""
    first = bidding
    if rules.kitty and (rules.kitty_book == KittyBook.BIDDER or books > 0):
        mine = books - 1
    else:
        mine = books
        first = OTHER[bidding] if books == 0 else bidding
    mine = min(rules.cards_each, max(0, mine))
    theirs = rules.cards_each - mine
    return Taken((mine, theirs) if bidding == "A" else (theirs, mine), first)


FEW = 4
"""So many points a made bid brings."""


class Step(NamedTuple):
    """What an ordinary deal does in steps of the race: to the bidder's side, to the other's; how often."""

    mine: float
    theirs: float
    made: bool
    chance: float


@cache
def _ordinary(rules: BidWhistRules) -> tuple[Step, ...]:
    """What ordinary deals do."""
    number = max(rules.min_bid, 4 if rules.kitty else 3)
    made = {0: 0.5, 1: 0.3, 2: 0.2} if number < 7 else {0: 1.0}
    unit = rules.target / STEPS
    found = []
    for trump, often in (("S", 1 - NO_TRUMP), (None, NO_TRUMP)):
        contract = Contract(0, Bid(number), trump, Order.UP, named=True)
        for over, chance in (*made.items(), (-1, 0.0)):
            won = over >= 0
            books = min(BOOKS, BOARD + number + over)
            score = score_hand(rules, contract, taken(rules, "A", books), (), Standing.start(0))
            weight = often * (MADE * chance if won else 1 - MADE)
            found.append(Step(score.change["A"] / unit, score.change["B"] / unit, won, weight))
    return tuple(found)


@cache
def race(rules: BidWhistRules) -> dict[tuple[int, int], float]:
    """The chance of the first side to win from so many steps each, the deals being ordinary ones."""
    steps = _ordinary(rules)
    places = range(-STEPS, STEPS + 1)
    table = {(a, b): 0.5 + (a - b) / (4 * STEPS + 2) for a in places for b in places}
    for _ in range(SWEEPS):
        for a in reversed(places):
            for b in reversed(range(-STEPS, a)):
                value = 0.0
                for mine, theirs, made, chance in steps:
                    first = _leads(rules, table, a + mine, b + theirs, made, first_bids=True)
                    second = _leads(rules, table, a + theirs, b + mine, made, first_bids=False)
                    value += chance * (first + second) / 2
                table[a, b] = value
                table[b, a] = 1 - value
    return table


def _leads(
    rules: BidWhistRules,
    table: dict[tuple[int, int], float],
    a: float,
    b: float,
    made: bool,
    *,
    first_bids: bool,
) -> float:
    """The chance of the first side after a deal that has led to these places."""
    for place, won, bids in ((a, 1.0, first_bids), (b, 0.0, not first_bids)):
        if place >= STEPS and (not rules.bid_out or (bids and made)):
            return won
    if rules.lose_at_minus_target:
        for place, won in ((a, 0.0), (b, 1.0)):
            if place <= -STEPS:
                return won
    return between(table, a, b)


def between(table: dict[tuple[int, int], float], a: float, b: float) -> float:
    """The table's answer for places that lie between its own."""
    a, b = (min(STEPS - 0.001, max(-STEPS + 0.0, place)) for place in (a, b))
    low_a, low_b = int(a // 1), int(b // 1)
    part_a, part_b = a - low_a, b - low_b
    return (
        table[low_a, low_b] * (1 - part_a) * (1 - part_b)
        + table[low_a + 1, low_b] * part_a * (1 - part_b)
        + table[low_a, low_b + 1] * (1 - part_a) * part_b
        + table[low_a + 1, low_b + 1] * part_a * part_b
    )


@dataclass(slots=True)
class Stake:
    """Where the match stands, seen from my side: what a contract would be worth to it."""

    rules: BidWhistRules
    side: Side
    standing: Standing
    known: dict[tuple[object, ...], float] = field(default_factory=dict)

    @classmethod
    def of(cls, seen: Observation) -> Stake:
        """The stake of the seat that sees this."""
        rules = cast(BidWhistRules, seen.rules)
        standing = Standing(
            dict(seen.totals), seen.dealer, seen.extra["hands_played"], dict(seen.extra["sets"])
        )
        return cls(rules, rules.seating.side_of[cast(Seat, seen.seat)], standing)

    @property
    def now(self) -> float:
        """My side's chance to win the match as it stands."""
        return self.chance(self.standing)

    @property
    def point(self) -> float:
        """What one point is worth to my side now, as a few of them together are."""
        totals = self.standing.totals
        more = Standing(
            {**totals, self.side: totals[self.side] + FEW},
            self.standing.dealer,
            self.standing.hands_scored,
            self.standing.sets,
        )
        return max(0.005, (self.chance(more) - self.now) / FEW)

    def chance(self, standing: Standing) -> float:
        """My side's chance to win the match from there."""
        rules, other = self.rules, OTHER[self.side]
        mine, theirs = standing.totals[self.side], standing.totals[other]
        value = 0.5
        if rules.target:
            unit = rules.target / STEPS
            value = between(race(rules), mine / unit, theirs / unit)
        if rules.max_hands:
            left = max(1, rules.max_hands - standing.hands_scored)
            by_points = 0.5 * (1 + erf((mine - theirs) / (SPREAD_A_DEAL * sqrt(2.0 * left))))
            soon = 1.0
            if rules.target:
                deals = max(1.0, (rules.target - max(mine, theirs)) / 2.5)
                soon = 1 / (1 + (left / deals) ** 3)
            value = soon * by_points + (1 - soon) * value
        if rules.set_limit:
            lives = [max(0.5, rules.set_limit - standing.sets[side]) for side in (self.side, other)]
            odds = value / max(0.001, 1 - value) * float(lives[0] / lives[1]) ** 0.7
            value = odds / (1 + odds)
        return value

    # ------------------------------------------------------------------ contracts

    def contract(self, bidder: Seat, bid: Bid, promise: Prospect, *, no_trump: bool) -> float:
        """My side's chance if the seat plays the bid with this prospect."""
        side = self.rules.seating.side_of[bidder]
        total = 0.0
        weight = 0.0
        for books, chance in self._likely(promise):
            total += chance * self.outcome(side, bid.number, books, no_trump=no_trump)
            weight += chance
        return total / weight

    def _likely(self, promise: Prospect) -> Iterator[tuple[int, float]]:
        for books, chance in enumerate(promise.chances()):
            if chance > UNLIKELY:
                yield books, chance

    def outcome(self, bidding: Side, number: int, books: int, *, no_trump: bool) -> float:
        """My side's chance once the bidding side has so many books."""
        key = (bidding, number, books, no_trump)
        known = self.known.get(key)
        if known is None:
            score = self.scored(bidding, number, books, no_trump=no_trump)
            known = float(score.won.side == self.side) if score.won else self.chance(score.after)
            self.known[key] = known
        return known

    def scored(self, bidding: Side, number: int, books: int, *, no_trump: bool) -> Score:
        """What the house makes of it."""
        contract = Contract("AB".index(bidding), Bid(number), None if no_trump else "S", Order.UP, named=True)
        return score_hand(self.rules, contract, taken(self.rules, bidding, books), (), self.standing)
