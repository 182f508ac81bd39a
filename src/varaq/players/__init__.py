"""Those who play: a seat's observation in, an act out."""

from varaq.players.levels import BY_LEVEL, LEVELS
from varaq.players.named import named
from varaq.players.player import Player, PlayerMaker
from varaq.players.process import ProcessPlayer
from varaq.players.random import RandomPlayer
from varaq.players.rulebook import BANTER, RulebookPlayer
from varaq.players.talk import remark

PLAYERS: dict[str, PlayerMaker] = {"random": RandomPlayer, "rulebook": RulebookPlayer, **BY_LEVEL}
"""The players by name: the levels that people choose from, and two to measure by."""


def player_named(text: str) -> Player:
    """The player that a text names: one of `PLAYERS`, perhaps with another budget, or a program.

    Not for texts of strangers: `process:…` starts what it says. Raises `BadPlayer`.
    """
    return named(text, PLAYERS)


__all__ = [
    "BANTER",
    "LEVELS",
    "PLAYERS",
    "Player",
    "PlayerMaker",
    "ProcessPlayer",
    "RandomPlayer",
    "RulebookPlayer",
    "player_named",
    "remark",
]
