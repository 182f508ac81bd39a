"""Bid Whist reckoned again by hand, card by card and clause by clause, beside the engine."""

from itertools import product
from random import Random

import pytest

from kit import do
from varaq import CHANCE, Action, House, Match
from varaq.engine.choice import Choice, Chosen
from varaq.engine.perft import perft
from varaq.engine.phase import legal
from varaq.games.bid_whist import BID_WHIST
from varaq.games.bid_whist.auction import Auction, call
from varaq.games.bid_whist.books import Taken
from varaq.games.bid_whist.deal import is_misdeal, kitty_places
from varaq.games.bid_whist.held import Bid, Contract, Held, Standing
from varaq.games.bid_whist.packs import Order
from varaq.games.bid_whist.play import Play
from varaq.games.bid_whist.scoring import score_hand

# ---------------------------------------------------------------------- following, and taking a trick

UP = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"]
LINES = {"up": UP, "down": ["A", *UP[:0:-1]], "down_ace_bad": [*UP[:0:-1], "A"]}
JOKERS = ("BJ", "LJ")
HOUSES = [
    {},
    {"jokers_nt": "any_time"},
    {"jokers_nt": "forced", "joker_lead_nt": "last_resort"},
    {"jokers": 1, "deuce_high": True},
    {"deuce_high": True, "jokers_nt": "forced"},
    {"deuce_high": True, "deuce_in_nt": "spade", "joker_lead_nt": "last_resort"},
    {"jokers": 0, "kitty": False},
]
each_house = pytest.mark.parametrize(
    "values", HOUSES, ids=[" ".join(map(str, v.values())) or "-" for v in HOUSES]
)


def suit_of(card, rules, trump):
    """BW-48, BW-50, BW-54: the suit a card belongs to, None for a dead card."""
    if card in JOKERS:
        return trump
    if card == "2S" and rules.deuce_high and (trump or rules.deuce_in_nt == "dead"):
        return trump
    return card[-1]


def strength(card, rules, trump, order):
    """BW-42…49: the place of a card in its own suit, the best first."""
    specials = [*JOKERS, *(["2S"] if rules.deuce_high and trump else [])]
    if card in specials:
        return specials.index(card) - 3
    return LINES[order].index(card[:-1])


def may_play(hand, plays, rules, trump):
    """BW-51…53, BW-57…61."""
    dead = [card for card in hand if suit_of(card, rules, trump) is None]
    led = next((s for card in plays if (s := suit_of(card, rules, trump)) is not None), None)
    if not plays:
        others = [card for card in hand if card not in dead]
        return others if rules.joker_lead_nt == "last_resort" and others else hand
    if led is None:
        return hand
    follows = [card for card in hand if suit_of(card, rules, trump) == led]
    if follows:
        return follows + dead if rules.jokers_nt == "any_time" else follows
    return dead if dead and rules.jokers_nt == "forced" else hand


def takes(plays, rules, trump, order):
    """BW-55, BW-57, BW-58."""
    suits = [suit_of(card, rules, trump) for card in plays]
    led = next(suit for suit in suits if suit is not None)
    wins = trump if trump and trump in suits else led
    best = min(
        (card for card, suit in zip(plays, suits, strict=True) if suit == wins),
        key=lambda card: strength(card, rules, trump, order),
    )
    return plays.index(best)


def contract_of(rules, trump, order, *, bidder=0, number=3):
    kind = "N" if trump is None else "U" if order == "up" else "D"
    return Contract(bidder, Bid(number, kind), trump, Order(order), True)


