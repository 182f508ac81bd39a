"""From where somebody looks on: a seat, or one of the places around the table.

A place is a number, like a seat. What is seen from it is what one pair of eyes sees: those of a
seat, or of nobody, who sees what all may see.
"""

from __future__ import annotations

from varaq.seats import Seat

BYSTANDER = -1
"""In place of a seat: somebody who waits for one."""

WATCHER = -2
"""Somebody who has come to look on, and plays in no match."""

_SHOULDER = -10


def shoulder(seat: Seat) -> int:
    """The place of those who look into the cards of a seat, with the consent of whoever sits there."""
    return _SHOULDER - seat


def eyes(place: int) -> Seat | None:
    """With whose eyes a place sees; None: nobody's, which see what all may see."""
    if place >= 0:
        return place
    return _SHOULDER - place if place <= _SHOULDER else None


def role(place: int) -> str:
    """What a place is called over the wire."""
    if place >= 0:
        return "seat"
    return {BYSTANDER: "waiting", WATCHER: "watching"}.get(place, "shoulder")
