"""A match that was played, told again from its record: deal by deal, act by act, from any seat.

Nothing is kept here: the record comes with every question, and its text alone decides.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Response
from pydantic import Field, TypeAdapter, ValidationError

from varaq import audit
from varaq.engine import CHANCE, Action, Event, Match
from varaq.engine.action import Actor
from varaq.engine.record import Record, write_act
from varaq.errors import BadRecord, Reason, Refusal, Refused
from varaq.games import House
from varaq.seats import Seat
from varaq.server.records import aside
from varaq.server.telling import Telling
from varaq.server.wire import Name, Strict

router = APIRouter(prefix="/api")

LONGEST_RECORD = 1024 * 1024
"""Characters of a record. 56 for eight can go on for two hundred deals, which has 520 000 with all notes."""

LONGEST_REPLAY = 2 * LONGEST_RECORD
"""Bytes of a request that holds one: a name may take several bytes a letter, and line ends two."""

LONGEST_DEAL = 1500
"""Acts of one deal that are told again; among people who play, the longest deals have some two hundred."""

SHOWN = 80
"""Letters of a wrong line that the refusal repeats."""

OPEN = "open"
"""In place of a seat: all hands lie open."""

Eyes = Seat | Literal["open"] | None


class ReplayRequest(Strict):
    """A record, the place of a deal in it (0 is the first), and whose eyes look on: a seat's, a bystander's, all."""

    record: Annotated[str, Field(max_length=LONGEST_RECORD)]
    deal: Annotated[int, Field(ge=0)] = 0
    eyes: Annotated[int, Field(ge=0, le=7)] | Literal["open"] | None = None


@router.post("/replay")
async def replay(request: ReplayRequest) -> Response:
    """The match with its deals, and what the eyes saw of the one that is asked for."""
    told = await aside(tell_again, request.record, request.deal, request.eyes)
    return Response(told, media_type="application/json")


def tell_again(text: str, deal: int, eyes: Eyes) -> str:
    """The answer as JSON; raises `Refused` with the line of a record that cannot be played."""
    try:
        record = Record.read(text)
        house = House.read(record.house)
        players = house.rules.seating.players
        if record.dealer >= players:
            raise BadRecord(3, f"dealer {record.dealer}")
        if isinstance(eyes, int) and eyes >= players:
            raise Refused(Refusal(Reason.BAD_REQUEST, facts={"text": f"eyes {eyes}"}))
        notes = Notes.of(record, players)
        again = Again(Match(house.game, house.rules, dealer=record.dealer), record, notes, deal, eyes)
        again.play()
    except BadRecord as error:
        raise _refused(error) from error
    except ValueError as error:  # a seat or a dealer of thousands of digits
        raise Refused(Refusal(Reason.BAD_REQUEST, facts={"text": "record"})) from error
    result = again.match.observation(None).result
    head = json.dumps(
        {
            "facts": _facts(house, record, notes),
            "deals": [stretch.as_data() for stretch in again.deals],
            "over": again.match.over,
            "result": result,
            "deal": deal,
            "eyes": eyes,
        },
        ensure_ascii=False,
    )
    return f'{head[:-1]}, "frames": [{",".join(again.frames)}]}}'


def _refused(error: BadRecord) -> Refused:
    facts: dict[str, object] = {"line": error.line, "text": error.text[:SHOWN]}
    if error.refusal is not None:
        facts["why"] = error.refusal.as_data()
    return Refused(Refusal(Reason.DAMAGED_RECORD, facts=facts))


def _facts(house: House, record: Record, notes: Notes) -> dict[str, Any]:
    seating = house.rules.seating
    return {
        "house": house.text,
        "game": house.game.name,
        "players": seating.players,
        "sides": list(seating.side_of),
        "seats": [
            {"name": notes.names.get(seat), "kind": "computer" if seat in notes.computers else "person"}
            for seat in range(seating.players)
        ],
        "drawn": {"dealer": record.dealer, "cards": []},
    }


@dataclass(slots=True)
class Notes:
    """What the record says beside the acts: names by seat, and by act the computer player that made it."""

    names: dict[Seat, str] = field(default_factory=dict)
    by: dict[int, tuple[str, bool]] = field(default_factory=dict)
    """By the place of an act: the player, and whether it only sat in for somebody who was away."""
    computers: set[Seat] = field(default_factory=set)

    @classmethod
    def of(cls, record: Record, players: int) -> Notes:
        """What can be made out of the notes; what cannot is passed over."""
        said = audit.Notes(record)
        notes = cls()
        for seat, name in said.names.items():
            if seat < players and (read := _name(name)) is not None:
                notes.names[seat] = read
        for place, (actor, _) in enumerate(record.acts):
            if (by := said.by(place)) is not None:
                notes.by[place] = (by.player[:24], by.away)
                if actor is not None and not by.why:
                    notes.computers.add(actor)
        return notes


def _name(text: str) -> str | None:
    try:
        return _NAME.validate_python(text)
    except ValidationError:
        return None


_NAME: TypeAdapter[str] = TypeAdapter(Name)


@dataclass(slots=True)
class Stretch:
    """One deal of the record: from its shuffle to before the next. `first` and `last` are numbers of acts."""

    first: int
    last: int = 0
    deal: int = 0
    dealer: Seat = 0
    contract: dict[str, Any] | None = None
    thrown: str | None = None
    scores: Sequence[Mapping[str, Any]] = ()
    totals: dict[str, int] = field(default_factory=dict)

    def as_data(self) -> dict[str, Any]:
        """The deal as it goes over the wire."""
        return {
            "deal": self.deal,
            "dealer": self.dealer,
            "first": self.first,
            "last": self.last,
            "contract": self.contract,
            "thrown": self.thrown,
            "scores": list(self.scores),
            "totals": self.totals,
        }


@dataclass(slots=True)
class Again:
    """The match played once more from its record. `frames` are those of the deal at place `wanted`, as JSON text."""

    match: Match
    record: Record
    notes: Notes
    wanted: int
    eyes: Eyes
    deals: list[Stretch] = field(default_factory=list)
    frames: list[str] = field(default_factory=list)

    @property
    def viewer(self) -> Seat | None:
        """The seat that looks on, or a bystander: who sees all hands sees the rest as one."""
        return self.eyes if isinstance(self.eyes, int) else None

    def play(self) -> None:
        """To the end; raises `BadRecord` at the first act that is refused."""
        telling = Telling(self.viewer)
        scored = 0
        for place, (seat, action) in enumerate(self.record.acts):
            begins = self.match.awaited == (CHANCE,) and not self.match.phase.mid_deal
            if begins:
                scored = self._close(scored)
                self.deals.append(Stretch(place + 1))
            events = self._act(place, seat, action)
            told = telling.tell(self.match, seat, events)
            if len(self.deals) - 1 == self.wanted:
                self._frame(place, seat, events, told)
        self._close(scored)

    def _act(self, place: int, seat: Actor, action: Action) -> Sequence[Event]:
        try:
            events = self.match.act(seat, action)
        except Refused as refused:
            line = self.record.lines[place]
            raise BadRecord(line, write_act(seat, action), refused.refusal) from None
        if self.deals:
            for event in events:
                if event.kind == "thrown_in" and event.public is not None:
                    self.deals[-1].thrown = event.public["code"]
        return events

    def _close(self, scored: int) -> int:
        """The deal that has come to its end, with what it brought; how many scores stand on the sheet."""
        if not self.deals:
            return 0
        seen = self.match.observation(None)
        done = self.deals[-1]
        done.last, done.deal, done.dealer = self.match.number, seen.deal, seen.dealer
        done.contract = seen.contract
        done.scores = seen.sheet[scored:]
        done.totals = dict(seen.totals)
        return len(seen.sheet)

    def _frame(
        self, place: int, seat: Actor, events: Sequence[Event], told: list[dict[str, Any]] | None
    ) -> None:
        """What the eyes were shown with this act; nothing where a table would have told them nothing.

        Every frame is written down at once: an observation goes on being added to.
        """
        frame: dict[str, Any] = {"at": place + 1}
        if self.eyes == OPEN:
            frame["events"] = [*self._openly(seat, events)]
            seen = self.match.observation(None)
            everybody = [self.match.observation(s) for s in range(self.match.seating.players)]
            frame["hands"] = [each.hand for each in everybody]
            frame["mine"] = [each.mine for each in everybody]
        elif told is None:
            return
        else:
            frame["events"] = told
            seen = self.match.observation(self.viewer)
        data = seen.as_data()
        # The sheet of a long match would be most of every frame; its deals stand beside the frames.
        frame["scored"] = len(data.pop("sheet"))
        frame["seen"] = data
        frame["by"] = None
        if place in self.notes.by:
            player, away = self.notes.by[place]
            frame["by"] = {"seat": seat, "player": player, "away": away}
        if len(self.frames) == LONGEST_DEAL:
            raise Refused(Refusal(Reason.TOO_LARGE, facts={"limit": LONGEST_DEAL}))
        self.frames.append(json.dumps(frame, ensure_ascii=False))

    def _openly(self, seat: Actor, events: Sequence[Event]) -> Iterator[dict[str, Any]]:
        """What all may know; of what nobody else was to notice, what the seat itself was shown."""
        for event in events:
            data = event.as_data(None) or event.as_data(seat)
            if data is not None:
                yield data
