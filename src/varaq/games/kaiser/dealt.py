"""What a deal has on the table, and how it passes from one phase to the next (KS-68)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TypeAlias

from varaq.games.kaiser.rules import KaiserRules
from varaq.seats import Seat, Side

Pile: TypeAlias = tuple[int, ...]
"""A pile of the two-player game, the card on top first."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Where the match stands between two deals."""

    totals: Mapping[Side, int]
    dealer: Seat
    hands_scored: int = 0
    nt_made: bool = False
    pot: int = 0

    @classmethod
    def start(cls, rules: KaiserRules, dealer: Seat) -> Standing:
        """Everybody at 0 (KS-128)."""
        return cls(dict.fromkeys(rules.seating.sides, 0), dealer)


@dataclass(frozen=True, slots=True)
class Dealt:
    """The cards of one deal: sets by seat, the kitty, the piles of the two-player game.

    `discards` are the cards the bidder has buried (KS-66).
    """

    rules: KaiserRules
    standing: Standing
    hands: tuple[int, ...]
    kitty: int = 0
    piles: tuple[tuple[Pile, ...], ...] = ()
    discards: int = 0

    def with_hands(self, changes: Mapping[Seat, int]) -> Dealt:
        """The same deal with other cards in some hands."""
        return replace(self, hands=tuple(changes.get(seat, hand) for seat, hand in enumerate(self.hands)))

    def texts(self, mask: int) -> list[str]:
        """The cards of a set as text, in the order of the pack."""
        return self.rules.cards.texts(mask)


def tops(piles: tuple[Pile, ...]) -> int:
    """The face-up cards of one player's piles."""
    mask = 0
    for pile in piles:
        if pile:
            mask |= 1 << pile[0]
    return mask


def without_top(piles: tuple[Pile, ...], card: int) -> tuple[tuple[Pile, ...], int]:
    """One player's piles after a face-up card has been played, and which pile it was (KS-76)."""
    at = next(place for place, pile in enumerate(piles) if pile and pile[0] == card)
    return (*piles[:at], piles[at][1:], *piles[at + 1 :]), at
