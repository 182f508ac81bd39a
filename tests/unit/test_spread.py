"""How often each length of a suit comes up, against the hypergeometric law."""

from __future__ import annotations

import math
from collections import Counter
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from varaq import House, Match
from varaq.audit.hands import hands_of
from varaq.audit.spread import LEAST_EXPECTED, Tally, chances, tail
from varaq.games import GAMES

PRESETS = [f"{game.name}/{preset.name}" for game in GAMES for preset in game.presets]


def dealt(text: str, seed: int) -> str:
    """The act of a deal in the house."""
    house = House.read(text)
    return str(Match(house.game, house.rules).shuffled(Random(seed).shuffle))


def tally_of(text: str, deals: int, order=dealt) -> Tally:
    house = House.read(text)
    tally = None
    for seed in range(deals):
        hands = hands_of(house, order(text, seed))
        tally = tally or Tally(house.rules.cards, len(hands[0]))
        tally.add(hands)
    return tally


@pytest.mark.parametrize("text", PRESETS)
def test_every_house_gives_each_seat_cards_of_the_pack(text):
    house = House.read(text)
    hands = hands_of(house, dealt(text, 1))
    assert len(hands) == house.rules.seating.players
    assert len({len(hand) for hand in hands}) == 1
    given_out = Counter(card for hand in hands for card in hand)
    assert given_out
    assert not given_out - Counter(house.rules.cards.cards)


def test_what_is_no_deal_of_the_house_gives_no_hands():
    house = House.read("kaiser/standard")
    for act in ("deal AS", "call 7", "deal", dealt("kaiser/saskatchewan_34", 1), "Ø"):
        assert hands_of(house, act) is None


@given(st.integers(1, 7), st.integers(0, 5), st.integers(0, 7))
def test_the_chances_are_those_of_all_hands_counted(others, suit, hand):
    pack = others + suit
    hand = min(hand, pack)
    counted = Counter(sum(card < suit for card in cards) for cards in combinations(range(pack), hand))
    shares = chances(pack, suit, hand)
    for length, share in enumerate(shares):
        assert math.isclose(share, Fraction(counted[length], counted.total()), abs_tol=1e-12)
    assert set(counted) <= set(range(len(shares)))


@pytest.mark.parametrize(
    ("chi_square", "freedom", "p"),
    [  # from the tables that every book of statistics has
        (3.841, 1, 0.05),
        (6.635, 1, 0.01),
        (5.991, 2, 0.05),
        (7.815, 3, 0.05),
        (11.070, 5, 0.05),
        (2.167, 7, 0.95),
        (18.307, 10, 0.05),
        (24.996, 15, 0.05),
        (29.588, 10, 0.001),
        (43.773, 30, 0.05),
    ],
)
def test_the_tail_is_the_one_in_the_tables(chi_square, freedom, p):
    assert tail(chi_square, freedom) == pytest.approx(p, rel=2e-3)


@given(st.floats(0, 200), st.floats(0, 200), st.integers(1, 20))
def test_the_tail_falls_from_one_as_the_sum_grows(one, other, freedom):
    less, more = sorted((one, other))
    assert tail(0, freedom) == 1
    assert 0 <= tail(more, freedom) <= tail(less, freedom) * (1 + 1e-9) <= 1 + 1e-8
    assert tail(less, freedom) <= tail(less, freedom + 1) * (1 + 1e-9)


@pytest.mark.parametrize("text", ["kaiser/standard", "kaiser/three_player", "bid_whist/standard"])
def test_an_even_shuffle_is_found_even(text):
    spread = tally_of(text, 1500).spread
    players = House.read(text).rules.seating.players
    assert (spread.deals, spread.hands) == (1500, 1500 * players)
    suits = 4 * spread.hands
    assert sum(seen for seen, _ in spread.lengths) == suits
    assert sum(due for _, due in spread.lengths) == pytest.approx(suits)
    for seen, due in spread.lengths:
        assert abs(seen - due) < 6 * math.sqrt(due + 1)
    assert spread.test is not None
    assert spread.test.deals == 1500
    assert spread.test.p > 1e-4


def test_a_pack_that_is_hardly_shuffled_is_found_out():
    def hardly(text: str, seed: int) -> str:
        house, dice = House.read(text), Random(seed)

        def swap(cards: list[str]) -> None:
            for _ in range(12):
                one, other = dice.sample(range(len(cards)), 2)
                cards[one], cards[other] = cards[other], cards[one]

        return str(Match(house.game, house.rules).shuffled(swap))

    test = tally_of("kaiser/standard", 1500, hardly).spread.test
    assert test is not None
    assert test.p < 1e-6


def test_the_test_is_as_often_below_a_bound_as_the_bound_says():
    """Of 300 even rooms about 30 fall below 0.1: from 12 to 55 but once in ten thousand runs."""
    dice, house = Random(11), House.read("kaiser/three_player")
    cards, low = list(house.rules.cards.cards), 0
    for _ in range(300):
        tally = Tally(house.rules.cards, 8)
        for _ in range(120):
            dice.shuffle(cards)
            tally.add([cards[:8], cards[8:16], cards[16:24]])
        low += tally.spread.test.p < 0.1
    assert 12 <= low <= 55


def test_few_deals_are_counted_and_not_tested():
    spread = tally_of("kaiser/standard", 3).spread
    assert spread.deals == 3
    assert spread.test is None
    assert LEAST_EXPECTED > 3
