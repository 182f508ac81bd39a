"""Looking on a deal behind, with open cards: nothing of it can help anybody who still plays."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from varaq.engine import Match, read_action
from varaq.server.course import Course


def known_late(course: Course) -> int:
    """How many acts of the match belong to deals that are over."""
    return len(course.acts) if course.between_deals else course.began


def open_view(match: Match) -> dict[str, Any]:
    """What all may see, and every seat's cards besides."""
    hands = [match.observation(seat).as_data()["hand"] for seat in range(match.seating.players)]
    return {**match.observation(None).as_data(), "hands": hands}


def last_deal(course: Course) -> Iterator[dict[str, Any]]:
    """The deal that has just ended, act by act, as it is told to those who look on late."""
    match = course.after(course.began)
    for number, act in enumerate(course.acts[course.began :], start=course.began + 1):
        events = match.act(act.seat, read_action(act.text))
        shown = [data for event in events if (data := event.as_data(None)) is not None]
        yield {"at": number, "events": shown, "seen": open_view(match)}
