"""Who sits at a table and who waits for a seat. Every change gives another company; none asks what a match is."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import asdict, dataclass, replace
from typing import Any

from varaq.errors import Reason, Refusal, Refused
from varaq.seats import Seat
from varaq.server.places import BYSTANDER
from varaq.server.seatkeys import opens

PERSON, COMPUTER = "person", "computer"

MOST_WAITING = 8
"""People who may wait for a seat."""

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
    """The members in their seats, and the people who wait, the first of them first.

    `locked`: nobody comes in any more. `hosting`: the lock of the person who was made the host.
    """

    seats: tuple[Member, ...]
    waiting: tuple[Member, ...] = ()
    locked: bool = False
    hosting: str | None = None

    @classmethod
    def of(
        cls, seats: Iterable[dict[str, Any]], waiting: Iterable[dict[str, Any]] = (), **more: Any
    ) -> Company:
        """A company as it was kept."""
        return cls(tuple(Member(**told) for told in seats), tuple(Member(**told) for told in waiting), **more)

    def as_data(self) -> dict[str, Any]:
        """As it is kept."""
        data: dict[str, Any] = {
            "seats": [member.as_data() for member in self.seats],
            "waiting": [member.as_data() for member in self.waiting],
        }
        if self.locked:
            data["locked"] = True
        if self.hosting is not None:
            data["hosting"] = self.hosting
        return data

    @property
    def people(self) -> list[Seat]:
        """The seats of people."""
        return [seat for seat, member in enumerate(self.seats) if member.is_person]

    @property
    def host(self) -> Seat | None:
        """The seat of the host; of the first person, where the host does not sit."""
        people = self.people
        made = [seat for seat in people if self.seats[seat].lock == self.hosting]
        return next(iter(made or people), None)

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
        if self.locked:
            raise Refused(Refusal(Reason.TABLE_LOCKED))
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
        return replace(self, seats=_with(self.seats, seat, first), waiting=rest)

    def hosted_by(self, seat: Seat) -> Company:
        """With the person in the seat as the host."""
        return replace(self, hosting=self.seats[seat].lock)

    def closed(self, locked: bool) -> Company:
        """With the door locked, or open."""
        return replace(self, locked=locked)

    def swapped(self, one: Seat, other: Seat) -> Company:
        """With two members in each other's seats."""
        seats = _with(self.seats, one, self.seats[other])
        return replace(self, seats=_with(seats, other, self.seats[one]))

    def turned(self, steps: int) -> Company:
        """With everybody so many seats further on, as the turn goes round."""
        steps %= len(self.seats)
        return replace(self, seats=(*self.seats[-steps:], *self.seats[:-steps])) if steps else self

    def resized(self, players: int, computers: Iterable[Member]) -> Company:
        """For a house of so many players: people keep their seats where they can, then those who wait sit down."""
        if players == len(self.seats):
            return self
        kept, rest = self.seats[:players], self.seats[players:]
        standing = [*(member for member in rest if member.is_person), *self.waiting]
        spare = iter(computers)
        seats = []
        for seat in range(players):
            held = kept[seat] if seat < len(kept) else None
            if held is None or (not held.is_person and standing):
                held = standing.pop(0) if standing else next(spare)
            seats.append(held)
        return replace(self, seats=tuple(seats), waiting=tuple(standing))

    def at_level(self, level: str) -> Company:
        """With computer players of this level."""
        return replace(self, seats=tuple(m if m.is_person else replace(m, player=level) for m in self.seats))

    def without(self, lock: str) -> Company:
        """Without the person who waited with this lock."""
        return replace(self, waiting=tuple(m for m in self.waiting if m.lock != lock))

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
        return replace(self, seats=seats, waiting=(*self.waiting[len(leaving) :], *up))

    def computer(self, names: Iterable[str], level: str, *, but: Collection[str] = ()) -> Member:
        """A computer player of a name that nobody else has at the table."""
        taken = {member.name for member in (*self.seats, *self.waiting)} | set(but)
        every = [*names, *NAMES]
        return Member(next((name for name in every if name not in taken), every[0]), COMPUTER, player=level)


def _with(seats: tuple[Member, ...], seat: Seat, member: Member) -> tuple[Member, ...]:
    return (*seats[:seat], member, *seats[seat + 1 :])
