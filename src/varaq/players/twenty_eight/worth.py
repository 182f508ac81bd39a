"""What a hand is worth with a trump suit, or without: lengths, tops, short suits, the pair."""

from __future__ import annotations

from math import erf, sqrt
from typing import NamedTuple

from varaq.cards import bits
from varaq.games.twenty_eight.packs import rank_of, trick_order
from varaq.games.twenty_eight.rules import PairRule, TwentyEightRules

TRAITS = (
    "one", "trumps", "long_trumps", "trump_top", "trump_second", "trump_third", "pair",
    "top", "second", "bare_second", "third", "top_guarded", "void", "single",
)  # fmt: skip
"""Of trumps: how many, those beyond the usual, the cards that none, one, two outside outrank, K and Q
together. Of other suits: the same tops ("second" with another card beside it), tops with a
second beside them, suits without a card, with one."""


def traits(rules: TwentyEightRules, hand: int, trump: str | None) -> list[float]:
    """The traits of the hand in the order of their names."""
    x = dict.fromkeys(TRAITS, 0.0)
    x["one"] = 1.0
    for suit, mask in rules.cards.suit_masks.items():
        above = above_in(rules, hand, mask)
        if suit == trump:
            usual = hand.bit_count() / 4
            x["trumps"] = len(above) - usual
            x["long_trumps"] = max(0.0, len(above) - usual - 2)
            x["trump_top"] = above.count(0)
            x["trump_second"] = above.count(1)
            x["trump_third"] = above.count(2)
            x["pair"] = float(has_pair(rules, hand, suit))
            continue
        x["top"] += above.count(0)
        x["top_guarded"] += float(above.count(0) > 0 and above.count(0) + above.count(1) > 1)
        x["second" if len(above) > 1 else "bare_second"] += above.count(1)
        x["third"] += above.count(2) if len(above) > 1 else 0
        x["void"] += not above
        x["single"] += len(above) == 1
    return list(x.values())


def above_in(rules: TwentyEightRules, hand: int, suit: int) -> list[int]:
    """For each card of the suit, best first, how many outside the hand outrank it."""
    beats = trick_order(rules.pack, None).beats
    return [(beats[card] & ~hand).bit_count() for card in bits(hand & suit)]


def has_pair(rules: TwentyEightRules, hand: int, suit: str) -> bool:
    """Whether King and Queen of the suit are in the hand, in a house where they count (TE-120)."""
    if rules.pair == PairRule.NONE:
        return False
    cards = rules.cards.cards
    held = {rank_of(cards[n]) for n in bits(hand & rules.cards.suit_masks[suit])}
    return {"K", "Q"} <= held


class Prospect(NamedTuple):
    """The card points that the bidder's side may expect, a pair counted as points, and their spread."""

    points: float
    spread: float

    def chance(self, needed: int) -> float:
        """The chance to take so many points."""
        return 0.5 * (1.0 + erf((self.points - needed + 0.5) / (self.spread * sqrt(2.0))))

    def shifted(self, points: float) -> Prospect:
        """The same with so many more points."""
        return self._replace(points=self.points + points)
