"""Who is told of an act, and when: what the others must not notice waits until everybody may know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from varaq.engine import Event, Match
from varaq.engine.action import Actor
from varaq.seats import Seat


def concerned(match: Match, seat: Actor, events: Sequence[Event]) -> set[Seat] | None:
    """The seats that alone notice an act of `seat` which has been made; None: everybody does.

    That somebody was asked a quiet question is known to whom it was put; what nobody is shown, to who did it.
    """
    if match.phase.quiet:
        return {one for one in match.awaited if one is not None}
    hidden = bool(events) and all(event.public is None for event in events)
    if not hidden:
        return None
    return set() if seat is None else {seat}


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
        alone = concerned(match, seat, events)
        self.all_knew = alone is None
        self.aware = set() if alone is None else self.aware | alone
        self.untold += events
        if not self.all_knew and self.viewer not in self.aware:
            return None
        told, self.untold = self.untold, []
        return [data for event in told if (data := event.as_data(self.viewer)) is not None]
