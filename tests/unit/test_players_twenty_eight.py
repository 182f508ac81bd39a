"""The book of the 28 family: legal everywhere, the same again, blind to what it was not shown, and sensible."""

import json
from pathlib import Path
from random import Random

import pytest
import yaml

from kit import scenario_rules
from varaq import CHANCE, Action, Match
from varaq.engine.event import Event
from varaq.games.house import House
from varaq.games.twenty_eight import TWENTY_EIGHT
from varaq.games.twenty_eight.deal import Dealing
from varaq.games.twenty_eight.held import Standing
from varaq.players import PLAYERS, RulebookPlayer
from varaq.players.twenty_eight.memory import remember
from varaq.players.twenty_eight.weights import weights_for

BOOK = RulebookPlayer()
FOLDER = Path(__file__).parents[1] / "positions"
POSITIONS = yaml.safe_load((FOLDER / "twenty_eight.yaml").read_text())
FIELDS = {"id", "game", "preset", "rules", "seat", "dealer", "hands", "totals", "acts"}
ASKED = {"must", "must_not"}
each_position = pytest.mark.parametrize("position", POSITIONS, ids=[one["id"] for one in POSITIONS])
each_preset = pytest.mark.parametrize("preset", TWENTY_EIGHT.presets, ids=lambda preset: preset.name)


def table(rules, *, dealer=0):
    return Match(TWENTY_EIGHT, rules, dealer=dealer)


def played(match, players, dice, *, deals):
    """The choices over so many packs, acts out of turn among them; every one is checked to be legal."""
    choices = []
    packs = 0
    while not match.over:
        if match.awaited == (CHANCE,):
            if packs == deals:
                return choices
            packs += 1
            match.deal(dice.shuffle)
            continue
        seat = match.awaited[0]
        seen = match.observation(seat)
        act = players[seat].choose(seen, dice)
        assert act in seen.legal
        book = isinstance(players[seat], RulebookPlayer)
        if book and seen.phase == "play" and act.startswith("play "):
            assert act in seen.right
        match.act(seat, act)
        choices.append((seat, act))
        for other in match.phase.interrupting:
            beside = match.observation(other)
            said = players[other].interrupt(beside, dice) if other not in match.awaited else None
            if said is not None:
                assert said in beside.legal
                match.act(other, said)
                choices.append((other, said))
                break
    return choices


# ---------------------------------------------------------------------- every house


@each_preset
def test_it_plays_three_deals_of_every_named_house(preset):
    rules = TWENTY_EIGHT.rules(**preset.values)
    played(table(rules), [BOOK] * rules.players, Random(1), deals=3)


def random_house(dice):
    preset = dice.choice(TWENTY_EIGHT.presets)
    house = House(TWENTY_EIGHT, preset, TWENTY_EIGHT.rules(**preset.values))
    options = TWENTY_EIGHT.rules.options()
    for name in dice.choices(list(options), k=dice.randrange(9)):
        changed, _ = house.with_option(name, dice.choice(options[name].spread()))
        house = house if changed.rules.problems() else changed
    return house.rules


@pytest.mark.parametrize("seed", range(60))
def test_it_plays_houses_that_nobody_has_named(seed):
    dice = Random(seed)
    rules = random_house(dice)
    played(table(rules), [BOOK] * rules.players, dice, deals=2)


@each_preset
def test_it_keeps_its_head_beside_players_who_play_anything(preset):
    rules = TWENTY_EIGHT.rules(**{**preset.values, "misplay": "penalty"})
    players = [PLAYERS["rulebook" if seat % 2 else "random"]() for seat in range(rules.players)]
    played(table(rules), players, Random(3), deals=4)


@each_preset
def test_the_same_cards_are_played_the_same_way_again(preset):
    rules = TWENTY_EIGHT.rules(**preset.values)
    first, second = (
        played(table(rules), [RulebookPlayer() for _ in range(rules.players)], Random(7), deals=2)
        for _ in range(2)
    )
    assert first == second


@pytest.mark.parametrize(
    ("players", "pack"),
    [
        (4, "single_32"),
        (4, "double_32"),
        (4, "double_48"),
        (6, "single_36_sixes"),
        (6, "single_36_threes"),
        (6, "double_48"),
        (8, "double_64"),
    ],
)
def test_the_worth_of_hands_is_known_at_every_table(players, pack):
    for trump in (True, False):
        assert weights_for(players, pack, whole=True, trump=trump).spread > 0


# ---------------------------------------------------------------------- nothing hidden has a say


def shown(match, seat):
    return json.dumps(match.observation(seat).as_data(), default=str)


