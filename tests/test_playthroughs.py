"""Whole deals of every named house, as golden texts. Rewrite them with `--update-playthroughs`."""

from random import Random

import pytest

from kit import HERE, pick
from varaq.engine.playthrough import playthrough
from varaq.games import GAMES

FOLDER = HERE / "playthroughs"
LARGEST = 26_000
HOUSES = [(game, preset) for game in GAMES for preset in game.presets]


def told(game, preset):
    rules = game.rules(**preset.values)
    dice = Random(preset.name)
    deals = 3 if rules.cards_each * rules.players < 40 else 2
    return playthrough(
        game, rules, preset.name, shuffle=dice.shuffle, choose=lambda acts: pick(dice, acts), deals=deals
    )


@pytest.mark.parametrize(("game", "preset"), HOUSES, ids=[preset.name for _, preset in HOUSES])
def test_a_named_house_plays_as_its_playthrough_tells(game, preset, request):
    file = FOLDER / f"{preset.name}.txt"
    text = told(game, preset)
    assert len(text.encode()) < LARGEST
    if request.config.getoption("--update-playthroughs"):
        FOLDER.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert file.exists(), "this house has no playthrough: run with --update-playthroughs"
    assert text.splitlines() == file.read_text(encoding="utf-8").splitlines()


def test_no_playthrough_is_left_of_a_house_that_is_gone():
    assert {file.stem for file in FOLDER.iterdir()} <= {preset.name for _, preset in HOUSES}
