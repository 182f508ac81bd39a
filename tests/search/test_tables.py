"""The tables play as the engine plays: legal acts, winners of tricks, points, ends, and how a seat sees it."""

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest
from open_play import IN_PLAY, Open, kaiser_contract, opened, points_told, position, step

from kit import random_house, wish
from varaq import CHANCE, Action, House, Match
from varaq.engine import Game
from varaq.engine.phase import Phase
from varaq.games.bid_whist import BID_WHIST
from varaq.games.kaiser import KAISER
from varaq.games.kaiser.haul import trick_points
from varaq.games.styrivolt import STYRIVOLT
from varaq.games.styrivolt.trading import swaps, trades
from varaq.games.twenty_eight import TWENTY_EIGHT
from varaq.search import kernel
from varaq.search.layout import ASK, NONE, State
from varaq.search.position import hide, led_by_others, points_so_far, position_of
from varaq.search.tables import Flag, tables_for, tables_of

GAMES = (KAISER, STYRIVOLT, TWENTY_EIGHT, BID_WHIST)
PRESETS = [
    pytest.param(House(game, preset, game.rules(**preset.values)), id=f"{game.name} {preset.name}")
    for game in GAMES
    for preset in game.presets
]

OF_PLAY = {
    "kaiser": "players sides pack piles low kaiser_bid kaiser40_partner trump_by auction joffre_insult bonus_points"
    " penalty_points three_spot no_trump",
    "styrivolt": "must_beat four_of_a_kind king_takes_bird cut_stikkar cut_queen stock_time keep_both extra_card",
    "twenty_eight": "players pack bid_after trump_card seventh_card bid_names_trump no_trump_bid first_lead ask_trump"
    " ask_duty bidder_shows reveal_scope bidder_lead_trump never_shown undertrump jack_discard last_trick_point thani"
    " half_court single_hand misplay",
    "bid_whist": "jokers kitty deuce_high deuce_in_nt bid_style kitty_book ace_downtown jokers_nt joker_lead_nt"
    " first_lead renege name_trump",
}
"""The options that the play of the cards depends on."""


def house_of_play(game: Game, seed: int) -> House:
    """A house with any rules of card play."""
    dice = Random(seed)
    house = random_house(dice, game=game, wishes=2)
    names = OF_PLAY[game.name].split()
    for name in dice.sample(names, k=dice.randrange(len(names) + 1)):
        house = wish(house, name, dice.choice(house.rules.options()[name].spread()))
    return house


def texts_of(mask: int, now: Open) -> set[str]:
    return {now.texts[card] for card in range(len(now.texts)) if mask >> card & 1}


def tables_of_lead(match: Match, before, now: Open, act: Action):
    """Where the first lead makes trump, the tables with that trump (KS-62)."""
    led = match.game is KAISER and match.rules.trump_by == "led" and before.contract.trump is None
    if not led:
        return now.tables
    suit = match.rules.cards.suit_of[match.rules.cards.number[act.what[0]]]
    return tables_for("kaiser", match.rules, kaiser_contract(before.contract, suit), before.out)


def legal_agrees(now: Open) -> None:
    """The same cards; of two copies it does not matter which."""
    cards, ask = kernel.legal(now.tables, now.state)
    assert texts_of(cards & ~now.apart, now) == {
        now.texts[act] for act in now.acts if act != ASK and not now.apart >> act & 1
    }
    assert ask == (ASK in now.acts)


def ended_early(match: Match, phase: Phase, events) -> bool:
    """Where the engine ends a deal before the last trick: what tables leave out."""
    if match.game is STYRIVOLT:
        return phase.name not in IN_PLAY
    if match.game is TWENTY_EIGHT:
        lost = [
            e
            for e in events
            if e.kind == "scored" and e.public["contract"]["bid"] in ("half", "single", "thani")
        ]
        agreeing = phase.name == "agree" and phase.play.contract.is_alone
        return bool(lost) or agreeing
    return any(line["code"] == "captured" for e in events if e.kind == "scored" for line in e.public["lines"])


