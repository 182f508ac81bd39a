"""What holds at every table of Stýrivolt, Twenty-Eight and Bid Whist: random houses, anything legal done."""

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kit import House, lively, pick, played, random_house, text_of, walk
from other_games import OTHERS, PRESETS, any_house, cards_of, hands_of, wide_acts
from varaq import CHANCE, Match, Refusal, Refused
from varaq.engine import read_action
from varaq.engine.record import Record

seeds = st.integers(0, 10**9)
deep = settings(settings.get_profile("deep"))
few = settings(max_examples=24)
each_game = pytest.mark.parametrize("game", OTHERS, ids=[game.name for game in OTHERS])
each_preset = pytest.mark.parametrize(("game", "preset"), PRESETS, ids=[preset.name for _, preset in PRESETS])


def everybody(house):
    return (*range(house.rules.seating.players), None)


def table(house, seed, *, deals=1):
    """Anything legal, before every act."""
    return walk(Match(house.game, house.rules), Random(seed), deals=deals, step=lively)


# ---------------------------------------------------------------------- cards


def cards_are_where_they_are_known_to_be(house, seed, *, deals=2):
    pack = sorted(house.rules.cards.cards)
    for match in table(house, seed, deals=deals):
        found = cards_of(match)
        if found is not None:
            assert sorted(found) == pack
        hands = hands_of(match)
        if hands is None:
            continue
        counts = [hand.bit_count() for hand in hands]
        for seat in everybody(house):
            seen = match.observation(seat)
            told = match.phase.quiet and seat not in match.awaited
            if match.phase.name in ("expose",) or told:
                continue  # what has happened is told when the dealer has shown the cards
            assert seen.counts == counts
            own = house.rules.cards.texts(hands[seat]) if seat is not None else []
            assert sorted(seen.hand) == sorted(own)


@few
@given(any_house(), seeds)
def test_every_card_is_somewhere_once_and_each_seat_knows_its_own_and_how_many_the_others_hold(house, seed):
    cards_are_where_they_are_known_to_be(house, seed)


@each_preset
def test_in_the_named_houses_too(game, preset):
    for seed in range(2):
        cards_are_where_they_are_known_to_be(House.read(f"{game.name}/{preset.name}"), seed, deals=3)


# ---------------------------------------------------------------------- legal and refused

SETS_OF_CARDS = ("expose ", "discard ")
"""Acts that name cards in any order."""


def legal_is_all_that_is_accepted(house, seed, *, often):
    dice = Random(seed)
    acts = wide_acts(house.game, house.rules)
    for match in table(house, seed, deals=2):
        for seat in match.awaited:
            if seat is not CHANCE:
                assert match.legal(seat), "an awaited seat with nothing to do"
        if dice.random() > often:
            continue
        before = repr((match.phase, match.log, match.events))
        for seat in (*range(house.rules.seating.players), CHANCE, house.rules.seating.players, -1):
            open_to = {str(act) for act in match.legal(seat)} if seat is not CHANCE else set()
            sets = {tuple(sorted(text.split())) for text in open_to if text.startswith(SETS_OF_CARDS)}
            for act in (*acts, *open_to):
                refusal = match.why_not(seat, act)
                if act in open_to:
                    assert refusal is None, (seat, act)
                elif act.startswith("deal ") and seat is CHANCE:
                    assert (refusal is None) == (match.phase.name == "dealing")
                elif act.startswith(SETS_OF_CARDS):
                    assert (refusal is None) == (tuple(sorted(act.split())) in sets), (seat, act)
                elif said_in_full(match, seat, act, open_to):
                    assert refusal is None, (seat, act)
                else:
                    assert isinstance(refusal, Refusal), (seat, act, match.phase)
                if refusal is not None:
                    json.dumps(refusal.as_data())
        for act in dice.sample(acts, 20):
            seat = dice.randrange(house.rules.seating.players)
            if match.why_not(seat, act) is not None:
                with pytest.raises(Refused):
                    match.act(seat, act)
        assert repr((match.phase, match.log, match.events)) == before


def said_in_full(match, seat, act, open_to):
    """A trader is led for the one card that lies: it may be named or not."""
    verb, *what = act.split(" ")
    if match.phase.name != "turn" or verb != "play" or len(what) != 2 or what[0][:1] != "5":
        return False
    lead = f"trade {what[0]} {what[1]}" in open_to and not match.phase.trick
    return lead and f"play {what[0]}" in open_to


@few
@given(any_house(), seeds)
def test_all_that_is_legal_is_accepted_and_all_else_refused_and_changes_nothing(house, seed):
    legal_is_all_that_is_accepted(house, seed, often=0.03)


@few
@given(any_house(), seeds)
def test_a_refusal_names_a_clause_that_holds_in_the_house(house, seed):
    clauses = {clause.id: clause for clause in house.game.clauses}
    acts = wide_acts(house.game, house.rules)
    dice = Random(seed)
    for match in table(house, seed):
        for seat in range(house.rules.seating.players):
            for act in dice.sample(acts, 6):
                refusal = match.why_not(seat, act)
                if refusal is not None and refusal.clause:
                    assert clauses[refusal.clause].holds(house.rules), (refusal, act)


# ---------------------------------------------------------------------- notation and replay


