"""How the processes of one card room tell each other what has happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

Hear = Callable[[dict[str, Any]], None]


class Bus(Protocol):
    """Carries small messages to all other processes; none of them is needed for a match to be right."""

    async def start(self, hear: Hear) -> None:
        """Begin to listen."""

    def publish(self, message: dict[str, Any]) -> None:
        """Tell the others; never waits, never raises."""

    async def close(self) -> None:
        """Listen no more."""


class LocalBus:
    """One process: there is nobody to tell."""

    async def start(self, hear: Hear) -> None:
        """Nothing will be heard."""

    def publish(self, message: dict[str, Any]) -> None:
        """Nobody hears it."""

    async def close(self) -> None:
        """Nothing was open."""
