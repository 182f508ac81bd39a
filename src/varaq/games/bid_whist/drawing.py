"""Dead cards laid on the buried ones, and others drawn for them (BW-41)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import ClassVar

from varaq.engine.action import CHANCE, Action, Actor
from varaq.engine.event import Event
from varaq.engine.phase import PhaseBase, Step
from varaq.errors import Reason, Refusal
from varaq.games.bid_whist import onward
from varaq.games.bid_whist.held import Contract, Held
from varaq.games.bid_whist.rules import JokersNt
from varaq.seats import Seat


def lay_dead_cards(held: Held, contract: Contract) -> tuple[Held, list[tuple[Seat, int]]]:
    """Everybody but the bidder lays his dead cards on the buried ones, in turn from the bidder's left.

    Gives who laid which; nobody where the house does not remove them.
    """
    if held.rules.jokers_nt != JokersNt.REMOVED or not contract.is_no_trump:
        return held, []
    dead = contract.ranking(held.rules).dead
    laid = [
        (seat, held.hands[seat] & dead)
        for seat in held.from_left_of(contract.bidder)
        if seat != contract.bidder and held.hands[seat] & dead
    ]
    for seat, cards in laid:
        held = replace(held.with_hand(seat, held.hands[seat] & ~cards), buried=held.buried | cards)
    return held, laid


@dataclass(frozen=True, slots=True)
class Drawing(PhaseBase):
    """The buried ordinary cards are awaited in a shuffled order. `owed`: who draws how many, in turn."""

    held: Held
    contract: Contract
    owed: tuple[tuple[Seat, int], ...]
    name: ClassVar[str] = "drawing"

    @property
    def awaited(self) -> tuple[Actor, ...]:
        """The bidder must not choose who draws what, so the order comes from whoever runs the match."""
        return (CHANCE,)

    @property
    def mid_deal(self) -> bool:
        """The deal goes on at once."""
        return True

    @property
    def drawable(self) -> int:
        """Dead cards among the buried ones are passed over."""
        return self.held.buried & ~self.contract.ranking(self.held.rules).dead

    def shuffled(self, shuffle: Callable[[list[str]], object]) -> Action:
        """The cards that can be drawn, shuffled."""
        cards = self.held.texts(self.drawable)
        shuffle(cards)
        return Action("draw", tuple(cards))

    def why_not(self, seat: Actor, action: Action) -> Refusal | None:
        """Only the runner of the match shuffles, and every card that can be drawn once."""
        if seat is not CHANCE:
            return Refusal(Reason.NOT_YOUR_TURN, "BW-41")
        cards = self.held.texts(self.drawable)
        if action.verb != "draw" or len(action.what) != len(cards) or set(action.what) != set(cards):
            return Refusal(Reason.BAD_DEAL, "BW-41")
        return None

    def candidates(self, seat: Seat) -> Iterable[Action]:
        """No seat acts here."""
        return ()

    def after(self, seat: Actor, action: Action) -> Step:
        """Each draws as many as he has laid down, unseen by the others."""
        held, place, events = self.held, 0, []
        for drawer, count in self.owed:
            cards = action.what[place : place + count]
            place += count
            drawn = held.rules.cards.mask(cards)
            held = replace(held.with_hand(drawer, held.hands[drawer] | drawn), buried=held.buried & ~drawn)
            events.append(Event("drew", {"seat": drawer, "count": count}, {drawer: {"cards": list(cards)}}))
        step = onward.begin_play(held, self.contract)
        return Step(step.phase, [*events, *step.events])
