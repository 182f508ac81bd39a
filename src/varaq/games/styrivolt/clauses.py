"""The clauses of Stýrivolt: which of them belong to the rules of a given house.

The ids are those of `docs/rules/styrivolt.md`, section 2, in the same order; the sentences
stand in `words/<lang>/styrivolt_clauses.ftl` under the id. A clause belongs to a house if it
says something about that house: the printed rules are the clauses that apply, in order.
"""

from __future__ import annotations

from enum import StrEnum

from varaq.rules.clause import Clause
from varaq.rules.condition import but, when


class Section(StrEnum):
    """The headings of the printed rules, in their order."""

    PLAYERS = "players"
    POWERS = "powers"
    BEATING = "beating"
    FOUR = "four"
    DEALING = "dealing"
    CUT = "cut"
    CHOOSING = "choosing"
    TRADING = "trading"
    PLAY = "play"
    STOCK = "stock"
    BOARD = "board"
    END = "end"
    CUSTOMS = "customs"
    HIDDEN = "hidden"


_FOURS = (when(four_of_a_kind=but("none")),)
_CUT = (when(cut_stikkar=True),)
_TWO_LAID_OUT = (when(cut_stikkar=True, cut_exposed=2),)
_PENALISED = (when(stock_right="penalised"),)
_CROSSES_GIVEN = (
    # `solo_nine` is never below `solo_make`, so it is 0 only where both are
    when(solo_nine=but(0)),
    when(stock_right="penalised", stock_penalty=but(0)),
)

CLAUSES: tuple[Clause, ...] = (
    # Players and pack
    Clause("ST-1", Section.PLAYERS),
    Clause("ST-2", Section.PLAYERS),
    Clause("ST-3", Section.PLAYERS),
    Clause("ST-4", Section.PLAYERS),
    Clause("ST-5", Section.PLAYERS),
    # Powers of the cards
    Clause("ST-6", Section.POWERS),
    Clause("ST-7", Section.POWERS),
    Clause("ST-8", Section.POWERS),
    Clause("ST-9", Section.POWERS),
    Clause("ST-10", Section.POWERS),
    Clause("ST-11", Section.POWERS),
    Clause("ST-12", Section.POWERS),
    Clause("ST-13", Section.POWERS),
    Clause("ST-14", Section.POWERS),
    Clause("ST-15", Section.POWERS),
    Clause("ST-16", Section.POWERS),
    Clause("ST-17", Section.POWERS),
    Clause("ST-18", Section.POWERS),
    # What beats what
    Clause("ST-19", Section.BEATING),
    Clause("ST-20", Section.BEATING),
    Clause("ST-21", Section.BEATING),
    Clause("ST-22", Section.BEATING),
    Clause("ST-23", Section.BEATING),
    Clause("ST-24", Section.BEATING),
    # Four of a kind
    Clause("ST-25", Section.FOUR, _FOURS),
    Clause("ST-26", Section.FOUR, _FOURS),
    Clause("ST-27", Section.FOUR, _FOURS),
    Clause("ST-28", Section.FOUR, _FOURS),
    # Shuffle and deal
    Clause("ST-29", Section.DEALING),
    Clause("ST-30", Section.DEALING),
    Clause("ST-31", Section.DEALING),
    # Cutting for a stikki
    Clause("ST-32", Section.CUT, _CUT),
    Clause("ST-33", Section.CUT, _CUT),
    Clause("ST-34", Section.CUT, _TWO_LAID_OUT),
    Clause("ST-35", Section.CUT, _CUT),
    Clause("ST-36", Section.CUT, _TWO_LAID_OUT),
    Clause("ST-37", Section.CUT, _CUT),
    # Choosing the suits
    Clause("ST-38", Section.CHOOSING),
    Clause("ST-39", Section.CHOOSING),
    Clause("ST-40", Section.CHOOSING),
    Clause("ST-41", Section.CHOOSING, (when(exposure="priority"),)),
    Clause("ST-42", Section.CHOOSING, (when(exposure=but("priority")),)),
    Clause("ST-43", Section.CHOOSING),
    Clause("ST-44", Section.CHOOSING),
    # Trading
    Clause("ST-45", Section.TRADING),
    Clause("ST-46", Section.TRADING),
    Clause("ST-47", Section.TRADING),
    Clause("ST-48", Section.TRADING),
    Clause("ST-49", Section.TRADING, (when(king_takes_bird=True),)),
    Clause("ST-50", Section.TRADING),
    # Play
    Clause("ST-51", Section.PLAY),
    Clause("ST-52", Section.PLAY),
    Clause("ST-53", Section.PLAY),
    Clause("ST-54", Section.PLAY, (when(must_beat=True),)),
    Clause("ST-55", Section.PLAY),
    Clause("ST-56", Section.PLAY),
    # Taking the stock
    Clause("ST-57", Section.STOCK),
    Clause("ST-58", Section.STOCK),
    Clause("ST-59", Section.STOCK),
    Clause("ST-60", Section.STOCK),
    Clause("ST-61", Section.STOCK),
    Clause("ST-62", Section.STOCK),
    Clause("ST-63", Section.STOCK),
    Clause("ST-64", Section.STOCK),
    Clause("ST-65", Section.STOCK, _PENALISED),
    # The board
    Clause("ST-66", Section.BOARD),
    Clause("ST-67", Section.BOARD),
    Clause("ST-68", Section.BOARD),
    Clause("ST-69", Section.BOARD),
    Clause("ST-70", Section.BOARD),
    Clause("ST-71", Section.BOARD),
    Clause("ST-72", Section.BOARD, _CROSSES_GIVEN),
    Clause("ST-73", Section.BOARD),
    Clause("ST-74", Section.BOARD),
    Clause("ST-75", Section.BOARD),
    # End of the match
    Clause("ST-76", Section.END),
    # Customs, which bind nobody
    Clause("ST-77", Section.CUSTOMS),
    Clause("ST-78", Section.CUSTOMS),
    Clause("ST-79", Section.CUSTOMS),
    Clause("ST-80", Section.CUSTOMS),
    Clause("ST-81", Section.CUSTOMS),
    # What is hidden, and the course of a deal
    Clause("ST-82", Section.HIDDEN),
    Clause("ST-83", Section.HIDDEN),
)
