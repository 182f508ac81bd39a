"""What the tricks of a deal are worth: how it may end from here, scored by the house."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from varaq.engine import Observation
from varaq.games.styrivolt.rules import StyrivoltRules
from varaq.games.styrivolt.scoring import MAKING, score_deal, side_of
from varaq.players.styrivolt.taste import TASTE
from varaq.seats import Seat

CROSS = 3
"""Strokes that a cross is worth: an upright has three of each side."""

MINE, PARTNERS, THEIRS = 0, 2, 1


@cache
def _end(rules: StyrivoltRules, mine: int, partners: int, theirs: int) -> float:
    """What a deal that is over is worth to us, in strokes."""
    # The side that loses one trick has not made the game, whenever it lost it.
    ours = [MINE] * mine + [PARTNERS] * partners
    won = [THEIRS] * theirs + ours if mine + partners >= MAKING else ours + [THEIRS] * theirs
    result = score_deal(rules, won)
    worth = result.strokes + CROSS * result.crosses
    return float(worth if result.side == side_of(MINE) else -worth)


@cache
def value(rules: StyrivoltRules, mine: int, partners: int, theirs: int, i_take: int, we_take: int) -> float:
    """What the deal is worth if I take so many of a hundred tricks to come, and we so many."""
    if mine + partners >= MAKING or theirs >= MAKING:
        return _end(rules, mine, partners, theirs)
    me, us = i_take / 100, we_take / 100
    rest = (i_take, we_take)
    return (
        me * value(rules, mine + 1, partners, theirs, *rest)
        + (us - me) * value(rules, mine, partners + 1, theirs, *rest)
        + (1 - us) * value(rules, mine, partners, theirs + 1, *rest)
    )


@dataclass(frozen=True, slots=True)
class Score:
    """The tricks of a deal so far, seen from one seat."""

    rules: StyrivoltRules
    mine: int
    partners: int
    theirs: int

    @classmethod
    def of(cls, seen: Observation) -> Score:
        """As the seat sees it."""
        assert isinstance(seen.rules, StyrivoltRules)
        assert seen.seat is not None
        mate: Seat = seen.rules.seating.partners(seen.seat)[0]
        mine, partners = seen.tricks[seen.seat], seen.tricks[mate]
        return cls(seen.rules, mine, partners, sum(seen.tricks) - mine - partners)

    @property
    def left(self) -> int:
        """The most tricks before the deal is decided."""
        return 2 * MAKING - 1 - self.mine - self.partners - self.theirs

    @property
    def lacks(self) -> int:
        """The tricks that we need to win the deal."""
        return MAKING - self.mine - self.partners

    def after(self, winner: str, promise: float) -> float:
        """The worth of the deal once `me`, `mate` or `foe` has this trick; I may take so many more."""
        mine = self.mine + (winner == "me")
        partners = self.partners + (winner == "mate")
        theirs = self.theirs + (winner == "foe")
        share = min(0.95, promise / max(1, self.left - 1))
        # What I do not take falls to the three others alike.
        ours = share + (1 - share) * TASTE.evenness
        return value(self.rules, mine, partners, theirs, _percent(share), _percent(ours))


def _percent(share: float) -> int:
    """In steps of two, so that what is known no finer is not reckoned twice."""
    return 2 * round(50 * share)
