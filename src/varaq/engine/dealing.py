"""The phase that begins every deal: a shuffled pack is awaited."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable
from typing import ClassVar

from varaq.cards import Pack
from varaq.engine.action import CHANCE, Action, Actor
from varaq.engine.phase import PhaseBase
from varaq.errors import Reason, Refusal
from varaq.seats import Seat


class AwaitsPack(PhaseBase):
    """The whole pack comes from whoever runs the match. A game says which, and what is done with it.

    `dealer_clause`, `pack_clause`: the clauses that refuse somebody else's deal, and a wrong pack.
    """

    __slots__ = ()
    name: ClassVar[str] = "dealing"
    dealer_clause: ClassVar[str]
    pack_clause: ClassVar[str]

    @property
    @abstractmethod
    def pack(self) -> Pack:
        """The cards of the house."""

    @property
    def awaited(self) -> tuple[Actor, ...]:
        """Chance alone."""
        return (CHANCE,)

    def shuffled(self, shuffle: Callable[[list[str]], object]) -> Action:
        """The whole pack, shuffled."""
        cards = list(self.pack.cards)
        shuffle(cards)
        return Action("deal", tuple(cards))

    def why_not(self, seat: Actor, action: Action) -> Refusal | None:
        """Only the runner of the match deals, and every card as often as the pack has it."""
        if seat is not CHANCE:
            return Refusal(Reason.NOT_YOUR_TURN, self.dealer_clause)
        if action.verb != "deal" or sorted(action.what) != sorted(self.pack.cards):
            return Refusal(Reason.BAD_DEAL, self.pack_clause)
        return None

    def candidates(self, seat: Seat) -> Iterable[Action]:
        """No seat acts here."""
        return ()
