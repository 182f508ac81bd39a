"""What a computer player must do, and must not, in given positions: every file, every level above the beginner."""

from collections import Counter
from random import Random

import pytest

from positions_of import ASKED, FIELDS, FOLDER, SETTINGS, read_positions, set_up
from varaq.players import LEVELS, PLAYERS

POSITIONS = read_positions()
FEWEST = 15
each = pytest.mark.parametrize("position", POSITIONS, ids=[one["id"] for one in POSITIONS])
each_player = pytest.mark.parametrize("player", LEVELS[LEVELS.index("beginner") + 1 :])


def choice(match, seat, player):
    """What the player does; None where nobody waits for it and it lets the others go on."""
    seen = match.observation(seat)
    if seat in match.awaited:
        return player.choose(seen, Random(0))
    return player.interrupt(seen, Random(0))


def wrong(position, act):
    """What is wrong with the act in the position, or None."""
    cards = (act or "").split(" ")[1:]
    if "must" in position and act not in position["must"]:
        return f"{act}, but it must be one of {position['must']}"
    if act in position.get("must_not", ()):
        return f"{act} is wrong"
    if not set(position.get("with", ())) <= set(cards):
        return f"{act} lacks one of {position['with']}"
    if set(position.get("without", ())) & set(cards):
        return f"{act} has one of {position['without']}"
    return None


@each_player
@each
def test_a_player_does_what_the_position_asks(position, player):
    # The cards nobody was shown do not matter; who thinks long is asked once.
    for seed in range(3 if player == "casual" else 1):
        match = set_up(position, seed)
        seat = position["seat"]
        act = choice(match, seat, PLAYERS[player]())
        assert act in match.observation(seat).legal or (act is None and seat not in match.awaited)
        assert wrong(position, act) is None


@each
def test_a_position_leaves_a_choice_and_names_legal_acts(position):
    assert position.keys() <= FIELDS | SETTINGS[position["game"]].fields | ASKED
    assert ASKED & position.keys()
    match = set_up(position)
    legal = match.observation(position["seat"]).legal
    assert set(position.get("must", ())) <= set(legal)
    assert set(position.get("must_not", ())) <= set(legal)
    silent = [] if position["seat"] in match.awaited else [None]
    judged = [wrong(position, act) is None for act in (*legal, *silent)]
    assert any(judged)
    assert not all(judged)


def test_no_two_positions_have_the_same_name():
    names = [one["id"] for one in POSITIONS]
    assert sorted(names) == sorted(set(names))


def test_every_game_with_a_setting_has_a_file_of_positions_of_its_own():
    assert {path.stem for path in FOLDER.glob("*.yaml")} == SETTINGS.keys()
    counts = Counter(one["game"] for one in POSITIONS)
    assert all(counts[game] >= FEWEST for game in SETTINGS), counts
