"""What may come in, strictly: shapes and sizes only, no rule of any game."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

LONGEST_MESSAGE = 1024
"""Characters of one WebSocket message."""

LONGEST_BODY = 16 * 1024
"""Bytes of one HTTP request."""


def _plain(name: str) -> str:
    """A text of one line without control and direction characters, which would jumble other people's screens."""
    kept = "".join(
        c for c in name if unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co") or c == "\u200c"
    )
    kept = " ".join(kept.split())
    if not kept.strip("\u200c "):
        raise ValueError("a text needs at least one letter")
    return kept


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


class TableRequest(Strict):
    """A table to be made: one person and computer players."""

    house: HouseText
    name: Name
    level: Annotated[str, Field(max_length=20)] = "rulebook"
    undo: bool = True
    hints: bool | Literal["never", "alone", "always"] = False
    computers: Annotated[list[Name], Field(max_length=7)] = []


class JoinRequest(Strict):
    """A guest who sits down: in the seat that is wished for, if it is a computer player's."""

    name: Name
    seat: Annotated[int, Field(ge=0, le=7)] | None = None


class Hello(Strict):
    """The key to a seat."""

    key: Annotated[str, Field(max_length=64)]


class Message(Strict):
    """One message of a seat, with exactly one of these; `at` belongs to `do`."""

    hello: Hello | None = None
    at: Annotated[int, Field(ge=0)] | None = None
    do: Annotated[str, Field(max_length=LONGEST_MESSAGE)] | None = None
    ready: bool | None = None
    hint: bool | None = None
    finish: bool | None = None
    undo: bool | None = None
    again: bool | None = None
    leave: bool | None = None
    say: Words | None = None
    ping: int | None = None
