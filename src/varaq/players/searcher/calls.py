"""Calls and named trumps: the book's auction, with contracts tried out instead of guessed from a hand's traits."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from varaq.engine import Observation
from varaq.games.bid_whist.books import BOARD
from varaq.games.bid_whist.held import Bid as BooksBid
from varaq.games.bid_whist.naming import name
from varaq.games.bid_whist.rules import Named
from varaq.games.bid_whist.seen import contract_of as bid_whist_contract
from varaq.games.kaiser.contract import Bid, Contract
from varaq.games.twenty_eight.auction import number_of
from varaq.games.twenty_eight.pair import SHIFT
from varaq.games.twenty_eight.rules import PairRule
from varaq.players.bid_whist import bidding as bid_whist
from varaq.players.bid_whist.prospects import prospect as books_of
from varaq.players.bid_whist.worth import Prospect as Books
from varaq.players.kaiser import bidding as kaiser
from varaq.players.kaiser.worth import prospect as points_of
from varaq.players.searcher.trial import Trial
from varaq.players.twenty_eight import bidding as twenty_eight
from varaq.players.twenty_eight.bidding import suit_named as suit_of
from varaq.players.twenty_eight.choosing import lay
from varaq.players.twenty_eight.prospects import prospect as card_points_of
from varaq.players.twenty_eight.worth import Prospect as CardPoints
from varaq.players.twenty_eight.worth import has_pair

TRUSTED = 0.8
"""How far a trial is trusted beside what such hands have brought in thousands of deals."""

CLOSE = 2.0
"""Trump suits that promise so many points less than the best by their traits are not tried."""


def blend(tried: float, usual: float) -> float:
    """What to expect where a trial says one thing and the traits of the hand another."""
    return TRUSTED * tried + (1 - TRUSTED) * usual


@dataclass(slots=True)
class KaiserTried(kaiser.Auctioneer):
    """Kaiser's auction."""

    trial: Trial | None = None

    def plans(self) -> Mapping[str, kaiser.Plan]:
        """For every kind of bid the trump that does best in the trial."""
        return {kind: self._tried(kind, plan) for kind, plan in kaiser.plans(self.rules, self.hand).items()}

    def _tried(self, kind: str, plan: kaiser.Plan) -> kaiser.Plan:
        if self.trial is None:
            return plan
        bid = Bid(self.rules.min_bid, kind)
        suits = list(self.rules.cards.suit_masks) if bid.names_trump else [None]
        found = []
        for suit in suits:
            usual = points_of(self.rules, Contract(0, bid, suit, plan.low), self.hand)
            points = usual.points(self.rules)
            if points < plan.prospect.points(self.rules) - CLOSE:
                continue
            tried = blend(self.trial.points(self._told(bid, suit, low=plan.low)), points)
            found.append((tried, kaiser.Plan(suit, plan.low, usual.shifted(tried - points))))
        return max(found, key=lambda one: one[0])[1]

    def _told(self, bid: Bid, suit: str | None, *, low: bool) -> dict[str, object]:
        order = "low" if low else "high"
        # The number changes nothing in the play.
        lowest = str(replace(bid, number=self.rules.min_bid))
        return {"bidder": self.me, "bid": lowest, "trump": suit, "order": order, "sold": None}

    def makes(self, text: str) -> tuple[int, int] | None:
        """In how many deals of the trial I would make the bid."""
        bid = Bid.read(text)
        if self.trial is None or bid.is_kaiser:
            return None
        plan = self.plans()[bid.kind]
        return self.trial.makes(self._told(bid, plan.trump, low=plan.low), bid.number)


