"""Calls in the auction: what the hand promises in every contract, put beside what passing would bring."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Self, cast

from varaq.engine import Observation
from varaq.games.twenty_eight.auction import (
    DOUBLE,
    HALF,
    PASS,
    REDEAL,
    REDOUBLE,
    THANI,
    first_stake,
    number_of,
)
from varaq.games.twenty_eight.duel import HOLD
from varaq.games.twenty_eight.held import Contract
from varaq.games.twenty_eight.rules import TwentyEightRules
from varaq.players.twenty_eight.alone import NEARLY_CERTAIN, every_trick
from varaq.players.twenty_eight.market import MARKET, Market, kind_of
from varaq.players.twenty_eight.prospects import best_trump, help_in, prospect, seventh
from varaq.players.twenty_eight.stake import Stake
from varaq.players.twenty_eight.worth import Prospect
from varaq.seats import Seat


def suit_named(text: str) -> str | None:
    """The suit that a bid names; None for no trump, and where bids name none."""
    suit = text.lstrip("0123456789")
    return suit if suit in ("S", "H", "D", "C") else None


def all_cards(seen: Observation) -> int:
    """The hand with the card laid out for trump."""
    return seen.rules.cards.mask([*seen.hand, *seen.mine.get("trump_card", ())])


@dataclass(slots=True)
class Auctioneer:
    """One decision in the auction or about doubling."""

    seen: Observation
    rules: TwentyEightRules
    me: Seat
    hand: int
    stake: Stake
    market: Market
    plans: dict[str | None, Prospect] = field(default_factory=dict)

    @classmethod
    def begin(cls, seen: Observation) -> Self:
        """The auction as the seat sees it."""
        rules = cast(TwentyEightRules, seen.rules)
        return cls(seen, rules, cast(Seat, seen.seat), all_cards(seen), Stake.of(seen), MARKET)

    # ------------------------------------------------------------------ reading the calls

    @property
    def best(self) -> tuple[Seat, str] | None:
        """The highest bid so far, and who would play it now."""
        told = self.seen.contract
        best = (cast(Seat, told["bidder"]), str(told["bid"])) if told else None
        for seat, text in self.seen.auction:
            if number_of(text) is not None:
                best = seat, text
            elif text == HOLD and best is not None:
                best = seat, best[1]
        return best

    @property
    def doubled(self) -> int:
        """1, 2 doubled, 4 redoubled, as the auction stands (TE-173)."""
        stake = 1
        for _, text in self.seen.auction:
            stake = {DOUBLE: 2, REDOUBLE: 4}.get(text, 1 if number_of(text) is not None else stake)
        return stake

    @property
    def threat(self) -> int:
        """The stake at which a further bid of ours would be played: who has doubled will double again."""
        return 2 if any(text == DOUBLE and not self.is_mine(seat) for seat, text in self.seen.auction) else 1

    def refused(self, text: str) -> bool:
        """Whether the partner has gone on over this suit of mine: it is not bid over him once more."""
        best = self.best
        if best is None or best[0] == self.me or not self.is_mine(best[0]):
            return False
        suit = text.lstrip("0123456789")
        return any(
            seat == self.me and number_of(said) is not None and said.lstrip("0123456789") == suit
            for seat, said in self.seen.auction
        )

    def is_mine(self, seat: Seat) -> bool:
        """Whether the seat scores with me."""
        side = self.rules.seating.side_of
        return side[seat] == side[self.me]

    # ------------------------------------------------------------------ what contracts are worth

    def plan(self, text: str) -> Prospect:
        """What I may expect if I play the bid."""
        if self.rules.bid_names_trump:
            suit = suit_named(text)
            if suit not in self.plans:
                self.plans[suit] = self.sober(prospect(self.rules, self.hand, suit))
            return self.plans[suit]
        if "" not in self.plans:
            best = best_trump(self.rules, self.hand)[1]
            if self.rules.seventh_card:
                best = max(best, seventh(self.rules, self.hand))
            self.plans[""] = self.sober(best)
        return self.plans[""]

    def sober(self, plan: Prospect) -> Prospect:
        """A plan as it looks to one who will have to play it."""
        return self.market.sober(self.rules, self.hand, plan)

    def promise(self, bidder: Seat, text: str) -> Prospect:
        """What another bidder's side may expect, my hand beside him or against him."""
        known = self.rules.bid_names_trump
        suit = suit_named(text)
        trump = not known or suit is not None
        promise = self.market.promise(self.rules, self.hand, number_of(text) or 0, trump=trump)
        mine = self.is_mine(bidder)
        return promise.shifted(help_in(self.rules, self.hand, suit, partner=mine, known=known))

    def worth(self, bidder: Seat, text: str, promise: Prospect, stake: int = 1) -> float:
        """My side's chance in the match if the seat plays the bid."""
        contract = Contract(bidder, text)
        contract = replace(contract, stake=max(stake, first_stake(self.rules, contract.number)))
        return self.stake.contract(self.rules.seating.side_of[bidder], contract, promise)

    def theirs(self, bidder: Seat, text: str) -> float:
        """What it is worth that another plays the bid."""
        return self.worth(bidder, text, self.promise(bidder, text))

    def outbid(self, text: str, value: float) -> float:
        """The value of a bid of our side that the others may yet outbid."""
        number = number_of(text) or 0
        if number >= self.rules.highest_bid:
            return value
        over = self.market.over(self.rules, number)
        foe = self.rules.seating.next[self.me]
        higher = f"{number + 1}{text.lstrip('0123456789')}"
        return (1 - over) * value + over * self.theirs(foe, higher)

    def passing(self) -> float:
        """What it is worth to pass."""
        best = self.best
        if best is not None:
            seat, text = best
            promise = self.promise(seat, text) if seat != self.me else self.plan(text)
            value = self.worth(seat, text, promise, self.doubled)
            return self.outbid(text, value) if self.is_mine(seat) else value
        lowest = str(self.rules.min_bid) + ("S" if self.rules.bid_names_trump else "")
        others = [seat for seat in range(self.rules.players) if seat != self.me]
        return sum(self.theirs(seat, lowest) for seat in others) / len(others)

    # ------------------------------------------------------------------ the call

    def values(self) -> dict[str, float]:
        """What every call worth a thought is worth to the match."""
        return dict(self._calls())

    def _calls(self) -> Iterator[tuple[str, float]]:
        """Every call worth a thought with its value."""
        best = self.best
        point = self.stake.point
        numbers = [number for act in self.seen.legal if (number := number_of(act.split(" ")[1])) is not None]
        lowest = min(numbers, default=0)
        for act in self.seen.legal:
            text = act.split(" ")[1]
            number = number_of(text)
            if number is not None:
                promise = self.plan(text)
                if number <= max(promise.points + 2, lowest) and not self.refused(text):
                    yield act, self.outbid(text, self.worth(self.me, text, promise, self.threat))
            elif text == PASS:
                yield act, self.passing()
            elif text == REDEAL:
                yield act, self.stake.now
            elif text == HOLD and best is not None:
                yield act, self.worth(self.me, best[1], self.plan(best[1]))
            elif text in (HALF, THANI):
                chance = every_trick(self.rules, self.hand, held=self.hand.bit_count())
                if chance >= NEARLY_CERTAIN or len(self.seen.legal) == 1:
                    yield act, self.stake.alone(text, chance)
            elif text == DOUBLE and best is not None:
                yield act, self.at_stake(best, 2, None) - self.market.double * point
            elif text == REDOUBLE and best is not None:
                yield act, self.at_stake(best, 4, None) - self.market.redouble * point

    @property
    def patience(self) -> float:
        """By how much a bid must look better than passing."""
        best, market = self.best, self.market
        partners = best is not None and self.is_mine(best[0])
        courage = market.courage[kind_of(self.rules, self.hand)]
        return (courage + market.raise_partner * partners) * self.stake.point

    def at_stake(self, best: tuple[Seat, str], stake: int, trump: list[str] | None) -> float:
        """What the contract is worth at this stake; `trump`: my own, chosen."""
        seat, text = best
        promise = self.promise(seat, text) if seat != self.me else self.plan(text)
        if seat == self.me and trump:
            promise = prospect(self.rules, self.hand, trump[0])
        return self.worth(seat, text, promise, stake)

    def call(self) -> str:
        """The call that is worth most; of equals the lowest bid."""
        values = self.values()
        if f"call {PASS}" in values:
            values[f"call {PASS}"] += self.patience
        if not values:
            return self.seen.legal[0]
        return max(values, key=lambda act: round(values[act], 6))


def auction(seen: Observation) -> str:
    """The call to make."""
    return Auctioneer.begin(seen).call()
