"""The computer players: lawful in every house, sure of themselves, and blind to what they were not shown."""

import ast
import json
from pathlib import Path
from random import Random

import pytest

import varaq.players
from kit import random_house
from varaq import CHANCE, Action, Match
from varaq.games import House
from varaq.games.kaiser import KAISER
from varaq.games.kaiser.rules import TABLES, KaiserRules
from varaq.games.kaiser.seen import contract_of
from varaq.players import PLAYERS, RulebookPlayer
from varaq.players.kaiser.memory import remember
from varaq.players.kaiser.weights import weights_for

each_preset = pytest.mark.parametrize("preset", KAISER.presets, ids=lambda preset: preset.name)


def table(rules, *, dealer=0):
    return Match(KAISER, rules, dealer=dealer)


def played(match, players, dice, *, deals):
    """The choices of the players over so many scored deals; every one is checked to be legal."""
    choices = []
    while not match.over and match.observation(None).deal <= deals:
        if match.awaited == (CHANCE,):
            match.deal(dice.shuffle)
            continue
        seat = match.awaited[0]
        seen = match.observation(seat)
        act = players[seat].choose(seen, dice)
        assert act in seen.legal
        match.act(seat, act)
        choices.append((seat, act))
    return choices


@each_preset
def test_the_rulebook_player_plays_three_deals_of_every_house(preset):
    match = table(KAISER.rules(**preset.values))
    played(match, [RulebookPlayer()] * match.rules.players, Random(1), deals=3)


@pytest.mark.parametrize("seed", range(40))
def test_the_rulebook_player_plays_houses_that_nobody_has_named(seed):
    dice = Random(seed)
    match = table(random_house(dice).rules)
    played(match, [RulebookPlayer()] * match.rules.players, dice, deals=2)


@pytest.mark.parametrize(
    "name", ["joffre", "kaiser_out", "two_player", "lost_heir_solo", "saskatchewan_34_any"]
)
def test_the_rulebook_player_keeps_its_head_beside_players_who_play_anything(name):
    match = table(KAISER.rules(**KAISER.preset(name).values))
    players = [PLAYERS["rulebook" if seat % 2 else "random"]() for seat in range(match.rules.players)]
    played(match, players, Random(3), deals=4)


def test_cards_are_passed_on_before_a_lost_heir_has_his_trump():
    match = table(House.read("kaiser/lost_heir_1893_solo;sides=teams2;passing=after_bid2").rules)
    played(match, [RulebookPlayer()] * match.rules.players, Random(1), deals=4)


@each_preset
def test_the_same_cards_are_played_the_same_way_again(preset):
    rules = KAISER.rules(**preset.values)
    first, second = (
        played(table(rules), [RulebookPlayer() for _ in range(rules.players)], Random(7), deals=2)
        for _ in range(2)
    )
    assert first == second


# ---------------------------------------------------------------------- nothing hidden has a say


