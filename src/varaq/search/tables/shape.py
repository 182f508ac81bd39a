"""The shape of the tables: what native/kernel.h plays on, in Python."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntFlag

NONE = -1
"""No card, no seat."""


class Flag(IntFlag):
    """What is asked of the player on turn beyond following and leading: see native/kernel.h."""

    MUST_BEAT = 1
    NO_UNDERTRUMP = 2
    MUST_ASK = 4
    ASK_DUTY = 8
    THAT_CARD = 16
    FROM_REVEAL = 32
    BARRED_LEAD = 64
    SHOWN_LAST = 128
    VOID_IF_HIDDEN = 256


@dataclass(frozen=True, slots=True)
class Ranking:
    """How the cards rank: per card the cards that take the trick from it while it is winning."""

    beats: tuple[int, ...]
    """Where the card was played to another lead."""
    beats_led: tuple[int, ...]
    """Where the card was led."""
    trumps: int = 0


@dataclass(frozen=True, slots=True, eq=False, kw_only=True, weakref_slot=True)
class Tables:
    """One house, one contract. Rows per card have an entry for every card of the pack.

    `players` are those who do not sit out; `trick_points` has an entry per trick. What is said of
    a single card or seat is its number, `NONE` without one.
    """

    seats: int
    players: int
    cards: int
    tricks: int
    bidder: int
    next: tuple[int, ...]
    side: tuple[int, ...]
    credit: tuple[int, ...]
    trick_points: tuple[int, ...]
    follow: tuple[int, ...]
    rankings: tuple[Ranking, ...]
    points: tuple[int, ...]
    lead_first: int
    lead_later: int
    flags: Flag = Flag(0)
    insult_by: int = NONE
    insult_of: int = NONE
    insult: int = 0
    void_points: int = 0
    free_cards: int = 0
    forced_cards: int = 0
    kept_cards: int = 0
    wipes: int = 0
