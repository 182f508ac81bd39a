"""How many lawful sequences there are: golden counts, and an oracle that permutes cards."""

import functools
import operator
from itertools import permutations, product
from random import Random

import pytest

from kit import HERE
from varaq import CHANCE, House, Match
from varaq.engine.perft import perft
from varaq.games.kaiser.contract import Bid, Contract
from varaq.games.kaiser.dealt import Dealt, Standing
from varaq.games.kaiser.play import Play

FILES = sorted((HERE / "perft").glob("*.txt"))
DEEP = {"kaiser": 60_000, "styrivolt": 12_000, "twenty_eight": 12_000, "bid_whist": 20_000}
"""Lines with more sequences than this are for long runs; asking and trading take their time."""


def read_lines():
    texts = [file.read_text(encoding="utf-8") for file in FILES]
    for line in (line for text in texts for line in text.splitlines()):
        if line and not line.startswith("#"):
            house, start, depth, count = (part.strip() for part in line.split("|"))
            yield house, start, int(depth), int(count)


def begin(house, start):
    """The phase that a line names: `deal 0 seed 3, 1 call 7, …` or `play 0 bid 7 trump S: AS KS / …`."""
    house = House.read(house)
    rules = house.rules
    if start.startswith("play "):
        head, _, cards = start.partition(":")
        words = head.split()
        told = dict(zip(words[2::2], words[3::2], strict=True))
        parts = [part.split("+") for part in cards.split("/")]
        hands = tuple(rules.cards.mask(hand.split()) for hand, *_ in parts)
        number = rules.cards.number
        piles = tuple(
            tuple(tuple(number[card] for card in pile.split("<")) for pile in table.split())
            for _, *tables in parts
            for table in tables
        )
        trump = None if told["trump"] == "-" else told["trump"]
        contract = Contract(int(words[1]), Bid.read(told["bid"]), trump, told.get("order") == "low")
        return Play.begin(Dealt(rules, Standing.start(rules, 0), hands, 0, piles), contract)
    deal, *acts = start.split(",")
    _, dealer, _, seed = deal.split()
    match = Match(house.game, rules, dealer=int(dealer))
    match.deal(Random(int(seed)).shuffle)
    for act in acts:
        seat, _, text = act.strip().partition(" ")
        match.act(int(seat), text)
    assert match.awaited != (CHANCE,)
    return match.phase


LINES = [
    pytest.param(
        *line,
        id=f"{line[0]}-{place}",
        marks=[pytest.mark.deep] if line[3] > DEEP[line[0].partition("/")[0]] else [],
    )
    for place, line in enumerate(read_lines())
]


@pytest.mark.parametrize(("house", "start", "depth", "count"), LINES)
def test_as_many_lawful_sequences_begin_here_as_the_file_says(house, start, depth, count):
    assert perft(begin(house, start), depth) == count


# ---------------------------------------------------------------------- the oracle

HIGH = {
    "kaiser": "AKQJT9876543",
    "rois": "765432A8K",
    "joffre": "76543210",
    "heir": ["11", "10", "9", "8", "7", "6", "5", "4", "3", "2", "1"],
}
RANKS = dict(zip("AKQJT987654321", range(14, 0, -1), strict=True))


def naive_suit(card, trump):
    """The suit a card counts to: the special cards of Lost Heir are trumps, a blank has none."""
    if card in ("HEIR", "WRONG"):
        return trump
    return None if card.startswith("BLANK") else card[-1]


def naive_height(card, family, low):
    """How high a card is in its suit."""
    if card == "HEIR":
        return 100
    if card == "WRONG":
        return -100
    rank = card[:-1]
    if family == "kaiser":
        height = {"A": 14, "K": 13, "Q": 12, "J": 11}.get(rank) or int(rank)
        if low and card not in ("5H", "3S"):
            return 50 - height
        return height if not low else 0
    if family == "rois":
        return {"A": 1, "K": 0, "8": 0}.get(rank, 0) or (int(rank) if rank not in "AK8" else 0)
    return int(rank)


def naive_winner(trick, trump, family, low):
    """The seat that takes the trick."""
    with_suit = [(seat, card) for seat, card in trick if naive_suit(card, trump)]
    if not with_suit:
        return trick[0][0]
    led = naive_suit(with_suit[0][1], trump)
    fits = [p for p in with_suit if naive_suit(p[1], trump) == trump] if trump else []
    fits = fits or [p for p in with_suit if naive_suit(p[1], trump) == led]
    return max(fits, key=lambda p: naive_height(p[1], family, low))[0]


def naive_lawful(card, holds, trick, trump, first):
    """Whether the card may be played by who holds these cards."""
    if not trick:
        if any(c in ("HEIR", "WRONG") or c.startswith("BLANK") for c in holds):
            if first:
                return naive_suit(card, None) is not None and card not in ("HEIR", "WRONG")
            if card.startswith("BLANK"):
                return all(c.startswith("BLANK") for c in holds)
        return True
    suits = [suit for _, c in trick if (suit := naive_suit(c, trump))]
    if not suits or not any(naive_suit(c, trump) == suits[0] for c in holds):
        return True
    return naive_suit(card, trump) == suits[0]


