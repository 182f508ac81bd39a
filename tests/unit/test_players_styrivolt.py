"""The book of Stýrivolt: legal everywhere, the same again, and sensible where it matters."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from varaq import Match
from varaq.games.styrivolt import STYRIVOLT
from varaq.games.styrivolt.board import Board
from varaq.games.styrivolt.cloth import Cloth, Standing
from varaq.games.styrivolt.powers import PACK
from varaq.games.styrivolt.turn import Turn
from varaq.players import PLAYERS
from varaq.players.rulebook import RulebookPlayer

BOOK = RulebookPlayer()


def deals(preset, seed, *, book=(0, 1, 2, 3), count=3):
    """A match after some deals; the seats of `book` play by it, the others anyhow."""
    match, dice = Match(STYRIVOLT, STYRIVOLT.rules(**preset.values), dealer=seed % 4), Random(seed)
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


@pytest.mark.parametrize("preset", STYRIVOLT.presets, ids=lambda preset: preset.name)
@pytest.mark.parametrize("seed", range(3))
def test_it_plays_every_named_house_legally_and_chooses_the_same_again(preset, seed):
    deals(preset, seed)


def test_it_wins_most_deals_against_players_who_know_nothing():
    won = Counter()
    for seed in range(40):
        for side in (0, 1):
            match = deals(STYRIVOLT.presets[0], seed, book=(side, side + 2), count=1)
            (over,) = [event.public for event in match.events if event.kind == "deal_over"]
            won[(over["side"] == "A") == (side == 0)] += 1
    assert won[True] > 3 * won[False]


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