@dataclass(slots=True)
class TwentyEightTried(twenty_eight.Auctioneer):
    """The auction of the Twenty-Eight family."""

    trial: Trial | None = None
    tried: dict[str | None, CardPoints] = field(default_factory=dict)

    def plan(self, text: str) -> CardPoints:
        """The suit bid, or the one that does best in the trial."""
        suit = suit_of(text)
        named = self.rules.bid_names_trump
        if self.trial is None or (named and suit is None):
            return twenty_eight.Auctioneer.plan(self, text)
        suits = (
            [suit] if named else [s for s, mask in self.rules.cards.suit_masks.items() if self.hand & mask]
        )
        return max((self.expects(s, text) for s in suits), key=lambda one: one.points)

    def expects(self, suit: str | None, text: str) -> CardPoints:
        """What I may expect with this trump."""
        if suit not in self.tried:
            usual = card_points_of(self.rules, self.hand, suit)
            assert self.trial is not None
            points = self.trial.points(self._told(suit)) + self._pair(suit) * PAIR_SHOWN
            self.tried[suit] = self.sober(usual.shifted(blend(points, usual.points) - usual.points))
        return self.tried[suit]

    def _told(self, suit: str | None) -> dict[str, object]:
        # The number changes nothing in the play.
        return {"bidder": self.me, "bid": str(self.rules.min_bid), "trump": suit}

    def _pair(self, suit: str | None) -> int:
        """What the pair in my hand takes off the number, once it is shown (TE-125)."""
        counts = self.rules.pair == PairRule.BID_4 and suit is not None
        return SHIFT * (counts and has_pair(self.rules, self.hand, suit or ""))

    def makes(self, text: str) -> tuple[int, int] | None:
        """In how many deals of the trial I would make the bid."""
        number = number_of(text)
        if self.trial is None or number is None or (self.rules.bid_names_trump and suit_of(text) is None):
            return None
        best = suit_of(text) or max(self.tried, key=lambda suit: self.tried[suit].points, default=None)
        return None if best is None else self.trial.makes(self._told(best), number - self._pair(best))


PAIR_SHOWN = 0.7
"""How often a pair in the bidder's hand comes to be shown."""


@dataclass(slots=True)
class BidWhistTried(bid_whist.Auctioneer):
    """Bid Whist's auction, and what is named after it."""

    trial: Trial | None = None
    tried: dict[Named, Books] = field(default_factory=dict)

    def promise(self, named: Named) -> Books:
        """What the contract does in the trial."""
        if self.trial is None:
            return bid_whist.Auctioneer.promise(self, named)
        if named not in self.tried:
            usual = bid_whist.Auctioneer.promise(self, named)
            plain = books_of(self.rules, self.hand, named).books
            self.tried[named] = usual.shifted(blend(self.trial.points(self._told(named)), plain) - plain)
        return self.tried[named]

    def _told(self, named: Named) -> dict[str, object]:
        # The number changes nothing in the play.
        trump, order = named
        return {"bidder": self.me, "bid": "4", "trump": trump, "order": order, "named": True}

    def makes(self, text: str) -> tuple[int, int] | None:
        """In how many deals of the trial I would make the bid."""
        bid = BooksBid.read(text)
        return (
            None
            if self.trial is None
            else self.trial.makes(self._told(self.plan(bid).named), BOARD + bid.number)
        )


Caller: TypeAlias = KaiserTried | TwentyEightTried | BidWhistTried


def caller_of(seen: Observation, trial: Trial) -> Caller:
    """The auction as the seat sees it, in the games that have one."""
    caller: type[Caller] = {
        "kaiser": KaiserTried,
        "twenty_eight": TwentyEightTried,
        "bid_whist": BidWhistTried,
    }[seen.game.name]
    return replace(caller.begin(seen), trial=trial)


def call(seen: Observation, trial: Trial) -> str:
    """The call that is worth most."""
    return caller_of(seen, trial).call()


def choose_trump(seen: Observation, trial: Trial) -> str:
    """The suit that does best, and the card to lay for it."""
    caller = replace(TwentyEightTried.begin(seen), trial=trial)
    suits = [suit for suit, mask in caller.rules.cards.suit_masks.items() if caller.hand & mask]
    text = str(seen.contract["bid"]) if seen.contract else ""
    best = max(suits, key=lambda suit: caller.expects(suit, text).points)
    return lay(seen, best, caller.expects(best, text).points)


def name_trump(seen: Observation, trial: Trial) -> str:
    """Kaiser's trump suit."""
    return f"trump {replace(KaiserTried.begin(seen), trial=trial).plans()[''].trump}"


def name_contract(seen: Observation, trial: Trial) -> str:
    """What Bid Whist's bidder names."""
    contract = bid_whist_contract(seen)
    assert contract is not None
    caller = replace(BidWhistTried.begin(seen), trial=trial)
    plans = [bid_whist.Plan(one, caller.promise(one)) for one in caller.rules.nameable[contract.bid.kind]]
    best = max(plans, key=lambda plan: caller.value(contract.bid, plan))
    return str(name(best.named))


TRIED: Mapping[tuple[str, str], Callable[[Observation, Trial], str]] = {
    ("kaiser", "auction"): call,
    ("kaiser", "naming"): name_trump,
    ("twenty_eight", "auction"): call,
    ("twenty_eight", "choosing"): choose_trump,
    ("bid_whist", "auction"): call,
    ("bid_whist", "naming"): name_contract,
}
"""The decisions that are tried out, by game and phase."""
