"""What computer players say for fun, of what everybody has seen: they are handed a bystander's observation."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from random import Random
from typing import Any, NamedTuple

from varaq.engine import Event, Observation
from varaq.seats import Seat

Facts = Mapping[str, Any]


class Remark(NamedTuple):
    """What any of `seats` may say to something, and how likely: 1 for what a table never lets pass."""

    seats: tuple[Seat, ...]
    phrase: str
    likely: float


Banter = Callable[[Observation, str, Facts], Remark | None]
"""What may be said to an event of a kind with these facts, when `seen` has taken it in."""


def remark(
    banter: Banter, seen: Observation, events: Iterable[Event], speakers: Collection[Seat], dice: Random
) -> tuple[Remark, Seat] | None:
    """The first remark that somebody makes to what has happened, and who; None for silence."""
    for event in events:
        said = None if event.public is None else banter(seen, event.kind, event.public)
        if said is None:
            continue
        able = [seat for seat in said.seats if seat in speakers]
        if able and dice.random() < said.likely:
            return said, dice.choice(able)
    return None
