"""What holds at every table: random houses, random deals, anything legal done."""

import json
from contextlib import suppress
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from oracle_of_the_end import who_wins

from kit import at_phase, candidate_acts, houses, pick, played, random_house, text_of, walk, wish
from varaq import CHANCE, Action, House, Match, Refusal, Refused
from varaq.engine import read_action
from varaq.engine.record import Record
from varaq.games.kaiser import KAISER
from varaq.games.kaiser.contract import Bid, Contract
from varaq.games.kaiser.dealt import Standing
from varaq.games.kaiser.haul import Haul
from varaq.games.kaiser.scoring import score_deal

seeds = st.integers(0, 10**9)
deep = settings(settings.get_profile("deep"))


def state(match):
    """All that a match is, as text."""
    return repr((match.phase, match.log, match.events))


# ---------------------------------------------------------------------- cards


def whereabouts(match):
    """Every card of a deal by its place, as a list of numbers with repetition."""
    phase = match.phase
    dealt = getattr(phase, "dealt", None)
    if dealt is None:
        return None
    number = match.rules.cards.number
    hands = getattr(phase, "hands", dealt.hands)
    piles = getattr(phase, "piles", dealt.piles)
    masks = [*hands, dealt.kitty, dealt.discards]
    found = [n for mask in masks for n in range(len(match.rules.cards)) if mask >> n & 1]
    found += [n for mine in piles for pile in mine for n in pile]
    since = max((at for at, e in enumerate(match.events) if e.kind == "dealt"), default=0)
    found += [number[e.public["card"]] for e in match.events[since:] if e.kind == "played"]
    for event in match.events[since:]:
        if event.kind == "sits_out":
            quiet = [match.observation(seat).mine["put_away"] for seat in event.public["seats"]]
            found += [number[card] for cards in quiet for card in cards]
    return found


def cards_are_conserved(house, seed):
    for match in walk(Match(house.game, house.rules), Random(seed), deals=2):
        found = whereabouts(match)
        if found is not None:
            assert sorted(found) == list(range(len(house.rules.cards)))


@given(houses(), seeds)
def test_every_card_is_somewhere_and_only_once_in_each_phase(house, seed):
    cards_are_conserved(house, seed)


@given(houses(), seeds)
def test_a_seat_knows_its_own_hand_and_how_many_cards_the_others_hold(house, seed):
    for match in walk(Match(house.game, house.rules), Random(seed)):
        phase = match.phase
        if getattr(phase, "dealt", None) is None or phase.name == "passing":
            continue
        hands = getattr(phase, "hands", phase.dealt.hands)
        for seat, hand in enumerate(hands):
            seen = match.observation(seat)
            assert sorted(seen.hand) == sorted(house.rules.cards.texts(hand))
            assert seen.counts == [mask.bit_count() for mask in hands]


# ---------------------------------------------------------------------- legal and refused


def legal_is_all_that_is_accepted(house, seed, *, often):
    dice = Random(seed)
    acts = candidate_acts(house.rules)
    for match in walk(Match(house.game, house.rules), Random(seed), deals=2):
        for seat in match.awaited:
            if seat is not CHANCE:
                assert match.legal(seat), "an awaited seat with nothing to do"
        if dice.random() > often:
            continue
        before = state(match)
        for seat in (*range(house.rules.players), CHANCE, house.rules.players, -1):
            open_to = {str(a) for a in match.legal(seat)} if seat is not CHANCE else set()
            for act in (*acts, *open_to):
                refusal = match.why_not(seat, act)
                if act in open_to:
                    assert refusal is None
                elif act.startswith("deal ") and seat is CHANCE:
                    assert (refusal is None) == (match.awaited == (CHANCE,))
                elif act.startswith(("give ", "discard ")):
                    same = {tuple(sorted(text.split())) for text in open_to}
                    assert (refusal is None) == (tuple(sorted(act.split())) in same), (seat, act)
                else:
                    assert isinstance(refusal, Refusal), (seat, act)
                if refusal is not None:
                    json.dumps(refusal.as_data())
        for act in dice.sample(acts, 20):
            seat = dice.randrange(house.rules.players)
            if match.why_not(seat, act) is not None:
                with pytest.raises(Refused):
                    match.act(seat, act)
        assert state(match) == before


