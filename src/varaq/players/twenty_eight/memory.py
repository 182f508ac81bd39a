"""What a player of the 28 family remembers and can work out: cards gone, voids shown, which suit lies hidden."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from math import comb
from typing import cast

from varaq.engine import Observation
from varaq.games.twenty_eight.cardplay import Lying
from varaq.games.twenty_eight.held import Contract
from varaq.games.twenty_eight.packs import card_points, trick_order
from varaq.games.twenty_eight.rules import BidderLeadTrump, TwentyEightRules
from varaq.players.twenty_eight.taste import TASTE
from varaq.seats import Seat


@cache
def chance_of(pool: int, wanted: int, held: int) -> float:
    """The chance that `held` cards out of a pool have one of the `wanted` among them."""
    if held <= 0 or wanted <= 0:
        return 0.0
    if held >= pool or wanted > pool - held:
        return 1.0
    return 1.0 - comb(pool - wanted, held) / comb(pool, held)


@cache
def points_of(rules: TwentyEightRules) -> tuple[int, ...]:
    """The card points of every card of the pack by its number (TE-4)."""
    return tuple(card_points(card) for card in rules.cards.cards)


@cache
def point_sets(rules: TwentyEightRules) -> tuple[tuple[int, int], ...]:
    """The cards that carry points, by what they carry."""
    worth = points_of(rules)
    return tuple(
        (value, sum(1 << card for card, points in enumerate(worth) if points == value))
        for value in sorted(set(worth) - {0})
    )


def points_in(rules: TwentyEightRules, cards: int) -> int:
    """The card points of a set."""
    return sum(value * (cards & mask).bit_count() for value, mask in point_sets(rules))


def contract_of(seen: Observation) -> Contract:
    """The contract as the seat knows it: the bidder knows his trump before it is shown."""
    told = seen.contract or {}
    own = seen.mine.get("trump")
    rules = cast(TwentyEightRules, seen.rules)
    shown = bool(seen.extra["shown"]) or not rules.is_hidden
    card = seen.mine.get("trump_card")
    return Contract(
        told["bidder"],
        told["bid"],
        told["trump"] or (own[0] if own else None),
        shown=shown,
        card=rules.cards.number[card[0]] if card else None,
        stake=seen.extra["stake"],
    )


@dataclass(slots=True)
class Memory:
    """What is known at one moment of the play.

    `may`: for every other seat the unseen cards it can still hold; `held`: how many it has,
    0 for me. `guess`: how likely each suit is the hidden trump, as far as I can tell; for the
    bidder there is nothing to guess. `opened`: suits that the bidder has led while trump lay hidden.
    """

    rules: TwentyEightRules
    contract: Contract
    me: Seat
    hand: int
    unseen: int
    may: tuple[int, ...]
    held: tuple[int, ...]
    trick: tuple[Lying, ...]
    out: tuple[Seat, ...]
    left: int
    guess: Mapping[str, float]

    @property
    def hidden(self) -> bool:
        """Whether a trump lies face down."""
        return not self.contract.shown and not self.contract.is_alone

    @property
    def is_bidder(self) -> bool:
        """Whether the contract is mine."""
        return self.me == self.contract.bidder

    def chance(self, seat: Seat, cards: int) -> float:
        """The chance that the seat holds at least one of the cards."""
        held = self.held[seat]
        if not held:
            return 0.0
        may = self.may[seat]
        return chance_of(may.bit_count(), (may & cards).bit_count(), held)

    def may_hold(self, seats: Iterable[Seat], cards: int) -> bool:
        """Whether any of the seats can still hold one of the cards."""
        return any(self.held[seat] and self.may[seat] & cards for seat in seats)


def remember(seen: Observation) -> Memory:
    """All that the play so far tells the seat, and nothing more."""
    rules = cast(TwentyEightRules, seen.rules)
    pack, me = rules.cards, cast(Seat, seen.seat)
    contract = contract_of(seen)
    order = trick_order(rules.pack, None)
    tricks = _numbered(seen)
    gone, voids, led_by_bidder = 0, [0] * rules.players, 0
    led_by_others = 0
    for trick in tricks:
        asked = order.follow[trick[0][1]]
        for seat, card in trick:
            gone |= 1 << card
            if not asked >> card & 1:
                voids[seat] |= asked
        if trick[0][0] != contract.bidder:
            led_by_others |= asked
        elif not asked & led_by_others:
            led_by_bidder |= asked
    hand = _own(rules, seen.hand, gone)
    unseen = pack.all & ~(gone | hand)
    if contract.card is not None and me == contract.bidder:
        unseen &= ~(1 << _other_copy(rules, contract.card, gone | hand))
    trump = pack.suit_masks[contract.trump] if contract.trump else 0
    if rules.is_hidden and contract.trump:
        voids[contract.bidder] &= ~trump  # the card laid out was not in his hand (TE-101)
    held = list(seen.counts)
    held[me] = 0
    may = tuple((unseen & ~voids[s] or unseen) if held[s] else 0 for s in range(rules.players))
    total = rules.packet if contract.bid == "half" else rules.cards_each
    given = hand | sum(1 << card for trick in tricks for seat, card in trick if seat == me)
    hidden = not contract.shown and not contract.is_alone
    guess = _guess(rules, contract, me, given, led_by_bidder, voids) if hidden else {}
    trick_now = tuple(tricks[-1]) if seen.trick else ()
    return Memory(
        rules,
        contract,
        me,
        hand,
        unseen,
        may,
        tuple(held),
        trick_now,
        seen.out,
        total - sum(seen.tricks),
        guess,
    )


def _numbered(seen: Observation) -> list[list[Lying]]:
    """The tricks with the cards' numbers, a second copy by its own."""
    used: dict[str, int] = {}
    copies = seen.rules.cards.copies
    tricks: list[list[Lying]] = []
    for trick in seen.played:
        numbered = []
        for seat, text in trick:
            place = used.get(text, 0)
            used[text] = place + 1
            numbered.append((seat, copies[text][place]))
        tricks.append(numbered)
    return tricks


