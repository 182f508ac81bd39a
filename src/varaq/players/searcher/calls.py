"""Calls as a hint tells of them: what the book thinks they are worth, and how often the bid would be made.

Which call is made the book decides. Contracts tried out in place of the book's measures of a hand were
no better in Kaiser and Twenty-Eight, and worse in Bid Whist, in hundreds of duplicate deals.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from varaq.engine import Observation
from varaq.games.bid_whist.books import BOARD
from varaq.games.bid_whist.held import Bid as BooksBid
from varaq.games.kaiser.contract import Bid
from varaq.games.twenty_eight.auction import number_of
from varaq.games.twenty_eight.pair import SHIFT
from varaq.games.twenty_eight.rules import PairRule
from varaq.players.bid_whist.bidding import Auctioneer as BidWhistAuctioneer
from varaq.players.kaiser.bidding import Auctioneer as KaiserAuctioneer
from varaq.players.searcher.trial import Trial
from varaq.players.twenty_eight.bidding import Auctioneer as TwentyEightAuctioneer
from varaq.players.twenty_eight.bidding import suit_named
from varaq.players.twenty_eight.prospects import best_trump
from varaq.players.twenty_eight.worth import has_pair

Caller: TypeAlias = KaiserAuctioneer | TwentyEightAuctioneer | BidWhistAuctioneer

CALLERS: Mapping[str, Callable[[Observation], Caller]] = {
    "kaiser": KaiserAuctioneer.begin,
    "twenty_eight": TwentyEightAuctioneer.begin,
    "bid_whist": BidWhistAuctioneer.begin,
}
"""The auction as a seat sees it, in the games that have one."""


def makes(caller: Caller, trial: Trial, text: str) -> tuple[int, int] | None:
    """In how many deals of the trial the seat would make the bid; None for a call that bids nothing like it.

    The number bid changes nothing in the play, so that all bids of one kind are the same trial.
    """
    if isinstance(caller, KaiserAuctioneer):
        return _in_kaiser(caller, trial, text)
    if isinstance(caller, TwentyEightAuctioneer):
        return _in_twenty_eight(caller, trial, text)
    if text not in caller.rules.ladder:
        return None
    bid = BooksBid.read(text)
    trump, order = caller.plan(bid).named
    told = {"bidder": caller.me, "bid": "4", "trump": trump, "order": order, "named": True}
    return trial.makes(told, BOARD + bid.number)


def _in_kaiser(caller: KaiserAuctioneer, trial: Trial, text: str) -> tuple[int, int] | None:
    if text not in caller.rules.ladder or Bid.read(text).is_kaiser:
        return None
    bid = Bid.read(text)
    plan = caller.plans()[bid.kind]
    order = "low" if plan.low else "high"
    lowest = f"{caller.rules.min_bid}{bid.kind}"
    told = {"bidder": caller.me, "bid": lowest, "trump": plan.trump, "order": order, "sold": None}
    return trial.makes(told, bid.number)


def _in_twenty_eight(caller: TwentyEightAuctioneer, trial: Trial, text: str) -> tuple[int, int] | None:
    number = number_of(text)
    if number is None:
        return None
    suit = suit_named(text)
    if suit is None and not caller.rules.bid_names_trump:
        suit = best_trump(caller.rules, caller.hand)[0]
    counts = caller.rules.pair == PairRule.BID_4 and suit is not None
    if counts and has_pair(caller.rules, caller.hand, suit or ""):
        number -= SHIFT
    told = {"bidder": caller.me, "bid": str(caller.rules.min_bid), "trump": suit}
    return trial.makes(told, number)
