"""Those who play: a seat's observation in, an act out."""

from varaq.players.player import Player, PlayerMaker
from varaq.players.random import RandomPlayer
from varaq.players.rulebook import BANTER, RulebookPlayer
from varaq.players.talk import remark

PLAYERS: dict[str, PlayerMaker] = {"random": RandomPlayer, "rulebook": RulebookPlayer}
"""The players by name."""

__all__ = ["BANTER", "PLAYERS", "Player", "PlayerMaker", "RandomPlayer", "RulebookPlayer", "remark"]
