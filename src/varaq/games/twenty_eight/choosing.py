"""The bidder chooses trump (TE-50…56)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import ClassVar

from varaq.engine.action import Action, Actor
from varaq.engine.event import Event
from varaq.engine.phase import Step, only
from varaq.errors import Reason, Refusal
from varaq.games.twenty_eight import onward
from varaq.games.twenty_eight.held import Contract, Held
from varaq.games.twenty_eight.packs import suit_of
from varaq.games.twenty_eight.rules import TrumpCard
from varaq.games.twenty_eight.stage import Stage
from varaq.seats import Seat

SEVENTH = Action("seventh")


@dataclass(frozen=True, slots=True)
class Choosing(Stage):
    """The bidder alone chooses, on the cards he has (TE-50)."""

    held: Held
    contract: Contract
    second: bool = False
    name: ClassVar[str] = "choosing"

    @property
    def awaited(self) -> tuple[Actor, ...]:
        """The bidder."""
        return (self.contract.bidder,)

    @property
    def _by_card(self) -> bool:
        return self.held.rules.trump_card == TrumpCard.OWN

    def refuses(self, seat: Actor, action: Action) -> Refusal | None:
        """One of his own cards, or with a marker any suit, or the seventh card."""
        if refusal := only(action, "trump", "seventh", clause="TE-17"):
            return refusal
        bidder = self.contract.bidder
        if seat != bidder:
            return Refusal(Reason.NOT_YOUR_TURN, "TE-50")
        said = " ".join(action.what)
        if action.verb == "seventh":
            open_now = self.held.rules.seventh_card and not self.second and not said
            clause = "TE-54" if self.held.rules.seventh_card else "TE-50"
            return None if open_now else Refusal(Reason.NO_SUCH_SUIT, clause, {"text": "seventh"})
        if not self._by_card:
            known = said in self.held.rules.cards.suit_masks
            return None if known else Refusal(Reason.NO_SUCH_SUIT, "TE-52", {"text": said[:12]})
        if said not in self.held.rules.cards.number:
            return Refusal(Reason.NO_SUCH_CARD, "TE-51", {"text": said[:12]})
        if self.held.rules.cards.held(said, self.held.hands[bidder]) is None:
            return Refusal(Reason.NOT_YOUR_CARD, "TE-51", {"card": said})
        return None

    def offers(self, seat: Seat) -> Iterable[Action]:
        """Cards or suits, and the seventh card."""
        if self._by_card:
            named = dict.fromkeys(self.held.texts(self.held.hands[self.contract.bidder]))
        else:
            named = dict.fromkeys(suit for suit, _ in self.held.rules.cards.suits)
        return (*(Action("trump", (name,)) for name in named), SEVENTH)

    def acts(self, seat: Actor, action: Action) -> Step:
        """Nobody else is told the suit (TE-81)."""
        bidder = self.contract.bidder
        if action == SEVENTH:
            said = Event("trump_laid", {"seat": bidder, "how": "seventh"})
            step = onward.after_choice(self.held, replace(self.contract, seventh=True), second=self.second)
            return Step(step.phase, [said, *step.events])
        name = action.what[0]
        if not self._by_card:
            said = Event("trump_laid", {"seat": bidder, "how": "marker"}, {bidder: {"suit": name}})
            step = onward.after_choice(self.held, replace(self.contract, trump=name), second=self.second)
            return Step(step.phase, [said, *step.events])
        number = self.held.rules.cards.held(name, self.held.hands[bidder])
        assert number is not None
        held = self.held.with_hand(bidder, self.held.hands[bidder] & ~(1 << number))
        suit = suit_of(name)
        said = Event("trump_laid", {"seat": bidder, "how": "own"}, {bidder: {"suit": suit, "card": name}})
        contract = replace(self.contract, trump=suit, card=number)
        step = onward.after_choice(held, contract, second=self.second)
        return Step(step.phase, [said, *step.events])
