"""Dealing: the pack goes round, some of it to the kitty (BW-4…9)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from varaq.cards import Pack
from varaq.engine.action import Action, Actor
from varaq.engine.dealing import AwaitsPack
from varaq.engine.event import Event
from varaq.engine.game import Shuffle, any_seat
from varaq.engine.phase import Step
from varaq.games.bid_whist import onward
from varaq.games.bid_whist.held import Held, Standing
from varaq.games.bid_whist.rules import BidWhistRules, FirstDealer
from varaq.seats import Seat

NEVER_TO_THE_KITTY = 4
"""So many cards at either end of the pack go to the players (BW-8)."""

ROUNDS_BEFORE_THE_KITTY = 2

_TURNED_SUIT = {FirstDealer.FIRST_DIAMOND: "D", FirstDealer.FIRST_CLUB: "C"}


def first_dealer(rules: BidWhistRules, faced: Iterable[str]) -> Seat | None:
    """Who deals first when these cards are turned up, one to each seat in turn from seat 0 (BW-6).

    None where no card decides it, or the house leaves it to chance.
    """
    suit = _TURNED_SUIT.get(rules.first_dealer)
    pack = rules.cards
    turned = (place for place, card in enumerate(faced) if pack.suit_of[pack.number[card]] == suit)
    return None if suit is None else next((place % rules.players for place in turned), None)


def draw_dealer(rules: BidWhistRules, shuffle: Shuffle) -> tuple[Seat, list[str]]:
    """Cards are turned up from a shuffled pack until one decides; it is shuffled afresh to deal (BW-6)."""
    cards = list(rules.cards.cards)
    shuffle(cards)
    for turned in range(1, len(cards) + 1):
        if (seat := first_dealer(rules, cards[:turned])) is not None:
            return seat, cards[:turned]
    return any_seat(rules, shuffle)


def kitty_places(rules: BidWhistRules) -> tuple[int, ...]:
    """The places in the pack, from 1, that go to the kitty: one after each round from the second on (BW-8)."""
    rounds = range(ROUNDS_BEFORE_THE_KITTY, ROUNDS_BEFORE_THE_KITTY + rules.kitty_size)
    return tuple(rules.players * done + laid + 1 for laid, done in enumerate(rounds))


def is_misdeal(rules: BidWhistRules, places: Sequence[int]) -> bool:
    """Whether a kitty from these places of the pack makes the deal a misdeal (BW-8, BW-9)."""
    first, last = NEVER_TO_THE_KITTY + 1, len(rules.cards) - NEVER_TO_THE_KITTY
    return len(set(places)) != rules.kitty_size or not all(first <= place <= last for place in places)


@dataclass(frozen=True, slots=True)
class Dealing(AwaitsPack):
    """A shuffled pack is awaited. The cards are dealt one at a time, from the dealer's left (BW-7)."""

    rules: BidWhistRules
    standing: Standing
    dealer_clause: ClassVar[str] = "BW-7"
    pack_clause: ClassVar[str] = "BW-9"

    @property
    def pack(self) -> Pack:
        """The pack of the house (BW-2, BW-3)."""
        return self.rules.cards

    def after(self, seat: Actor, action: Action) -> Step:
        """The cards go round, and some to the kitty."""
        rules, standing = self.rules, self.standing
        to_kitty = {place - 1 for place in kitty_places(rules)}
        number = rules.cards.number
        hands, kitty, taker = [0] * rules.players, 0, standing.dealer
        for place, card in enumerate(action.what):
            if place in to_kitty:
                kitty |= 1 << number[card]
            else:
                taker = rules.seating.next[taker]
                hands[taker] |= 1 << number[card]
        held = Held(rules, standing, tuple(hands), kitty, kitty_dealt=kitty)
        public = {
            "dealer": standing.dealer,
            "deal": standing.hands_scored + 1,
            "counts": [rules.cards_each] * rules.players,
            "kitty": rules.kitty_size,
        }
        own = {seat: {"cards": held.texts(hand)} for seat, hand in enumerate(hands)}
        return onward.after_deal(held, [Event("dealt", public, own)])
