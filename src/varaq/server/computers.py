"""How a table asks its computer players, so that no fault in one of them makes it stand still."""

from __future__ import annotations

import logging
from random import Random

from varaq.engine import Observation
from varaq.players import PLAYERS

log = logging.getLogger("varaq.computers")


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