def redealt(rules, order, seat, dealer, dice):
    """The same pack for the seat, all other cards dealt anew."""
    place = (seat - dealer - 1) % rules.players
    mine = [at for at in range(rules.cards_each * rules.players) if at % rules.players == place]
    # In the two-player game the lower half of a player's own cards lies face down before him.
    mine = mine[: rules.cards_each // 2] if rules.piles else mine
    others = [order[at] for at in range(len(order)) if at not in mine]
    dice.shuffle(others)
    return [order[at] if at in mine else others.pop() for at in range(len(order))]


def shown(match, seat):
    return json.dumps(match.observation(seat).as_data(), default=str)


@each_preset
def test_hidden_cards_do_not_change_what_is_chosen(preset):
    """Two tables at which a seat was shown the same, up to its first acts."""
    rules = KAISER.rules(**preset.values)
    dice = Random(preset.name)
    compared = 0
    for _ in range(12):
        dealer = dice.randrange(rules.players)
        seat = (dealer + 1) % rules.players
        order = list(rules.cards.cards)
        dice.shuffle(order)
        tables = [table(rules, dealer=dealer) for _ in range(2)]
        tables[0].act(CHANCE, Action("deal", tuple(order)))
        tables[1].act(CHANCE, Action("deal", tuple(redealt(rules, order, seat, dealer, dice))))
        player = RulebookPlayer()
        while all(seat in match.awaited for match in tables) and shown(tables[0], seat) == shown(
            tables[1], seat
        ):
            acts = {player.choose(match.observation(seat), Random(0)) for match in tables}
            assert len(acts) == 1
            compared += 1
            for match in tables:
                match.act(seat, next(iter(acts)))
    assert compared >= 6


def test_hidden_cards_do_not_change_the_card_played():
    """The others' last cards are exchanged in the middle of the play: nobody was shown them."""
    rules = KAISER.rules()
    dice = Random(5)
    compared = 0
    for number in range(60):
        match = table(rules, dealer=number % 4)
        players = [RulebookPlayer()] * 4
        orders = list(rules.cards.cards)
        dice.shuffle(orders)
        match.act(CHANCE, Action("deal", tuple(orders)))
        while match.phase.name != "play" and match.awaited != (CHANCE,):
            seat = match.awaited[0]
            match.act(seat, players[seat].choose(match.observation(seat), dice))
        if match.phase.name != "play":
            continue
        for _ in range(dice.randrange(0, 16)):
            seat = match.awaited[0]
            match.act(seat, players[seat].choose(match.observation(seat), dice))
        compared += _same_with_others_exchanged(match, orders, dice)
    assert compared > 5


def _same_with_others_exchanged(match, order, dice):
    """Deal anew what nobody has shown, repeat all acts, and compare the choice of the seat on turn."""
    rules, seat = match.rules, match.awaited[0]
    out = {card for trick in match.observation(seat).played for _, card in trick}
    mine = set(match.observation(seat).hand)
    hidden = [at for at, card in enumerate(order) if card not in out and card not in mine]
    cards = [order[at] for at in hidden]
    dice.shuffle(cards)
    other = list(order)
    for at, card in zip(hidden, cards, strict=True):
        other[at] = card
    twin = table(rules, dealer=match.dealer)
    twin.act(CHANCE, Action("deal", tuple(other)))
    for actor, act in match.log[1:]:
        if twin.why_not(actor, act) is not None:
            return False  # some other seat could not have acted so with those cards
        twin.act(actor, act)
    assert shown(twin, seat) == shown(match, seat)
    player = RulebookPlayer()
    assert player.choose(twin.observation(seat), dice) == player.choose(match.observation(seat), dice)
    return True


def test_a_player_is_handed_an_observation_and_never_a_match():
    folder = Path(varaq.players.__file__).parent
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            names = [a.name for a in node.names] if isinstance(node, ast.Import | ast.ImportFrom) else []
            module = node.module if isinstance(node, ast.ImportFrom) else None
            assert "Match" not in names, path
            assert module != "varaq.engine.match", path


# ---------------------------------------------------------------------- strength


@pytest.mark.parametrize("name", ["standard", "saskatchewan_34", "lost_heir", "two_player", "three_player"])
def test_the_rulebook_player_beats_players_who_play_anything(name):
    rules = KAISER.rules(**KAISER.preset(name).values)
    side_of = rules.seating.side_of
    won = 0
    for seed in range(4):
        mine = rules.seating.sides[seed % len(rules.seating.sides)]
        players = [PLAYERS["rulebook" if side == mine else "random"]() for side in side_of]
        match = table(rules, dealer=seed % rules.players)
        played(match, players, Random(seed), deals=400)
        won += match.observation(None).result["winner"] == mine
    assert won >= 3


@pytest.mark.parametrize(("players", "sides", "pack"), sorted(TABLES, key=str))
def test_the_worth_of_hands_is_known_at_every_table(players, sides, pack):
    assert weights_for((players, sides, pack), trump=True).rows
    house = KaiserRules(players=players, sides=sides, pack=pack)
    if house.changed({"no_trump": True, "piles": players == 2}).problems() == []:
        assert weights_for((players, sides, pack), trump=False).rows


# ---------------------------------------------------------------------- what is inferred is true


@each_preset
def test_nobody_is_believed_void_of_what_he_holds(preset):
    """Through whole deals: the cards a seat is believed unable to hold it does not hold."""
    rules = KAISER.rules(**preset.values)
    player = RulebookPlayer()
    for seed in range(3):
        match = table(rules, dealer=seed % rules.players)
        dice = Random(seed)
        match.deal(dice.shuffle)
        while match.awaited != (CHANCE,) and not match.over:
            seat = match.awaited[0]
            seen = match.observation(seat)
            if match.phase.name == "play" and seen.played:
                held = [h | t for h, t in zip(match.phase.hands, match.phase.table, strict=True)]
                memory = remember(seen, contract_of(seen))
                for other in range(rules.players):
                    if other != seat and other not in seen.out:
                        assert not held[other] & ~(memory.may[other] | memory.sure[other])
                        assert not memory.sure[other] & ~held[other]
                        assert memory.held[other] == held[other].bit_count()
            match.act(seat, player.choose(seen, dice))


def test_what_was_passed_to_the_partner_is_known_until_it_is_played():
    rules = KAISER.rules(passing="partner2")
    match = table(rules)
    match.deal(Random(4).shuffle)
    player, dice = RulebookPlayer(), Random(0)
    while match.phase.name != "play":
        match.act(match.awaited[0], player.choose(match.observation(match.awaited[0]), dice))
    seat = match.awaited[0]
    seen = match.observation(seat)
    given = rules.cards.mask(seen.mine["gave"])
    assert remember(seen, contract_of(seen)).sure[(seat + 2) % 4] == given


def test_what_was_passed_to_a_bidder_with_a_kitty_may_lie_buried():
    rules = KAISER.rules(**{**KAISER.preset("saskatchewan_34").values, "passing": "partner2"})
    match = table(rules)
    match.deal(Random(4).shuffle)
    player, dice = RulebookPlayer(), Random(0)
    while match.phase.name == "passing":
        match.act(match.awaited[0], player.choose(match.observation(match.awaited[0]), dice))
    for call in ("7", "pass", "pass", "pass"):
        match.act(match.awaited[0], f"call {call}")
    while match.phase.name != "play":
        match.act(match.awaited[0], player.choose(match.observation(match.awaited[0]), dice))
    seen = match.observation(3)
    assert remember(seen, contract_of(seen)).sure[1] == 0