@given(houses(), seeds)
def test_all_that_is_legal_is_accepted_and_all_else_refused_and_changes_nothing(house, seed):
    legal_is_all_that_is_accepted(house, seed, often=0.04)


@given(houses(), seeds)
def test_a_refusal_names_a_clause_that_holds_in_the_house(house, seed):
    clauses = {clause.id: clause for clause in house.game.clauses}
    acts = candidate_acts(house.rules)
    dice = Random(seed)
    for match in walk(Match(house.game, house.rules), Random(seed)):
        for seat in range(house.rules.players):
            for act in dice.sample(acts, 6):
                refusal = match.why_not(seat, act)
                if refusal is not None and refusal.clause:
                    assert clauses[refusal.clause].holds(house.rules), (refusal, act)


@given(houses(), seeds)
def test_a_score_line_names_a_clause_that_holds_in_the_house(house, seed):
    clauses = {clause.id: clause for clause in house.game.clauses}
    for event in played(house, seed, deals=3).events:
        if event.kind == "scored":
            for line in event.public["lines"]:
                assert clauses[line["clause"]].holds(house.rules), line
        elif event.kind == "match_won":
            assert clauses[event.public["clause"]].holds(house.rules), event.public


# ---------------------------------------------------------------------- notation


@given(houses(wishes=8))
def test_a_house_is_read_back_from_its_text_and_from_its_file(house):
    assert House.read(house.text).rules == house.rules
    assert House.read(house.text).text == house.text
    back, problems = House.read_toml(house.toml)
    assert problems == []
    assert back.rules == house.rules
    assert back.toml == house.toml


@given(houses(), seeds)
def test_an_act_is_read_back_from_its_text(house, seed):
    for _, action in played(house, seed).log:
        assert read_action(str(action)) == action


TABLES = [
    at_phase(House.read("kaiser/passing_kaiser"), name, 1)
    for name in ("claims", "passing", "auction", "play")
]


@given(st.text(max_size=30), st.sampled_from(TABLES))
def test_no_text_at_all_brings_a_table_down(text, match):
    for seat in (0, 1, None):
        assert isinstance(match.why_not(seat, text), Refusal)
    with suppress(Refused):
        assert isinstance(read_action(text), Action)


# ---------------------------------------------------------------------- replay


@given(houses(), seeds)
def test_the_log_played_again_gives_the_same_bytes(house, seed):
    match = played(house, seed, deals=2)
    again = Match(house.game, house.rules)
    for number, (seat, action) in enumerate(match.log, start=1):
        events = again.act(seat, str(action))
        for viewer in (*range(house.rules.players), None):
            assert text_of(events, viewer) == text_of(match.events_of(number), viewer)
    for viewer in (*range(house.rules.players), None):
        assert json.dumps(again.observation(viewer).as_data()) == json.dumps(
            match.observation(viewer).as_data()
        )


@given(houses(), seeds)
def test_a_record_is_read_back_and_leads_to_the_same_match(house, seed):
    match = played(house, seed)
    record = Record.of(house.text, match)
    assert Record.read(str(record)).acts == record.acts
    assert str(Record.read(str(record))) == str(record)


@given(houses(), seeds)
def test_an_observation_asked_for_late_is_the_one_that_was_kept_up(house, seed):
    late = Match(house.game, house.rules)
    for match in walk(late, Random(seed)):
        match.observation(0)
    kept = late.observation(0).as_data()
    fresh = Match(house.game, house.rules)
    for seat, action in late.log:
        fresh.act(seat, action)
    assert fresh.observation(0).as_data() == kept


