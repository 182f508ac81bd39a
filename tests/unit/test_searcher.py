"""The searching player: it sees what a seat sees, plays every house, and the same thought leads to the same act."""

from collections.abc import Iterator
from random import Random

import pytest

from positions_of import read_positions, set_up
from varaq import CHANCE, Match
from varaq.games import GAMES, House
from varaq.players import LEVELS, PLAYERS, RulebookPlayer
from varaq.players.hints import advise
from varaq.players.prizes import Prizes
from varaq.players.searcher import PLAY, Budget, Searcher
from varaq.players.searcher.belief import likely_worlds
from varaq.players.searcher.scene import scenes
from varaq.players.searcher.weighing import is_plain
from varaq.search.tables import tables_for, tables_of
from varaq.search.worlds import worlds
from varaq.words import LANGUAGES, Speaker

HOUSES = [f"{game.name}/{preset.name}" for game in GAMES for preset in game.presets]
SMALL = Budget(worlds=2, limit=300, simulations=20, samples=4)
SITUATIONS = [one for one in read_positions() if one["seat"] is not None]


def decisions(house: str, seed: int, deals: int = 1) -> Iterator[tuple[Match, int]]:
    """The decisions of some deals; whoever asks for them acts."""
    played = House.read(house)
    dice = Random(seed)
    match = Match(played.game, played.rules, dealer=0)
    while not match.over:
        if CHANCE in match.awaited:
            deals -= 1
            if deals < 0:
                return
            match.deal(dice.shuffle)
            continue
        yield match, next(seat for seat in match.awaited if seat is not None)


@pytest.mark.parametrize("house", HOUSES)
def test_it_plays_a_deal_of_every_house_and_always_lawfully(house):
    player = Searcher(SMALL)
    for number, (match, seat) in enumerate(decisions(house, 1)):
        seen = match.observation(seat)
        act = player.choose(seen, Random(number))
        assert act in seen.legal
        match.act(seat, act)


@pytest.mark.parametrize("position", SITUATIONS[::6], ids=[one["id"] for one in SITUATIONS[::6]])
def test_what_it_was_not_shown_does_not_move_it(position):
    chosen = set()
    for seed in range(3):
        match = set_up(position, seed)
        if position["seat"] in match.awaited:
            chosen.add(Searcher(SMALL).choose(match.observation(position["seat"]), Random(7)))
    assert len(chosen) <= 1


@pytest.mark.parametrize(
    "house", ["kaiser/standard", "twenty_eight/twenty_eight", "bid_whist/standard", "styrivolt/kvivik"]
)
def test_the_same_dice_and_budget_lead_to_the_same_act(house):
    book = RulebookPlayer()
    for number, (match, seat) in enumerate(decisions(house, 2)):
        seen = match.observation(seat)
        first, second = (Searcher(SMALL).choose(seen, Random(number)) for _ in range(2))
        assert first == second
        match.act(seat, book.choose(seen, Random(number)))


def test_a_bidder_is_believed_to_have_trumps():
    book = RulebookPlayer()
    more = fewer = 0
    for seed in range(12):
        for match, seat in decisions("kaiser/standard", seed):
            seen = match.observation(seat)
            contract = seen.contract
            if seen.phase == "play" and contract["trump"] and not seen.played and seat == contract["bidder"]:
                other = match.observation((seat + 1) % 4)
                tables = tables_of(other)
                trumps = tables.rankings[0].trumps
                usual, believed = (
                    sum(
                        (world.hand[seat] & trumps).bit_count() for world in draw(other, tables, n=40, seed=1)
                    )
                    for draw in (worlds, likely_worlds)
                )
                more += believed > usual + 40
                fewer += believed <= usual
            match.act(seat, book.choose(seen, Random(0)))
    assert more >= 5
    assert not fewer


# ---------------------------------------------------------------------- what points are worth


def test_more_points_are_never_worth_less_to_who_undertook_them():
    prizes = Prizes.over(range(4), [0.2, 0.1, 0.6, 0.6].__getitem__, mine=True, total=3)
    scaled = prizes.scaled()
    assert list(scaled) == sorted(scaled)
    assert len(set(scaled)) == 4
    assert (scaled[0], scaled[-1]) == (0, 1)


@pytest.mark.parametrize("mine", [True, False])
def test_a_mean_of_scaled_values_is_told_back_as_a_chance(mine):
    chances = [0.25, 0.75] if mine else [0.75, 0.25]
    prizes = Prizes.over(range(2), chances.__getitem__, mine=mine, total=1)
    low, high = prizes.wins(0), prizes.wins(1)
    assert (low, high) == (chances[0], chances[1])
    assert min(chances) < prizes.wins(0.5) < max(chances)


def test_a_void_deal_is_worth_the_points_that_change_the_match_least():
    prizes = Prizes.over(range(5), [0.1, 0.3, 0.5, 0.7, 0.9].__getitem__, mine=True, total=4, now=0.52)
    assert prizes.void == 2


# ---------------------------------------------------------------------- hints


@pytest.mark.parametrize("house", ["kaiser/standard", "twenty_eight/twenty_nine", "bid_whist/one_joker"])
def test_a_hint_weighs_every_card_and_says_why_in_every_language(house):
    book = RulebookPlayer()
    speakers = [Speaker(language) for language in LANGUAGES]
    told = 0
    for number, (match, seat) in enumerate(decisions(house, 3)):
        seen = match.observation(seat)
        found = advise(seen, Random(number))
        assert {one.act for one in found} <= set(seen.legal)
        assert found
        played = [one for one in found if one.points is not None and seen.phase in PLAY]
        if played:
            assert {one.act for one in played} == set(seen.right)
            assert all(0 <= one.wins <= 1 for one in found)
            assert all(0 <= one.makes[0] <= one.makes[1] for one in played if one.makes)
        for one in found:
            for why in one.whys:
                told += 1
                assert all(speaker.has(f"why-{why.code}") for speaker in speakers)
        match.act(seat, book.choose(seen, Random(number)))
    assert told > 20


def test_the_levels_are_players_that_can_be_asked_for_by_name():
    assert set(LEVELS) <= set(PLAYERS)
    assert LEVELS[0] == "beginner"


def test_a_scene_has_every_right_card_of_the_play():
    book = RulebookPlayer()
    for number, (match, seat) in enumerate(decisions("kaiser/lost_heir", 5)):
        seen = match.observation(seat)
        if seen.phase in PLAY:
            acts = [act for scene in scenes(seen) for act in scene.acts.values()]
            assert sorted(acts) == sorted(seen.right)
        match.act(seat, book.choose(seen, Random(number)))


@pytest.mark.parametrize(
    ("house", "contract", "plain"),
    [
        ("kaiser/standard", {"bidder": 0, "bid": "7", "trump": "S"}, True),
        ("kaiser/lost_heir", {"bidder": 0, "bid": "7", "trump": "W"}, False),
        ("bid_whist/standard", {"bidder": 0, "bid": "4", "trump": None, "order": "up", "named": True}, True),
        ("twenty_eight/fifty_six_4", {"bidder": 0, "bid": "28", "trump": "S"}, False),
        ("twenty_eight/twenty_eight", {"bidder": 0, "bid": "14", "trump": "S"}, False),
        ("styrivolt/kvivik", {"bidder": 0, "chosen": ("S", "H")}, False),
    ],
)
def test_dear_solving_is_known_by_the_tables(house, contract, plain):
    played = House.read(house)
    assert is_plain(tables_for(played.game.name, played.rules, contract)) is plain
