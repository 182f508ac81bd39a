"""The houses of Bid Whist that are known by a name (`docs/rules/bid_whist.md` §4)."""

from __future__ import annotations

from varaq.games.bid_whist.rules import (
    AceDowntown,
    AllPass,
    BidSignals,
    BidStyle,
    BostonBid,
    BostonScore,
    DefenderScore,
    DirectionRank,
    FirstDealer,
    JokersNt,
    KittyBook,
    MadeScore,
    NtDirection,
    Session,
    SetScore,
)
from varaq.rules import Preset, preset

NORTHEAST = preset(
    "northeast_52",
    jokers=0,
    no_face_redeal=True,
    bid_style=BidStyle.NUMBER,
    min_bid=1,
    all_pass=AllPass.REDEAL,
    dealer_may_match=True,
    bid_signals=BidSignals.NORTHEAST,
    kitty_book=KittyBook.FIRST_TRICK,
    ace_downtown=AceDowntown.CHOOSE,
    nt_doubles=False,
    set_score=SetScore.OPPONENTS_SCORE,
    target=21,
    lose_at_minus_target=False,
)
"""The 52-card game of the north-east (BW-87)."""

PRESETS: tuple[Preset, ...] = (
    preset("standard"),
    preset("one_joker", jokers=1),
    preset("deuce_high", jokers=1, deuce_high=True),
    preset("deuce_high_two_jokers", deuce_high=True),
    NORTHEAST,
    preset(
        "trickster",
        jokers=0,
        direction_rank=DirectionRank.DOWN_OVER_UP,
        nt_direction=NtDirection.IN_BID,
        low_nt_outranks_high=True,
        defender_score=DefenderScore.ODD_BOOKS,
    ),
    preset(
        "parlett",
        made_score=MadeScore.BID,
        defender_score=DefenderScore.ODD_BOOKS,
        boston_score=BostonScore.QUADRUPLE,
    ),
    preset(
        "detroit_five_card",
        jokers=1,
        min_bid=4,
        direction_rank=DirectionRank.DOWN_OVER_UP,
        made_score=MadeScore.BID,
        boston_score=BostonScore.THIRTEEN,
        target=0,
        lose_at_minus_target=False,
        max_hands=8,
    ),
    preset(
        "columbus_no_kitty",
        jokers=0,
        kitty=False,
        first_dealer=FirstDealer.FIRST_CLUB,
        min_bid=1,
        target=5,
        set_limit=2,
    ),
    preset(
        "rise_and_fly",
        min_bid=4,
        direction_rank=DirectionRank.DOWN_OVER_UP,
        sport_kitty=True,
        jokers_nt=JokersNt.REMOVED,
        boston_bid=BostonBid.GAME,
        set_limit=3,
        session=Session.RISE_AND_FLY,
    ),
)