@each_house
@pytest.mark.parametrize("trump", ["S", "H", None])
@pytest.mark.parametrize("order", list(LINES))
def test_cards_are_followed_and_beaten_as_the_clauses_say(values, trump, order):
    rules = BID_WHIST.rules(**values)
    dice = Random(f"{values}{trump}{order}")
    contract = contract_of(rules, trump, order)
    for _ in range(60):
        cards = list(rules.cards.cards)
        # Jokers and deuces oftener, or they would hardly meet.
        cards.sort(key=lambda card: dice.random() * (0.4 if card in (*JOKERS, "2S") else 1))
        hand, plays = cards[:4], cards[4 : 4 + dice.randrange(4)]
        dice.shuffle(plays)
        held = Held(rules, Standing.start(0), (rules.cards.mask(hand), 0, 0, 0))
        begun = Play.begin(held, contract, 0)
        numbers = [rules.cards.number[card] for card in plays]
        trick = tuple((4 - len(plays) + at, card) for at, card in enumerate(numbers))
        spot = Play(held, contract, begun.ranking, begun.hands, 0, trick, begun.ranking.order.asked(numbers))
        acts = {action.what[0] for action in legal(spot, 0)}
        assert acts == set(may_play(hand, plays, rules, trump)), (hand, plays)
        whole = cards[:4]
        if any(suit_of(card, rules, trump) for card in whole):
            winner = begun.ranking.order.winner([rules.cards.number[card] for card in whole])
            assert winner == takes(whole, rules, trump, order), whole


def ways(rules, trump, order, hands, leader, plays):
    """In how many ways hands are played out."""
    if not plays and not any(hands):
        return 1
    seat = (leader + len(plays)) % 4
    found = 0
    for card in may_play(hands[seat], plays, rules, trump):
        rest = [[c for c in hand if c != card] if s == seat else hand for s, hand in enumerate(hands)]
        lying = [*plays, card]
        if len(lying) == 4:
            winner = (leader + takes(lying, rules, trump, order)) % 4
            found += ways(rules, trump, order, rest, winner, [])
        else:
            found += ways(rules, trump, order, rest, leader, lying)
    return found


@each_house
@pytest.mark.parametrize("seed", range(4))
def test_short_hands_are_played_in_as_many_ways_as_the_clauses_allow(values, seed):
    rules, dice = BID_WHIST.rules(**values), Random(seed)
    trump, order = (None, "S")[seed % 2], list(LINES)[seed % 3]
    cards = [card for card in rules.cards.cards if card in (*JOKERS, "2S") or card[-1] in "SH"]
    cards.sort(key=lambda card: dice.random() * (0.5 if card in (*JOKERS, "2S") else 1))
    hands = [cards[3 * seat : 3 * seat + 3] for seat in range(4)]
    held = Held(rules, Standing.start(0), tuple(map(rules.cards.mask, hands)))
    play = Play.begin(held, contract_of(rules, trump, order), seed)
    counted = ways(rules, trump, order, hands, seed, [])
    assert perft(play, 12) == counted > 0


# ---------------------------------------------------------------------- the auction


def outranks(text, best, rules):
    """BW-15, 16, 19, 20, 27: whether a bid goes over another."""
    if text[0] != best[0]:
        return text[0] > best[0]
    mine, theirs = text[1:], best[1:]
    if ("N" in mine) != ("N" in theirs):
        return "N" in mine
    if "N" in mine:
        return (mine, theirs) == ("ND", "NU") and rules.low_nt_outranks_high
    over = {"down_over_up": ("D", "U"), "up_over_down": ("U", "D")}.get(rules.direction_rank)
    return (mine, theirs) == over


def kinds(rules):
    if rules.bid_style != "up_down_nt":
        return ["", "N"] if rules.bid_style == "number_nt" else [""]
    return ["U", "D", *(["NU", "ND"] if rules.nt_direction == "in_bid" else ["N"])]


AUCTIONS = [
    {},
    {"direction_rank": "down_over_up"},
    {"direction_rank": "up_over_down", "all_pass": "redeal", "auction_rounds": "until_passed"},
    {"nt_direction": "in_bid", "dealer_may_match": True},
    {"nt_direction": "in_bid", "low_nt_outranks_high": True, "auction_rounds": "until_passed"},
    {"bid_style": "number_nt", "dealer_may_match": True, "all_pass": "redeal"},
    {"bid_style": "number", "min_bid": 1, "auction_rounds": "until_passed"},
]


