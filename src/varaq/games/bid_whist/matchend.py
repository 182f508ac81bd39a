"""Who has won the match, and who leaves the table (BW-76, BW-80…86)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from varaq.games.bid_whist.held import OTHER, SIDES, Standing
from varaq.games.bid_whist.rules import HIGHEST_BID, BidWhistRules, BostonBid, Session
from varaq.seats import Seat, Side


@dataclass(frozen=True, slots=True)
class Won:
    """The winner of the match, by which rule, and its facts."""

    side: Side
    code: str
    clause: str
    facts: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Ended:
    """A hand that was scored: the bidding side, the number it bid, whether it made it, the standing after."""

    bidding: Side
    number: int
    made: bool
    after: Standing


def winner_after(rules: BidWhistRules, ended: Ended) -> Won | None:
    """The first test that names a winner decides (BW-85)."""
    tests = (_boston, _set_limit, _target, _minus_target, _last_hand)
    return next((won for test in tests if (won := test(rules, ended)) is not None), None)


def _boston(rules: BidWhistRules, ended: Ended) -> Won | None:
    """A bid of seven is all or nothing (BW-76)."""
    if rules.boston_bid != BostonBid.GAME or ended.number != HIGHEST_BID:
        return None
    if ended.made:
        return Won(ended.bidding, "boston_made", "BW-76")
    return Won(OTHER[ended.bidding], "boston_set", "BW-76")


def _set_limit(rules: BidWhistRules, ended: Ended) -> Won | None:
    """Too many bids were set (BW-82)."""
    sets = ended.after.sets[ended.bidding]
    if not rules.set_limit or sets < rules.set_limit:
        return None
    return Won(OTHER[ended.bidding], "set_limit", "BW-82", {"sets": sets})


def _target(rules: BidWhistRules, ended: Ended) -> Won | None:
    """The target is reached (BW-80), in some houses only by a made bid (BW-83)."""
    if not rules.target:
        return None
    totals = ended.after.totals
    for side in (ended.bidding, OTHER[ended.bidding]):
        bids_out = ended.made and side == ended.bidding
        if totals[side] >= rules.target and (bids_out or not rules.bid_out):
            facts = {"total": totals[side], "target": rules.target}
            return Won(side, "target", "BW-83" if rules.bid_out else "BW-80", facts)
    return None


def _minus_target(rules: BidWhistRules, ended: Ended) -> Won | None:
    """A side has fallen to minus the target (BW-81)."""
    if not rules.lose_at_minus_target or not rules.target:
        return None
    totals = ended.after.totals
    for side in (ended.bidding, OTHER[ended.bidding]):
        if totals[side] <= -rules.target:
            facts = {"total": totals[side], "target": rules.target}
            return Won(OTHER[side], "minus_line", "BW-81", facts)
    return None


def _last_hand(rules: BidWhistRules, ended: Ended) -> Won | None:
    """The higher score wins after the last hand (BW-84)."""
    totals, hands = ended.after.totals, ended.after.hands_scored
    if not _all_hands_scored(rules, ended.after) or totals["A"] == totals["B"]:
        return None
    side = max(SIDES, key=totals.__getitem__)
    return Won(side, "most_points", "BW-84", {"total": totals[side], "hands": hands})


def _all_hands_scored(rules: BidWhistRules, after: Standing) -> bool:
    return 0 < rules.max_hands <= after.hands_scored


def extra_hand(rules: BidWhistRules, after: Standing) -> bool:
    """Whether one hand more is played, all of them being scored and nobody ahead (BW-84)."""
    return _all_hands_scored(rules, after) and after.totals["A"] == after.totals["B"]


def leavers(rules: BidWhistRules, winner: Side) -> tuple[Seat, ...]:
    """The seats of the losers where they make room for the next pair (BW-86)."""
    if rules.session == Session.SINGLE:
        return ()
    return tuple(seat for seat, side in enumerate(rules.seating.side_of) if side != winner)
