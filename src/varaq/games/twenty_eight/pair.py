"""The pair: King and Queen of trump in one hand (TE-120…130)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from varaq.games.twenty_eight.held import Contract, Held
from varaq.games.twenty_eight.rules import (
    PairCeiling,
    PairFloor,
    PairRule,
    PairTiming,
    PairWonWith,
    number_or,
)
from varaq.seats import Seat, Side

SHIFT = 4
"""What the pair takes off the target, or adds to it (TE-125)."""


@dataclass(frozen=True, slots=True)
class TrickWon:
    """A trick that was won: by whom, whether trump was shown by then, and whether with a trump."""

    seat: Seat
    shown: bool
    with_trump: bool


def holds_pair(held: Held, contract: Contract, seat: Seat) -> bool:
    """Whether both cards are in the seat's hand, trump being shown (TE-120, TE-121)."""
    if held.rules.pair == PairRule.NONE or contract.trump is None or not contract.shown:
        return False
    cards = held.rules.cards
    return all(cards.held(f"{rank}{contract.trump}", held.hands[seat]) is not None for rank in "KQ")


def may_show(held: Held, contract: Contract, seat: Seat, won: Sequence[TrickWon], *, between: bool) -> bool:
    """Whether the pair may be shown now: between two tricks, or in the seat's own turn (TE-122…130)."""
    rules, side = held.rules, held.side(seat)
    bidding = side == held.side(contract.bidder)
    if not holds_pair(held, contract, seat):
        return False
    if bidding and contract.number < number_or(rules.pair_min_bid, 0):
        return False
    ours = [trick for trick in won if held.side(trick.seat) == side]
    if rules.pair_timing == PairTiming.RELAXED:
        return not bidding or bool(ours)
    since = [trick for trick in ours if trick.shown]
    if rules.pair_won_with == PairWonWith.TRUMP:
        since = [trick for trick in since if trick.with_trump]
    return between and bool(since)


def target(held: Held, contract: Contract, pair: Side | None) -> int:
    """The card points needed, the pair counted (TE-125…128)."""
    rules, bid = held.rules, contract.number
    if pair is None or rules.pair != PairRule.BID_4:
        return bid
    if pair == held.side(contract.bidder):
        lowered = bid - SHIFT
        floor = rules.min_bid if rules.pair_floor == PairFloor.MIN_BID else lowered
        return min(bid, max(lowered, floor))
    raised = bid + SHIFT
    ceiling = rules.points_in_deal if rules.pair_ceiling == PairCeiling.POINTS else raised
    return max(bid, min(raised, ceiling))
