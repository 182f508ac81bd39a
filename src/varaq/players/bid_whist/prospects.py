"""What a hand promises in a contract: its own with the kitty yet to come, a partner's or an opponent's."""

from __future__ import annotations

from operator import mul

from varaq.games.bid_whist.packs import Order
from varaq.games.bid_whist.rules import BidWhistRules, FirstLead, KittyBook, Named, NameTrump
from varaq.players.bid_whist.weights import (
    BIDDER_LEFT_LEADS,
    FIRST_TRICK_BOOK,
    SEES_KITTY_FIRST,
    Weights,
    weights_for,
)
from varaq.players.bid_whist.worth import Prospect, help_traits, traits


def weights_of(rules: BidWhistRules, *, trump: bool) -> Weights:
    """The weights of this table."""
    return weights_for(rules.jokers, rules.deuce_high, rules.kitty, trump)


def of_house(rules: BidWhistRules) -> float:
    """By how many books the house is kinder to a bidder than the one the weights were found in."""
    shift = 0.0
    if rules.kitty_book == KittyBook.FIRST_TRICK:
        shift += FIRST_TRICK_BOOK
    if rules.first_lead == FirstLead.BIDDER_LEFT:
        shift += BIDDER_LEFT_LEADS
    if rules.name_trump == NameTrump.AFTER_KITTY:
        shift += SEES_KITTY_FIRST
    return shift


def prospect(rules: BidWhistRules, hand: int, named: Named) -> Prospect:
    """What the side of a bidder with these cards, and a kitty to come, may expect."""
    trump, order = named
    weights = weights_of(rules, trump=trump is not None)
    books = sum(map(mul, weights.bidder, traits(rules, hand, trump, order)))
    return Prospect(books + of_house(rules), weights.spread)


def best_of(rules: BidWhistRules, hand: int, named: tuple[Named, ...]) -> tuple[Named, Prospect]:
    """The most promising of these contracts."""
    found = {one: prospect(rules, hand, one) for one in named}
    best = max(found, key=lambda one: found[one].books)
    return best, found[best]


def help_in(
    rules: BidWhistRules, hand: int, orders: tuple[Order, ...], *, trump: bool, partner: bool
) -> float:
    """What my hand adds to another bidder's books beside an ordinary hand in my seat, if one of these orders is played."""
    weights = weights_of(rules, trump=trump)
    row = weights.partner if partner else weights.foe
    return sum(sum(map(mul, row, (1.0, *help_traits(rules, hand, order)))) for order in orders) / len(orders)