# ---------------------------------------------------------------------- points


def tricks_of(events):
    """The tricks of the last deal: cards with their seats, and who took each."""
    tricks, lying = [], []
    for event in events:
        if event.kind == "dealt":
            tricks, lying = [], []
        elif event.kind == "played":
            lying = [*lying, (event.public["seat"], event.public["card"])]
        elif event.kind == "trick_taken":
            tricks, lying = [*tricks, (lying, event.public["seat"])], []
    return tricks


def counted(rules, tricks):
    """The points of every side, counted card by card from the catalogue (KS-81…83, KS-103)."""
    bonus, penalty = {"r": ("KH", "KS"), "j": ("0F", "0G"), "k": ("5H", "3S")}.get(
        ("r" if rules.pack in ("rois32", "hetu32") else str(rules.pack)[0]), ("HEIR", "WRONG")
    )
    side_of = rules.seating.side_of
    taken = {side: [] for side in rules.seating.sides}
    number = dict.fromkeys(taken, 0)
    insulted = dict.fromkeys(taken, 0)
    for cards, winner in tricks:
        names = [card for _, card in cards]
        blank = "BLANK1" in names or "BLANK2" in names
        number[side_of[winner]] += 1
        taken[side_of[winner]] += [card for card in (bonus, penalty) if card in names and not blank]
        if rules.joffre_insult and {"0F", "0G"} <= set(names) and dict(map(reversed, cards))["0G"] == winner:
            insulted[side_of[dict(map(reversed, cards))["0F"]]] = 5
    points = {}
    for side, cards in taken.items():
        tricks_taken = number[side]
        worth = tricks_taken
        if penalty in cards and rules.three_spot == "clear3":
            worth = (
                tricks_taken - 3 + (rules.bonus_points if bonus in cards else 0) if tricks_taken >= 3 else -3
            )
        else:
            worth += (bonus in cards) * rules.bonus_points - (penalty in cards) * rules.penalty_points
        points[side] = worth - insulted[side]
    return points


def points_add_up(house, seed):
    rules = house.rules
    for match in walk(Match(house.game, rules), Random(seed), deals=3):
        for event in match.events_of(match.number) if match.number else ():
            if event.kind != "scored":
                continue
            tricks = tricks_of(match.events)
            points = event.public["points"]
            assert points == counted(rules, tricks)
            whole = len(tricks) == rules.cards_each and not any(e.kind == "sits_out" for e in match.events)
            wiped = any(c.startswith("BLANK") for cards, _ in tricks for _, c in cards)
            plain = rules.three_spot == "minus3" and not rules.joffre_insult and not rules.kitty
            if whole and plain and not wiped:
                assert sum(points.values()) == rules.points_in_play


@given(houses(), seeds)
def test_the_points_of_a_deal_are_those_of_its_tricks_and_add_up_to_the_points_in_play(house, seed):
    points_add_up(house, seed)


@given(houses(), seeds)
def test_the_points_shown_after_every_trick_are_those_of_the_tricks_so_far(house, seed):
    match = Match(house.game, house.rules)
    for _ in walk(match, Random(seed)):
        if match.number and match.events_of(match.number)[-1:] and match.phase.name == "play":
            last = match.events_of(match.number)[-1]
            if last.kind == "trick_taken":
                assert match.observation(0).points == counted(house.rules, tricks_of(match.events))


@given(houses(), seeds)
def test_the_lines_of_a_score_add_up_and_the_totals_follow(house, seed):
    match = played(house, seed, deals=4)
    totals = dict.fromkeys(house.rules.seating.sides, 0)
    for event in match.events:
        if event.kind != "scored":
            continue
        sums = dict.fromkeys(totals, 0)
        for line in event.public["lines"]:
            sums[line["side"]] += line["score"]
        assert sums == event.public["hand"]
        totals = {side: totals[side] + sums[side] for side in totals}
        assert totals == event.public["after"]
    assert match.observation(None).totals == totals
    assert len(match.observation(2 % house.rules.players).sheet) == match.phase.standing.hands_scored


