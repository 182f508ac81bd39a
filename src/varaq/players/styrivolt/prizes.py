"""What tricks are worth in a game where the side that wins five, best the first five, has the deal (ST-56, ST-67)."""

from __future__ import annotations

from typing import cast

from varaq.engine import Observation
from varaq.games.styrivolt.scoring import ALL, MAKING
from varaq.players.prizes import Prizes
from varaq.players.styrivolt.stake import CROSS, Score, value
from varaq.seats import Seat

SWING = 2 * 3 * CROSS
"""So many strokes decide about a match."""


def prizes(seen: Observation) -> Prizes:
    """By the tricks of the side that leads first (ST-51): a deal is decided with the fifth of either side."""
    score = Score.of(seen)
    side_of = seen.rules.seating.side_of
    mine = side_of[seen.rules.seating.after(seen.dealer)] == side_of[cast(Seat, seen.seat)]

    def chance(tricks: int) -> float:
        ours = tricks if mine else ALL - tricks
        theirs = ALL - ours
        if theirs >= MAKING:
            worth = value(score.rules, min(ours, MAKING - 1), 0, MAKING, 0, 0)
        else:
            # With the opponents' first trick the game is no longer made; until then, five are enough.
            lost = min(MAKING - 1, theirs) if score.theirs or theirs > ALL - MAKING - 1 else 0
            worth = value(score.rules, MAKING - 1, 1, lost, 0, 0)
        return 0.5 + worth / (2 * SWING)

    return Prizes.over(range(ALL + 1), chance, mine=mine, total=ALL)
