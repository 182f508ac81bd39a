"""The tables of Stýrivolt (ST-50…56): the points are the tricks of the side that leads first.

Nobody undertakes anything here, so a contract is made up: `bidder`, who leads to the first trick,
`chosen`, the chosen suits in their order, and `raised`, the cards that count as one of four of a
kind. Which those are changes when cards are traded; the tables are of one moment.

Not said: trades and swaps, also the one of a trader that is led (ST-17, ST-50), the stock, saying
that a card is good (ST-27; a raised card counts without it), and that the deal may end before the
ninth trick (ST-55, ST-56).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from varaq.cards.cardset import mask_of
from varaq.engine import Observation
from varaq.games.styrivolt.powers import PACK, Chosen, is_lamb, rank_of, trick_order
from varaq.games.styrivolt.rules import StyrivoltRules
from varaq.games.styrivolt.scoring import ALL
from varaq.search.tables.parts import credited, next_of, ranking_of, sides_of
from varaq.search.tables.shape import Flag, Tables
from varaq.seats import Seat


class Play(NamedTuple):
    """What decides about the play: who leads first, the chosen suits, the raised cards as a set."""

    bidder: Seat
    chosen: Chosen
    raised: int


def told(seen: Observation) -> Mapping[str, Any]:
    """The contract of an observation: the seat's own fours are raised, and others' as they were declared."""
    good = {rank for seat, rank in seen.extra["good"] if seat != seen.seat}
    own = {rank for seat, rank in seen.extra["good"] if seat == seen.seat}
    fours = {*seen.mine.get("fours", ()), *own}
    mine = {*seen.hand, *(card for seat, card in seen.trick if seat == seen.seat)}
    raised = [card for card in PACK.cards if rank_of(card) in (fours if card in mine else good)]
    return {"bidder": first_leader(seen), "chosen": tuple(seen.extra["chosen"]), "raised": tuple(raised)}


def read(rules: StyrivoltRules, contract: Mapping[str, Any]) -> Play:
    """What decides about the play."""
    first, second = contract["chosen"]
    return Play(contract["bidder"], (first, second), PACK.mask(contract.get("raised", ())))


@lru_cache(maxsize=256)
def tables(rules: StyrivoltRules, contract: Play, out: tuple[Seat, ...]) -> Tables:
    """The play with these suits chosen and these cards raised."""
    order = trick_order(contract.chosen, contract.raised)
    sides = sides_of(rules.seating, contract.bidder)
    lambs = mask_of(
        number
        for number, card in enumerate(PACK.cards)
        if is_lamb(card, contract.chosen, raised=bool(contract.raised >> number & 1))
    )
    return Tables(
        seats=rules.seating.players,
        players=rules.seating.players - len(out),
        cards=len(PACK),
        tricks=ALL,
        flags=Flag.MUST_BEAT if rules.must_beat else Flag(0),
        bidder=contract.bidder,
        next=next_of(rules.seating, out),
        side=sides,
        credit=credited(sides),
        points=(0,) * len(PACK),
        trick_points=(1,) * ALL,
        follow=order.follow,
        rankings=(ranking_of(order),),
        lead_first=PACK.all & ~lambs,
        lead_later=PACK.all,
    )


def first_leader(seen: Observation) -> Seat:
    """The player left of the dealer (ST-51)."""
    return seen.rules.seating.after(seen.dealer)


def start(rules: StyrivoltRules) -> int:
    """Nobody has tricks before the first."""
    return 0
