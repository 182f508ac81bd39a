"""Clauses that no worked example can hold: how phases follow, what is hidden, what ends a match."""

import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from inspect import signature
from random import Random

import pytest

from kit import all_scenarios, at_phase, deal_hands, do, keep_all, pick, played, walk
from varaq import CHANCE, House, Match, Refused
from varaq.errors import Reason
from varaq.games.kaiser import KAISER
from varaq.games.kaiser.contract import Bid, Contract
from varaq.games.kaiser.deal import Dealing
from varaq.games.kaiser.dealt import Dealt, Standing
from varaq.games.kaiser.ending import end_of_deal
from varaq.games.kaiser.haul import Haul
from varaq.players import PLAYERS

clause = pytest.mark.clause


def begin(house, *, dealer=0, **standing):
    house = House.read(house)
    match = Match(house.game, house.rules, dealer=dealer)
    if standing:
        start = {"totals": match.phase.standing.totals, "dealer": dealer}
        match.phase = Dealing(house.rules, Standing(**start | standing))
    return match


def kinds(events):
    return [event.kind for event in events]


def public(events, kind):
    return next(event.public for event in events if event.kind == kind)


def refused(match, seat, act):
    with pytest.raises(Refused) as caught:
        match.act(seat, act)
    return caught.value.refusal


def play_out(match, seed=1):
    """The rest of the deal, at random."""
    happened = []
    dice = Random(seed)
    while not match.over and match.awaited != (CHANCE,):
        seat = match.awaited[0]
        happened += match.act(seat, pick(dice, match.legal(seat)))
    return happened


# ---------------------------------------------------------------------- dealing


@clause("KS-24")
@pytest.mark.parametrize("dealer", range(4))
def test_any_seat_may_deal_first_and_the_deal_passes_to_the_left(dealer):
    match = begin("kaiser/cardgames_zone", dealer=dealer)
    for deal in range(3):
        assert public(match.deal(Random(deal).shuffle), "dealt")["dealer"] == (dealer + deal) % 4
        play_out(match)


@clause("KS-25")
def test_cards_go_round_one_at_a_time_from_the_dealers_left():
    match = begin("kaiser/standard", dealer=1)
    (event,) = match.deal(lambda cards: None)
    pack = match.rules.cards.cards
    for turn, seat in enumerate((2, 3, 0, 1)):
        assert set(event.private[seat]["cards"]) == set(pack[turn::4])


@clause("KS-25")
def test_only_the_whole_pack_with_every_card_once_is_a_deal():
    match = begin("kaiser/standard")
    pack = list(match.rules.cards.cards)
    for cards in (pack[:-1], [*pack[:-1], pack[0]], [*pack, pack[0]], [*pack[:-1], "2S"], []):
        assert refused(match, CHANCE, "deal " + " ".join(cards)).code in (Reason.BAD_DEAL, Reason.UNREADABLE)
    assert refused(match, 0, "deal " + " ".join(pack)).code == Reason.NOT_YOUR_TURN


@clause("KS-28")
def test_any_two_cards_may_lie_in_the_kitty_of_three_players():
    seen = set()
    for seed in range(80):
        match = begin("kaiser/three_player;misdeal_no_honours=no")
        match.deal(Random(seed).shuffle)
        do(match, "1 call 7", "2 call pass", "0 call pass", "1 trump S")
        seen |= set(match.observation(1).mine["kitty"])
    assert seen == set(match.rules.cards.cards)


@clause("KS-26", "KS-141")
def test_the_kitty_is_what_is_left_of_the_pack_and_nobody_sees_it_before_the_bidder():
    match = begin("kaiser/saskatchewan_34")
    events = deal_hands(match, {}, kitty="3S 5H")
    assert public(events, "dealt")["kitty"] == 2
    for seat in (0, 1, 2, 3, None):
        assert "3S" not in match.observation(seat).hand
        assert "3S" not in [str(card) for card in events[0].as_data(seat).get("cards", ())]


