"""The rulebook player: it knows how its game is played well, and has no need to think long."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from varaq.engine import Observation
from varaq.players import kaiser, styrivolt, twenty_eight

BOOKS: Mapping[str, Callable[[Observation], str]] = {
    "kaiser": kaiser.choose,
    "styrivolt": styrivolt.choose,
    "twenty_eight": twenty_eight.choose,
}
"""How each game is played, by the game's name."""

INTERRUPTIONS: Mapping[str, Callable[[Observation], str | None]] = {"twenty_eight": twenty_eight.interrupt}
"""What is said though nobody waits for it, in the games that have such acts."""


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
