"""A match: deals until somebody has won. The one way to change it is `act`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from varaq.engine.action import CHANCE, Action, Actor, pair, read_action
from varaq.engine.event import Event
from varaq.engine.game import Game
from varaq.engine.phase import Phase, legal
from varaq.engine.seen import Observation
from varaq.errors import Reason, Refusal, Refused
from varaq.rules import Rules
from varaq.seats import Seat, Seating

_OVER = Refusal(Reason.MATCH_OVER)


class Match:
    """A running match. `dealer` is the seat that deals first, drawn by whoever runs it (KS-24).

    The log of acts is the whole of it: the same acts lead to the same match.
    """

    def __init__(self, game: Game, rules: Rules, *, dealer: Seat = 0) -> None:
        self.game = game
        self.rules = rules
        self.dealer = dealer
        self.phase: Phase = game.first(rules, dealer)
        self.log: list[tuple[Actor, Action]] = []
        self.events: list[Event] = []
        self._ends: list[int] = []
        self._forgotten = 0
        self._seen: dict[Seat | None, Observation] = {}

    # ------------------------------------------------------------------ asking

    @property
    def seating(self) -> Seating:
        """Who sits with whom."""
        return self.rules.seating

    @property
    def awaited(self) -> tuple[Actor, ...]:
        """Whose act is awaited: seats, `(None,)` for a shuffled pack, `()` when the match is over."""
        return self.phase.awaited

    @property
    def over(self) -> bool:
        """Whether somebody has won."""
        return not self.phase.awaited

    @property
    def number(self) -> int:
        """How many acts have been made: what a seat names to say what it had seen."""
        return len(self.log)

    def legal(self, seat: Seat) -> list[Action]:
        """The acts open to the seat; empty when none of its acts is awaited."""
        return legal(self.phase, seat)

    def why_not(self, seat: Actor, action: Action | str) -> Refusal | None:
        """Why the act is refused, or None."""
        if isinstance(action, str):
            try:
                action = read_action(action)
            except Refused as refused:
                return refused.refusal
        return self.phase.why_not(seat, action) if self.phase.awaited else _OVER

    def events_of(self, number: int) -> Sequence[Event]:
        """What the act with this number (the first is 1) brought about; LookupError if it was forgotten."""
        place = number - 1 - self._forgotten
        if place < 0:
            raise LookupError(f"what act {number} brought about was forgotten")
        return self.events[self._ends[place - 1] if place else 0 : self._ends[place]]

    def forget(self) -> None:
        """Let go of the events so far, when everybody has taken them in: a long match stays small.

        The log keeps every act, so the match can be played again from its record.
        """
        for seat in (*range(self.seating.players), None):
            self.observation(seat).forgot()
        self._forgotten += len(self._ends)
        self.events, self._ends = [], []

    def observation(self, seat: Seat | None) -> Observation:
        """All that the seat has been shown; None as seat: a bystander.

        The observation goes on being added to; ask again after every act.
        """
        seen = self._seen.get(seat)
        if seen is None:
            seen = self._seen[seat] = Observation.begin(self.game, self.rules, seat, self.dealer)
        seen.catch_up(self.events, self.number, self.phase)
        return seen

    # ------------------------------------------------------------------ acting

    def act(self, seat: Actor, action: Action | str) -> Sequence[Event]:
        """Make the act and return what happened; raises `Refused`, and then nothing has changed."""
        if isinstance(action, str):
            action = read_action(action)
        refusal = self.phase.why_not(seat, action) if self.phase.awaited else _OVER
        if refusal is not None:
            raise Refused(refusal)
        self.phase, events = self.phase.after(seat, action)
        self.log.append((seat, action) if seat is CHANCE else pair(seat, action))
        self.events += events
        self._ends.append(len(self.events))
        return events

    def shuffled(self, shuffle: Callable[[list[str]], object]) -> Action:
        """The act of dealing that is due, in the order that `shuffle` gives a list in place."""
        if self.awaited != (CHANCE,):
            raise Refused(Refusal(Reason.NOT_NOW, facts={"verb": "deal"}))
        return self.phase.shuffled(shuffle)

    def deal(self, shuffle: Callable[[list[str]], object]) -> Sequence[Event]:
        """Deal the next cards: `match.deal(random.shuffle)`; raises `Refused` if none are due."""
        return self.act(CHANCE, self.shuffled(shuffle))
