"""The sale of Lost Heir: what the right to lead is worth, to the buyers and to the dealer (KS-53)."""

from __future__ import annotations

from varaq.engine import Observation
from varaq.games.kaiser.auction import PASS
from varaq.games.kaiser.contract import Bid, Contract
from varaq.games.kaiser.sale import ACCEPT, REFUSE
from varaq.players.kaiser.bidding import Auctioneer, plan
from varaq.players.kaiser.stake import bid_contract
from varaq.players.kaiser.worth import Prospect
from varaq.seats import Seat


def trade(seen: Observation) -> str:
    """A price for the lead; as dealer, whether the price beats leading oneself."""
    at = Auctioneer.begin(seen)
    own = plan(at.rules, at.hand, "").prospect
    if f"call {ACCEPT}" in seen.legal:
        return f"call {ACCEPT if _sold(at) > _kept(at, at.me, own) else REFUSE}"
    refused = _kept(at, seen.dealer, at.with_help(seen.dealer, at.market.forced(at.rules)))
    now = refused
    if at.best is not None:
        buyer, text = at.best
        promise = at.with_help(buyer, at.market.usual(at.rules, Bid.read(text)))
        now = _bought(at, buyer, text, promise, refused)
    values = {f"call {PASS}": now + at.market.courage * at.stake.point}
    for act in seen.legal:
        text = act.split(" ")[1]
        if text != PASS and int(text) <= own.points(at.rules) + 1:
            values[act] = _bought(at, at.me, text, own, refused)
    return max(values, key=lambda act: values[act])


def _sold(at: Auctioneer) -> float:
    """What accepting the highest price is worth to the dealer."""
    assert at.best is not None
    buyer, text = at.best
    promise = at.with_help(buyer, at.market.usual(at.rules, Bid.read(text)))
    return at.stake.contract(bid_contract(buyer, text, sold=True), promise)


def _kept(at: Auctioneer, dealer: Seat, promise: Prospect) -> float:
    """What it is worth to me that the dealer leads with no bid to fulfil."""
    return at.stake.contract(Contract(dealer, None, sold=False), promise)


def _bought(at: Auctioneer, buyer: Seat, text: str, promise: Prospect, refused: float) -> float:
    """What a price is worth to me: the dealer sells, or leads himself."""
    sells = at.market.sells(int(text), to_mate=_mates(at, buyer))
    sold = at.stake.contract(bid_contract(buyer, text, sold=True), promise)
    return sells * sold + (1 - sells) * refused


def _mates(at: Auctioneer, buyer: Seat) -> bool:
    side = at.rules.seating.side_of
    return side[buyer] == side[at.seen.dealer]
