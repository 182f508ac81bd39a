"""What a deal is worth: who won which trick goes in, strokes or crosses come out (ST-56, ST-67)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from varaq.games.styrivolt.board import OTHER, Board
from varaq.games.styrivolt.rules import FailedNine, MatchEnd, MatchTie, StyrivoltRules
from varaq.seats import Seat, Side

MAKING, ALL = 5, 9
ORDINARY, MADE, NINE = 1, 2, 3
"""Strokes (ST-67)."""

CLAUSE = {"failed_nine": "ST-56", "penalty": "ST-65"}


@dataclass(frozen=True, slots=True)
class Result:
    """What a deal brought: the side that gets it, strokes to rub out, crosses given directly."""

    side: Side
    result: str
    strokes: int = 0
    crosses: int = 0

    @property
    def clause(self) -> str:
        """The clause that says so."""
        return CLAUSE.get(self.result, "ST-67")

    def on(self, board: Board, rules: StyrivoltRules) -> Board:
        """The board after the side has marked it; crosses do not touch the upright (ST-72)."""
        marked = board.rub_out(self.side, self.strokes, rules.erase_order)
        return marked.draw(self.side, self.crosses, rules.erase_order) if self.crosses else marked


def side_of(seat: Seat) -> Side:
    """Partners sit opposite (ST-1)."""
    return "AB"[seat % 2]


def made_by(won: Sequence[Seat]) -> Side | None:
    """The side that won the first five tricks, or None (ST-56)."""
    sides = {side_of(seat) for seat in won[:MAKING]}
    return sides.pop() if len(won) >= MAKING and len(sides) == 1 else None


def is_over(won: Sequence[Seat], *, playing_on: bool) -> bool:
    """Whether nothing is at stake any more (ST-55, ST-56); a side that made the game decides first."""
    if made_by(won) is not None:
        lost = {side_of(seat) for seat in won} != {made_by(won)}
        return len(won) == ALL or (playing_on and lost)
    sides = [side_of(seat) for seat in won]
    return max(sides.count("A"), sides.count("B")) >= MAKING


def penalty(rules: StyrivoltRules, offender: Side) -> Result:
    """A wrong taking of the stock gives the other side crosses (ST-65)."""
    return Result(OTHER[offender], "penalty", crosses=rules.stock_penalty)


def score_deal(rules: StyrivoltRules, won: Sequence[Seat]) -> Result:
    """The result of a deal that is over; `won` are the winners of its tricks in order."""
    maker = made_by(won)
    if maker is None:
        sides = [side_of(seat) for seat in won]
        return Result(max("AB", key=sides.count), "ordinary", strokes=ORDINARY)
    if {side_of(seat) for seat in won} != {maker}:
        return _failed(rules, maker)
    made_alone = len(set(won[:MAKING])) == 1
    if len(won) < ALL:
        if made_alone and rules.solo_make:
            return Result(maker, "made_alone", crosses=rules.solo_make)
        return Result(maker, "made", strokes=MADE)
    if len(set(won)) == 1 and rules.solo_nine:
        return Result(maker, "nine_alone", crosses=rules.solo_nine)
    if made_alone and rules.solo_make >= 2:
        # Only an opponents' trick forfeits making: the better of the two counts (ST-R11).
        return Result(maker, "made_alone", crosses=rules.solo_make)
    return Result(maker, "nine", strokes=NINE)


def _failed(rules: StyrivoltRules, maker: Side) -> Result:
    """The side played on and lost a trick (ST-56)."""
    others = {FailedNine.OPPONENTS_ONE: 1, FailedNine.OPPONENTS_TWO: 2}
    if rules.failed_nine in others:
        return Result(OTHER[maker], "failed_nine", strokes=others[rules.failed_nine])
    return Result(maker, "failed_nine", strokes=ORDINARY if rules.failed_nine == FailedNine.ORDINARY else 0)


DRAW = "draw"


@dataclass(frozen=True, slots=True)
class Won:
    """The end of a match: the winning side, or None for a draw, and by what."""

    side: Side | None
    code: str


def match_end(rules: StyrivoltRules, board: Board, deals_played: int) -> Won | None:
    """Whether the match is over, and who has won it (ST-R14)."""
    leader = board.leader()
    if rules.match_end == MatchEnd.CROSSES:
        over = leader is not None and board.worth(leader) >= rules.match_crosses
        return Won(leader, "crosses") if over else None
    if rules.match_end == MatchEnd.OPEN or deals_played < rules.match_deals:
        return None
    if leader is not None:
        return Won(leader, "crosses" if board.worth(leader) else "strokes")
    return Won(None, DRAW) if rules.match_tie == MatchTie.DRAW else None
