"""Those who play: a seat's observation in, an act out."""

from varaq.players.player import Player, PlayerMaker
from varaq.players.random import RandomPlayer

PLAYERS: dict[str, PlayerMaker] = {"random": RandomPlayer}
"""The players by name."""

__all__ = ["PLAYERS", "Player", "PlayerMaker", "RandomPlayer"]
