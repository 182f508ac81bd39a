"""The houses of Stýrivolt that are known by a name (`docs/rules/styrivolt.md` §4)."""

from __future__ import annotations

from varaq.games.styrivolt.rules import (
    Exposure,
    FailedNine,
    FourOfAKind,
    KeepBoth,
    Marking,
    Shuffle,
    StockReturn,
    StockRight,
    StockTime,
)
from varaq.rules import Preset, preset

PRESETS: tuple[Preset, ...] = (
    preset("kvivik"),
    preset("forced_beat", must_beat=True),
    preset("cut_for_stikkar", cut_stikkar=True),
    preset("cut_to_fourth", cut_stikkar=True, cut_depth=4, cut_exposed=2, cut_queen=True),
    preset("open_choice", open_choice=True),
    preset("dealers_judgement", exposure=Exposure.DEALER_ANY),
    preset("king_for_bird", king_takes_bird=True),
    preset(
        "late_stock", stock_time=StockTime.ANY_TIME, stock_return=StockReturn.FREE, keep_both=KeepBoth.FREE
    ),
    preset(
        "old_table",
        stock_right=StockRight.PENALISED,
        marking=Marking.BY_HAND,
        marking_reminder=False,
        four_of_a_kind=FourOfAKind.ANNOUNCE,
        shuffle=Shuffle.LIGHT,
    ),
    preset("penguin", solo_make=1, solo_nine=2, stock_penalty=1, failed_nine=FailedNine.OPPONENTS_TWO),
)