@clause("KS-141")
def test_only_the_bidder_knows_the_kitty_and_the_discards_until_the_hand_is_over():
    match = begin("kaiser/saskatchewan_34")
    deal_hands(match, {1: "AS KS QS JS 10S 9S 8S 7S"}, kitty="3S 7C")
    taken = do(match, "1 call 7", "2 call pass", "3 call pass", "0 call pass", "1 trump S")
    buried = do(match, "1 discard 7C 7S")
    for events, cards in ((taken, ["3S", "7C"]), (buried, ["7C", "7S"])):
        own = [e.private[1]["cards"] for e in events if 1 in e.private]
        assert own == [cards]
        assert all(set(e.private) <= {1} for e in events)
        assert not any(f'"{card}"' in json.dumps(e.public) for e in events for card in cards)
    shown = [e for e in play_out(match) if e.kind == "discards_shown"]
    assert [e.public for e in shown] == [{"seat": 1, "cards": ["7S", "7C"]}]


@clause("KS-66")
def test_discards_are_out_of_the_hand_and_count_for_nobody():
    match = begin("kaiser/saskatchewan_34")
    deal_hands(match, {1: "AS KS QS JS 10S 9S 8S 7S"}, kitty="3S 7C")
    do(match, "1 call 7", "2 call pass", "3 call pass", "0 call pass", "1 trump S")
    assert refused(match, 1, "discard 3S 7C").code == Reason.MAY_NOT_DISCARD
    assert refused(match, 1, "discard 7C").code == Reason.WRONG_COUNT
    assert refused(match, 1, "discard AC 7C").code == Reason.NOT_YOUR_CARD
    do(match, "1 discard 7C 7S")
    assert refused(match, 1, "play 7C").code == Reason.NOT_YOUR_CARD
    events = play_out(match)
    assert len([e for e in events if e.kind == "played"]) == 32
    assert sum(public(events, "scored")["points"].values()) == 10


# ---------------------------------------------------------------------- misdeal

WEAK = "10S 9S 10H 8H 9D 7D 8C 7C"


@clause("KS-29", "KS-31")
def test_one_claim_ends_the_deal_shows_the_hand_and_the_same_dealer_deals_again():
    match = begin("kaiser/standard", dealer=2)
    deal_hands(match, {1: WEAK})
    assert do(match, "0 keep", "3 keep") == []
    events = do(match, "1 claim")
    assert kinds(events) == ["misdeal_claimed", "thrown_in"]
    assert set(public(events, "misdeal_claimed")["cards"]) == set(WEAK.split())
    assert match.awaited == (CHANCE,)
    again = match.deal(Random(1).shuffle)
    assert (public(again, "dealt")["dealer"], public(again, "dealt")["deal"]) == (2, 1)
    assert match.observation(None).totals == {"A": 0, "B": 0}


@clause("KS-29", "KS-47")
def test_a_passed_out_hand_is_dealt_again_by_the_same_dealer_without_a_score():
    match = begin("kaiser/beginners", dealer=3)
    match.deal(Random(5).shuffle)
    keep_all(match)
    events = do(match, "0 call pass", "1 call pass", "2 call pass", "3 call pass")
    assert [e.as_data(None) for e in events][-1] == {"kind": "thrown_in", "code": "passed_out"}
    again = match.deal(Random(1).shuffle)
    assert (public(again, "dealt")["dealer"], public(again, "dealt")["deal"]) == (3, 1)
    assert match.observation(0).sheet == []


@clause("KS-31", "KS-33")
def test_who_may_claim_may_also_keep_and_has_then_lost_the_right():
    match = begin("kaiser/standard")
    deal_hands(match, {1: WEAK})
    do(match, "1 keep")
    assert refused(match, 1, "claim").code == Reason.ALREADY_ANSWERED
    do(match, "0 keep", "2 keep", "3 keep")
    assert refused(match, 1, "claim").code == Reason.NOT_NOW
    assert match.phase.name == "auction"


