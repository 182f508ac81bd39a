"""What a deal would do to the match: outcomes are scored by the house and put beside the scores."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import cast

from varaq.engine import Observation
from varaq.engine.sheet import Line
from varaq.games.twenty_eight.held import OTHER, Contract, Standing
from varaq.games.twenty_eight.rules import MatchStyle, TwentyEightRules, Twice
from varaq.games.twenty_eight.scoring import HALF_COURT, THANI, Worth, band, score
from varaq.players.twenty_eight.worth import Prospect
from varaq.seats import Seat, Side

RACE = 1.3
"""How much being nearer to the end decides the match."""


@dataclass(slots=True)
class Stake:
    """Where the match stands, seen from my side: what the outcome of a deal would be worth to it."""

    rules: TwentyEightRules
    side: Side
    standing: Standing
    known: dict[tuple[Side, int, bool], float] = field(default_factory=dict)

    @classmethod
    def of(cls, seen: Observation) -> Stake:
        """The stake of the seat that sees this."""
        rules = cast(TwentyEightRules, seen.rules)
        sets = seen.extra["sets"]
        red, black = ({side: sets[side][colour] for side in "AB"} for colour in ("red", "black"))
        standing = Standing(dict(seen.totals), seen.dealer, red, black)
        return cls(rules, rules.seating.side_of[cast(Seat, seen.seat)], standing)

    # ------------------------------------------------------------------ standings

    @property
    def now(self) -> float:
        """My side's chance to win the match as it stands."""
        return self._chance(self.standing)

    @property
    def point(self) -> float:
        """What one game point is worth to my side now."""
        return max(0.01, self.outcome(self.side, 1, loses=False) - self.now)

    def _chance(self, standing: Standing) -> float:
        mine, theirs = (self._away(standing, side) for side in (self.side, OTHER[self.side]))
        if mine <= 0 or theirs <= 0:
            return float(mine <= 0)
        mine, theirs = mine**RACE, theirs**RACE
        return float(theirs / (mine + theirs))

    def _away(self, standing: Standing, side: Side) -> float:
        """How far the side is from winning, by its own score or by the others' fall."""
        rules, scores = self.rules, standing.scores
        if rules.match_style == MatchStyle.TABLES:
            return scores[OTHER[side]]
        if rules.match_style == MatchStyle.POINTS:
            return rules.target - scores[side]
        sets = rules.sets_to_win - 1 if rules.sets_to_win > 1 else 0
        up = rules.target * (1 + sets - standing.red[side]) - scores[side]
        down = rules.target * (1 + sets - standing.black[OTHER[side]]) + scores[OTHER[side]]
        if up <= 0 or down <= 0:
            return 0.0
        return float((up**-2 + down**-2) ** -0.5)

    # ------------------------------------------------------------------ outcomes

    def outcome(self, winner: Side, points: int, *, loses: bool) -> float:
        """My side's chance once `winner` has won a deal of so many points; `loses`: told as the others' loss."""
        key = (winner, points, loses)
        if key not in self.known:
            worth = Worth(winner, points, loses, None, (Line(winner, 0, "bid_made", "TE-136"),))
            result = score(self.rules, self.standing, worth)
            won = result.won
            self.known[key] = float(won == self.side) if won else self._chance(result.after)
        return self.known[key]

    def contract(self, bidder: Side, contract: Contract, promise: Prospect) -> float:
        """My side's chance if the contract is played by a side with this prospect."""
        brings, costs = band(self.rules, contract)
        needed = contract.number
        made = promise.chance(needed)
        value = made * self.outcome(bidder, brings, loses=False)
        under = 0.0
        if self.rules.under_half == Twice.DOUBLE:
            under = 1 - promise.chance(-(-needed // 2))
            value += under * self.outcome(OTHER[bidder], 2 * costs, loses=True)
        return value + (1 - made - under) * self.outcome(OTHER[bidder], costs, loses=True)

    def alone(self, kind: str, chance: float) -> float:
        """My side's chance if I undertake every trick: `single`, `half` or `thani`, with that chance."""
        single = self.rules.single_points
        wins, costs = {"half": (HALF_COURT, HALF_COURT), "thani": THANI}.get(kind, (single, single))
        won = self.outcome(self.side, wins, loses=kind == "half")
        lost = self.outcome(OTHER[self.side], costs, loses=True)
        return chance * won + (1 - chance) * lost
