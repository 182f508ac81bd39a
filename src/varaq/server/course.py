"""What a log of acts has led to: the match, and how much of it has been told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from varaq.engine import Event, Match, read_action
from varaq.engine.record import NOBODY, play_all
from varaq.errors import BadRecord, Refused
from varaq.games import House
from varaq.seats import Seat
from varaq.store import Act

UNDO = "undo"


@dataclass(slots=True)
class Course:
    """A match with the number of what was told last.

    Of what the others must not notice nothing is told, and the number stands still: it is no count of the log, which would tell that somebody had to answer.
    """

    match: Match
    told: int = 0

    @classmethod
    def of(cls, house: House, dealer: Seat, entries: Iterable[Act]) -> Course:
        """The same log always leads to the same match and number; raises `BadRecord` for a damaged one."""
        course = cls(Match(house.game, house.rules, dealer=dealer))
        so_far: list[Act] = []
        for number, entry in enumerate(entries, start=1):
            so_far.append(entry)
            events: Sequence[Event] = ()
            if is_undo(entry):
                course.match = replayed(house, dealer, standing(so_far))
            else:
                try:
                    events = course.match.act(entry.seat, read_action(entry.text))
                except Refused as refused:
                    who = NOBODY if entry.seat is None else entry.seat
                    raise BadRecord(number, f"{who} {entry.text}", refused.refusal) from None
            if not unnoticed(course.match, events):
                course.told += 1
        return course


def unnoticed(match: Match, events: Sequence[Event]) -> bool:
    """Whether the others must not notice that an act was made, nor who is asked after it."""
    return match.phase.quiet or (bool(events) and all(event.public is None for event in events))


def is_undo(entry: Act) -> bool:
    """Whether an entry of the log takes others back."""
    return entry.text.startswith(f"{UNDO} ")


def standing(entries: Iterable[Act]) -> list[Act]:
    """The acts of a log that have not been taken back."""
    kept: list[Act] = []
    for entry in entries:
        if is_undo(entry):
            del kept[int(entry.text.split()[1]) :]
        else:
            kept.append(entry)
    return kept


def replayed(house: House, dealer: Seat, acts: Iterable[Act]) -> Match:
    """The match that these acts lead to."""
    match = Match(house.game, house.rules, dealer=dealer)
    play_all(match, ((act.seat, read_action(act.text)) for act in acts))
    return match