@pytest.mark.parametrize("values", AUCTIONS, ids=[" ".join(map(str, v.values())) or "-" for v in AUCTIONS])
def test_an_auction_goes_as_the_clauses_say(values):
    rules = BID_WHIST.rules(**values)
    bids = [f"{number}{kind}" for number in range(rules.min_bid, 8) for kind in kinds(rules)]
    rounds = rules.auction_rounds == "until_passed"
    for seed in range(60):
        dice = Random(seed)
        dealer = seed % 4
        phase = Auction(Held(rules, Standing.start(dealer), (rules.cards.mask(["KS"]),) * 4))
        said, out, best, turn = [], set(), None, (dealer + 1) % 4
        while isinstance(phase, Auction):
            assert phase.awaited == (turn,)
            is_dealer = turn == dealer
            may = [
                bid
                for bid in bids
                if best is None
                or outranks(bid, best[1], rules)
                or (is_dealer and rules.dealer_may_match and not outranks(best[1], bid, rules))
            ]
            forced = rules.all_pass == "dealer_must_bid" and len(said) == 3 and best is None
            may += [] if forced else ["pass"]
            assert {act.what[0] for act in legal(phase, turn)} == set(may)
            low = [bid for bid in may if bid != "pass"][:4]
            choice = dice.choice([*low, "pass", "pass"]) if low and "pass" in may else dice.choice(low or may)
            phase, events = phase.after(turn, call(choice))
            said.append(choice)
            if choice == "pass":
                out.add(turn)
            else:
                best = (turn, choice)
            turn = (turn + 1) % 4
            while rounds and turn in out and len(out) < 4:
                turn = (turn + 1) % 4
            passed = len(out) == 4 or (len(out) == 3 and best is not None)
            over = passed if rounds else len(said) == 4
            assert over != isinstance(phase, Auction)
        told = [event.public for event in events if event.kind == "contract"]
        assert [(t["seat"], t["bid"]) for t in told] == ([best] if best else [])


# ---------------------------------------------------------------------- the score

SCORES = [
    dict(
        zip(
            ("nt_doubles", "made_score", "set_score", "defender_score", "boston_bid", "boston_score"),
            row,
            strict=True,
        )
    )
    for row in product(
        (True, False),
        ("taken", "bid"),
        ("lose_bid", "opponents_score"),
        ("none", "odd_books"),
        ("normal", "double", "game"),
        ("normal", "thirteen", "quadruple"),
    )
]


def points(rules, trump, number, books):
    """BW-68…78: what both sides score, the bidding side first."""
    mine, theirs = 0, 0
    if books >= 6 + number:
        mine = books - 6 if rules.made_score == "taken" else number
        if number == 7 and rules.boston_bid == "double":
            mine *= 2
        if books == 13 and rules.boston_score != "normal":
            mine = 13 if rules.boston_score == "thirteen" else 4 * mine
    elif rules.set_score == "lose_bid":
        mine = -number
    else:
        theirs = number
    if rules.defender_score == "odd_books" and 13 - books >= 7:
        theirs += 13 - books - 6
    factor = 2 if trump is None and rules.nt_doubles else 1
    return mine * factor, theirs * factor


def test_every_number_of_books_scores_what_the_clauses_say():
    asked = 0
    for values in SCORES:
        rules = BID_WHIST.rules(**values, target=100)
        if rules.problems():
            continue
        for trump, number, tricks in product((None, "H"), (1, 3, 6, 7), range(13)):
            contract = contract_of(rules, trump, "up", bidder=1, number=number)
            score = score_hand(rules, contract, Taken((12 - tricks, tricks), "A"), (), Standing.start(2))
            mine, theirs = points(rules, trump, number, tricks + 1)
            assert score.change == {"A": theirs, "B": mine}, (values, trump, number, tricks)
            assert score.made == (tricks + 1 >= 6 + number)
            assert score.after.dealer == 3
            asked += 1
    assert asked > 5000


