"""The packs of the family, and which card beats which in them (KS-1…16)."""

from __future__ import annotations

from enum import StrEnum
from functools import cache

from varaq.cards import Card, Pack, TrickOrder
from varaq.cards.pack import ranks


class Packs(StrEnum):
    """The packs by name."""

    KAISER32 = "kaiser32"
    KAISER34 = "kaiser34"
    KAISER26 = "kaiser26"
    KAISER40 = "kaiser40"
    KAISER48 = "kaiser48"
    ROIS32 = "rois32"
    HETU32 = "hetu32"
    JOFFRE32 = "joffre32"
    HEIR32 = "heir32"
    HEIR48 = "heir48"


HEIR: Card = "HEIR"
WRONG: Card = "WRONG"
BLANKS: tuple[Card, ...] = ("BLANK1", "BLANK2")


def _suits(**lines: str) -> Pack:
    return Pack(tuple((suit, ranks(suit, line)) for suit, line in lines.items()))


def _heir(line: str, *, blanks: bool = True) -> Pack:
    return Pack(
        tuple((suit, ranks(suit, line)) for suit in "WXYZ"), (HEIR, WRONG, *(BLANKS if blanks else ()))
    )


_HIGH = "A K Q J 10 9 8"
_DOWN_TO_FIVE = "A K Q J 10 9 8 7 6 5"
_DOWN_TO_THREE = "A K Q J 10 9 8 7 6 5 4 3"
_ROIS = "7 6 5 4 3 2 A K"

PACKS: dict[str, Pack] = {
    Packs.KAISER32: _suits(S=f"{_HIGH} 3", H=f"{_HIGH} 5", D=f"{_HIGH} 7", C=f"{_HIGH} 7"),
    Packs.KAISER34: _suits(S=f"{_HIGH} 7 3", H=f"{_HIGH} 7 5", D=f"{_HIGH} 7", C=f"{_HIGH} 7"),
    Packs.KAISER26: _suits(S="A K Q J 10 9 3", H="A K Q J 10 9 5", D="A K Q J 10 9", C="A K Q J 10 9"),
    Packs.KAISER40: _suits(S="A K Q J 10 9 8 7 6 3", H=_DOWN_TO_FIVE, D=_DOWN_TO_FIVE, C=_DOWN_TO_FIVE),
    Packs.KAISER48: _suits(S=_DOWN_TO_THREE, H=_DOWN_TO_THREE, D=_DOWN_TO_THREE, C=_DOWN_TO_THREE),
    Packs.ROIS32: _suits(S=_ROIS, H=_ROIS, D=_ROIS, C=_ROIS),
    Packs.HETU32: _suits(S=_ROIS, H=_ROIS, D="7 6 5 4 3 2 A 8", C="7 6 5 4 3 2 A 8"),
    Packs.JOFFRE32: _suits(**dict.fromkeys("ERGF", "7 6 5 4 3 2 1 0")),
    Packs.HEIR32: _heir("7 6 5 4 3 2 1"),
    "heir30": _heir("7 6 5 4 3 2 1", blanks=False),
    Packs.HEIR48: _heir("11 10 9 8 7 6 5 4 3 2 1"),
}


def suit_order(pack: Pack, suit: str, *, low: bool) -> list[int]:
    """The cards of one suit, high to low, in the order in force (KS-2, KS-16).

    In the low order the suit is upside down, save that 5♥ and 3♠ stay lowest.
    """
    cards = dict(pack.suits)[suit]
    if low:
        stays = [card for card in cards if card in ("5H", "3S")]
        cards = (*(card for card in reversed(cards) if card not in stays), *stays)
    return [pack.number[card] for card in cards]


@cache
def trick_order(pack_name: str, trump: str | None, *, low: bool) -> TrickOrder:
    """The beating relation of a contract: its pack, its trump suit or None, high or low.

    Lost Heir's Heir and Wrong Boy belong to the trump suit (KS-14); a blank follows
    nothing, and as a lead is beaten by whatever has a suit (KS-15, KS-78).
    """
    pack = PACKS[pack_name]
    lines = {suit: suit_order(pack, suit, low=low) for suit, _ in pack.suits}
    if trump is not None and HEIR in pack.number:
        lines[trump] = [pack.number[HEIR], *lines[trump], pack.number[WRONG]]
    members = {suit: sum(1 << card for card in line) for suit, line in lines.items()}
    trumps = members[trump] if trump is not None else 0
    beats = [0] * len(pack)
    beats_led = [0] * len(pack)
    follow = [0] * len(pack)
    for suit, line in lines.items():
        higher = 0
        for card in line:
            beats[card] = beats_led[card] = higher | (0 if suit == trump else trumps)
            follow[card] = members[suit]
            higher |= 1 << card
    with_suit = sum(members.values())
    for name in (HEIR, WRONG, *BLANKS):
        loose = pack.number.get(name)
        if loose is not None and not follow[loose]:
            beats[loose] = beats_led[loose] = with_suit
    shown = ([trump] if trump else []) + [suit for suit, _ in pack.suits if suit != trump]
    listed = [card for suit in shown for card in lines[suit]]
    listed += [card for card in range(len(pack)) if card not in listed]
    return TrickOrder(tuple(beats), tuple(beats_led), tuple(follow), tuple(listed))
