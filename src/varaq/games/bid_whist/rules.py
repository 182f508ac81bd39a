"""The house rules of Bid Whist, as `docs/rules/bid_whist.md` §3 states them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import TypeAlias

from varaq.cards import Pack
from varaq.games.bid_whist.packs import SUITS, Order, Ranking, pack_with, ranking
from varaq.rules import Rules, but, needs, option, when
from varaq.seats import Seating

HIGHEST_BID = 7
"""Seven books over six are all of them (BW-13)."""

Named: TypeAlias = tuple[str | None, Order]
"""What the bidder names: a trump suit, None for no trump, and which cards win."""


class DeuceInNt(StrEnum):
    """What a high 2 of spades is in a no-trump contract (BW-50)."""

    DEAD = "dead"
    SPADE = "spade"


class FirstDealer(StrEnum):
    """Who deals first: whoever is turned a card of that suit, or anybody (BW-6)."""

    FIRST_DIAMOND = "first_diamond"
    FIRST_CLUB = "first_club"
    RANDOM = "random"


class RedealBy(StrEnum):
    """Who deals after a hand was thrown in (BW-11)."""

    SAME_DEALER = "same_dealer"
    NEXT_DEALER = "next_dealer"


class BidStyle(StrEnum):
    """What a bid says beside its number (BW-14, BW-26, BW-27)."""

    UP_DOWN_NT = "up_down_nt"
    NUMBER_NT = "number_nt"
    NUMBER = "number"


class AuctionRounds(StrEnum):
    """One call each (BW-12), or until all but one have passed (BW-28)."""

    ONCE = "once"
    UNTIL_PASSED = "until_passed"


class DirectionRank(StrEnum):
    """How uptown and downtown of one number stand to each other (BW-16, BW-20)."""

    EQUAL = "equal"
    DOWN_OVER_UP = "down_over_up"
    UP_OVER_DOWN = "up_over_down"


class NtDirection(StrEnum):
    """When the direction of a no trump is said (BW-18, BW-19)."""

    AFTER = "after"
    IN_BID = "in_bid"


class AllPass(StrEnum):
    """What happens when the first three players have passed (BW-22, BW-23)."""

    DEALER_MUST_BID = "dealer_must_bid"
    REDEAL = "redeal"


class BidSignals(StrEnum):
    """Whether low bids are messages (BW-88)."""

    NONE = "none"
    NORTHEAST = "northeast"


class NameTrump(StrEnum):
    """Whether the bidder names before he sees the kitty (BW-30, BW-39)."""

    BEFORE_KITTY = "before_kitty"
    AFTER_KITTY = "after_kitty"


class KittyBook(StrEnum):
    """Whose book the buried cards are (BW-34, BW-35)."""

    BIDDER = "bidder"
    FIRST_TRICK = "first_trick"


class AceDowntown(StrEnum):
    """Where the ace stands when low cards win (BW-45, BW-46)."""

    GOOD = "good"
    BAD = "bad"
    CHOOSE = "choose"


class JokersNt(StrEnum):
    """What becomes of dead cards in a no-trump contract (BW-40, BW-41, BW-57, BW-59, BW-60)."""

    DEAD = "dead"
    ANY_TIME = "any_time"
    FORCED = "forced"
    REMOVED = "removed"


class JokerLeadNt(StrEnum):
    """When a dead card may be led (BW-61)."""

    ALLOWED = "allowed"
    LAST_RESORT = "last_resort"


class FirstLead(StrEnum):
    """Who leads to the first trick (BW-51)."""

    BIDDER = "bidder"
    BIDDER_LEFT = "bidder_left"


class Renege(StrEnum):
    """Whether a card that the rules forbid is refused, or stands until it is called (BW-62, BW-63)."""

    REFUSED = "refused"
    ALLOWED = "allowed"


class RenegePenalty(StrEnum):
    """What a called renege costs (BW-64, BW-66)."""

    THREE_BOOKS = "three_books"
    GAME = "game"


class MadeScore(StrEnum):
    """What a made bid brings: all books over six, or the number bid (BW-69, BW-73)."""

    TAKEN = "taken"
    BID = "bid"


class SetScore(StrEnum):
    """Who scores for a bid that was set (BW-70, BW-74)."""

    LOSE_BID = "lose_bid"
    OPPONENTS_SCORE = "opponents_score"


class DefenderScore(StrEnum):
    """Whether the defenders score their own books over six (BW-71, BW-75)."""

    NONE = "none"
    ODD_BOOKS = "odd_books"


class BostonBid(StrEnum):
    """What a bid of seven is worth beside its points (BW-76, BW-77)."""

    NORMAL = "normal"
    DOUBLE = "double"
    GAME = "game"


class BostonScore(StrEnum):
    """What all thirteen books bring to the bidding side (BW-78)."""

    NORMAL = "normal"
    THIRTEEN = "thirteen"
    QUADRUPLE = "quadruple"


class Session(StrEnum):
    """Whether the losers leave their seats after the match (BW-86)."""

    SINGLE = "single"
    RISE_AND_FLY = "rise_and_fly"


_DIRECTIONS: Mapping[DirectionRank, Mapping[str, int]] = {
    DirectionRank.EQUAL: {"U": 0, "D": 0},
    DirectionRank.DOWN_OVER_UP: {"U": 0, "D": 1},
    DirectionRank.UP_OVER_DOWN: {"D": 0, "U": 1},
}
"""How the two directions of one number stand to each other (BW-16, BW-20)."""

_LOW_ORDERS: Mapping[AceDowntown, tuple[Order, ...]] = {
    AceDowntown.GOOD: (Order.DOWN,),
    AceDowntown.BAD: (Order.DOWN_ACE_BAD,),
    AceDowntown.CHOOSE: (Order.DOWN, Order.DOWN_ACE_BAD),
}
"""The rankings in which low cards win (BW-45, BW-46)."""


@dataclass(frozen=True)
class BidWhistRules(Rules):
    """One house of Bid Whist."""

    jokers: int = option(
        2,
        clauses="BW-2 BW-3 BW-4",
        group="pack",
        low=0,
        high=2,
        usual=(0, 1, 2),
        needs=(needs((1, 2), kitty=True), needs(0, deuce_high=False)),
    )
    kitty: bool = option(
        True,
        clauses="BW-4 BW-5 BW-67",
        group="pack",
        needs=needs(
            False,
            jokers=0,
            sport_kitty=False,
            name_trump=NameTrump.BEFORE_KITTY,
            kitty_book=KittyBook.BIDDER,
        ),
    )
    deuce_high: bool = option(False, clauses="BW-48 BW-49", group="pack", needs=needs(True, jokers=(1, 2)))
    deuce_in_nt: DeuceInNt = option(
        DeuceInNt.DEAD, clauses="BW-50", group="pack", reads=when(deuce_high=True)
    )
    first_dealer: FirstDealer = option(FirstDealer.FIRST_DIAMOND, clauses="BW-6", group="deal")
    no_face_redeal: bool = option(False, clauses="BW-25", group="deal")
    redeal_by: RedealBy = option(RedealBy.SAME_DEALER, clauses="BW-11", group="deal")
    bid_style: BidStyle = option(BidStyle.UP_DOWN_NT, clauses="BW-14 BW-26 BW-27 BW-31", group="auction")
    min_bid: int = option(3, clauses="BW-13 BW-22", group="auction", low=1, high=HIGHEST_BID, usual=(1, 3, 4))
    auction_rounds: AuctionRounds = option(
        AuctionRounds.ONCE,
        clauses="BW-12 BW-28",
        group="auction",
        needs=needs(AuctionRounds.UNTIL_PASSED, dealer_may_match=False),
    )
    direction_rank: DirectionRank = option(
        DirectionRank.EQUAL,
        clauses="BW-16 BW-20",
        group="auction",
        needs=needs(but(DirectionRank.EQUAL), bid_style=BidStyle.UP_DOWN_NT),
    )
    nt_direction: NtDirection = option(
        NtDirection.AFTER,
        clauses="BW-18 BW-19",
        group="auction",
        needs=needs(NtDirection.IN_BID, bid_style=BidStyle.UP_DOWN_NT),
    )
    low_nt_outranks_high: bool = option(
        False, clauses="BW-19", group="auction", needs=needs(True, nt_direction=NtDirection.IN_BID)
    )
    all_pass: AllPass = option(AllPass.DEALER_MUST_BID, clauses="BW-22 BW-23", group="auction")
    dealer_may_match: bool = option(
        False, clauses="BW-24", group="auction", needs=needs(True, auction_rounds=AuctionRounds.ONCE)
    )
    bid_signals: BidSignals = option(
        BidSignals.NONE,
        clauses="BW-88",
        group="auction",
        needs=needs(BidSignals.NORTHEAST, bid_style=BidStyle.NUMBER, min_bid=1),
    )
    name_trump: NameTrump = option(
        NameTrump.BEFORE_KITTY,
        clauses="BW-30 BW-39",
        group="naming",
        needs=needs(NameTrump.AFTER_KITTY, kitty=True),
    )
    sport_kitty: bool = option(False, clauses="BW-36 BW-37", group="naming", needs=needs(True, kitty=True))
    kitty_book: KittyBook = option(
        KittyBook.BIDDER,
        clauses="BW-34 BW-35",
        group="naming",
        needs=needs(KittyBook.FIRST_TRICK, kitty=True),
    )
    ace_downtown: AceDowntown = option(AceDowntown.GOOD, clauses="BW-31 BW-46", group="naming")
    jokers_nt: JokersNt = option(
        JokersNt.DEAD,
        clauses="BW-40 BW-41 BW-57 BW-59 BW-60",
        group="play",
        reads=when(jokers=(1, 2)),
    )
    joker_lead_nt: JokerLeadNt = option(
        JokerLeadNt.ALLOWED,
        clauses="BW-61",
        group="play",
        reads=when(jokers=(1, 2), jokers_nt=but(JokersNt.REMOVED)),
    )
    first_lead: FirstLead = option(FirstLead.BIDDER, clauses="BW-51", group="play")
    renege: Renege = option(Renege.REFUSED, clauses="BW-62 BW-63 BW-89 BW-90", group="play")
    renege_penalty: RenegePenalty = option(
        RenegePenalty.THREE_BOOKS,
        clauses="BW-64 BW-65 BW-66 BW-89",
        group="play",
        reads=when(renege=Renege.ALLOWED),
    )
    nt_doubles: bool = option(True, clauses="BW-72", group="score")
    made_score: MadeScore = option(MadeScore.TAKEN, clauses="BW-69 BW-73", group="score")
    set_score: SetScore = option(
        SetScore.LOSE_BID,
        clauses="BW-70 BW-74",
        group="score",
        needs=needs(SetScore.OPPONENTS_SCORE, defender_score=DefenderScore.NONE),
    )
    defender_score: DefenderScore = option(
        DefenderScore.NONE,
        clauses="BW-71 BW-75",
        group="score",
        needs=needs(DefenderScore.ODD_BOOKS, set_score=SetScore.LOSE_BID),
    )
    boston_bid: BostonBid = option(
        BostonBid.NORMAL,
        clauses="BW-76 BW-77",
        group="score",
        needs=needs(BostonBid.DOUBLE, boston_score=BostonScore.NORMAL),
    )
    boston_score: BostonScore = option(
        BostonScore.NORMAL,
        clauses="BW-78",
        group="score",
        needs=needs(but(BostonScore.NORMAL), boston_bid=but(BostonBid.DOUBLE)),
    )
    set_limit: int = option(0, clauses="BW-82", group="end", low=0, high=9, usual=(0, 2, 3))
    target: int = option(
        7,
        clauses="BW-80 BW-81",
        group="end",
        low=0,
        high=100,
        usual=(5, 7, 9, 11, 21, 32),
        needs=needs(0, max_hands=but(0), lose_at_minus_target=False),
    )
    lose_at_minus_target: bool = option(True, clauses="BW-81", group="end")
    bid_out: bool = option(False, clauses="BW-83", group="end", reads=when(target=but(0)))
    max_hands: int = option(0, clauses="BW-84", group="end", low=0, high=100, usual=(0, 6, 8, 10))
    session: Session = option(Session.SINGLE, clauses="BW-86", group="end")

    # ------------------------------------------------------------------ what follows from the options

    @cached_property
    def seating(self) -> Seating:
        """Partners sit opposite (BW-1)."""
        return Seating.teams(4, 2)

    @property
    def players(self) -> int:
        """Always four (BW-1)."""
        return 4

    @cached_property
    def cards(self) -> Pack:
        """The pack (BW-2, BW-3)."""
        return pack_with(self.jokers)

    @cached_property
    def cards_each(self) -> int:
        """Cards that every player is dealt; as many tricks are played (BW-4, BW-5)."""
        return 12 if self.kitty else 13

    @cached_property
    def kitty_size(self) -> int:
        """What is left of the pack (BW-4)."""
        return len(self.cards) - 4 * self.cards_each

    @cached_property
    def ladder(self) -> Mapping[str, int]:
        """The standing of every bid of the house: a higher one outranks a lower one (BW-15…20, BW-26, BW-27)."""
        kinds = self._kinds
        told = [
            (4 * number + level, f"{number}{kind}")
            for number in range(self.min_bid, HIGHEST_BID + 1)
            for kind, level in kinds.items()
        ]
        return {text: rank for rank, text in sorted(told, key=lambda bid: bid[0])}

    @property
    def _kinds(self) -> Mapping[str, int]:
        """The kinds of bids, and how they stand at one number."""
        if self.bid_style == BidStyle.NUMBER:
            return {"": 0}
        if self.bid_style == BidStyle.NUMBER_NT:
            return {"": 0, "N": 1}
        no_trump = {"N": 2}
        if self.nt_direction == NtDirection.IN_BID:
            no_trump = {"NU": 2, "ND": 3 if self.low_nt_outranks_high else 2}
        return {**_DIRECTIONS[self.direction_rank], **no_trump}

    @cached_property
    def nameable(self) -> Mapping[str, tuple[Named, ...]]:
        """What a bid of each kind leaves to be named after the auction (BW-14, BW-17…19, BW-26, BW-27, BW-31)."""
        low = _LOW_ORDERS[self.ace_downtown]
        orders: Mapping[str, tuple[Order, ...]] = {"U": (Order.UP,), "D": low}
        found = {}
        for kind in self._kinds:
            suits: tuple[str | None, ...] = (None,) if kind.startswith("N") else SUITS
            if self.bid_style == BidStyle.NUMBER:
                suits = (*SUITS, None)
            said = orders.get(kind[-1:], (Order.UP, *low))
            found[kind] = tuple((suit, order) for suit in suits for order in said)
        return found

    def ranking(self, trump: str | None, order: Order) -> Ranking:
        """The cards as they rank under this trump suit, or none, and this order (BW-42…50)."""
        return ranking(
            self.jokers,
            high_deuce=self.deuce_high,
            dead_deuce=self.deuce_high and self.deuce_in_nt == DeuceInNt.DEAD,
            trump=trump,
            order=order,
        )
