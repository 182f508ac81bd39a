"""How a table asks its computer players, so that no fault in one of them makes it stand still."""

from __future__ import annotations

import importlib
import logging
from random import Random

from varaq.engine import Observation
from varaq.players import LEVELS, PLAYERS

log = logging.getLogger("varaq.computers")

THINKERS = frozenset(LEVELS) - {"beginner", "casual"}
"""The players that take their time: they are asked in processes of their own."""

BOOK = "rulebook"
"""The player that answers at once, where nobody else does."""


def choice(player: str, seen: Observation, dice: Random, table: str) -> str:
    """What the player of this name does: the same observation and dice give the same choice again."""
    try:
        chosen = PLAYERS[player]().choose(seen, dice)
    except Exception:
        log.exception("table %s: the player in seat %s failed", table, seen.seat)
        return dice.choice(seen.legal)
    if chosen not in seen.legal:
        # Not what it chose: it may be hidden cards. The number tells where to look.
        log.error("table %s: the player in seat %s chose amiss at %s", table, seen.seat, seen.number)
        return dice.choice(seen.legal)
    return chosen


def interruption(player: str, seen: Observation, dice: Random, table: str) -> str | None:
    """What the player of this name says though nobody waits for it, or None."""
    if not seen.legal:
        return None
    try:
        said = PLAYERS[player]().interrupt(seen, dice)
    except Exception:
        log.exception("table %s: the player in seat %s failed out of turn", table, seen.seat)
        return None
    return said if said in seen.legal else None


SETTLED_EARLY = ("bid_whist", "twenty_eight")
"""Games in which anybody may see that a deal is settled; in others only who leads is sure of the rest (players/rest.py)."""


def may_see_the_end(seen: Observation) -> bool:
    """Whether it is worth asking what is left: who has one card left is spared nothing."""
    return seen.opens_trick or (len(seen.hand) > 1 and seen.game.name in SETTLED_EARLY)


def what_is_left(seen: Observation, table: str) -> str | None:
    """How the rest of the deal goes, if it goes the same way whatever anybody does; None where it does not."""
    try:
        # Loaded where it is wanted: it brings all that thinks with it.
        rest = importlib.import_module("varaq.players.rest")
        found = rest.decided(seen)
    except Exception:
        log.exception("table %s: nobody knows what is left for seat %s", table, seen.seat)
        return None
    return None if found is None else str(found)
