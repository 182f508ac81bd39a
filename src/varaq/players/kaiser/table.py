"""Who helps whom in this deal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from varaq.engine import Observation
from varaq.games.kaiser.contract import Contract
from varaq.games.kaiser.rules import KaiserBid, KaiserRules
from varaq.seats import Seat


@dataclass(frozen=True, slots=True)
class Friends:
    """`ours`: the seats whose tricks are good for me; `mates`: who plays with me, me left out.

    The two differ in a Kaiser that the bidder must make alone: his partner helps him, by
    taking nothing. `bids`: whether my side is the bidder's. `weight`: how much a point of the
    others hurts beside one of ours.
    """

    ours: frozenset[Seat]
    mates: tuple[Seat, ...]
    foes: tuple[Seat, ...]
    bids: bool
    weight: float

    def is_ours(self, seat: Seat) -> bool:
        """Whether a trick of that seat is good for me."""
        return seat in self.ours


def friends_of(seen: Observation, contract: Contract) -> Friends:
    """Who helps whom under the contract."""
    rules = cast(KaiserRules, seen.rules)
    me = cast(Seat, seen.seat)
    seating = rules.seating
    side = seating.side_of
    mates = tuple(seat for seat in seating.partners(me) if seat not in seen.out)
    foes = tuple(seat for seat in range(rules.players) if side[seat] != side[me])
    bids = side[contract.bidder] == side[me]
    ours = frozenset((me, *mates))
    if bids and alone(rules, contract):
        ours = frozenset((contract.bidder,))
    return Friends(
        ours, mates, foes, bids, 1.0 if len(seating.sides) == 2 else 1.5 / (len(seating.sides) - 1)
    )


def alone(rules: KaiserRules, contract: Contract) -> bool:
    """Whether the bidder of this contract must take the tricks himself (KS-106, KS-108)."""
    kaiser = contract.bid is not None and contract.bid.is_kaiser
    return kaiser and rules.kaiser_bid in (KaiserBid.SOLO12, KaiserBid.FORTY)
