"""The house rules of the Twenty-Eight family, as `docs/rules/twenty_eight.md` §3 states them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import ClassVar

from varaq.cards import Pack
from varaq.games.twenty_eight.packs import PACKS, Packs, card_points
from varaq.rules import NUMBERS, Rules, Value, but, needs, option, when
from varaq.rules.option import Bound
from varaq.seats import Seating


class Direction(StrEnum):
    """Which way the turn goes round (TE-10); seats are in the order of play either way."""

    COUNTER_CLOCKWISE = "counter_clockwise"
    CLOCKWISE = "clockwise"


class Cut(StrEnum):
    """Whether the pack is cut (TE-12)."""

    NONE = "none"
    ONCE = "once"


class BidAfter(StrEnum):
    """On how many cards the auction is held (TE-13, TE-15)."""

    HALF = "half"
    ALL = "all"


class FirstPointless(StrEnum):
    """A first hand without points (TE-21)."""

    NONE = "none"
    MAY_REDEAL = "may_redeal"


class Redeal(StrEnum):
    """Hands that cancel a deal (TE-23)."""

    NONE = "none"
    REDEAL = "redeal"


class FourJacks(StrEnum):
    """All four Jacks in one hand (TE-24)."""

    NONE = "none"
    REDEAL = "redeal"
    CLAIM = "claim"


class OneSuitHand(StrEnum):
    """A hand of one suit (TE-25)."""

    NONE = "none"
    REDEAL = "redeal"
    SHOW = "show"


class FirstBidderOneSuit(StrEnum):
    """A first hand of one suit as it is asked to bid (TE-26)."""

    NONE = "none"
    BARRED = "barred"
    REDEAL = "redeal"


class RedealDealer(StrEnum):
    """Who deals after a cancelled deal (TE-20)."""

    SAME = "same"
    NEXT = "next"


class MaxBid(StrEnum):
    """How high the auction goes (TE-30, TE-31)."""

    POINTS = "points"
    POINTS_PLUS_PAIR = "points_plus_pair"


class AuctionKind(StrEnum):
    """How the auction goes round (TE-37…40)."""

    THREE_PASSES = "three_passes"
    ONE_ROUND = "one_round"
    DUEL = "duel"


class FirstBid(StrEnum):
    """Who has to open (TE-34…36)."""

    FORCED = "forced"
    DEALER_FORCED = "dealer_forced"
    FREE = "free"


class AllPass(StrEnum):
    """When everybody has passed (TE-36, TE-180)."""

    REDEAL = "redeal"
    NO_TRUMP_MINIMUM = "no_trump_minimum"


class RaisePartner(StrEnum):
    """Bidding over one's own side (TE-42)."""

    FREE = "free"
    HONOURS = "honours"
    NEVER = "never"


class SecondAuction(StrEnum):
    """Another auction on all cards (TE-45)."""

    NONE = "none"
    FROM_24 = "from_24"


class TrumpCard(StrEnum):
    """How trump is laid out (TE-51…53)."""

    OWN = "own"
    MARKER = "marker"
    OPEN = "open"


class Doubling(StrEnum):
    """Doubles and redoubles (TE-60…62)."""

    NONE = "none"
    DOUBLE = "double"
    REDOUBLE = "redouble"


class DoubleTime(StrEnum):
    """When it is doubled (TE-60, TE-173)."""

    AFTER_TRUMP = "after_trump"
    IN_AUCTION = "in_auction"


class DoubleEffect(StrEnum):
    """What a double does (TE-178)."""

    TIMES = "times"
    PLUS = "plus"


class FirstLead(StrEnum):
    """Who leads to the first trick (TE-90)."""

    FIRST_HAND = "first_hand"
    BIDDER = "bidder"


class AskTrump(StrEnum):
    """Whether a void player may or must ask (TE-94)."""

    MAY = "may"
    MUST = "must"


class AskDuty(StrEnum):
    """What the asker must play (TE-97)."""

    MUST_TRUMP = "must_trump"
    FREE = "free"


class BidderShows(StrEnum):
    """What a bidder plays who shows the trump himself (TE-100)."""

    ANY_TRUMP = "any_trump"
    THAT_CARD = "that_card"


class RevealScope(StrEnum):
    """Which cards of the trick are trumps when trump is shown (TE-106)."""

    WHOLE_TRICK = "whole_trick"
    FROM_REVEAL = "from_reveal"


