"""The tables of Kaiser and its kin (KS-70…83).

Not said: that a side which takes the penalty card with less than three tricks has just −3 (KS-103;
it is counted as three points less), that a capture at the limit ends the match on the spot
(KS-109), and that in a Kaiser alone the partner's tricks are lost ones (KS-106; they count as
nothing).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from varaq.engine import Observation
from varaq.games.kaiser.contract import Bid, Contract
from varaq.games.kaiser.haul import INSULT
from varaq.games.kaiser.play import order_of
from varaq.games.kaiser.rules import KaiserBid, KaiserRules
from varaq.search.tables.parts import credited, next_of, ranking_of, sides_of
from varaq.search.tables.shape import NONE, Tables
from varaq.seats import Seat


def told(seen: Observation) -> Mapping[str, Any]:
    """The contract as it stands in the observation."""
    assert seen.contract is not None
    return seen.contract


def read(rules: KaiserRules, contract: Mapping[str, Any]) -> Contract:
    """The contract from an observation."""
    bid = None if contract["bid"] is None else Bid.read(contract["bid"])
    return Contract(contract["bidder"], bid, contract.get("trump"), contract.get("order") == "low")


@lru_cache(maxsize=256)
def tables(rules: KaiserRules, contract: Contract, out: tuple[Seat, ...]) -> Tables:
    """A contract with its trump; where the first lead makes it (KS-62), plain until it is known."""
    pack, order = rules.cards, order_of(rules, contract)
    alone = kaiser = False
    if contract.bid is not None and contract.bid.is_kaiser:
        kaiser, alone = True, rules.kaiser_bid != KaiserBid.TEAM12
    forty = kaiser and rules.kaiser_bid == KaiserBid.FORTY
    sides = sides_of(rules.seating, contract.bidder)
    points = [0] * len(pack)
    bonus, penalty = pack.number[rules.bonus_card], pack.number[rules.penalty_card]
    if not forty:  # nine tricks and no card make a Kaiser for 40 (KS-108)
        points[bonus], points[penalty] = rules.bonus_points, -rules.penalty_points
    insults = rules.joffre_insult and not kaiser
    return Tables(
        seats=rules.players,
        players=rules.players - len(out),
        cards=len(pack),
        tricks=rules.cards_each,
        bidder=contract.bidder,
        next=next_of(rules.seating, out),
        side=sides,
        credit=tuple(int(seat == contract.bidder) for seat in range(rules.players))
        if alone
        else credited(sides),
        points=tuple(points),
        trick_points=(1,) * rules.cards_each,
        follow=order.follow,
        rankings=(ranking_of(order, _trumps(rules, contract, order.follow)),),
        lead_first=rules.suited if rules.is_heir else pack.all,
        lead_later=pack.all & ~rules.blanks,
        wipes=rules.blanks,
        insult_by=penalty if insults else NONE,
        insult_of=bonus if insults else NONE,
        insult=INSULT if insults else 0,
    )


def _trumps(rules: KaiserRules, contract: Contract, follow: tuple[int, ...]) -> int:
    """The trump suit with all that belongs to it (KS-14)."""
    if contract.trump is None:
        return 0
    return follow[rules.cards.number[dict(rules.cards.suits)[contract.trump][0]]]


def first_leader(seen: Observation) -> Seat:
    """The bidder (KS-70), or the dealer where nobody has bid (KS-54)."""
    return Seat(told(seen)["bidder"])


def start(rules: KaiserRules) -> int:
    """Nobody has points before the first trick."""
    return 0