# ---------------------------------------------------------------------- the deal, and dead cards removed


@pytest.mark.parametrize("preset", BID_WHIST.presets, ids=lambda preset: preset.name)
def test_the_kitty_lies_within_the_limits_and_everybody_gets_his_cards_in_turn(preset):
    rules = BID_WHIST.rules(**preset.values)
    places = kitty_places(rules)
    assert len(places) == rules.kitty_size == len(rules.cards) - 4 * rules.cards_each
    assert not is_misdeal(rules, places)
    match = Match(BID_WHIST, rules, dealer=2)
    order = list(rules.cards.cards)
    match.act(CHANCE, Action("deal", tuple(order)))
    players = [card for place, card in enumerate(order, start=1) if place not in places]
    for seat in range(4):
        assert set(match.observation(seat).hand) == set(players[(seat - 3) % 4 :: 4])


def deal_to(match, hands, kitty):
    """Deal so that the seats hold these cards, among others."""
    rules, places = match.rules, kitty_places(match.rules)
    rest = [
        card
        for card in rules.cards.cards
        if card not in {*kitty, *(c for cards in hands.values() for c in cards)}
    ]
    full = {seat: list(hands.get(seat, ())) for seat in range(4)}
    for cards in full.values():
        while len(cards) < rules.cards_each:
            cards.append(rest.pop())
    lying = [*kitty, *rest]
    order, taker = [], match.phase.standing.dealer
    for place in range(1, len(rules.cards) + 1):
        if place in places:
            order.append(lying.pop())
        else:
            taker = (taker + 1) % 4
            order.append(full[taker].pop())
    match.act(CHANCE, Action("deal", tuple(order)))


def test_others_lay_down_their_jokers_and_draw_unseen_for_them():
    """BW-40, BW-41: in turn from the bidder's left, from the ordinary cards that were buried."""
    house = House.read("bid_whist/deuce_high_two_jokers;jokers_nt=removed")
    match = Match(house.game, house.rules, dealer=3)
    deal_to(match, {0: ["BJ"], 1: ["2S"], 3: ["LJ"]}, [])
    do(match, "0 call 3N", "1 call pass", "2 call pass", "3 call pass", "0 name NT down")
    seen = match.observation(0)
    assert seen.extra["must_bury"] == ["BJ"]
    kept = [card for card in seen.hand if card != "BJ"]
    assert match.why_not(0, f"discard {' '.join(kept[:6])}").code == "must_bury"
    buried = ["BJ", *kept[:5]]
    do(match, f"0 discard {' '.join(buried)}")
    assert match.phase.name == "drawing"
    assert match.observation(2).counts == [12, 11, 12, 11]
    act = match.shuffled(lambda cards: cards.sort())
    assert set(act.what) == set(buried[1:])
    match.act(CHANCE, act)
    assert match.observation(1).mine["drew"] == [act.what[0]]
    assert match.observation(3).mine["drew"] == [act.what[1]]
    assert "drew" not in match.observation(2).mine
    assert match.phase.name == "play"
    assert match.awaited == (0,)
    assert match.observation(None).points == {"A": 1, "B": 0}


# ---------------------------------------------------------------------- reneges


def with_reneges(**values):
    """A hand in which seat 1 has failed to follow to the first trick, which is not yet finished."""
    rules = BID_WHIST.rules(renege="allowed", **values)
    match = Match(BID_WHIST, rules, dealer=3)
    deal_to(match, {0: ["AS"], 1: ["KS", "2D"], 2: ["QS"], 3: ["JS"]}, [])
    do(match, "0 call 3U", "1 call pass", "2 call pass", "3 call pass", "0 name H up")
    hand = [card for card in match.observation(0).hand if card != "AS"]
    do(match, f"0 discard {' '.join(hand[:6])}", "0 play AS")
    assert "play 2D" not in match.observation(1).right
    do(match, "1 play 2D", "2 play QS")
    return match