class BidderLeadTrump(StrEnum):
    """Whether the bidder may lead the hidden trump suit (TE-98)."""

    BARRED = "barred"
    FREE = "free"


class NeverShown(StrEnum):
    """When trump is never shown (TE-102, TE-103)."""

    VOID = "void"
    LAST_TRICK = "last_trick"


class Undertrump(StrEnum):
    """Trumping lower (TE-108)."""

    BANNED = "banned"
    ALLOWED = "allowed"


class JackDiscard(StrEnum):
    """Throwing Jacks away (TE-104)."""

    FREE = "free"
    AFTER_REVEAL = "after_reveal"


class PairRule(StrEnum):
    """What the pair does (TE-125, TE-129)."""

    NONE = "none"
    BID_4 = "bid_4"
    STAKE = "stake"


class PairTiming(StrEnum):
    """When the pair may be shown (TE-122, TE-130)."""

    AFTER_TRICK = "after_trick"
    RELAXED = "relaxed"


class PairWonWith(StrEnum):
    """With what the qualifying trick is won (TE-123)."""

    ANY_CARD = "any_card"
    TRUMP = "trump"


class PairFloor(StrEnum):
    """How low the pair takes the target (TE-127)."""

    NONE = "none"
    MIN_BID = "min_bid"


class PairCeiling(StrEnum):
    """How high the pair takes the target (TE-128)."""

    NONE = "none"
    POINTS = "points"


class SureHand(StrEnum):
    """A hand certain to win (TE-75, TE-76)."""

    BARRED = "barred"
    SHOW = "show"


class Scoring(StrEnum):
    """What a bid is worth (TE-137, 140, 164, 177)."""

    PLUS_MINUS = "plus_minus"
    BANDS_28 = "bands_28"
    BANDS_40 = "bands_40"
    BANDS_56 = "bands_56"


class Twice(StrEnum):
    """Losses and gains that count double (TE-138, TE-139)."""

    NONE = "none"
    DOUBLE = "double"


class Misplay(StrEnum):
    """Wrong cards (TE-155…157)."""

    REFUSED = "refused"
    PENALTY = "penalty"
    PENALTY_DOUBLE = "penalty_double"


class MisplayGoes(StrEnum):
    """Who pays for a wrong card (TE-156)."""

    OFFENDER_LOSES = "offender_loses"
    OTHER_GAINS = "other_gains"


class MatchStyle(StrEnum):
    """How the score is kept (TE-145…152)."""

    PIPS = "pips"
    POINTS = "points"
    TABLES = "tables"


DOUBLE_PACKS = (Packs.DOUBLE_48, Packs.DOUBLE_64, Packs.DOUBLE_32)
SINGLE_PACKS = (Packs.SINGLE_32, Packs.SINGLE_36_THREES, Packs.SINGLE_36_SIXES)
_HIDDEN = when(trump_card=but(TrumpCard.OPEN))
_ONLY_UP = (MatchStyle.POINTS, MatchStyle.TABLES)

TABLES: frozenset[tuple[Value, ...]] = frozenset(
    {
        (4, Packs.SINGLE_32),
        (4, Packs.DOUBLE_32),
        (4, Packs.DOUBLE_48),
        (6, Packs.SINGLE_36_THREES),
        (6, Packs.SINGLE_36_SIXES),
        (6, Packs.DOUBLE_48),
        (8, Packs.DOUBLE_64),
    }
)