@clause("KS-33")
def test_the_claim_is_judged_before_cards_are_passed():
    match = begin("kaiser/passing_kaiser")
    deal_hands(match, {1: WEAK})
    assert match.phase.name == "claims"
    keep_all(match)
    assert match.phase.name == "passing"


@clause("KS-33")
@pytest.mark.parametrize("seed", range(6))
def test_every_deal_of_a_house_with_misdeals_has_the_step_of_claims(seed):
    match = begin("kaiser/beginners")
    match.deal(Random(seed).shuffle)
    assert match.phase.name == "claims"
    assert match.awaited == (0, 1, 2, 3)


@clause("KS-143")
def test_only_the_player_who_may_claim_is_shown_it_and_who_has_answered_stays_hidden():
    match = begin("kaiser/standard")
    deal_hands(match, {1: WEAK, 0: "AS KS QS JS AH KH QH JH"})
    assert [str(a) for a in match.legal(1)] == ["keep", "claim"]
    assert [str(a) for a in match.legal(0)] == ["keep"]
    before = {seat: json.dumps(match.observation(seat).as_data()) for seat in (0, 2, None)}
    assert do(match, "3 keep") == []
    for seat, text in before.items():
        assert json.dumps(match.observation(seat).as_data()) == text
    assert match.observation(3).awaited == (0, 1, 2)


# ---------------------------------------------------------------------- passing


@clause("KS-37", "KS-144")
def test_nobody_sees_what_he_gets_before_all_have_chosen():
    match = begin("kaiser/passing_kaiser;misdeal_no_honours=no")
    match.deal(Random(3).shuffle)
    hands = {seat: list(match.observation(seat).hand) for seat in range(4)}
    for seat in (2, 0, 3):
        events = do(match, f"{seat} give {hands[seat][0]} {hands[seat][1]}")
        assert kinds(events) == ["gave"]
        assert set(events[0].private) == {seat}
        assert "cards" not in events[0].public
    assert match.observation(1).hand == hands[1]
    assert "got" not in match.observation(1).mine
    events = do(match, f"1 give {hands[1][0]} {hands[1][1]}")
    assert all(set(e.private) == {e.public["seat"]} for e in events if e.kind == "received")
    got = {next(iter(e.private)): e.private for e in events if e.kind == "received"}
    assert set(got[1][1]["cards"]) == set(hands[0][:2])
    for seat in range(4):
        seen = match.observation(seat)
        assert set(seen.mine["gave"]) == set(hands[seat][:2])
        assert set(seen.hand) == set(hands[seat][2:]) | set(hands[(seat - 1) % 4][:2])
    assert all("cards" not in e.as_data(None) for e in events)


@clause("KS-38", "KS-68")
def test_passing_after_the_auction_comes_last_before_the_first_lead():
    match = begin("kaiser/saskatchewan_34_any;passing=after_bid2")
    match.deal(Random(8).shuffle)
    names = [match.phase.name]
    do(match, "1 call 7", "2 call pass", "3 call pass", "0 call pass")
    names.append(match.phase.name)
    do(match, "1 trump S")
    names.append(match.phase.name)
    do(match, "1 order low")
    names.append(match.phase.name)
    match.act(1, match.legal(1)[0])
    names.append(match.phase.name)
    for seat in range(4):
        match.act(seat, match.legal(seat)[0])
    names.append(match.phase.name)
    assert names == ["auction", "naming", "ordering", "exchange", "passing", "play"]
    assert match.awaited == (1,)


@clause("KS-38")
def test_with_a_led_trump_the_passing_comes_before_there_is_a_trump():
    match = begin("kaiser/hetu;passing=after_bid2")
    match.deal(Random(8).shuffle)
    do(match, "1 call 7", "2 call pass", "3 call pass", "0 call pass")
    assert match.phase.name == "passing"
    assert match.observation(0).contract["trump"] is None


