"""Shuffling, cutting, the two packets, and the hands that cancel a deal (TE-12…29)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from varaq.cards import Pack
from varaq.engine.action import Action, Actor
from varaq.engine.dealing import AwaitsPack
from varaq.engine.event import Event
from varaq.engine.phase import PhaseBase, Step, only
from varaq.errors import Reason, Refusal
from varaq.games.twenty_eight import onward
from varaq.games.twenty_eight.held import Held, Standing
from varaq.games.twenty_eight.rules import BidAfter, Cut, FourJacks, OneSuitHand, Redeal, TwentyEightRules
from varaq.seats import Seat

DECLINE = Action("decline")


@dataclass(frozen=True, slots=True)
class Dealing(AwaitsPack):
    """A shuffled pack is awaited."""

    rules: TwentyEightRules
    standing: Standing
    dealer_clause: ClassVar[str] = "TE-12"
    pack_clause: ClassVar[str] = "TE-16"

    @property
    def pack(self) -> Pack:
        """The pack of the house, a double one for 56."""
        return self.rules.cards

    def after(self, seat: Actor, action: Action) -> Step:
        """The pack may be cut (TE-12); then the first packet is dealt."""
        if self.rules.cut == Cut.ONCE:
            cut = CutPack(self.rules, self.standing, action.what)
            return Step(cut, [Event("shuffled", self.standing.next_deal)])
        return first_packet(self.rules, self.standing, action.what)


@dataclass(frozen=True, slots=True)
class CutPack(PhaseBase):
    """The player before the dealer may cut once, in one place (TE-12)."""

    rules: TwentyEightRules
    standing: Standing
    order: tuple[str, ...]
    name: ClassVar[str] = "cutting"

    @property
    def cutter(self) -> Seat:
        """The seat before the dealer."""
        return self.rules.seating.after(self.standing.dealer, self.rules.players - 1)

    @property
    def awaited(self) -> tuple[Actor, ...]:
        """The cutter."""
        return (self.cutter,)

    def why_not(self, seat: Actor, action: Action) -> Refusal | None:
        """From one card to all but one are lifted, or none."""
        if refusal := only(action, "cut", "decline", clause="TE-12"):
            return refusal
        if seat != self.cutter:
            return Refusal(Reason.NOT_YOUR_TURN, "TE-12")
        if action == DECLINE:
            return None
        lifted = action.what[0] if len(action.what) == 1 else ""
        most = len(self.order) - 1
        fits = lifted.isdecimal() and lifted == str(int(lifted)) and 1 <= int(lifted) <= most
        return None if fits else Refusal(Reason.BAD_CUT, "TE-12", {"count": most})

    def candidates(self, seat: Seat) -> Iterable[Action]:
        """Every place, and declining."""
        return (*(Action("cut", (str(n),)) for n in range(1, len(self.order))), DECLINE)

    def after(self, seat: Actor, action: Action) -> Step:
        """What was lifted goes below."""
        if action == DECLINE:
            said = Event("cut_declined", {"seat": self.cutter})
            step = first_packet(self.rules, self.standing, self.order)
        else:
            lifted = int(action.what[0])
            said = Event("cut_made", {"seat": self.cutter, "count": lifted})
            order = (*self.order[lifted:], *self.order[:lifted])
            step = first_packet(self.rules, self.standing, order)
        return Step(step.phase, [said, *step.events])


def first_packet(rules: TwentyEightRules, standing: Standing, order: Sequence[str]) -> Step:
    """Half a hand to each, first hand first (TE-13); the rest waits in its order."""
    numbers = _numbered(rules, order)
    players, packet = rules.players, rules.packet
    first: list[int] = [0] * players
    coming: list[tuple[int, ...]] = [()] * players
    for turn in range(players):
        seat = rules.seating.after(standing.dealer, turn + 1)
        first[seat] = sum(1 << n for n in numbers[turn * packet : (turn + 1) * packet])
        rest = numbers[players * packet :]
        left = rules.cards_each - packet
        coming[seat] = tuple(rest[turn * left : (turn + 1) * left])
    held = Held(rules, standing, tuple(first), tuple(first), tuple(coming))
    public = {
        **standing.next_deal,
        "counts": [packet] * players,
        "kitty": 0,
        "coming": rules.cards_each - packet,
    }
    own = {s: {"cards": held.texts(hand)} for s, hand in enumerate(held.hands)}
    dealt = Event("dealt", public, own)
    step = cancelled_by_jacks(held) or onward.after_first_packet(held)
    return Step(step.phase, [dealt, *step.events])


def _numbered(rules: TwentyEightRules, order: Sequence[str]) -> list[int]:
    """The numbers of the cards in this order, each copy once."""
    left = {card: list(numbers) for card, numbers in rules.cards.copies.items()}
    return [left[card].pop(0) for card in order]


def second_packet(held: Held, face_down: Seat | None = None) -> tuple[Held, Event]:
    """The other half to everybody (TE-14); the third card of `face_down`'s lies unseen (TE-54)."""
    hands, given, own = [], [], {}
    for seat, cards in enumerate(held.coming):
        mask = sum(1 << number for number in cards)
        aside = 1 << cards[SEVENTH] if seat == face_down else 0
        hands.append(held.hands[seat] | mask & ~aside)
        given.append(held.given[seat] | mask)
        own[seat] = {"cards": held.texts(mask & ~aside)}
    dealt = replace(held, hands=tuple(hands), given=tuple(given), coming=())
    counts = [hand.bit_count() for hand in hands]
    return dealt, Event("packet_dealt", {"counts": counts, "count": len(held.coming[0])}, own)


SEVENTH = 2
"""The seventh card is the third of the second packet (TE-54)."""


def cancelled_by_jacks(held: Held) -> Step | None:
    """The deal is cancelled as soon as one player has been dealt the fourth Jack (TE-24)."""
    if held.rules.four_jacks != FourJacks.REDEAL:
        return None
    seat = next((s for s in held.in_order() if held.has_four_jacks(s)), None)
    return None if seat is None else onward.cancelled(held, "four_jacks", "TE-24", seat)


def cancelled_when_complete(held: Held) -> Step | None:
    """A complete hand that cancels the deal: four Jacks, no points, one suit, in this order (TE-29)."""
    if step := cancelled_by_jacks(held):
        return step
    rules = held.rules
    for seat in held.in_order():
        if rules.pointless_hand == Redeal.REDEAL and held.is_pointless(seat):
            return onward.cancelled(held, "pointless", "TE-23", seat)
    for seat in held.in_order():
        if rules.one_suit_hand == OneSuitHand.REDEAL and held.is_one_suit(seat):
            return onward.cancelled(held, "one_suit", "TE-25", seat)
    return None


def half_is_open(rules: TwentyEightRules) -> bool:
    """Whether the half court is asked for between the packets (TE-77)."""
    return rules.half_court and rules.bid_after == BidAfter.ALL
