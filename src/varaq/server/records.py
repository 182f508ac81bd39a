"""The matches that were played at a table, as records that anybody can replay and check."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

import anyio.to_thread
from anyio import CapacityLimiter

from varaq.engine import read_action
from varaq.engine.record import Note, Record
from varaq.games import House
from varaq.server.chances import is_sealed, opened, players_dice
from varaq.server.company import Company
from varaq.server.course import AGAIN, Course
from varaq.server.late import known_late
from varaq.store import Act, TableRow

T = TypeVar("T")

AT_ONCE = CapacityLimiter(1)
"""One record is played at a time: the tables come first."""


async def aside(doing: Callable[..., T], *args: Any) -> T:
    """Play records in a thread, one after the other."""
    return await anyio.to_thread.run_sync(partial(doing, *args), limiter=AT_ONCE)


@dataclass(slots=True)
class Played:
    """One match at a table, as far as its `deals` are over. `sealed`: notes on the chance of each of them."""

    number: int
    house: str
    dealer: int
    company: Company
    acts: list[Act]
    deals: int
    over: bool
    result: dict[str, Any] | None
    sealed: list[Note]

    @property
    def winners(self) -> list[str]:
        """The names of those who have won; nobody's where it was a draw, or is not over."""
        winner = (self.result or {}).get("winner")
        sides = House.read(self.house).rules.seating.side_of
        members = zip(sides, self.company.seats, strict=True)
        return [member.name for side, member in members if winner is not None and side == winner]

    def as_data(self) -> dict[str, Any]:
        """What is told of the match in a list of matches."""
        return {
            "match": self.number,
            "house": self.house,
            "deals": self.deals,
            "over": self.over,
            "winners": self.winners,
            "result": self.result,
        }

    def record(self, row: TableRow) -> str:
        """The record as text, with all that anybody needs to check the deals and the computer players."""
        notes: list[Note] = [(0, f"name {s} {member.name}") for s, member in enumerate(self.company.seats)]
        if self.over:
            notes.append((0, f"dice {players_dice(row, self.number)}"))
        notes += self.sealed
        notes += [(place, f"by {act.by}") for place, act in enumerate(self.acts) if act.by is not None]
        acts = tuple((act.seat, read_action(act.text)) for act in self.acts)
        return str(Record(self.house, self.dealer, acts, notes=tuple(notes)))


def played(row: TableRow, entries: Iterable[Act]) -> list[Played]:
    """All matches at the table, the first one first; of the one that is played, the deals that are over."""
    course, found = Course.begun(row), list[Played]()
    sealed: list[Note] = []
    for entry in entries:
        if entry.seat is None and entry.text.startswith(f"{AGAIN} "):
            found.append(_as_far(row, course, sealed))
            sealed = []
        before = course.deals
        course.take(entry)
        if course.deals > before and is_sealed(row):
            sealed += [(course.began, text) for text in _sealed(row, course)]
    return [*found, _as_far(row, course, sealed)]


def _sealed(row: TableRow, course: Course) -> Iterator[str]:
    """All that the deal which was begun last follows from."""
    told = opened(row, course.number, course.deals, course.salts)
    yield f"sealed {told['sealed']}"
    yield from (f"salt {seat} {salt}" for seat, salt in told["salts"].items())
    yield f"secret {told['secret']}"


def _as_far(row: TableRow, course: Course, sealed: list[Note]) -> Played:
    known, match = known_late(course), course.match
    result = match.observation(None).as_data()["result"] if match.over else None
    return Played(
        course.number,
        course.house.text,
        course.dealer,
        course.company,
        course.acts[:known],
        course.deals - (not course.between_deals),
        match.over,
        result,
        [note for note in sealed if note[0] < known],
    )
