"""What only this family adds to an observation: piles, special cards, limits, the order of a hand."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from varaq.cards import Pack
from varaq.engine.seen import Observation
from varaq.games.kaiser.contract import Bid, Contract
from varaq.games.kaiser.packs import suit_order
from varaq.games.kaiser.play import order_of
from varaq.games.kaiser.rules import KaiserRules

Facts = Mapping[str, Any]


def contract_of(seen: Observation) -> Contract:
    """The contract as far as it is known; without one, an ordinary high contract without trump."""
    known = seen.contract
    if known is None:
        return Contract(0, None)
    bid = None if known["bid"] is None else Bid.read(known["bid"])
    return Contract(known["bidder"], bid, known["trump"], known["order"] == "low", known["sold"])


def begin(rules: KaiserRules, seen: Observation) -> None:
    """Before the first deal."""
    seen.extra = {"target": rules.target, "limit": rules.limit(raised=False), "pot": 0}
    _clear(rules, seen)
    look(rules, seen)


def _clear(rules: KaiserRules, seen: Observation) -> None:
    pile = {"top": None, "under": 1}
    piles = [[dict(pile) for _ in range(4)] for _ in range(rules.players)] if rules.piles else None
    specials = {rules.bonus_card: None, rules.penalty_card: None}
    seen.extra = {**seen.extra, "piles": piles, "special": specials}


def look(rules: KaiserRules, seen: Observation) -> None:
    """Hold the hand as it counts now, trumps first; say which rank is above which, and who has the trick."""
    contract = contract_of(seen)
    order = order_of(rules, contract)
    number = rules.cards.number
    place = {card: at for at, card in enumerate(order.by_rank)}
    seen.hand = sorted(seen.hand, key=lambda card: place[number[card]])
    suit = contract.trump or rules.cards.suits[0][0]
    trick = [number[card] for _, card in seen.trick]
    winning = seen.trick[order.winner(trick)][0] if trick else None
    seen.extra = {**seen.extra, "bar": _ranks(rules.cards, suit, low=contract.low), "winning": winning}


@cache
def _ranks(pack: Pack, suit: str, *, low: bool) -> tuple[str, ...]:
    """The ranks of a suit, the highest first; one for all who see it."""
    return tuple(pack.cards[n][:-1] for n in suit_order(pack, suit, low=low))


def _dealt(rules: KaiserRules, seen: Observation, facts: Facts) -> None:
    _clear(rules, seen)


def _piles_turned(rules: KaiserRules, seen: Observation, facts: Facts) -> None:
    piles = [[{"top": top, "under": 1} for top in tops] for tops in facts["tops"]]
    seen.extra = {**seen.extra, "piles": piles}


def _pile_turned(rules: KaiserRules, seen: Observation, facts: Facts) -> None:
    piles = [[dict(pile) for pile in seat] for seat in seen.extra["piles"]]
    piles[facts["seat"]][facts["pile"]] = {"top": facts["card"], "under": 0}
    seen.extra = {**seen.extra, "piles": piles}


def _trick_taken(rules: KaiserRules, seen: Observation, facts: Facts) -> None:
    side = rules.seating.side_of[facts["seat"]]
    taken = {card: side for card in facts["cards"] if card in seen.extra["special"]}
    if taken:
        seen.extra = {**seen.extra, "special": {**seen.extra["special"], **taken}}


def _scored(rules: KaiserRules, seen: Observation, facts: Facts) -> None:
    seen.extra = {**seen.extra, "target": facts["target"], "limit": facts["limit"], "pot": facts["pot"]}


SEES = {
    "dealt": _dealt,
    "piles_turned": _piles_turned,
    "pile_turned": _pile_turned,
    "trick_taken": _trick_taken,
    "scored": _scored,
}