def test_a_renege_is_called_after_its_trick_by_an_opponent_and_judged_at_once():
    """BW-63, BW-89."""
    match = with_reneges()
    for early in ("claim 1", "claim 3"):
        assert match.why_not(0, early).clause == "BW-63"
    do(match, "3 play JS")
    assert match.why_not(3, "claim 1").code == "nothing_to_claim", "no opponent"
    (wrong,) = do(match, "2 claim 3")
    assert wrong.public == {"seat": 2, "offender": 3, "right": False}
    assert match.why_not(0, "claim 3").clause == "BW-89", "judged for all to hear"
    (right,) = do(match, "2 claim 1")
    assert right.public == {"seat": 2, "offender": 1, "right": True}
    assert match.phase.name == "play"
    assert match.why_not(0, "claim 3").clause == "BW-89", "once a side"
    assert match.observation(3).extra["claims"] == [wrong.public, right.public]


def played_to_the_end(match):
    while match.phase.name == "play":
        seat = match.awaited[0]
        match.act(seat, next(act for act in match.observation(seat).right if act.startswith("play")))
    return match


def test_all_call_or_accept_before_the_score():
    """BW-64, BW-90: whoever calls is asked again; three books go over once."""
    match = played_to_the_end(with_reneges())
    assert match.phase.name == "agree"
    asked = []
    books = dict(match.observation(None).points)
    while match.phase.name == "agree":
        seat = match.awaited[0]
        asked.append(seat)
        claims = [act for act in match.observation(seat).legal if act != "agree"]
        if seat == 2 and "claim 1" in claims:
            match.act(seat, "claim 1")
            assert match.awaited == (2,)
        match.act(seat, "agree")
    assert asked == [1, 2, 3, 0]
    (entry,) = match.observation(None).sheet
    if books["B"] >= 3:
        assert entry["points"] == {"A": books["A"] + 3, "B": books["B"] - 3}
    else:
        assert entry["points"] == {"A": 13, "B": 0}
    assert entry["lines"][0]["code"] in ("renege_three", "renege_all")


def test_a_breach_that_nobody_calls_stands():
    match = played_to_the_end(with_reneges())
    books = dict(match.observation(None).points)
    do(match, "1 agree", "2 agree", "3 agree", "0 agree")
    assert match.observation(None).sheet[0]["points"] == books


def test_the_first_right_call_may_end_the_match():
    """BW-66, BW-89: the hand is not scored."""
    match = with_reneges(renege_penalty="game", session="rise_and_fly")
    do(match, "3 play JS", "0 claim 3")
    assert not match.over
    events = do(match, "0 claim 1")
    assert match.over
    assert events[-1].public["code"] == "renege"
    assert events[-1].public["winner"] == "A"
    assert events[-1].public["leave"] == [1, 3]
    assert match.observation(None).sheet[0]["hand"] == {"A": 0, "B": 0}


# ---------------------------------------------------------------------- a choice of several cards


@pytest.mark.parametrize("must", [(), ("c",), ("b", "e")])
def test_the_acts_of_a_choice_are_there_without_being_written_out(must):
    chosen = Chosen(Choice("discard", 3, tuple("abcdef"), must=must))
    acts = list(chosen)
    assert acts == [chosen[place] for place in range(len(chosen))]
    assert len(set(acts)) == len(acts) == len(chosen)
    assert all(act in chosen and set(must) <= set(act.split()) for act in acts)
    assert ("discard c b a" in chosen) == (set(must) <= {"a", "b", "c"}), "in any order"
    for wrong in ("discard a b", "discard a a c", "discard a b z", "bury a b c", "discard a b c d", 3):
        assert wrong not in chosen
    with pytest.raises(IndexError):
        chosen[len(chosen)]
