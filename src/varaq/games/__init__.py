"""The games, by an explicit list, and houses by their text."""

from varaq.engine import Game
from varaq.games.house import House
from varaq.games.list import GAMES, NAMES, find_game

__all__ = ["GAMES", "NAMES", "Game", "House", "find_game"]
