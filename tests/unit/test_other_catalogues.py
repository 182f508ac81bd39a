"""The catalogues of Stýrivolt, of the Twenty-Eight family and of Bid Whist are law: tables and declarations say the same."""

import re

import pytest

from kit import HERE
from other_games import PRESETS
from varaq.games.bid_whist import BID_WHIST
from varaq.games.styrivolt import STYRIVOLT
from varaq.games.twenty_eight import TWENTY_EIGHT
from varaq.rules.option import write_value

RULES = HERE.parent / "docs" / "rules"
GAMES = (STYRIVOLT, TWENTY_EIGHT, BID_WHIST)
TEXTS = {game.name: (RULES / f"{game.name}.md").read_text(encoding="utf-8") for game in GAMES}
OPTION_HEADS = {
    "styrivolt": ["name", "values", "default", "changes", "needs / excludes"],
    "twenty_eight": ["name", "values", "default", "what it changes", "excludes / needs"],
    "bid_whist": ["name", "type and values", "default", "changes", "excludes / needs"],
}
PRESET_HEADS = {
    "styrivolt": ["preset", "called", "differs from the default"],
    "twenty_eight": ["preset", "what players call it", "differs from default"],
    "bid_whist": ["preset", "players call it", "options that differ from the default"],
}

each_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


def section(game, number):
    """The text of one section of the catalogue."""
    return re.search(rf"^## {number}\. .*?(?=^## |\Z)", TEXTS[game.name], re.M | re.S).group()


def rows(text, heads):
    """The rows of the table with these headings, as lists of cells."""
    lines = text.splitlines()
    for line in lines[lines.index("| " + " | ".join(heads) + " |") + 2 :]:
        if not line.startswith("|"):
            return
        yield [cell.strip() for cell in line.strip("|").split("|")]


def ticked(text):
    """What stands between backticks."""
    return re.findall(r"`([^`]+)`", text)


def value_of(text):
    """A value as the tables write it."""
    if text in ("true", "false"):
        return text == "true"
    return "none" if text == "null" else int(text) if text.isdecimal() else text


TABLE = [
    (game, ticked(cells[0])[0], *cells[1:])
    for game in GAMES
    for cells in rows(section(game, 3), OPTION_HEADS[game.name])
]
each_row = pytest.mark.parametrize(
    ("game", "name", "values", "default", "changes", "needs"), TABLE, ids=[row[1] for row in TABLE]
)


@each_game
def test_the_options_are_those_of_the_catalogue_in_its_order(game):
    assert [row[1] for row in TABLE if row[0] is game] == list(game.rules.options())


@each_row
def test_an_option_has_the_values_and_the_default_of_the_catalogue(
    game, name, values, default, changes, needs
):
    option = game.rules.options()[name]
    assert option.default == value_of(default.strip("`"))
    bare = re.sub(r"\(.*?\)", "", values)
    words = [value_of(word) for word in ticked(bare)]
    words += ["none"] if "null" in bare else []
    if "bool" in bare or "true, false" in bare:
        assert option.kind == "switch"
        return
    assert list(option.words) == words
    span = re.search(r"(\d+)–(\d+)", bare)
    listed = [int(number) for number in re.findall(r"(?<![\w–])\d+(?![\w–])", re.sub(r"`.*?`", "", bare))]
    if span:
        assert (option.low, option.high) == tuple(map(int, span.groups()))
    elif "whole number" in bare:
        assert option.low == 1
        assert option.high >= 12
    elif listed:
        assert (option.low, option.high) == (min(listed), max(listed))
        assert set(listed) == set(option.usual)
    else:
        assert option.low is None


@each_row
def test_an_option_changes_the_clauses_that_the_catalogue_says(game, name, values, default, changes, needs):
    prefix = game.clauses[0].id.split("-")[0]
    told = []
    for part in re.sub(rf"{prefix}-(?!R)", "", re.sub(r"\(.*?\)", "", changes)).split(","):
        first, _, last = part.strip().partition("–")
        if first.isdecimal():
            told += [f"{prefix}-{n}" for n in range(int(first), int(last or first) + 1)]
    mine = game.rules.options()[name].clauses
    assert [clause for clause in mine if not clause.startswith(f"{prefix}-R")] == told
    if not told:
        assert all(clause.startswith(f"{prefix}-R") for clause in mine)


