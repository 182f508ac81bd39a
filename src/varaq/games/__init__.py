"""The games, by an explicit list, and houses by their text."""

from typing import Any

from varaq.engine import Game
from varaq.games.house import House
from varaq.games.list import GAMES, NAMES, find_game


def __getattr__(name: str) -> Any:
    if name == "KAISER":
        return find_game("kaiser")
    raise AttributeError(name)


__all__ = ["GAMES", "NAMES", "Game", "House", "find_game"]
