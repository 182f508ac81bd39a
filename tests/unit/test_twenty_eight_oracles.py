"""Who takes a trick and what may be played, told again from the clauses with texts (TE-90…113)."""

from random import Random

import pytest

from twenty_eight_oracle import may_play, suit, takes
from varaq import Action
from varaq.games.twenty_eight import TWENTY_EIGHT
from varaq.games.twenty_eight.cardplay import trump_in_force, winner
from varaq.games.twenty_eight.held import Contract, Held, Standing
from varaq.games.twenty_eight.play import Play

# ---------------------------------------------------------------------- random positions

HOUSES = {
    "single_32": {},
    "single_36_threes": {"players": 6, "pack": "single_36_threes", "bid_after": "all", "pair": "none"},
    "single_36_sixes": {"players": 6, "pack": "single_36_sixes", "bid_after": "all"},
}
CHOICES = {
    "ask_trump": ("may", "must"),
    "ask_duty": ("must_trump", "free"),
    "bidder_shows": ("any_trump", "that_card"),
    "reveal_scope": ("whole_trick", "from_reveal"),
    "bidder_lead_trump": ("barred", "free"),
    "undertrump": ("banned", "allowed"),
    "jack_discard": ("free", "after_reveal"),
}


def random_position(dice, pack):
    values = {**HOUSES[pack], **{name: dice.choice(words) for name, words in CHOICES.items()}}
    rules = TWENTY_EIGHT.rules(**values)
    cards = list(rules.cards.cards)
    few = dice.random() < 0.7
    if few:  # two or three suits, so that void players, trumps and trumps on trumps are common
        suits = dice.sample("SHDC", 3)
        cards = [card for card in cards if suit(card) in suits]
    dice.shuffle(cards)
    players = rules.players
    lying = dice.randrange(players)
    hand = [cards.pop() for _ in range(dice.randint(1, 4))]
    plays = [cards.pop() for _ in range(lying)]
    trump = dice.choice("SHDC")
    seat = dice.randrange(players)
    bidder = dice.choice([seat, (seat + 1) % players])
    return rules, hand, plays, trump, seat, bidder


def play_of(rules, hand, plays, contract, seat, **more):
    number = rules.cards.number
    hands = [0] * rules.players
    hands[seat] = rules.cards.mask(hand)
    held = Held(rules, Standing.start(rules, 0), tuple(hands), tuple(hands))
    leader = (seat - len(plays)) % rules.players
    trick = tuple(((leader + place) % rules.players, number[card]) for place, card in enumerate(plays))
    return Play(held, contract, seat, trick=trick, **more)


@pytest.mark.parametrize("pack", list(HOUSES))
@pytest.mark.parametrize("seed", range(4))
def test_the_cards_that_may_be_played_are_those_of_the_clauses(pack, seed):
    dice = Random(seed * 100 + len(pack))
    asked_about = 0
    for _ in range(700):
        rules, hand, plays, trump, seat, bidder = random_position(dice, pack)
        stage = dice.choice(["hidden", "asked", "shown before", "shown in the trick"])
        shown = stage != "hidden"
        is_bidder = bidder == seat
        asked = turned = shown_at = None
        face_down = None
        if stage == "hidden" and is_bidder:
            face_down = next((card for card in rules.cards.cards if card not in hand + plays), None)
        void = bool(plays) and not any(suit(card) == suit(plays[0]) for card in hand)
        if stage == "asked":
            if not void:
                continue
            asked, shown_at = seat, len(plays)
            if is_bidder:
                own = [card for card in hand if suit(card) == trump]
                turned = own[0] if own else None
        elif stage == "shown in the trick":
            if not plays:
                continue
            shown_at = dice.randint(1, len(plays))
        number = rules.cards.number
        contract = Contract(bidder, "16", trump, shown, number.get(face_down))
        play = play_of(
            rules,
            hand,
            plays,
            contract,
            seat,
            asked=asked,
            shown_at=shown_at,
            turned=number.get(turned),
            trump_led=dice.random() < 0.3,
        )
        told = may_play(
            hand,
            plays,
            rules=rules,
            trump=trump,
            shown=shown,
            bidder=is_bidder,
            asked=stage == "asked",
            shown_at=shown_at,
            trump_led=play.trump_led,
            turned=turned,
        )
        got = [card for card in hand if play.why_not(seat, Action("play", (card,))) is None]
        assert sorted(got) == sorted(told), (
            rules.differences(TWENTY_EIGHT.rules()),
            hand,
            plays,
            trump,
            stage,
        )
        may_ask = not shown and void  # TE-94, TE-95, TE-100
        assert (play.why_not(seat, Action("ask")) is None) == (may_ask and not is_bidder)
        assert (play.why_not(seat, Action("show")) is None) == (may_ask and is_bidder)
        assert play.why_not((seat + 1) % rules.players, Action("ask")) is not None
        asked_about += stage == "asked"
    assert asked_about > 15