@clause("KS-39")
def test_a_thrown_in_hand_is_dealt_again_in_the_same_direction_of_passing():
    match = begin("kaiser/passing_kaiser")
    for turn, to in enumerate((1, 3, 2, 1)):
        deal_hands(match, {1: WEAK})
        do(match, "1 claim")
        match.deal(Random(turn).shuffle)
        keep_all(match)
        hand = match.observation(0).hand
        assert public(do(match, f"0 give {hand[0]} {hand[1]}"), "gave")["to"] == to
        play_out(match)


# ---------------------------------------------------------------------- auction, trump


@clause("KS-41", "KS-60")
def test_the_bidder_names_trump_after_the_auction_and_before_he_sees_the_kitty():
    match = begin("kaiser/saskatchewan_34")
    match.deal(Random(2).shuffle)
    events = do(match, "1 call 8", "2 call pass", "3 call pass", "0 call pass")
    assert kinds(events)[-1] == "contract"
    assert match.observation(1).hand
    assert "kitty" not in match.observation(1).mine
    assert refused(match, 2, "trump S").code == Reason.NOT_YOUR_TURN
    assert kinds(do(match, "1 trump S")) == ["trump_named", "kitty_taken"]


@clause("KS-55")
def test_over_the_highest_bid_the_others_only_pass_and_the_dealer_may_equal():
    match = begin("kaiser/standard")
    match.deal(Random(2).shuffle)
    keep_all(match)
    do(match, "1 call 12NT")
    for seat in (2, 3):
        assert [str(a) for a in match.legal(seat)] == ["call pass"]
        do(match, f"{seat} call pass")
    assert [str(a) for a in match.legal(0)] == ["call pass", "call 12NT"]


@clause("KS-62")
def test_the_suit_of_the_first_lead_becomes_trump_for_everybody_to_see():
    match = begin("kaiser/joffre")
    deal_hands(match, {1: "7E 6E 5E 0E 7R 6R 5R 0R"})
    do(match, "1 call 5", "2 call pass", "3 call pass", "0 call pass")
    events = do(match, "1 play 0R")
    assert kinds(events) == ["played", "trump_led"]
    assert match.observation(3).contract["trump"] == "R"
    assert match.observation(None).contract["trump"] == "R"


@clause("KS-67", "KS-145")
@pytest.mark.parametrize("bid", ["7", "7NT"])
def test_the_piles_are_turned_when_auction_and_trump_are_done(bid):
    match = begin("kaiser/two_player;misdeal_no_honours=no")
    match.deal(Random(4).shuffle)
    tops = {pile["top"] for seat in match.observation(0).as_data()["piles"] for pile in seat}
    assert tops == {None}
    events = do(match, f"1 call {bid}", "0 call pass")
    if bid == "7":
        assert "piles_turned" not in kinds(events)
        events = do(match, "1 trump H")
    assert "piles_turned" in kinds(events)
    piles = match.observation(0).as_data()["piles"]
    assert piles == match.observation(1).as_data()["piles"] == match.observation(None).as_data()["piles"]
    assert all(pile["top"] and pile["under"] == 1 for seat in piles for pile in seat)


@clause("KS-76", "KS-145")
def test_the_card_under_a_pile_is_turned_at_once_and_may_be_played_from_then_on():
    match = begin("kaiser/two_player;misdeal_no_honours=no")
    match.deal(Random(4).shuffle)
    do(match, "1 call 7NT", "0 call pass")
    top = match.observation(1).as_data()["piles"][1][2]["top"]
    events = do(match, f"1 play {top}")
    assert kinds(events) == ["played", "pile_turned"]
    under = public(events, "pile_turned")["card"]
    assert public(events, "played")["pile"] == public(events, "pile_turned")["pile"] == 2
    assert match.observation(0).as_data()["piles"][1][2] == {"top": under, "under": 0}
    while match.awaited != (1,) or match.observation(1).trick:
        match.act(match.awaited[0], match.legal(match.awaited[0])[0])
        if f"play {under}" not in map(str, match.legal(1)) and match.awaited == (1,):
            assert match.observation(1).trick
    assert f"play {under}" in map(str, match.legal(1))


