"""Stýrivolt by the book: lambs when due, the stock for a weak hand, no stikki wasted on a partner's trick."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from varaq.engine import Observation
from varaq.players.styrivolt.ending import claim
from varaq.players.styrivolt.play import lead_or_follow
from varaq.players.styrivolt.stock import (
    best_change,
    expose,
    last_trade,
    lay_away,
    look_at_stock,
    pick,
    wants_stock,
)


def choose(seen: Observation) -> str:
    """One of the seat's legal acts."""
    return BOOK[seen.phase](seen)


def _turn(seen: Observation) -> str:
    """The stock if it promises more; what lies exposed and helps; then a card."""
    if "take" in seen.legal and wants_stock(seen):
        return "take"
    change = best_change(seen, ("swap", "trade"))
    return change or lay_away(seen) or lead_or_follow(seen)


def _cut(seen: Observation) -> str:
    """To look costs nothing, and tells something."""
    return "look" if "look" in seen.legal else "stop"


def _mark(seen: Observation) -> str:
    """What is not marked is lost; then the next deal."""
    return next((act for act in ("mark", "deal") if act in seen.legal), seen.legal[0])


BOOK: Mapping[str, Callable[[Observation], str]] = {
    "cut": _cut,
    "expose": expose,
    "turn": _turn,
    "last_trade": last_trade,
    "bird": last_trade,
    "pick": pick,
    "stock_look": look_at_stock,
    "claim": claim,
    "mark": _mark,
}
"""What to do in each phase."""
