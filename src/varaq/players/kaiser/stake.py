"""What a deal would do to the match: every outcome is scored by the house and put beside the totals."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from math import exp, sqrt
from typing import NamedTuple, TypeAlias, cast

from varaq.engine import Observation
from varaq.games.kaiser.contract import Bid, Contract
from varaq.games.kaiser.dealt import Standing
from varaq.games.kaiser.haul import Haul
from varaq.games.kaiser.matchend import winner_after
from varaq.games.kaiser.rules import KaiserRules, WinBy
from varaq.games.kaiser.scoring import contract_made, score_deal
from varaq.players.kaiser.worth import Prospect
from varaq.seats import Seat, Side

GAIN = 0.8
"""The share of the points in play that the sides together gain in an ordinary deal."""

SPREAD_A_DEAL = 5.5
"""How wide one deal throws the sides apart."""

MUST_BID = 8
"""A side that can come home only by a contract of its own is never nearer than this."""

HASTE = 0.03
"""How much of a chance to win hangs on being near the end, whatever the others have."""

UNLIKELY = 0.004
"""Outcomes rarer than this are not looked at."""


class Outcome(NamedTuple):
    """What the bidder's side took: tricks, and whether it has the bonus and the penalty card."""

    tricks: int
    bonus: bool
    penalty: bool


@lru_cache(maxsize=4096)
def outcomes(each: int, prospect: Prospect) -> tuple[tuple[Outcome, float], ...]:
    """The outcomes of a prospect with their chances; who takes more tricks takes the bonus sooner."""
    found = []
    for bonus in (True, False):
        for penalty in (True, False):
            chance = (prospect.bonus if bonus else 1 - prospect.bonus) * (
                prospect.penalty if penalty else 1 - prospect.penalty
            )
            mean = prospect.tricks + 0.7 * (bonus - prospect.bonus) + 0.5 * (penalty - prospect.penalty)
            for tricks, share in _tricks(each, round(mean * 4), round(prospect.spread * 8)):
                if chance * share > UNLIKELY and (tricks or not (bonus or penalty)):
                    found.append((Outcome(tricks, bonus, penalty), chance * share))
    total = sum(chance for _, chance in found)
    return tuple((what, chance / total) for what, chance in found)


@cache
def _tricks(each: int, mean: int, spread: int) -> tuple[tuple[int, float], ...]:
    """How likely each number of tricks is, about a mean given in quarters and a spread in eighths."""
    weights = [exp(-(((tricks - mean / 4) / (spread / 8)) ** 2) / 2) for tricks in range(each + 1)]
    total = sum(weights)
    return tuple((tricks, weight / total) for tricks, weight in enumerate(weights) if weight / total > 0.01)


Scored: TypeAlias = tuple[tuple[int, ...], bool | None, bool]


@cache
def _sheets(rules: KaiserRules) -> dict[tuple[object, ...], dict[Outcome, Scored]]:
    """What outcomes score in this house, as far as it was asked for."""
    return {}


