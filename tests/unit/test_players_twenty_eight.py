"""The book of the 28 family: legal everywhere, the same again, blind to what it was not shown, and sensible."""

import json
from random import Random

import pytest

from kit import chosen_alike
from varaq import CHANCE, Action, Match
from varaq.games.house import House
from varaq.games.twenty_eight import TWENTY_EIGHT
from varaq.players import PLAYERS, RulebookPlayer
from varaq.players.twenty_eight.memory import remember
from varaq.players.twenty_eight.weights import weights_for

BOOK = RulebookPlayer()
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
        compared += chosen_alike(BOOK, pair, seat, shown)
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
