"""What a hand promises in a contract, its own, a partner's or an opponent's."""

from __future__ import annotations

from operator import mul

from varaq.games.twenty_eight.rules import TwentyEightRules
from varaq.players.twenty_eight.weights import Weights, weights_for
from varaq.players.twenty_eight.worth import Prospect, traits


def weights_of(rules: TwentyEightRules, hand: int, *, trump: bool = True) -> Weights:
    """The weights of this table, for as many cards as are held."""
    whole = hand.bit_count() > rules.packet
    return weights_for(rules.players, rules.pack, whole=whole, trump=trump)


def prospect(rules: TwentyEightRules, hand: int, trump: str | None) -> Prospect:
    """What the side of a bidder with this hand may expect with this trump."""
    weights = weights_of(rules, hand, trump=trump is not None)
    points = sum(map(mul, weights.bidder, traits(rules, hand, trump)))
    return Prospect(points + rules.last_trick_point / 2, weights.spread)


def best_trump(rules: TwentyEightRules, hand: int) -> tuple[str, Prospect]:
    """The suit that promises most, of those held."""
    suits = [suit for suit, mask in rules.cards.suit_masks.items() if hand & mask]
    found = {suit: prospect(rules, hand, suit) for suit in suits}
    best = max(found, key=lambda suit: found[suit].points)
    return best, found[best]


def seventh(rules: TwentyEightRules, hand: int) -> Prospect:
    """What the seventh card as trump may bring: over all suits, one more card of it (TE-54)."""
    unseen = rules.cards.all & ~hand
    total = 0.0
    for suit, mask in rules.cards.suit_masks.items():
        share = (unseen & mask).bit_count() / unseen.bit_count()
        total += share * (prospect(rules, hand, suit).points + SEVENTH_TRUMP)
    return Prospect(total, prospect(rules, hand, "S").spread)


SEVENTH_TRUMP = 1.5
"""What one trump more is worth that is not yet among the cards held."""


def help_in(rules: TwentyEightRules, hand: int, trump: str | None, *, partner: bool, known: bool) -> float:
    """What my hand adds to another bidder's points beside an ordinary hand in my seat.

    `known`: whether the trump is known, `trump` None then being no trump.
    """
    weights = weights_of(rules, hand, trump=not known or trump is not None)
    row = weights.partner if partner else weights.foe
    told = trump if known and rules.is_double else None
    return float(sum(map(mul, row, traits(rules, hand, told))))
