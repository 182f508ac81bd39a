"""Houses: everything wrong told at once, wishes with what belongs to them, texts and files."""

from random import Random

import pytest

from kit import random_house
from varaq import BadHouse, House
from varaq.errors import Wrong
from varaq.games.kaiser import KAISER

OPTIONS = KAISER.rules.options()
PRESETS = [preset.name for preset in KAISER.presets]


def problems_of(text):
    with pytest.raises(BadHouse) as caught:
        House.read(text)
    return caught.value.problems


def told(text):
    return [
        (problem.code, problem.facts.get("option", problem.facts.get("text")))
        for problem in problems_of(text)
    ]


# ---------------------------------------------------------------------- texts


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_is_named_by_its_game_and_name(name):
    house = House.read(f"kaiser/{name}")
    assert house.text == f"kaiser/{name}"
    assert house.differs == []
    assert str(house) == house.text


@pytest.mark.parametrize(
    "text", ["kaiser", "kaiser/", " kaiser/standard ", "kaiser/standard;", "kaiser/standard; ;"]
)
def test_the_first_preset_is_meant_where_none_is_named_and_spaces_do_not_matter(text):
    assert House.read(text).text == "kaiser/standard"


def test_only_what_differs_from_the_preset_stands_in_the_text():
    house = House.read("kaiser/saskatchewan_34; min_bid = 7 ;low=any;target=60")
    assert house.text == "kaiser/saskatchewan_34;low=any;target=60"
    assert house.differs == ["low", "target"]


@pytest.mark.parametrize(("text", "value"), [("yes", True), ("true", True), ("no", False), ("false", False)])
def test_a_switch_is_read_in_plain_words(text, value):
    assert House.read(f"kaiser/standard;overtricks={text}").rules.overtricks is value


@pytest.mark.parametrize("seed", range(40))
def test_a_random_house_is_read_back_from_text_and_file(seed):
    house = random_house(Random(seed), wishes=12)
    assert House.read(house.text).rules == house.rules
    back, problems = House.read_toml(house.toml)
    assert problems == []
    assert (back.rules, back.preset.name) == (house.rules, house.preset.name)


# ---------------------------------------------------------------------- problems


def test_everything_that_is_wrong_is_told_at_once():
    text = "kaiser/standard;tarjet=52;piles=maybe;min_bid=99;five_wins;trump_by=led;low=any;low=off"
    assert told(text) == [
        (Wrong.UNREADABLE_HOUSE, "five_wins"),
        (Wrong.UNKNOWN_OPTION, "tarjet"),
        (Wrong.NOT_A_VALUE, "piles"),
        (Wrong.OUT_OF_RANGE, "min_bid"),
        (Wrong.OPTION_TWICE, "low"),
        (Wrong.NEEDS, "no_trump"),
        (Wrong.NEEDS, "trump_by"),
    ]


def test_a_house_made_by_hand_tells_its_bad_values_and_its_contradictions_together():
    rules = KAISER.rules(target=7, piles=True, trump_by="led")
    assert [(p.code, p.facts["option"]) for p in rules.problems()] == [
        (Wrong.OUT_OF_RANGE, "target"),
        (Wrong.NEEDS, "piles"),
        (Wrong.NEEDS, "no_trump"),
        (Wrong.NEEDS, "trump_by"),
    ]


def test_a_contradiction_with_a_value_that_is_itself_wrong_is_not_told_twice():
    rules = KAISER.rules(players=99, piles=True)
    assert [p.code for p in rules.problems()] == [Wrong.OUT_OF_RANGE]


@pytest.mark.parametrize(
    ("text", "close"),
    [
        ("kaizer/standard", "kaiser"),
        ("kaiser/standart", "standard"),
        ("kaiser/lost_heir_1983", "lost_heir_1893"),
        ("kaiser/standard;tarjet=52", "target"),
        ("kaiser/standard;minbid=7", "min_bid"),
        ("kaiser/standard;zzzz=1", "none"),
    ],
)
def test_a_misspelt_name_is_answered_with_the_nearest_one(text, close):
    (problem,) = problems_of(text)
    assert problem.facts["close"] == close


def test_with_a_preset_that_does_not_exist_nothing_is_held_against_the_options():
    assert [code for code, _ in told("kaiser/two_players;piles=yes;players=2;sides=solo")] == [
        Wrong.UNKNOWN_PRESET
    ]


