"""Packs: the ordered cards that a game uses, a card being its text (`AS`, `10D`, `HEIR`)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from varaq.cards.cardset import bits

Card: TypeAlias = str
"""Rank then suit: `AS`, `10D`, `0G`; a card without suit has a name: `HEIR`, `BJ`."""


@dataclass(frozen=True)
class Pack:
    """The cards of a pack, each suit from its highest card to its lowest.

    `suits` gives for every suit letter its cards in that order; `loose` the cards that
    belong to no suit by themselves. Card numbers run through the suits, then the loose cards.
    A pack may hold a card twice: two numbers then have the same text.
    """

    suits: tuple[tuple[str, tuple[Card, ...]], ...]
    loose: tuple[Card, ...] = ()

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """All cards by number."""
        return tuple(card for _, cards in self.suits for card in cards) + self.loose

    @cached_property
    def number(self) -> dict[Card, int]:
        """The number of a card by its text: the first one where the pack holds it twice."""
        return {card: numbers[0] for card, numbers in self.copies.items()}

    @cached_property
    def copies(self) -> dict[Card, tuple[int, ...]]:
        """All numbers of a card by its text."""
        found: dict[Card, tuple[int, ...]] = {}
        for number, card in enumerate(self.cards):
            found[card] = (*found.get(card, ()), number)
        return found

    @cached_property
    def suit_masks(self) -> dict[str, int]:
        """The cards of every suit as a set."""
        return {suit: self.mask(cards) for suit, cards in self.suits}

    @cached_property
    def suit_of(self) -> tuple[str | None, ...]:
        """The suit of every card by number, None for a loose card."""
        by_suit = [suit for suit, cards in self.suits for _ in cards]
        return (*by_suit, *(None for _ in self.loose))

    @cached_property
    def all(self) -> int:
        """The whole pack as a set."""
        return (1 << len(self.cards)) - 1

    def mask(self, cards: Iterable[Card]) -> int:
        """The set of these cards. A card that the pack has not, or not so often, is a KeyError."""
        mask = 0
        for card in cards:
            for number in self.copies[card]:
                if not mask >> number & 1:
                    mask |= 1 << number
                    break
            else:
                raise KeyError(card)
        return mask

    def held(self, card: Card, hand: int) -> int | None:
        """The number of a card of this text in `hand`, or None."""
        return next((n for n in self.copies.get(card, ()) if hand >> n & 1), None)

    def texts(self, mask: int) -> list[Card]:
        """The cards of a set, suit by suit, high to low."""
        cards = self.cards
        return [cards[number] for number in bits(mask)]

    def __len__(self) -> int:
        return len(self.cards)


def ranks(suit: str, names: str) -> tuple[Card, ...]:
    """The cards of one suit from a line of ranks, high to low: `ranks("S", "A K Q J 10 9 8 3")`."""
    return tuple(rank + suit for rank in names.split())
