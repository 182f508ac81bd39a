"""What the log of a table has led to: who sits there, the match, and how much of it has been told to whom."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from varaq.engine import Event, Match, read_action
from varaq.engine.action import Actor
from varaq.engine.record import NOBODY, play_all
from varaq.errors import BadRecord, Refused
from varaq.games import House
from varaq.seats import Seat
from varaq.server.company import Company
from varaq.store import Act

UNDO, COMPANY, AGAIN = "undo", "company", "again"
"""What the table itself writes into the log, beside the acts of the match: the first word of an entry."""


@dataclass(slots=True)
class Course:
    """A company and its match. `acts` are those of the match that have not been taken back.

    `told` numbers what everybody was told last. Of what the others must not notice nothing is told,
    and the number stands still: it is no count of the log, which would tell that somebody had to
    answer. `known`: how many of the acts everybody has been told of; `aware`: the seats that know
    what came after them.
    """

    house: House
    dealer: Seat
    company: Company
    match: Match
    acts: list[Act] = field(default_factory=list)
    told: int = 0
    known: int = 0
    aware: set[Seat] = field(default_factory=set)
    faced: list[str] = field(default_factory=list)
    """The cards that were turned up to find the first dealer."""

    @classmethod
    def of(
        cls, house: House, dealer: Seat, company: Company, entries: Iterable[Act], faced: Iterable[str] = ()
    ) -> Course:
        """The same log always leads to the same course; raises `BadRecord` for a damaged one."""
        course = cls(house, dealer, company, Match(house.game, house.rules, dealer=dealer), faced=list(faced))
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
        events: Sequence[Event] = ()
        if entry.seat is None and word == COMPANY:
            self.company = Company.of(**json.loads(rest))
            return ()
        if entry.seat is None and word == AGAIN:
            self._begin_again(**json.loads(rest))
        elif entry.seat is None and word == UNDO:
            del self.acts[int(rest) :]
            self.match = self.after(len(self.acts))
        else:
            events = self.match.act(entry.seat, read_action(entry.text))
            self.acts.append(entry)
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

    def _begin_again(self, dealer: Seat, faced: list[str], company: dict[str, list[dict[str, str]]]) -> None:
        self.dealer, self.faced, self.acts = dealer, faced, []
        self.company = Company.of(**company)
        self.match = self.after(0)

    def _note(self, seat: Actor, events: Sequence[Event]) -> None:
        phase = self.match.phase
        if phase.quiet or (bool(events) and all(event.public is None for event in events)):
            concerned = self.match.awaited if phase.quiet else (seat,)
            self.aware.update(one for one in concerned if one is not None)
        else:
            self.told, self.known = self.told + 1, len(self.acts)
            self.aware.clear()


def written(word: str, data: object) -> Act:
    """An entry of the table itself."""
    return Act(None, f"{word} {json.dumps(data, ensure_ascii=False, separators=(',', ':'))}")