@clause("KS-68")
@pytest.mark.parametrize("preset", KAISER.presets, ids=lambda p: p.name)
def test_the_phases_of_a_deal_come_in_their_order(preset):
    order = [
        "dealing",
        "claims",
        "passing",
        "auction",
        "sale",
        "naming",
        "ordering",
        "exchange",
        "passing",
        "play",
    ]
    house = House.read(f"kaiser/{preset.name}")
    for seed in range(5):
        names = []
        for match in walk(Match(house.game, house.rules), Random(seed)):
            if not names or names[-1] != match.phase.name:
                names.append(match.phase.name)
        places = iter(order)
        assert all(name in places for name in names), names


# ---------------------------------------------------------------------- play


@clause("KS-70", "KS-73")
@pytest.mark.parametrize("preset", KAISER.presets, ids=lambda p: p.name)
def test_the_bidder_leads_first_and_then_who_has_taken_the_trick(preset):
    house = House.read(f"kaiser/{preset.name}")
    for seed in range(3):
        match = played(house, seed, deals=2)
        leads = None
        trick = 0
        for event in match.events:
            facts = event.public
            if event.kind == "contract" or event.kind == "trick_taken":
                leads, trick = facts["seat"], 0
            elif event.kind == "played":
                if trick == 0:
                    assert facts["seat"] == leads
                trick += 1


@clause("KS-80")
def test_the_partner_of_a_kaiser_for_forty_may_sit_out_and_is_passed_over():
    match = begin("kaiser/standard;kaiser_bid=forty;kaiser40_partner=sits_out;misdeal_no_honours=no")
    deal_hands(match, {1: "AS KS QS AH KH QH AD AC", 3: "3S 5H"})
    events = do(match, "1 call kaiser", "2 call pass", "3 call pass", "0 call pass")
    assert public(events, "sits_out") == {"seats": [3]}
    assert match.observation(0).contract["order"] == "high"
    assert "put_away" in match.observation(3).mine
    assert "3S" not in json.dumps(match.observation(0).as_data()["mine"])
    events = play_out(match)
    assert {e.public["seat"] for e in events if e.kind == "played"} == {0, 1, 2}
    assert len([e for e in events if e.kind == "played"]) == 24
    assert not {"3S", "5H"} & {e.public["card"] for e in events if e.kind == "played"}


@clause("KS-80")
def test_with_six_both_partners_of_a_kaiser_for_forty_sit_out():
    match = begin(
        "kaiser/six_player_two_teams;kaiser_bid=forty;kaiser40_partner=sits_out;misdeal_no_honours=no"
    )
    match.deal(Random(1).shuffle)
    do(match, "1 call pass", "2 call kaiser", *(f"{seat} call pass" for seat in (3, 4, 5, 0)))
    events = play_out(match)
    assert {e.public["seat"] for e in events if e.kind == "played"} == {1, 2, 3, 5}


# ---------------------------------------------------------------------- end of the match


@clause("KS-109", "KS-130")
def test_a_captured_five_ends_the_hand_and_the_match_on_the_spot():
    match = begin("kaiser/saskatchewan_47", totals={"A": 50, "B": 47}, dealer=3)
    deal_hands(match, {0: "5H KS QS JS 10S 9S 8S 7D", 1: "AH KH", 2: "QH", 3: "JH"})
    keep_all(match)
    do(match, "0 call 7", "1 call pass", "2 call pass", "3 call pass", "0 trump C")
    events = do(match, "0 play 5H", "1 play AH", "2 play QH", "3 play JH")
    assert kinds(events)[-3:] == ["trick_taken", "scored", "match_won"]
    assert (events[-1].public["winner"], events[-1].public["clause"]) == ("B", "KS-109")
    assert match.over
    assert match.observation(0).totals == {"A": 50, "B": 47}
    assert len(match.observation(0).hand) == 7


