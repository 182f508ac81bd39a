"""Every house rule does something somewhere, and one that nobody reads does nothing anywhere.

Two tables that differ in one option are dealt the same cards and make the same choices.
"""

import json
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from kit import houses, random_house, wish
from varaq import CHANCE, House, Match
from varaq.games.kaiser import KAISER

OPTIONS = KAISER.rules.options()
FLIPS = [(name, value) for name, o in OPTIONS.items() for value in o.spread() if value != o.default]

FITTING = {
    "kaiser40_partner": "kaiser/standard;kaiser_bid=forty;misdeal_no_honours=no",
    "no_bid_limit_raised": "kaiser/saskatchewan_62",
    "five_wins": "kaiser/saskatchewan_47;five_wins=off;no_bid_limit=1",
    "both_reach": "kaiser/two_player;target=20;no_bid_limit=none;min_bid=1;misdeal_no_honours=no",
    "lose_at_minus": "kaiser/three_player;target=20",
    "win_by": "kaiser/les_rois;target=20;min_bid=1",
    "target_after_nt": "kaiser/standard;min_bid=1",
    "joffre_insult": "kaiser/joffre;joffre_insult=no",
    "forced_bid": "kaiser/standard;misdeal_no_honours=no",
    "all_pass": "kaiser/standard;misdeal_no_honours=no",
    "fail_penalty": "kaiser/les_rois",
}
"""A house near those in which the option comes into play, for options that seldom do."""

TRIES = 400


def choose(dice, acts):
    """Any legal act; timid bids, so that hands are made and passed out, and now and then the highest."""
    if acts[0].verb != "call":
        return dice.choice(acts)
    luck = dice.random()
    return acts[0] if luck < 0.6 else acts[1 % len(acts)] if luck < 0.9 else acts[-1]


def first_difference(here, there, seed, *, deals):
    """What differs first between two tables with the same cards and choices; None if nothing does."""
    dice = Random(seed)
    while not here.over:
        if here.awaited == (CHANCE,):
            if deals == 0:
                return None
            deals -= 1
            shuffled = dice.random()
            mine, yours = here.deal(Random(shuffled).shuffle), there.deal(Random(shuffled).shuffle)
        else:
            seat = dice.choice(here.awaited)
            acts = here.legal(seat)
            if acts != there.legal(seat):
                return "legal", here.number
            act = choose(dice, acts)
            mine, yours = here.act(seat, act), there.act(seat, act)
        if json.dumps([(e.kind, e.public, e.private) for e in mine]) != json.dumps(
            [(e.kind, e.public, e.private) for e in yours]
        ):
            return "events", here.number
        if (here.awaited, here.phase.name) != (there.awaited, there.phase.name):
            return "awaited", here.number
    return None


def pair(name, value, seed):
    """Two houses that differ in the option, in nothing else if that can be; None where they would not."""
    dice = Random(seed)
    near = FITTING.get(name)
    house = House.read(near) if near else random_house(dice)
    house = wish(house, name, OPTIONS[name].default)
    other = house.with_values({name: value})
    if other.rules.problems():
        other, _ = house.with_option(name, value)
        alone = wish(other, name, OPTIONS[name].default)
        house = alone if alone.rules.differences(other.rules) == [name] else house
    if house.rules.idle(name) or other.rules.problems() or house.rules.value(name) == value:
        return None
    return house, other


@pytest.mark.parametrize(("name", "value"), FLIPS, ids=[f"{name}={value}" for name, value in FLIPS])
def test_there_is_a_match_in_which_the_option_changes_something(name, value):
    for seed in range(TRIES):
        found = pair(name, value, seed)
        if found is None:
            continue
        here, there = (Match(house.game, house.rules) for house in found)
        if first_difference(here, there, seed, deals=12):
            return
    pytest.fail(f"{name}={value} never changed anything")


LONELY = {"players", "sides", "pack", "piles"}
"""Options of the size of the table: some of their values only go together."""


@pytest.mark.parametrize("name", [name for name in OPTIONS if name not in LONELY])
def test_every_other_option_can_be_changed_all_by_itself(name):
    assert any(
        found and found[0].rules.differences(found[1].rules) == [name]
        for value in OPTIONS[name].spread()
        if value != OPTIONS[name].default
        for seed in range(40)
        for found in [pair(name, value, seed)]
    )


@given(houses(wishes=8), st.sampled_from(list(OPTIONS)), st.integers(0, 10**9), st.data())
def test_an_option_that_nobody_reads_changes_nothing(house, name, seed, data):
    idle = [option for option in OPTIONS if house.rules.idle(option)]
    assume(idle)
    name = data.draw(st.sampled_from(idle))
    other = house.with_values({name: data.draw(st.sampled_from(OPTIONS[name].spread()))})
    assert other.rules.problems() == []
    here, there = (Match(each.game, each.rules) for each in (house, other))
    assert first_difference(here, there, seed, deals=4) is None
    assert here.observation(None).as_data() == there.observation(None).as_data()
    facts = house.game.house_facts
    assert facts(house.rules) == facts(other.rules)
    for clause in house.game.clauses:
        assert clause.holds(house.rules) == clause.holds(other.rules), clause.id


def test_the_options_that_may_lie_idle_are_looked_at():
    """So that the test above is not a test of nothing."""
    looked_at = [random_house(Random(seed)).rules for seed in range(40)] + [
        House.read("kaiser/lost_heir").rules
    ]
    idle = {name for name in OPTIONS if any(rules.idle(name) for rules in looked_at)}
    assert idle == {name for name, option in OPTIONS.items() if option.reads.wanted}
