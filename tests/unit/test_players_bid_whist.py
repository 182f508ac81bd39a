"""The book of Bid Whist: legal everywhere, the same again, blind to what it was not shown, and sensible."""

import json
from random import Random

import pytest

from kit import chosen_alike, random_house
from varaq import CHANCE, Action, Match
from varaq.games.bid_whist import BID_WHIST
from varaq.games.bid_whist.deal import kitty_places
from varaq.games.bid_whist.held import Bid, Contract
from varaq.games.bid_whist.packs import Order
from varaq.players import PLAYERS, RulebookPlayer
from varaq.players.bid_whist.bidding import Auctioneer
from varaq.players.bid_whist.burying import best_burial
from varaq.players.bid_whist.memory import remember
from varaq.players.bid_whist.prospects import prospect
from varaq.players.bid_whist.stake import race
from varaq.players.bid_whist.weights import TABLES, weights_for

BOOK = RulebookPlayer()
each_preset = pytest.mark.parametrize("preset", BID_WHIST.presets, ids=lambda preset: preset.name)


def table(rules, *, dealer=0):
    return Match(BID_WHIST, rules, dealer=dealer)


def played(match, players, dice, *, deals):
    """The choices over so many packs, acts out of turn among them; every one is checked to be legal."""
    choices = []
    packs = 0
    while not match.over:
        if match.awaited == (CHANCE,):
            packs += match.phase.name == "dealing"
            if packs > deals:
                return choices
            match.deal(dice.shuffle)
            continue
        seat = match.awaited[0]
        seen = match.observation(seat)
        act = players[seat].choose(seen, dice)
        assert act in seen.legal
        if isinstance(players[seat], RulebookPlayer) and act.startswith("play "):
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


def claims(match):
    return [event.public for event in match.events if event.kind == "misplay_claimed"]


# ---------------------------------------------------------------------- every house


@each_preset
def test_it_plays_deals_of_every_named_house(preset):
    rules = BID_WHIST.rules(**preset.values)
    played(table(rules), [BOOK] * 4, Random(1), deals=2)


@pytest.mark.parametrize("seed", range(16))
def test_it_plays_houses_that_nobody_has_named(seed):
    rules = random_house(Random(seed), game=BID_WHIST, wishes=9).rules
    played(table(rules), [BOOK] * 4, Random(seed), deals=2)


@each_preset
def test_beside_players_who_renege_it_calls_what_is_proved_and_nothing_else(preset):
    rules = BID_WHIST.rules(**{**preset.values, "renege": "allowed"})
    match = table(rules)
    players = [PLAYERS["rulebook" if seat % 2 else "random"]() for seat in range(4)]
    played(match, players, Random(2), deals=2)
    called = [facts for facts in claims(match) if facts["seat"] % 2]
    assert all(facts["right"] for facts in called)


def test_it_does_call_reneges():
    rules = BID_WHIST.rules(renege="allowed", target=100, lose_at_minus_target=False)
    match = table(rules)
    players = [PLAYERS["rulebook" if seat % 2 else "random"]() for seat in range(4)]
    played(match, players, Random(5), deals=4)
    assert any(facts["seat"] % 2 for facts in claims(match))


@each_preset
def test_the_same_cards_are_played_the_same_way_again(preset):
    rules = BID_WHIST.rules(**preset.values)
    first, second = (
        played(table(rules), [RulebookPlayer() for _ in range(4)], Random(7), deals=2) for _ in range(2)
    )
    assert first == second


# ---------------------------------------------------------------------- nothing hidden has a say


def shown(match, seat):
    return json.dumps(match.observation(seat).as_data(), default=str)


@each_preset
def test_hidden_cards_do_not_change_the_choice(preset):
    """The cards that a seat was not shown are dealt anew: as long as it sees the same it does the same."""
    rules = BID_WHIST.rules(**preset.values)
    dice = Random(preset.name)
    compared = 0
    taken_out = [place - 1 for place in kitty_places(rules)] if rules.kitty else []
    dealt = [place for place in range(len(rules.cards)) if place not in taken_out]
    for _ in range(6):
        order = list(rules.cards.cards)
        dice.shuffle(order)
        seat = 1  # the first hand of dealer 0
        mine = set(dealt[::4])
        others = [card for at, card in enumerate(order) if at not in mine]
        dice.shuffle(others)
        other = [card if at in mine else others.pop() for at, card in enumerate(order)]
        pair = [table(rules) for _ in range(2)]
        for match, cards in zip(pair, (order, other), strict=True):
            match.act(CHANCE, Action("deal", tuple(cards)))
        compared += chosen_alike(BOOK, pair, seat, shown)
    assert compared


