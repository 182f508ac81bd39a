"""When the stock helps, and what to do with what lies exposed (ST-40…64)."""

from __future__ import annotations

from collections.abc import Callable

from varaq.engine import Observation
from varaq.games.styrivolt.powers import LEAST_STIKKI, power
from varaq.games.styrivolt.rules import StockRight
from varaq.players.styrivolt.worth import Hand

AVERAGE = 8.5
"""About what nine of ten unseen cards are worth."""


def wants_stock(seen: Observation) -> bool:
    """A weak hand, with the right to put it down; a wrong taking is never risked."""
    rules = seen.rules
    hand = Hand.of(seen)
    if hand.stikkar():
        return False
    first = not sum(seen.tricks)
    if rules.value("stock_right") == StockRight.PENALISED and not first:
        return False  # a stikki that was played already would forbid it
    second = seen.extra["down"] is not None
    left = len(seen.hand)
    return hand.total() < (0.55 if second else 0.75) * AVERAGE * left / 9


def look_at_stock(seen: Observation) -> str:
    """Trade first; both where that is allowed; else the better of the two."""
    trades = [act for act in seen.legal if act.startswith("trade ")]
    hand = Hand.of(seen)
    if trades:
        return max(trades, key=lambda act: hand.worth(act.split()[2]))
    if "both" in seen.legal:
        return "both"
    own = Hand(seen.mine.get("put_down", []), hand.chosen, hand.gone)
    return "return" if "return" in seen.legal and own.total() > hand.total() else "keep"


def pick(seen: Observation) -> str:
    """The stikki goes with the stock: a lamb must be led to be worth anything."""
    hand = Hand.of(seen)
    return max(seen.legal, key=lambda act: power(act.split()[1], hand.chosen))


def last_trade(seen: Observation) -> str:
    """What is offered is better than the trader or the king."""
    offers = [act for act in seen.legal if act != "pass"]
    if not offers:
        return "pass"
    worth = _worth_of(seen)
    return max(offers, key=lambda act: worth(act.split()[2]))


def _worth_of(seen: Observation) -> Callable[[str], float]:
    hand = Hand.of(seen)
    return hand.worth


def expose(seen: Observation) -> str:
    """The best card where the trader is one's own, else the one that helps others least."""
    turned = seen.mine.get("turned", [])
    suits = list(dict.fromkeys(card[-1] for card in turned))[:2]
    chosen = (suits[0], suits[1])

    def helps(act: str) -> float:
        return sum(
            3.0 if power(card, chosen) >= LEAST_STIKKI else 0.5 + power(card, chosen) / 10
            for card in act.split()[1:]
        )

    mine = f"5{seen.legal[0].split()[1][-1]}" in seen.hand
    return max(seen.legal, key=helps) if mine else min(seen.legal, key=helps)