@pytest.mark.parametrize("pack", [*HOUSES, "double_48", "double_32"])
def test_the_trick_goes_to_the_card_that_the_clauses_say(pack):
    dice = Random(len(pack))
    values = HOUSES.get(pack, {"pack": pack, "bid_after": "all", "pair": "none"})
    for _ in range(1500):
        scope = dice.choice(CHOICES["reveal_scope"])
        rules = TWENTY_EIGHT.rules(**values, reveal_scope=scope)
        numbers = dice.sample(range(len(rules.cards)), rules.players)
        plays = [rules.cards.cards[number] for number in numbers]
        trump = dice.choice("SHDC")
        shown = dice.random() < 0.7
        shown_at = dice.choice([None, *range(rules.players)]) if shown else None
        contract = Contract(0, "16", trump, shown)
        place = winner(rules, trump_in_force(contract), list(enumerate(numbers)), shown_at)
        assert place == takes(plays, trump if shown else None, shown_at, scope), (
            plays,
            trump,
            shown_at,
            scope,
        )


# ---------------------------------------------------------------------- what was found by reading


def held_of(rules, hands, **more):
    masks = tuple(rules.cards.mask(hands.get(seat, "").split()) for seat in range(rules.players))
    return Held(rules, Standing.start(rules, 0), masks, masks, **more)


def test_a_double_in_the_auction_does_not_pass_the_cap_of_the_house():
    """TE-64."""
    from varaq.games.twenty_eight.auction import Auction, call

    base = dict(TWENTY_EIGHT.preset("fifty_six_4").values)
    for cap, may_double, may_redouble in ((1, False, False), (2, True, False), (4, True, True)):
        rules = TWENTY_EIGHT.rules(**base, stake_cap=cap)
        auction = Auction(held_of(rules, {}), ((1, "28S"),), turn=2)
        assert (auction.why_not(2, call("double")) is None) == may_double
        doubled = Auction(held_of(rules, {}), ((1, "28S"), (2, "double")), turn=3)
        assert (doubled.why_not(3, call("redouble")) is None) == may_redouble


def test_where_trump_is_named_with_the_bid_it_may_be_doubled_after_the_auction():
    """TE-60, TE-63."""
    from varaq.games.twenty_eight.auction import Auction, call

    base = dict(TWENTY_EIGHT.preset("fifty_six_4").values)
    rules = TWENTY_EIGHT.rules(**{**base, "double_time": "after_trump", "auction": "one_round"})
    assert rules.problems() == []
    phase = Auction(held_of(rules, {}), ((1, "28S"), (2, "pass"), (3, "pass")), turn=0)
    after = phase.after(0, call("pass")).phase
    assert after.name == "doubling"
    assert after.awaited == (2,)


def test_a_first_hand_barred_for_its_one_suit_may_not_call_half_either():
    """TE-26: he must pass on that turn."""
    from varaq.games.twenty_eight.auction import Auction, call
    from varaq.games.twenty_eight.duel import Duel

    rules = TWENTY_EIGHT.rules(first_bidder_one_suit="barred", half_court=True)
    held = held_of(rules, {1: "JS 9S AS 10S"}, coming=((1,),))
    for phase in (Auction.begin(held), Duel.begin(held)):
        assert phase.why_not(1, call("half")).clause == "TE-26"
        assert phase.why_not(1, call("14")).clause == "TE-26"
        assert phase.why_not(1, call("pass")) is None


def test_four_jacks_are_no_use_once_the_last_trick_is_completed():
    """TE-24, TE-159."""
    from varaq.games.twenty_eight.play import Agree

    rules = TWENTY_EIGHT.rules(four_jacks="claim", misplay="penalty")
    held = held_of(rules, {1: "JS JH JD JC"})
    play = Play(held, Contract(0, "16", "S", True), 1)
    assert play.why_not(1, Action("redeal")) is None
    agree = Agree(held, play, (1, 2))
    assert agree.why_not(1, Action("redeal")) is not None
    assert agree.why_not(2, Action("redeal")) is not None


def test_a_pledge_is_kept_at_the_start_of_the_holders_own_turn_where_that_is_the_first_moment():
    """TE-89, TE-130."""
    rules = TWENTY_EIGHT.rules(pair_timing="relaxed")
    held = held_of(rules, {0: "AH", 1: "9H", 2: "7H", 3: "KS QS 8H"})
    play = Play(held, Contract(0, "16", "S", True), 0)
    play = play.after(3, Action("pledge")).phase
    for seat, card in ((0, "AH"), (1, "9H")):
        play = play.after(seat, Action("play", (card,))).phase
        assert play.pair is None
    step = play.after(2, Action("play", ("7H",)))
    assert [event.kind for event in step.events] == ["played", "pair_shown"]
    assert step.phase.pair == "B"


@pytest.mark.parametrize("seat", [-1, 4, 7])
def test_a_seat_that_is_not_at_the_table_is_refused(seat):
    rules = TWENTY_EIGHT.rules(four_jacks="claim")
    play = Play(held_of(rules, {0: "AS", 3: "KS QS"}), Contract(0, "16", "S", True), 0)
    for act in ("pair", "pledge", "redeal", "ask"):
        assert play.why_not(seat, Action(act)) is not None
