"""Short hands of the Twenty-Eight family and of Stýrivolt, counted again by hand-made oracles."""

from random import Random

import pytest

from twenty_eight_oracle import may_play, suit, takes
from varaq.engine.perft import perft
from varaq.games.styrivolt import STYRIVOLT
from varaq.games.styrivolt.board import Board
from varaq.games.styrivolt.cloth import Cloth
from varaq.games.styrivolt.cloth import Standing as StyrivoltStanding
from varaq.games.styrivolt.powers import PACK, hold, power
from varaq.games.styrivolt.turn import Turn
from varaq.games.twenty_eight import TWENTY_EIGHT
from varaq.games.twenty_eight.held import Contract, Held, Standing
from varaq.games.twenty_eight.pair import TrickWon
from varaq.games.twenty_eight.play import Play

# ---------------------------------------------------------------------- through the showing of trump


def ways(rules, state, depth):
    """How many sequences of just so many acts: cards, asking and showing (TE-90…113)."""
    if depth == 0:
        return 1
    hands, down, trump, bidder, leader, plays, shown, shown_at, asker, trump_led, left = state
    if left == 0:
        return 0
    players = len(hands)
    seat = (leader + len(plays)) % players
    hand = hands[seat]
    last_turn = left == 1 and not shown and seat == bidder and rules.never_shown == "last_trick"
    if last_turn:  # TE-103
        hands = with_hand(hands, bidder, [*hand, *([down] if down else [])])
        opened = (hands, None, trump, bidder, leader, plays, True, len(plays), None, trump_led, left)
        return ways(rules, opened, depth)
    void = bool(plays) and all(suit(card) != suit(plays[0]) for card in hand)
    found = 0
    if void and not shown:
        opened_hands = with_hand(hands, bidder, [*hands[bidder], *([down] if down else [])])
        opened = (opened_hands, down, trump, bidder, leader, plays, True, len(plays), seat, trump_led, left)
        found += ways(rules, opened, depth - 1)
    may = may_play(
        hand,
        plays,
        rules=rules,
        trump=trump,
        shown=shown,
        bidder=seat == bidder,
        asked=asker == seat,
        shown_at=shown_at,
        trump_led=trump_led,
        turned=down if shown else None,
    )
    for card in may:
        rest = with_hand(hands, seat, [other for other in hand if other != card])
        lying = [*plays, card]
        if len(lying) < players:
            after = (rest, down, trump, bidder, leader, lying, shown, shown_at, asker, trump_led, left)
            found += ways(rules, after, depth - 1)
            continue
        place = takes(lying, trump if shown else None, shown_at, rules.reveal_scope)
        winner = (leader + place) % players
        led_by_other = trump_led or (leader != bidder and suit(lying[0]) == trump)
        more = 0 if not shown and left == 2 and rules.never_shown == "void" else left - 1
        after = (rest, down, trump, bidder, winner, [], shown, None, None, led_by_other, more)
        found += ways(rules, after, depth - 1)
    return found


def with_hand(hands, seat, cards):
    return [cards if place == seat else hand for place, hand in enumerate(hands)]


SHORT = [
    {},
    {"never_shown": "last_trick"},
    {"ask_trump": "must", "never_shown": "last_trick"},
    {"ask_duty": "free", "undertrump": "allowed", "never_shown": "last_trick"},
    {"reveal_scope": "from_reveal", "bidder_shows": "that_card", "never_shown": "last_trick"},
    {"jack_discard": "after_reveal", "bidder_lead_trump": "free", "never_shown": "last_trick"},
    {"trump_card": "marker", "never_shown": "last_trick"},
]


@pytest.mark.parametrize(
    "values", SHORT, ids=[" ".join(map(str, values.values())) or "plain" for values in SHORT]
)
@pytest.mark.parametrize("seed", range(6))
def test_short_hands_of_28_are_played_in_as_many_ways_as_the_clauses_allow(values, seed):
    dice = Random(seed)
    rules = TWENTY_EIGHT.rules(**values, pair="none")
    cards = [card for card in rules.cards.cards if suit(card) in ("SHD" if seed % 2 else "SH")]
    dice.shuffle(cards)
    each = 3
    hands = [cards[s * each : (s + 1) * each] for s in range(4)]
    bidder, leader = seed % 4, (seed * 3 + 1) % 4
    own = rules.trump_card == "own"
    trump = suit(hands[bidder][0])
    down = hands[bidder].pop(0) if own else None
    masks = tuple(rules.cards.mask(hand) for hand in hands)
    held = Held(rules, Standing.start(rules, 0), masks, masks)
    contract = Contract(bidder, "16", trump, card=rules.cards.number[down] if own else None)
    play = Play(held, contract, leader, won=(TrickWon(0, False, False),) * (rules.cards_each - each))
    state = (hands, down, trump, bidder, leader, [], False, None, None, False, each)
    counts = [ways(rules, state, depth) for depth in (4, 7, 10, 12)]
    assert [perft(play, depth) for depth in (4, 7, 10, 12)] == counts
    assert all(counts[:3])


# ---------------------------------------------------------------------- a game without following


def taker(lying, chosen):
    """ST-22, card by card."""
    best = 0
    for place in range(1, len(lying)):
        current, card = lying[best], lying[place]
        plain = all(c[1] not in chosen and not power(c, chosen) for c in (current, card))
        higher = plain and card[1] == current[1] and PACK.number[card] < PACK.number[current]
        if power(card, chosen) > hold(current, chosen, led=best == 0) or higher:
            best = place
    return best


def orders(hands, leader, lying, chosen, first, must_beat):
    """How many ways there are to play the hands out, the deal not ending before."""
    seat = (leader + len(lying)) % 4
    if not hands[seat] and not lying:
        return 1
    may = [card for card in hands[seat] if lying or not first or not (card[0] == "7" and card[1] in chosen)]
    if must_beat and lying and (taker(lying, chosen) + leader - seat) % 2:
        better = [card for card in may if taker([*lying, card], chosen) == len(lying)]
        may = better or may
    found = 0
    for card in may:
        rest = with_hand(hands, seat, [other for other in hands[seat] if other != card])
        table = [*lying, card]
        if len(table) == 4:
            winner = (leader + taker(table, chosen)) % 4
            found += orders(rest, winner, [], chosen, False, must_beat)
        else:
            found += orders(rest, leader, table, chosen, first, must_beat)
    return found


@pytest.mark.parametrize("must_beat", [False, True])
@pytest.mark.parametrize("first", [False, True])
@pytest.mark.parametrize("seed", range(4))
def test_short_hands_of_styrivolt_are_played_in_as_many_ways_as_the_clauses_allow(must_beat, first, seed):
    dice = Random(seed)
    rules = STYRIVOLT.rules(
        must_beat=must_beat, four_of_a_kind="none", second_taking="never", stock_time="first_trick"
    )
    chosen = tuple(dice.sample("SHDC", 2))
    cards = [card for card in PACK.cards if card[0] != "5"]
    dice.shuffle(cards)
    each = 2
    hands = [cards[s * each : (s + 1) * each] for s in range(4)]
    masks = tuple(PACK.mask(hand) for hand in hands)
    # Hands as dealt that hold a stikki, so that nobody may take the stock.
    cloth = Cloth(rules, StyrivoltStanding(Board.fresh("A"), 3), masks, (PACK.mask(["2H"]),) * 4, 0, chosen)
    won = () if first else (0, 1)
    turn = Turn(cloth, seed % 4, won=won)
    counted = orders(hands, seed % 4, [], chosen, first, must_beat)
    assert perft(turn, 4 * each) == counted
    assert counted > 0
