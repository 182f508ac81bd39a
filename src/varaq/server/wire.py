"""What may come in, strictly: shapes and sizes only, no rule of any game."""

from __future__ import annotations

import unicodedata
from typing import Annotated

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator

from varaq.players import PLAYERS
from varaq.server.courtesies import Chat, ClockKind, Grace, HintsFor, Pace, Undo, Watch

LONGEST_MESSAGE = 1024
"""Characters of one WebSocket message."""

LONGEST_BODY = 16 * 1024
"""Bytes of one HTTP request."""

LONGEST_QR = 900
"""Characters that a QR code holds and a phone still reads."""


def _plain(name: str) -> str:
    """A text of one line without control and direction characters, which would jumble other people's screens."""
    kept = "".join(
        c for c in name if unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co") or c == "\u200c"
    )
    kept = " ".join(kept.split())
    if not kept.strip("\u200c "):
        raise ValueError("a text needs at least one letter")
    return kept


def _known_level(level: str) -> str:
    if level not in PLAYERS:
        raise ValueError("no such level")
    return level


Name = Annotated[str, Field(max_length=24), AfterValidator(_plain)]
Words = Annotated[str, Field(max_length=80), AfterValidator(_plain)]
"""What is said at the table: a phrase by its name, or free words."""
HouseText = Annotated[str, Field(max_length=2000)]


class Strict(BaseModel):
    """Nothing is guessed and nothing unknown is let in."""

    model_config = ConfigDict(strict=True, extra="forbid")


class HouseRequest(Strict):
    """A house by its text."""

    house: HouseText


class ChangeRequest(Strict):
    """One wish for a house."""

    house: HouseText
    option: Annotated[str, Field(max_length=40)]
    value: bool | int | Annotated[str, Field(max_length=40)]


class TomlRequest(Strict):
    """A rule card as a file."""

    toml: Annotated[str, Field(max_length=8000)]


class QrRequest(Strict):
    """A text to be drawn."""

    text: Annotated[str, Field(min_length=1, max_length=LONGEST_QR)]


class ClockWish(Strict):
    """A clock: seconds for each act, and extra seconds of a seat for the match."""

    kind: Annotated[ClockKind, Field(strict=False)]
    seconds: Annotated[int, Field(ge=10, le=300)] = 45
    extra: Annotated[int, Field(ge=0, le=900)] = 180


Level = Annotated[str, Field(max_length=20), AfterValidator(_known_level)]


class CourtesyWish(Strict):
    """What the host changes of what the table has agreed on."""

    undo: Annotated[Undo, Field(strict=False)] | None = None
    hints: Annotated[HintsFor, Field(strict=False)] | None = None
    level: Level | None = None
    clock: ClockWish | None = None
    pace: Annotated[Pace, Field(strict=False)] | None = None
    grace: Annotated[Grace, Field(strict=False)] | None = None
    chat: Annotated[Chat, Field(strict=False)] | None = None
    watch: Annotated[Watch, Field(strict=False)] | None = None


PersonKey = Annotated[str, Field(min_length=32, max_length=64, pattern="^[0-9a-f]+$")]
"""A person's own secret, by which they find their matches again."""


class TableRequest(Strict):
    """A table to be made: one person and computer players."""

    house: HouseText
    name: Name
    level: Level = "rulebook"
    undo: bool | Annotated[Undo, Field(strict=False)] = True
    hints: bool | Annotated[HintsFor, Field(strict=False)] = False
    clock: ClockWish | None = None
    pace: Annotated[Pace, Field(strict=False)] = Pace.QUICK
    grace: Annotated[Grace, Field(strict=False)] = Grace.USUAL
    chat: Annotated[Chat, Field(strict=False)] = Chat.PHRASES
    watch: Annotated[Watch, Field(strict=False)] = Watch.NEVER
    computers: Annotated[list[Name], Field(max_length=7)] = []
    me: PersonKey | None = None


class JoinRequest(Strict):
    """A guest who sits down: in the seat that is wished for, if it is a computer player's."""

    name: Name
    seat: Annotated[int, Field(ge=0, le=7)] | None = None
    me: PersonKey | None = None


class Hello(Strict):
    """The key to a seat."""

    key: Annotated[str, Field(max_length=64)]


SeatNumber = Annotated[int, Field(ge=0, le=7)]


class HostWish(Strict):
    """One of these, from the host."""

    swap: Annotated[list[SeatNumber], Field(min_length=2, max_length=2)] | None = None
    remove: SeatNumber | None = None
    lock: bool | None = None
    to: SeatNumber | None = None
    courtesies: CourtesyWish | None = None

    @model_validator(mode="after")
    def _one(self) -> HostWish:
        if sum(value is not None for value in self.model_dump().values()) != 1:
            raise ValueError("one wish at a time")
        return self


class VoteWish(Strict):
    """What to play next: by which house, and how many seats everybody moves on."""

    house: HouseText | None = None
    turn: Annotated[int, Field(ge=0, le=1)] = 0


class Message(Strict):
    """One message of a seat, with exactly one of these; `at` belongs to `do`, `salt` to `ready`."""

    hello: Hello | None = None
    at: Annotated[int, Field(ge=0)] | None = None
    do: Annotated[str, Field(max_length=LONGEST_MESSAGE)] | None = None
    ready: bool | None = None
    salt: Annotated[str, Field(max_length=64, pattern="^[0-9a-zA-Z_-]*$")] = ""
    hint: bool | None = None
    finish: bool | None = None
    undo: bool | None = None
    allow: bool | None = None
    again: bool | None = None
    vote: VoteWish | None = None
    hand: bool | None = None
    hold: bool | None = None
    shown: bool | None = None
    host: HostWish | None = None
    leave: bool | None = None
    say: Words | None = None
    ping: int | None = None
