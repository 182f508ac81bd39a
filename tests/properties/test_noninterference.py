"""What a seat was not shown makes no difference to it, through any channel there is.

Two worlds: the second is the first with the cards renamed that the viewer has not been
shown. All acts are the same, save that hidden cards in them are renamed too. As long as
those acts are lawful in both worlds the viewer must not be able to tell them apart.
"""

import json
import re
from dataclasses import fields
from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kit import begun, candidate_acts, deal_hands, houses, played, text_of
from varaq import CHANCE, Action, House, Match
from varaq.games.kaiser import KAISER
from varaq.players import PLAYERS


def shown_cards(match, viewer, *, since):
    """The cards the viewer was shown in the deal that began with act number `since`."""
    pack = set(match.rules.cards.cards)
    told = [text_of(match.events_of(number), viewer) for number in range(since, match.number + 1)]
    return set(re.findall(r"[\w-]+", " ".join(told))) & pack


def channels(match, viewer, acts, *, ask):
    """All that the viewer can learn from the table as it stands."""
    seen = match.observation(viewer)
    learnt = {"data": json.dumps(seen.as_data()), "number": seen.number}
    learnt |= {f.name: repr(getattr(seen, f.name)) for f in fields(seen) if f.name not in ("game", "rules")}
    if viewer is not None:
        learnt["legal"] = str([str(act) for act in match.legal(viewer)])
    if ask and viewer is not None:
        for act in acts:
            refusal = match.why_not(viewer, act)
            learnt[act] = None if refusal is None else json.dumps(refusal.as_data())
        if viewer in match.awaited:
            learnt["choices"] = str([maker().choose(seen, Random(5)) for maker in PLAYERS.values()])
    return learnt


def renamed(action, names):
    return Action(action.verb, tuple(names.get(word, word) for word in action.what))


def worlds_stay_alike(house, seed, *, stop, viewer, few):
    """Hold two worlds together; gives how many acts they lived through, and the last phase."""
    dice = Random(seed)
    first = begun(house, seed, acts=stop)
    since = max((n for n, (s, _) in enumerate(first.log, start=1) if s is CHANCE), default=1)
    hidden = sorted(set(house.rules.cards.cards) - shown_cards(first, viewer, since=since))
    if len(hidden) < 2:
        return 0, None
    if few:
        one, other = dice.sample(hidden, 2)
        names = {one: other, other: one}
    else:
        names = dict(zip(hidden, dice.sample(hidden, len(hidden)), strict=True))
    here, there = (Match(house.game, house.rules) for _ in range(2))
    acts = candidate_acts(house.rules)
    lived = 0
    for number, (seat, action) in enumerate(first.log, start=1):
        other = renamed(action, names) if number >= since else action
        if there.why_not(seat, other) is not None:
            return lived, here.phase.name
        mine, yours = here.act(seat, action), there.act(seat, other)
        assert text_of(mine, viewer) == text_of(yours, viewer)
        if number < since:
            continue
        ask = number == first.number or dice.random() < 0.08
        assert channels(here, viewer, acts, ask=ask) == channels(there, viewer, acts, ask=ask)
        lived += 1
    return lived, here.phase.name


@given(houses(), st.integers(0, 10**9), st.integers(1, 120), st.integers(-1, 5), st.booleans())
def test_two_worlds_alike_in_all_a_seat_was_shown_stay_alike(house, seed, stop, viewer, few):
    seat = viewer % house.rules.players if viewer >= 0 else None
    worlds_stay_alike(house, seed, stop=stop, viewer=seat, few=few)


@pytest.mark.parametrize("preset", KAISER.presets, ids=lambda p: p.name)
def test_in_every_named_house_and_phase_hidden_cards_make_no_difference(preset):
    house = House.read(f"kaiser/{preset.name}")
    phases = set()
    for seed in range(14):
        for viewer in (seed % house.rules.players, None):
            lived, phase = worlds_stay_alike(house, seed, stop=1 + 3 * seed, viewer=viewer, few=seed % 3 > 0)
            if lived:
                phases.add(phase)
    assert "play" in phases, "the two worlds never came as far as the play"
    assert phases - {"play"}, "the two worlds never differed before the play"


@pytest.mark.parametrize(
    "text",
    [
        "kaiser/saskatchewan_34_any;passing=after_bid2;misdeal_no_honours=yes",
        "kaiser/six_player_three_teams;passing=cycle2",
        "kaiser/standard;kaiser_bid=forty;kaiser40_partner=sits_out;passing=partner2",
        "kaiser/saskatchewan_34;kaiser_bid=forty;kaiser40_partner=sits_out;max_bid=7",
        "kaiser/two_player;misdeal_four_alike=yes",
        "kaiser/lost_heir_solo;players=2",
        "kaiser/saskatchewan_47;five_wins=taken;no_bid_limit=1",
    ],
)
@pytest.mark.parametrize("seed", range(12))
def test_where_much_is_hidden_it_stays_hidden_from_every_seat(text, seed):
    house = House.read(text)
    for viewer in (*range(house.rules.players), None):
        worlds_stay_alike(house, seed, stop=4 + 5 * seed, viewer=viewer, few=seed % 2 == 0)


