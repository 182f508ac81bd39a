"""What the calls of others tell: how strong a bidder usually is, and how likely somebody bids on."""

from __future__ import annotations

from dataclasses import dataclass

from varaq.games.twenty_eight.rules import TwentyEightRules
from varaq.players.twenty_eight.prospects import weights_of
from varaq.players.twenty_eight.worth import Prospect


@dataclass(slots=True)
class Market:
    """Habits of bidders, as thousands of auctions of this player with itself showed them.

    `willing` and `step`: by how many points a bidder's side beats an ordinary one, at the lowest
    bid and for every number above it; for half a hand, a whole one, a double pack (there in
    shares of two). `curse`: by how many points whoever wins an auction has thought too well of his hand. `courage`: how much better than passing a bid must look, in game points;
    `raise_partner`: how much more where the partner holds the bid.
    """

    willing: tuple[float, float, float] = (-0.3, 0.0, 3.3)
    step: tuple[float, float, float] = (0.2, 1.2, 0.4)
    curse: tuple[float, float, float] = (0.6, 0.2, 0.5)
    courage: tuple[float, float, float] = (0.07, 0.0, 0.4)
    raise_partner: float = 0.3
    double: float = 0.25
    redouble: float = 0.6
    overbids: float = 0.4
    overbids_step: float = 2.5

    def promise(self, rules: TwentyEightRules, hand: int, number: int, *, trump: bool = True) -> Prospect:
        """What the side of one who has bid this number may expect; my hand says how many cards are out."""
        weights = weights_of(rules, hand, trump=trump)
        kind = kind_of(rules, hand)
        points = weights.usual + rules.last_trick_point / 2 + self.willing[kind]
        return Prospect(points + self.step[kind] * (number - rules.min_bid), weights.spread)

    def sober(self, rules: TwentyEightRules, hand: int, plan: Prospect) -> Prospect:
        """A plan as it looks to one who knows that he may have to play it."""
        return plan.shifted(-self.curse[kind_of(rules, hand)])

    def over(self, rules: TwentyEightRules, number: int) -> float:
        """The chance that the other side bids over this number."""
        above = (number - rules.min_bid) * 28 / rules.points_in_deal
        return max(0.02, self.overbids * (1 - above / self.overbids_step / 2))


def kind_of(rules: TwentyEightRules, hand: int) -> int:
    """0 for half a hand, 1 for a whole one, 2 for one of a double pack."""
    return 2 if rules.is_double else int(hand.bit_count() > rules.packet)


MARKET = Market()
