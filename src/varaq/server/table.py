"""One table: takes acts one at a time, writes each down, and only then tells it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from random import Random, SystemRandom
from typing import Any

from varaq.engine import CHANCE, Action, Event, Match, read_action
from varaq.engine.record import Record
from varaq.errors import Reason, Refusal, Refused
from varaq.games import House
from varaq.players import PLAYERS, Player
from varaq.seats import Seat
from varaq.server.course import UNDO, Course, replayed, standing, unnoticed
from varaq.server.seatkeys import opens
from varaq.store import Act, Conflict, Store, StoreError, TableRow

log = logging.getLogger("varaq.table")

SHUFFLE = SystemRandom().shuffle
"""The one shuffle of the card room; its randomness comes from the system."""

PERSON, COMPUTER = "person", "computer"

AGAIN_AFTER = 3.0
"""Seconds after which computer players whose act could not be written down try again."""

Tell = Callable[[dict[str, Any]], None]
"""Puts a message into the queue of one connection; never waits."""


@dataclass(eq=False)
class Table:
    """A match with its seats. `lock` lets one act through at a time."""

    row: TableRow
    house: House
    store: Store
    log: list[Act]
    course: Course
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    viewers: dict[Seat, set[Tell]] = field(default_factory=dict)
    ready: set[Seat] = field(default_factory=set)
    untold: list[Event] = field(default_factory=list)
    told_to: dict[Seat, int] = field(default_factory=dict)
    """Of what is not told to all yet, how much a seat knows that was asked."""
    asked: dict[Seat, tuple[tuple[str, ...], int]] = field(default_factory=dict)
    """For each person: the acts that are open, and the number since which they have been."""
    errand: asyncio.Task[None] | None = None

    def __post_init__(self) -> None:
        self._note_asked()

    @classmethod
    def lay(cls, row: TableRow, store: Store, entries: Iterable[Act] = ()) -> Table:
        """A table as its log says: the same log always leads to the same table."""
        house = House.read(row.house)
        log_so_far = list(entries)
        return cls(row, house, store, log_so_far, Course.of(house, row.dealer, log_so_far))

    # ------------------------------------------------------------------ seats

    def seat_of(self, key: str) -> Seat | None:
        """The seat that the key opens, or None."""
        found = None
        for seat, told in enumerate(self.row.seats):
            if opens(key, told.get("lock")):
                found = seat
        return found

    @property
    def people(self) -> list[Seat]:
        """The seats of people."""
        return [seat for seat, told in enumerate(self.row.seats) if told["kind"] == PERSON]

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
        return not any(self.viewers.values())

    def welcome(self, seat: Seat) -> dict[str, Any]:
        """Where the seat sits, and all that it has been shown."""
        seats = [
            {
                "name": told["name"],
                "kind": told["kind"],
                "here": told["kind"] == COMPUTER or bool(self.viewers.get(place)),
            }
            for place, told in enumerate(self.row.seats)
        ]
        return {
            "welcome": {
                "table": self.row.id,
                "house": self.house.text,
                "game": self.house.game.name,
                "players": self.match.seating.players,
                "sides": list(self.match.seating.side_of),
                "seat": seat,
                "seats": seats,
                "undo": bool(self.row.courtesies.get("undo")),
                "hints": bool(self.row.courtesies.get("hints")),
                "at": self.at,
                "seen": self.seen(seat),
            }
        }

    def seen(self, seat: Seat) -> dict[str, Any]:
        """The seat's observation as it goes over the wire."""
        return self.match.observation(seat).as_data()

    # ------------------------------------------------------------------ what a seat may ask for

    async def do(self, seat: Seat, at: int, text: str) -> None:
        """Make an act that was decided on when `at` was the last thing seen; raises `Refused`.

        It is stale if the seat has been asked something else since. Where several seats are
        asked at once, what the others answer meanwhile makes nobody's answer stale.
        """
        async with self.lock:
            if at < self.asked.get(seat, ((), self.at))[1]:
                raise Refused(Refusal(Reason.STALE, facts={"at": self.at}))
            action = read_action(text)
            if refusal := self.match.why_not(seat, action):
                raise Refused(refusal)
            await self._make(seat, action)
            await self._go_on()

    async def be_ready(self, seat: Seat) -> None:
        """The person in the seat has read the score: when all have, the next cards are dealt."""
        async with self.lock:
            if self.match.awaited != (CHANCE,):
                raise Refused(Refusal(Reason.NOT_NOW, facts={"verb": "ready"}))
            self.ready.add(seat)
            if self.ready.issuperset(self.people):
                self.match.forget()
                await self._make(CHANCE, self.match.shuffled(SHUFFLE))
                self.ready.clear()
            await self._go_on()

    async def undo(self, seat: Seat) -> None:
        """Take back the last act of the seat with all that came after it, where the table allows it.

        A deal is never taken back: the cards would be known.
        """
        async with self.lock:
            if not self.row.courtesies.get("undo") or len(self.people) > 1:
                raise Refused(Refusal(Reason.UNDO_NOT_ALLOWED))
            kept = standing(self.log)
            place = next((n for n in range(len(kept) - 1, -1, -1) if kept[n].seat == seat), None)
            since = kept[place:] if place is not None else []
            if place is None or any(act.seat is None for act in since):
                raise Refused(Refusal(Reason.NOTHING_TO_UNDO))
            if self._nothing_to_answer(replayed(self.house, self.row.dealer, kept[:place]), seat):
                raise Refused(Refusal(Reason.NOTHING_TO_UNDO))
            await self._write(Act(None, f"{UNDO} {place}"))
            self._replay()
            for viewer in list(self.viewers):
                self._tell(viewer, {"undone": {"seat": seat}, "at": self.at, "seen": self.seen(viewer)})

    async def hint(self, seat: Seat) -> str:
        """What the rulebook player would do in this seat, from what the seat knows."""
        async with self.lock:
            if not self.row.courtesies.get("hints"):
                raise Refused(Refusal(Reason.HINTS_NOT_ALLOWED))
            if seat not in self.match.awaited:
                raise Refused(Refusal(Reason.NOT_YOUR_TURN))
            return await asyncio.to_thread(self._choice_of, seat)

    async def wake(self) -> None:
        """Let the computer players go on where the table was left in their turn."""
        async with self.lock:
            await self._go_on()

    def record(self) -> str:
        """The record of the match, open cards and all; only for a match that is over."""
        if not self.match.over:
            raise Refused(Refusal(Reason.NOT_NOW, facts={"verb": "record"}))
        return str(Record.of(self.house.text, self.match))

    # ------------------------------------------------------------------ how things happen

    async def _write(self, entry: Act) -> None:
        """Not stored, not announced. Whoever loses a race takes up what the other has written."""
        try:
            await self.store.append(self.row.id, len(self.log) + 1, entry)
        except Conflict:
            await self._reload()
            raise Refused(Refusal(Reason.STALE, facts={"at": self.at})) from None
        except StoreError as error:
            log.error("table %s: an act could not be written: %s", self.row.id, error.__cause__)
            raise Refused(Refusal(Reason.STORAGE_FAILED)) from error
        self.log.append(entry)

    async def _reload(self) -> None:
        try:
            loaded = await self.store.load(self.row.id)
        except StoreError as error:
            raise Refused(Refusal(Reason.STORAGE_FAILED)) from error
        if loaded is not None:
            self.log = loaded[1]
            self._replay()

    def _replay(self) -> None:
        self.course = Course.of(self.house, self.row.dealer, self.log)
        self.untold.clear()
        self.told_to.clear()
        self.ready.clear()
        self.asked.clear()
        self._note_asked()

    async def _make(self, seat: Seat | None, action: Action) -> None:
        """Store a legal act, make it, and tell every viewer its part under the same number.

        What the others must not notice is told to those alone whom it concerns; the others
        hear no more than if nobody had been asked, and later.
        """
        await self._write(Act(seat, str(action)))
        events = self.match.act(seat, action)
        self.untold += events
        quiet = unnoticed(self.match, events)
        concerned = self.match.awaited if self.match.phase.quiet else (seat,)
        if not quiet:
            self.course.told += 1
        self._note_asked()
        for viewer in list(self.viewers):
            if quiet and viewer not in concerned:
                continue
            fresh = self.untold[self.told_to.get(viewer, 0) :]
            shown = [data for event in fresh if (data := event.as_data(viewer)) is not None]
            self._tell(viewer, {"at": self.at, "events": shown, "seen": self.seen(viewer)})
            self.told_to[viewer] = len(self.untold)
        if not quiet:
            self.untold.clear()
            self.told_to.clear()

    def _note_asked(self) -> None:
        for seat in self.people:
            acts = self.match.observation(seat).legal
            if seat not in self.asked or self.asked[seat][0] != acts:
                self.asked[seat] = (acts, self.at)

    def _tell(self, viewer: Seat, message: dict[str, Any]) -> None:
        for tell in self.viewers[viewer]:
            tell(message)

    async def _go_on(self) -> None:
        """Computer players act until a person is awaited, or the next deal.

        What brought them to act has been told already, so they do not stop for good where one
        of their acts could not be written down.
        """
        try:
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

    async def _computers_act(self) -> None:
        while True:
            if (spoken := self._computer_interrupts()) is not None:
                seat, act = spoken
            elif (awaited := self._computer_awaited()) is not None:
                # In a thread: other tables are answered while this player thinks.
                seat, act = awaited, await asyncio.to_thread(self._choice_of, awaited)
            else:
                return
            await self._make(seat, read_action(act))

    def _computer_interrupts(self) -> tuple[Seat, str] | None:
        """What a computer player says though nobody waits for it, before the next card falls."""
        for seat in self.match.phase.interrupting:
            if seat not in self.match.awaited and self.row.seats[seat]["kind"] == COMPUTER:
                seen = self.match.observation(seat)
                act = self._player(seat).interrupt(seen, self._dice(seat)) if seen.legal else None
                if act is not None and act in seen.legal:
                    return seat, act
        return None

    def _computer_awaited(self) -> Seat | None:
        for seat in self.match.awaited:
            if seat is None:
                return None
            if self.row.seats[seat]["kind"] == COMPUTER or self._nothing_to_answer(self.match, seat):
                return seat
        return None

    def _nothing_to_answer(self, match: Match, seat: Seat) -> bool:
        """Whether the only person at the table has but one answer to a question put to all.

        With more people nobody is spared it: not to be asked would tell the others something.
        """
        return match.phase.name == "claims" and len(self.people) == 1 and len(match.legal(seat)) == 1

    def _player(self, seat: Seat) -> Player:
        return PLAYERS[self.row.seats[seat].get("player", "rulebook")]()

    def _dice(self, seat: Seat) -> Random:
        return Random(f"{self.row.dice}/{len(self.log)}/{seat}")

    def _choice_of(self, seat: Seat) -> str:
        """A computer player's choice: the same observation and number give the same choice again."""
        player, seen, dice = self._player(seat), self.match.observation(seat), self._dice(seat)
        try:
            choice = player.choose(seen, dice)
        except Exception:
            # A table never stands still for a fault in a player: any legal act goes on.
            log.exception("table %s: the player in seat %s failed", self.row.id, seat)
            choice = dice.choice(seen.legal)
        if choice not in seen.legal:
            # Not what it chose: it may be hidden cards. The number tells where to look.
            log.error("table %s: the player in seat %s chose amiss at %s", self.row.id, seat, self.at)
            choice = dice.choice(seen.legal)
        return choice
