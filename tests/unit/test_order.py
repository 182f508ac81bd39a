"""Which card beats which, against ranks written out from the catalogue (KS-1…16, KS-72, KS-78)."""

from itertools import permutations
from random import Random

import pytest

from varaq.games.kaiser.packs import PACKS, suit_order, trick_order

RANKS = {
    "kaiser32": {
        "C": "A K Q J 10 9 8 7",
        "D": "A K Q J 10 9 8 7",
        "H": "A K Q J 10 9 8 5",
        "S": "A K Q J 10 9 8 3",
    },
    "kaiser34": {
        "C": "A K Q J 10 9 8 7",
        "D": "A K Q J 10 9 8 7",
        "H": "A K Q J 10 9 8 7 5",
        "S": "A K Q J 10 9 8 7 3",
    },
    "kaiser26": {"C": "A K Q J 10 9", "D": "A K Q J 10 9", "H": "A K Q J 10 9 5", "S": "A K Q J 10 9 3"},
    "kaiser40": dict.fromkeys("CDH", "A K Q J 10 9 8 7 6 5") | {"S": "A K Q J 10 9 8 7 6 3"},
    "kaiser48": dict.fromkeys("CDHS", "A K Q J 10 9 8 7 6 5 4 3"),
    "rois32": dict.fromkeys("CDHS", "7 6 5 4 3 2 A K"),
    "hetu32": dict.fromkeys("HS", "7 6 5 4 3 2 A K") | dict.fromkeys("CD", "7 6 5 4 3 2 A 8"),
    "joffre32": dict.fromkeys("ERGF", "7 6 5 4 3 2 1 0"),
    "heir30": dict.fromkeys("WXYZ", "7 6 5 4 3 2 1"),
    "heir32": dict.fromkeys("WXYZ", "7 6 5 4 3 2 1"),
    "heir48": dict.fromkeys("WXYZ", "11 10 9 8 7 6 5 4 3 2 1"),
}
LOOSE = {"heir30": 2, "heir32": 4, "heir48": 4}
LOW = {  # KS-16, as the catalogue writes it out
    ("kaiser34", "C"): "7 8 9 10 J Q K A",
    ("kaiser34", "H"): "7 8 9 10 J Q K A 5",
    ("kaiser34", "S"): "7 8 9 10 J Q K A 3",
    ("kaiser48", "H"): "3 4 6 7 8 9 10 J Q K A 5",
    ("kaiser48", "S"): "4 5 6 7 8 9 10 J Q K A 3",
    ("kaiser40", "H"): "6 7 8 9 10 J Q K A 5",
    ("kaiser40", "D"): "5 6 7 8 9 10 J Q K A",
    ("kaiser26", "S"): "9 10 J Q K A 3",
    ("kaiser32", "H"): "8 9 10 J Q K A 5",
}
KAISER = [name for name in RANKS if name.startswith("kaiser")]
CONTRACTS = [
    (name, trump, low)
    for name, suits in RANKS.items()
    for trump in (*suits, *([] if name.startswith("heir") else [None]))
    for low in ((False, True) if name in KAISER else (False,))
]


def line(name, suit, low):
    """The ranks of a suit, high to low."""
    told = RANKS[name][suit].split()
    if not low:
        return told
    last = {"H": ["5"], "S": ["3"]}.get(suit, [])
    return [rank for rank in reversed(told) if rank not in last] + last


def takes(cards, name, trump, low):
    """The card that takes the trick."""

    def suit(card):
        return trump if card in ("HEIR", "WRONG") else None if card.startswith("BLANK") else card[-1]

    def height(card):
        special = {"HEIR": 99, "WRONG": -99}
        return special.get(card, -line(name, card[-1], low).index(card[:-1]) if card not in special else 0)

    led = next((suit(card) for card in cards if suit(card)), None)
    if led is None:
        return cards[0]
    trumps = [card for card in cards if trump and suit(card) == trump]
    return max(trumps or [card for card in cards if suit(card) == led], key=height)


