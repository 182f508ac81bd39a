"""Stýrivolt by the book: lambs when due, the stock for a weak hand, no stikki wasted on a partner's trick."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from varaq.engine import Observation
from varaq.players.styrivolt.play import lead_or_follow
from varaq.players.styrivolt.stock import expose, last_trade, look_at_stock, pick, wants_stock
from varaq.players.styrivolt.worth import Hand


def choose(seen: Observation) -> str:
    """One of the seat's legal acts."""
    return BOOK[seen.phase](seen)


def _turn(seen: Observation) -> str:
    """Trade and swap what is open, since a trader is worth nothing itself; then the stock; then a card."""
    for verb in ("swap", "trade"):
        better = [act for act in seen.legal if act.startswith(f"{verb} ")]
        if better:
            hand = Hand.of(seen)
            return max(better, key=lambda act: hand.worth(act.split()[2]))
    if "take" in seen.legal and wants_stock(seen):
        return "take"
    return lead_or_follow(seen)


def _claim(seen: Observation) -> str:
    """Nine tricks only with cards that nobody can stop: lambs, and the highest stikkar left."""
    hand = Hand.of(seen)
    left = 9 - sum(seen.tricks)
    return "on" if hand.sure_leads() >= left else "claim"


def _cut(seen: Observation) -> str:
    """To look costs nothing."""
    return "look" if "look" in seen.legal else "stop"


def _mark(seen: Observation) -> str:
    """What is not marked is lost."""
    return "mark" if "mark" in seen.legal else seen.legal[0]


BOOK: Mapping[str, Callable[[Observation], str]] = {
    "cut": _cut,
    "expose": expose,
    "turn": _turn,
    "last_trade": last_trade,
    "bird": last_trade,
    "pick": pick,
    "stock_look": look_at_stock,
    "claim": _claim,
    "mark": _mark,
}
"""What to do in each phase."""
