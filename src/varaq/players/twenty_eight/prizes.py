"""What the bidder's card points are worth to the match (TE-136…152)."""

from __future__ import annotations

from typing import cast

from varaq.engine import Observation
from varaq.games.twenty_eight.held import OTHER, Contract
from varaq.games.twenty_eight.rules import TwentyEightRules, Twice
from varaq.games.twenty_eight.scoring import band
from varaq.players.prizes import Prizes
from varaq.players.twenty_eight.memory import contract_of
from varaq.players.twenty_eight.stake import Stake
from varaq.seats import Seat


def prizes(seen: Observation) -> Prizes:
    """For the contract in play; a shown pair has moved what is needed (TE-125)."""
    contract = contract_of(seen)
    if contract.is_alone:
        return _alone(seen, contract)
    needed = seen.extra["needed"] or contract.number
    return of_contract(seen, contract, needed, Stake.of(seen))


def of_contract(seen: Observation, contract: Contract, needed: int, stake: Stake) -> Prizes:
    """For any contract: what it brings and costs, and that less than half of it may cost twice (TE-138)."""
    rules = cast(TwentyEightRules, seen.rules)
    side_of = rules.seating.side_of
    bidding = side_of[contract.bidder]
    brings, costs = band(rules, contract)
    half = -(-needed // 2) if rules.under_half == Twice.DOUBLE else 0

    def chance(points: int) -> float:
        if points >= needed:
            return stake.outcome(bidding, brings, loses=False)
        return stake.outcome(OTHER[bidding], costs * (2 if points < half else 1), loses=True)

    mine = bidding == side_of[cast(Seat, seen.seat)]
    total = rules.points_in_deal
    return Prizes.over(range(total + 1), chance, mine=mine, total=total, needed=needed, now=stake.now)


def _alone(seen: Observation, contract: Contract) -> Prizes:
    """Every trick or nothing (TE-71, TE-78, TE-163)."""
    rules = cast(TwentyEightRules, seen.rules)
    tricks = rules.packet if contract.bid == "half" else rules.cards_each
    side_of = rules.seating.side_of
    mine = side_of[contract.bidder] == side_of[cast(Seat, seen.seat)]
    stake = Stake(rules, side_of[contract.bidder], Stake.of(seen).standing)

    def chance(won: int) -> float:
        share = stake.alone(contract.bid, float(won == tricks))
        return share if mine else 1 - share

    return Prizes.over(range(tricks + 1), chance, mine=mine, total=tricks, needed=tricks)
