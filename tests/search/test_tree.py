"""The tree search chooses well, sees no hidden card, and wastes nothing on cards that are alike; playouts likewise."""

from collections.abc import Iterator
from dataclasses import fields
from random import Random

import pytest
from made_up import made_up

from varaq import House
from varaq.search import kernel
from varaq.search.kernel import ASK, GREEDY, RANDOM, Payoff, State
from varaq.search.plain.likeness import Likeness
from varaq.search.plain.position import Position
from varaq.search.tables import Flag, Ranking, Tables, tables_for

POINTS = Payoff(-40, tuple(n / 80 for n in range(81)))


def tables_of_house(text: str, **contract: object) -> Tables:
    house = House.read(text)
    return tables_for(house.game.name, house.rules, contract)


KAISER = tables_of_house("kaiser/standard", bidder=0, bid="8", trump="H")


def changed(tables: Tables, **values: object) -> Tables:
    return Tables(**{field.name: getattr(tables, field.name) for field in fields(tables)} | values)


def dealt(tables: Tables, each: int, seed: int, ranking: int = 0) -> State:
    pack = list(range(tables.cards))
    Random(seed).shuffle(pack)
    hands = [pack[seat * each : (seat + 1) * each] for seat in range(tables.players)]
    return State.of((sum(1 << card for card in hand) for hand in hands), turn=0, ranking=ranking)


def redealt(world: State, seed: int) -> State:
    """The same for the seat on turn; the others' cards are dealt again among them."""
    again, dice = world.copy(), Random(seed)
    others = [seat for seat in range(8) if seat != world.turn]
    cards = [card for card in range(64) if any(world.hand[seat] >> card & 1 for seat in others)]
    dice.shuffle(cards)
    for seat in others:
        held = world.hand[seat].bit_count()
        again.hand[seat] = sum(1 << card for card in cards[:held])
        del cards[:held]
    return again


def searched(tables, worlds, *, simulations=2_000, policy=GREEDY, seed=1, payoff=POINTS):
    return kernel.tree_search(
        tables,
        worlds,
        simulations=simulations,
        policy=policy,
        noise=20,
        explore=0.7,
        seed=seed,
        payoff=payoff,
    )


@pytest.mark.skipif(not kernel.COMPILED, reason="slow in Python")
def test_with_open_cards_it_finds_an_act_that_is_best():
    right = 0
    payoff = Payoff(-3, tuple(n / 16 for n in range(17)))
    for seed in range(60):
        world = dealt(KAISER, 3, seed)
        found = searched(changed(KAISER, tricks=3), [world], simulations=20_000, payoff=payoff)
        chosen = max(found, key=lambda act: found[act][0])
        after = world.copy()
        kernel.play(changed(KAISER, tricks=3), after, chosen)
        right += kernel.brute(changed(KAISER, tricks=3), after) == kernel.brute(
            changed(KAISER, tricks=3), world
        )
    assert right >= 58


def test_what_will_have_to_be_guessed_is_not_taken_for_known():
    """The first trick is forced. In the second, card 1 loses to card 3 only, and card 2 to card 4 only."""
    suits = (0b100001, 0b011110)
    beats = (0, 0b1000, 0b10000, 0, 0, 0)
    tables = Tables(
        seats=2,
        players=2,
        cards=6,
        tricks=2,
        bidder=0,
        next=(1, 0),
        side=(0, 1),
        credit=(1, 0),
        points=(0,) * 6,
        trick_points=(0, 1),
        follow=tuple(suits[0] if suits[0] >> card & 1 else suits[1] for card in range(6)),
        rankings=(Ranking(beats, beats),),
        lead_first=1,
        lead_later=0b111111,
    )
    worlds = [State.of((0b000111, 0b100000 | 1 << unknown), turn=0) for unknown in (3, 4)]
    payoff = Payoff(0, (0.0, 1.0))
    assert all(searched(tables, [world], payoff=payoff)[0][1] > 0.9 for world in worlds)
    assert searched(tables, worlds, payoff=payoff)[0][1] == pytest.approx(0.5, abs=0.07)


def test_the_same_seed_gives_the_same_and_every_simulation_is_counted():
    world = dealt(KAISER, 8, 3)
    worlds = [redealt(world, seed) for seed in range(7)]
    found = searched(KAISER, worlds, simulations=300)
    assert found == searched(KAISER, worlds, simulations=300)
    assert found != searched(KAISER, worlds, simulations=300, seed=2)
    twins = Likeness(KAISER).twins([Position.of(KAISER, one) for one in worlds], world.hand[0])
    assert set(found) == set(twins)
    assert sum(visits for act, (visits, _) in found.items() if twins[act] == act) == 300


