"""The house rules of Stýrivolt, as `docs/rules/styrivolt.md` §3 states them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from varaq.cards import Pack
from varaq.games.styrivolt.powers import PACK
from varaq.rules import Rules, but, needs, option, when
from varaq.rules.option import Bound
from varaq.seats import Seating


class Exposure(StrEnum):
    """How free the dealer is in what he lays face up (ST-40, ST-42)."""

    PRIORITY = "priority"
    DEALER_LOW = "dealer_low"
    DEALER_ANY = "dealer_any"


class KingOrFour(StrEnum):
    """Which of king and four is shown where both were turned (ST-41)."""

    DEALER = "dealer"
    KING = "king"
    FOUR = "four"


class FourOfAKind(StrEnum):
    """Whether four of a kind counts, and who says so (ST-25…28)."""

    NONE = "none"
    AUTO = "auto"
    ANNOUNCE = "announce"


class StockTime(StrEnum):
    """When the stock may be taken for the first time (ST-58)."""

    FIRST_TRICK = "first_trick"
    ANY_TIME = "any_time"


class StockReturn(StrEnum):
    """When the stock may be given back (ST-62)."""

    STRICT = "strict"
    FREE = "free"
    NEVER = "never"


class KeepBoth(StrEnum):
    """When hand and stock may both be kept (ST-63)."""

    STRICT = "strict"
    FREE = "free"
    NEVER = "never"


class SecondTaking(StrEnum):
    """When what the first taker left may be taken (ST-64)."""

    ANY_TIME = "any_time"
    FIRST_TRICK = "first_trick"
    NEVER = "never"


class ExtraCard(StrEnum):
    """What becomes of the taker's tenth card (ST-60)."""

    MAY_DISCARD = "may_discard"
    KEEP = "keep"


class StockRight(StrEnum):
    """Whether a wrong taking is prevented or paid for (ST-57, ST-65)."""

    ENFORCED = "enforced"
    PENALISED = "penalised"


class FailedNine(StrEnum):
    """What a side gets that plays on for nine and loses a trick (ST-56)."""

    ORDINARY = "ordinary"
    NOTHING = "nothing"
    OPPONENTS_ONE = "opponents_one"
    OPPONENTS_TWO = "opponents_two"


class EraseOrder(StrEnum):
    """Which of the others' crosses go first (ST-70)."""

    SINGLES_FIRST = "singles_first"
    MONK_FIRST = "monk_first"


class Marking(StrEnum):
    """Who marks the board (ST-73)."""

    AUTO = "auto"
    BY_HAND = "by_hand"


class Line(StrEnum):
    """How the upright, or a monk's cross, is drawn (ST-75)."""

    VERTICAL = "vertical"
    HORIZONTAL = "horizontal"


class EraseDirection(StrEnum):
    """From where strokes are rubbed out (ST-75)."""

    TOP_DOWN = "top_down"
    ANY = "any"


class CrossDrawn(StrEnum):
    """How a cross is drawn (ST-75)."""

    UPRIGHT = "upright"
    DIAGONAL = "diagonal"


class Shuffle(StrEnum):
    """How well the cards are shuffled (ST-29, ST-R16)."""

    THOROUGH = "thorough"
    LIGHT = "light"


class TableTalk(StrEnum):
    """What may be said at the table (ST-R20)."""

    NONE = "none"
    BANTER = "banter"
    FREE = "free"


class MatchEnd(StrEnum):
    """When the match ends (ST-76, ST-R14)."""

    DEALS = "deals"
    CROSSES = "crosses"
    OPEN = "open"


class MatchTie(StrEnum):
    """What happens to a match that stands level (ST-R14)."""

    PLAY_ON = "play_on"
    DRAW = "draw"


