"""The packs of the family, their card points, and which card beats which (TE-2…9, TE-170)."""

from __future__ import annotations

from enum import StrEnum
from functools import cache

from varaq.cards import Card, Pack, TrickOrder
from varaq.cards.pack import ranks


class Packs(StrEnum):
    """The packs by name."""

    SINGLE_32 = "single_32"
    SINGLE_36_THREES = "single_36_threes"
    SINGLE_36_SIXES = "single_36_sixes"
    DOUBLE_48 = "double_48"
    DOUBLE_64 = "double_64"
    DOUBLE_32 = "double_32"


POINTS = {"J": 3, "3": 3, "9": 2, "A": 1, "10": 1}
"""Card points by rank (TE-4, TE-8)."""


def _pack(line: str, *, copies: int = 1) -> Pack:
    def suit(letter: str) -> tuple[Card, ...]:
        return tuple(card for card in ranks(letter, line) for _ in range(copies))

    return Pack(tuple((letter, suit(letter)) for letter in "SHDC"))


PACKS: dict[Packs, Pack] = {
    Packs.SINGLE_32: _pack("J 9 A 10 K Q 8 7"),
    Packs.SINGLE_36_THREES: _pack("J 3 9 A 10 K Q 8 7"),
    Packs.SINGLE_36_SIXES: _pack("J 9 A 10 K Q 8 7 6"),
    Packs.DOUBLE_48: _pack("J 9 A 10 K Q", copies=2),
    Packs.DOUBLE_64: _pack("J 9 A 10 K Q 8 7", copies=2),
    Packs.DOUBLE_32: _pack("J 9 A 10", copies=2),
}

LEVEL = {"3": "J"}
"""A Three has the rank of the Jack (TE-8)."""


def rank_of(card: Card) -> str:
    """`10` of `10D`."""
    return card[:-1]


def suit_of(card: Card) -> str:
    """`D` of `10D`."""
    return card[-1]


def card_points(card: Card) -> int:
    """What a card carries."""
    return POINTS.get(rank_of(card), 0)


@cache
def trick_order(name: Packs, trump: str | None) -> TrickOrder:
    """The beating relation with `trump` in force, or none (TE-3, TE-7, TE-8, TE-93, TE-105).

    Of two equal cards the one played first is the higher: neither beats the other.
    """
    pack = PACKS[name]
    trumps = pack.suit_masks[trump] if trump else 0
    beats = [0] * len(pack)
    follow = [0] * len(pack)
    for suit, mask in pack.suit_masks.items():
        line = [number for number in range(len(pack)) if mask >> number & 1]
        higher, level, level_rank = 0, 0, ""
        for number in line:
            rank = rank_of(pack.cards[number])
            rank = LEVEL.get(rank, rank)
            if rank != level_rank:
                higher, level, level_rank = higher | level, 0, rank
            beats[number] = higher | (0 if suit == trump else trumps)
            follow[number] = mask
            level |= 1 << number
    shown = ([trump] if trump else []) + [suit for suit, _ in pack.suits if suit != trump]
    listed = [number for suit in shown for number in range(len(pack)) if pack.suit_of[number] == suit]
    return TrickOrder(tuple(beats), tuple(beats), tuple(follow), tuple(listed))
