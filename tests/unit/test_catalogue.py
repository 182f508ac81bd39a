"""The catalogue is law: its tables and the declarations say the same, word for word."""

import re
from functools import cache
from typing import NamedTuple

import pytest

from kit import CATALOGUE
from varaq.games.kaiser import KAISER
from varaq.rules import NUMBERS, But

RULES = KAISER.rules
OPTIONS = RULES.options()
TEXT = CATALOGUE.read_text(encoding="utf-8")
NAMES_OF_PACKS = {
    "Kaiser pack": ("kaiser26", "kaiser32", "kaiser34", "kaiser40", "kaiser48"),
    "Heir pack": ("heir32", "heir48"),
}


def section(number):
    """The text of one section of the catalogue."""
    return re.search(rf"^## {number} .*?(?=^## |\Z)", TEXT, re.M | re.S).group()


def rows(text, *, heads):
    """The rows of the table with these headings, as lists of cells."""
    lines = text.splitlines()
    start = lines.index("| " + " | ".join(heads) + " |") + 2
    for line in lines[start:]:
        if not line.startswith("|"):
            return
        yield [cell.strip() for cell in line.strip("|").split("|")]


def ticked(text):
    """What stands between backticks."""
    return re.findall(r"`([^`]+)`", text)


def value_of(name, text):
    """A value as the tables write it."""
    if text in ("true", "false"):
        return text == "true"
    return int(text) if re.fullmatch(r"\d+", text) else OPTIONS[name].words[OPTIONS[name].words.index(text)]


def clause_ids(text):
    """`KS-1…3, 25` written out, as far as there are such clauses."""
    found = []
    for part in text.removeprefix("KS-").split(","):
        first, _, last = part.strip().partition("…")
        found += range(int(first), int(last or first) + 1)
    known = {clause.id for clause in KAISER.clauses}
    return [name for number in found if (name := f"KS-{number}") in known]


class Row(NamedTuple):
    name: str
    values: str
    default: str
    changes: str
    needs: str


TABLE = [
    Row(ticked(cells[0])[0], *cells[1:])
    for cells in rows(section(3), heads=["name", "values", "default", "changes", "excludes / needs"])
]
each_row = pytest.mark.parametrize("row", TABLE, ids=[row.name for row in TABLE])


def test_the_options_are_those_of_the_catalogue_in_its_order():
    assert [row.name for row in TABLE] == list(OPTIONS)


@each_row
def test_the_default_of_an_option_is_that_of_the_catalogue(row):
    assert OPTIONS[row.name].default == value_of(row.name, row.default.strip("`"))


@each_row
def test_the_words_of_an_option_are_those_of_the_catalogue(row):
    bare = re.sub(r"\(.*?\)|(above|below) `\w+`", "", row.values)
    told = [value_of(row.name, word) for word in ticked(bare)]
    plain = [word for word in re.split(r", | \(", row.values) if word in ("true", "false")]
    told += [value_of(row.name, word) for word in plain]
    assert list(OPTIONS[row.name].choices) == told


@each_row
def test_the_numbers_of_an_option_are_those_of_the_catalogue(row):
    option = OPTIONS[row.name]
    told = re.sub(r"\(.*?\)", "", row.values)
    span = re.match(r"(\d+)…(\d+)", told)
    listed = [int(n) for n in re.findall(r"(?<![\w…])\d+(?![\w…])", told)]
    if span:
        assert (option.low, option.high) == tuple(map(int, span.groups()))
    elif listed:
        assert list(range(option.low, option.high + 1)) == listed
    elif "number" in told:
        assert option.low is not None
    else:
        assert option.low is None


@each_row
def test_the_usual_numbers_lie_among_those_of_the_option(row):
    option = OPTIONS[row.name]
    told = re.search(r"usual: ([\d, ]+)", row.values)
    if told:
        assert option.usual == tuple(int(n) for n in told.group(1).split(","))
    assert all(option.check(number) is None for number in option.usual)


@each_row
def test_an_option_changes_the_clauses_that_the_catalogue_says(row):
    assert list(OPTIONS[row.name].clauses) == clause_ids(row.changes)


CLAUSE_TEXTS = {
    found.group(1): found.group(0)
    for found in re.finditer(r"^- \*\*(KS-\d+)\*\*.*?(?=^- \*\*KS|^###|^---|\Z)", section(2), re.M | re.S)
}


# ---------------------------------------------------------------------- needs


def needed(text):
    """The parts of a "needs" cell that name options and values: {option: values}."""
    found = {}
    text = re.sub(r"\(.*?\)", "", text)
    for name, values in re.findall(r"`(\w+): ([^`]+)`", text):
        found.setdefault(name, []).append(value_of(name, values))
    for words, packs in NAMES_OF_PACKS.items():
        if re.search(rf"(a|no) {words}", text):
            found["pack"] = list(packs)
    if "a limit" in text and "needs" not in found:
        found["no_bid_limit"] = ["limit"]
    if "teams of two players" in text:
        found["sides"] = ["teams"]
    return found


