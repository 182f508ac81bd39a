"""The rulebook player's Kaiser: what an experienced player would do, phase by phase."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import cast

from varaq.engine import Observation
from varaq.games.kaiser.rules import KaiserRules
from varaq.games.kaiser.seen import contract_of
from varaq.players.kaiser.bidding import auction, misdeal, plan
from varaq.players.kaiser.exchange import discard, give
from varaq.players.kaiser.play import best_card
from varaq.players.kaiser.sale import trade
from varaq.players.kaiser.worth import prospect


def name_trump(seen: Observation) -> str:
    """The suit that promises most."""
    rules = cast(KaiserRules, seen.rules)
    return f"trump {plan(rules, rules.cards.mask(seen.hand), '').trump}"


def say_order(seen: Observation) -> str:
    """High or low, as the hand promises more."""
    rules = cast(KaiserRules, seen.rules)
    hand = rules.cards.mask(seen.hand)
    contract = contract_of(seen)

    def promise(order: str) -> float:
        return prospect(rules, replace(contract, low=order == "low"), hand).points(rules)

    return f"order {max(('high', 'low'), key=promise)}"


PHASES: dict[str, Callable[[Observation], str]] = {
    "claims": misdeal,
    "passing": give,
    "auction": auction,
    "sale": trade,
    "naming": name_trump,
    "ordering": say_order,
    "exchange": discard,
    "play": best_card,
}
"""What to do in every phase in which a seat acts."""


def choose(seen: Observation) -> str:
    """The act of an experienced player."""
    return PHASES[seen.phase](seen)
