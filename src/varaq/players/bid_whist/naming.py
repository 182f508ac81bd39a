"""What the bidder names: suit or no trump, and which cards win, before or after he has seen the kitty."""

from __future__ import annotations

from varaq.engine import Observation
from varaq.games.bid_whist.held import Contract
from varaq.games.bid_whist.naming import name
from varaq.games.bid_whist.rules import Named
from varaq.games.bid_whist.seen import contract_of
from varaq.players.bid_whist.bidding import Auctioneer, Plan
from varaq.players.bid_whist.burying import best_burial
from varaq.players.bid_whist.prospects import weights_of
from varaq.players.bid_whist.weights import kept_books
from varaq.players.bid_whist.worth import Prospect


def name_contract(seen: Observation) -> str:
    """The contract that is worth most to the match."""
    caller = Auctioneer.begin(seen)
    contract = contract_of(seen)
    assert contract is not None
    open_to = caller.rules.nameable[contract.bid.kind]
    sees_kitty = "kitty" in seen.mine
    plans = [
        Plan(named, with_kitty(caller, contract, named) if sees_kitty else caller.promise(named))
        for named in open_to
    ]
    best = max(plans, key=lambda plan: caller.value(contract.bid, plan))
    return str(name(best.named))


def with_kitty(caller: Auctioneer, contract: Contract, named: Named) -> Prospect:
    """What the hand promises once the best burial has been found."""
    trump, order = named
    told = Contract(contract.bidder, contract.bid, trump, order, named=True)
    kept = best_burial(caller.rules, told, caller.hand).promise
    books = kept_books(kept, trump=trump is not None)
    return Prospect(books, weights_of(caller.rules, trump=trump is not None).spread)
