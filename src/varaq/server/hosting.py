"""Coming and going, the host's tools, and what is played next: every change of a table's company."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from varaq.errors import BadHouse, Reason, Refusal, Refused
from varaq.games import House
from varaq.seats import Seat
from varaq.server.chances import drawn_dealer
from varaq.server.company import PERSON, Company, Member
from varaq.server.course import AGAIN, COMPANY, COURTESIES, Vote, said, written
from varaq.server.places import BYSTANDER
from varaq.server.seatkeys import fresh_key, locked
from varaq.server.wire import HostWish

if TYPE_CHECKING:
    from varaq.server.table import Table


class Hosting:
    """The doors and chairs of one table."""

    __slots__ = ("table",)

    def __init__(self, table: Table) -> None:
        self.table = table

    # ------------------------------------------------------------------ coming and going

    async def join(self, name: str, wish: Seat | None) -> tuple[Seat, str]:
        """One more person at the table: the seat (`BYSTANDER`: waits for one) and the key to it."""
        table, key = self.table, fresh_key()

        async def sit() -> Seat:
            seating = table.match.seating
            if wish is not None and wish >= seating.players:
                raise Refused(Refusal(Reason.NO_SUCH_SEAT, facts={"seat": wish}))
            order = [*seating.partners(0), *range(seating.players)]
            company, seat = table.company.joined(Member(name, PERSON, locked(key)), wish, order)
            table.audience.expect(seat)
            await self._sit(company)
            return seat

        return await table.insist(sit), key

    async def leave(self, place: int, key: str) -> None:
        """The person goes for good: whoever waits, or a computer player, takes the seat."""
        table = self.table

        async def stand_up() -> None:
            if place == BYSTANDER:
                company = table.company.without(locked(key))
            else:
                table.must_sit(place)
                if len(table.company.people) == 1:
                    raise Refused(Refusal(Reason.LAST_TO_LEAVE))
                company = table.company.left(place, self._computer())
            await self._sit(company)
            await table.go_on()

        await table.insist(stand_up)

    async def give_up(self, lock: str) -> None:
        """Whoever holds this lock is at the table no longer; nothing happens where they are not."""
        table = self.table

        async def stand_up() -> None:
            company = table.company
            seat = next((s for s in company.people if company.seats[s].lock == lock), None)
            if seat is not None:
                company = company.left(seat, self._computer())
            elif any(member.lock == lock for member in company.waiting):
                company = company.without(lock)
            else:
                return
            await self._sit(company)
            await table.go_on()

        await table.insist(stand_up)

    def _computer(self, *, but: Iterable[str] = ()) -> Member:
        names, level = self.table.courtesies.computers, self.table.level
        return self.table.company.computer(names, level, but=set(but))

    async def _sit(self, company: Company) -> None:
        await self.table.write(written(COMPANY, company.as_data()))

    # ------------------------------------------------------------------ the host

    async def host(self, seat: Seat, wish: HostWish) -> None:
        """Do what the host wishes; raises `Refused` for anybody else, and for what cannot be."""
        table = self.table
        table.must_sit(seat)

        async def see_to_it() -> None:
            if seat != table.company.host:
                raise Refused(Refusal(Reason.NOT_HOST))
            if wish.courtesies is not None:
                await self._agree(wish.courtesies.model_dump(exclude_none=True))
            else:
                await self._sit(self._changed(wish))
            await table.go_on()

        await table.insist(see_to_it)

    def _changed(self, wish: HostWish) -> Company:
        company = self.table.company
        if wish.swap is not None:
            if not self.table.course.between_deals:
                raise Refused(Refusal(Reason.BETWEEN_DEALS))
            one, other = (self._seat(seat) for seat in wish.swap)
            return company.swapped(one, other)
        if wish.remove is not None:
            if wish.remove == company.host:
                raise Refused(Refusal(Reason.NO_SUCH_SEAT, facts={"seat": wish.remove}))
            return company.left(self._person(wish.remove), self._computer())
        if wish.to is not None:
            return company.hosted_by(self._person(wish.to))
        return company.closed(bool(wish.lock))

    def _seat(self, seat: Seat) -> Seat:
        if seat >= self.table.match.seating.players:
            raise Refused(Refusal(Reason.NO_SUCH_SEAT, facts={"seat": seat}))
        return seat

    def _person(self, seat: Seat) -> Seat:
        if not self.table.company.seats[self._seat(seat)].is_person:
            raise Refused(Refusal(Reason.NO_SUCH_SEAT, facts={"seat": seat}))
        return seat

    async def _agree(self, courtesies: dict[str, Any]) -> None:
        await self.table.write(written(COURTESIES, courtesies))
        if "level" in courtesies:
            await self._sit(self.table.company.at_level(courtesies["level"]))

    # ------------------------------------------------------------------ what is played next

    def votes(self) -> list[dict[str, Any]]:
        """What people want to play next, and who."""
        found: dict[Vote, list[Seat]] = {}
        for seat, vote in sorted(self.table.course.manners.votes.items()):
            found.setdefault(vote, []).append(seat)
        return [{"house": vote.house, "turn": vote.turn, "seats": seats} for vote, seats in found.items()]

    async def vote(self, seat: Seat, house: str | None, turn: int) -> None:
        """Say what to play next. It begins when all people who are here want the same; raises `Refused`."""
        table = self.table
        table.must_sit(seat)

        async def choose() -> None:
            if not table.match.over:
                raise Refused(Refusal(Reason.NOT_NOW, facts={"verb": "again"}))
            vote = Vote(self._next_house(house).text, turn)
            if self._agreed(seat, vote):
                await self._begin(vote)
            else:
                told = json.dumps(vote._asdict(), ensure_ascii=False, separators=(",", ":"))
                await table.write(said(seat, f"vote {told}"))

        await table.insist(choose)

    def _next_house(self, house: str | None) -> House:
        wanted = self.table.house if house is None else House.read(house)
        if problems := wanted.rules.problems():
            raise BadHouse(problems)
        return wanted

    async def settle(self) -> None:
        """Whoever has been away for long has no vote any more: that may have been the last one to be waited for."""
        table, votes = self.table, set(self.table.course.manners.votes.values())
        if table.match.over and len(votes) == 1:
            (vote,) = votes
            if all(table.has_no_say(seat) for seat in self._undecided(vote)):
                await self._begin(vote)

    def _undecided(self, vote: Vote) -> list[Seat]:
        votes = self.table.course.manners.votes
        return [seat for seat in self.table.company.people if votes.get(seat) != vote]

    def _agreed(self, seat: Seat, vote: Vote) -> bool:
        return not any(other != seat and self.table.is_here(other) for other in self._undecided(vote))

    async def _begin(self, vote: Vote) -> None:
        """The next match: who has to leave the seats goes to the end of those who wait."""
        table, house = self.table, House.read(vote.house)
        result = table.match.observation(None).result or {}
        spare: list[Member] = []
        for _ in range(house.rules.seating.players + 2):
            spare.append(self._computer(but={member.name for member in spare}))
        company = table.company.after_match(result.get("leave", ()), spare[:2])
        company = company.resized(house.rules.seating.players, spare[2:]).turned(vote.turn)
        dealer, faced = drawn_dealer(house)
        begun = {"dealer": dealer, "faced": faced, "company": company.as_data(), "house": house.text}
        await table.write(written(AGAIN, begun))
