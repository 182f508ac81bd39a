"""The chalk board: uprights with strokes to rub out, crosses and monk's crosses (ST-66…74)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from varaq.games.styrivolt.rules import EraseOrder
from varaq.seats import Side

STROKES = 3
"""Strokes of each side on a fresh upright."""
MONK = 2
"""Crosses that a monk's cross is worth."""

OTHER: Mapping[Side, Side] = {"A": "B", "B": "A"}


@dataclass(frozen=True, slots=True)
class Board:
    """Strokes still standing, single crosses and monk's crosses by side, and who draws the next upright."""

    strokes: Mapping[Side, int]
    crosses: Mapping[Side, int]
    monks: Mapping[Side, int]
    drawer: Side

    @classmethod
    def fresh(cls, drawer: Side) -> Board:
        """A first upright, drawn by the first dealer's side (ST-74)."""
        return cls({"A": STROKES, "B": STROKES}, {"A": 0, "B": 0}, {"A": 0, "B": 0}, drawer)

    def worth(self, side: Side) -> int:
        """The crosses of a side, a monk's cross counting two (ST-76)."""
        return self.crosses[side] + MONK * self.monks[side]

    def rub_out(self, side: Side, strokes: int, order: EraseOrder) -> Board:
        """The side rubs out strokes; the third wins a cross, or a monk's against a clean half (ST-68)."""
        board = self
        for _ in range(strokes):
            board = replace(board, strokes={**board.strokes, side: board.strokes[side] - 1})
            if board.strokes[side] == 0:
                clean = board.strokes[OTHER[side]] == STROKES
                board = board.draw(side, MONK if clean else 1, order)
                board = replace(board, strokes={"A": STROKES, "B": STROKES})
        return board

    def draw(self, side: Side, crosses: int, order: EraseOrder) -> Board:
        """The side wins crosses: first they rub out the others', what is over is drawn (ST-69…72)."""
        other = OTHER[side]
        single, monk, left = self.crosses[other], self.monks[other], crosses
        while left and (single or monk):
            take_monk = monk and (not single or order == EraseOrder.MONK_FIRST)
            if not take_monk:
                single, left = single - 1, left - 1
            elif left >= MONK:
                monk, left = monk - 1, left - MONK
            else:  # half a monk stays as a single cross (ST-R12)
                monk, single, left = monk - 1, single + 1, 0
        board = replace(
            self,
            crosses={side: self.crosses[side] + left % MONK, other: single},
            monks={side: self.monks[side] + left // MONK, other: monk},
        )
        with_crosses = [s for s in ("A", "B") if board.worth(s)]
        return replace(board, drawer=OTHER[with_crosses[0]]) if len(with_crosses) == 1 else board

    def leader(self) -> Side | None:
        """The side that is ahead: by crosses, else by strokes rubbed out; None if they stand level (ST-R14)."""
        for side, other in OTHER.items():
            mine, theirs = self.worth(side), self.worth(other)
            if mine > theirs or (mine == theirs and self.strokes[side] < self.strokes[other]):
                return side
        return None

    def as_data(self) -> dict[str, object]:
        """The board as plain data."""
        return {
            "strokes": dict(self.strokes),
            "crosses": dict(self.crosses),
            "monks": dict(self.monks),
            "drawer": self.drawer,
        }
