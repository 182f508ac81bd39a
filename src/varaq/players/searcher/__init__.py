"""The searching player: it deals out what it has not seen, and looks at what may come of every act."""

from __future__ import annotations

from random import Random

from varaq.engine import Observation
from varaq.players.rulebook import RulebookPlayer
from varaq.players.searcher.budget import Aim, Budget
from varaq.players.searcher.plans import better
from varaq.players.searcher.scene import PLAY, QUESTIONS, scenes
from varaq.players.searcher.weighing import weigh

__all__ = ["PLAY", "PLAYS", "Aim", "Budget", "Searcher"]

PLAYS = ("play", *QUESTIONS)
"""Acts that are searched; what else may be done in the play, such as showing the pair, the book knows."""


class Searcher:
    """Searches the play of the cards, and what the bidder names and buries; the book of the game does the rest."""

    def __init__(self, budget: Budget | None = None) -> None:
        self.budget = budget or Budget()
        self.book = RulebookPlayer()

    def choose(self, seen: Observation, dice: Random) -> str:
        """The act that is worth most; of equals the one that the book would choose."""
        if len(seen.legal) == 1:
            return seen.legal[0]
        advised = self.book.choose(seen, dice)
        if seen.phase not in PLAY:
            return better(seen, advised, self.budget, dice)
        if advised.split(" ")[0] not in PLAYS:
            return advised
        worth = {
            scene.acts[act]: value
            for scene in scenes(seen)
            for act, value in weigh(seen, scene, self.budget, dice).worth.items()
        }
        if advised not in worth:
            return advised
        best = max(worth, key=worth.__getitem__)
        return advised if worth[advised] >= worth[best] - self.budget.loyalty else best

    def interrupt(self, seen: Observation, dice: Random) -> str | None:
        """An act out of turn that the book advises, or None."""
        return self.book.interrupt(seen, dice)