# ---------------------------------------------------------------------- turning the table


def turned_table(house, seed):
    rules, players = house.rules, house.rules.players
    side = dict(zip(rules.seating.sides, (*rules.seating.sides[1:], rules.seating.sides[0]), strict=True))
    here, there = Match(house.game, rules, dealer=0), Match(house.game, rules, dealer=1)

    def turn(value, key=None):
        if isinstance(value, dict):
            return {side.get(k, k): turn(v, k) for k, v in value.items()}
        if key in ("counts", "tops"):
            return [*value[-1:], *value[:-1]]
        if key in ("seat", "dealer", "to", "from", "bidder") and value is not None:
            return (value + 1) % players
        if key == "seats":
            return sorted((seat + 1) % players for seat in value)
        if key == "lines":
            return sorted((turn(line) for line in value), key=str)
        return side.get(value, value) if key in ("side", "winner") else value

    def same(facts):
        sorted_too = {k: sorted(v, key=str) if k in ("lines", "seats") else v for k, v in facts.items()}
        return json.dumps(sorted_too, sort_keys=True)

    for match in walk(here, Random(seed), deals=3):
        if match.number == 0:
            continue
        seat, action = match.log[-1]
        while there.number < match.number:
            seat, action = match.log[there.number]
            moved = there.act(seat if seat is CHANCE else (seat + 1) % players, action)
            known = match.events_of(there.number)
            # Cards change hands giver by giver, in the order of the seats.
            pairs = zip(sorted(known, key=lambda e: e.kind), sorted(moved, key=lambda e: e.kind), strict=True)
            if any(event.kind == "received" for event in known):
                continue
            for one, other in pairs:
                assert same(turn(json.loads(json.dumps(one.public)))) == same(
                    json.loads(json.dumps(other.public))
                )
        for s in range(players):
            assert match.legal(s) == there.legal((s + 1) % players)


@given(houses(), seeds)
def test_a_table_turned_by_one_seat_comes_to_the_same_result_one_seat_on(house, seed):
    turned_table(house, seed)


# ---------------------------------------------------------------------- who has won


AT_THE_END = [
    "win_by",
    "both_reach",
    "lose_at_minus",
    "five_wins",
    "kaiser_bid",
    "target_after_nt",
    "no_bid_limit",
    "no_bid_limit_raised",
    "pot_stake",
    "auction",
    "fail_penalty",
    "three_spot",
    "overtricks",
]


def end_house(dice):
    """A house with any end."""
    house = random_house(dice, wishes=3)
    for name in dice.choices(AT_THE_END, k=dice.randrange(6)):
        house = wish(house, name, dice.choice(house.rules.options()[name].spread()))
    return house.rules


def ending(rules, dice):
    """A contract, what was taken, and where the match stood: often near the lines that decide."""
    sides = rules.seating.sides
    raised = rules.target_after_nt != "none" and dice.random() < 0.5
    target = rules.target_in_force(raised=raised)
    around = dice.choice([0, target, -target, rules.limit(raised=raised) or target])
    spread = dice.choice([3, 12, 40])
    level = dice.random() < 0.2
    first = around + dice.randint(-spread, spread)
    before = {s: first if level else around + dice.randint(-spread, spread) for s in sides}
    bidder, dealer = dice.randrange(rules.players), dice.randrange(rules.players)
    contract = Contract(
        bidder, Bid.read(dice.choice(list(rules.ladder)[:: dice.choice([1, 1, -1])][: dice.choice([2, 50])]))
    )
    if rules.auction == "sale":
        sold = dice.random() < 0.5
        contract = Contract(bidder, contract.bid, sold=True) if sold else Contract(dealer, None, sold=False)
    strong = dice.choice([None, bidder, dice.randrange(rules.players)])
    by_seat = [0] * rules.players
    for _ in range(rules.cards_each):
        by_seat[dice.randrange(rules.players) if strong is None or dice.random() < 0.12 else strong] += 1
    tricks = {s: sum(n for seat, n in enumerate(by_seat) if rules.seating.side_of[seat] == s) for s in sides}
    takers = [s for s in sides if tricks[s]]
    cards = {rules.bonus_card: dice.choice(takers), rules.penalty_card: dice.choice(takers)}
    haul = Haul(tricks, cards, tuple(by_seat), five_from=dice.choice(sides))
    return rules, contract, haul, Standing(before, dealer, 5, raised, dice.randrange(4))


