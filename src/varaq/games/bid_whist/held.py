"""What has been dealt to whom, what the auction ended in, and where the match stands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache

from varaq.games.bid_whist.packs import Order, Ranking
from varaq.games.bid_whist.rules import BidWhistRules
from varaq.seats import Seat, Side

SIDES: tuple[Side, Side] = ("A", "B")
OTHER: Mapping[Side, Side] = {"A": "B", "B": "A"}


@dataclass(frozen=True, slots=True)
class Bid:
    """A bid: a number and a kind, `U`, `D`, `N`, `NU`, `ND`, or none (BW-13, BW-14, BW-19, BW-26).

    Which bid outranks which is `BidWhistRules.ladder`.
    """

    number: int
    kind: str = ""

    @classmethod
    @cache
    def read(cls, text: str) -> Bid:
        """The bid that a text of the ladder names."""
        return cls(int(text[0]), text[1:])

    def __str__(self) -> str:
        return f"{self.number}{self.kind}"


@dataclass(frozen=True, slots=True)
class Contract:
    """What the auction ended in (BW-29). `order` None: nobody has said yet which cards win.

    `trump` None is no trump once the contract is `named`, and not said before.
    """

    bidder: Seat
    bid: Bid
    trump: str | None = None
    order: Order | None = None
    named: bool = False

    @classmethod
    def of(cls, rules: BidWhistRules, bidder: Seat, bid: Bid) -> Contract:
        """The contract as the bid fixes it: what leaves one thing to be named is named."""
        open_to = rules.nameable[bid.kind]
        orders = {order for _, order in open_to}
        order = orders.pop() if len(orders) == 1 else None
        return cls(bidder, bid, open_to[0][0] if len(open_to) == 1 else None, order, len(open_to) == 1)

    def ranking(self, rules: BidWhistRules) -> Ranking:
        """The cards as they rank; of a contract that is named."""
        return rules.ranking(self.trump, self.order or Order.UP)

    @property
    def is_no_trump(self) -> bool:
        """Whether there is no trump suit, however it was bid."""
        return self.named and self.trump is None


@dataclass(frozen=True, slots=True)
class Standing:
    """The match between two deals: totals, bids that were set (BW-82), hands scored, the next dealer."""

    totals: Mapping[Side, int]
    dealer: Seat
    hands_scored: int = 0
    sets: Mapping[Side, int] = field(default_factory=lambda: {"A": 0, "B": 0})

    @classmethod
    def start(cls, dealer: Seat) -> Standing:
        """Both sides at 0 (BW-79)."""
        return cls({"A": 0, "B": 0}, dealer)


@dataclass(frozen=True, slots=True)
class Held:
    """The cards of one deal as sets: by seat, the kitty while it lies, what lies buried in its place.

    `kitty_dealt` are the cards that the kitty was.
    """

    rules: BidWhistRules
    standing: Standing
    hands: tuple[int, ...]
    kitty: int = 0
    buried: int = 0
    kitty_dealt: int = 0

    def with_hand(self, seat: Seat, hand: int) -> Held:
        """The same with another hand in one seat."""
        return replace(self, hands=(*self.hands[:seat], hand, *self.hands[seat + 1 :]))

    def texts(self, mask: int) -> list[str]:
        """The cards of a set, suit by suit."""
        return self.rules.cards.texts(mask)

    def side(self, seat: Seat) -> Side:
        """Whose side the seat is on."""
        return self.rules.seating.side_of[seat]

    def from_left_of(self, seat: Seat) -> list[Seat]:
        """All seats in turn, the one at the left of `seat` first."""
        return [self.rules.seating.after(seat, steps) for steps in range(1, self.rules.players + 1)]
