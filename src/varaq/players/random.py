"""Any legal act, all equally likely."""

from __future__ import annotations

from random import Random

from varaq.engine import Observation


class RandomPlayer:
    """The measure of all others: it knows no card from another."""

    def choose(self, seen: Observation, dice: Random) -> str:
        """One of the legal acts."""
        return dice.choice(seen.legal)

    def interrupt(self, seen: Observation, dice: Random) -> str | None:
        """Nothing: it speaks when it is asked."""
        return None
