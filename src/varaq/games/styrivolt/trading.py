"""Who may change which card for which: traders for exposed cards, kings for what the cut laid out."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias

from varaq.engine.event import Event
from varaq.games.styrivolt.cloth import Cloth, texts
from varaq.games.styrivolt.powers import PACK, suit_of
from varaq.seats import Seat

Trade: TypeAlias = tuple[str, str]
"""The card given and the card got."""

BIRD, MARE = "2H", "9H"


def trader(suit: str) -> str:
    """The trader of a chosen suit."""
    return f"5{suit}"


def trades(cloth: Cloth, seat: Seat) -> list[Trade]:
    """The exposed cards that the traders in the seat's hand could get (ST-45…47)."""
    found = []
    for place, suit in enumerate(cloth.chosen):
        if cloth.holds(seat, trader(suit)):
            found += [(trader(suit), card) for card in texts(cloth.exposed[place])]
    return found


def swaps(cloth: Cloth, seat: Seat) -> list[Trade]:
    """The laid-out stikkar that the seat's kings and queens could get (ST-35…37, ST-R22)."""
    return [
        (card, PACK.cards[stikki])
        for stikki in cloth.laid_out
        for card in _takers_of(cloth, PACK.cards[stikki])
        if cloth.holds(seat, card)
    ]


def _takers_of(cloth: Cloth, stikki: str) -> list[str]:
    """The cards that may be put in place of a laid-out stikki, of which one player at most has each."""
    suit = suit_of(stikki)
    king, queen = f"K{suit}", f"Q{suit}"
    laid = [PACK.cards[number] for number in cloth.laid_out]
    both = BIRD in laid and MARE in laid
    king_in_hand = cloth.holder(king) is not None
    if stikki == MARE and both:
        return [queen]  # the king's is the bird
    if king_in_hand:
        return [king]
    used_for_bird = stikki == MARE and _lies_in_place(cloth, king)
    queen_may = cloth.rules.cut_queen or (used_for_bird and cloth.rules.cut_exposed > 1)
    return [queen] if queen_may and not _lies_in_place(cloth, queen) else []


def _lies_in_place(cloth: Cloth, card: str) -> bool:
    return bool(cloth.in_place >> PACK.number[card] & 1)


def swap_holders(cloth: Cloth) -> list[tuple[Seat, str]]:
    """Who could answer for each laid-out stikki, in the order they were laid out."""
    found = []
    for number in cloth.laid_out:
        stikki = PACK.cards[number]
        for card in _takers_of(cloth, stikki):
            holder = cloth.holder(card)
            if holder is not None:
                found.append((holder, stikki))
    return found


def make_trade(cloth: Cloth, seat: Seat, trade: Trade) -> tuple[Cloth, Event]:
    """The trader is left face up for the exposed card and is never taken back (ST-45, ST-48)."""
    gave, got = trade
    place = next(p for p, cards in enumerate(cloth.exposed) if cards >> PACK.number[got] & 1)
    left = cloth.exposed[place] & ~PACK.mask([got])
    exposed = (left, cloth.exposed[1]) if place == 0 else (cloth.exposed[0], left)
    cloth = replace(_change(cloth, seat, trade), exposed=exposed, put_down=cloth.put_down | PACK.mask([gave]))
    return cloth.takes_stikki(seat, got), Event("traded", {"seat": seat, "gave": gave, "got": got})


def make_swap(cloth: Cloth, seat: Seat, swap: Trade) -> tuple[Cloth, Event]:
    """The king or queen lies in the stikki's place and belongs to the stock (ST-35, ST-37)."""
    gave, got = swap
    laid_out = tuple(number for number in cloth.laid_out if number != PACK.number[got])
    cloth = replace(
        _change(cloth, seat, swap), laid_out=laid_out, in_place=cloth.in_place | PACK.mask([gave])
    )
    return cloth.takes_stikki(seat, got), Event("swapped", {"seat": seat, "gave": gave, "got": got})


def take_bird(cloth: Cloth, seat: Seat) -> tuple[Cloth, Event]:
    """The king of hearts lies in the bird's place, which is no exposed card for the trader (ST-49, ST-R6)."""
    swap = ("KH", BIRD)
    bird = PACK.mask([BIRD])
    exposed = (cloth.exposed[0] & ~bird, cloth.exposed[1] & ~bird)  # a lamb beside it lies on
    cloth = replace(_change(cloth, seat, swap), exposed=exposed, put_down=cloth.put_down | PACK.mask(["KH"]))
    return cloth.takes_stikki(seat, BIRD), Event("swapped", {"seat": seat, "gave": "KH", "got": BIRD})


def bird_lies(cloth: Cloth) -> bool:
    """Whether the bird lies exposed as the mark of hearts (ST-49)."""
    return "H" in cloth.chosen and bool(cloth.exposed[cloth.chosen.index("H")] >> PACK.number[BIRD] & 1)


def _change(cloth: Cloth, seat: Seat, trade: Trade) -> Cloth:
    gave, got = trade
    return cloth.with_hand(seat, cloth.hands[seat] & ~PACK.mask([gave]) | PACK.mask([got]))