@pytest.mark.parametrize("name", list(RANKS))
def test_a_pack_has_the_cards_of_the_catalogue(name):
    pack = PACKS[name]
    told = {rank + suit for suit, ranks in RANKS[name].items() for rank in ranks.split()}
    loose = {"HEIR", "WRONG", "BLANK1", "BLANK2"} if LOOSE.get(name) == 4 else {"HEIR", "WRONG"}
    assert set(pack.cards) == told | (loose if name in LOOSE else set())
    assert len(pack) == len(set(pack.cards)) == int(name[-2:])


def test_all_packs_are_looked_at():
    assert {str(name) for name in PACKS} == set(RANKS)


@pytest.mark.parametrize(("name", "suit"), list(LOW))
def test_the_low_order_is_the_one_the_catalogue_writes_out(name, suit):
    pack = PACKS[name]
    cards = [pack.cards[number] for number in suit_order(pack, suit, low=True)]
    assert (
        cards
        == [rank + suit for rank in LOW[name, suit].split()]
        == [r + suit for r in line(name, suit, True)]
    )


@pytest.mark.parametrize(("name", "trump", "low"), CONTRACTS)
def test_of_any_two_cards_the_right_one_wins(name, trump, low):
    pack = PACKS[name]
    order = trick_order(name, trump, low=low)
    for one, other in permutations(pack.cards, 2):
        numbers = [pack.number[one], pack.number[other]]
        assert (one, other)[order.winner(numbers)] == takes([one, other], name, trump, low)


@pytest.mark.parametrize(("name", "trump", "low"), CONTRACTS)
def test_of_any_trick_the_right_card_wins(name, trump, low):
    pack = PACKS[name]
    order = trick_order(name, trump, low=low)
    dice = Random(f"{name}{trump}{low}")
    for _ in range(400):
        cards = dice.sample(pack.cards, dice.randint(2, 6))
        numbers = [pack.number[card] for card in cards]
        assert cards[order.winner(numbers)] == takes(cards, name, trump, low)


@pytest.mark.parametrize(("name", "trump", "low"), CONTRACTS)
def test_the_cards_that_follow_are_those_of_the_suit_that_the_first_suited_card_asks(name, trump, low):
    pack = PACKS[name]
    order = trick_order(name, trump, low=low)

    def suit(card):
        return trump if card in ("HEIR", "WRONG") else None if card.startswith("BLANK") else card[-1]

    dice = Random(f"{name}{trump}")
    for _ in range(150):
        cards = dice.sample(pack.cards, dice.randint(1, 4))
        led = next((suit(card) for card in cards if suit(card)), None)
        wanted = {card for card in pack.cards if led and suit(card) == led}
        assert set(pack.texts(order.asked([pack.number[card] for card in cards]))) == wanted


@pytest.mark.parametrize(("name", "trump", "low"), CONTRACTS)
def test_a_hand_is_shown_trumps_first_and_every_suit_from_its_highest_card(name, trump, low):
    pack = PACKS[name]
    shown = [pack.cards[number] for number in trick_order(name, trump, low=low).by_rank]
    assert sorted(shown) == sorted(pack.cards)
    if trump:
        trumps = [rank + trump for rank in line(name, trump, low)]
        trumps = ["HEIR", *trumps, "WRONG"] if name.startswith("heir") else trumps
        assert shown[: len(trumps)] == trumps
    for suit in RANKS[name]:
        ranks = [rank + suit for rank in line(name, suit, low)]
        assert [card for card in shown if card in ranks] == ranks


@pytest.mark.parametrize("name", ["heir30", "heir32", "heir48"])
def test_before_there_is_a_trump_the_first_lead_of_a_city_card_can_be_asked_for(name):
    """KS-79: the order without a trump is only ever asked about the first lead."""
    pack = PACKS[name]
    order = trick_order(name, None, low=False)
    for suit in "WXYZ":
        assert order.asked([pack.number[f"7{suit}"]]) == pack.suit_masks[suit]
