"""All games that Varaq has, in the order to show them."""

from __future__ import annotations

from varaq.engine import Game
from varaq.games.kaiser import KAISER

GAMES: tuple[Game, ...] = (KAISER,)
