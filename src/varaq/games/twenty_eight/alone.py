"""Single hand and half court: one player undertakes every trick (TE-70…79)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import ClassVar

from varaq.cards.cardset import bits
from varaq.engine.action import Action, Actor
from varaq.engine.event import Event
from varaq.engine.phase import Step, only
from varaq.errors import Reason, Refusal
from varaq.games.twenty_eight import onward
from varaq.games.twenty_eight.auction import HALF, call
from varaq.games.twenty_eight.held import Contract, Held
from varaq.games.twenty_eight.packs import trick_order
from varaq.games.twenty_eight.rules import SureHand, TwentyEightRules
from varaq.games.twenty_eight.stage import Stage
from varaq.seats import Seat

SINGLE, SHOW, DECLINE = "single", "show", "decline"


def is_sure(rules: TwentyEightRules, hand: int) -> bool:
    """Whether a hand that leads, without trump, wins every trick against every lie of the cards (TE-75)."""
    order = trick_order(rules.pack, None)
    for mask in rules.cards.suit_masks.values():
        mine, outside = hand & mask, mask & ~hand
        if not mine:
            continue
        top = 0
        for number in bits(mine):  # from the top of the suit
            if order.beats[number] & outside:
                break
            top += 1
        if top < mine.bit_count() and top < outside.bit_count():
            return False
    return True


@dataclass(frozen=True, slots=True)
class SingleWindow(Stage):
    """Each player in order, whatever he holds (TE-70, TE-88)."""

    held: Held
    contract: Contract
    asked: tuple[Seat, ...]
    name: ClassVar[str] = "single_window"

    @property
    def awaited(self) -> tuple[Actor, ...]:
        """The next of them."""
        return (self.asked[0],)

    def refuses(self, seat: Actor, action: Action) -> Refusal | None:
        """A single hand on cards that could lose, a show on cards that cannot, or declining."""
        if refusal := only(action, "call", clause="TE-17"):
            return refusal
        if seat != self.asked[0]:
            return Refusal(Reason.NOT_YOUR_TURN, "TE-70")
        said = " ".join(action.what)
        sure = is_sure(self.held.rules, self.held.given[self.asked[0]])
        if said == SINGLE:
            return Refusal(Reason.NOT_SINGLE, "TE-75") if sure else None
        if said == SHOW:
            known = self.held.rules.sure_hand == SureHand.SHOW
            return None if sure and known else Refusal(Reason.NOT_SURE, "TE-76" if known else "TE-75")
        return None if said == DECLINE else Refusal(Reason.NO_SUCH_BID, "TE-70", {"bid": said[:12]})

    def offers(self, seat: Seat) -> Iterable[Action]:
        """The three answers."""
        return map(call, (SINGLE, SHOW, DECLINE))

    def acts(self, seat: Actor, action: Action) -> Step:
        """The first to declare has it (TE-70)."""
        said, asked = action.what[0], self.asked[0]
        called = Event("called", {"seat": asked, "call": said})
        if said == DECLINE:
            left = self.asked[1:]
            if left:
                return Step(replace(self, asked=left), [called])
            step = onward.begin_play(self.held, self.contract)
        elif said == SHOW:
            shown = Event("hand_shown", {"seat": asked, "cards": self.held.texts(self.held.given[asked])})
            step = onward.shown_hand(self.held, asked)
            return Step(step.phase, [called, shown, *step.events])
        else:
            declared = Event("single_declared", {"seat": asked})
            held = onward.card_back(self.held, self.contract)
            step = onward.begin_alone(held, Contract(asked, SINGLE))
            return Step(step.phase, [called, declared, *step.events])
        return Step(step.phase, [called, *step.events])


@dataclass(frozen=True, slots=True)
class HalfWindow(Stage):
    """Between the packets each player in order may undertake a half court (TE-77)."""

    held: Held
    asked: tuple[Seat, ...]
    name: ClassVar[str] = "half_window"

    @property
    def awaited(self) -> tuple[Actor, ...]:
        """The next of them."""
        return (self.asked[0],)

    def refuses(self, seat: Actor, action: Action) -> Refusal | None:
        """Half court, or declining."""
        if refusal := only(action, "call", clause="TE-17"):
            return refusal
        if seat != self.asked[0]:
            return Refusal(Reason.NOT_YOUR_TURN, "TE-77")
        said = " ".join(action.what)
        return None if said in (HALF, DECLINE) else Refusal(Reason.NO_SUCH_BID, "TE-77", {"bid": said[:12]})

    def offers(self, seat: Seat) -> Iterable[Action]:
        """The two answers."""
        return map(call, (HALF, DECLINE))

    def acts(self, seat: Actor, action: Action) -> Step:
        """The first half court has it."""
        said, asked = action.what[0], self.asked[0]
        called = Event("called", {"seat": asked, "call": said})
        left = self.asked[1:]
        if said == HALF:
            step = onward.begin_alone(self.held, Contract(asked, HALF))
        elif left:
            return Step(replace(self, asked=left), [called])
        else:
            step = onward.after_half_window(self.held)
        return Step(step.phase, [called, *step.events])
