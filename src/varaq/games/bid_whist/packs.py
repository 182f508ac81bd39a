"""The pack with its jokers, and which card beats which under a contract (BW-2…4, BW-42…50)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from varaq.cards import Card, Pack, TrickOrder
from varaq.cards.pack import ranks

SUITS = ("S", "H", "D", "C")
JOKERS: tuple[Card, ...] = ("BJ", "LJ")
"""The big one, and below it the little one."""

DEUCE: Card = "2S"
"""The card that `deuce_high` puts right below the jokers (BW-48)."""


class Order(StrEnum):
    """Whether high or low cards win, and where the ace stands when low ones do."""

    UP = "up"
    DOWN = "down"
    DOWN_ACE_BAD = "down_ace_bad"


BARS: Mapping[Order, tuple[str, ...]] = {
    Order.UP: ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"),
    Order.DOWN: ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"),
    Order.DOWN_ACE_BAD: ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"),
}
"""The ranks of a suit, best first (BW-43, BW-45, BW-46)."""


@cache
def pack_with(jokers: int) -> Pack:
    """The plain 52 cards and so many jokers (BW-2, BW-3)."""
    return Pack(tuple((suit, ranks(suit, " ".join(BARS[Order.UP]))) for suit in SUITS), JOKERS[:jokers])


@dataclass(frozen=True, slots=True)
class Ranking:
    """The cards under one contract: suits best first, who beats whom, and the dead cards as a set.

    A dead card belongs to no suit: it sets none when led, and beats nothing.
    """

    lines: Mapping[str, tuple[int, ...]]
    order: TrickOrder
    dead: int


@cache
def ranking(jokers: int, *, high_deuce: bool, dead_deuce: bool, trump: str | None, order: Order) -> Ranking:
    """The ranking with this trump suit, or with none; jokers and a high deuce are trumps (BW-48, BW-54).

    `high_deuce` counts only with a trump suit, `dead_deuce` only without one (BW-50).
    """
    pack = pack_with(jokers)
    lines = {suit: [pack.number[rank + suit] for rank in BARS[order]] for suit in SUITS}
    specials = [pack.number[card] for card in JOKERS[:jokers]]
    deuce = pack.number[DEUCE]
    if high_deuce if trump else dead_deuce:
        lines["S"].remove(deuce)
        specials.append(deuce)
    dead = 0
    if trump is None:
        dead = _set(specials)
    else:
        lines[trump] = [*specials, *lines[trump]]
    members = {suit: _set(line) for suit, line in lines.items()}
    trumps = members[trump] if trump else 0
    ordinary = pack.all & ~dead
    beats = [ordinary] * len(pack)
    follow = [0] * len(pack)
    for suit, line in lines.items():
        higher = 0 if suit == trump else trumps
        for card in line:
            beats[card] = higher
            follow[card] = members[suit]
            higher |= 1 << card
    shown = ([trump] if trump else []) + [suit for suit in SUITS if suit != trump]
    listed = [card for suit in shown for card in lines[suit]] + (specials if trump is None else [])
    told = TrickOrder(tuple(beats), tuple(beats), tuple(follow), tuple(listed))
    return Ranking({suit: tuple(line) for suit, line in lines.items()}, told, dead)


@cache
def unnamed_order(jokers: int, *, high_deuce: bool) -> tuple[int, ...]:
    """The cards as a hand is held before the contract is named: the likely best trumps first."""
    pack = pack_with(jokers)
    first = [pack.number[card] for card in (*JOKERS[:jokers], *([DEUCE] if high_deuce else []))]
    return (*first, *(card for card in range(len(pack)) if card not in first))


def _set(cards: list[int]) -> int:
    return sum(1 << card for card in cards)
