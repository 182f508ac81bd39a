"""A player: one seat's observation goes in, one act comes out."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Protocol

from varaq.engine import Observation


class Player(Protocol):
    """Somebody who plays one seat. The same observation and dice give the same choice."""

    def choose(self, seen: Observation, dice: Random) -> str:
        """One of `seen.legal`, as text. Only called when the seat's act is awaited."""

    def interrupt(self, seen: Observation, dice: Random) -> str | None:
        """An act of `seen.legal` that nobody waits for, or None. Only called out of turn."""


PlayerMaker = Callable[[], Player]