def _own(rules: TwentyEightRules, cards: Iterable[str], gone: int) -> int:
    """The hand as a set; a copy that is gone has its own number."""
    mask = 0
    for text in cards:
        for number in rules.cards.copies[text]:
            if not (gone | mask) >> number & 1:
                mask |= 1 << number
                break
    return mask


def _other_copy(rules: TwentyEightRules, card: int, taken: int) -> int:
    """The number under which a card of this text is not yet accounted for."""
    copies = rules.cards.copies[rules.cards.cards[card]]
    return next((number for number in copies if not taken >> number & 1), card)


def _guess(
    rules: TwentyEightRules, contract: Contract, me: Seat, given: int, led: int, voids: list[int]
) -> dict[str, float]:
    """How likely each suit is the trump that lies face down.

    The bidder has probably many cards of it, and so has its Jack; he may not lead it.
    """
    if contract.trump is not None:
        return {contract.trump: 1.0}
    barred = rules.bidder_lead_trump == BidderLeadTrump.BARRED
    weights: dict[str, float] = {}
    order = trick_order(rules.pack, None)
    for suit, mask in rules.cards.suit_masks.items():
        others = (mask & ~given).bit_count()
        weight = float(others * max(0, others - 1)) + 0.5
        top = mask & given
        jacks = sum(1 for card in range(len(rules.cards)) if top >> card & 1 and not order.beats[card])
        weight *= TASTE.guess_without_jack**jacks
        if barred and led & mask:
            weight *= 0.05
        if voids[contract.bidder] & mask:
            weight *= 0.15
        weights[suit] = weight
    total = sum(weights.values())
    return {suit: weight / total for suit, weight in weights.items()}
