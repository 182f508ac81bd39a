"""The bidder has taken the kitty and buries as many cards (KS-65, KS-66)."""

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
from varaq.games.kaiser import onward
from varaq.games.kaiser.cards_named import refuse_cards
from varaq.games.kaiser.contract import Contract
from varaq.games.kaiser.dealt import Dealt
from varaq.games.kaiser.rules import KaiserRules
from varaq.seats import Seat


def may_go(rules: KaiserRules, hand: int) -> int:
    """The cards of a hand that may be buried: any but the bonus and the penalty card (KS-66)."""
    return hand & ~rules.cards.mask((rules.bonus_card, rules.penalty_card))


@dataclass(frozen=True, slots=True)
class Exchange(PhaseBase):
    """The bidder holds the kitty too, and has cards to bury."""

    dealt: Dealt
    contract: Contract
    name: ClassVar[str] = "exchange"

    @property
    def awaited(self) -> tuple[Actor, ...]:
        """The bidder."""
        return (self.contract.bidder,)

    def why_not(self, seat: Actor, action: Action) -> Refusal | None:
        """As many cards as the kitty had, of his own, never the bonus or the penalty card."""
        if refusal := only(action, "discard", clause="KS-68"):
            return refusal
        if seat != self.contract.bidder:
            return Refusal(Reason.NOT_YOUR_TURN, "KS-66")
        rules = self.dealt.rules
        if refusal := refuse_cards(rules, action, held=self._hand, count=rules.kitty, clause="KS-66"):
            return refusal
        for card in action.what:
            if not may_go(rules, self._hand) >> rules.cards.number[card] & 1:
                return Refusal(Reason.MAY_NOT_DISCARD, "KS-66", {"card": card})
        return None

    @property
    def _hand(self) -> int:
        return self.dealt.hands[self.contract.bidder]

    def candidates(self, seat: Seat) -> Iterable[Action]:
        """Every choice of that many cards."""
        rules = self.dealt.rules
        chosen = combinations(self.dealt.texts(may_go(rules, self._hand)), rules.kitty)
        return (Action("discard", cards) for cards in chosen)

    def choice(self, seat: Seat) -> Choice | None:
        """As many as the kitty had, of those that may go."""
        rules = self.dealt.rules
        return Choice("discard", rules.kitty, tuple(self.dealt.texts(may_go(rules, self._hand))))

    def after(self, seat: Actor, action: Action) -> Step:
        """The discards are known to the bidder alone until the hand is over (KS-141)."""
        bidder = self.contract.bidder
        gone = self.dealt.rules.cards.mask(action.what)
        dealt = replace(self.dealt.with_hands({bidder: self._hand & ~gone}), discards=gone)
        buried = Event(
            "discarded",
            {"seat": bidder, "count": len(action.what)},
            {bidder: {"cards": list(action.what)}},
        )
        step = onward.after_exchange(dealt, self.contract)
        return Step(step.phase, [buried, *step.events])
