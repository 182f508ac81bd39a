"""Who has won the match (KS-109, KS-120…130)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from varaq.games.kaiser.contract import Contract
from varaq.games.kaiser.dealt import Standing
from varaq.games.kaiser.haul import Haul
from varaq.games.kaiser.rules import BothReach, FiveWins, KaiserBid, KaiserRules, WinBy
from varaq.seats import Seat, Side


@dataclass(frozen=True, slots=True)
class Won:
    """The winner of the match, and by which rule."""

    side: Side
    code: str
    clause: str


def wins_by_capture(rules: KaiserRules, contract: Contract, haul: Haul, before: Standing) -> Side | None:
    """The side that wins on the spot by taking the five of hearts at the limit (KS-109)."""
    taker = haul.cards.get(rules.bonus_card)
    bidding = rules.seating.side_of[contract.bidder]
    limit = rules.limit(raised=before.nt_made)
    if rules.five_wins == FiveWins.OFF or taker in (None, bidding) or limit is None:
        return None
    assert taker is not None
    played_by_bidders = haul.five_from == bidding
    if before.totals[taker] >= limit and (played_by_bidders or rules.five_wins == FiveWins.TAKEN):
        return taker
    return None


def winner_after(
    rules: KaiserRules,
    contract: Contract,
    *,
    captor: Side | None,
    made: bool | None,
    totals: Mapping[Side, int],
    target: int,
    dealer: Seat,
) -> Won | None:
    """The first test that names a winner decides: capture, Kaiser, target, minus line (KS-130).

    `contract.bidder` is the dealer in a hand without a bid, and counts as the bidder (KS-122).
    """
    bidder = rules.seating.side_of[contract.bidder]
    if captor is not None:
        return Won(captor, "captured", "KS-109")
    if contract.bid is not None and contract.bid.is_kaiser and rules.kaiser_bid != KaiserBid.FORTY:
        clause = "KS-106" if rules.kaiser_bid == KaiserBid.SOLO12 else "KS-107"
        other = next(side for side in rules.seating.sides if side != bidder)
        return Won(bidder, "kaiser_made", clause) if made else Won(other, "kaiser_failed", clause)
    reached = [side for side, total in totals.items() if total >= target]
    over = _over_the_target(rules, reached, totals, bidder=bidder, made=made)
    if over is not None:
        return Won(over, "target", _clause_of_target(rules, reached, bidder))
    survivor = _above_the_line(rules, totals, target, bidder) if rules.lose_at_minus else None
    return Won(survivor, "minus_line", "KS-125") if survivor is not None else None


def _clause_of_target(rules: KaiserRules, reached: list[Side], bidder: Side) -> str:
    """The clause that decides between the sides over the target."""
    if rules.win_by == WinBy.BID:
        return "KS-126"
    if len(reached) == 1:
        return "KS-120"
    return "KS-122" if bidder in reached else "KS-127"


def _over_the_target(
    rules: KaiserRules, reached: list[Side], totals: Mapping[Side, int], *, bidder: Side, made: bool | None
) -> Side | None:
    if rules.win_by == WinBy.BID:
        return bidder if made and bidder in reached else None
    if bidder in reached and rules.both_reach == BothReach.BIDDER:
        return bidder
    return _highest(reached, totals, first=bidder)


def _above_the_line(rules: KaiserRules, totals: Mapping[Side, int], target: int, bidder: Side) -> Side | None:
    """The winner where somebody is at or below minus the target (KS-125, KS-127)."""
    above = [side for side, total in totals.items() if total > -target]
    if len(above) == len(totals):
        return None
    if len(totals) == 2 and not above:
        return next(side for side in totals if side != bidder)
    return _highest(above or totals, totals)


def _highest(sides: Iterable[Side], totals: Mapping[Side, int], *, first: Side | None = None) -> Side | None:
    """The side with the highest total; on a tie `first` if it has part in it, else nobody."""
    sides = list(sides)
    if not sides:
        return None
    top = max(totals[side] for side in sides)
    best = [side for side in sides if totals[side] == top]
    if len(best) == 1:
        return best[0]
    return first if first in best else None