@clause("KS-109")
def test_below_the_limit_a_captured_five_is_only_points():
    match = begin("kaiser/saskatchewan_47", totals={"A": 50, "B": 46}, dealer=3)
    deal_hands(match, {0: "5H KS QS JS 10S 9S 8S 7D", 1: "AH KH", 2: "QH", 3: "JH"})
    keep_all(match)
    do(match, "0 call 7", "1 call pass", "2 call pass", "3 call pass", "0 trump C")
    do(match, "0 play 5H", "1 play AH", "2 play QH", "3 play JH")
    assert not match.over
    assert match.observation(0).as_data()["special"]["5H"] == "B"


@clause("KS-109")
@pytest.mark.parametrize(("five_wins", "over"), [("captured", False), ("taken", True)])
def test_a_defenders_own_five_ends_the_match_only_where_taking_it_is_enough(five_wins, over):
    match = begin(f"kaiser/saskatchewan_47;five_wins={five_wins}", totals={"A": 50, "B": 47}, dealer=3)
    deal_hands(match, {0: "10H KS QS JS 10S 9S 8S 7D", 1: "AH KH", 2: "QH", 3: "JH 5H"})
    keep_all(match)
    do(match, "0 call 7", "1 call pass", "2 call pass", "3 call pass", "0 trump C")
    do(match, "0 play 10H", "1 play AH", "2 play QH", "3 play 5H")
    assert match.over == over


@clause("KS-121")
@pytest.mark.parametrize("seed", range(4))
def test_the_match_is_won_only_together_with_a_scored_hand(seed):
    match = played(House.read("kaiser/joffre;target=20;lose_at_minus=yes"), seed, deals=60)
    for number in range(1, match.number + 1):
        happened = kinds(match.events_of(number))
        if "match_won" in happened:
            assert "scored" in happened
    assert match.over


def _scored(house, *, bid, bidder, tricks, cards, before, **more):
    rules = House.read(house).rules
    standing = Standing(before, 0, **more)
    dealt = Dealt(rules, standing, (0,) * rules.players)
    contract = Contract(bidder, Bid.read(bid), None if "NT" in bid else rules.cards.suits[0][0])
    return end_of_deal(dealt, contract, Haul(tricks, cards))


@clause("KS-124")
def test_a_raised_target_holds_for_the_very_hand_that_raised_it():
    facts = {"bid": "8NT", "bidder": 0, "tricks": {"A": 6, "B": 2}, "cards": {"5H": "A", "3S": "A"}}
    phase, events = _scored("kaiser/saskatchewan_62", before={"A": 40, "B": 0}, **facts)
    assert phase.name == "dealing"
    assert public(events, "scored")["after"]["A"] == 56
    phase, _ = _scored("kaiser/saskatchewan_62;target_after_nt=none", before={"A": 40, "B": 0}, **facts)
    assert phase.name == "over"


@clause("KS-127")
def test_a_tie_of_others_over_the_target_plays_another_hand():
    facts = {"bid": "6", "bidder": 0, "tricks": {"A": 0, "B": 4, "C": 4}, "cards": {}}
    house = "kaiser/six_player_three_teams;no_bid_limit=none"
    assert _scored(house, before={"A": 0, "B": 50, "C": 50}, **facts)[0].name == "dealing"
    phase, events = _scored(house, before={"A": 0, "B": 51, "C": 50}, **facts)
    assert phase.name == "over"
    assert (events[-1].public["winner"], events[-1].public["clause"]) == ("B", "KS-127")


@clause("KS-128")
@pytest.mark.parametrize("preset", KAISER.presets, ids=lambda p: p.name)
def test_everybody_starts_at_zero(preset):
    match = begin(f"kaiser/{preset.name}")
    assert set(match.observation(None).totals.values()) == {0}


# ---------------------------------------------------------------------- what is hidden


