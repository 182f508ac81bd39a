"""One table: takes acts one at a time, writes each down, and only then tells it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from varaq.engine import CHANCE, Action, Match, read_action
from varaq.errors import Reason, Refusal, Refused
from varaq.games import House
from varaq.seats import Seat
from varaq.server.audience import Audience, Tell
from varaq.server.chances import deal_secret, shuffled
from varaq.server.clock import Clock
from varaq.server.company import Company
from varaq.server.computers import THINKERS
from varaq.server.course import AGAIN, COMPANY, COURTESIES, UNDO, Course, said
from varaq.server.courtesies import Courtesies, Watch
from varaq.server.deputies import Deputies
from varaq.server.herald import Herald
from varaq.server.hints import Hints
from varaq.server.hosting import Hosting
from varaq.server.later import Later
from varaq.server.places import BYSTANDER, WATCHER, shoulder
from varaq.server.seatkeys import derived, same
from varaq.server.taking_back import TakingBack
from varaq.server.talk import Talk
from varaq.server.thinking import Thinking
from varaq.store import TABLE, Act, Conflict, Store, StoreError, TableRow

log = logging.getLogger("varaq.table")

T = TypeVar("T")

TRIES = 8
"""How often something is tried again where another process has written something else meanwhile."""

Moment = tuple[Match, int]
"""A moment of a match: nothing has been done in it since, if it is still the moment of the table."""


class Overtaken(Refused):
    """Another process has written something else at this number; it has been taken in."""


def _to_nobody(_message: dict[str, Any]) -> None:
    """What a table tells other processes, where there are none."""


@dataclass(eq=False)
class Table:
    """A match with its company. `lock` lets one act through at a time; `publish` tells other processes."""

    row: TableRow
    store: Store
    log: list[Act]
    course: Course
    thinking: Thinking = field(default_factory=Thinking)
    publish: Callable[[dict[str, Any]], None] = _to_nobody
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    audience: Audience = field(default_factory=Audience)
    asked: dict[Seat, tuple[Sequence[str], int]] = field(default_factory=dict)
    """For each person: the acts that are open, and the number since which they have been."""
    talk: Talk = field(init=False)
    herald: Herald = field(init=False)
    deputies: Deputies = field(init=False)
    hints: Hints = field(init=False)
    clock: Clock = field(init=False)
    later: Later = field(init=False)
    hosting: Hosting = field(init=False)
    taking_back: TakingBack = field(init=False)

    def __post_init__(self) -> None:
        self.talk, self.deputies, self.hints = Talk.at(self.match), Deputies(self), Hints(self)
        self.herald, self.hosting, self.taking_back = Herald(self), Hosting(self), TakingBack(self)
        self.later = Later(self)
        self.clock = Clock(self, self.later.wake)
        self._note_asked()

    @classmethod
    def lay(
        cls,
        row: TableRow,
        store: Store,
        entries: Iterable[Act] = (),
        thinking: Thinking | None = None,
        publish: Callable[[dict[str, Any]], None] = _to_nobody,
    ) -> Table:
        """A table as its log says: the same log always leads to the same table."""
        log_so_far = list(entries)
        return cls(row, store, log_so_far, Course.of(row, log_so_far), thinking or Thinking(), publish)

    # ------------------------------------------------------------------ who is there

    @property
    def house(self) -> House:
        """The house of the match that is being played."""
        return self.course.house

    @property
    def company(self) -> Company:
        """Who sits here, and who waits."""
        return self.course.company

    @property
    def courtesies(self) -> Courtesies:
        """What is agreed on apart from the rules."""
        return self.course.courtesies

    @property
    def level(self) -> str:
        """How well computer players play here, those too who sit in for people."""
        return self.courtesies.level

    @property
    def at(self) -> int:
        """The number of the last thing that was told."""
        return self.course.told

    @property
    def match(self) -> Match:
        """The match as the log has it."""
        return self.course.match

    @property
    def moment(self) -> Moment:
        """What a thought is about: it comes too late when this is another one."""
        return self.course.match, len(self.course.acts)

    @property
    def at_rest(self) -> bool:
        """Whether nobody is looking."""
        return not self.audience.places

    @property
    def held(self) -> bool:
        """Whether somebody who is here has asked computer players and clocks to wait."""
        return any(self.is_here(seat) for seat in self.course.manners.holds)

    def place_of(self, key: str) -> int | None:
        """The place that the key opens; None for a stranger."""
        place = self.company.place_of(key)
        if place is None and self.courtesies.watch is not Watch.NEVER and same(key, self.watch_key):
            place = WATCHER
        for seat in self.course.manners.shown if place is None else ():
            if same(key, self.shoulder_key(seat)):
                place = shoulder(seat)
        return place

    @property
    def watch_key(self) -> str:
        """Opens the place of who only looks on."""
        return derived(self.row.dice, "watch")[:24]

    @property
    def share_key(self) -> str:
        """Opens the records of deals that are over."""
        return derived(self.row.dice, "share")[:24]

    def shoulder_key(self, seat: Seat) -> str:
        """Lets somebody look into the cards of the person who sits here now."""
        return derived(self.row.dice, "shoulder", seat, self.company.seats[seat].lock)[:24]

    def arrive(self, place: int, tell: Tell) -> None:
        """A connection looks on from a place."""
        first = self.audience.arrive(place, tell)
        if self.hints.open or self.level in THINKERS:
            self.thinking.warm()
        tell(self.herald.welcome(place))
        if first:
            self.say_who_is_here()
            self.herald.tell_company(but=tell)
        self.later.be_patient()
        self.clock.note()

    def depart(self, place: int, tell: Tell) -> None:
        """A connection has ended; after a while a computer player sits in for the person."""
        if self.audience.depart(place, tell):
            self.say_who_is_here()
            self.herald.tell_company()
            self.later.be_patient()
        if self.at_rest:
            self.clock.stop()
        elif place in self.course.manners.holds:
            self.later.wake()  # nobody waits for who has gone

    def say_who_is_here(self) -> None:
        """Tell other processes which places are served here."""
        self.publish({"table": self.row.id, "here": self.audience.places})

    def forget_silent(self) -> None:
        """Other processes that have not been heard of for long serve nobody here any more."""
        if self.audience.silent():
            self.herald.tell_company()
            self.later.be_patient()

    def cease(self) -> None:
        """The room closes: what somebody still thinks of or waits for comes to nothing."""
        self.clock.stop()
        self.later.cease()
        for task in (*self.deputies.tasks, *self.hints.tasks):
            task.cancel()

    def is_here(self, seat: Seat) -> bool:
        """Whether the seat's act can be waited for: a computer player's, or a person's who looks on."""
        return not self.company.seats[seat].is_person or self.audience.away(seat) is None

    def is_stood_in_for(self, seat: Seat) -> bool:
        """Whether a computer player sits in: the person has been away for a while, and others wait."""
        return self._has_been_away(seat, self.courtesies.grace.seconds)

    def has_no_say(self, seat: Seat) -> bool:
        """Whether nobody waits for the person's word any more, though perhaps for the cards."""
        return self._has_been_away(seat, self.courtesies.grace.until_silent)

    def _has_been_away(self, seat: Seat, seconds: float) -> bool:
        return not self.is_here(seat) and (self.audience.away(seat) or 0) >= seconds

    def seen(self, place: int) -> dict[str, Any]:
        """What the place has been shown, as it goes over the wire."""
        return self.herald.seen(place)

    def tell_all(self, message: dict[str, Any], *, but: Tell | None = None) -> None:
        """Say something that is the same for all places."""
        for place in self.audience.places:
            self.audience.tell(place, message, but=but)

    # ------------------------------------------------------------------ what a seat may ask for

    def must_sit(self, place: int) -> None:
        """Raise `Refused` for somebody who has no seat."""
        if place < 0:
            raise Refused(Refusal(Reason.NOT_SEATED if place == BYSTANDER else Reason.LOOKS_ON))

    async def do(self, seat: Seat, at: int, text: str) -> None:
        """Make an act that was decided on when `at` was the last thing seen; raises `Refused`.

        It is stale if the seat has been asked something else since. Where several seats are
        asked at once, what the others answer meanwhile makes nobody's answer stale.
        """
        self.must_sit(seat)
        action = read_action(text)

        async def act() -> None:
            if at < self.asked.get(seat, ((), self.at))[1]:
                raise Refused(Refusal(Reason.STALE, facts={"at": self.at}))
            if refusal := self.match.why_not(seat, action):
                raise Refused(refusal)
            if seat in self.course.manners.holds:
                await self.write(said(seat, "hold off"))
            await self._make(seat, action)
            await self.go_on()

        await self.insist(act)

    async def be_ready(self, seat: Seat, salt: str = "") -> None:
        """The person in the seat has read the score, and adds to the chance of the deal: when all have,
        the next cards are dealt."""
        self.must_sit(seat)

        async def say() -> None:
            if self.match.awaited != (CHANCE,) or self.match.phase.mid_deal:
                raise Refused(Refusal(Reason.NOT_NOW, facts={"verb": "ready"}))
            if seat not in self.course.manners.ready:
                await self.write(said(seat, f"ready {salt}".rstrip()))
            await self.go_on()

        await self.insist(say)

    async def _deal_if_ready(self) -> None:
        """When all people have read the score, but for those who have gone away."""
        ready = self.course.manners.ready
        if self.match.over or not self.course.between_deals or not ready:
            return
        if all(seat in ready or self.is_stood_in_for(seat) for seat in self.company.people):
            await self._deal()

    async def _deal(self) -> None:
        course = self.course
        if course.between_deals:
            deal, salts, part = course.deals + 1, course.manners.ready, 0
        else:
            deal, salts, part = course.deals, course.salts, course.part + 1
        secret = deal_secret(self.row, course.number, deal)
        await self._make(CHANCE, shuffled(self.match, secret, salts, part))

    async def undo(self, seat: Seat) -> None:
        """Take back the last act of the seat with all that came after it, or ask the others whether it may be."""
        self.must_sit(seat)
        await self.insist(lambda: self.taking_back.ask(seat))

    async def allow(self, seat: Seat, yes: bool) -> None:
        """Answer somebody who asks for an undo."""
        self.must_sit(seat)
        await self.insist(lambda: self.taking_back.answer(seat, yes))

    async def signal(self, seat: Seat, word: str, on: bool) -> None:
        """Raise a `hand`, ask the others to wait (`hold`), let who has the link look into the cards (`show`)."""
        self.must_sit(seat)

        async def say() -> None:
            await self.write(said(seat, f"{word} {'on' if on else 'off'}"))
            await self.go_on()

        await self.insist(say)

    async def hint(self, seat: Seat, tell: Tell) -> None:
        """What the seat might do, told when it has been thought of; raises `Refused` where there is no hint."""
        self.must_sit(seat)
        self.hints.ask(seat, tell)

    async def finish(self, seat: Seat, on: bool) -> None:
        """The rest of the deal, which is decided, is to be played for the person in the seat, or no longer."""
        async with self.lock:
            self.must_sit(seat)
            self.deputies.finish(seat, on)
            await self.go_on()

    async def say(self, seat: Seat, words: str) -> None:
        """Let everybody hear what the seat says; raises `Refused` for what the table does not have."""
        self.must_sit(seat)
        spoken = {"seat": seat, **self.talk.said(words, free=self.courtesies.chat == "free")}
        self.tell_all({"said": spoken})
        self.publish({"table": self.row.id, "said": spoken})

    async def wake(self) -> None:
        """Let the computer players go on where the table was left in their turn."""
        async with self.lock:
            await self.go_on()

    # ------------------------------------------------------------------ how things happen

    async def insist(self, doing: Callable[[], Awaitable[T]]) -> T:
        """Do something under the lock, from the beginning again where another process was quicker.

        What was right a moment ago may be refused then; nothing is done twice, and nothing at all by
        somebody who may not sit where they sat.
        """
        async with self.lock:
            company = self.company
            for _ in range(TRIES):
                try:
                    return await doing()
                except Overtaken as overtaken:
                    refusal = overtaken.refusal
                    if self.company is not company:
                        break
            raise Refused(refusal)

    async def write(self, entry: Act) -> None:
        """Not stored, not announced: take in what the entry brings about, once it is written down.

        Whoever loses a race takes up what the other has written.
        """
        try:
            await self.store.append(self.row.id, len(self.log) + 1, entry)
        except Conflict:
            await self.catch_up()
            raise Overtaken(Refusal(Reason.STALE, facts={"at": self.at})) from None
        except StoreError as error:
            log.error("table %s: an act could not be written: %s", self.row.id, error.__cause__)
            raise Refused(Refusal(Reason.STORAGE_FAILED)) from error
        self._take(entry.shared)
        self.publish({"table": self.row.id, "at": len(self.log)})

    async def catch_up(self) -> None:
        """Take in what other processes have written, as if it had been done here."""
        try:
            entries = await self.store.entries(self.row.id, len(self.log))
        except StoreError as error:
            raise Refused(Refusal(Reason.STORAGE_FAILED)) from error
        for entry in entries:
            self._take(entry)

    async def hear(self, message: dict[str, Any]) -> None:
        """Another process has told something about this table."""
        if (spoken := message.get("said")) is not None:
            self.tell_all({"said": spoken})
        elif (places := message.get("here")) is not None:
            if self.audience.heard(message["from"], places):
                self.herald.tell_company()
                self.later.be_patient()
        elif message.get("lost") or message.get("at", 0) > len(self.log):
            async with self.lock:
                with contextlib.suppress(Refused):
                    await self.catch_up()
            self.later.go_on()

    def _take(self, entry: Act) -> None:
        """What is written down has happened: everybody is told what they may know of it."""
        company, watch, asked = self.company, self.courtesies.watch, self.course.manners.asking
        word = entry.text.partition(" ")[0]
        events = self.course.take(entry)
        self.log.append(entry)
        if entry.seat is None and word == AGAIN:
            self._start_afresh()
            self.talk = Talk.at(self.match)
            self.clock.afresh()
            self.audience.end(self.audience.places)
        elif entry.seat is None and word == UNDO:
            self._start_afresh()
            self.herald.undone()
            self.herald.tell_company()
        elif entry.seat is None and word in (COMPANY, COURTESIES):
            self._note_asked()
            self.herald.tell_company()
            self._move(company)
            if self.courtesies.watch is not watch:
                # Who may still look on comes back, and sees what may be seen from here on.
                self.audience.end([WATCHER])
            self.later.be_patient()
        elif entry.seat is not None and word == TABLE:
            self.herald.tell_company()
            if asked is not None and entry.text == f"{TABLE} refuse":
                self.tell_all({"undo_refused": {"seat": asked, "by": entry.seat}})
            if entry.text == f"{TABLE} show off":
                self.audience.end([shoulder(entry.seat)])
        else:
            self._note_asked()
            self.herald.act(events, asked is not None)
        self.clock.note()

    def _move(self, before: Company) -> None:
        """End the connections whose key opens another place by now: they come back by themselves."""
        after = self.company
        moved = [
            s for s, (a, b) in enumerate(zip(before.seats, after.seats, strict=True)) if a.lock != b.lock
        ]
        if any(member not in after.waiting for member in before.waiting):
            moved.append(BYSTANDER)
        for seat in moved:
            self.audience.expect(seat)
        self.audience.end([*moved, *(shoulder(seat) for seat in moved)])

    def _start_afresh(self) -> None:
        """The match is another than a moment ago: nothing of what was being told or asked holds."""
        self.herald.forget()
        self.asked.clear()
        self.deputies.forget()
        self._note_asked()

    async def _make(self, seat: Seat | None, action: Action, by: str | None = None) -> None:
        await self.write(Act(seat, str(action), by))

    def _note_asked(self) -> None:
        for seat in self.company.people:
            acts = self.match.observation(seat).legal
            if seat not in self.asked or self.asked[seat][0] != acts:
                self.asked[seat] = (acts, self.at)

    # ------------------------------------------------------------------ computer players

    async def go_on(self, first: tuple[Seat, str, str] | None = None) -> None:
        """Computer players act until a person is awaited, or the next deal; `first`: with this act, under the lock.

        What brought them to act has been told already, so they do not stop for good where one
        of their acts could not be written down. Where another process was quicker, it goes on.
        """
        try:
            if first is not None:
                await self._make(first[0], read_action(first[1]), first[2])
            await self._computers_act()
        except Refused as refused:
            self.later.go_on()
            if refused.refusal.code is not Reason.STALE:
                raise

    async def try_again(self) -> None:
        """Let the computer players act where that has come to nothing; raises `Refused` where it does again."""
        async with self.lock:
            await self._computers_act()

    async def _computers_act(self) -> None:
        """Those who answer at once. Who takes time comes back with an act when the lock is free."""
        deputies = self.deputies
        await self.taking_back.settle()
        await self.hosting.settle()
        while True:
            await self._deal_if_ready()
            if self.match.awaited == (CHANCE,) and self.match.phase.mid_deal:
                await self._deal()
            elif (spoken := deputies.interruption()) is not None:
                await self._make(spoken[0], read_action(spoken[1]), spoken[2])
            elif (awaited := deputies.awaited()) is None:
                return await deputies.look_ahead()
            elif deputies.takes_time(awaited):
                return deputies.ponder()
            else:
                # In a thread: other tables are answered while this player thinks.
                player = deputies.player(awaited)
                act = await asyncio.to_thread(deputies.choice, awaited, player)
                await self._make(awaited, read_action(act), deputies.by(awaited, player))
