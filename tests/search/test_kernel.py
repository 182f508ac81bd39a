"""The compiled kernel and its twin in Python say the same, in play that games have and in play that none has."""

from collections.abc import Iterator
from itertools import chain
from random import Random
from types import ModuleType
from typing import Any

import pytest
from made_up import made_up
from open_play import IN_PLAY, Open, opened, step

from varaq import House, Match
from varaq.cards import bits
from varaq.games import GAMES
from varaq.search import kernel, plain
from varaq.search.layout import GREEDY, RANDOM, Beliefs, CTables, Past, Payoff, State

if not kernel.COMPILED:
    pytest.skip("the search kernel is not compiled here", allow_module_level=True)

from varaq.search import compiled

BOTH = (compiled, plain)
HOUSES = [
    pytest.param(House(game, preset, game.rules(**preset.values)), id=f"{game.name} {preset.name}")
    for game in GAMES
    for preset in game.presets
]
POLICIES = ((RANDOM, 0), (GREEDY, 0), (GREEDY, 60))
STAIRS = Payoff(-6, tuple(float(height // 3) for height in range(24)))
SQUARES = Payoff(-6, tuple(float(height * height) for height in range(24)))


def fields(state: State) -> dict[str, Any]:
    """Every field, and of the trick what lies."""
    told = {name: getattr(state, name) for name, *_ in State._fields_}
    rows = {name: list(value) for name, value in told.items() if hasattr(value, "__len__")}
    lying = {name: rows[name][: state.laid] for name in ("card", "by")}
    return told | rows | lying


def cards_left(state: State) -> int:
    return max(hand.bit_count() for hand in state.hand)


def moments(house: House, dice: Random) -> Iterator[Open]:
    """The play of one deal, act by act."""
    match, begun = Match(house.game, house.rules), False
    while not match.over:
        now = opened(match)
        if now is not None:
            begun = True
            yield now
        elif begun and match.phase.name not in IN_PLAY:
            return
        step(match, dice)


def acts_agree(tables, state: State, dice: Random) -> State | None:
    """Everything about one position; the position after any act, or None at the end."""
    assert compiled.over(tables, state) == plain.over(tables, state)
    if compiled.over(tables, state):
        return None
    cards, ask = compiled.legal(tables, state)
    assert (cards, ask) == plain.legal(tables, state)
    if not cards and not ask:
        return None
    assert compiled.sensible(tables, state) == plain.sensible(tables, state)
    act = dice.choice(plain.position.acts_of(cards, ask))
    after = [state.copy() for _ in BOTH]
    for which, one in zip(BOTH, after, strict=True):
        which.play(tables, one, act)
    assert fields(after[0]) == fields(after[1])
    return after[0]


def searches_agree(tables, worlds: list[State], seed: int, *, simulations: int = 40) -> None:
    """Playouts and tree searches, the same to the last bit."""

    def answers(which: ModuleType, policy: int, noise: int) -> list[Any]:
        told = {"policy": policy, "noise": noise, "seed": seed}
        return [
            which.playouts(tables, worlds, times=2, **told),
            which.playout_acts(tables, worlds, times=2, payoff=STAIRS, **told),
            which.tree_search(tables, worlds, simulations=simulations, explore=3.0, payoff=SQUARES, **told),
        ]

    for policy, noise in POLICIES:
        assert answers(compiled, policy, noise) == answers(plain, policy, noise)


def solvers_agree(tables, state: State) -> None:
    """The points, what is reached, and what each act is worth."""
    with compiled.Solver(tables, 12) as fast, plain.Solver(tables) as slow:
        points = fast.solve(state, -60, 60).points
        assert slow.solve(state, -60, 60).points == points
        for which in (fast, slow):
            assert which.reaches(state, points)
            assert not which.reaches(state, points + 1)
            assert which.solve(state, -60, 60, guess=points).exact
        for payoff in (STAIRS, SQUARES):
            acts = [which.solve_acts([state, state], payoff=payoff) for which in (fast, slow)]
            assert acts[0].values == acts[1].values


@pytest.mark.parametrize("house", HOUSES)
def test_in_every_named_house_both_kernels_play_search_and_solve_alike(house):
    dice, searched, solved = Random(house.preset.name), 0, 0
    for now in chain.from_iterable(moments(house, dice) for _ in range(20)):
        acts_agree(now.tables, now.state, dice)
        if searched < 3 and dice.random() < 0.15:
            searched += 1
            searches_agree(now.tables, [now.state], searched, simulations=20)
            assert compiled.perft(now.tables, now.state, 2) == plain.perft(now.tables, now.state, 2)
        if cards_left(now.state) <= 3:
            solved += 1
            solvers_agree(now.tables, now.state)
        if searched and solved == 2:
            break
    assert searched


def made_up_play_agrees(seed: int) -> None:
    dice = Random(seed)
    tables, start = made_up(dice, each=dice.choice((2, 3, 4)))
    state: State | None = start
    while state is not None:
        state = acts_agree(tables, state, dice)
    searches_agree(tables, [start, start], seed)
    assert compiled.perft(tables, start, 4) == plain.perft(tables, start, 4)


def made_up_past_agrees(seed: int) -> int:
    """Weights of worlds after some cards, the same to the last bit; how many of them are not 0."""
    dice = Random(seed)
    tables, state = made_up(dice, each=dice.choice((3, 4)))
    trick, acts = 0, []
    for _ in range(dice.randrange(1, 9)):
        cards, ask = plain.legal(tables, state)
        if plain.over(tables, state) or ask or not cards:
            break
        act = dice.choice(list(bits(cards)))
        acts.append((state.turn, act))
        plain.play(tables, state, act)
    worlds = [state.copy() for _ in range(4)]
    for world in worlds[1:]:
        seats = [seat for seat in range(tables.seats) if world.hand[seat]][:2]
        if len(seats) == 2:  # the hands of two are changed round
            world.hand[seats[0]], world.hand[seats[1]] = world.hand[seats[1]], world.hand[seats[0]]
    past = Past(
        dice.randrange(tables.seats), trick, tuple(acts), dice.choice((0.05, 1.0)), dice.choice((0.5, 1.0))
    )
    weights = [which.weigh_past(tables, past, worlds) for which in BOTH]
    assert weights[0] == weights[1]
    assert all(-past.most * len(acts) <= weight <= 0 for weight in weights[0])
    return sum(weight < 0 for weight in weights[0])


def made_up_ends_agree(seed: int) -> bool:
    dice = Random(seed)
    tables, state = made_up(dice, each=dice.choice((1, 2, 2, 3)))
    if compiled.perft(tables, state, 30) > 10_000:
        return False
    assert compiled.brute(tables, state) == plain.brute(tables, state)
    with compiled.Solver(tables, 10) as solver:
        assert solver.solve(state, -60, 60).points == compiled.brute(tables, state)
    solvers_agree(tables, state)
    return True


@pytest.mark.parametrize("seed", range(100))
def test_under_made_up_tables_both_kernels_play_and_search_alike(seed):
    made_up_play_agrees(seed)


def test_what_was_played_weighs_the_same_in_both():
    assert sum(made_up_past_agrees(seed) for seed in range(200)) > 200


def test_what_was_called_weighs_the_same_in_both():
    dice = Random(4)
    for seed in range(40):
        tables, state = made_up(dice, each=3)
        cards = [dice.getrandbits(tables.cards) for _ in range(3 * len(tables.rankings))]
        beliefs = Beliefs(
            bidder=tables.bidder,
            suits=tuple(dice.getrandbits(tables.cards) for _ in range(4)),
            played=(0,) * tables.seats,
            trumps=tuple(cards[0::3]),
            tops=tuple(cards[1::3]),
            seconds=tuple(cards[2::3]),
            habits=tuple(
                tuple(dice.choice((0.0, 0.5, -1.25)) for _ in range(4)) for _ in range(tables.seats)
            ),
        )
        weights = [which.weigh(beliefs, [state, state]) for which in BOTH]
        assert weights[0] == pytest.approx(weights[1], abs=1e-12), seed


def test_under_made_up_tables_both_solvers_find_what_the_plainest_search_finds():
    assert sum(made_up_ends_agree(seed) for seed in range(150)) > 60


@pytest.mark.deep
def test_under_many_made_up_tables_both_kernels_agree():
    for seed in range(1_000, 3_000):
        made_up_play_agrees(seed)
        made_up_ends_agree(seed)


def test_a_world_that_is_not_the_first_counts_too():
    dice = Random(5)
    tables, state = made_up(dice, each=3)
    other = State.of(reversed([hand for hand in state.hand if hand]), turn=state.turn)
    for which in BOTH:
        alone = which.playouts(tables, [state], times=4, policy=GREEDY, seed=1)
        assert which.playouts(tables, [state, state], times=4, policy=GREEDY, seed=1) == alone * 2
        array = (State * 2)(state, other)
        assert which.playouts(tables, array, times=4, seed=1) == which.playouts(
            tables, [state, other], times=4, seed=1
        )


def test_dealing_the_whole_pack_is_the_same_in_both():
    for seed in range(20):
        tables, _ = made_up(Random(seed), each=3)
        answers = [
            which.playouts_dealt(tables, 3, times=5, policy=policy, seed=seed)
            for policy in (RANDOM, GREEDY)
            for which in BOTH
        ]
        assert answers[::2] == answers[1::2]


def test_where_the_limit_is_not_enough_a_solver_says_so():
    dice = Random(8)
    tables, state = made_up(dice, each=4)
    while compiled.perft(tables, state, 8) < 50:
        tables, state = made_up(dice, each=4)
    for which in BOTH:
        with which.Solver(tables) as solver:
            assert not solver.solve(state, -60, 60, limit=1).exact
            assert solver.reaches(state, 1, limit=1) is None
            some = solver.solve_acts([state], payoff=SQUARES, limit=1)
            cards, ask = which.legal(tables, state)
            assert some.cut + len(some.values[0]) == cards.bit_count() + ask
            assert some.cut


def test_a_closed_solver_refuses():
    tables, state = made_up(Random(1))
    for which in BOTH:
        solver = which.Solver(tables)
        solver.close()
        solver.close()
        with pytest.raises(ValueError, match="closed"):
            solver.solve(state, 0, 1)


@pytest.mark.parametrize("which", BOTH)
def test_deals_fit_and_are_spread_evenly(which):
    # Place 0 may hold anything but card 5, place 1 nothing but 3 to 5; so there are nine deals.
    deals = which.deal(0b111111, (0b011111, 0b111000), (4, 2), n=3_000, seed=4)
    counts = {deal: deals.count(deal) for deal in set(deals)}
    assert set(counts) == {(0b111111 & ~two, two) for two in (0b101000, 0b110000)}
    assert all(abs(count - 1_500) < 150 for count in counts.values())


@pytest.mark.parametrize("which", BOTH)
def test_where_no_deal_fits_there_is_none(which):
    assert which.deal(0b1111, (0b0011, 0b0011), (2, 2), n=5, seed=1) == []
    assert which.deal(0b1111, (0b1111, 0b1111), (2, 1), n=5, seed=1) == []


def test_numbers_that_do_not_fit_the_kernel_are_refused():
    tables, _ = made_up(Random(1))
    changed = {name: getattr(tables, name) for name in tables.__slots__ if name != "__weakref__"}
    with pytest.raises(ValueError, match="void_points"):
        CTables.of(type(tables)(**changed | {"void_points": 40_000}))
