"""What has been dealt to whom, what the auction ended in, and where the match stands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from varaq.games.twenty_eight.packs import card_points, rank_of, suit_of
from varaq.games.twenty_eight.rules import MatchStyle, TwentyEightRules
from varaq.seats import Seat, Side

SIDES: tuple[Side, Side] = ("A", "B")
OTHER: Mapping[Side, Side] = {"A": "B", "B": "A"}


@dataclass(frozen=True, slots=True)
class Standing:
    """The match between two deals: scores, open sets of each colour (TE-149), the dealer."""

    scores: Mapping[Side, int]
    dealer: Seat
    red: Mapping[Side, int] = field(default_factory=lambda: {"A": 0, "B": 0})
    black: Mapping[Side, int] = field(default_factory=lambda: {"A": 0, "B": 0})
    hands_scored: int = 0

    @classmethod
    def start(cls, rules: TwentyEightRules, dealer: Seat) -> Standing:
        """Everybody at nothing, or with all their tables (TE-145, TE-152)."""
        begin = rules.target if rules.match_style == MatchStyle.TABLES else 0
        return cls({"A": begin, "B": begin}, dealer)

    @property
    def next_deal(self) -> dict[str, int]:
        """Who deals, and the how manieth deal it is."""
        return {"dealer": self.dealer, "deal": self.hands_scored + 1}


@dataclass(frozen=True, slots=True)
class Contract:
    """What the auction ended in.

    `bid` is the text of the winning call: a number, a number with a suit or NT, `half`,
    `thani`, `single`. `card` is the number of the card that lies face down for trump;
    `seventh`: trump is the suit of the seventh card (TE-54).
    """

    bidder: Seat
    bid: str
    trump: str | None = None
    shown: bool = False
    card: int | None = None
    seventh: bool = False
    stake: int = 1

    @property
    def number(self) -> int:
        """The card points undertaken; 0 for a game of its own."""
        digits = self.bid.rstrip("SHDCNT")
        return int(digits) if digits.isdecimal() else 0

    @property
    def is_alone(self) -> bool:
        """Whether one player undertakes every trick, without trump (TE-71, TE-78, TE-163)."""
        return self.bid in ("half", "thani", "single")


@dataclass(frozen=True, slots=True)
class Held:
    """The cards of one deal. `hands` are what a seat can play from; `given` all it was dealt.

    `coming` holds the second packet of every seat in its order until it is dealt.
    """

    rules: TwentyEightRules
    standing: Standing
    hands: tuple[int, ...]
    given: tuple[int, ...]
    coming: tuple[tuple[int, ...], ...] = ()

    @property
    def dealer(self) -> Seat:
        """Who deals."""
        return self.standing.dealer

    @property
    def first_hand(self) -> Seat:
        """The seat after the dealer (TE-10)."""
        return self.rules.seating.after(self.dealer)

    @property
    def complete(self) -> bool:
        """Whether the second packet has been dealt."""
        return not self.coming

    def in_order(self, start: Seat | None = None) -> list[Seat]:
        """All seats in the order of play, from first hand or from `start`."""
        first = self.first_hand if start is None else start
        return [self.rules.seating.after(first, steps) for steps in range(self.rules.players)]

    def side(self, seat: Seat) -> Side:
        """Whose side the seat is on."""
        return self.rules.seating.side_of[seat]

    def texts(self, mask: int) -> list[str]:
        """The cards of a set."""
        return self.rules.cards.texts(mask)

    def with_hand(self, seat: Seat, hand: int) -> Held:
        """The same with another hand in one seat."""
        return replace(self, hands=(*self.hands[:seat], hand, *self.hands[seat + 1 :]))

    def is_pointless(self, seat: Seat) -> bool:
        """Whether the cards given so far carry no card points."""
        return not any(card_points(card) for card in self.texts(self.given[seat]))

    def is_one_suit(self, seat: Seat) -> bool:
        """Whether the cards given so far are all of one suit."""
        return len({suit_of(card) for card in self.texts(self.given[seat])}) == 1

    def has_four_jacks(self, seat: Seat) -> bool:
        """Whether the seat has been dealt all four Jacks; a double pack has no such thing (TE-24)."""
        jacks = [card for card in self.texts(self.given[seat]) if rank_of(card) == "J"]
        return not self.rules.is_double and len(jacks) == 4