@dataclass(frozen=True)
class StyrivoltRules(Rules):
    """One house of Stýrivolt."""

    must_beat: bool = option(False, clauses="ST-52 ST-54", group="play")
    cut_stikkar: bool = option(False, clauses="ST-29 ST-32 ST-35 ST-37", group="cut")
    cut_depth: int = option(
        1, clauses="ST-33", group="cut", low=1, high=4, usual=(2, 3), needs=needs(but(1), cut_stikkar=True)
    )
    cut_exposed: int = option(
        1,
        clauses="ST-34 ST-36",
        group="cut",
        low=1,
        high=2,
        needs=needs(2, cut_stikkar=True, cut_depth=(2, 3, 4)),
    )
    cut_queen: bool = option(False, clauses="ST-37", group="cut", needs=needs(True, cut_stikkar=True))
    open_choice: bool = option(False, clauses="ST-38", group="choosing")
    exposure: Exposure = option(Exposure.PRIORITY, clauses="ST-40 ST-42", group="choosing")
    king_or_four: KingOrFour = option(
        KingOrFour.DEALER,
        clauses="ST-41",
        group="choosing",
        needs=needs(but(KingOrFour.DEALER), exposure=Exposure.PRIORITY),
    )
    king_takes_bird: bool = option(False, clauses="ST-49", group="play")
    four_of_a_kind: FourOfAKind = option(FourOfAKind.AUTO, clauses="ST-25 ST-26 ST-27 ST-28", group="play")
    stock_time: StockTime = option(StockTime.FIRST_TRICK, clauses="ST-58", group="stock")
    stock_return: StockReturn = option(StockReturn.STRICT, clauses="ST-62", group="stock")
    keep_both: KeepBoth = option(KeepBoth.STRICT, clauses="ST-63", group="stock")
    second_taking: SecondTaking = option(SecondTaking.ANY_TIME, clauses="ST-64", group="stock")
    extra_card: ExtraCard = option(ExtraCard.MAY_DISCARD, clauses="ST-60", group="stock")
    stock_right: StockRight = option(StockRight.ENFORCED, clauses="ST-57 ST-65", group="stock")
    failed_nine: FailedNine = option(FailedNine.ORDINARY, clauses="ST-56", group="score")
    solo_make: int = option(2, clauses="ST-67", group="score", low=0, high=4, usual=(1, 2))
    solo_nine: int = option(
        4,
        clauses="ST-67",
        group="score",
        low=0,
        high=4,
        usual=(2, 4),
        bounds=((Bound.AT_LEAST, "solo_make"),),
    )
    stock_penalty: int = option(
        2,
        clauses="ST-65",
        group="score",
        low=0,
        high=4,
        usual=(1, 2),
        reads=when(stock_right=StockRight.PENALISED),
    )
    erase_order: EraseOrder = option(EraseOrder.SINGLES_FIRST, clauses="ST-70", group="score")
    marking: Marking = option(Marking.AUTO, clauses="ST-73", group="board")
    marking_reminder: bool = option(
        True, clauses="ST-73", group="board", needs=needs(False, marking=Marking.BY_HAND)
    )
    upright_drawn: Line = option(Line.VERTICAL, clauses="ST-75", group="board")
    strokes_joined: bool = option(False, clauses="ST-75", group="board")
    erase_direction: EraseDirection = option(EraseDirection.TOP_DOWN, clauses="ST-75", group="board")
    cross_drawn: CrossDrawn = option(CrossDrawn.UPRIGHT, clauses="ST-75", group="board")
    monk_drawn: Line = option(Line.VERTICAL, clauses="ST-75", group="board")
    shuffle: Shuffle = option(Shuffle.THOROUGH, clauses="ST-29 ST-81", group="deal")
    first_dealer: int | str = option(
        "random", clauses="ST-31", group="deal", words=("random",), low=0, high=3, usual=(0, 1, 2, 3)
    )
    table_talk: TableTalk = option(TableTalk.BANTER, clauses="ST-R20", group="table")
    match_end: MatchEnd = option(MatchEnd.DEALS, clauses="ST-76", group="end")
    match_deals: int = option(
        12,
        clauses="ST-R14",
        group="end",
        low=4,
        high=60,
        usual=(4, 8, 12, 16, 24),
        needs=needs(but(12), match_end=MatchEnd.DEALS),
    )
    match_crosses: int = option(
        3,
        clauses="ST-R14",
        group="end",
        low=1,
        high=12,
        usual=(1, 3, 5),
        needs=needs(but(3), match_end=MatchEnd.CROSSES),
    )
    match_tie: MatchTie = option(
        MatchTie.PLAY_ON, clauses="ST-R14", group="end", needs=needs(MatchTie.DRAW, match_end=MatchEnd.DEALS)
    )

    # ------------------------------------------------------------------ what follows from the options

    @cached_property
    def seating(self) -> Seating:
        """Partners sit opposite (ST-1)."""
        return Seating.teams(4, 2)

    @cached_property
    def cards(self) -> Pack:
        """The pack without the tens (ST-2)."""
        return PACK

    @property
    def shuffles_evenly(self) -> bool:
        """A light shuffle leaves much of the last deal's order (ST-R16)."""
        return self.shuffle == Shuffle.THOROUGH

    @property
    def counts_fours(self) -> bool:
        """Whether four of a kind counts at all."""
        return self.four_of_a_kind != FourOfAKind.NONE