def test_cards_that_are_alike_share_one_node():
    # Cards in the pack's order: 0 and 1 are neighbours of one suit.
    world = dealt(KAISER, 8, 5)
    worlds = [redealt(world, seed) for seed in range(3)]
    twins = Likeness(KAISER).twins([Position.of(KAISER, one) for one in worlds], world.hand[0])
    shared = [(card, other) for card, other in twins.items() if card != other]
    found = searched(KAISER, worlds, simulations=200)
    assert shared
    assert all(found[card] == found[other] for card, other in shared)


def ends() -> Iterator[tuple[Tables, State]]:
    for seed in range(300):
        tables, state = made_up(Random(seed), each=2)
        if kernel.perft(tables, state, 20) <= 2_000:
            yield tables, state
    for seed in range(250):
        yield changed(KAISER, tricks=2), dealt(KAISER, 2, seed)


def test_cards_taken_for_alike_are_worth_the_same_in_every_world():
    pairs = 0
    for seed, (tables, start) in enumerate(ends()):
        open_to_all = not start.piles and start.face_down < 0
        worlds = [start, redealt(start, seed)] if open_to_all else [start]
        twins = Likeness(tables).twins(
            [Position.of(tables, one) for one in worlds], kernel.legal(tables, start)[0]
        )
        for card, other in twins.items():
            pairs += card != other
            for world in worlds if card != other else ():
                after = [world.copy(), world.copy()]
                for state, act in zip(after, (card, other), strict=True):
                    kernel.play(tables, state, act)
                assert kernel.brute(tables, after[0]) == kernel.brute(tables, after[1]), (seed, card, other)
    assert pairs > 10


def test_asking_for_the_trump_is_one_of_the_acts():
    tables = changed(
        tables_of_house("twenty_eight/twenty_eight", bidder=0, bid="18", trump="S"),
        flags=Flag.SHOWN_LAST,
    )
    suit = tables.follow[0]
    trump = next(n for n, ranking in enumerate(tables.rankings) if n and ranking.trumps != suit)
    out = [card for card in range(tables.cards) if not suit >> card & 1]
    suited = [card for card in range(tables.cards) if suit >> card & 1]
    hands = (out[:2] + suited[:2], out[2:6], suited[2:6], out[6:10])
    world = State.of((sum(1 << card for card in hand) for hand in hands), turn=0, trump=trump)
    kernel.play(tables, world, suited[0])
    found = searched(tables, [world], simulations=400)
    assert set(found) == {*out[2:6], ASK}
    assert all(visits for visits, _ in found.values())


@pytest.mark.parametrize("policy", [RANDOM, GREEDY])
def test_playouts_keep_to_the_same_chance_by_whatever_way_they_are_played(policy):
    """Tables without a wish for the lead say the same as those that wish for the whole pack."""
    other = changed(KAISER, lead_later=0)
    for seed in range(20):
        world = dealt(KAISER, 8, seed)
        for _ in range(seed):
            kernel.play(KAISER, world, kernel.sensible(KAISER, world))
        assert kernel.playouts(
            KAISER, [world], times=30, policy=policy, noise=40, seed=seed
        ) == kernel.playouts(other, [world], times=30, policy=policy, noise=40, seed=seed)


def test_the_last_player_takes_the_five_of_kaiser_with_the_lowest_card_that_does():
    pack = House.read("kaiser/standard").rules.cards
    five, *hearts = sorted(
        (n for n, card in enumerate(pack.cards) if KAISER.rankings[0].trumps >> n & 1),
        key=lambda n: bin(KAISER.rankings[0].beats[n]).count("1"),
        reverse=True,
    )
    spare = [n for n in range(32) if n != five and n not in hearts][:6]
    low, mid, high = hearts[0], hearts[1], hearts[-1]
    hands = ((five, spare[0]), (low, spare[1]), (spare[2], spare[3]), (mid, high))
    world = State.of((sum(1 << card for card in hand) for hand in hands), turn=0)
    for card in (five, low, spare[2]):
        kernel.play(KAISER, world, card)
    assert kernel.sensible(KAISER, world) == mid
