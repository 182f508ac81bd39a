"""The houses of the family that are known by a name (`docs/rules/kaiser.md` §4)."""

from __future__ import annotations

from varaq.games.kaiser.packs import Packs
from varaq.games.kaiser.rules import (
    AllPass,
    AuctionKind,
    FailPenalty,
    FiveWins,
    ForcedBid,
    KaiserBid,
    Low,
    Passing,
    Sides,
    ThreeSpot,
    TrumpBy,
    WinBy,
)
from varaq.rules import Preset, preset

_standard = preset("standard")
_zone = preset("cardgames_zone", misdeal_no_honours=False)
_kitty = preset("saskatchewan_34", pack=Packs.KAISER34, min_bid=7, low=Low.RANKED, misdeal_no_honours=False)
_rois = preset(
    "les_rois",
    pack=Packs.ROIS32,
    min_bid=4,
    no_trump=False,
    forced_bid=ForcedBid.MINIMUM,
    misdeal_no_honours=False,
    target=40,
    no_bid_limit="none",
)
_hetu = preset(
    "hetu",
    pack=Packs.HETU32,
    min_bid=5,
    no_trump=False,
    trump_by=TrumpBy.LED,
    bonus_points=6,
    misdeal_no_honours=False,
    target=40,
    no_bid_limit="none",
)
_joffre = preset(
    "joffre",
    pack=Packs.JOFFRE32,
    min_bid=5,
    no_trump=False,
    trump_by=TrumpBy.LED,
    joffre_insult=True,
    misdeal_no_honours=False,
    target=40,
    no_bid_limit="none",
)
_heir_1893 = preset(
    "lost_heir_1893",
    pack=Packs.HEIR48,
    auction=AuctionKind.SALE,
    min_bid=1,
    max_bid=16,
    no_trump=False,
    trump_by=TrumpBy.LED,
    fail_penalty=FailPenalty.ZERO,
    misdeal_no_honours=False,
    target=25,
    no_bid_limit="none",
)
_heir = preset("lost_heir", _heir_1893, pack=Packs.HEIR32, max_bid=12)

PRESETS: tuple[Preset, ...] = (
    _standard,
    _zone,
    preset("cardgames_zone_32", _zone, target=32),
    _kitty,
    preset("saskatchewan_34_equal", _kitty, low=Low.EQUAL),
    preset("saskatchewan_34_declared", _kitty, low=Low.DECLARED),
    preset("saskatchewan_34_any", _kitty, low=Low.ANY),
    preset("saskatchewan_62", min_bid=7, target_after_nt=62),
    preset(
        "saskatchewan_47",
        no_bid_limit=47,
        five_wins=FiveWins.CAPTURED,
        target_after_nt=62,
        no_bid_limit_raised=56,
        lose_at_minus=True,
    ),
    preset("fifty_six", target=56, target_after_nt=62),
    preset("sixty_four", target_after_nt=64),
    preset("sixty_nine", target=69, lose_at_minus=True),
    preset("bid_to_win", no_bid_limit="none", win_by=WinBy.BID),
    preset("three_spot", three_spot=ThreeSpot.CLEAR3),
    preset("no_overtricks", overtricks=False),
    preset("passing_kaiser", passing=Passing.CYCLE2),
    preset("kaiser_out", kaiser_bid=KaiserBid.SOLO12, lose_at_minus=True),
    preset("beginners", min_bid=5, all_pass=AllPass.REDEAL, misdeal_four_alike=True),
    preset("pot_kaiser", pot_stake=1),
    _rois,
    _hetu,
    _joffre,
    preset("joffre_41", _joffre, target=41),
    preset("joffre_42", _joffre, target=42),
    _heir_1893,
    preset("lost_heir_1893_solo", _heir_1893, sides=Sides.SOLO),
    _heir,
    preset("lost_heir_solo", _heir, sides=Sides.SOLO, target=40),
    preset("two_player", players=2, sides=Sides.SOLO, piles=True),
    preset("three_player", players=3, sides=Sides.SOLO, pack=Packs.KAISER26, min_bid=7),
    preset("five_player", players=5, sides=Sides.SOLO, pack=Packs.KAISER40),
    preset("six_player_two_teams", players=6, pack=Packs.KAISER48),
    preset("six_player_three_teams", players=6, sides=Sides.TEAMS3, pack=Packs.KAISER48),
)
