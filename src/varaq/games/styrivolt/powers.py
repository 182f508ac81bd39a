"""The powers of the cards, and which beats which: a relation, not a ranking (ST-5…28)."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from varaq.cards import Card, Pack, TrickOrder
from varaq.cards.pack import ranks

RANKS = "A K Q J 9 8 7 6 5 4 3 2"

PACK = Pack(tuple((suit, ranks(suit, RANKS)) for suit in "SHDC"))
"""48 cards, no tens; an unchosen suit ranks in this order (ST-2, ST-5)."""

Chosen: TypeAlias = tuple[str, str]
"""The two chosen suits in the order in which they were met."""

PERMANENT: dict[Card, tuple[int, str]] = {
    "2H": (11, "bird"),
    "4C": (10, "fyrik"),
    "8S": (9, "eight"),
    "9H": (8, "hay_mare"),
    "9D": (7, "diamond_mare"),
}
"""The permanent stikkar with their powers and names (ST-6)."""

OF_CHOSEN: dict[str, tuple[int, str]] = {
    "A": (6, "styrivoltur"),
    "J": (5, "karnifl"),
    "6": (4, "postman"),
    "2": (3, "tvist"),
    "3": (2, "trist"),
    "4": (1, "unfortunate"),
    "7": (0, "lamb"),
    "8": (0, "free_card"),
    "9": (0, "free_card"),
    "K": (0, "chosen_king"),
    "Q": (0, "chosen_queen"),
    "5": (0, "trader"),
}
"""What a rank is in a chosen suit (ST-7, ST-9, ST-13…17)."""

BEST_OF_FOUR = {"2": 11, "4": 10, "8": 9, "9": 8, "A": 6, "J": 5, "6": 4, "3": 2}
"""The power that four of a kind gives to all of them (ST-26)."""

ONLY_LED = ("7", "K", "Q")
"""Ranks of which four count only when led (ST-26, ST-R2)."""

LEAST_STIKKI = 5
UNBEATABLE = 99
OF_LED = {"lamb": UNBEATABLE, "free_card": 4, "chosen_king": 2, "chosen_queen": 1, "trader": 0}
"""What a led card of a chosen suit holds against (ST-21)."""
OF_UNCHOSEN = {"A": 3, "K": 2, "Q": 1}
"""What an unchosen card holds against (ST-21)."""


def rank_of(card: Card) -> str:
    """`J` of `JS`."""
    return card[:-1]


def suit_of(card: Card) -> str:
    """`S` of `JS`."""
    return card[-1]


def called(card: Card, chosen: Chosen) -> str | None:
    """What the card is called in this deal, None for an unchosen one (ST-20)."""
    if card in PERMANENT:
        return PERMANENT[card][1]
    return OF_CHOSEN[rank_of(card)][1] if suit_of(card) in chosen else None


def power(card: Card, chosen: Chosen, *, raised: bool = False) -> int:
    """The power of a card, led or not; `raised`: as one of four of a kind (ST-20, ST-26)."""
    if raised and rank_of(card) in BEST_OF_FOUR:
        return BEST_OF_FOUR[rank_of(card)]
    if card in PERMANENT:
        return PERMANENT[card][0]
    return OF_CHOSEN[rank_of(card)][0] if suit_of(card) in chosen else 0


def is_stikki(card: Card, chosen: Chosen) -> bool:
    """Whether the card is one of the nine stikkar of this deal (ST-7)."""
    return power(card, chosen) >= LEAST_STIKKI


def is_lamb(card: Card, chosen: Chosen, *, raised: bool = False) -> bool:
    """Whether the card would win any trick it leads (ST-13, ST-R2)."""
    return rank_of(card) == "7" and (suit_of(card) in chosen or raised)


def changed_by_four(card: Card, chosen: Chosen, *, led: bool) -> bool:
    """Whether being one of four of a kind changes what the card does when it is played so (ST-27)."""
    if rank_of(card) in ONLY_LED:
        return led and suit_of(card) not in chosen
    return power(card, chosen, raised=True) != power(card, chosen)


def hold(card: Card, chosen: Chosen, *, led: bool, raised: bool = False) -> int:
    """The greatest power that does not beat the card while it is winning the trick (ST-21)."""
    strength = power(card, chosen, raised=raised)
    if strength:
        return strength
    name = called(card, chosen)
    if led and raised and rank_of(card) in ONLY_LED:
        name = OF_CHOSEN[rank_of(card)][1]
    if name is None:
        return OF_UNCHOSEN.get(rank_of(card), 0)
    return OF_LED[name] if led else 0


@cache
def trick_order(chosen: Chosen, raised: int = 0) -> TrickOrder:
    """The beating relation of a deal; `raised` are the cards that count as one of four of a kind.

    The cards that beat `c` are those of more power than its hold, and the higher plain cards
    of its suit if it is a plain card itself (ST-22). No suit need be followed (ST-52).
    """
    cards = PACK.cards
    is_raised = [bool(raised >> number & 1) for number in range(len(cards))]
    powers = [power(card, chosen, raised=is_raised[n]) for n, card in enumerate(cards)]
    beats: list[int] = []
    beats_led: list[int] = []
    for number, card in enumerate(cards):
        for led, table in ((False, beats), (True, beats_led)):
            holds = hold(card, chosen, led=led, raised=is_raised[number])
            stronger = sum(1 << n for n, strength in enumerate(powers) if strength > holds)
            judged_by_four = led and is_raised[number] and rank_of(card) in ONLY_LED
            plain = suit_of(card) not in chosen and powers[number] == 0 and not judged_by_four
            table.append(stronger | (_higher_plain(number, powers) if plain else 0))
    return TrickOrder(tuple(beats), tuple(beats_led), (0,) * len(cards), _as_held(chosen))


def _higher_plain(number: int, powers: list[int]) -> int:
    """The higher power-0 cards of the suit: those before it in the pack."""
    suit = PACK.suit_of[number]
    return sum(1 << n for n in range(number) if PACK.suit_of[n] == suit and powers[n] == 0)


def _as_held(chosen: Chosen) -> tuple[int, ...]:
    """The order in which a hand is held: by power, then the chosen suits, then the others."""
    suits = [*chosen, *(suit for suit, _ in PACK.suits if suit not in chosen)]
    cards = PACK.cards

    def place(number: int) -> tuple[int, int, int]:
        return -power(cards[number], chosen), suits.index(suit_of(cards[number])), number

    return tuple(sorted(range(len(cards)), key=place))


@cache
def stikkar(chosen: Chosen) -> int:
    """The nine stikkar as a set."""
    return PACK.mask(card for card in PACK.cards if is_stikki(card, chosen))
