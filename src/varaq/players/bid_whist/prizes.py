"""What the bidder's books are worth to the match (BW-67…85)."""

from __future__ import annotations

from typing import cast

from varaq.engine import Observation
from varaq.games.bid_whist.books import BOARD, BOOKS
from varaq.games.bid_whist.seen import contract_of
from varaq.players.bid_whist.stake import Stake
from varaq.players.prizes import Prizes
from varaq.seats import Seat


def prizes(seen: Observation) -> Prizes:
    """For the contract in play."""
    contract = contract_of(seen)
    assert contract is not None
    return of_bid(seen, contract.bidder, contract.bid.number, Stake.of(seen), no_trump=contract.trump is None)


def of_bid(seen: Observation, bidder: Seat, number: int, stake: Stake, *, no_trump: bool) -> Prizes:
    """For any bid: every number of books is scored by the house and put beside the totals."""
    side_of = seen.rules.seating.side_of
    side = side_of[bidder]

    def chance(books: int) -> float:
        return stake.outcome(side, number, books, no_trump=no_trump)

    mine = side == side_of[cast(Seat, seen.seat)]
    return Prizes.over(range(BOOKS + 1), chance, mine=mine, total=BOOKS, needed=BOARD + number)
