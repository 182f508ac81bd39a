"""All games that Varaq has, in the order to show them. A game is loaded when it is first asked for."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import overload

from varaq.engine import Game

NAMES: tuple[str, ...] = ("kaiser", "styrivolt", "twenty_eight", "bid_whist")
"""The games by name; the module `varaq.games.<name>` has a `Game` called `<NAME>`."""


def find_game(name: str) -> Game | None:
    """The game with this name, or None."""
    if name not in NAMES:
        return None
    game: Game = getattr(import_module(f"varaq.games.{name}"), name.upper())
    return game


class Shelf(Sequence[Game]):
    """The games in their order. `import varaq` need not load those that nobody plays."""

    def __len__(self) -> int:
        return len(NAMES)

    @overload
    def __getitem__(self, place: int) -> Game: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Game, ...]: ...
    def __getitem__(self, place: int | slice) -> Game | tuple[Game, ...]:
        if isinstance(place, slice):
            return tuple(self[n] for n in range(len(NAMES))[place])
        game = find_game(NAMES[place])
        assert game is not None
        return game


GAMES = Shelf()
