"""What the cards of a hand are worth in this deal, and which of them nobody can stop."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from varaq.engine import Observation
from varaq.games.styrivolt.powers import (
    LEAST_STIKKI,
    PACK,
    RANKS,
    Chosen,
    called,
    is_lamb,
    power,
    rank_of,
    suit_of,
    trick_order,
)

LAMB, FREE, KING, QUEEN, TRADER = 2.6, 1.6, 1.0, 0.8, 0.6
"""About how much of a trick a card of a chosen suit is worth that has power only when led."""
PLAIN = {"A": 1.2, "K": 0.7, "Q": 0.4, "J": 0.25}
OF_LED = {"lamb": LAMB, "free_card": FREE, "chosen_king": KING, "chosen_queen": QUEEN, "trader": TRADER}


@dataclass(frozen=True)
class Hand:
    """A hand in a deal with these chosen suits. `gone` are the cards that have been seen fall."""

    cards: Sequence[str]
    chosen: Chosen
    gone: frozenset[str]

    @classmethod
    def of(cls, seen: Observation) -> Hand:
        """The hand of the seat."""
        first, second = seen.extra["chosen"]
        fallen = {card for trick in seen.played for _, card in trick}
        lying = set(seen.extra["put_down"])
        return cls(seen.hand, (first, second), frozenset(fallen | lying))

    def worth(self, card: str) -> float:
        """About how much of a trick the card is worth."""
        strength = power(card, self.chosen)
        if strength >= LEAST_STIKKI:
            return 2.0 + strength / 10
        if strength:
            return 0.9 + strength / 10
        name = called(card, self.chosen)
        if name is not None:
            return OF_LED[name]
        return PLAIN.get(rank_of(card), 0.02 * (len(RANKS.split()) - RANKS.split().index(rank_of(card))))

    def total(self, *, best: int = 9) -> float:
        """What the hand is worth as far as it can be played."""
        return sum(sorted(map(self.worth, self.cards), reverse=True)[:best])

    def stikkar(self) -> list[str]:
        """The stikkar in hand."""
        return [card for card in self.cards if power(card, self.chosen) >= LEAST_STIKKI]

    def lambs(self) -> list[str]:
        """The lambs in hand."""
        return [card for card in self.cards if is_lamb(card, self.chosen)]

    def threats(self, card: str, *, led: bool) -> int:
        """How many cards that others may still have would beat it."""
        order = trick_order(self.chosen)
        table = order.beats_led if led else order.beats
        mine = PACK.mask([*self.cards, *self.gone])
        return (table[PACK.number[card]] & ~mine).bit_count()

    def sure_leads(self) -> int:
        """Cards that win if they are led one after the other."""
        return sum(self.threats(card, led=True) == 0 for card in self.cards)

    def least(self, cards: Sequence[str]) -> str:
        """The card that is missed least; of equals one of the longer rank, to throw ranks together (ST-81)."""
        return min(cards, key=lambda card: (self.worth(card), suit_of(card)))