@each_row
def test_the_options_that_the_catalogue_names_as_needs_are_declared(
    game, name, values, default, changes, needs
):
    option = game.rules.options()[name]
    options = game.rules.options()
    cell = re.sub(r"\(or a seventh card\)|\(elsewhere.*?\)|as `.*?`", "", needs)
    told = {word.split(":")[0] for word in ticked(cell)} & set(options)
    if "8 needs a double pack" in cell or name == "pack":
        assert name in game.rules.tables[0]
        return
    declared = {other for need in option.needs for other, _ in (*need.then.wanted, *need.given.wanted)}
    declared |= {other for other, _ in option.reads.wanted} | {other for _, other in option.bounds}
    assert told - {name} <= declared, needs
    if not cell and not option.reads.wanted:
        assert not option.needs


SAMPLES = [
    (STYRIVOLT, {"cut_depth": 2}, "cut_stikkar"),
    (STYRIVOLT, {"cut_stikkar": True, "cut_exposed": 2}, "cut_depth"),
    (STYRIVOLT, {"king_or_four": "king", "exposure": "dealer_any"}, "exposure"),
    (STYRIVOLT, {"solo_make": 3, "solo_nine": 2}, "solo_make"),
    (STYRIVOLT, {"marking_reminder": False}, "marking"),
    (STYRIVOLT, {"match_end": "open", "match_tie": "draw"}, "match_end"),
    (STYRIVOLT, {"match_end": "crosses", "match_deals": 8}, "match_end"),
    (STYRIVOLT, {"match_crosses": 5}, "match_end"),
    (TWENTY_EIGHT, {"max_bid": "points_plus_pair", "pair": "none"}, "pair"),
    (TWENTY_EIGHT, {"min_bid": 29}, "points_in_deal"),
    (TWENTY_EIGHT, {"one_suit_hand": "show"}, "single_hand"),
    (TWENTY_EIGHT, {"auction": "duel", "first_bid": "free"}, "first_bid"),
    (TWENTY_EIGHT, {"pass_is_final": True, "auction": "one_round"}, "auction"),
    (TWENTY_EIGHT, {"thani": True}, "scoring"),
    (TWENTY_EIGHT, {"trump_card": "open"}, "bid_names_trump"),
    (TWENTY_EIGHT, {"second_auction": "from_24", "seventh_card": True}, "seventh_card"),
    (TWENTY_EIGHT, {"c_call": True}, "doubling"),
    (TWENTY_EIGHT, {"auto_double_from": 21, "scoring": "bands_28"}, "scoring"),
    (TWENTY_EIGHT, {"double_effect": "plus"}, "scoring"),
    (TWENTY_EIGHT, {"scoring": "bands_40"}, "match_style"),
    (TWENTY_EIGHT, {"sure_hand": "show"}, "single_hand"),
    (BID_WHIST, {"kitty": False}, "jokers"),
    (BID_WHIST, {"kitty": False, "jokers": 0, "sport_kitty": True}, "sport_kitty"),
    (BID_WHIST, {"kitty": False, "jokers": 0, "name_trump": "after_kitty"}, "kitty"),
    (BID_WHIST, {"kitty": False, "jokers": 0, "kitty_book": "first_trick"}, "kitty"),
    (BID_WHIST, {"deuce_high": True, "jokers": 0}, "jokers"),
    (BID_WHIST, {"auction_rounds": "until_passed", "dealer_may_match": True}, "dealer_may_match"),
    (BID_WHIST, {"bid_style": "number_nt", "direction_rank": "down_over_up"}, "bid_style"),
    (BID_WHIST, {"bid_style": "number", "nt_direction": "in_bid"}, "bid_style"),
    (BID_WHIST, {"low_nt_outranks_high": True}, "nt_direction"),
    (BID_WHIST, {"bid_signals": "northeast", "bid_style": "number"}, "min_bid"),
    (BID_WHIST, {"set_score": "opponents_score", "defender_score": "odd_books"}, "set_score"),
    (BID_WHIST, {"boston_bid": "double", "boston_score": "thirteen"}, "boston_bid"),
    (BID_WHIST, {"target": 0, "lose_at_minus_target": False}, "max_hands"),
    (BID_WHIST, {"target": 0, "max_hands": 8}, "lose_at_minus_target"),
]