def in_step(match: Match, dice: Random, *, deals: int, longest: int = 3000) -> Iterator[tuple[Match, Open]]:
    """Deals played by chance, the kernel playing along; yields at every card to be played."""
    for _ in range(longest):
        next_deal = match.awaited == (CHANCE,) and not match.phase.mid_deal
        if match.over or (next_deal and deals == 0):
            return
        deals -= next_deal
        before = match.phase
        now = opened(match)
        if now is not None:
            yield match, now
        act = step(match, dice)
        if now is not None and act is not None:
            plays_on(match, before, now, act)
    raise AssertionError("no end")


def plays_on(match: Match, before, now: Open, act: Action) -> None:
    """The act leads to the same position; the last one to the same end with the same points."""
    number = next(number for number, known in now.acts.items() if known == act)
    if now.apart >> number & 1:
        return
    tables = tables_of_lead(match, before, now, act)
    after = now.state.copy()
    kernel.play(tables, after, number)
    events = match.events_of(match.number)
    void = any(event.kind == "thrown_in" for event in events)
    for taken in (event for event in events if event.kind == "trick_taken"):
        assert after.turn == taken.public["seat"]
    following = opened(match)
    if following is not None:
        assert not kernel.over(tables, after)
        assert now.shape(after) == following.shape()
    elif void:
        assert kernel.over(tables, after)
        assert after.points == tables.void_points
    else:
        assert kernel.over(tables, after) or ended_early(match, match.phase, events)
        assert after.points == points_told(match)


def walked(house: House, seed: int, *, deals: int) -> None:
    for _, now in in_step(Match(house.game, house.rules), Random(seed), deals=deals):
        legal_agrees(now)


@pytest.mark.parametrize("house", PRESETS)
def test_tables_play_as_the_engine_in_every_named_house(house: House):
    walked(house, 1, deals=3)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_tables_play_as_the_engine_in_houses_of_any_rules(game: Game):
    for seed in range(20):
        walked(house_of_play(game, seed), seed, deals=1)


HIDING = ("ask_trump", "ask_duty", "bidder_shows", "reveal_scope", "never_shown", "undertrump")


def test_tables_play_as_the_engine_in_every_way_to_hide_a_trump():
    for seed, ways in enumerate(product(*(TWENTY_EIGHT.rules.options()[name].spread() for name in HIDING))):
        house = House(
            TWENTY_EIGHT, TWENTY_EIGHT.presets[0], TWENTY_EIGHT.rules(**dict(zip(HIDING, ways, strict=True)))
        )
        walked(house, seed, deals=2)


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_deep_tables_play_as_the_engine_in_many_more_houses(game: Game):
    for seed in range(100, 300):
        walked(house_of_play(game, seed), seed, deals=3)


@pytest.mark.parametrize("bidder", [0, 1])
def test_a_joffre_taken_by_the_kaiser_costs_whoever_played_it(bidder: int):
    """It comes up too seldom by chance (KS-83)."""
    rules = KAISER.rules(**{**KAISER.preset("joffre").values, "joffre_insult": True})
    told = {"bidder": bidder, "bid": "7", "trump": "G", "order": "high"}
    tables, number = tables_for("kaiser", rules, told), rules.cards.number
    trick = [(1, "0F"), (2, "1F"), (3, "2F"), (0, "0G")]
    hands = {seat: 1 << number[card] for seat, card in trick}
    state = State.of((hands[seat] for seat in range(4)), turn=1)
    for _, card in trick:
        kernel.play(tables, state, number[card])
    assert state.turn == 0
    assert state.points == trick_points(rules, trick, 0)["AB"[bidder]]


# ---------------------------------------------------------------------- counting sequences


def sequences(match: Match, phase, depth: int) -> int:
    """How many ways to go on there are by the engine; every card of every way is legal by the tables too."""
    now = position(match.game.name, match.rules, phase)
    legal_agrees(now)
    if depth == 0:
        return 1
    count = 0
    for number, act in now.acts.items():
        tables, after = tables_of_lead(match, phase, now, act), now.state.copy()
        kernel.play(tables, after, number)
        following = phase.after(phase.turn, act).phase
        if following.name in IN_PLAY and not kernel.over(tables, after):
            count += sequences(match, following, depth - 1)
        else:  # the deal is over by the engine, in the middle of the last tricks perhaps (ST-55, TE-71)
            count += kernel.perft(tables, after, depth - 1)
    return count