@pytest.mark.parametrize(
    "value",
    ["", "-", "--5", "-5", "5.0", "1e3", "0x20", "٥٠", "五十", "none", "yes", "9" * 1500, " ", "5 2", "+52"],
)
def test_a_number_that_is_none_or_out_of_range_is_a_problem_and_no_crash(value):
    ((code, option),) = told(f"kaiser/standard;target={value}")
    assert code in (Wrong.NOT_A_VALUE, Wrong.OUT_OF_RANGE)
    assert option == "target"


@pytest.mark.parametrize(
    "text",
    [
        "",
        ";",
        "/",
        "x" * 5000,
        "kaiser/standard;=;==;=5",
        "kaiser\x00/standard",
        "kaiser/standard;target=52=53",
    ],
)
def test_a_text_that_is_no_house_is_a_problem_and_no_crash(text):
    assert problems_of(text)


@pytest.mark.parametrize("seed", range(200))
def test_no_garbled_house_is_a_crash(seed):
    dice = Random(seed)
    text = list(random_house(dice, wishes=8).text)
    for _ in range(dice.randint(1, 4)):
        place = dice.randrange(len(text))
        text[place] = dice.choice(["", ";", "=", "/", "-", "0", "z", "é", "\n", text[place] * 2])
    garbled = "".join(text)
    house, problems = House.read_loosely(garbled)
    problems = problems or house.rules.problems()
    if problems:
        assert next(problem.code for problem in problems_of(garbled)) == problems[0].code
        assert all(problem.as_data()["code"] for problem in problems)
    else:
        assert House.read(garbled).rules == house.rules


# ---------------------------------------------------------------------- needs and bounds


@pytest.mark.parametrize(
    ("text", "code", "option", "other"),
    [
        ("kaiser/standard;min_bid=9;max_bid=8", Wrong.MUST_NOT_EXCEED, "min_bid", "max_bid"),
        ("kaiser/standard;no_bid_limit=52", Wrong.MUST_BE_BELOW, "no_bid_limit", "target"),
        ("kaiser/standard;target_after_nt=52", Wrong.MUST_BE_ABOVE, "target_after_nt", "target"),
        (
            "kaiser/standard;target_after_nt=62;no_bid_limit_raised=62",
            Wrong.MUST_BE_BELOW,
            "no_bid_limit_raised",
            "target_after_nt",
        ),
        ("kaiser/les_rois;target_after_nt=62", Wrong.NEEDS, "target_after_nt", "no_trump"),
        ("kaiser/standard;no_bid_limit=none;five_wins=taken", Wrong.NEEDS, "five_wins", "no_bid_limit"),
        ("kaiser/five_player;kaiser_bid=forty", Wrong.NEEDS, "kaiser_bid", "sides"),
        ("kaiser/six_player_two_teams;passing=cycle2", Wrong.NEEDS, "passing", "sides"),
        ("kaiser/lost_heir;three_spot=clear3", Wrong.NEEDS, "three_spot", "pack"),
        ("kaiser/standard;three_spot=clear3;penalty_points=4", Wrong.NEEDS, "three_spot", "penalty_points"),
        ("kaiser/lost_heir;no_bid_limit=auto", Wrong.NEEDS, "no_bid_limit", "auction"),
        ("kaiser/joffre;misdeal_four_alike=yes", Wrong.NEEDS, "misdeal_four_alike", "pack"),
    ],
)
def test_a_contradiction_names_both_options(text, code, option, other):
    found = [(p.code, p.facts["option"], p.facts["other"]) for p in problems_of(text)]
    assert (code, option, other) in found


@pytest.mark.parametrize(
    "text",
    ["kaiser/standard;no_bid_limit=51", "kaiser/standard;target_after_nt=53", "kaiser/standard;min_bid=12"],
)
def test_the_last_number_inside_a_bound_is_allowed(text):
    assert House.read(text).text == text


def test_a_table_that_cannot_be_set_is_told_by_its_size():
    (problem,) = problems_of("kaiser/standard;players=3")
    assert problem.code == Wrong.NO_SUCH_TABLE_SIZE
    assert dict(problem.facts) == {"players": "3", "sides": "teams2", "pack": "kaiser32"}


def test_an_option_that_nobody_reads_cannot_be_wrong_beside_others():
    rules = House.read("kaiser/standard;no_bid_limit_raised=249").rules
    assert rules.idle("no_bid_limit_raised")
    assert rules.limit(raised=True) == rules.limit(raised=False) == 45


# ---------------------------------------------------------------------- wishes