@pytest.mark.parametrize(
    ("game", "values", "other"), SAMPLES, ids=["-".join(map(write_value, values)) for _, values, _ in SAMPLES]
)
def test_a_house_that_breaks_a_need_is_refused_with_the_option_that_stands_against_it(game, values, other):
    assert other in [problem.facts.get("other") for problem in game.rules(**values).problems()]


@pytest.mark.parametrize(
    ("players", "pack"),
    [(players, pack) for players in (4, 5, 6, 7, 8) for pack in TWENTY_EIGHT.rules.options()["pack"].words],
)
def test_tables_of_the_twenty_eight_family_have_a_pack_that_deals_out(players, pack):
    may = {
        4: {"single_32", "double_32", "double_48"},
        6: {"single_36_threes", "single_36_sixes", "double_48"},
        8: {"double_64"},
    }
    house = TWENTY_EIGHT.rules(players=players, pack=pack, bid_after="all", pair="none")
    assert (house.problems() == []) == (str(pack) in may.get(players, ()))


# ---------------------------------------------------------------------- presets


def told_presets(game):
    text = section(game, 4)
    found = {}
    base = {}
    if game is TWENTY_EIGHT:
        shared = text.split("The 56 rules:")[1].split("\n\n")[0]
        base = {n: value_of(v) for n, v in re.findall(r"`(\w+): (\w+)`", shared)}
    for name, _, differs in rows(text, PRESET_HEADS[game.name]):
        made = {n: value_of(v) for n, v in re.findall(r"(\w+): (\w+)", differs)}
        found[ticked(name)[0]] = (base if "56 rules" in differs else {}) | made
    return found


@each_game
def test_the_presets_are_those_of_the_catalogue_in_its_order(game):
    assert [preset.name for preset in game.presets] == list(told_presets(game))


@pytest.mark.parametrize(("game", "preset"), PRESETS, ids=[preset.name for _, preset in PRESETS])
def test_a_preset_has_the_values_of_the_catalogue_and_can_be_played(game, preset):
    assert {name: preset.values[name] for name in preset.values} == told_presets(game)[preset.name]
    assert game.rules(**preset.values).problems() == []


# ---------------------------------------------------------------------- clauses


@each_game
def test_the_clauses_are_those_of_the_catalogue_in_its_order(game):
    prefix = game.clauses[0].id.split("-")[0]
    told = re.findall(rf"^- \*\*({prefix}-\d+)\*\*", section(game, 2), re.M)
    assert [clause.id for clause in game.clauses] == told


@each_game
def test_the_printed_rules_keep_the_headings_of_the_catalogue_together(game):
    headings = [clause.section for clause in game.clauses]
    changes = [h for place, h in enumerate(headings) if not place or headings[place - 1] != h]
    assert changes == list(dict.fromkeys(headings))


@each_game
def test_every_clause_belongs_to_some_house_and_with_conditions_not_to_all(game):
    houses = [game.rules(**preset.values) for preset in game.presets]
    wishes = [(name, value) for name, o in game.rules.options().items() for value in o.spread()]
    houses += [house.with_option(name, value)[0] for house in houses[::4] for name, value in wishes]
    if game is TWENTY_EIGHT:
        free = game.rules(**game.preset("fifty_six_4").values).changed({"first_bid": "free"})
        houses.append(free.changed({"all_pass": "no_trump_minimum"}))
    if game is BID_WHIST:
        houses.append(game.rules(renege="allowed", renege_penalty="game"))
    for clause in game.clauses:
        holds = {clause.holds(house) for house in houses}
        assert True in holds, clause.id
        assert (False in holds) == bool(clause.applies), clause.id
