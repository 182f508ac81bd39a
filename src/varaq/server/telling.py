"""Who is told of an act, and when: what the others must not notice waits until everybody may know."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from varaq.engine import Event, Match
from varaq.engine.action import Actor
from varaq.seats import Seat


@dataclass(slots=True)
class Telling:
    """What one viewer of a match is told, act by act; `viewer` None: a bystander.

    `all_knew` and `aware` are those of a table: everybody has been told of everything, or the
    seats alone that were asked something the others must not notice.
    """

    viewer: Seat | None
    all_knew: bool = True
    aware: set[Seat] = field(default_factory=set)
    untold: list[Event] = field(default_factory=list)

    def tell(self, match: Match, seat: Actor, events: Sequence[Event]) -> list[dict[str, Any]] | None:
        """The events of which the viewer hears with this act of `seat`; None where it hears of nothing yet."""
        phase = match.phase
        if phase.quiet or (bool(events) and all(event.public is None for event in events)):
            self.aware.update(_seats(match.awaited if phase.quiet else (seat,)))
            self.all_knew = False
        else:
            self.aware.clear()
            self.all_knew = True
        self.untold += events
        if not self.all_knew and self.viewer not in self.aware:
            return None
        told, self.untold = self.untold, []
        return [data for event in told if (data := event.as_data(self.viewer)) is not None]


def _seats(actors: Iterable[Actor]) -> Iterable[Seat]:
    return (one for one in actors if one is not None)
