"""Who looks on at a table, from which place, and how long the others have been away."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Any

from varaq.seats import Seat

Tell = Callable[[dict[str, Any] | None], None]
"""Puts a message into the queue of one connection, or ends it (None); never waits."""


class Audience:
    """The connections to a table by place: a seat, or `BYSTANDER`."""

    def __init__(self) -> None:
        self._viewers: dict[Seat, set[Tell]] = {}
        self._left: dict[Seat, float] = {}
        self._since = time.monotonic()

    @property
    def places(self) -> list[Seat]:
        """The places from which somebody looks on."""
        return list(self._viewers)

    def __len__(self) -> int:
        """How many connections there are."""
        return sum(map(len, self._viewers.values()))

    def arrive(self, place: Seat, tell: Tell) -> bool:
        """One more connection; whether nobody looked on from the place before."""
        first = place not in self._viewers
        self._viewers.setdefault(place, set()).add(tell)
        return first

    def depart(self, place: Seat, tell: Tell) -> bool:
        """A connection has ended; whether nobody looks on from the place any more."""
        self._viewers[place].discard(tell)
        if self._viewers[place]:
            return False
        del self._viewers[place]
        self.expect(place)
        return True

    def expect(self, seat: Seat) -> None:
        """The holder of the seat is away from now on, or has still to come."""
        self._left[seat] = time.monotonic()

    def away(self, seat: Seat) -> float | None:
        """Seconds for which nobody has looked on from the seat; None if somebody does."""
        return None if seat in self._viewers else time.monotonic() - self._left.get(seat, self._since)

    def tell(self, place: Seat, message: dict[str, Any] | None, *, but: Tell | None = None) -> None:
        """Say something to every connection of a place; None ends them."""
        for tell in list(self._viewers.get(place, ())):
            if tell is not but:
                tell(message)

    def end(self, places: Iterable[Seat]) -> None:
        """The connections come back by their keys, each to the place that is theirs by then."""
        for place in places:
            self.tell(place, None)
