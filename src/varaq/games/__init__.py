"""The games, by an explicit list, and houses by their text."""

from varaq.engine import Game
from varaq.games.house import House, find_game
from varaq.games.kaiser import KAISER
from varaq.games.list import GAMES

__all__ = ["GAMES", "KAISER", "Game", "House", "find_game"]
