"""The score of a hand: house, contract and what was taken go in, a score sheet comes out (BW-67…85)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from varaq.engine.sheet import Line
from varaq.games.bid_whist.books import BOARD, BOOKS, PENALTY_BOOKS, Moved, Taken, after_reneges
from varaq.games.bid_whist.held import OTHER, SIDES, Contract, Standing
from varaq.games.bid_whist.matchend import Ended, Won, extra_hand, winner_after
from varaq.games.bid_whist.rules import (
    HIGHEST_BID,
    BidWhistRules,
    BostonBid,
    BostonScore,
    DefenderScore,
    MadeScore,
    RenegePenalty,
    SetScore,
)
from varaq.seats import Side


@dataclass(frozen=True, slots=True)
class Score:
    """A scored hand. `made` None: a renege has ended the match before it was scored (BW-66)."""

    made: bool | None
    books: Mapping[Side, int]
    change: Mapping[Side, int]
    lines: tuple[Line, ...]
    after: Standing
    won: Won | None


def score_hand(
    rules: BidWhistRules, contract: Contract, taken: Taken, caught: Collection[Side], before: Standing
) -> Score:
    """Score a hand; `caught` are the sides of which a renege was rightly called.

    `before` is where the match stood when the cards were dealt; the standing after it has the
    deal passed to the left (BW-10).
    """
    bidding = rules.seating.side_of[contract.bidder]
    books: Mapping[Side, int] = taken.books(rules, bidding)
    if caught and rules.renege_penalty == RenegePenalty.GAME:
        (offender,) = caught
        line = Line(offender, 0, "renege_game", "BW-66")
        lost = Won(OTHER[offender], "renege", "BW-66")
        return Score(None, books, dict.fromkeys(SIDES, 0), (line,), before, lost)
    books, moved = after_reneges(books, caught)
    made = books[bidding] >= BOARD + contract.bid.number
    lines = [
        *_renege_lines(moved, caught, bidding),
        *_bidding_lines(rules, contract, bidding, books, made=made),
    ]
    lines += _defending_lines(rules, contract, OTHER[bidding], books, made=made)
    lines += _no_trump_lines(rules, contract, lines)
    change = {side: sum(line.score for line in lines if line.side == side) for side in SIDES}
    totals = {side: before.totals[side] + change[side] for side in SIDES}
    sets = {**before.sets, bidding: before.sets[bidding] + (not made)}
    after = Standing(totals, rules.seating.after(before.dealer), before.hands_scored + 1, sets)
    won = winner_after(rules, Ended(bidding, contract.bid.number, made, after))
    if not made and rules.set_limit:
        facts = {"sets": sets[bidding], "limit": rules.set_limit}
        lines.append(Line(bidding, 0, "set_counted", "BW-82", facts))
    if won is None and extra_hand(rules, after):
        lines.append(Line(bidding, 0, "extra_hand", "BW-84", {"hands": after.hands_scored}))
    return Score(made, books, change, tuple(lines), after, won)


def _renege_lines(moved: Moved, caught: Collection[Side], bidding: Side) -> list[Line]:
    """What called reneges have done to the books: it adds no points of its own."""
    if moved == Moved.THREE:
        return [Line(side, 0, "renege_three", "BW-64", {"books": PENALTY_BOOKS}) for side in caught]
    if moved == Moved.ALL:
        return [Line(side, 0, "renege_all", "BW-65", {"books": BOOKS}) for side in caught]
    return [Line(bidding, 0, "renege_both", "BW-89")] if moved == Moved.EVEN else []


def _bidding_lines(
    rules: BidWhistRules, contract: Contract, side: Side, books: Mapping[Side, int], *, made: bool
) -> list[Line]:
    number = contract.bid.number
    facts = {"bid": str(contract.bid), "books": books[side], "needed": BOARD + number}
    if not made:
        if rules.set_score == SetScore.OPPONENTS_SCORE:
            return [Line(side, 0, "books_set_free", "BW-74", facts)]
        return [Line(side, -number, "books_set", "BW-70", facts)]
    if rules.made_score == MadeScore.BID:
        base = Line(side, number, "bid_made_only", "BW-73", facts)
    else:
        base = Line(side, books[side] - BOARD, "books_made", "BW-69", facts)
    if number == HIGHEST_BID and rules.boston_bid == BostonBid.DOUBLE:
        return [base, Line(side, base.score, "boston_double", "BW-77")]
    if books[side] == BOOKS and rules.boston_score != BostonScore.NORMAL:
        if rules.boston_score == BostonScore.THIRTEEN:
            return [base, Line(side, BOOKS - base.score, "boston_thirteen", "BW-78")]
        return [base, Line(side, 3 * base.score, "boston_quadruple", "BW-78")]
    return [base]


def _defending_lines(
    rules: BidWhistRules, contract: Contract, side: Side, books: Mapping[Side, int], *, made: bool
) -> list[Line]:
    if not made and rules.set_score == SetScore.OPPONENTS_SCORE:
        return [Line(side, contract.bid.number, "defenders_bid", "BW-74", {"bid": str(contract.bid)})]
    if rules.defender_score == DefenderScore.ODD_BOOKS:
        return [Line(side, max(0, books[side] - BOARD), "defenders_odd", "BW-75", {"books": books[side]})]
    return [Line(side, 0, "defenders_none", "BW-71", {"books": books[side]})]


def _no_trump_lines(rules: BidWhistRules, contract: Contract, lines: list[Line]) -> list[Line]:
    """As many points again, for either side, won or lost (BW-72)."""
    if not rules.nt_doubles or contract.trump is not None:
        return []
    points = {side: sum(line.score for line in lines if line.side == side) for side in SIDES}
    return [Line(side, points[side], "no_trump_double", "BW-72") for side in SIDES if points[side]]