def _score(
    rules: KaiserRules,
    contract: Contract,
    dealer: Seat,
    blocked: frozenset[Side],
    raised: bool,
    what: Outcome,
) -> Scored:
    """What the outcome adds to every total, whether the contract is made, whether no trump was."""
    sides = rules.seating.sides
    bidding = rules.seating.side_of[contract.bidder]
    others = [side for side in sides if side != bidding]
    rest = rules.cards_each - what.tricks
    tricks = {side: rest // len(others) for side in others}
    for side in others[: rest % len(others)]:
        tricks[side] += 1
    tricks[bidding] = what.tricks
    cards = {
        rules.bonus_card: bidding if what.bonus else others[0],
        rules.penalty_card: bidding if what.penalty else others[-1],
    }
    limit = rules.limit(raised=raised)
    totals = {side: limit if limit is not None and side in blocked else -1000 for side in sides}
    haul = Haul({side: tricks[side] for side in sides}, cards)
    before = Standing(totals, dealer, nt_made=raised)
    score = score_deal(rules, contract, haul, before)
    made = contract_made(rules, contract, haul, haul.points(rules))
    return tuple(score.change[side] for side in sides), made, score.after.nt_made


@dataclass(slots=True)
class Stake:
    """Where the match stands, seen from my side: what a contract would be worth to it."""

    rules: KaiserRules
    me: Side
    dealer: Seat
    totals: Mapping[Side, int]
    target: int
    raised: bool
    blocked: frozenset[Side]
    sheets: dict[tuple[object, ...], dict[Outcome, Scored]]
    known: dict[tuple[object, ...], float] = field(default_factory=dict)

    @classmethod
    def of(cls, seen: Observation) -> Stake:
        """The stake of the seat that sees this."""
        rules = cast(KaiserRules, seen.rules)
        target, limit = seen.extra["target"], seen.extra["limit"]
        blocked = frozenset(s for s, total in seen.totals.items() if limit is not None and total >= limit)
        side = rules.seating.side_of[cast(Seat, seen.seat)]
        raised = target != rules.target
        return cls(rules, side, seen.dealer, seen.totals, target, raised, blocked, _sheets(rules))

    def contract(self, contract: Contract, prospect: Prospect) -> float:
        """My side's chance to win the match if this contract is played with that prospect."""
        found = outcomes(self.rules.cards_each, prospect)
        return sum(chance * self.contract_taken(contract, what) for what, chance in found)

    def contract_taken(self, contract: Contract, what: Outcome) -> float:
        """My side's chance to win the match once the bidder's side has taken this."""
        asked = (contract, self.dealer, self.blocked, self.raised)
        sheet = self.sheets.setdefault(asked, {})
        scored = sheet.get(what)
        if scored is None:
            scored = sheet[what] = _score(self.rules, *asked, what)
        return self.outcome(contract, scored)

    def outcome(self, contract: Contract, scored: Scored) -> float:
        """My side's chance to win the match once the deal is played so."""
        key = (contract.bidder, contract.bid is not None and contract.bid.is_kaiser, *scored)
        known = self.known.get(key)
        if known is not None:
            return known
        change, made, raised = scored
        totals = {side: total + more for (side, total), more in zip(self.totals.items(), change, strict=True)}
        target = self.rules.target_in_force(raised=raised)
        won = winner_after(
            self.rules, contract, captor=None, made=made, totals=totals, target=target, dealer=self.dealer
        )
        value = self.standing(totals, target) if won is None else float(won.side == self.me)
        self.known[key] = value
        return value

    def standing(self, totals: Mapping[Side, int], target: int) -> float:
        """My side's chance to win from these totals: the nearer the end, the more a point decides."""
        must_bid = self.rules.win_by == WinBy.BID
        away = {
            side: float(max(target - total, MUST_BID if must_bid or side in self.blocked else 1))
            for side, total in totals.items()
        }
        nearest = min(away.values())
        deals = nearest / (GAIN * self.rules.points_in_play / len(away))
        scale = SPREAD_A_DEAL * sqrt(max(1.0, deals))
        weights = {side: exp((nearest - distance) / scale) for side, distance in away.items()}
        won = weights[self.me] / sum(weights.values())
        # However far ahead, a side must come home: nearer is better.
        return (1 - HASTE) * won + HASTE * exp(-away[self.me] / 20)

    @property
    def now(self) -> float:
        """My side's chance as things stand."""
        return self.standing(self.totals, self.target)

    @property
    def point(self) -> float:
        """What one point is worth to my side now."""
        more = {side: total + (side == self.me) for side, total in self.totals.items()}
        return max(0.002, self.standing(more, self.target) - self.now)


def bid_contract(bidder: Seat, text: str, *, sold: bool | None = None) -> Contract:
    """The contract of a bid, as far as its score goes."""
    bid = Bid.read(text)
    return Contract(bidder, bid, low=bid.kind == "LNT", sold=sold)