def test_the_two_worlds_really_differ_and_often_live_to_the_end():
    """The tests above would say nothing if every second world broke off at once."""
    house = House.read("kaiser/saskatchewan_34")
    lived = [worlds_stay_alike(house, seed, stop=25, viewer=0, few=True)[0] for seed in range(60)]
    assert sum(n >= 24 for n in lived) > 20


# ---------------------------------------------------------------------- who may be told at all

OWN = {"dealt": "each", "gave": "seat", "received": "seat", "kitty_taken": "seat", "discarded": "seat"}
"""Events whose cards only one seat may know (KS-140, 141, 144); of all others everybody sees the cards."""
OPEN = {
    "played": "KS-140",
    "trick_taken": "KS-140",
    "misdeal_claimed": "KS-31",
    "piles_turned": "KS-67",
    "pile_turned": "KS-76",
    "discards_shown": "KS-141",
    "scored": "KS-142",
}
"""Events that tell everybody cards, and the clause that says so."""


def nobody_is_told_too_much(house, seed, *, deals):
    pack = set(house.rules.cards.cards)
    for event in played(house, seed, deals=deals).events:
        public = set(re.findall(r"[\w-]+", json.dumps(event.public))) & pack
        assert not public or event.kind in OPEN, event
        for seat, facts in event.private.items():
            assert set(facts) == {"cards"}, event
            assert event.kind in OWN, event
            assert OWN[event.kind] == "each" or seat == event.public["seat"], event


@given(houses(wishes=6), st.integers(0, 10**9))
def test_cards_are_told_only_to_the_seats_that_the_clauses_name(house, seed):
    nobody_is_told_too_much(house, seed, deals=2)


@pytest.mark.parametrize("passing", ["partner1", "partner2", "cycle2", "after_bid2"])
@pytest.mark.parametrize("preset", ["standard", "saskatchewan_34", "six_player_three_teams", "lost_heir"])
def test_passed_cards_and_the_kitty_are_told_only_to_giver_receiver_and_bidder(preset, passing):
    nobody_is_told_too_much(House.read(f"kaiser/{preset};passing={passing}"), 1, deals=4)


def test_the_cards_dealt_to_a_seat_are_its_own():
    for preset in KAISER.presets:
        house = House.read(f"kaiser/{preset.name}")
        match = begun(house, 2, acts=1)
        (event,) = [event for event in match.events if event.kind == "dealt"]
        told = [card for facts in event.private.values() for card in facts["cards"]]
        assert len(told) == len(set(told))
        assert {seat: set(facts["cards"]) for seat, facts in event.private.items()} == {
            seat: set(house.rules.cards.texts(hand)) for seat, hand in enumerate(match.phase.dealt.hands)
        }


# ---------------------------------------------------------------------- claims

WEAK = "10S 9S 10H 8H 9D 7D 8C 7C"


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_in_which_order_and_by_whom_claims_were_answered_is_hidden(viewer):
    told = {}
    for order in permutations([seat for seat in range(4) if seat != viewer]):
        match = Match(KAISER, KAISER.rules())
        deal_hands(match, {0: "AS KS QS JS AH KH QH JH", 1: WEAK})
        for done, seat in enumerate(order[:3], start=1):
            match.act(seat, "keep")
            if match.phase.name != "claims":
                continue
            learnt = channels(match, viewer, candidate_acts(match.rules), ask=True)
            assert told.setdefault(done, learnt) == learnt


@pytest.mark.parametrize("seat", range(4))
def test_a_claim_shows_the_hand_of_who_claims_and_not_who_else_might_have(seat):
    weak = {0: WEAK, 1: "10D 9H 8D 8S 10C 9C"}
    shown = []
    for hands in (weak, {0: WEAK}):
        match = Match(KAISER, KAISER.rules())
        deal_hands(match, {2: "AS KS QS JS AH KH QH JH", 3: "AD KD QD JD AC KC QC JC"} | hands)
        events = match.act(0, "claim")
        shown.append(text_of(events, seat))
    assert shown[0] == shown[1]


@pytest.mark.parametrize("keeper", [0, 1, 2, 3])
def test_a_second_answer_is_refused_alike_whoever_has_answered(keeper):
    match = Match(KAISER, KAISER.rules())
    deal_hands(match, {1: WEAK})
    match.act(keeper, "keep")
    for seat in range(4):
        refusal = match.why_not(seat, "keep")
        assert (refusal is not None) == (seat == keeper)


# ---------------------------------------------------------------------- long runs


@pytest.mark.deep
@settings(settings.get_profile("deep"))
@given(houses(wishes=8), st.integers(0, 10**9), st.integers(1, 160), st.integers(-1, 5), st.booleans())
def test_deep_many_more_pairs_of_worlds(house, seed, stop, viewer, few):
    seat = viewer % house.rules.players if viewer >= 0 else None
    worlds_stay_alike(house, seed, stop=stop, viewer=seat, few=few)


def test_a_bystander_is_never_shown_more_than_a_seat():
    for preset in KAISER.presets:
        match = played(House.read(f"kaiser/{preset.name}"), 3)
        for event in match.events:
            outside = event.as_data(None)
            for seat in range(match.rules.players):
                inside = event.as_data(seat)
                assert outside is None or (inside is not None and outside.items() <= inside.items())
