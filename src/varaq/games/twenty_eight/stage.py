"""What the phases of a deal have in common: four Jacks may be claimed in any of them (TE-24)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from varaq.engine.action import Action, Actor
from varaq.engine.phase import PhaseBase, Step
from varaq.errors import Reason, Refusal
from varaq.games.twenty_eight import onward
from varaq.games.twenty_eight.held import Held
from varaq.games.twenty_eight.rules import FourJacks
from varaq.seats import Seat

REDEAL = Action("redeal")


def may_claim_redeal(held: Held, seat: Seat) -> bool:
    """Whether the seat may have the deal cancelled for its four Jacks."""
    return held.rules.four_jacks == FourJacks.CLAIM and held.has_four_jacks(seat)


def redeal_claimants(held: Held) -> tuple[Seat, ...]:
    """The seats that may have the deal cancelled."""
    return tuple(seat for seat in range(held.rules.players) if may_claim_redeal(held, seat))


class Stage(PhaseBase):
    """A phase between the cards and the score."""

    __slots__ = ()

    if TYPE_CHECKING:
        # Every phase has the cards as a field; a property here would be taken for its default.
        @property
        def held(self) -> Held:
            """The cards."""

    @property
    def interrupting(self) -> tuple[Seat, ...]:
        """The seat with four Jacks; nobody waits for it, and nothing shows that it could speak (TE-88)."""
        return redeal_claimants(self.held)

    def why_not(self, seat: Actor, action: Action) -> Refusal | None:
        """The claim of four Jacks, or what this phase says."""
        if seat is not None and seat not in range(self.held.rules.players):
            return Refusal(Reason.NOT_YOUR_TURN, "TE-17")
        if action == REDEAL:
            open_now = seat is not None and seat in self.interrupting and may_claim_redeal(self.held, seat)
            clause = "TE-24" if self.held.rules.four_jacks == FourJacks.CLAIM else "TE-17"
            return None if open_now else Refusal(Reason.REDEAL_NOT_OPEN, clause)
        return self.refuses(seat, action)

    def candidates(self, seat: Seat) -> Iterable[Action]:
        """What this phase offers, and the claim."""
        return self._all(seat)

    def _all(self, seat: Seat) -> Iterator[Action]:
        yield from self.offers(seat)
        if may_claim_redeal(self.held, seat):
            yield REDEAL

    def after(self, seat: Actor, action: Action) -> Step:
        """A claim cancels the deal and lays the hand open (TE-28)."""
        if action == REDEAL:
            assert seat is not None
            return onward.cancelled(self.held, "claimed", "TE-24", seat)
        return self.acts(seat, action)

    @abstractmethod
    def refuses(self, seat: Actor, action: Action) -> Refusal | None:
        """Why this phase refuses the act."""

    @abstractmethod
    def offers(self, seat: Seat) -> Iterable[Action]:
        """Acts among which the legal ones of this phase are found."""

    @abstractmethod
    def acts(self, seat: Actor, action: Action) -> Step:
        """What follows."""
