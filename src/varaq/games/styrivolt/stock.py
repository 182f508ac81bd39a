"""The right to the stock, to give it back, and to keep both (ST-57…65)."""

from __future__ import annotations

from dataclasses import replace

from varaq.errors import Reason, Refusal
from varaq.games.styrivolt.cloth import Cloth
from varaq.games.styrivolt.powers import PACK
from varaq.games.styrivolt.rules import KeepBoth, SecondTaking, StockReturn, StockRight, StockTime
from varaq.games.styrivolt.trading import trader
from varaq.seats import Seat


def why_not_take(cloth: Cloth, seat: Seat, tricks_played: int) -> Refusal | None:
    """Why the seat, on its turn, may not take the stock or what was left of it, or None."""
    rules = cloth.rules
    if not cloth.takers:
        if tricks_played and rules.stock_time == StockTime.FIRST_TRICK:
            return Refusal(Reason.STOCK_TOO_LATE, "ST-58")
    elif refusal := _why_not_second(cloth, seat, tricks_played):
        return refusal
    if rules.stock_right == StockRight.ENFORCED and not has_right(cloth, seat):
        return Refusal(Reason.STOCK_STIKKI, "ST-57")
    return None


def _why_not_second(cloth: Cloth, seat: Seat, tricks_played: int) -> Refusal | None:
    second = cloth.rules.second_taking
    gone = len(cloth.takers) > 1 or seat in cloth.takers or not cloth.down
    if second == SecondTaking.NEVER or gone:
        return Refusal(Reason.STOCK_GONE, "ST-64")
    if tricks_played and second == SecondTaking.FIRST_TRICK:
        return Refusal(Reason.STOCK_TOO_LATE, "ST-64")
    return None


def has_right(cloth: Cloth, seat: Seat) -> bool:
    """Whether the hand as dealt had no stikki, and none has been traded for since (ST-57)."""
    return not cloth.dealt[seat] & cloth.stikkar and seat not in cloth.traded_stikki


def trader_for_stikki(cloth: Cloth, cards: int) -> bool:
    """Whether the cards hold a trader whose suit shows an exposed stikki (ST-62, ST-R17)."""
    return any(
        cards >> PACK.number[trader(suit)] & 1 and cloth.exposed[place] & cloth.stikkar
        for place, suit in enumerate(cloth.chosen)
    )


def may_return(cloth: Cloth, *, own: int, taken: int, used_trader: bool) -> bool:
    """Whether the taken cards may be given back for the own hand (ST-62)."""
    form = cloth.rules.stock_return
    if form == StockReturn.NEVER or taken & cloth.stikkar:
        return False
    return form == StockReturn.FREE or not (used_trader or trader_for_stikki(cloth, own))


def may_keep_both(cloth: Cloth, *, own: int, taken: int) -> bool:
    """Whether hand and taken cards may both be kept (ST-63)."""
    form = cloth.rules.keep_both
    if form != KeepBoth.STRICT:
        return form == KeepBoth.FREE
    both = own | taken
    return not both & cloth.stikkar and not trader_for_stikki(cloth, both)


def take_up(cloth: Cloth, seat: Seat, tricks_played: int) -> Cloth:
    """The seat lays its hand face down and has the stock, or what the first taker left, in its place.

    A card left beside a trader that was put down goes with the stock (ST-61), and so does
    what the cut laid out (ST-37).
    """
    own = cloth.hands[seat]
    picked = list(cloth.picked)
    exposed = list(cloth.exposed)
    for place, suit in enumerate(cloth.chosen):
        if exposed[place] and cloth.put_down >> PACK.number[trader(suit)] & 1:
            picked.append((place, exposed[place]))
            exposed[place] = 0
    first = not cloth.takers
    taken = (cloth.stock | cloth.in_place | _set(cloth.laid_out)) if first else cloth.down
    taken |= sum(cards for _, cards in picked)
    return replace(
        cloth.with_hand(seat, taken),
        down=own,
        stock=0 if first else cloth.stock,
        in_place=0 if first else cloth.in_place,
        laid_out=() if first else cloth.laid_out,
        picked=tuple(picked),
        exposed=(exposed[0], exposed[1]),
        takers=(*cloth.takers, seat),
        first_taken_in=tricks_played + 1 if first else cloth.first_taken_in,
    )


def give_back(cloth: Cloth, seat: Seat) -> Cloth:
    """The taken cards lie face down, the own hand is taken up again; what was picked lies face up (ST-R15)."""
    taken = cloth.hands[seat]
    exposed = list(cloth.exposed)
    for place, cards in cloth.picked:
        exposed[place] |= cards & taken
        taken &= ~cards
    return replace(cloth.with_hand(seat, cloth.down), down=taken, picked=(), exposed=(exposed[0], exposed[1]))


def _set(numbers: tuple[int, ...]) -> int:
    return sum(1 << number for number in numbers)
