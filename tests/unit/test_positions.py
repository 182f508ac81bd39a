"""What a computer player must do, and must not, in given positions: one test each."""

from pathlib import Path
from random import Random

import pytest
import yaml

from kit import scenario_rules
from varaq import CHANCE, Action, Match
from varaq.engine.event import Event
from varaq.games.kaiser.deal import Dealing
from varaq.games.kaiser.dealt import Standing
from varaq.games.list import GAMES
from varaq.players import PLAYERS

FOLDER = Path(__file__).parents[1] / "positions"
POSITIONS = [one for path in sorted(FOLDER.glob("kaiser.yaml")) for one in yaml.safe_load(path.read_text())]
FIELDS = {"id", "game", "preset", "rules", "seat", "dealer", "hands", "kitty", "piles", "totals", "acts"}
ASKED = {"must", "must_not", "with", "without"}
each = pytest.mark.parametrize("position", POSITIONS, ids=[one["id"] for one in POSITIONS])


def pack_order(rules, position, dice):
    """A pack that deals the hands of the position; what is not said is filled up by chance."""
    players, each_gets = rules.players, rules.cards_each
    in_hand = each_gets // 2 if rules.piles else each_gets
    wanted = {}
    for seat in range(players):
        place = (seat - position["dealer"] - 1) % players
        cards = list(position.get("hands", {}).get(seat, ()))
        assert len(cards) in (0, in_hand), f"{position['id']}: seat {seat} has {len(cards)} cards"
        wanted.update({round_ * players + place: card for round_, card in enumerate(cards)})
        # Of a pile the lower card comes first, then the one on top of it (KS-27).
        tops = position.get("piles", {}).get(seat, ())
        first = in_hand + in_hand // 2
        wanted.update({(first + pile) * players + place: card for pile, card in enumerate(tops)})
    wanted.update({players * each_gets + at: card for at, card in enumerate(position.get("kitty", ()))})
    assert len(set(wanted.values())) == len(wanted), f"{position['id']}: a card twice"
    rest = [card for card in rules.cards.cards if card not in wanted.values()]
    dice.shuffle(rest)
    return [wanted[at] if at in wanted else rest.pop() for at in range(len(rules.cards))]


def set_up(position, seed=0):
    """A match in which the position has come about."""
    rules = scenario_rules(position)
    assert rules.problems() == []
    game = next(game for game in GAMES if game.name == position["game"])
    match = Match(game, rules, dealer=position["dealer"])
    if "totals" in position:
        totals = position["totals"]
        match.phase = Dealing(rules, Standing(totals, position["dealer"]))
        facts = {"after": totals, "target": rules.target, "limit": rules.limit(raised=False), "pot": 0}
        match.events.append(Event("scored", facts))
    match.act(CHANCE, Action("deal", tuple(pack_order(rules, position, Random(seed)))))
    if "acts" in position:
        while match.phase.name == "claims":
            match.act(match.awaited[0], "keep")
    for seat, act in position.get("acts", ()):
        match.act(seat, act)
    if match.phase.name == "claims" and ASKED & position.keys() <= {"with", "without"}:
        while match.phase.name == "claims":
            match.act(match.awaited[0], "keep")
    assert position["seat"] in match.awaited, match.phase.name
    return match


def wrong(position, act):
    """What is wrong with the act in the position, or None."""
    cards = act.split(" ")[1:]
    if "must" in position and act not in position["must"]:
        return f"{act}, but it must be one of {position['must']}"
    if act in position.get("must_not", ()):
        return f"{act} is wrong"
    if not set(position.get("with", ())) <= set(cards):
        return f"{act} lacks one of {position['with']}"
    if set(position.get("without", ())) & set(cards):
        return f"{act} has one of {position['without']}"
    return None


@each
def test_the_rulebook_player_does_what_the_position_asks(position):
    for seed in range(3):  # the cards nobody was shown do not matter
        match = set_up(position, seed)
        seen = match.observation(position["seat"])
        act = PLAYERS["rulebook"]().choose(seen, Random(0))
        assert act in seen.legal
        assert wrong(position, act) is None


@each
def test_a_position_leaves_a_choice_and_names_legal_acts(position):
    assert position.keys() <= FIELDS | ASKED
    assert ASKED & position.keys()
    seen = set_up(position).observation(position["seat"])
    assert set(position.get("must", ())) <= set(seen.legal)
    assert set(position.get("must_not", ())) <= set(seen.legal)
    judged = [wrong(position, act) is None for act in seen.legal]
    assert any(judged)
    assert not all(judged)


def test_no_two_positions_have_the_same_name():
    names = [one["id"] for one in POSITIONS]
    assert sorted(names) == sorted(set(names))
