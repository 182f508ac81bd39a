"""What a sensible player would do (native/sensible.h, which explains it)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from varaq.search.plain.chance import cards_of

if TYPE_CHECKING:
    from varaq.search.plain.position import Position
    from varaq.search.tables import Tables

CERTAIN = 256


class Keeping(NamedTuple):
    """How the cards of the hand are looked at: leading, or while the trick is one's own side's or the others'."""

    strength: int
    rank: int
    trump: int
    length: int
    single: int
    points: int


OTHERS_BRING, LEAD, RESCUED, RESCUED_LED, HOPE, DRAW, DRAW_FOE = 14, 6, 112, 60, 225, 60, -48
LEADING = Keeping(16, 40, 60, 4, 8, -5)
OURS = Keeping(44, 36, 52, 12, 16, 19)
THEIRS = Keeping(60, 76, -20, 32, 20, 0)


class Outlook:
    """What can be said of the tables before the play."""

    __slots__ = ("none", "others", "tables", "trick")

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        worths = (*tables.points, *tables.trick_points[: tables.tricks])
        self.trick = sum(map(abs, worths)) * 16 // tables.tricks if tables.tricks else 0
        self.others = max(tables.players - 1, 1)
        self.none = [CERTAIN]
        for _ in range(64):
            self.none.append(self.none[-1] * (self.others - 1) // self.others)

    def likes(self, me: int) -> int:
        """1 where the seat's side wants to take points, -1 where it wants to lose them."""
        side, credit, likes = self.tables.side, self.tables.credit, 1
        for seat in range(self.tables.seats):
            if side[seat] != side[me] and credit[seat] != credit[me]:
                likes = 1 if (credit[me] > credit[seat]) == (side[me] == 0) else -1
        return likes

    def foes_after(self, me: int, place: int) -> int:
        """How many opponents play after a seat that plays in this place."""
        seat, foes = me, 0
        for _ in range(place + 1, self.tables.players):
            seat = self.tables.next[seat]
            foes += self.tables.side[seat] != self.tables.side[me]
        return foes

    def withstands(self, better: int, suit: int, out: int) -> int:
        """The chance that one other player does not take a trick: `better` are the cards out that would."""
        none = self.none
        if not suit:
            return none[better.bit_count()]
        without = none[(out & suit).bit_count()] * (CERTAIN - none[(better & ~suit).bit_count()]) >> 8
        return none[(better & suit).bit_count()] - without


outlook_of = lru_cache(maxsize=64)(Outlook)


def against_all(chance: int, foes: int) -> int:
    """The chance that none of them takes it."""
    both = CERTAIN
    for _ in range(foes):
        both = both * chance >> 8
    return both


def ranked(position: Position, cards: int) -> list[tuple[int, int]]:
    """How bad each of the cards looks to a sensible player, with the card: the least is the best."""
    tables, me, laid = position.tables, position.turn, position.card
    ranking, outlook = position.in_force(), outlook_of(tables)
    ours = bool(laid) and tables.side[position.by[position.winning]] == tables.side[me]
    mine, out = position.hand[me], 0
    for hand in position.hand:
        out |= hand
    out &= ~mine
    keep = LEADING if not laid else OURS if ours else THEIRS
    later = tables.players - 1 - len(laid)
    foes = outlook.foes_after(me, len(laid))
    friends = later - foes
    stake = _stake(position) * 16 + (OTHERS_BRING * outlook.trick * later >> 8)
    share = 65536 // max((out | mine).bit_count(), 1)
    rescued = 0 if not friends else RESCUED if laid else RESCUED_LED
    draw = 0
    if not laid and out & ranking.trumps:
        draw = 128 * (DRAW if tables.side[me] == tables.side[tables.bidder] else DRAW_FOE)
    single = CERTAIN * keep.single if mine & ranking.trumps else 0
    takes = passing = 0
    if laid:
        takes = position.winners()
        stands = outlook.withstands(takes & out, position.asked, out)
        if ours:
            passing = against_all(stands, foes)
            passing += (CERTAIN - passing) * rescued >> 8
        elif friends:
            passing = (CERTAIN - stands) * HOPE >> 8 if foes else CERTAIN - stands
    likes, worths = outlook.likes(me), []
    for card in cards_of(cards):
        points, suit, chance = tables.points[card], tables.follow[card], passing
        strength = outlook.withstands(ranking.beats_led[card] & out, suit, out)
        length = (mine & suit).bit_count()
        if not laid or takes >> card & 1:
            chance = strength
            if laid:
                chance = outlook.withstands(ranking.beats[card] & out, position.asked, out)
            chance = against_all(chance, foes)
            chance += (CERTAIN - chance) * rescued >> 8
        rank = ((out | mine) & ~ranking.beats[card]).bit_count() * share >> 8
        kept = keep.strength * strength + keep.length * 32 * length + keep.rank * rank
        if ranking.trumps >> card & 1:
            kept += CERTAIN * keep.trump - draw
        elif length == 1:
            kept -= single
        worth = (2 * chance - CERTAIN) * (stake + 16 * points) + 128 * keep.points * points
        worth += (LEAD * chance - kept) * outlook.trick >> 6
        worths.append((-worth * likes, card))
    return worths


def _stake(position: Position) -> int:
    """What the trick on the table is worth by now."""
    tables = position.tables
    cards = sum(tables.points[card] for card in position.card)
    if any(tables.wipes >> card & 1 for card in position.card):
        cards = 0
    return tables.trick_points[position.trick] + cards