@given(any_house(wishes=8))
def test_a_house_is_read_back_from_its_text_and_from_its_file(house):
    assert House.read(house.text).rules == house.rules
    assert House.read(house.text).text == house.text
    back, problems = House.read_toml(house.toml)
    assert problems == []
    assert back.rules == house.rules
    assert back.toml == house.toml


@few
@given(any_house(), seeds)
def test_the_log_played_again_gives_the_same_bytes_and_a_late_observation_is_the_kept_one(house, seed):
    match = Match(house.game, house.rules)
    for _ in walk(match, Random(seed), deals=2, step=lively):
        match.observation(0)
    again = Match(house.game, house.rules)
    for number, (seat, action) in enumerate(match.log, start=1):
        assert read_action(str(action)) == action
        events = again.act(seat, str(action))
        for viewer in everybody(house):
            assert text_of(events, viewer) == text_of(match.events_of(number), viewer)
    for viewer in everybody(house):
        kept = json.dumps(match.observation(viewer).as_data())
        assert json.dumps(again.observation(viewer).as_data()) == kept
    record = Record.of(house.text, match)
    assert Record.read(str(record)).acts == record.acts
    assert str(Record.read(str(record))) == str(record)
    assert Record.read(str(record)).replay(house.game, house.rules).log == match.log


# ---------------------------------------------------------------------- scores


@few
@given(any_house(), seeds)
def test_the_lines_of_a_score_add_up_name_clauses_of_the_house_and_the_totals_follow(house, seed):
    match = played(house, seed, deals=4, step=lively)
    clauses = {clause.id: clause for clause in house.game.clauses}
    for event in match.events:
        facts = event.public or {}
        told = [line["clause"] for line in facts.get("lines", ())]
        told += [facts["clause"]] if "clause" in facts else []
        for clause in told:
            assert clauses[clause].holds(house.rules), event
    totals = dict(Match(house.game, house.rules).observation(None).totals)
    scored = [event.public for event in match.events if event.kind == "scored"]
    for entry in scored:
        sums = dict.fromkeys("AB", 0)
        for line in entry["lines"]:
            sums[line["side"]] += line["score"]
        assert sums == entry["hand"], entry
        if house.game.name == "bid_whist":
            expected = {s: totals[s] + sums[s] for s in "AB"}
            assert sum(entry["points"].values()) == 13 or entry["made"] is None
        elif house.game.name == "twenty_eight":
            opened = [line["side"] for line in entry["lines"] if line["code"] == "set_opened"]
            expected = {s: 0 if s in opened else totals[s] + sums[s] for s in "AB"}
        else:
            board = entry["board"]
            expected = {s: board["crosses"][s] + 2 * board["monks"][s] for s in "AB"}
            assert not all(expected.values()), "only one side has crosses (ST-69)"
            assert all(1 <= n <= 3 for n in board["strokes"].values())
        assert entry["after"] == expected
        totals = expected
    assert match.observation(None).totals == totals
    assert len(match.observation(2).sheet) == len(scored)


@few
@given(any_house(), seeds)
def test_the_winner_that_the_table_shows_is_the_one_who_takes_the_trick(house, seed):
    for match in table(house, seed, deals=2):
        events = match.events_of(match.number) if match.number else ()
        if not match.observation(1).trick:
            continue
        if events and events[-1].kind in ("played", "trump_shown"):
            assert match.observation(1).extra["winning"] == winning(match), match.phase


def winning(match):
    """The engine's own word on who has the trick so far."""
    phase = match.phase
    if match.game.name == "styrivolt":
        from varaq.games.styrivolt.turn import winner

        return winner(phase.cloth, phase.trick)
    if match.game.name == "bid_whist":
        return phase.trick[phase.ranking.order.winner([card for _, card in phase.trick])][0]
    from varaq.games.twenty_eight.cardplay import trump_in_force
    from varaq.games.twenty_eight.cardplay import winner as place_of

    force = trump_in_force(phase.contract)
    return phase.trick[place_of(match.rules, force, phase.trick, phase.shown_at)][0]


# ---------------------------------------------------------------------- the end


@each_preset
def test_every_named_house_comes_to_an_end(game, preset):
    rules = game.rules(**preset.values)
    match = Match(game, rules)
    dice = Random(preset.name)
    for _ in range(30_000):
        if match.over:
            break
        if match.awaited == (CHANCE,):
            match.deal(dice.shuffle)
            continue
        seat = match.awaited[0]
        acts = match.legal(seat)
        if acts[0].verb == "call":
            acts = acts[:2] if dice.random() < 0.2 else acts[:1]
        match.act(seat, pick(dice, acts))
    assert match.over
    assert match.observation(None).result["winner"] in (*rules.seating.sides, None)
    assert match.legal(0) == []
    assert match.why_not(0, "play AS").code == "match_over"


@each_game
@pytest.mark.parametrize("start", [0, 25])
def test_every_house_made_by_wishes_plays_its_deals_to_their_score(game, start):
    for seed in range(start, start + 25):
        house = random_house(Random(seed), game=game)
        match = played(house, seed, deals=2, step=lively)
        assert match.number > 3
        assert not house.rules.problems()


# ---------------------------------------------------------------------- long runs


@pytest.mark.deep
@deep
@given(any_house(wishes=9), seeds)
def test_deep_everything_holds_in_many_more_houses(house, seed):
    cards_are_where_they_are_known_to_be(house, seed)
    legal_is_all_that_is_accepted(house, seed, often=0.1)
