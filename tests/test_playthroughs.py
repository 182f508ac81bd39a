"""Whole deals of every named house, as golden texts. Rewrite them with `--update-playthroughs`."""

from random import Random

import pytest

from kit import HERE, pick
from varaq.engine.playthrough import playthrough
from varaq.games import GAMES

FOLDER = HERE / "playthroughs"
LARGEST = 25_000
HOUSES = [(game, preset) for game in GAMES for preset in game.presets]


def file_of(game, preset):
    return FOLDER / game.name / f"{preset.name}.txt"


def told(game, preset):
    """As many deals as make a text that is still read, at most three and at least one."""
    texts = (deals_of(game, preset, deals) for deals in (3, 2))
    return next((text for text in texts if len(text) < LARGEST), None) or deals_of(game, preset, 1)


def deals_of(game, preset, deals):
    dice = Random(preset.name)
    return playthrough(
        game,
        game.rules(**preset.values),
        preset.name,
        shuffle=dice.shuffle,
        choose=lambda acts: pick(dice, acts),
        deals=deals,
    )


@pytest.mark.parametrize(
    ("game", "preset"), HOUSES, ids=[f"{game.name}-{preset.name}" for game, preset in HOUSES]
)
def test_a_named_house_plays_as_its_playthrough_tells(game, preset, request):
    file = file_of(game, preset)
    text = told(game, preset)
    assert len(text) < 1.5 * LARGEST, "too long to be read"
    if request.config.getoption("--update-playthroughs"):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert file.exists(), "this house has no playthrough: run with --update-playthroughs"
    assert text.splitlines() == file.read_text(encoding="utf-8").splitlines()


def test_no_playthrough_is_left_of_a_house_that_is_gone():
    assert set(FOLDER.glob("**/*.txt")) <= {file_of(game, preset) for game, preset in HOUSES}