@pytest.mark.parametrize("jokers_nt", ["dead", "any_time", "forced", "removed"])
def test_nobody_is_believed_void_of_what_he_holds(jokers_nt):
    rules = BID_WHIST.rules(jokers_nt=jokers_nt, deuce_high=True, target=100, lose_at_minus_target=False)
    for seed in range(3):
        match = table(rules, dealer=seed % 4)
        dice = Random(seed)
        match.deal(dice.shuffle)
        while match.phase.name != "dealing":
            if match.awaited == (CHANCE,):
                match.deal(dice.shuffle)
                continue
            seat = match.awaited[0]
            seen = match.observation(seat)
            if match.phase.name == "play":
                memory = remember(seen)
                for other, hand in enumerate(match.phase.hands):
                    if other == seat:
                        continue
                    assert hand & ~memory.ranking.dead & ~memory.unseen == 0
                    for suit, share in zip(memory.suits, memory.share[other], strict=True):
                        assert share > 0 or not hand & suit
            match.act(seat, BOOK.choose(seen, dice))


# ---------------------------------------------------------------------- what it reckons with


@pytest.mark.parametrize("key", TABLES)
def test_the_worth_of_hands_is_known_at_every_table(key):
    for trump in (True, False):
        assert weights_for(*key, trump).spread > 0


def test_a_stronger_hand_promises_more_in_both_directions():
    rules = BID_WHIST.rules()
    strong = rules.cards.mask(["BJ", "AS", "KS", "QS", "JS", "10S", "AH", "KH", "AD", "7D", "6C", "5C"])
    low = rules.cards.mask(["BJ", "AS", "2S", "3S", "4S", "5S", "AH", "2H", "AD", "7D", "QC", "JC"])
    assert prospect(rules, strong, ("S", Order.UP)).books > prospect(rules, strong, ("S", Order.DOWN)).books
    assert prospect(rules, low, ("S", Order.DOWN)).books > prospect(rules, low, ("S", Order.UP)).books


def test_a_burial_is_as_large_as_the_kitty_and_never_takes_a_top_trump():
    rules = BID_WHIST.rules()
    dice = Random(3)
    for _ in range(20):
        hand = rules.cards.mask(dice.sample(rules.cards.cards, 18))
        contract = Contract(0, Bid(4, "U"), "S", Order.UP, named=True)
        away = best_burial(rules, contract, hand).away
        assert away.bit_count() == 6
        assert away & ~hand == 0
        assert not away & rules.cards.mask(["BJ", "LJ", "AS"])


@pytest.mark.parametrize("preset", ["standard", "northeast_52", "columbus_no_kitty"])
def test_a_side_ahead_is_thought_likelier_to_win(preset):
    rules = BID_WHIST.rules(**BID_WHIST.preset(preset).values)
    chances = race(rules)
    assert chances[0, 0] == pytest.approx(0.5)
    ahead = [chances[place, 0] for place in range(7)]
    assert ahead == sorted(ahead)
    assert all(chances[a, b] == pytest.approx(1 - chances[b, a]) for a, b in chances)


def test_a_dealer_who_speaks_last_reckons_with_nobody_behind():
    match = table(BID_WHIST.rules(), dealer=3)
    match.deal(Random(2).shuffle)
    for seat in range(3):
        match.act(seat, "call pass")
    assert Auctioneer.begin(match.observation(3)).behind() == []


# ---------------------------------------------------------------------- strength


@pytest.mark.parametrize("name", ["standard", "northeast_52", "columbus_no_kitty"])
def test_it_wins_most_matches_against_players_who_play_anything(name):
    rules = BID_WHIST.rules(**BID_WHIST.preset(name).values)
    won = 0
    for seed in range(6):
        names = ["rulebook" if (seat + seed) % 2 == 0 else "random" for seat in range(4)]
        match = table(rules, dealer=seed % 4)
        played(match, [PLAYERS[name]() for name in names], Random(seed), deals=400)
        won += match.observation(None).result["winner"] == "AB"[seed % 2]
    assert won >= 5
