"""What a table has agreed on apart from the rules of its game: undo, clock, hints, talk, who may look on."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from enum import StrEnum
from typing import Any

from varaq.server.computers import BOOK


class Undo(StrEnum):
    """When a seat may take its last act back."""

    NEVER = "never"
    NEXT = "next"
    """Until another person has acted."""
    CONSENT = "consent"
    """When the other people who are here agree."""
    FREE = "free"


class HintsFor(StrEnum):
    """When a table gives hints."""

    NEVER = "never"
    ALONE = "alone"
    """To a person who sits there with computer players only."""
    ALWAYS = "always"


class ClockKind(StrEnum):
    """What happens to who thinks for long."""

    NONE = "none"
    GENTLE = "gentle"
    """The time is shown."""
    STRICT = "strict"
    """A computer player makes the act when the time and the extra time are used up."""


class Pace(StrEnum):
    """How long a computer player pauses before it acts."""

    QUICK = "quick"
    CALM = "calm"
    SLOW = "slow"

    @property
    def seconds(self) -> float:
        """The pause."""
        return {Pace.QUICK: 0.0, Pace.CALM: 1.0, Pace.SLOW: 2.5}[self]


class Grace(StrEnum):
    """How long a person's seat waits for them before a computer player sits in."""

    SHORT = "short"
    USUAL = "usual"
    LONG = "long"
    NEVER = "never"

    @property
    def seconds(self) -> float:
        """Seconds that a person may be away; infinite where nobody sits in."""
        return GRACE[self]

    @property
    def until_silent(self) -> float:
        """Seconds after which the others need not wait for the person's word: about an undo, about the next match."""
        return min(self.seconds, GRACE[Grace.USUAL])


GRACE = {Grace.SHORT: 20.0, Grace.USUAL: 60.0, Grace.LONG: 300.0, Grace.NEVER: math.inf}


class Chat(StrEnum):
    """What may be said at the table."""

    PHRASES = "phrases"
    FREE = "free"


class Watch(StrEnum):
    """What those see who look on without a seat."""

    NEVER = "never"
    PUBLIC = "public"
    """What all at the table may see."""
    LATE = "late"
    """Open cards, each deal when it is over."""


@dataclass(frozen=True, slots=True)
class ClockRule:
    """`seconds` for each act, and `extra` seconds of a seat for all its acts of a match."""

    kind: ClockKind = ClockKind.NONE
    seconds: int = 45
    extra: int = 180


@dataclass(frozen=True, slots=True)
class Courtesies:
    """Everything that is agreed on. `computers`: names for computer players in the host's language."""

    undo: Undo = Undo.CONSENT
    hints: HintsFor = HintsFor.NEVER
    level: str = BOOK
    clock: ClockRule = field(default_factory=ClockRule)
    pace: Pace = Pace.QUICK
    grace: Grace = Grace.USUAL
    chat: Chat = Chat.PHRASES
    watch: Watch = Watch.NEVER
    computers: tuple[str, ...] = ()

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Courtesies:
        """Courtesies as they were kept. Undo and hints were a yes or a no in tables of long ago."""
        return cls().changed(data)

    def changed(self, data: Mapping[str, Any]) -> Courtesies:
        """With what `data` names; other things in it are not ours."""
        undo, hints = data.get("undo", self.undo), data.get("hints", self.hints)
        if isinstance(undo, bool):
            undo = Undo.CONSENT if undo else Undo.NEVER
        if isinstance(hints, bool):
            hints = HintsFor.ALWAYS if hints else HintsFor.NEVER
        clock = {**asdict(self.clock), **data.get("clock", {})}
        return replace(
            self,
            undo=Undo(undo),
            hints=HintsFor(hints),
            level=str(data.get("level", self.level)),
            clock=ClockRule(ClockKind(clock["kind"]), clock["seconds"], clock["extra"]),
            pace=Pace(data.get("pace", self.pace)),
            grace=Grace(data.get("grace", self.grace)),
            chat=Chat(data.get("chat", self.chat)),
            watch=Watch(data.get("watch", self.watch)),
            computers=tuple(data.get("computers", self.computers)),
        )

    def as_data(self) -> dict[str, Any]:
        """As it is told: everything but the names of computer players."""
        data = asdict(self)
        del data["computers"]
        return data
