"""The computer players that people choose from, by how well they play."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from varaq.engine import Observation
from varaq.players.player import PlayerMaker
from varaq.players.rulebook import RulebookPlayer
from varaq.players.searcher import PLAY, Searcher
from varaq.players.searcher.budget import PATIENT, QUICK, affordable

ASTRAY = 0.3
"""How often a beginner plays any card that is right."""


class Beginner:
    """Bids by the book, but loses the thread in the play."""

    def __init__(self) -> None:
        self.book = RulebookPlayer()

    def choose(self, seen: Observation, dice: Random) -> str:
        """What the book advises, or now and then any card."""
        cards = [act for act in seen.right if act.startswith("play ")]
        if seen.phase in PLAY and cards and dice.random() < ASTRAY:
            return dice.choice(cards)
        return self.book.choose(seen, dice)

    def interrupt(self, seen: Observation, dice: Random) -> str | None:
        """What the book advises."""
        return self.book.interrupt(seen, dice)


BY_LEVEL: Mapping[str, PlayerMaker] = {
    "beginner": Beginner,
    "casual": RulebookPlayer,
    "strong": lambda: Searcher(affordable(QUICK)),
    "strongest": lambda: Searcher(affordable(PATIENT)),
}
"""From one who has just learnt the game to one who thinks it through."""

LEVELS: tuple[str, ...] = tuple(BY_LEVEL)
"""The levels in their order."""
