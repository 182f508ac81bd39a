"""The book of Stýrivolt: legal everywhere, the same again, and sensible where it matters."""

import json
from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from kit import random_house
from varaq import CHANCE, Action, House, Match
from varaq.games.styrivolt import STYRIVOLT
from varaq.games.styrivolt.board import Board
from varaq.games.styrivolt.cloth import Cloth, Standing
from varaq.games.styrivolt.powers import PACK
from varaq.games.styrivolt.turn import Turn
from varaq.players import PLAYERS
from varaq.players.rulebook import RulebookPlayer
from varaq.players.styrivolt.memory import remember

BOOK = RulebookPlayer()


each_preset = pytest.mark.parametrize("preset", STYRIVOLT.presets, ids=lambda preset: preset.name)


def deals(rules, seed, *, book=(0, 1, 2, 3), count=3):
    """A match after some deals; the seats of `book` play by it, the others anyhow."""
    match, dice = Match(STYRIVOLT, rules, dealer=seed % 4), Random(seed)
    others = PLAYERS["random"]()
    while not match.over:
        seat = match.awaited[0]
        if seat is None:
            if not count:
                break
            count -= 1
            match.deal(dice.shuffle)
            continue
        seen = match.observation(seat)
        choice = (BOOK if seat in book else others).choose(seen, dice)
        assert choice in seen.legal
        if seat in book:
            assert BOOK.choose(match.observation(seat), Random(99)) == choice
        match.act(seat, choice)
    return match


# ---------------------------------------------------------------------- every house


@each_preset
@pytest.mark.parametrize("seed", range(3))
def test_it_plays_every_named_house_legally_and_chooses_the_same_again(preset, seed):
    deals(STYRIVOLT.rules(**preset.values), seed)


@each_preset
def test_it_keeps_its_head_beside_players_who_play_anything(preset):
    deals(STYRIVOLT.rules(**preset.values), 5, book=(0, 3), count=6)


@pytest.mark.parametrize("seed", range(60))
def test_it_plays_houses_that_nobody_has_named(seed):
    house: House = random_house(Random(seed), game=STYRIVOLT, wishes=8)
    deals(house.rules, seed, count=2)


# ---------------------------------------------------------------------- nothing hidden has a say


def shown(match, seat):
    return json.dumps(match.observation(seat).as_data(), default=str)