def sequences(hands, leader, *, trump, family, low=False, led=False, piles=None):
    """All ways to play the hands out: every order of every hand, those kept that break no rule."""
    piles = piles or [[] for _ in hands]
    found = 0
    owned = [
        [*hand, *(card for pile in mine for card in pile)] for hand, mine in zip(hands, piles, strict=True)
    ]
    under = {card: top for mine in piles for top, *rest in mine for card in rest}
    for orders in product(*(list(permutations(cards)) for cards in owned)):
        left = [list(order) for order in orders]
        seat, suit, gone, lawful, first = leader, trump, set(), True, True
        while lawful and any(left):
            trick = []
            for _ in hands:
                card = left[seat].pop(0)
                holds = [c for c in (card, *left[seat]) if under.get(c) is None or under[c] in gone]
                made = suit if suit or not led or trick else None
                lawful = card in holds and naive_lawful(card, holds, trick, made, first)
                if not lawful:
                    break
                if led and suit is None:
                    suit = card[-1]
                gone.add(card)
                trick.append((seat, card))
                seat = (seat + 1) % len(hands)
                first = False
            if lawful:
                seat = naive_winner(trick, suit, family, low)
        found += lawful
    return found


SHORT = [
    # house, order, trump, family, led, cards each
    ("kaiser/cardgames_zone", "high", "S", "kaiser", False, 3),
    ("kaiser/cardgames_zone", "high", None, "kaiser", False, 3),
    ("kaiser/saskatchewan_34", "low", None, "kaiser", False, 3),
    ("kaiser/saskatchewan_34_any", "low", "H", "kaiser", False, 3),
    ("kaiser/les_rois", "high", "D", "rois", False, 3),
    ("kaiser/hetu", "high", None, "rois", True, 3),
    ("kaiser/joffre", "high", None, "joffre", True, 3),
    ("kaiser/lost_heir", "high", None, "heir", True, 3),
    ("kaiser/lost_heir_1893", "high", "W", "heir", False, 3),
    ("kaiser/lost_heir_solo;players=3", "high", None, "heir", True, 4),
    ("kaiser/three_player", "high", "S", "kaiser", False, 4),
    ("kaiser/five_player", "high", "D", "kaiser", False, 2),
    ("kaiser/six_player_three_teams;low=any", "low", "C", "kaiser", False, 2),
]


def short_hands(rules, cards_each, seed, *, few_suits):
    """Short hands that clash: from two suits and the special cards, or from anything."""
    pack = rules.cards
    dice = Random(seed)
    cards = list(pack.cards)
    if few_suits:
        suits = dice.sample([suit for suit, _ in pack.suits], 2)
        chosen = [card for card in cards if card[-1] in suits or card in pack.loose]
        cards = chosen if len(chosen) >= cards_each * rules.players else cards
    dice.shuffle(cards)
    return [cards[s * cards_each : (s + 1) * cards_each] for s in range(rules.players)]


@pytest.mark.parametrize(("house", "order", "trump", "family", "led", "each"), SHORT)
@pytest.mark.parametrize("seed", range(5))
def test_short_hands_are_played_in_as_many_ways_as_permutations_break_no_rule(
    house, order, trump, family, led, each, seed
):
    rules = House.read(house).rules
    hands = short_hands(rules, each, seed, few_suits=seed > 1)
    leader = seed % rules.players
    if led and family == "heir" and not any(c[-1] in "WXYZ" for c in hands[leader] if c[0].isdigit()):
        hands[leader][0] = next(
            c for c in rules.cards.cards if c not in functools.reduce(operator.iadd, hands, [])
        )
    kind = "LNT" if order == "low" and trump is None else "" if trump or led else "NT"
    dealt = Dealt(rules, Standing.start(rules, 0), tuple(rules.cards.mask(hand) for hand in hands))
    play = Play.begin(dealt, Contract(leader, Bid.read(f"{rules.max_bid}{kind}"), trump, order == "low"))
    counted = sequences(hands, leader, trump=trump, family=family, low=order == "low", led=led)
    assert perft(play, each * rules.players) == counted
    assert counted > 0


@pytest.mark.parametrize("seed", range(8))
def test_a_hand_left_with_both_blanks_leads_one_and_the_next_suit_is_asked_for(seed):
    """KS-78: seldom dealt, so laid out: the second seat takes the first trick and has blanks left."""
    rules = House.read("kaiser/lost_heir").rules
    rest = [card for card in rules.cards.cards if card[0] in "123456" and card[-1] in "XY"] + [
        "HEIR",
        "WRONG",
    ]
    Random(seed).shuffle(rest)
    hands = [["1W", *rest[0:2]], ["7W", "BLANK1", "BLANK2"], rest[2:5], rest[5:8]]
    dealt = Dealt(rules, Standing.start(rules, 0), tuple(rules.cards.mask(hand) for hand in hands))
    play = Play.begin(dealt, Contract(0, Bid.read("3")))
    assert perft(play, 12) == sequences(hands, 0, trump=None, family="heir", led=True)


@pytest.mark.parametrize("seed", range(6))
def test_hands_with_piles_are_played_in_as_many_ways_as_permutations_break_no_rule(seed):
    rules = House.read("kaiser/two_player").rules
    dice = Random(seed)
    cards = [card for card in rules.cards.cards if card[-1] in "SH" or seed > 3]
    dice.shuffle(cards)
    hands = [cards[0:1], cards[1:2]]
    piles = [[cards[2:4], cards[4:6]], [cards[6:8], cards[8:10]]]
    number = rules.cards.number
    dealt = Dealt(
        rules,
        Standing.start(rules, 0),
        tuple(rules.cards.mask(hand) for hand in hands),
        0,
        tuple(tuple(tuple(number[c] for c in pile) for pile in mine) for mine in piles),
    )
    trump = "H" if seed % 2 else None
    play = Play.begin(dealt, Contract(seed % 2, Bid.read("7" if trump else "7NT"), trump))
    assert perft(play, 10) == sequences(hands, seed % 2, trump=trump, family="kaiser", piles=piles)
