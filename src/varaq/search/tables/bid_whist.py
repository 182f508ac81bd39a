"""The tables of Bid Whist (BW-51…67): the points are books, the buried cards' book among them.

Not said: that a renege stands until it is called (BW-63); the legal cards are the right ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from varaq.engine import Observation
from varaq.games.bid_whist.held import Bid, Contract
from varaq.games.bid_whist.packs import Order
from varaq.games.bid_whist.rules import BidWhistRules, FirstLead, JokerLeadNt, JokersNt, KittyBook
from varaq.search.tables.parts import credited, next_of, ranking_of, sides_of
from varaq.search.tables.shape import Tables
from varaq.seats import Seat


def told(seen: Observation) -> Mapping[str, Any]:
    """The contract as it stands in the observation."""
    assert seen.contract is not None
    return seen.contract


def read(rules: BidWhistRules, contract: Mapping[str, Any]) -> Contract:
    """The contract from an observation; not named yet it is one without trump."""
    order = contract.get("order")
    bid = Bid.read(contract["bid"])
    return Contract(contract["bidder"], bid, contract.get("trump"), Order(order or Order.UP), named=True)


@lru_cache(maxsize=256)
def tables(rules: BidWhistRules, contract: Contract, out: tuple[Seat, ...]) -> Tables:
    """A contract that is named."""
    pack, ranking = rules.cards, contract.ranking(rules)
    sides = sides_of(rules.seating, contract.bidder)
    leads = pack.all & ~ranking.dead if rules.joker_lead_nt == JokerLeadNt.LAST_RESORT else pack.all
    books = [1] * rules.cards_each
    if rules.kitty and rules.kitty_book == KittyBook.FIRST_TRICK:
        books[0] = 2  # the buried cards go with it (BW-35)
    trumps = sum(1 << card for card in ranking.lines[contract.trump]) if contract.trump else 0
    return Tables(
        seats=rules.players,
        players=rules.players - len(out),
        cards=len(pack),
        tricks=rules.cards_each,
        bidder=contract.bidder,
        next=next_of(rules.seating, out),
        side=sides,
        credit=credited(sides),
        points=(0,) * len(pack),
        trick_points=tuple(books),
        follow=ranking.order.follow,
        rankings=(ranking_of(ranking.order, trumps),),
        lead_first=leads,
        lead_later=leads,
        free_cards=ranking.dead if rules.jokers_nt == JokersNt.ANY_TIME else 0,
        forced_cards=ranking.dead if rules.jokers_nt == JokersNt.FORCED else 0,
    )


def first_leader(seen: Observation) -> Seat:
    """The bidder, or his left (BW-51)."""
    bidder = Seat(told(seen)["bidder"])
    by_bidder = seen.rules.value("first_lead") == FirstLead.BIDDER
    return bidder if by_bidder else seen.rules.seating.after(bidder)


def start(rules: BidWhistRules) -> int:
    """The buried cards are a book of the bidding side from the start (BW-34), unless the first trick takes them."""
    return int(rules.kitty and rules.kitty_book == KittyBook.BIDDER)