@pytest.mark.parametrize("name", PRESETS)
def test_every_wish_to_a_named_house_is_granted_with_what_belongs_to_it(name):
    house = House.read(f"kaiser/{name}")
    for option in OPTIONS.values():
        for value in option.spread():
            changed, also = house.with_option(option.name, value)
            assert changed.rules.problems() == [], (option.name, value)
            assert changed.rules.value(option.name) == value
            assert house.rules.idle(option.name) or not changed.rules.idle(option.name), (option.name, value)
            assert option.name not in also
            assert set(also) == {n for n in house.rules.differences(changed.rules) if n != option.name}


@pytest.mark.parametrize("seed", range(150))
def test_every_wish_to_a_random_house_is_granted_too(seed):
    dice = Random(seed)
    house = random_house(dice, wishes=10)
    for name in dice.sample(list(OPTIONS), 8):
        option = OPTIONS[name]
        value = dice.choice(option.spread())
        changed, _ = house.with_option(name, value)
        assert changed.rules.problems() == [], (house.text, name, value, changed.text)
        assert changed.rules.value(name) == value


@pytest.mark.parametrize("name", PRESETS)
def test_a_wish_that_fits_changes_nothing_else(name):
    house = House.read(f"kaiser/{name}")
    for option in OPTIONS.values():
        for value in option.spread():
            if not house.with_values({option.name: value}).rules.problems():
                assert house.with_option(option.name, value)[1] == []


def test_a_wish_changes_as_little_as_it_can():
    house = House.read("kaiser/standard")
    assert house.with_option("trump_by", "led")[1] == ["no_trump"]
    assert house.with_option("min_bid", 12)[1] == []
    assert set(house.with_option("players", 5)[1]) == {"sides", "pack"}
    assert set(house.with_option("piles", True)[1]) == {"players", "sides"}
    assert house.with_option("target", 30)[0].rules.problems() == []


# ---------------------------------------------------------------------- rule cards as files


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('game = "kaiser"\npreset = "standard"\n[rules]\ntarget = \n', 4),
        ('game = "kaiser\n', 1),
        ("game = kaiser\n", 1),
        ('game = "kaiser"\ngame = "kaiser"\n', 2),
        ("\x00", 1),
        ("a = " + "[" * 1500, 1),
        ('game = "kaiser"\n[rules]\ntarget = ' + "9" * 5000, 1),
    ],
)
def test_a_file_that_is_no_toml_is_told_with_its_line(text, line):
    house, (problem,) = House.read_toml(text)
    assert house is None
    assert problem.code == Wrong.UNREADABLE_TOML
    assert problem.facts["line"] == line


def test_everything_that_is_wrong_in_a_file_is_told_at_once():
    card = 'game = "kaiser"\npreset = "standart"\ncolour = 1\n[rules]\ntarget = 7\npiles = 3\nlow = "lowish"\nfoo = 1\n'
    house, problems = House.read_toml(card)
    assert house is not None
    assert [problem.code for problem in problems] == [
        Wrong.UNKNOWN_PRESET,
        Wrong.UNKNOWN_OPTION,
        Wrong.OUT_OF_RANGE,
        Wrong.NOT_A_VALUE,
        Wrong.NOT_A_VALUE,
        Wrong.UNKNOWN_OPTION,
    ]


@pytest.mark.parametrize(
    "value",
    [
        "[1]",
        "{ a = 1 }",
        "1.5",
        "inf",
        "nan",
        "2026-01-01",
        "12:00:00",
        '""',
        "true",
        '"yes"',
        "-1",
        "'''\nx'''",
    ],
)
def test_a_value_of_another_kind_in_a_file_is_a_problem_and_no_crash(value):
    _, (problem,) = House.read_toml(f'game = "kaiser"\n[rules]\ntarget = {value}\n')
    assert problem.code in (Wrong.NOT_A_VALUE, Wrong.OUT_OF_RANGE)


def test_a_file_without_a_game_or_with_a_strange_table_is_a_problem():
    assert House.read_toml("")[1][0].code == Wrong.UNKNOWN_GAME
    assert House.read_toml("game = 7")[1][0].code == Wrong.UNKNOWN_GAME
    assert House.read_toml('game = "kaiser"\nrules = 5')[1][0].code == Wrong.UNREADABLE_TOML


def test_a_file_may_carry_a_name_of_its_own():
    house, problems = House.read_toml(
        'name = "Aunt Olha\'s"\ngame = "kaiser"\npreset = "standard"\n[rules]\nmin_bid = 7\n'
    )
    assert problems == []
    assert house.text == "kaiser/standard;min_bid=7"