@each_row
def test_an_option_needs_what_the_catalogue_says(row):
    option = OPTIONS[row.name]
    read = row.needs.startswith("read only")
    wanted = needed(row.needs.partition(";")[0] if read else row.needs)
    if read:
        assert {name for name, _ in option.reads.wanted} == set(wanted) | (
            {"target_after_nt"} if "as `target_after_nt`" in row.needs else set()
        )
    else:
        assert option.reads.wanted == ()
        told = {name for need in option.needs if not need.given.wanted for name, _ in need.then.wanted}
        assert told == set(wanted)
    bounds = {(bound.value, other) for bound, other in option.bounds}
    compared = set()
    if found := re.match(r"≤ `(\w+)`", row.needs):
        compared.add(("at_most", found.group(1)))
    if found := re.search(r"a number (above|below) `(\w+)`", row.values):
        compared.add((found.group(1), found.group(2)))
    if found := re.search(r"a number lies (above|below) `(\w+)`", row.needs):
        compared.add((found.group(1), found.group(2)))
    assert bounds == compared


@each_row
def test_a_need_binds_only_the_values_that_the_catalogue_names(row):
    cell = row.needs
    for need in OPTIONS[row.name].needs:
        if need.given.wanted:
            continue  # part of the table of sizes
        if isinstance(need.values, But):
            assert cell.startswith((f"all but `{need.values.values[0]}`", "`auto`, a number need"))
        elif need.values is NUMBERS:
            assert cell.startswith("a number needs")
        else:
            (value,) = need.values
            assert cell.startswith(f"`{str(value).lower() if isinstance(value, bool) else value}` needs")


# ---------------------------------------------------------------------- tables


def test_the_sizes_of_tables_are_those_of_the_catalogue():
    told = set()
    for players, sides, packs in rows(section(3), heads=["players", "sides", "packs"]):
        names = [name for name in ticked(packs) if "piles" not in name]
        names += NAMES_OF_PACKS["Heir pack"] if "Heir packs" in packs else ()
        told |= {(int(players), side, name) for side in ticked(sides) for name in names}
    names, allowed = RULES.tables
    assert names == ("players", "sides", "pack")
    assert {(p, str(s), str(k)) for p, s, k in allowed} == told


def test_two_players_with_the_kaiser_pack_need_piles():
    house = RULES(players=2, sides="solo", pack="kaiser32")
    assert [problem.facts["option"] for problem in house.problems()] == ["piles"]
    assert house.changed({"piles": True}).problems() == []


def test_teams_of_two_players_are_four_in_two_teams_and_six_in_three():
    may = set()
    for players, sides, pack in RULES.tables[1]:
        house = RULES(
            players=players,
            sides=sides,
            pack=pack,
            passing="partner1",
            misdeal_no_honours=False,
            no_trump=False,
        )
        if not house.problems():
            may.add((players, str(sides)))
    assert may == {(4, "teams2"), (6, "teams3")}


# ---------------------------------------------------------------------- presets


def told_presets():
    """The presets of the catalogue, with what "as X" takes over."""
    found = {}
    for names, _called, values in rows(section(4), heads=["preset", "called by players", "values"]):
        names = ticked(names)
        base = re.match(r"as `(\w+)`", values)
        rest = values[base.end() :] if base else values
        for place, name in enumerate(names):
            made = dict(found[base.group(1)]) if base else {}
            for option, value, more in re.findall(r"`(\w+): (\w+)`((?: / `\w+`)*)", rest):
                made[option] = value_of(option, [value, *ticked(more)][place if more else 0])
            found[name] = made
    return found


TOLD = told_presets()


def test_the_presets_are_those_of_the_catalogue_in_its_order():
    assert [preset.name for preset in KAISER.presets] == list(TOLD)


@pytest.mark.parametrize("preset", KAISER.presets, ids=[preset.name for preset in KAISER.presets])
def test_a_preset_has_the_values_of_the_catalogue(preset):
    assert {name: preset.values[name] for name in preset.values} == TOLD[preset.name]


@pytest.mark.parametrize("preset", KAISER.presets, ids=[preset.name for preset in KAISER.presets])
def test_a_preset_can_be_played_and_names_all_that_differs_from_the_defaults(preset):
    house = RULES(**preset.values)
    assert house.problems() == []
    assert set(RULES().differences(house)) <= set(preset.values)


# ---------------------------------------------------------------------- clauses


def test_the_clauses_are_those_of_the_catalogue_in_its_order():
    assert [clause.id for clause in KAISER.clauses] == list(CLAUSE_TEXTS)


def test_the_printed_rules_keep_the_headings_of_the_catalogue_together():
    headings = [clause.section for clause in KAISER.clauses]
    assert [h for place, h in enumerate(headings) if not place or headings[place - 1] != h] == list(
        dict.fromkeys(headings)
    )


@cache
def many_houses():
    """The presets, and each of them with one wish more."""
    base = [RULES(**preset.values) for preset in KAISER.presets]
    wishes = [(name, value) for name, option in OPTIONS.items() for value in option.spread()]
    return base + [rules.with_option(name, value)[0] for rules in base[::2] for name, value in wishes]


@pytest.mark.parametrize("clause", KAISER.clauses, ids=[clause.id for clause in KAISER.clauses])
def test_every_clause_belongs_to_some_house_and_with_conditions_not_to_all(clause):
    holds = {clause.holds(house) for house in many_houses()}
    assert True in holds
    assert (False in holds) == bool(clause.applies)


@pytest.mark.parametrize(
    "clause", [clause for clause in KAISER.clauses if clause.applies], ids=lambda c: c.id
)
def test_the_conditions_of_a_clause_name_options_and_values_that_exist(clause):
    for condition in clause.applies:
        for name, wanted in condition.wanted:
            values = wanted.values if isinstance(wanted, But) else wanted
            assert all(OPTIONS[name].check(value) is None for value in values), (name, values)
