"""The worth of traits at every table of Bid Whist, fitted to thousands of played deals.

A trait adds so many books to what the bidder's side will have, be it in the bidder's hand, in the
partner's or in an opponent's; what a table brings whatever the hand stands in `TABLES`.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from varaq.players.bid_whist.worth import HELP_TRAITS, PLAIN_TRAITS, TRUMP_TRAITS

SLOPES: dict[tuple[bool, bool], dict[str, float]] = {
    # a trump suit, a kitty
    (True, True): {
        "trumps": 0.67, "long_trumps": -0.33, "trump_top": 0.42, "trump_second": 0.34, "trump_third": 0.15,
        "trump_fourth": 0.11, "top": 0.38, "second": 0.15, "third": 0.02, "length": -0.15, "void": 0.2,
        "single": 0.05,
    },
    # a trump suit, no kitty
    (True, False): {
        "trumps": 0.65, "long_trumps": 0.1, "trump_top": 0.43, "trump_second": 0.28, "trump_third": 0.15,
        "trump_fourth": 0.1, "top": 0.56, "second": 0.32, "third": 0.06, "length": 0.12, "void": 0.15,
        "single": 0.15,
    },
    # no trump, a kitty
    (False, True): {
        "top": 0.71, "second": 0.3, "bare_second": 0.12, "third": 0.11, "run": -0.1, "long_run": 0.18,
        "bare": -0.06, "dead": -0.1,
    },
    # no trump, no kitty
    (False, False): {
        "top": 0.75, "second": 0.31, "bare_second": 0.1, "third": 0.2, "run": -0.1, "long_run": 0.1,
        "bare": -0.2,
    },
}  # fmt: skip
"""By whether there is a trump suit, and a kitty."""

HELP: dict[tuple[bool, str], tuple[float, ...]] = {
    (True, "partner"): (-0.58, 0.9, 0.36, 0.23, 0.1, -0.08),
    (True, "foe"): (0.76, -0.7, -0.28, -0.19, -0.1, 0.0),
    (False, "partner"): (-1.45, 0.0, 0.76, 0.47, 0.21, 0.0),
    (False, "foe"): (1.05, 0.0, -0.51, -0.36, -0.21, 0.0),
}
"""By whether there is a trump suit, and whose hand it is: for no trait at all, then for `HELP_TRAITS`."""

TABLES: dict[tuple[int, bool, bool], tuple[tuple[float, float], tuple[float, float]]] = {
    (2, False, True): ((5.55, 9.65), (7.1, 8.3)),
    (1, False, True): ((5.3, 9.5), (6.9, 8.2)),
    (1, True, True): ((5.15, 9.35), (6.9, 8.2)),
    (2, True, True): ((5.4, 9.6), (7.15, 8.3)),
    (0, False, True): ((5.1, 9.4), (6.85, 8.2)),
    (0, False, False): ((3.1, 7.9), (5.6, 7.1)),
}
"""By jokers, high deuce, kitty: with a trump suit and without, the books for no trait at all, and those
of an ordinary hand in its best contract."""

SPREAD = {True: 1.7, False: 2.25}
"""How far the books may lie from what the hand promises, with a trump suit and without."""

FIRST_TRICK_BOOK = -0.15
BIDDER_LEFT_LEADS = -0.1
SEES_KITTY_FIRST = 0.3
"""What the bidder's side gains where the first trick takes the buried cards (BW-35), where the bidder's left
leads (BW-51), where the bidder names with the kitty in his hand (BW-39)."""

KEPT = {True: (4.45, 0.75), False: (5.3, 0.48)}
"""How the promise of the cards kept becomes books, with a trump suit and without."""


class Weights(NamedTuple):
    """How a hand's traits become books of the bidder's side."""

    bidder: tuple[float, ...]
    partner: tuple[float, ...]
    foe: tuple[float, ...]
    usual: float
    spread: float


@cache
def weights_for(jokers: int, high_deuce: bool, kitty: bool, trump: bool) -> Weights:
    """The weights of a table."""
    base, usual = TABLES[jokers, high_deuce, kitty][not trump]
    names = TRUMP_TRAITS if trump else PLAIN_TRAITS
    slopes = SLOPES[trump, kitty]
    bidder = (base, *(slopes.get(name, 0.0) for name in names[1:]))
    partner, foe = HELP[trump, "partner"], HELP[trump, "foe"]
    assert len(partner) == len(foe) == 1 + len(HELP_TRAITS)
    return Weights(bidder, partner, foe, usual, SPREAD[trump])


def kept_books(promise: float, *, trump: bool) -> float:
    """The books that the bidder's side may expect of cards kept with this promise."""
    base, slope = KEPT[trump]
    return base + slope * promise