def cards_in(data, pack):
    """Every card that is told anywhere in the data."""
    if isinstance(data, Mapping):
        return {card for value in data.values() for card in cards_in(value, pack)}
    if isinstance(data, (list, tuple)):
        return {card for value in data for card in cards_in(value, pack)}
    return {data} & pack if isinstance(data, str) else set()


@clause("KS-140")
@pytest.mark.parametrize("preset", KAISER.presets, ids=lambda p: p.name)
def test_a_seat_is_told_its_own_hand_and_what_lies_or_lay_on_the_table(preset):
    house = House.read(f"kaiser/{preset.name}")
    pack = set(house.rules.cards.cards)
    for match in walk(Match(house.game, house.rules), Random(11)):
        for seat in (*range(house.rules.players), None):
            seen = match.observation(seat)
            data = seen.as_data()
            open_to_all = cards_in([data["trick"], data["last_trick"], data["piles"]], pack)
            own = set(seen.hand) | cards_in(data["mine"], pack)
            assert cards_in({k: v for k, v in data.items() if k not in ("legal", "sheet")}, pack) == (
                open_to_all | own
            )
            if seat is None:
                assert not own


@clause("KS-140")
def test_of_taken_tricks_only_the_last_is_shown():
    match = at_phase(House.read("kaiser/cardgames_zone"), "play", 1)
    dice = Random(1)
    for _ in range(10):
        match.act(match.awaited[0], pick(dice, match.legal(match.awaited[0])))
    seen = match.observation(0).as_data()
    assert (len(seen["trick"]), len(seen["last_trick"]["cards"]), sum(seen["tricks"])) == (2, 4, 2)
    first = [e.public["card"] for e in match.events if e.kind == "played"][:4]
    assert not set(first) & cards_in([seen["trick"], seen["last_trick"]], set(first))


@clause("KS-142")
@pytest.mark.parametrize("seed", range(3))
def test_all_are_told_who_has_taken_the_bonus_and_the_penalty_card(seed):
    house = House.read("kaiser/cardgames_zone")
    match = played(house, seed)
    taken = {}
    for event in match.events:
        if event.kind == "trick_taken":
            taken |= dict.fromkeys(event.public["cards"], house.rules.seating.side_of[event.public["seat"]])
    for seat in (0, 1, None):
        assert match.observation(seat).as_data()["special"] == {"5H": taken["5H"], "3S": taken["3S"]}


@clause("KS-146")
def test_a_computer_player_is_handed_an_observation_and_dice_and_nothing_else():
    for maker in PLAYERS.values():
        assert list(signature(maker().choose).parameters)[:2] == ["seen", "dice"]


@clause("KS-146")
@pytest.mark.parametrize("name", ["claims", "passing", "auction", "naming", "play"])
def test_no_way_leads_from_an_observation_to_the_cards_of_the_others(name):
    match = at_phase(House.read("kaiser/passing_kaiser"), name, 2)
    hidden = (Match, Dealt, type(match.phase))
    todo, known = [match.observation(0)], set()
    while todo:
        thing = todo.pop()
        if id(thing) in known:
            continue
        known.add(id(thing))
        assert not isinstance(thing, hidden)
        if is_dataclass(thing) and not isinstance(thing, type):
            todo += [getattr(thing, field.name) for field in fields(thing)]
        elif isinstance(thing, Mapping):
            todo += [*thing.keys(), *thing.values()]
        elif isinstance(thing, (list, tuple, set, frozenset)):
            todo += thing


# ---------------------------------------------------------------------- nothing is left out


def test_every_clause_is_held_to_by_a_worked_example_or_a_test_here():
    examples = [scenario for scenario in all_scenarios() if scenario["game"] == "kaiser"]
    held = {name for scenario in examples for name in scenario["clauses"]}
    for test in list(globals().values()):
        for mark in getattr(test, "pytestmark", ()):
            if mark.name == "clause":
                held |= set(mark.args)
    ids = [one.id for one in KAISER.clauses]
    assert [name for name in ids if name not in held] == []
    assert held <= set(ids), "a clause that the catalogue does not have"