@dataclass(frozen=True)
class TwentyEightRules(Rules):
    """One house of the Twenty-Eight family."""

    tables: ClassVar[tuple[tuple[str, ...], frozenset[tuple[Value, ...]]]] = (("players", "pack"), TABLES)

    players: int = option(4, clauses="TE-1", group="seats", low=4, high=8, usual=(4, 6, 8))
    pack: Packs = option(Packs.SINGLE_32, clauses="TE-2 TE-4 TE-7 TE-8 TE-9 TE-16 TE-170", group="seats")
    direction: Direction = option(Direction.COUNTER_CLOCKWISE, clauses="TE-10", group="seats")
    cut: Cut = option(Cut.NONE, clauses="TE-12", group="deal")
    bid_after: BidAfter = option(
        BidAfter.HALF,
        clauses="TE-13 TE-15 TE-17",
        group="deal",
        needs=needs(BidAfter.HALF, pack=Packs.SINGLE_32),
    )
    first_pointless: FirstPointless = option(FirstPointless.MAY_REDEAL, clauses="TE-21", group="deal")
    two_pointless: bool = option(True, clauses="TE-22", group="deal")
    pointless_hand: Redeal = option(Redeal.REDEAL, clauses="TE-23", group="deal")
    four_jacks: FourJacks = option(
        FourJacks.REDEAL, clauses="TE-24", group="deal", reads=when(pack=SINGLE_PACKS)
    )
    one_suit_hand: OneSuitHand = option(
        OneSuitHand.REDEAL,
        clauses="TE-25 TE-76",
        group="deal",
        needs=needs(OneSuitHand.SHOW, single_hand=True, sure_hand=SureHand.SHOW, pack=Packs.SINGLE_32),
    )
    first_bidder_one_suit: FirstBidderOneSuit = option(
        FirstBidderOneSuit.NONE,
        clauses="TE-26 TE-166",
        group="deal",
        needs=needs(
            but(FirstBidderOneSuit.NONE), given=when(bid_after=BidAfter.ALL), one_suit_hand=OneSuitHand.NONE
        ),
    )
    redeal_dealer: RedealDealer = option(RedealDealer.SAME, clauses="TE-20", group="deal")
    min_bid: int = option(
        14,
        clauses="TE-30 TE-35 TE-127 TE-180",
        group="auction",
        low=1,
        high=56,
        usual=(14, 15, 16, 17, 20, 28),
        bounds=((Bound.AT_MOST, "points_in_deal"),),
    )
    max_bid: MaxBid = option(
        MaxBid.POINTS,
        clauses="TE-31 TE-41",
        group="auction",
        needs=needs(MaxBid.POINTS_PLUS_PAIR, pair=PairRule.BID_4),
    )
    auction: AuctionKind = option(
        AuctionKind.THREE_PASSES,
        clauses="TE-37 TE-39 TE-40",
        group="auction",
        needs=needs(
            AuctionKind.DUEL, players=4, first_bid=FirstBid.FORCED, double_time=DoubleTime.AFTER_TRUMP
        ),
    )
    pass_is_final: bool = option(
        False,
        clauses="TE-38",
        group="auction",
        needs=needs(True, auction=AuctionKind.THREE_PASSES, double_time=DoubleTime.AFTER_TRUMP),
    )
    first_bid: FirstBid = option(
        FirstBid.FORCED,
        clauses="TE-34 TE-35 TE-36",
        group="auction",
        needs=needs(FirstBid.DEALER_FORCED, bid_names_trump=False),
    )
    all_pass: AllPass = option(
        AllPass.REDEAL,
        clauses="TE-36 TE-180",
        group="auction",
        needs=needs(AllPass.NO_TRUMP_MINIMUM, first_bid=FirstBid.FREE, trump_card=TrumpCard.OPEN),
        reads=when(first_bid=FirstBid.FREE),
    )
    raise_partner: RaisePartner = option(RaisePartner.FREE, clauses="TE-42", group="auction")
    honours_from: int = option(
        20,
        clauses="TE-42 TE-43",
        group="auction",
        low=1,
        high=56,
        usual=(18, 20),
        reads=when(raise_partner=RaisePartner.HONOURS),
    )
    rebid_min: int | str = option(
        "none", clauses="TE-44 TE-165", group="auction", words=("none",), low=1, high=60, usual=(30,)
    )
    second_auction: SecondAuction = option(
        SecondAuction.NONE,
        clauses="TE-45 TE-50 TE-69",
        group="auction",
        needs=needs(
            SecondAuction.FROM_24,
            bid_after=BidAfter.HALF,
            seventh_card=False,
            trump_card=but(TrumpCard.OPEN),
        ),
    )
    thani: bool = option(
        False, clauses="TE-41 TE-48 TE-163", group="alone", needs=needs(True, scoring=Scoring.BANDS_40)
    )
    half_court: bool = option(
        False, clauses="TE-41 TE-48 TE-77 TE-78 TE-79", group="alone", needs=needs(True, pack=SINGLE_PACKS)
    )
    bid_names_trump: bool = option(
        False, clauses="TE-171", group="auction", needs=needs(True, trump_card=TrumpCard.OPEN)
    )
    no_trump_bid: bool = option(
        False, clauses="TE-171", group="auction", needs=needs(True, bid_names_trump=True)
    )
    trump_card: TrumpCard = option(
        TrumpCard.OWN,
        clauses="TE-51 TE-52 TE-53 TE-81 TE-175",
        group="trump",
        needs=needs(TrumpCard.OPEN, bid_names_trump=True),
    )
    seventh_card: bool = option(
        False,
        clauses="TE-54 TE-82",
        group="trump",
        needs=needs(True, bid_after=BidAfter.HALF, trump_card=but(TrumpCard.OPEN)),
    )
    doubling: Doubling = option(Doubling.NONE, clauses="TE-60 TE-61 TE-62", group="doubling")
    double_time: DoubleTime = option(
        DoubleTime.AFTER_TRUMP,
        clauses="TE-60 TE-173",
        group="doubling",
        needs=needs(DoubleTime.IN_AUCTION, bid_names_trump=True, auction=AuctionKind.THREE_PASSES),
    )
    double_effect: DoubleEffect = option(
        DoubleEffect.TIMES,
        clauses="TE-178",
        group="doubling",
        needs=needs(DoubleEffect.PLUS, scoring=Scoring.BANDS_56),
    )
    auto_double_from: int | str = option(
        "none",
        clauses="TE-63",
        group="doubling",
        words=("none",),
        low=1,
        high=60,
        usual=(20, 21, 22),
        needs=needs(NUMBERS, scoring=Scoring.PLUS_MINUS),
    )
    stake_cap: int | str = option(
        4, clauses="TE-64", group="doubling", words=("none",), low=1, high=64, usual=(2, 4, 8)
    )
    c_call: bool = option(
        False,
        clauses="TE-65",
        group="doubling",
        needs=needs(
            True,
            doubling=but(Doubling.NONE),
            double_time=DoubleTime.AFTER_TRUMP,
            scoring=Scoring.PLUS_MINUS,
            match_style=MatchStyle.PIPS,
        ),
    )
    c_with_auto_double: bool = option(
        False, clauses="TE-66", group="doubling", needs=needs(True, c_call=True, auto_double_from=but("none"))
    )
    first_lead: FirstLead = option(FirstLead.FIRST_HAND, clauses="TE-90", group="play")
    ask_trump: AskTrump = option(AskTrump.MAY, clauses="TE-94", group="play", reads=_HIDDEN)
    ask_duty: AskDuty = option(AskDuty.MUST_TRUMP, clauses="TE-97 TE-110", group="play", reads=_HIDDEN)
    bidder_shows: BidderShows = option(BidderShows.ANY_TRUMP, clauses="TE-100", group="play", reads=_HIDDEN)
    reveal_scope: RevealScope = option(RevealScope.WHOLE_TRICK, clauses="TE-106", group="play", reads=_HIDDEN)
    bidder_lead_trump: BidderLeadTrump = option(
        BidderLeadTrump.BARRED, clauses="TE-98", group="play", reads=_HIDDEN
    )
    never_shown: NeverShown = option(NeverShown.VOID, clauses="TE-102 TE-103", group="play", reads=_HIDDEN)
    undertrump: Undertrump = option(Undertrump.BANNED, clauses="TE-108 TE-109 TE-110", group="play")
    jack_discard: JackDiscard = option(JackDiscard.FREE, clauses="TE-104", group="play", reads=_HIDDEN)
    pair: PairRule = option(
        PairRule.BID_4,
        clauses="TE-120 TE-125 TE-129",
        group="pair",
        needs=needs(but(PairRule.NONE), pack=SINGLE_PACKS),
    )
    pair_timing: PairTiming = option(
        PairTiming.AFTER_TRICK,
        clauses="TE-122 TE-124 TE-130",
        group="pair",
        reads=when(pair=but(PairRule.NONE)),
    )
    pair_won_with: PairWonWith = option(
        PairWonWith.ANY_CARD,
        clauses="TE-123",
        group="pair",
        reads=when(pair=but(PairRule.NONE), pair_timing=PairTiming.AFTER_TRICK),
    )
    pair_min_bid: int | str = option(
        "none",
        clauses="TE-126",
        group="pair",
        words=("none",),
        low=1,
        high=60,
        usual=(19,),
        reads=when(pair=but(PairRule.NONE)),
    )
    pair_floor: PairFloor = option(
        PairFloor.NONE, clauses="TE-127", group="pair", reads=when(pair=PairRule.BID_4)
    )
    pair_ceiling: PairCeiling = option(
        PairCeiling.NONE, clauses="TE-128", group="pair", reads=when(pair=PairRule.BID_4)
    )
    single_hand: bool = option(
        False,
        clauses="TE-70 TE-71 TE-72 TE-73 TE-74 TE-75",
        group="alone",
        needs=needs(True, pack=SINGLE_PACKS),
    )
    sure_hand: SureHand = option(
        SureHand.BARRED, clauses="TE-75 TE-76", group="alone", needs=needs(SureHand.SHOW, single_hand=True)
    )
    single_points: int = option(
        3, clauses="TE-74 TE-76", group="alone", low=1, high=12, usual=(2, 3), reads=when(single_hand=True)
    )
    scoring: Scoring = option(
        Scoring.PLUS_MINUS,
        clauses="TE-137 TE-140 TE-164 TE-177",
        group="score",
        needs=needs((Scoring.BANDS_40, Scoring.BANDS_56), match_style=_ONLY_UP),
    )
    last_trick_point: bool = option(False, clauses="TE-5 TE-30", group="score")
    under_half: Twice = option(Twice.NONE, clauses="TE-138", group="score")
    all_tricks: Twice = option(Twice.NONE, clauses="TE-139", group="score")
    misplay: Misplay = option(
        Misplay.REFUSED, clauses="TE-155 TE-156 TE-157 TE-158 TE-159 TE-168", group="play"
    )
    misplay_goes: MisplayGoes = option(
        MisplayGoes.OFFENDER_LOSES,
        clauses="TE-156",
        group="play",
        reads=when(misplay=but(Misplay.REFUSED), match_style=MatchStyle.PIPS),
    )
    match_style: MatchStyle = option(
        MatchStyle.PIPS,
        clauses="TE-145 TE-146 TE-147 TE-148 TE-149 TE-150 TE-151 TE-152",
        group="end",
    )
    target: int = option(
        6, clauses="TE-147 TE-148 TE-149 TE-150 TE-151 TE-152", group="end", low=1, high=100, usual=(6, 12)
    )
    sets_to_win: int = option(
        1,
        clauses="TE-149",
        group="end",
        low=1,
        high=12,
        usual=(2, 3),
        reads=when(match_style=MatchStyle.PIPS),
    )
    set_cancel: bool = option(
        True, clauses="TE-150", group="end", reads=when(match_style=MatchStyle.PIPS, sets_to_win=but(1))
    )

    # ------------------------------------------------------------------ what follows from the options

    @cached_property
    def seating(self) -> Seating:
        """Two sides that sit alternately (TE-1)."""
        return Seating(
            Seating.teams(self.players, 2).side_of, clockwise=self.direction == Direction.CLOCKWISE
        )

    @cached_property
    def cards(self) -> Pack:
        """The cards in play."""
        return PACKS[self.pack]

    @property
    def is_double(self) -> bool:
        """Whether the pack holds every card twice (TE-7)."""
        return self.pack in DOUBLE_PACKS

    @cached_property
    def cards_each(self) -> int:
        """Cards of a hand, and tricks of a deal (TE-16)."""
        return len(self.cards) // self.players

    @property
    def packet(self) -> int:
        """Cards of the first packet (TE-13)."""
        return self.cards_each // 2

    @cached_property
    def points_in_deal(self) -> int:
        """Card points that can be taken in tricks (TE-4, TE-5)."""
        return sum(card_points(card) for card in self.cards.cards) + self.last_trick_point

    @property
    def highest_bid(self) -> int:
        """The highest number that may be bid (TE-30, TE-31)."""
        return self.points_in_deal + (4 if self.max_bid == MaxBid.POINTS_PLUS_PAIR else 0)

    @property
    def is_hidden(self) -> bool:
        """Whether trump lies face down until it is shown."""
        return self.trump_card != TrumpCard.OPEN


def number_or(value: int | str, otherwise: int) -> int:
    """The number of an option that may also be `none`."""
    return otherwise if isinstance(value, str) else value
