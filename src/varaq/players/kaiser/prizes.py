"""What the bidder's points are worth to the match (KS-90…130)."""

from __future__ import annotations

from typing import cast

from varaq.engine import Observation
from varaq.games.kaiser.contract import Contract
from varaq.games.kaiser.rules import KaiserBid, KaiserRules
from varaq.games.kaiser.seen import contract_of
from varaq.players.kaiser.stake import Outcome, Stake
from varaq.players.prizes import Prizes
from varaq.seats import Seat


def prizes(seen: Observation) -> Prizes:
    """For the contract in play."""
    return of_contract(seen, contract_of(seen), Stake.of(seen))


def of_contract(seen: Observation, contract: Contract, stake: Stake) -> Prizes:
    """For any contract: every number of points is scored by the house and put beside the totals."""
    rules = cast(KaiserRules, seen.rules)
    side_of = rules.seating.side_of
    mine = side_of[contract.bidder] == side_of[cast(Seat, seen.seat)]
    bid = contract.bid
    needed = None
    most = rules.cards_each + rules.bonus_points
    if bid is not None:
        needed = bid.number
        if bid.is_kaiser:
            needed = rules.cards_each if rules.kaiser_bid == KaiserBid.FORTY else most - 1

    def chance(points: int) -> float:
        return stake.contract_taken(contract, taken(rules, contract, points))

    points = range(-rules.penalty_points, most + 1)
    return Prizes.over(points, chance, mine=mine, total=rules.points_in_play, needed=needed)


def taken(rules: KaiserRules, contract: Contract, points: int) -> Outcome:
    """Tricks and cards that make these points; a Kaiser for forty counts tricks alone (KS-108)."""
    forty = contract.bid is not None and contract.bid.is_kaiser and rules.kaiser_bid == KaiserBid.FORTY
    if points < 0:
        return Outcome(points + rules.penalty_points, bonus=False, penalty=True)
    if points <= rules.cards_each and (forty or points < rules.cards_each):
        return Outcome(points, bonus=False, penalty=False)
    return Outcome(min(rules.cards_each, points - rules.bonus_points), bonus=True, penalty=False)
