"""The browser knows the packs in the order that a shuffle begins with: the same as the games."""

import re
from collections import Counter
from random import Random

import pytest

from kit import HERE, random_house
from varaq import Match
from varaq.games import GAMES

PAGE = HERE.parent / "src" / "varaq" / "web" / "js" / "models" / "packs.js"


def packs_of_the_browser():
    text = PAGE.read_text(encoding="utf-8")
    return {
        game: [tuple(line.split()) for line in re.findall(r"'([^']+)'", body)]
        for game, body in re.findall(r"^  (\w+): \[\n(.*?)^  \],", text, re.M | re.S)
    }


def shuffled_by(house):
    """The list that the first shuffle of a match is handed."""
    given = []
    Match(house.game, house.rules).shuffled(lambda cards: given.append(tuple(cards)))
    return given


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_house_shuffles_a_pack_that_the_browser_knows(game):
    known = packs_of_the_browser()[game.name]
    dice, found = Random(3), set()
    for _ in range(600):
        (pack,) = shuffled_by(random_house(dice, game=game, wishes=8))
        assert pack in known
        found.add(pack)
    assert found == set(known), "a pack that no house has"


def test_the_cards_of_a_deal_tell_in_which_order_its_pack_began():
    for packs in packs_of_the_browser().values():
        kinds = {tuple(sorted(Counter(pack).items())) for pack in packs}
        assert len(kinds) == len(packs)
