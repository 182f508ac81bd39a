"""What a player of Stýrivolt can work out: which cards nobody has shown, and where they may be."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import comb
from typing import cast

from varaq.cards import TrickOrder, bits
from varaq.cards.cardset import mask_of
from varaq.engine import Observation
from varaq.games.styrivolt.choosing import showings
from varaq.games.styrivolt.cloth import of_suit
from varaq.games.styrivolt.powers import (
    LEAST_STIKKI,
    PACK,
    Chosen,
    called,
    is_lamb,
    power,
    rank_of,
    suit_of,
    trick_order,
)
from varaq.games.styrivolt.rules import StyrivoltRules
from varaq.seats import Seat


@cache
def chance_of(pool: int, wanted: int, held: int) -> float:
    """The chance that `held` cards out of a pool have one of the `wanted` among them."""
    if held <= 0 or wanted <= 0:
        return 0.0
    if held >= pool or wanted > pool - held:
        return 1.0
    return 1.0 - comb(pool - wanted, held) / comb(pool, held)


TAKES = (1.0, 0.93, 0.9, 0.86, 0.8, 0.66, 0.6, 0.42, 0.36)
"""The tricks that a stikki is worth, by how many unseen cards are above it; this and what follows was
fitted to 34,000 hands as this book plays them."""
CAPTURES = {4: 0.25, 3: 0.13, 2: 0.06, 1: 0.04}
"""The same for a capture card, by its power."""
LED = {"lamb": 0.75, "free_card": 0.08, "chosen_king": 0.03, "chosen_queen": 0.02, "trader": 0.02}
"""The same for cards that have power only when they are led."""
PLAIN = {"A": 0.05, "K": 0.03, "Q": 0.02, "J": 0.015, "9": 0.01, "8": 0.008}
"""The same for cards of the other suits."""


@dataclass(slots=True)
class Memory:
    """What is known at one moment. `unseen`: cards that lie in other hands or in the stock.

    `fetched`: traders among them, each with the exposed cards that its holder may get for it.
    """

    chosen: Chosen
    order: TrickOrder
    me: Seat
    hand: int
    unseen: int
    held: tuple[int, ...]
    fetched: tuple[tuple[int, int], ...] = ()

    def out(self, cards: int) -> int:
        """What others may have of the cards: the unseen, and traders that fetch an exposed one (ST-45)."""
        traders = sum(trader for trader, lying in self.fetched if lying & cards)
        return self.unseen & cards | traders

    def chance(self, seat: Seat, cards: int) -> float:
        """The chance that the seat holds at least one of the cards."""
        return chance_of(self.unseen.bit_count(), self.out(cards).bit_count(), self.held[seat])

    def takes(self, card: int) -> float:
        """The chance that a card, kept, takes a trick some time."""
        name = PACK.cards[card]
        strength = power(name, self.chosen)
        if strength >= LEAST_STIKKI:
            above = self.out(self.order.beats[card]).bit_count()
            return TAKES[min(above, len(TAKES) - 1)]
        if strength:
            return CAPTURES[strength]
        special = called(name, self.chosen)
        return LED[special] if special else PLAIN.get(rank_of(name), 0.005)

    def sure(self) -> int:
        """The cards of the hand that nobody can beat when they are led."""
        return mask_of(card for card in bits(self.hand) if not self.out(self.order.beats_led[card]))

    @property
    def lambs(self) -> int:
        """The lambs of the hand."""
        return mask_of(card for card in bits(self.hand) if is_lamb(PACK.cards[card], self.chosen))

    def promise(self, hand: int, tricks: int) -> float:
        """How many of so many tricks the hand may take: its best cards."""
        return sum(sorted(map(self.takes, bits(hand)), reverse=True)[: max(0, tricks)])


def remember(seen: Observation) -> Memory:
    """All that the seat was shown of this deal."""
    first, second = seen.extra["chosen"]
    chosen: Chosen = (first, second)
    mine = PACK.mask(seen.hand)
    raised = _raised(seen)
    known = mine
    for trick in seen.played:
        known |= PACK.mask(card for _, card in trick)
    for cards in seen.extra["exposed"].values():
        known |= PACK.mask(cards)
    for place in ("put_down", "laid_out", "in_place"):
        known |= PACK.mask(seen.extra[place])
    known |= PACK.mask(_lying_down(seen, chosen))
    held = tuple(0 if seat == seen.seat else count for seat, count in enumerate(seen.counts))
    order = trick_order(chosen, raised)
    unseen = PACK.all & ~known
    traders = {suit: PACK.mask([f"5{suit}"]) for suit in chosen}
    fetched = tuple(
        (traders[suit], PACK.mask(cards))
        for suit, cards in seen.extra["exposed"].items()
        if cards and traders[suit] & unseen
    )
    return Memory(chosen, order, cast(Seat, seen.seat), mine, unseen, held, fetched)


def _lying_down(seen: Observation, chosen: Chosen) -> set[str]:
    """Cards that I know to lie face down: what I saw of the stock, what I put down myself."""
    lying = set(seen.mine.get("laid", ()))
    if seen.extra["stock"]:
        lying |= {*turned_back(seen, chosen), *seen.mine.get("looked", ())}
    down = seen.extra["down"]
    if down and down["seat"] == seen.seat:
        lying |= {*seen.mine.get("put_down", ()), *seen.mine.get("taken", ())}
    return lying


def turned_back(seen: Observation, chosen: Chosen) -> list[str]:
    """What the dealer turned and laid back, as far as the seat knows: nothing that was shown."""
    lying = {card for cards in seen.extra["exposed"].values() for card in cards}
    turned = seen.mine.get("turned", [])
    rules = cast(StyrivoltRules, seen.rules)
    # A card that was shown, and then fetched, is now in somebody's hand.
    changed = {suit_of(card) for card in seen.extra["put_down"]}
    gone = {
        card
        for suit in changed
        if of_suit(turned, suit)
        for cards in showings(rules, turned, suit, chosen)
        for card in cards
    }
    return [card for card in turned if card not in gone and card not in lying]


def _raised(seen: Observation) -> int:
    """Cards that count as one of four of a kind: mine, and what was declared good in this trick."""
    good = [tuple(one) for one in seen.extra["good"]]
    raised = mask_of(PACK.number[card] for seat, card in seen.trick if (seat, rank_of(card)) in good)
    fours = seen.mine.get("fours", ())
    return raised | PACK.mask(card for card in seen.hand if rank_of(card) in fours)