@each_preset
def test_hidden_cards_do_not_change_the_choice(preset):
    """The cards that a seat was not shown are dealt anew: as long as it sees the same it does the same."""
    rules = TWENTY_EIGHT.rules(**preset.values)
    dice = Random(preset.name)
    compared = 0
    for _ in range(10):
        order = list(rules.cards.cards)
        dice.shuffle(order)
        seat = 1  # the first hand of dealer 0
        mine = set(range(rules.packet)) | set(
            range(
                rules.players * rules.packet, rules.players * rules.packet + rules.cards_each - rules.packet
            )
        )
        others = [card for at, card in enumerate(order) if at not in mine]
        dice.shuffle(others)
        other = [card if at in mine else others.pop() for at, card in enumerate(order)]
        pair = [table(rules) for _ in range(2)]
        for match, cards in zip(pair, (order, other), strict=True):
            match.act(CHANCE, Action("deal", tuple(cards)))
        while all(match.awaited != (CHANCE,) for match in pair) and shown(pair[0], seat) == shown(
            pair[1], seat
        ):
            if all(seat in match.awaited for match in pair):
                acts = {BOOK.choose(match.observation(seat), Random(0)) for match in pair}
                assert len(acts) == 1
                compared += 1
            for match in pair:
                who = match.awaited[0]
                match.act(who, BOOK.choose(match.observation(who), Random(0)))
    assert compared


@each_preset
def test_nobody_is_believed_void_of_what_he_holds(preset):
    rules = TWENTY_EIGHT.rules(**preset.values)
    for seed in range(3):
        match = table(rules, dealer=seed % rules.players)
        dice = Random(seed)
        match.deal(dice.shuffle)
        while match.awaited != (CHANCE,) and not match.over:
            seat = match.awaited[0]
            seen = match.observation(seat)
            if match.phase.name == "play":
                memory = remember(seen)
                for other, hand in enumerate(match.phase.held.hands):
                    if other != seat and other not in seen.out:
                        held = set(rules.cards.texts(hand))
                        assert held <= set(rules.cards.texts(memory.may[other]))
                assert not memory.guess or memory.guess.get(match.phase.contract.trump, 0) > 0
            match.act(seat, BOOK.choose(seen, dice))


# ---------------------------------------------------------------------- strength


@pytest.mark.parametrize("name", ["twenty_eight", "twenty_nine", "forty", "fifty_six_6"])
def test_it_wins_most_deals_against_players_who_play_anything(name):
    rules = TWENTY_EIGHT.rules(**TWENTY_EIGHT.preset(name).values)
    won = 0
    for seed in range(6):
        names = ["rulebook" if (seat + seed) % 2 == 0 else "random" for seat in range(rules.players)]
        match = table(rules, dealer=seed % rules.players)
        played(match, [PLAYERS[name]() for name in names], Random(seed), deals=400)
        won += match.observation(None).result["winner"] == "AB"[seed % 2]
    assert won >= 5


# ---------------------------------------------------------------------- positions


def pack_order(rules, position, dice):
    """A pack that deals the hands of the position; what is not said is filled up by chance."""
    wanted = {}
    rest_each = rules.cards_each - rules.packet
    for seat, cards in position.get("hands", {}).items():
        assert len(cards) == rules.cards_each, f"{position['id']}: seat {seat} has {len(cards)} cards"
        place = (seat - position["dealer"] - 1) % rules.players
        at = [place * rules.packet + n for n in range(rules.packet)]
        at += [rules.players * rules.packet + place * rest_each + n for n in range(rest_each)]
        wanted.update(zip(at, cards, strict=True))
    rest = list(rules.cards.cards)
    for card in wanted.values():
        rest.remove(card)
    dice.shuffle(rest)
    return [wanted[at] if at in wanted else rest.pop() for at in range(len(rules.cards))]


def set_up(position, seed=0):
    """A match in which the position has come about."""
    rules = scenario_rules(position)
    assert rules.problems() == []
    for attempt in range(50):  # cards that nobody named may cancel the deal: other ones then
        match = table(rules, dealer=position["dealer"])
        if "totals" in position:
            totals = position["totals"]
            match.phase = Dealing(rules, Standing(totals, position["dealer"]))
            empty = {side: {"red": 0, "black": 0} for side in "AB"}
            match.events.append(Event("scored", {"after": totals, "sets": empty}))
        dice = Random(100 * seed + attempt)
        match.act(CHANCE, Action("deal", tuple(pack_order(rules, position, dice))))
        for seat, act in position.get("acts", ()):
            if match.why_not(seat, act) is not None:
                break
            match.act(seat, act)
        else:
            if position["seat"] in (*match.awaited, *match.phase.interrupting):
                return match
    raise AssertionError(f"{position['id']} does not come about")


def choice(match, seat):
    seen = match.observation(seat)
    if seat in match.awaited:
        return BOOK.choose(seen, Random(0))
    return BOOK.interrupt(seen, Random(0))


@each_position
def test_it_does_what_the_position_asks(position):
    for seed in range(3):  # the cards nobody was shown do not matter
        match = set_up(position, seed)
        act = choice(match, position["seat"])
        assert act in position.get("must", [act])
        assert act not in position.get("must_not", ())


@each_position
def test_a_position_leaves_a_choice_and_names_legal_acts(position):
    assert position.keys() <= FIELDS | ASKED
    assert ASKED & position.keys()
    legal = set(set_up(position).observation(position["seat"]).legal)
    named = set(position.get("must", ())) | set(position.get("must_not", ()))
    assert named <= legal
    assert len(legal) > 1
    assert set(position.get("must", ())) < legal


def test_no_two_positions_have_the_same_name():
    names = [one["id"] for one in POSITIONS]
    assert sorted(names) == sorted(set(names))
