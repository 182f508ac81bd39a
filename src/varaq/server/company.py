"""Who sits at a table and who waits for a seat. Every change gives another company; none asks what a match is."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import asdict, dataclass, replace
from typing import Any

from varaq.errors import Reason, Refusal, Refused
from varaq.seats import Seat
from varaq.server.seatkeys import opens

PERSON, COMPUTER = "person", "computer"

MOST_WAITING = 8
"""People who may wait for a seat."""

BYSTANDER = -1
"""In place of a seat: somebody who waits for one, and sees what all may see."""

NAMES = ("Maryam", "Tom", "Layla", "Oksana", "Noor", "Jógvan", "Meera", "Rashid", "Ines")
"""Computer players where the browser sends no names in its own language."""


@dataclass(frozen=True, slots=True)
class Member:
    """A person with the lock that their key opens, or a computer player of a level."""

    name: str
    kind: str
    lock: str | None = None
    player: str = "rulebook"

    @property
    def is_person(self) -> bool:
        """Whether somebody holds a key."""
        return self.kind == PERSON

    def as_data(self) -> dict[str, Any]:
        """As it is kept."""
        return {name: value for name, value in asdict(self).items() if value is not None}


@dataclass(frozen=True, slots=True)
class Company:
    """The members in their seats, and the people who wait, the first of them first."""

    seats: tuple[Member, ...]
    waiting: tuple[Member, ...] = ()

    @classmethod
    def of(cls, seats: Iterable[dict[str, Any]], waiting: Iterable[dict[str, Any]] = ()) -> Company:
        """A company as it was kept."""
        return cls(tuple(Member(**told) for told in seats), tuple(Member(**told) for told in waiting))

    def as_data(self) -> dict[str, Any]:
        """As it is kept."""
        return {
            "seats": [member.as_data() for member in self.seats],
            "waiting": [member.as_data() for member in self.waiting],
        }

    @property
    def people(self) -> list[Seat]:
        """The seats of people."""
        return [seat for seat, member in enumerate(self.seats) if member.is_person]

    def place_of(self, key: str) -> Seat | None:
        """The seat that the key opens, `BYSTANDER` for somebody who waits, None for a stranger."""
        found = None
        for place, member in [*enumerate(self.seats), *((BYSTANDER, member) for member in self.waiting)]:
            if opens(key, member.lock):
                found = place
        return found

    def joined(self, person: Member, wish: Seat | None, order: Iterable[Seat]) -> tuple[Company, Seat]:
        """With one more person: in a computer player's seat, or waiting where there is none.

        `wish`: the seat that was asked for; `order`: in which seats are offered otherwise.
        """
        free = [seat for seat in order if not self.seats[seat].is_person]
        if wish is not None and wish not in free:
            raise Refused(Refusal(Reason.SEAT_TAKEN))
        if free:
            seat = free[0] if wish is None else wish
            return replace(self, seats=_with(self.seats, seat, person)), seat
        if len(self.waiting) >= MOST_WAITING:
            raise Refused(Refusal(Reason.TABLE_FULL, facts={"count": MOST_WAITING}))
        return replace(self, waiting=(*self.waiting, person)), BYSTANDER

    def left(self, seat: Seat, computer: Member) -> Company:
        """Without the person in the seat: who has waited longest comes in, else a computer player."""
        first, rest = (self.waiting[0], self.waiting[1:]) if self.waiting else (computer, ())
        return Company(_with(self.seats, seat, first), rest)

    def gone(self, key: str) -> Company:
        """Without the person who waited with this key."""
        return replace(self, waiting=tuple(m for m in self.waiting if not opens(key, m.lock)))

    def after_match(self, leaving: Collection[Seat], computers: Iterable[Member]) -> Company:
        """For the next match: the next who wait take the seats of `leaving`, who go to the end of the line.

        A single person who waits plays with a computer player. If nobody waits, nobody moves.
        """
        if not self.waiting:
            return self
        coming = [*self.waiting[: len(leaving)], *computers]
        up = tuple(self.seats[seat] for seat in sorted(leaving) if self.seats[seat].is_person)
        seats = self.seats
        for seat, member in zip(sorted(leaving), coming, strict=False):
            seats = _with(seats, seat, member)
        return Company(seats, (*self.waiting[len(leaving) :], *up))

    def computer(self, names: Iterable[str], level: str, *, but: Collection[str] = ()) -> Member:
        """A computer player of a name that nobody else has at the table."""
        taken = {member.name for member in (*self.seats, *self.waiting)} | set(but)
        every = [*names, *NAMES]
        return Member(next((name for name in every if name not in taken), every[0]), COMPUTER, player=level)


def _with(seats: tuple[Member, ...], seat: Seat, member: Member) -> tuple[Member, ...]:
    return (*seats[:seat], member, *seats[seat + 1 :])
