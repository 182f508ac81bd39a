"""The worked examples of the catalogues, one test each, and that none of them says nothing."""

from copy import deepcopy

import pytest

from kit import all_scenarios, scenario_rules
from varaq import BadScenario
from varaq.engine.scenario import check
from varaq.games import find_game

SCENARIOS = all_scenarios()
each = pytest.mark.parametrize("scenario", SCENARIOS, ids=[one["id"] for one in SCENARIOS])


def misses(scenario):
    return check(find_game(scenario["game"]).scenarios, scenario_rules(scenario), scenario)


@each
def test_the_engine_gives_the_answer_of_the_example(scenario):
    assert misses(scenario) == []


@each
def test_the_house_of_an_example_can_be_played(scenario):
    assert scenario_rules(scenario).problems() == []


def test_no_two_examples_have_the_same_name():
    names = [one["id"] for one in SCENARIOS]
    assert sorted(names) == sorted(set(names))


# ---------------------------------------------------------------------- no example is empty


def expected_fields(scenario):
    kind = find_game(scenario["game"]).scenarios[scenario["kind"]]
    kind = kind.kinds[scenario[kind.of]] if kind.of else kind
    return [key for key in kind.expected if key in scenario]


def alterations(value):
    """Values that are not `value`, each wrong in one place."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
        yield None
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from ({**value, key: other} for other in alterations(inner))
    elif isinstance(value, list):
        yield [*value, "nothing"]
        yield from (value[:place] + value[place + 1 :] for place in range(len(value)))
        if value:
            yield [*value, value[0]]
    elif value is None:
        yield from (0, "A", False)
    else:
        yield f"{value}x"
        yield None


@each
def test_every_answer_of_an_example_is_looked_at(scenario):
    for field in expected_fields(scenario):
        for wrong in alterations(scenario[field]):
            altered = deepcopy(scenario) | {field: wrong}
            assert field in [miss.field for miss in misses(altered)], (field, wrong)


@pytest.mark.parametrize(
    "change",
    [
        {"kind": "fishing"},
        {"colour": "red"},
        {"winner": None, "plays": None},
        {"contract": {"bidder": 0, "bid": "21", "trump": "S"}},
        {"contract": {"bidder": 0, "bid": "8", "trump": "Z"}},
        {"plays": [[0, "2C"]]},
    ],
    ids=["kind", "field", "missing plays", "bid", "suit", "card"],
)
def test_an_example_that_makes_no_sense_is_refused_and_not_passed(change):
    scenario = {
        "id": "x",
        "game": "kaiser",
        "clauses": [],
        "kind": "trick",
        "contract": {"bidder": 0, "bid": "8", "trump": "S"},
        "plays": [[0, "AS"], [1, "KS"], [2, "QS"], [3, "JS"]],
        "winner": 0,
    }
    assert misses(scenario) == []
    broken = {key: value for key, value in (scenario | change).items() if value is not None}
    with pytest.raises(BadScenario):
        misses(broken)