@each_preset
def test_hidden_cards_do_not_change_the_choice(preset):
    """The other hands are dealt anew, the stock stays: as long as the seat sees the same it does the same."""
    rules = STYRIVOLT.rules(**preset.values)
    dice, compared = Random(preset.name), 0
    for _ in range(10):
        order = list(PACK.cards)
        dice.shuffle(order)
        # Seat 1 leads where seat 0 deals: every fourth packet of three is its own.
        others = [at for at in range(36) if at // 3 % 4 != 0]
        cards = [order[at] for at in others]
        dice.shuffle(cards)
        other = list(order)
        for at, card in zip(others, cards, strict=True):
            other[at] = card
        pair = [Match(STYRIVOLT, rules, dealer=0) for _ in range(2)]
        for match, pack in zip(pair, (order, other), strict=True):
            match.act(CHANCE, Action("deal", tuple(pack)))
        while all(CHANCE not in match.awaited for match in pair) and shown(pair[0], 1) == shown(pair[1], 1):
            if all(1 in match.awaited for match in pair):
                acts = {BOOK.choose(match.observation(1), Random(0)) for match in pair}
                assert len(acts) == 1
                compared += 1
            for match in pair:
                seat = match.awaited[0]
                match.act(seat, BOOK.choose(match.observation(seat), Random(0)))
    assert compared >= 8


@each_preset
def test_what_others_hold_is_thought_possible(preset):
    rules = STYRIVOLT.rules(**preset.values)
    for seed in range(20):
        match, dice = Match(STYRIVOLT, rules, dealer=seed % 4), Random(seed)
        match.deal(dice.shuffle)
        while CHANCE not in match.awaited:
            seat = match.awaited[0]
            seen = match.observation(seat)
            if match.phase.name == "turn":
                unseen = remember(seen).unseen
                for other, hand in enumerate(match.phase.cloth.hands):
                    assert other == seat or not hand & ~unseen
            match.act(seat, BOOK.choose(seen, dice))


# ---------------------------------------------------------------------- strength


def test_it_wins_most_deals_against_players_who_know_nothing():
    won = Counter()
    rules = STYRIVOLT.rules(**STYRIVOLT.presets[0].values)
    for seed in range(40):
        for side in (0, 1):
            match = deals(rules, seed, book=(side, side + 2), count=1)
            (over,) = [event.public for event in match.events if event.kind == "deal_over"]
            won[(over["side"] == "A") == (side == 0)] += 1
    assert won[True] > 6 * won[False]


# ---------------------------------------------------------------------- positions


def at_turn(chosen, hand, trick=(), *, won=(), exposed=((), ()), seat=2):
    """What a seat sees on its turn, with the trick so far and the winners of the tricks before."""
    rules = STYRIVOLT.rules()
    match = Match(STYRIVOLT, rules, dealer=3)
    match.deal(Random(1).shuffle)
    hands = [0, 0, 0, 0]
    hands[seat] = PACK.mask(hand)
    masks = tuple(hands)
    cloth = Cloth(
        rules,
        Standing(Board.fresh("A"), 3),
        masks,
        masks,
        0,
        chosen,
        (PACK.mask(exposed[0]), PACK.mask(exposed[1])),
    )
    lying = tuple((who, PACK.number[card], False) for who, card in trick)
    match.phase = replace(Turn(cloth, seat, lying, won))
    seen = match.observation(seat)
    seen.hand, seen.trick, seen.tricks = list(hand), list(trick), [won.count(s) for s in range(4)]
    seen.extra |= {"chosen": list(chosen), "exposed": {}, "put_down": [], "down": None, "good": []}
    STYRIVOLT.look(rules, seen)
    seen.catch_up(match.events, match.number, match.phase)
    return seen


@pytest.mark.parametrize(
    ("hand", "trick", "must"),
    [
        # the partner's lamb takes the trick: no stikki is thrown on it
        (["2H", "JS", "3D", "KC"], [(0, "7H"), (1, "9D")], {"3D"}),
        # the partner's bird cannot be beaten: the card that is missed least
        (["AH", "6S", "4D", "QC"], [(0, "2H"), (1, "9D")], {"4D"}),
        # fourth hand beats an opponent's queen as cheaply as it can
        (["2H", "AS", "3H", "8D"], [(3, "QD"), (0, "5D"), (1, "6C")], {"3H"}),
        # what cannot be beaten is not fed
        (["AH", "KS", "2D", "6C"], [(3, "4C"), (0, "5D"), (1, "6D")], {"2D", "6C"}),
        # a lamb in hand is led when a trick has been won
        (["7S", "KD", "4D"], [], {"7S"}),
    ],
)
def test_it_does_no_harm_to_its_partner_and_wastes_nothing(hand, trick, must):
    seen = at_turn(("H", "S"), hand, trick, won=(2, 1, 2))
    assert BOOK.choose(seen, Random(1)).removeprefix("play ") in must


def test_a_trader_is_changed_for_a_stikki_before_anything_else():
    seen = at_turn(("H", "S"), ["5H", "KD", "4D"], exposed=(("AH",), ("3S",)), won=(2,))
    assert BOOK.choose(seen, Random(1)) == "trade 5H AH"


def test_a_weak_hand_takes_the_stock_and_a_strong_one_does_not():
    weak = ["4D", "5D", "6D", "3C", "5C", "6C", "8D", "8C", "3D"]
    assert BOOK.choose(at_turn(("H", "S"), weak), Random(1)) == "take"
    strong = ["7H", "7S", "6H", "6S", "8H", "9S", "AD", "AC", "KH"]
    assert BOOK.choose(at_turn(("H", "S"), strong), Random(1)) != "take"
