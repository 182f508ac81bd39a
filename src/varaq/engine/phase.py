"""The one shape of a game's state: a phase says whose act is awaited, what is legal, and what follows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, NamedTuple, Protocol

from varaq.engine.action import Action, Actor
from varaq.engine.event import Event
from varaq.errors import Refusal
from varaq.seats import Seat


class Phase(Protocol):
    """A stretch of the deal that holds just what that stretch knows. Phases are frozen."""

    name: ClassVar[str]

    @property
    def awaited(self) -> tuple[Actor, ...]:
        """Whose act is awaited; `(CHANCE,)` for a shuffled pack; nobody when the match is over."""

    def shows_awaited(self, viewer: Seat | None) -> tuple[Actor, ...]:
        """Whose act is awaited as far as the viewer may know."""

    def why_not(self, seat: Actor, action: Action) -> Refusal | None:
        """Why the rules refuse the act, or None: the only statement of what is legal."""

    def candidates(self, seat: Seat) -> Iterable[Action]:
        """Acts among which all legal acts of the seat are found."""

    def after(self, seat: Actor, action: Action) -> Step:
        """The next phase and what happened. Only for an act that `why_not` does not refuse."""

    def choice(self, seat: Seat) -> Choice | None:
        """Where one act names several cards: how many, and of which. None elsewhere."""


class Step(NamedTuple):
    """What an act leads to."""

    phase: Phase
    events: Sequence[Event]


class Choice(NamedTuple):
    """An act that names `count` of the cards `of`, any of them."""

    verb: str
    count: int
    of: tuple[str, ...]


def legal(phase: Phase, seat: Seat) -> list[Action]:
    """The acts of the seat that nothing speaks against."""
    if seat not in phase.awaited:
        return []
    return [action for action in phase.candidates(seat) if phase.why_not(seat, action) is None]


class PhaseBase:
    """What most phases have in common."""

    __slots__ = ()

    awaited: tuple[Actor, ...]

    def shows_awaited(self, viewer: Seat | None) -> tuple[Actor, ...]:
        """Whose act is awaited is public."""
        return self.awaited

    def choice(self, seat: Seat) -> Choice | None:
        """No act of this phase names several cards."""
        return None