def trades_are_open(match: Match) -> bool:
    return match.game is STYRIVOLT and any(
        trades(match.phase.cloth, seat) or swaps(match.phase.cloth, seat) for seat in range(4)
    )


def counted(house: House, seed: int, *, depth: int, deals: int = 2) -> int:
    """Positions of a few deals, counted both ways; near the end deeper, for there is less to count."""
    dice, looked_at = Random(seed), 0
    match = Match(house.game, house.rules)
    for _, now in in_step(match, Random(seed), deals=deals):
        left = max(hand.bit_count() for hand in now.state.hand)
        led_trump = (
            match.game is KAISER and tables_of_lead(match, match.phase, now, first(now)) is not now.tables
        )
        if dice.random() > 0.08 or trades_are_open(match) or led_trump:
            continue
        deep = depth + 2 * (left <= 3)
        ways = kernel.perft(now.tables, now.state, deep)
        if ways <= 400:
            assert sequences(match, match.phase, deep) == ways
            looked_at += 1
    return looked_at


def first(now: Open) -> Action:
    return next(iter(now.acts.values()))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_there_are_as_many_ways_to_go_on_as_by_the_engine(game: Game):
    houses = (house_of_play(game, seed) for seed in range(60))
    single = [house for house in houses if len(house.rules.cards.copies) == len(house.rules.cards)]
    assert sum(counted(house, seed, depth=4) for seed, house in enumerate(single[:8])) > 5


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_deep_there_are_as_many_ways_to_go_on_in_many_more_houses(game: Game):
    houses = (house_of_play(game, seed) for seed in range(60, 260))
    for seed, house in enumerate(houses):
        if len(house.rules.cards.copies) == len(house.rules.cards):
            counted(house, seed, depth=5)


# ---------------------------------------------------------------------- as a seat sees it


def seen_agrees(match: Match, now: Open, seat: int | None) -> None:
    """A seat's position, filled in with the truth about what it does not see, is the open one."""
    seen = match.observation(seat)
    tables = tables_of(seen)
    if match.game is not STYRIVOLT:  # there a seat knows its own fours, and others' when they are declared
        assert tables is now.tables
    state, truth = position_of(seen, tables), now.state
    assert state.points == points_so_far(seen, tables)
    if seat == truth.turn and match.rules.options().get("four_of_a_kind") is None:
        legal_agrees(Open(tables, state, now.acts_of(state), now.texts))
    bidder = seat == tables.bidder
    hidden = truth.ranking != truth.trump
    if hidden and not bidder:
        assert (state.trump, state.face_down, state.trump_led) == (1, NONE, 0)
        hide(state, tables, ranking=truth.trump, card=truth.face_down, led=led_by_others(seen, tables))
    for other in range(tables.seats):
        if other != seat:
            state.hand[other] |= truth.hand[other]
    under = {truth.top[place]: truth.under[place] for place in range(truth.piles)}
    for place in range(state.piles):
        assert state.under[place] == NONE
        state.under[place] = under[state.top[place]]
    due = bidder and truth.asker == truth.turn == seat and tables.flags & Flag.THAT_CARD
    if not due or truth.turned == NONE:  # nobody else will need it; the only card one may play is due anyway
        state.turned = truth.turned
    assert now.shape(state) == now.shape()


def looked_at(house: House, seed: int, *, deals: int) -> None:
    match = Match(house.game, house.rules)
    for _, now in in_step(match, Random(seed), deals=deals):
        for seat in (*range(house.rules.seating.players), None):
            seen_agrees(match, now, seat)


@pytest.mark.parametrize("house", PRESETS)
def test_every_seat_sees_the_position_that_is_played_in_every_named_house(house: House):
    looked_at(house, 2, deals=1)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_seat_sees_the_position_that_is_played_in_houses_of_any_rules(game: Game):
    for seed in range(10):
        looked_at(house_of_play(game, seed), seed, deals=1)


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_deep_every_seat_sees_the_position_that_is_played_in_many_more_houses(game: Game):
    for seed in range(100, 300):
        looked_at(house_of_play(game, seed), seed, deals=2)
