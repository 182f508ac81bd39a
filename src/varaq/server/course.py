"""What the log of a table has led to: who sits there, the match, and how much of it has been told to whom."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from varaq.engine import CHANCE, Event, Match, read_action
from varaq.engine.action import Actor
from varaq.engine.record import NOBODY, play_all
from varaq.errors import BadRecord, Refused
from varaq.games import House
from varaq.seats import Seat
from varaq.server.company import Company
from varaq.server.courtesies import Courtesies
from varaq.server.telling import concerned
from varaq.store import TABLE, Act, TableRow

UNDO, COMPANY, AGAIN, COURTESIES = "undo", "company", "again", "courtesies"
"""What the table itself writes into the log, beside the acts of the match: the first word of an entry."""


class Vote(NamedTuple):
    """What somebody wants to play next. `turn`: seats that everybody moves on."""

    house: str
    turn: int = 0


@dataclass(slots=True)
class Manners:
    """What people have said to the table. Everything is given up by who leaves the seat.

    `ready` (with what each adds to the chance of the deal), `asking` for an undo, and who has
    `allowed` it, end with the next act of the match.
    """

    ready: dict[Seat, str] = field(default_factory=dict)
    hands: set[Seat] = field(default_factory=set)
    holds: set[Seat] = field(default_factory=set)
    shown: set[Seat] = field(default_factory=set)
    votes: dict[Seat, Vote] = field(default_factory=dict)
    asking: Seat | None = None
    allowed: set[Seat] = field(default_factory=set)

    def say(self, seat: Seat, words: str) -> None:
        """Take what a seat has said: `ready`, `hand up`, `hold off`, `vote …`; unknown words change nothing."""
        word, _, rest = words.partition(" ")
        if word == "ready":
            self.ready[seat] = rest
        elif word == "vote":
            self.votes[seat] = Vote(**json.loads(rest))
        elif word == "ask_undo":
            self.asking, self.allowed = seat, set()
        elif word == "allow":
            self.allowed.add(seat)
        elif word == "refuse":
            self.no_undo()
        else:
            said = {"hand": self.hands, "hold": self.holds, "show": self.shown}.get(word, set())
            (said.add if rest == "on" else said.discard)(seat)

    def no_undo(self) -> None:
        """Nobody asks for an undo any more."""
        self.asking, self.allowed = None, set()

    def forget(self, seat: Seat) -> None:
        """Somebody else sits there."""
        self.ready.pop(seat, None)
        self.votes.pop(seat, None)
        for said in (self.hands, self.holds, self.shown, self.allowed):
            said.discard(seat)
        if self.asking == seat:
            self.no_undo()


@dataclass(slots=True)
class Course:
    """A company and its match. `acts` are those of the match that have not been taken back.

    `told` numbers what everybody was told last. Of what the others must not notice nothing is told,
    and the number stands still: it is no count of the log, which would tell that somebody had to
    answer. `known`: how many of the acts everybody has been told of; `aware`: the seats that know
    what came after them.

    `number` counts the matches at the table and `deals` the deals of this match, from 1. Of the
    deal that was begun last, `began` counts the acts before it, `part` the shuffles in the middle
    of it, and `salts` are what people added to its chance.
    """

    house: House
    dealer: Seat
    company: Company
    match: Match
    courtesies: Courtesies = field(default_factory=Courtesies)
    manners: Manners = field(default_factory=Manners)
    acts: list[Act] = field(default_factory=list)
    told: int = 0
    known: int = 0
    aware: set[Seat] = field(default_factory=set)
    faced: list[str] = field(default_factory=list)
    """The cards that were turned up to find the first dealer."""
    number: int = 1
    deals: int = 0
    part: int = 0
    began: int = 0
    salts: dict[Seat, str] = field(default_factory=dict)
    undone_by: Seat | None = None
    """Who took an act back last."""

    @classmethod
    def begun(cls, row: TableRow) -> Course:
        """A table that was just made; raises `BadHouse`."""
        house = House.read(row.house)
        match = Match(house.game, house.rules, dealer=row.dealer)
        course = cls(house, row.dealer, Company.of(row.seats), match, Courtesies.of(row.courtesies))
        course.faced = list(row.courtesies.get("faced", ()))
        return course

    @classmethod
    def of(cls, row: TableRow, entries: Iterable[Act]) -> Course:
        """The same log always leads to the same course; raises `BadRecord` for a damaged one."""
        course = cls.begun(row)
        for line, entry in enumerate(entries, start=1):
            try:
                course.take(entry)
            except Refused as refused:
                who = NOBODY if entry.seat is None else entry.seat
                raise BadRecord(line, f"{who} {entry.text}", refused.refusal) from None
        return course

    def take(self, entry: Act) -> Sequence[Event]:
        """An entry has been written down: what it brings about; raises `Refused`, and then nothing has changed."""
        word, _, rest = entry.text.partition(" ")
        if entry.seat is not None and word == TABLE:
            self.manners.say(entry.seat, rest)
            return ()
        if entry.seat is None and word in _TABLE_ENTRIES:
            _TABLE_ENTRIES[word](self, json.loads(rest))
            return ()
        begins = entry.seat is CHANCE and not self.match.phase.mid_deal
        if begins:
            self.match.forget()
        events = self.match.act(entry.seat, read_action(entry.text))
        if begins:
            self.deals, self.part, self.began = self.deals + 1, 0, len(self.acts)
            self.salts, self.manners.ready = self.manners.ready, {}
        elif entry.seat is CHANCE:
            self.part += 1
        self.acts.append(entry)
        self.manners.no_undo()
        self._note(entry.seat, events)
        return events

    def after(self, count: int) -> Match:
        """The match as it was after so many of its acts."""
        match = Match(self.house.game, self.house.rules, dealer=self.dealer)
        play_all(match, ((act.seat, read_action(act.text)) for act in self.acts[:count]))
        return match

    @property
    def for_all(self) -> bool:
        """Whether everybody has been told of everything."""
        return self.known == len(self.acts)

    @property
    def between_deals(self) -> bool:
        """Whether no cards are in play: before a deal, or after the match."""
        return self.match.over or (self.match.awaited == (CHANCE,) and not self.match.phase.mid_deal)

    # ------------------------------------------------------------------ entries of the table

    def _sit(self, company: dict[str, Any]) -> None:
        before, self.company = self.company.seats, Company.of(**company)
        for seat, (was, now) in enumerate(zip(before, self.company.seats, strict=True)):
            if was.lock != now.lock:
                self.manners.forget(seat)

    def _agree(self, data: dict[str, Any]) -> None:
        self.courtesies = self.courtesies.changed(data)

    def _begin_again(self, data: dict[str, Any]) -> None:
        if "house" in data:
            self.house = House.read(data["house"])
        self.dealer, self.faced, self.acts = data["dealer"], data["faced"], []
        self.company = Company.of(**data["company"])
        self.manners = Manners()
        self.number, self.deals, self.part, self.began, self.salts = self.number + 1, 0, 0, 0, {}
        self.match = self.after(0)
        self._note(None, ())

    def _take_back(self, data: int | list[int]) -> None:
        # Logs of long ago do not say who took an act back.
        count, self.undone_by = (data, None) if isinstance(data, int) else data
        del self.acts[count:]
        self.match = self.after(count)
        self.manners.no_undo()
        self._note(None, ())

    def _note(self, seat: Actor, events: Sequence[Event]) -> None:
        alone = concerned(self.match, seat, events)
        if alone is not None:
            self.aware |= alone
        else:
            self.told, self.known = self.told + 1, len(self.acts)
            self.aware.clear()


_TABLE_ENTRIES: dict[str, Callable[[Course, Any], None]] = {
    COMPANY: Course._sit,
    COURTESIES: Course._agree,
    AGAIN: Course._begin_again,
    UNDO: Course._take_back,
}


def written(word: str, data: object) -> Act:
    """An entry of the table itself."""
    return Act(None, f"{word} {json.dumps(data, ensure_ascii=False, separators=(',', ':'))}")


def said(seat: Seat, words: str) -> Act:
    """An entry of what a seat says to the table."""
    return Act(seat, f"{TABLE} {words}")
