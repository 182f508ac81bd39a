"""The record of a match as text: a house, the first dealer, and every act in order.

    varaq 1
    house kaiser/standard
    dealer 2
    @ name 0 Nahid
    - deal AS KH …
    3 call 7
    0 call pass

An act is the seat (`-` for the shuffled pack) and the act's text. The same record always
leads to the same match. A line that begins with `#` is a remark, and is dropped; one that
begins with `@ ` is a note, a key and a text, which is kept in its place among the acts and
changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from operator import itemgetter
from typing import TypeAlias

from varaq.engine.action import CHANCE, Action, Actor, read_action
from varaq.engine.game import Game
from varaq.engine.match import Match
from varaq.errors import BadRecord, Refused
from varaq.rules import Rules
from varaq.seats import Seat

FORM = "varaq 1"
NOBODY = "-"
NOTE = "@"

Note: TypeAlias = tuple[int, str]
"""How many acts stand before the note, and its text: `name 0 Nahid`."""


def write_note(text: str) -> str:
    """A note as a line of a record: a text of several lines becomes one, lest a name be read as an act."""
    return f"{NOTE} {' '.join(text.splitlines()).strip()}"


def write_act(seat: Actor, action: Action) -> str:
    """One act as a line of a record."""
    return f"{NOBODY if seat is CHANCE else seat} {action}"


@dataclass(frozen=True, slots=True)
class Record:
    """A match as it was played. `lines` are the numbers of the acts' lines, for messages.

    `notes` are kept, in order, and have no say in what happens.
    """

    house: str
    dealer: Seat
    acts: tuple[tuple[Actor, Action], ...]
    lines: tuple[int, ...] = ()
    notes: tuple[Note, ...] = ()

    @classmethod
    def of(cls, house: str, match: Match, notes: Iterable[Note] = ()) -> Record:
        """The record of a match so far; `house` is the house as text."""
        return cls(house, match.dealer, tuple(match.log), notes=tuple(notes))

    def __str__(self) -> str:
        lines = [FORM, f"house {self.house}", f"dealer {self.dealer}"]
        noted = sorted(self.notes, key=itemgetter(0))
        place = 0
        for made, (seat, action) in enumerate(self.acts):
            while place < len(noted) and noted[place][0] <= made:
                lines.append(write_note(noted[place][1]))
                place += 1
            lines.append(write_act(seat, action))
        lines += [write_note(text) for _, text in noted[place:]]
        return "\n".join(lines) + "\n"

    @classmethod
    def read(cls, text: str) -> Record:
        """The record that `text` holds; raises `BadRecord` with the first line that is wrong."""
        lines = [
            (number, line.strip())
            for number, line in enumerate(text.splitlines(), start=1)
            if line.strip() and not line.lstrip().startswith("#")
        ]
        head = [*lines[:3], *[(len(lines) + 1, "")] * 3]
        if head[0][1] != FORM:
            raise BadRecord(head[0][0], head[0][1])
        house, dealer = _word(head[1], "house"), _word(head[2], "dealer")
        if not dealer.isdecimal():
            raise BadRecord(*head[2])
        acts: list[tuple[Actor, Action]] = []
        numbers: list[int] = []
        notes: list[Note] = []
        for number, line in lines[3:]:
            who, _, what = line.partition(" ")
            if who == NOTE and what:
                notes.append((len(acts), what.strip()))
                continue
            if who != NOBODY and not who.isdecimal():
                raise BadRecord(number, line)
            try:
                acts.append((CHANCE if who == NOBODY else int(who), read_action(what)))
            except Refused as refused:
                raise BadRecord(number, line, refused.refusal) from None
            numbers.append(number)
        return cls(house, int(dealer), tuple(acts), tuple(numbers), tuple(notes))

    def begun(self, game: Game, rules: Rules) -> Match:
        """The match before its first act; raises `BadRecord` where the dealer has no seat."""
        if self.dealer >= rules.seating.players:
            raise BadRecord(3, f"dealer {self.dealer}")
        return Match(game, rules, dealer=self.dealer)

    def replay(self, game: Game, rules: Rules) -> Match:
        """The match that the acts lead to; raises `BadRecord` with the first act that is refused."""
        match = self.begun(game, rules)
        play_all(match, self.acts, self.lines)
        return match


def play_all(match: Match, acts: Iterable[tuple[Actor, Action]], lines: tuple[int, ...] = ()) -> None:
    """Make acts one after the other; raises `BadRecord` with the place of one that is refused."""
    for place, (seat, action) in enumerate(acts):
        try:
            match.act(seat, action)
        except Refused as refused:
            number = lines[place] if lines else place + 1
            raise BadRecord(number, write_act(seat, action), refused.refusal) from None


def _word(line: tuple[int, str], key: str) -> str:
    number, text = line
    name, _, value = text.partition(" ")
    if name != key or not value:
        raise BadRecord(number, text)
    return value.strip()
