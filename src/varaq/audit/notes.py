"""The notes of a record by what they say: who dealt with which secret, who acted for whom."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from varaq.engine.record import Record
from varaq.seats import Seat

SEALED, SALT, SECRET = "sealed", "salt", "secret"
BY, DICE, NAME = "by", "dice", "name"
AWAY = "away"

_SEAT = re.compile("[0-9]{1,2}")

OF_A_DEAL = frozenset({SEALED, SALT, SECRET})
"""The keys of notes that stand before the shuffle that begins a deal."""


@dataclass(frozen=True, slots=True)
class Seal:
    """What the notes before a deal say of it; `amiss`: notes that say nothing that can be used.

    `sealed` and `secret` are None where there is no such note.
    """

    sealed: str | None
    secret: str | None
    salts: Mapping[Seat, str]
    amiss: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class By:
    """A computer player that made an act; `why`: in a word why it acted for a person, '' where it held the seat."""

    player: str
    why: str

    @property
    def away(self) -> bool:
        """Whether it sat in for a person who was away."""
        return self.why == AWAY


class Notes:
    """The notes of one record, by the number of acts before them."""

    def __init__(self, record: Record) -> None:
        self.dice: str | None = None
        self.names: dict[Seat, str] = {}
        self._before: dict[int, list[tuple[str, str]]] = defaultdict(list)
        for number, text in record.notes:
            key, _, rest = text.partition(" ")
            self._before[number].append((key, rest))
            if key == DICE:
                self.dice = rest
            elif key == NAME:
                seat, _, name = rest.partition(" ")
                if _SEAT.fullmatch(seat) and name:
                    self.names[int(seat)] = name

    @property
    def any_deal(self) -> bool:
        """Whether anything is said of any deal."""
        return any(key in OF_A_DEAL for said in self._before.values() for key, _ in said)

    @property
    def by_players(self) -> int:
        """How many acts are said to be a computer player's."""
        return sum(any(key == BY for key, _ in said) for said in self._before.values())

    def seal(self, number: int) -> Seal | None:
        """What is said of the deal whose shuffle comes after so many acts; None where nothing is."""
        said = [(key, rest) for key, rest in self._before.get(number, ()) if key in OF_A_DEAL]
        return _seal(said) if said else None

    def by(self, number: int) -> By | None:
        """Which computer player made the act that comes after so many acts; None where a person did."""
        for key, rest in self._before.get(number, ()):
            if key == BY:
                player, _, more = rest.partition(" ")
                return By(player, more)
        return None


def _seal(said: Iterable[tuple[str, str]]) -> Seal:
    once: dict[str, str] = {}
    salts: dict[Seat, str] = {}
    amiss = []
    for key, rest in said:
        if key == SALT:
            seat, _, salt = rest.partition(" ")
            if _SEAT.fullmatch(seat) and int(seat) not in salts:
                salts[int(seat)] = salt
            else:
                amiss.append(f"{key} {rest}")
        elif key in once:
            amiss.append(f"{key} {rest}")
        else:
            once[key] = rest
    return Seal(once.get(SEALED), once.get(SECRET), salts, tuple(amiss))
