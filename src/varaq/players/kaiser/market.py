"""What the calls of others tell: how strong a bidder usually is, and how likely somebody bids on."""

from __future__ import annotations

from dataclasses import dataclass

from varaq.cards import bits
from varaq.games.kaiser.contract import Bid, Contract
from varaq.games.kaiser.play import order_of
from varaq.games.kaiser.rules import KaiserRules
from varaq.players.kaiser.worth import Prospect, weights_of


@dataclass(slots=True)
class Market:
    """Habits of bidders, as auctions of this player with itself showed them.

    `courage`: how many points better than passing a bid must look; `raise_partner`: how many
    more where the partner holds the bid. `willing`: the tricks by which one who bids unforced is
    better than the ordinary, `step`: by which every number more makes him better. `opens`: the
    chance that a seat opens; `partner_takes`: how much rarer a partner outbids than an opponent;
    `accepts`: the price at which half of the dealers sell.
    """

    courage: float = 0.3
    raise_partner: float = 0.7
    willing: float = 0.7
    step: float = 0.35
    opens: float = 0.35
    partner_takes: float = 0.4
    accepts: float = 3.0

    def usual(self, rules: KaiserRules, bid: Bid) -> Prospect:
        """What the side of any bidder may expect, whatever his hand."""
        weights = weights_of(rules, trump=bid.names_trump)
        tricks, bonus, penalty = weights.usual
        return Prospect(tricks, weights.spread, bonus, penalty)

    def promise(self, rules: KaiserRules, bid: Bid) -> Prospect:
        """What the side of one who has made this bid may expect."""
        if bid.is_kaiser:
            return Prospect(float(rules.cards_each), 1.0, 0.9, 0.1)
        return self.usual(rules, bid).shifted(self.willing + self.step * (bid.number - rules.min_bid))

    def forced(self, rules: KaiserRules) -> Prospect:
        """What the side of one who has to play may expect."""
        return self.usual(rules, Bid(rules.min_bid)).shifted(-0.3)

    def takes(self, above: int, *, dealer: bool) -> float:
        """The chance that an opponent outbids a bid that stands so far above the lowest of the ladder."""
        return max(0.03, (0.45 if dealer else 0.35) - 0.043 * above)

    def sells(self, price: int, *, to_mate: bool) -> float:
        """The chance that a dealer accepts the price (KS-53); of his partner he gets nothing (KS-105)."""
        if to_mate:
            return 0.4
        return min(0.97, max(0.03, 0.5 + 0.2 * (price - self.accepts)))


MARKET = Market()


def support(rules: KaiserRules, hand: int) -> float:
    """How many tricks more than an ordinary hand this one adds to whatever is played, or takes from it."""
    order = order_of(rules, Contract(0, None))
    tops = 0.0
    suits = rules.cards.suit_masks.values()
    for suit in suits:
        mine = hand & suit
        above = sorted((order.beats[card] & suit & ~hand).bit_count() for card in bits(mine))
        for place, higher in enumerate(above[: len(SECURE)]):
            guarded = len(above) > 1
            tops += SECURE[place] * (1.0 if not higher else 0.5 if higher == 1 and guarded else 0.0)
    return 0.6 * (tops - 1.4 * len(suits) / rules.players)


SECURE = (1.0, 0.6, 0.2)
"""How much the first, second, third top of one suit counts: the third round is ruffed."""
