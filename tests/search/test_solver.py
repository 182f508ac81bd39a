"""The solver finds what the plainest search finds, in every house, from every position, however it is asked."""

from dataclasses import replace
from math import isnan
from random import Random

import pytest
from made_up import made_up
from shapes import any_house, deal, plain_house

from varaq.games.bid_whist.packs import Order, ranking
from varaq.search import kernel
from varaq.search.layout import ASK, Payoff, State
from varaq.search.tables import NONE, Flag, Tables
from varaq.search.tables.parts import ranking_of

if not kernel.COMPILED:
    pytest.skip("the search kernel is not compiled here", allow_module_level=True)

from varaq.search.compiled import Solver, brute, legal, over, play

LOW, HIGH = -100, 100
SMALL = 10
"""Tables of positions so small that they run over."""


def acts_of(tables: Tables, state: State) -> list[int]:
    cards, ask = legal(tables, state)
    return [card for card in range(64) if cards >> card & 1] + [ASK] * ask


def some_acts_later(dice: Random, tables: Tables, state: State) -> State:
    for _ in range(dice.choice((0, 0, 1, 2, 3, 5))):
        if over(tables, state):
            break
        play(tables, state, dice.choice(acts_of(tables, state)))
    return state


def each_for(dice: Random, tables: Tables) -> int:
    """As many cards as brute force can bear."""
    free = not any(tables.follow)
    most = {3: 4, 4: 4, 5: 3, 6: 2, 7: 2, 8: 2}[tables.players]
    return min(dice.choice((2, 3, 3, 4)), most - free, tables.tricks, (tables.cards - 8) // tables.players)


def agrees(solver: Solver, tables: Tables, state: State, dice: Random, value: int) -> None:
    solved = solver.solve(state, LOW, HIGH, guess=dice.randrange(-3, 9))
    assert solved.exact
    assert solved.points == value, state
    asked = dice.randrange(-5, 12)
    assert solver.reaches(state, asked) == (value >= asked), state
    if not over(tables, state):
        acts_agree(solver, tables, state, dice)


def acts_agree(solver: Solver, tables: Tables, state: State, dice: Random) -> None:
    steps = [0.0]
    for _ in range(dice.randrange(20)):
        steps.append(steps[-1] + dice.choice((0, 0, 1, 0.5)))
    payoff = Payoff(dice.randrange(-8, 3), tuple(steps))
    solved = solver.solve_acts([state], payoff=payoff)
    assert solved.cut == 0
    told = {}
    for act in acts_of(tables, state):
        after = state.copy()
        play(tables, after, act)
        told[act] = payoff(brute(tables, after))
    assert solved.values == [told], state


def houses_agree(seed: int, houses: int) -> None:
    for number in range(houses):
        dice = Random(f"{seed} {number}")
        shape, tables = any_house(dice, tricks=dice.randrange(1, 5))
        with Solver(tables, SMALL) as solver:
            for _ in range(3):
                state = some_acts_later(dice, tables, deal(dice, tables, shape, each_for(dice, tables)))
                agrees(solver, tables, state, dice, brute(tables, state))


def plain_houses_agree(seed: int, houses: int) -> None:
    for number in range(houses):
        dice = Random(f"{seed} plain {number}")
        shape, tables = plain_house(dice, tricks=dice.choice((2, 3, 4, 4)))
        with Solver(tables, SMALL) as solver:
            for _ in range(4):
                state = some_acts_later(dice, tables, deal(dice, tables, shape, tables.tricks))
                agrees(solver, tables, state, dice, brute(tables, state))


def both_solvers_agree(seed: int, houses: int, *, tricks: int) -> None:
    for number in range(houses):
        at = f"{seed} both {number}"
        shape, tables = plain_house(Random(at), tricks=tricks)
        _, general = plain_house(Random(at), tricks=tricks, empty_chair=True)
        dice = Random(at)
        with Solver(tables, 12) as fast, Solver(general) as slow:
            for _ in range(4):
                state = some_acts_later(dice, tables, deal(dice, tables, shape, tricks))
                assert fast.solve(state, LOW, HIGH).points == slow.solve(state, LOW, HIGH).points, state


def test_the_solver_finds_what_brute_force_finds_in_houses_of_every_game() -> None:
    houses_agree(1, 500)


def test_the_solver_finds_what_brute_force_finds_where_suits_are_followed_and_nothing_is_special() -> None:
    plain_houses_agree(2, 250)


def test_forgetting_the_ranks_that_did_not_matter_changes_no_value() -> None:
    both_solvers_agree(3, 30, tricks=6)


def test_jokers_that_are_worth_nothing_are_reckoned_with() -> None:
    for number in range(60):
        dice = Random(f"jokers {number}")
        tables = bid_whist_without_trump(dice, tricks=3)
        jokers = [52, 53][: tables.cards - 52]
        with Solver(tables, SMALL) as solver:
            for _ in range(4):
                cards = [*jokers, *dice.sample(range(52), 12 - len(jokers))]
                dice.shuffle(cards)
                state = State.of(
                    (sum(1 << card for card in cards[seat::4]) for seat in range(4)), turn=number % 4
                )
                agrees(solver, tables, some_acts_later(dice, tables, state), dice, brute(tables, state))


def test_the_solver_finds_what_brute_force_finds_in_play_that_no_game_has() -> None:
    for number in range(250):
        dice = Random(number)
        tables, state = made_up(dice, each=dice.choice((1, 2, 2, 3)))
        if tables.players * max(hand.bit_count() for hand in state.hand) > 12:
            continue
        with Solver(tables, SMALL) as solver:
            assert solver.solve(state, LOW, HIGH).points == brute(tables, state), (number, state)


@pytest.mark.deep
def test_thousands_of_houses_agree_with_brute_force() -> None:
    houses_agree(11, 2500)
    plain_houses_agree(12, 2500)
    both_solvers_agree(13, 200, tricks=6)
    both_solvers_agree(14, 12, tricks=8)


def test_players_who_ask_the_solver_before_every_card_reach_its_value() -> None:
    for number in range(30):
        dice = Random(f"played {number}")
        shape, tables = plain_house(dice, tricks=6)
        state = deal(dice, tables, shape, 6)
        points = Payoff(LOW, tuple(float(value) for value in range(LOW, HIGH + 1)))
        with Solver(tables) as solver:
            value = solver.solve(state, LOW, HIGH).points
            while not over(tables, state):
                (worth,) = solver.solve_acts([state], payoff=points).values
                wanted = max if tables.side[state.turn] == 0 else min
                best = wanted(worth, key=lambda act: worth[act])
                assert worth[best] == value
                play(tables, state, best)
        assert state.points == value


def bid_whist_without_trump(dice: Random, *, tricks: int) -> Tables:
    jokers = dice.choice((1, 2))
    made = ranking(
        jokers, high_deuce=False, dead_deuce=dice.random() < 0.5, trump=None, order=dice.choice(list(Order))
    )
    whole = (1 << 52 + jokers) - 1
    return replace(
        whist(None, tricks),
        cards=52 + jokers,
        points=(0,) * (52 + jokers),
        follow=made.order.follow,
        rankings=(ranking_of(made.order),),
        lead_first=whole,
        lead_later=whole,
        free_cards=dice.choice((0, 0, 0, made.dead)),
    )


def whist(trump: str | None, tricks: int) -> Tables:
    made = ranking(0, high_deuce=False, dead_deuce=False, trump=trump, order=Order.UP)
    trumps = sum(1 << card for card in made.lines[trump]) if trump else 0
    whole = (1 << 52) - 1
    return Tables(
        seats=4,
        players=4,
        cards=52,
        tricks=tricks,
        flags=Flag(0),
        bidder=NONE,
        next=(1, 2, 3, 0),
        side=(0, 1, 0, 1),
        credit=(1, 0, 1, 0),
        points=(0,) * 52,
        trick_points=(1,) * tricks,
        follow=made.order.follow,
        rankings=(ranking_of(made.order, trumps),),
        lead_first=whole,
        lead_later=whole,
    )


def whist_deal(seed: int, tricks: int) -> State:
    dice = Random(seed)
    cards = dice.sample(range(52), 4 * tricks)
    hands = [sum(1 << card for card in cards[seat::4]) for seat in range(4)]
    return State.of(hands, turn=dice.randrange(4))


# By DDS (Haglund and Hein), through endplay 0.5.12: the tricks of seats 0 and 2.
BRIDGE = {
    (None, 8): "6 4 3 1 7 5 7 1 5 2 6 7 8 5 6 6 2 5 4 0 6 7 5 6 8 3 2 5 6 3 6 5 3 3 8 7 0 0 6 3",
    ("S", 8): "4 5 7 0 3 3 5 1 2 2 3 4 8 7 6 4 0 2 2 0 3 7 3 5 8 3 2 6 6 3 6 6 2 3 2 1 6 0 6 6",
    (None, 11): "9 7 5 2 7 4 10 3 6 1 5 8",
    ("S", 11): "6 6 10 2 3 3 7 2 2 2 4 5",
}


@pytest.mark.parametrize(("trump", "tricks"), BRIDGE)
def test_whist_is_worth_what_the_bridge_solver_says(trump: str | None, tricks: int) -> None:
    with Solver(whist(trump, tricks)) as solver:
        for seed, told in enumerate(BRIDGE[trump, tricks].split()):
            assert solver.solve(whist_deal(seed, tricks), 0, tricks).points == int(told), seed


def test_a_limit_that_is_not_enough_is_owned_up_to() -> None:
    state = whist_deal(1, 12)
    points = Payoff(0, tuple(float(value) for value in range(13)))
    with Solver(whist("S", 12)) as solver:
        assert not solver.solve(state, 0, 12, limit=50).exact
        assert solver.reaches(state, 6, limit=50) is None
        solved = solver.solve_acts([state], payoff=points, limit=50)
        assert solved.cut > 0
        assert not any(isnan(value) for value in solved.values[0].values())
        assert solver.solve(state, 0, 12).exact


def test_what_was_found_in_one_world_helps_in_the_next() -> None:
    tables, state = whist(None, 9), whist_deal(5, 9)
    with Solver(tables) as solver:
        first, again = (solver.solve(state, 0, 9).nodes for _ in range(2))
    assert again < first / 10
