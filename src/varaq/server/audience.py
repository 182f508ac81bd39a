"""Who looks on at a table, from which place, and how long the others have been away."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Any

from varaq.seats import Seat

Tell = Callable[[dict[str, Any] | None], None]
"""Puts a message into the queue of one connection, or ends it (None); never waits."""

BELIEVED = 25.0
"""Seconds for which it is believed that people are at another process that was heard of there."""


class Audience:
    """The connections to a table by place (`places.py`), and the places that other processes serve."""

    __slots__ = ("_elsewhere", "_left", "_since", "_viewers")

    def __init__(self) -> None:
        self._viewers: dict[int, set[Tell]] = {}
        self._left: dict[int, float] = {}
        self._since = time.monotonic()
        self._elsewhere: dict[str, tuple[frozenset[int], float]] = {}

    @property
    def places(self) -> list[int]:
        """The places from which somebody looks on here."""
        return list(self._viewers)

    def __len__(self) -> int:
        """How many connections there are here."""
        return sum(map(len, self._viewers.values()))

    def count(self, place: int) -> int:
        """How many connections look on from the place here."""
        return len(self._viewers.get(place, ()))

    def arrive(self, place: int, tell: Tell) -> bool:
        """One more connection; whether nobody looked on from the place before."""
        first = place not in self._viewers
        self._viewers.setdefault(place, set()).add(tell)
        return first

    def depart(self, place: int, tell: Tell) -> bool:
        """A connection has ended; whether nobody looks on from the place any more."""
        self._viewers[place].discard(tell)
        if self._viewers[place]:
            return False
        del self._viewers[place]
        self.expect(place)
        return True

    def expect(self, seat: int) -> None:
        """The holder of the seat is away from now on, or has still to come."""
        self._left[seat] = time.monotonic()

    def away(self, seat: Seat) -> float | None:
        """Seconds for which nobody has looked on from the seat, in any process; None if somebody does."""
        if seat in self._viewers or self._is_elsewhere(seat):
            return None
        return time.monotonic() - self._left.get(seat, self._since)

    def tell(self, place: int, message: dict[str, Any] | None, *, but: Tell | None = None) -> None:
        """Say something to every connection of a place; None ends them."""
        for tell in list(self._viewers.get(place, ())):
            if tell is not but:
                tell(message)

    def end(self, places: Iterable[int]) -> None:
        """The connections come back by their keys, each to the place that is theirs by then."""
        for place in places:
            self.tell(place, None)

    # ------------------------------------------------------------------ other processes

    def heard(self, process: str, places: Iterable[int]) -> bool:
        """Another process has said which places it serves; whether that is another thing than before."""
        before = self._elsewhere.get(process, (frozenset(), 0.0))[0]
        now = frozenset(places)
        for place in before - now:
            self.expect(place)
        if now:
            self._elsewhere[process] = (now, time.monotonic())
        else:
            self._elsewhere.pop(process, None)
        return before != now

    def silent(self) -> bool:
        """Give up processes that have not been heard of for long; whether there were any."""
        late = time.monotonic() - BELIEVED
        gone = [process for process, (_, at) in self._elsewhere.items() if at < late]
        for process in gone:
            self.heard(process, ())
        return bool(gone)

    def _is_elsewhere(self, place: int) -> bool:
        return any(place in places for places, _ in self._elsewhere.values())
