"""The one shape of a game's state: a phase says whose act is awaited, what is legal, and what follows."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar, NamedTuple, Protocol

from varaq.engine.action import Action, Actor
from varaq.engine.choice import Choice
from varaq.engine.event import Event
from varaq.errors import Reason, Refusal
from varaq.seats import Seat


class Phase(Protocol):
    """A stretch of the deal that holds just what that stretch knows. Phases are frozen."""

    name: ClassVar[str]

    @property
    def awaited(self) -> tuple[Actor, ...]:
        """Whose act is awaited; `(CHANCE,)` for a shuffled pack; nobody when the match is over."""

    def shows_awaited(self, viewer: Seat | None) -> tuple[Actor, ...]:
        """Whose act is awaited as far as the viewer may know."""

    @property
    def interrupting(self) -> tuple[Seat, ...]:
        """Seats that may act though nobody waits for them, such as the holder of a pair."""

    def why_not(self, seat: Actor, action: Action) -> Refusal | None:
        """Why the rules refuse the act, or None: the only statement of what is legal."""

    def candidates(self, seat: Seat) -> Iterable[Action]:
        """Acts among which all legal acts of the seat are found."""

    def after(self, seat: Actor, action: Action) -> Step:
        """The next phase and what happened. Only for an act that `why_not` does not refuse."""

    def right(self, seat: Seat) -> tuple[Action, ...] | None:
        """Where wrong acts stand until they are claimed: those that are not wrong. None elsewhere."""

    @property
    def quiet(self) -> bool:
        """Whether the others must not notice that somebody is asked: nothing is told until he has answered."""

    @property
    def mid_deal(self) -> bool:
        """Where cards are awaited: whether in the middle of a deal, so that nobody has a score to read first."""

    def shuffled(self, shuffle: Callable[[list[str]], object]) -> Action:
        """Where cards are awaited from the runner of the match: the pack as `shuffle` leaves it."""

    def choice(self, seat: Seat) -> Choice | None:
        """Where one act names several cards: how many, and of which. None elsewhere."""


class Step(NamedTuple):
    """What an act leads to."""

    phase: Phase
    events: Sequence[Event]


def legal(phase: Phase, seat: Seat) -> list[Action]:
    """The acts of the seat that nothing speaks against."""
    if seat not in phase.awaited and seat not in phase.interrupting:
        return []
    return [action for action in phase.candidates(seat) if phase.why_not(seat, action) is None]


def only(action: Action, *verbs: str, clause: str) -> Refusal | None:
    """A refusal of any act but these: a deal goes in its order, says `clause`."""
    return None if action.verb in verbs else Refusal(Reason.NOT_NOW, clause, {"verb": action.verb})


class PhaseBase(ABC):
    """What most phases have in common."""

    __slots__ = ()

    @property
    @abstractmethod
    def awaited(self) -> tuple[Actor, ...]:
        """Whose act is awaited."""

    def shows_awaited(self, viewer: Seat | None) -> tuple[Actor, ...]:
        """Whose act is awaited is public."""
        return self.awaited

    @property
    def interrupting(self) -> tuple[Seat, ...]:
        """Nobody acts out of turn."""
        return ()

    def right(self, seat: Seat) -> tuple[Action, ...] | None:
        """What is legal is right."""
        return None

    @property
    def quiet(self) -> bool:
        """Everybody may see whose act is awaited."""
        return False

    @property
    def mid_deal(self) -> bool:
        """Cards are awaited between two deals."""
        return False

    def shuffled(self, shuffle: Callable[[list[str]], object]) -> Action:
        """No cards are awaited here."""
        raise TypeError("only a phase that awaits cards is dealt for")

    def choice(self, seat: Seat) -> Choice | None:
        """No act of this phase names several cards."""
        return None
