"""The bidder has taken the kitty and buries as many cards (BW-32, BW-33, BW-40)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import combinations
from typing import ClassVar

from varaq.engine.action import Action, Actor
from varaq.engine.choice import Choice
from varaq.engine.event import Event
from varaq.engine.phase import PhaseBase, Step, only
from varaq.errors import Reason, Refusal
from varaq.games.bid_whist import onward
from varaq.games.bid_whist.held import Contract, Held
from varaq.games.bid_whist.rules import BidWhistRules, JokersNt
from varaq.seats import Seat


def must_bury(rules: BidWhistRules, contract: Contract, hand: int) -> int:
    """The cards of the bidder that have to be buried: dead ones where the house removes them (BW-40)."""
    if rules.jokers_nt != JokersNt.REMOVED or not contract.is_no_trump:
        return 0
    return hand & contract.ranking(rules).dead


@dataclass(frozen=True, slots=True)
class Exchange(PhaseBase):
    """The bidder holds the kitty too, and has cards to bury."""

    held: Held
    contract: Contract
    name: ClassVar[str] = "exchange"

    @property
    def awaited(self) -> tuple[Actor, ...]:
        """The bidder."""
        return (self.contract.bidder,)

    @property
    def _hand(self) -> int:
        return self.held.hands[self.contract.bidder]

    def why_not(self, seat: Actor, action: Action) -> Refusal | None:
        """As many cards as the kitty had, any of his own; dead ones among them where they are removed."""
        if refusal := only(action, "discard", clause="BW-33"):
            return refusal
        if seat != self.contract.bidder:
            return Refusal(Reason.NOT_YOUR_TURN, "BW-33")
        number, hand, gone = self.held.rules.cards.number, self._hand, 0
        for card in action.what:
            if card not in number:
                return Refusal(Reason.NO_SUCH_CARD, "BW-33", {"text": card})
            bit = 1 << number[card]
            if gone & bit:
                return Refusal(Reason.SAME_CARD_TWICE, "BW-33", {"card": card})
            if not hand & bit:
                return Refusal(Reason.NOT_YOUR_CARD, "BW-33", {"card": card})
            gone |= bit
        if len(action.what) != (count := self.held.rules.kitty_size):
            return Refusal(Reason.WRONG_COUNT, "BW-33", {"count": count, "given": len(action.what)})
        if kept := must_bury(self.held.rules, self.contract, hand) & ~gone:
            return Refusal(Reason.MUST_BURY, "BW-40", {"card": self.held.texts(kept)[0]})
        return None

    def candidates(self, seat: Seat) -> Iterable[Action]:
        """Every choice of that many cards."""
        chosen = combinations(self.held.texts(self._hand), self.held.rules.kitty_size)
        return (Action("discard", cards) for cards in chosen)

    def choice(self, seat: Seat) -> Choice | None:
        """As many as the kitty had."""
        must = must_bury(self.held.rules, self.contract, self._hand)
        texts = self.held.texts
        return Choice(
            "discard", self.held.rules.kitty_size, tuple(texts(self._hand)), must=tuple(texts(must))
        )

    def after(self, seat: Actor, action: Action) -> Step:
        """What was buried is known to the bidder alone until the hand has been scored (BW-38)."""
        bidder = self.contract.bidder
        gone = self.held.rules.cards.mask(action.what)
        held = replace(self.held.with_hand(bidder, self._hand & ~gone), buried=gone)
        buried = Event(
            "discarded",
            {"seat": bidder, "count": len(action.what)},
            {bidder: {"cards": list(action.what)}},
        )
        step = onward.after_exchange(held, self.contract)
        return Step(step.phase, [buried, *step.events])
