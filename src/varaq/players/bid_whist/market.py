"""What the calls of others tell: how strong a bidder usually is, and how likely somebody bids on."""

from __future__ import annotations

from dataclasses import dataclass

from varaq.games.bid_whist.books import BOARD
from varaq.games.bid_whist.held import Bid
from varaq.games.bid_whist.packs import Order
from varaq.games.bid_whist.rules import BidWhistRules
from varaq.players.bid_whist.prospects import of_house, weights_of
from varaq.players.bid_whist.worth import Prospect


@dataclass(slots=True)
class Market:
    """Habits of bidders, as auctions of this player with itself showed them.

    `unforced`: by how many books a bidder's side beats that of an ordinary hand, `step`: what every
    number above the ordinary adds. `curse`: by how many books whoever wins an auction has
    thought too well of his hand. `courage`: how much better than passing a bid must look, in
    points; `overcall`, `raise_partner`: the same where an opponent, the partner holds the highest bid. `opens`: how often a
    seat bids at all, `overbids`: how often one goes over a bid, less for every number above the
    lowest. `signalled`: what a partner's message is worth in its direction.
    """

    unforced: float = 0.1
    step: float = 0.5
    curse: float = 0.1
    courage: float = 1.6
    overcall: float = 1.6
    raise_partner: float = 2.4
    opens: float = 0.5
    overbids: float = 0.4
    overbids_step: float = 0.13
    partner_takes: float = 0.5
    signalled: float = 0.6
    mixed: float = 0.1

    def believes(self, told: str | None, order: Order) -> float:
        """What a partner's message adds to my books in this order (BW-88)."""
        if told in (None, "mixed"):
            return self.mixed if told else 0.0
        return self.signalled if (told == "up") == (order == Order.UP) else -self.signalled

    def promise(self, rules: BidWhistRules, bid: Bid) -> Prospect:
        """What the side of one who has made this bid may expect."""
        weights = weights_of(rules, trump=not bid.kind.startswith("N"))
        usual = weights.usual + of_house(rules) + self.unforced
        above = max(0.0, bid.number - (usual - BOARD - 0.5))
        return Prospect(usual + self.step * above, weights.spread)

    def forced(self, rules: BidWhistRules) -> Prospect:
        """What the side of one who has to bid may expect."""
        weights = weights_of(rules, trump=True)
        return Prospect(weights.usual + of_house(rules) - 0.3, weights.spread)

    def over(self, rules: BidWhistRules, bid: Bid) -> float:
        """The chance that a seat goes over this bid."""
        usual = weights_of(rules, trump=True).usual + of_house(rules) - BOARD
        return min(0.8, max(0.02, self.overbids - self.overbids_step * (bid.number - usual + 1)))


MARKET = Market()
