"""The rulebook player: it knows how its game is played well, and has no need to think long."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from varaq.engine import Observation
from varaq.players import bid_whist, kaiser, styrivolt, twenty_eight
from varaq.players.styrivolt.talk import banter as styrivolt_banter
from varaq.players.talk import Banter

BOOKS: Mapping[str, Callable[[Observation], str]] = {
    "kaiser": kaiser.choose,
    "styrivolt": styrivolt.choose,
    "twenty_eight": twenty_eight.choose,
    "bid_whist": bid_whist.choose,
}
"""How each game is played, by the game's name."""

INTERRUPTIONS: Mapping[str, Callable[[Observation], str | None]] = {
    "twenty_eight": twenty_eight.interrupt,
    "bid_whist": bid_whist.interrupt,
}
"""What is said though nobody waits for it, in the games that have such acts."""

BANTER: Mapping[str, Banter] = {"styrivolt": styrivolt_banter}
"""What is said for fun, in the games that have phrases for it."""


class RulebookPlayer:
    """Plays by the book of its game; the dice matter only in a game that has no book yet."""

    def choose(self, seen: Observation, dice: Random) -> str:
        """The act that the book advises: one of `seen.legal`."""
        if len(seen.legal) == 1:
            return seen.legal[0]
        book = BOOKS.get(seen.game.name)
        return book(seen) if book is not None else dice.choice(seen.legal)

    def interrupt(self, seen: Observation, dice: Random) -> str | None:
        """An act out of turn that the book advises, or None."""
        book = INTERRUPTIONS.get(seen.game.name)
        return book(seen) if book is not None else None
