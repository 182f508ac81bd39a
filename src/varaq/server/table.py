"""One table: takes acts one at a time, writes each down, and only then tells it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from random import Random, SystemRandom
from typing import Any

from varaq.engine import CHANCE, Action, Event, Match, read_action
from varaq.engine.record import Record
from varaq.errors import Reason, Refusal, Refused
from varaq.games import House
from varaq.players import LEVELS
from varaq.seats import Seat
from varaq.server.audience import Audience, Tell
from varaq.server.company import BYSTANDER, PERSON, Company, Member
from varaq.server.computers import BOOK, THINKERS
from varaq.server.course import AGAIN, COMPANY, UNDO, Course, written
from varaq.server.deputies import Deputies
from varaq.server.hints import Hints
from varaq.server.seatkeys import fresh_key, locked
from varaq.server.talk import Talk
from varaq.server.thinking import Thinking
from varaq.store import Act, Conflict, Store, StoreError, TableRow

log = logging.getLogger("varaq.table")

SHUFFLE = SystemRandom().shuffle
"""The one shuffle of the card room; its randomness comes from the system."""

AGAIN_AFTER = 3.0
"""Seconds after which computer players whose act could not be written down try again."""

GRACE = 60.0
"""Seconds that a person may be away before a computer player sits in for them."""


@dataclass(eq=False)
class Table:
    """A match with its company. `lock` lets one act through at a time."""

    row: TableRow
    house: House
    store: Store
    log: list[Act]
    course: Course
    thinking: Thinking = field(default_factory=Thinking)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    audience: Audience = field(default_factory=Audience)
    ready: set[Seat] = field(default_factory=set)
    untold: list[Event] = field(default_factory=list)
    told_to: dict[Seat, int] = field(default_factory=dict)
    """Of what is not told to all yet, how much a seat knows that was asked."""
    asked: dict[Seat, tuple[Sequence[str], int]] = field(default_factory=dict)
    """For each person: the acts that are open, and the number since which they have been."""
    errand: asyncio.Task[None] | None = None
    """Computer players whose act could not be written down try again."""
    patience: asyncio.Task[None] | None = None
    """Somebody is away, and others may be waiting for what they do."""
    talk: Talk = field(init=False)
    deputies: Deputies = field(init=False)
    hints: Hints = field(init=False)

    def __post_init__(self) -> None:
        self.talk, self.deputies, self.hints = Talk.at(self.match), Deputies(self), Hints(self)
        self._note_asked()

    @classmethod
    def lay(
        cls, row: TableRow, store: Store, entries: Iterable[Act] = (), thinking: Thinking | None = None
    ) -> Table:
        """A table as its log says: the same log always leads to the same table."""
        house = House.read(row.house)
        log_so_far = list(entries)
        course = _course(house, row, log_so_far)
        return cls(row, house, store, log_so_far, course, thinking or Thinking())

    # ------------------------------------------------------------------ who is there

    @property
    def company(self) -> Company:
        """Who sits here, and who waits."""
        return self.course.company

    def place_of(self, key: str) -> Seat | None:
        """The seat that the key opens, `BYSTANDER` for somebody who waits for one, None for a stranger."""
        return self.company.place_of(key)

    @property
    def level(self) -> str:
        """How well computer players play here, those too who sit in for people."""
        return str(self.row.courtesies.get("level", BOOK))

    @property
    def at(self) -> int:
        """The number of the last thing that was told."""
        return self.course.told

    @property
    def match(self) -> Match:
        """The match as the log has it."""
        return self.course.match

    @property
    def at_rest(self) -> bool:
        """Whether nobody is looking."""
        return not self.audience.places

    def arrive(self, place: Seat, tell: Tell) -> None:
        """A connection looks on from a place."""
        first = self.audience.arrive(place, tell)
        if self.hints.open or self.level in THINKERS:
            self.thinking.warm()
        tell(self.welcome(place))
        if first:
            self._tell_company(but=tell)
        self._be_patient()

    def depart(self, place: Seat, tell: Tell) -> None:
        """A connection has ended; after a while a computer player sits in for the person."""
        if self.audience.depart(place, tell):
            self._tell_company()
            self._be_patient()

    def cease(self) -> None:
        """The room closes: what somebody still thinks of or waits for comes to nothing."""
        for task in (self.errand, self.patience, *self.deputies.tasks, *self.hints.tasks):
            if task is not None:
                task.cancel()

    def is_here(self, seat: Seat) -> bool:
        """Whether the seat's act can be waited for: a computer player's, or a person's who looks on."""
        return not self.company.seats[seat].is_person or self.audience.away(seat) is None

    def is_stood_in_for(self, seat: Seat) -> bool:
        """Whether a computer player sits in: the person has been away for a while, and others wait."""
        return not self.is_here(seat) and (self.audience.away(seat) or 0) >= GRACE

    def card(self) -> dict[str, Any]:
        """What a guest is shown before sitting down."""
        return {"house": self.house.text, "game": self.house.game.name, **self._company_data()}

    def _company_data(self) -> dict[str, Any]:
        seats = [
            {
                "name": member.name,
                "kind": member.kind,
                "here": self.is_here(seat),
                "stood_in": self.is_stood_in_for(seat),
            }
            for seat, member in enumerate(self.company.seats)
        ]
        undo = bool(self.row.courtesies.get("undo")) and len(self.company.people) == 1
        waiting = [member.name for member in self.company.waiting]
        company = {"seats": seats, "waiting": waiting, "ready": sorted(self.ready)}
        return {**company, "undo": undo, "hints": self.hints.open}

    def welcome(self, place: Seat) -> dict[str, Any]:
        """Where the viewer sits (null: waits for a seat), and all that was shown there."""
        return {
            "welcome": {
                "table": self.row.id,
                "house": self.house.text,
                "game": self.house.game.name,
                "players": self.match.seating.players,
                "sides": list(self.match.seating.side_of),
                "seat": None if place == BYSTANDER else place,
                **self._company_data(),
                "level": self.level if self.level in LEVELS else None,
                "finish": self.deputies.rest_of(place),
                "phrases": list(self.talk.sayings.phrases),
                "free_talk": self.talk.sayings.free,
                "drawn": {"dealer": self.course.dealer, "cards": self.course.faced},
                "at": self.at,
                "seen": self.seen(place),
            }
        }

    def seen(self, place: Seat) -> dict[str, Any]:
        """The place's observation as it goes over the wire: nothing of what it must not notice yet."""
        course = self.course
        match = course.match if course.for_all or place in course.aware else course.after(course.known)
        return match.observation(None if place == BYSTANDER else place).as_data()

    # ------------------------------------------------------------------ coming and going

    async def join(self, name: str, wish: Seat | None) -> tuple[Seat, str]:
        """One more person at the table: the seat (`BYSTANDER`: waits for one) and the key to it."""
        async with self.lock:
            key = fresh_key()
            seating = self.match.seating
            order = [*seating.partners(0), *range(seating.players)]
            company, seat = self.company.joined(Member(name, PERSON, locked(key)), wish, order)
            self.audience.expect(seat)
            await self._change_company(company)
            return seat, key

    async def leave(self, place: Seat, key: str) -> None:
        """The person goes for good: whoever waits, or a computer player, takes the seat."""
        async with self.lock:
            if place == BYSTANDER:
                company = self.company.gone(key)
            elif len(self.company.people) == 1:
                raise Refused(Refusal(Reason.LAST_TO_LEAVE))
            else:
                company = self.company.left(place, self._computer())
            moved = place != BYSTANDER and bool(self.company.waiting)
            self.audience.expect(place)
            await self._change_company(company)
            self.audience.end((BYSTANDER, place) if moved else (place,))
            await self.go_on()

    async def again(self, place: Seat) -> None:
        """The next match: who has to leave the seats goes to the end of those who wait."""
        async with self.lock:
            self._must_sit(place)
            if not self.match.over:
                raise Refused(Refusal(Reason.NOT_NOW, facts={"verb": "again"}))
            result = self.match.observation(None).result or {}
            first = self._computer()
            computers = [first, self._computer(but={first.name})]
            company = self.company.after_match(result.get("leave", ()), computers)
            dealer, faced = drawn_dealer(self.house)
            await self._write(
                written(AGAIN, {"dealer": dealer, "faced": faced, "company": company.as_data()})
            )
            self._start_afresh()
            self.audience.end(self.audience.places)

    def _computer(self, *, but: Iterable[str] = ()) -> Member:
        return self.company.computer(self.row.courtesies.get("computers", ()), self.level, but=set(but))

    async def _change_company(self, company: Company) -> None:
        await self._write(written(COMPANY, company.as_data()))
        self.ready &= set(company.people)
        self._note_asked()
        self._tell_company()
        self._be_patient()

    def _tell_company(self, but: Tell | None = None) -> None:
        for place in self.audience.places:
            self.audience.tell(place, {"company": self._company_data()}, but=but)

    # ------------------------------------------------------------------ what a seat may ask for

    def _must_sit(self, place: Seat) -> None:
        if place == BYSTANDER:
            raise Refused(Refusal(Reason.NOT_SEATED))

    async def do(self, seat: Seat, at: int, text: str) -> None:
        """Make an act that was decided on when `at` was the last thing seen; raises `Refused`.

        It is stale if the seat has been asked something else since. Where several seats are
        asked at once, what the others answer meanwhile makes nobody's answer stale.
        """
        async with self.lock:
            self._must_sit(seat)
            if at < self.asked.get(seat, ((), self.at))[1]:
                raise Refused(Refusal(Reason.STALE, facts={"at": self.at}))
            action = read_action(text)
            if refusal := self.match.why_not(seat, action):
                raise Refused(refusal)
            await self._make(seat, action)
            await self.go_on()

    async def be_ready(self, seat: Seat) -> None:
        """The person in the seat has read the score: when all have, the next cards are dealt."""
        async with self.lock:
            self._must_sit(seat)
            if self.match.awaited != (CHANCE,) or self.match.phase.mid_deal:
                raise Refused(Refusal(Reason.NOT_NOW, facts={"verb": "ready"}))
            self.ready.add(seat)
            if len(self.company.people) > 1:
                self._tell_company()
            await self.go_on()

    async def _deal_if_ready(self) -> None:
        """When all people have read the score, but for those who have gone away."""
        if self.match.awaited != (CHANCE,) or self.match.phase.mid_deal or not self.ready:
            return
        if all(seat in self.ready or self.is_stood_in_for(seat) for seat in self.company.people):
            self.match.forget()
            await self._deal()
            self.ready.clear()
            if len(self.company.people) > 1:
                self._tell_company()

    async def _deal(self) -> None:
        await self._make(CHANCE, self.match.shuffled(SHUFFLE))

    async def undo(self, seat: Seat) -> None:
        """Take back the last act of the seat with all that came after it, where the table allows it.

        A deal is never taken back: the cards would be known.
        """
        async with self.lock:
            self._must_sit(seat)
            if not self.row.courtesies.get("undo") or len(self.company.people) > 1:
                raise Refused(Refusal(Reason.UNDO_NOT_ALLOWED))
            kept = self.course.acts
            place = next((n for n in range(len(kept) - 1, -1, -1) if kept[n].seat == seat), None)
            since = kept[place:] if place is not None else []
            if place is None or any(act.seat is None for act in since):
                raise Refused(Refusal(Reason.NOTHING_TO_UNDO))
            if self.deputies.has_no_choice(self.course.after(place), seat):
                raise Refused(Refusal(Reason.NOTHING_TO_UNDO))
            await self._write(Act(None, f"{UNDO} {place}"))
            self._start_afresh()
            for place in self.audience.places:
                told = {"undone": {"seat": seat}, "at": self.at, "seen": self.seen(place)}
                self.audience.tell(place, told)

    async def hint(self, seat: Seat, tell: Tell) -> None:
        """What the seat might do, told when it has been thought of; raises `Refused` where there is no hint."""
        self._must_sit(seat)
        self.hints.ask(seat, tell)

    async def finish(self, seat: Seat, on: bool) -> None:
        """The rest of the deal, which is decided, is to be played for the person in the seat, or no longer."""
        async with self.lock:
            self._must_sit(seat)
            self.deputies.finish(seat, on)
            await self.go_on()

    async def say(self, seat: Seat, words: str) -> None:
        """Let everybody hear what the seat says for fun; raises `Refused` for what the house does not have."""
        self._must_sit(seat)
        self._let_hear(seat, self.talk.said(words))

    async def wake(self) -> None:
        """Let the computer players go on where the table was left in their turn."""
        async with self.lock:
            await self.go_on()

    def record(self) -> str:
        """The record of the match, open cards and all; only for a match that is over."""
        if not self.match.over:
            raise Refused(Refusal(Reason.NOT_NOW, facts={"verb": "record"}))
        return str(Record.of(self.house.text, self.match))

    # ------------------------------------------------------------------ how things happen

    async def _write(self, entry: Act) -> list[Event]:
        """Not stored, not announced: what the entry has brought about, once it is written down.

        Whoever loses a race takes up what the other has written.
        """
        try:
            await self.store.append(self.row.id, len(self.log) + 1, entry)
        except Conflict:
            await self._reload()
            raise Refused(Refusal(Reason.STALE, facts={"at": self.at})) from None
        except StoreError as error:
            log.error("table %s: an act could not be written: %s", self.row.id, error.__cause__)
            raise Refused(Refusal(Reason.STORAGE_FAILED)) from error
        self.log.append(entry)
        return list(self.course.take(entry))

    async def _reload(self) -> None:
        try:
            loaded = await self.store.load(self.row.id)
        except StoreError as error:
            raise Refused(Refusal(Reason.STORAGE_FAILED)) from error
        if loaded is not None:
            self.log = loaded[1]
            self.course = _course(self.house, self.row, self.log)
            self._start_afresh()

    def _start_afresh(self) -> None:
        """The match is another than a moment ago: nothing of what was being told or asked holds."""
        self.untold.clear()
        self.told_to.clear()
        self.ready.clear()
        self.asked.clear()
        self.deputies.forget()
        self._note_asked()

    async def _make(self, seat: Seat | None, action: Action) -> None:
        """Store a legal act, make it, and tell every viewer its part under the same number.

        What the others must not notice is told to those alone whom it concerns; the others
        hear no more than if nobody had been asked, and later.
        """
        self.untold += await self._write(Act(seat, str(action)))
        for_all = self.course.for_all
        self._note_asked()
        for viewer in self.audience.places:
            if not for_all and viewer not in self.course.aware:
                continue
            fresh = self.untold[self.told_to.get(viewer, 0) :]
            as_seat = None if viewer == BYSTANDER else viewer
            shown = [data for event in fresh if (data := event.as_data(as_seat)) is not None]
            self.audience.tell(viewer, {"at": self.at, "events": shown, "seen": self.seen(viewer)})
            self.told_to[viewer] = len(self.untold)
        if for_all:
            self._banter(self.untold)
            self.untold.clear()
            self.told_to.clear()
        self.deputies.note()

    def _banter(self, events: Iterable[Event]) -> None:
        computers = [seat for seat, member in enumerate(self.company.seats) if not member.is_person]
        dice = Random(f"{self.row.dice}/{self.at}/talk")
        if (said := self.talk.banter(self.match, self.at, events, computers, dice)) is not None:
            seat, phrase = said
            self._let_hear(seat, {"phrase": phrase})

    def _note_asked(self) -> None:
        for seat in self.company.people:
            acts = self.match.observation(seat).legal
            if seat not in self.asked or self.asked[seat][0] != acts:
                self.asked[seat] = (acts, self.at)

    def _let_hear(self, seat: Seat, said: dict[str, str]) -> None:
        for place in self.audience.places:
            self.audience.tell(place, {"said": {"seat": seat, **said}})

    # ------------------------------------------------------------------ computer players

    async def go_on(self, first: tuple[Seat, str] | None = None) -> None:
        """Computer players act until a person is awaited, or the next deal; `first`: with this act, under the lock.

        What brought them to act has been told already, so they do not stop for good where one
        of their acts could not be written down.
        """
        try:
            if first is not None:
                await self._make(first[0], read_action(first[1]))
            await self._computers_act()
        except Refused:
            if self.errand is None or self.errand.done():
                self.errand = asyncio.create_task(self._go_on_later())
            raise

    async def _go_on_later(self) -> None:
        while not self.at_rest:
            await asyncio.sleep(AGAIN_AFTER)
            with contextlib.suppress(Refused):
                async with self.lock:
                    await self._computers_act()
                return

    def _be_patient(self) -> None:
        """See to it that somebody sits in for those who stay away too long."""
        if self._next_wait is not None and (self.patience is None or self.patience.done()):
            self.patience = asyncio.create_task(self._sit_in())

    @property
    def _next_wait(self) -> float | None:
        """Seconds until the next person who is away is stood in for; None if nobody is, or nobody looks on."""
        away = [self.audience.away(seat) for seat in self.company.people]
        left = [GRACE - since for since in away if since is not None and since < GRACE]
        return min(left) if left and not self.at_rest else None

    async def _sit_in(self) -> None:
        while (seconds := self._next_wait) is not None:
            await asyncio.sleep(seconds)
            if not self.at_rest:
                self._tell_company()
                with contextlib.suppress(Refused):
                    await self.wake()

    async def _computers_act(self) -> None:
        """Those who answer at once. Who takes time comes back with an act when the lock is free."""
        deputies = self.deputies
        while True:
            await self._deal_if_ready()
            if self.match.awaited == (CHANCE,) and self.match.phase.mid_deal:
                await self._deal()
            elif (spoken := deputies.interruption()) is not None:
                await self._make(spoken[0], read_action(spoken[1]))
            elif (awaited := deputies.awaited()) is None:
                return await deputies.look_ahead()
            elif deputies.takes_time(awaited):
                return deputies.ponder()
            else:
                # In a thread: other tables are answered while this player thinks.
                act = await asyncio.to_thread(deputies.choice, awaited)
                await self._make(awaited, read_action(act))


def drawn_dealer(house: House) -> tuple[Seat, list[str]]:
    """Who deals first, and the cards that were turned up for it."""
    return house.game.draw_dealer(house.rules, SHUFFLE)


def _course(house: House, row: TableRow, entries: Iterable[Act]) -> Course:
    faced = row.courtesies.get("faced", ())
    return Course.of(house, row.dealer, Company.of(row.seats), entries, faced)
