"""The end of a match."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from varaq.engine.action import Action, Actor
from varaq.engine.phase import PhaseBase, Step
from varaq.errors import Reason, Refusal
from varaq.games.twenty_eight.held import Standing
from varaq.games.twenty_eight.rules import TwentyEightRules
from varaq.seats import Seat


@dataclass(frozen=True, slots=True)
class Over(PhaseBase):
    """Somebody has won; nobody's act is awaited."""

    rules: TwentyEightRules
    standing: Standing
    name: ClassVar[str] = "over"

    @property
    def awaited(self) -> tuple[Actor, ...]:
        """Nobody."""
        return ()

    def why_not(self, seat: Actor, action: Action) -> Refusal | None:
        """The match is over."""
        return Refusal(Reason.MATCH_OVER, "TE-148")

    def candidates(self, seat: Seat) -> Iterable[Action]:
        """Nothing is left to do."""
        return ()

    def after(self, seat: Actor, action: Action) -> Step:
        """No act leads here."""
        return Step(self, ())