def the_end_agrees(facts_of_a_hand):
    rules, contract, haul, before = facts_of_a_hand
    score = score_deal(rules, contract, haul, before)
    facts = {
        "options": {name: rules.value(name) for name in rules.options()},
        "side_of": rules.seating.side_of,
        "before": dict(before.totals),
        "raised": before.nt_made,
        "dealer": before.dealer,
        "bidder": contract.bidder,
        "bid": None if contract.bid is None else str(contract.bid),
        "sold": bool(contract.sold),
        "tricks": dict(haul.tricks),
        "by_seat": haul.tricks_by_seat,
        "bonus": haul.cards[rules.bonus_card],
        "penalty": haul.cards[rules.penalty_card],
        "five_from": haul.five_from,
        "all_tricks": rules.cards_each,
        "pot": before.pot,
    }
    told = who_wins(facts)
    assert dict(score.after.totals) == told["after"], facts
    assert (score.won.side if score.won else None) == told["winner"], facts
    assert (score.target, score.limit) == (told["target"], told["limit"]), facts
    assert score.after.pot == told["pot"], facts


def ends_agree(houses_from, houses_to):
    for seed in range(houses_from, houses_to):
        dice = Random(seed)
        rules = end_house(dice)
        for _ in range(60):
            the_end_agrees(ending(rules, dice))


@pytest.mark.parametrize("start", range(0, 320, 40))
def test_totals_winner_target_limit_and_pot_are_those_of_the_clauses_told_anew(start):
    ends_agree(start, start + 40)


# ---------------------------------------------------------------------- long runs


@pytest.mark.deep
@deep
@given(houses(wishes=8), seeds)
def test_deep_cards_points_and_legal_acts_at_many_more_tables(house, seed):
    cards_are_conserved(house, seed)
    points_add_up(house, seed)
    legal_is_all_that_is_accepted(house, seed, often=0.04)
    turned_table(house, seed)


@pytest.mark.deep
@pytest.mark.parametrize("start", range(1000, 3000, 500))
def test_deep_the_end_of_many_more_matches(start):
    ends_agree(start, start + 500)


@pytest.mark.parametrize("start", range(0, 400, 50))
def test_every_house_made_by_wishes_plays_its_deals_to_their_score(start):
    for seed in range(start, start + 50):
        house = random_house(Random(seed))
        match = played(house, seed, deals=3)
        assert match.number > 3
        assert not house.rules.problems()


@pytest.mark.parametrize("preset", KAISER.presets, ids=lambda p: p.name)
def test_every_named_house_comes_to_an_end(preset):
    """With bids that a hand can carry, somebody wins some day."""
    rules = KAISER.rules(**preset.values)
    match = Match(KAISER, rules)
    dice = Random(preset.name)
    for _ in range(120_000):
        if match.over:
            break
        if match.awaited == (CHANCE,):
            match.deal(dice.shuffle)
            continue
        seat = match.awaited[0]
        acts = match.legal(seat)
        if acts[0].verb == "call":
            acts = acts[:2] if dice.random() < 0.3 else acts[:1]
        match.act(seat, pick(dice, acts) if acts[0].verb != "call" else acts[-1])
    assert match.over
    result = match.observation(None).result
    assert result["winner"] in rules.seating.sides
    assert match.legal(0) == []
    assert match.why_not(0, "play AS").code == "match_over"
