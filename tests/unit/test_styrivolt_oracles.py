"""The beating relation against the table ST-24, and the chalk board told again by another hand (ST-66…74)."""

from itertools import combinations, permutations
from random import Random

import pytest

from varaq import CHANCE, Action, Match
from varaq.games.styrivolt import STYRIVOLT
from varaq.games.styrivolt.board import Board
from varaq.games.styrivolt.cloth import Cloth, Standing
from varaq.games.styrivolt.powers import PACK, trick_order
from varaq.games.styrivolt.rules import EraseOrder
from varaq.games.styrivolt.turn import Turn
from varaq.games.styrivolt.turn import winner as trick_winner

RANKS = "AKQJ98765432"
PERMANENT = ["2H", "4C", "8S", "9H", "9D"]
"""From the top (ST-6)."""

COLUMNS = ["permanent", "styrivoltur", "karnifl", "postman", "tvist", "trist", "unfortunate"]
CLASS_OF_CHOSEN = {
    "A": "styrivoltur",
    "J": "karnifl",
    "6": "postman",
    "2": "tvist",
    "3": "trist",
    "4": "unfortunate",
}
ST_24 = {
    # row: the weakest class from COLUMNS that beats it; whether a higher unchosen of its suit does
    "styrivoltur": ("permanent", False),
    "karnifl": ("styrivoltur", False),
    "postman": ("karnifl", False),
    "tvist": ("postman", False),
    "trist": ("tvist", False),
    "unfortunate": ("trist", False),
    "lamb led": (None, False),
    "free card led": ("karnifl", False),
    "chosen king led": ("tvist", False),
    "chosen queen led": ("trist", False),
    "bare trader led": ("unfortunate", False),
    "unchosen A": ("postman", False),
    "unchosen K": ("tvist", True),
    "unchosen Q": ("trist", True),
    "unchosen low": ("unfortunate", True),
}
LED = {
    "7": "lamb led",
    "8": "free card led",
    "9": "free card led",
    "K": "chosen king led",
    "Q": "chosen queen led",
    "5": "bare trader led",
}
FOUR = {
    "2": "2H", "4": "4C", "8": "8S", "9": "9H", "A": "styrivoltur", "J": "karnifl", "6": "postman", "3": "trist",
}  # fmt: skip
"""ST-26: the best of the four: a permanent stikki, or a class."""


def class_of(card, chosen, raised=False):
    """The column of a card; None for the last three."""
    if raised and card[0] in FOUR:
        best = FOUR[card[0]]
        return "permanent" if best in PERMANENT else best
    if card in PERMANENT:
        return "permanent"
    return CLASS_OF_CHOSEN.get(card[0]) if card[1] in chosen else None


def place_of(card, raised):
    """How high a permanent stikki stands; one of four stands with the best of them."""
    if raised and FOUR.get(card[0]) in PERMANENT:
        card = FOUR[card[0]]
    return PERMANENT.index(card)


def row_of(card, chosen, led, raised):
    if (found := class_of(card, chosen, raised)) is not None:
        return found
    if card[1] in chosen:
        return LED[card[0]] if led else None
    if raised and led and card[0] in "7KQ":
        return LED[card[0]]
    return f"unchosen {card[0]}" if card[0] in "AKQ" else "unchosen low"


def beats(current, challenger, chosen, *, led, raised_current=False, raised_challenger=False):
    """The table ST-24, read cell by cell."""
    row = row_of(current, chosen, led, raised_current)
    column = class_of(challenger, chosen, raised_challenger)
    if row == "permanent":
        return column == "permanent" and place_of(challenger, raised_challenger) < place_of(
            current, raised_current
        )
    weakest, by_own_suit = ST_24[row]
    if column is not None:
        return weakest is not None and COLUMNS.index(column) <= COLUMNS.index(weakest)
    same_suit = challenger[1] == current[1] and challenger[1] not in chosen
    return by_own_suit and same_suit and RANKS.index(challenger[0]) < RANKS.index(current[0])


def engine(current, challenger, chosen, *, led, raised=0):
    order = trick_order(chosen, raised)
    table = order.beats_led if led else order.beats
    return bool(table[PACK.number[current]] >> PACK.number[challenger] & 1)


@pytest.mark.parametrize("chosen", list(combinations("SHDC", 2)), ids="".join)
@pytest.mark.parametrize("led", [True, False], ids=["led", "later"])
def test_which_card_beats_which_is_what_the_table_says(chosen, led):
    for both in (chosen, chosen[::-1]):
        for current, challenger in permutations(PACK.cards, 2):
            if row_of(current, chosen, led, False) is None:
                continue  # never the current winner (ST-21)
            told = beats(current, challenger, chosen, led=led)
            assert engine(current, challenger, both, led=led) == told, (current, challenger)


@pytest.mark.parametrize("chosen", list(combinations("SHDC", 2)), ids="".join)
def test_four_of_a_kind_all_stand_with_the_best_of_them(chosen):
    for rank in RANKS:
        four = [f"{rank}{suit}" for suit in "SHDC"]
        raised = PACK.mask(four)
        for card in four:
            for other in (c for c in PACK.cards if c not in four):
                for led in (True, False):
                    if row_of(card, chosen, led, True) is not None:
                        told = beats(card, other, chosen, led=led, raised_current=True)
                        assert engine(card, other, chosen, led=led, raised=raised) == told, (card, other, led)
                    if row_of(other, chosen, led, False) is not None:
                        told = beats(other, card, chosen, led=led, raised_challenger=True)
                        assert engine(other, card, chosen, led=led, raised=raised) == told, (other, card, led)


def test_a_trick_is_settled_card_by_card():
    """ST-19: random tricks, also with a four of a kind."""
    dice = Random(19)
    rules = STYRIVOLT.rules()
    for _ in range(3000):
        chosen = tuple(dice.sample("SHDC", 2))
        cards = dice.sample(PACK.cards, 4)
        flags = [dice.random() < 0.3 for _ in cards]
        best = 0
        for place in range(1, 4):
            if beats(
                cards[best],
                cards[place],
                chosen,
                led=best == 0,
                raised_current=flags[best],
                raised_challenger=flags[place],
            ):
                best = place
        cloth = Cloth(rules, Standing(Board.fresh("A"), 0), (0,) * 4, (0,) * 4, 0, chosen)
        lying = [(seat, PACK.number[card], flags[seat]) for seat, card in enumerate(cards)]
        assert trick_winner(cloth, lying) == best, (chosen, cards, flags)


def test_the_sizes_that_the_catalogue_checks():
    """ST-22: nine stikkar always; 17, 15 or 16 capture cards and stikkar."""
    for chosen in combinations("SHDC", 2):
        with_class = [card for card in PACK.cards if class_of(card, chosen)]
        assert sum(engine("8C", card, ("C", "D"), led=True) for card in PACK.cards) == 9
        expected = {("S", "D"): 17, ("H", "C"): 15}.get(chosen, 16)
        assert len(with_class) == expected


# ---------------------------------------------------------------------- the board


class Chalk:
    """ST-66…74 stroke by stroke, with crosses as marks on a list: `x` single, `M` a monk's cross."""

    def __init__(self, drawer):
        self.upright = {"A": ["|"] * 3, "B": ["|"] * 3}
        self.marks = {"A": [], "B": []}
        self.drawer = drawer

    def rub(self, side, strokes, order):
        for _ in range(strokes):
            self.upright[side].pop()
            if not self.upright[side]:
                other = "B" if side == "A" else "A"
                self.win(side, 2 if len(self.upright[other]) == 3 else 1, order)
                self.upright = {"A": ["|"] * 3, "B": ["|"] * 3}

    def win(self, side, crosses, order):
        other = "B" if side == "A" else "A"
        theirs = self.marks[other]
        while crosses and theirs:
            first = ("M", "x") if order == "monk_first" else ("x", "M")
            mark = next(m for m in first if m in theirs)
            theirs.remove(mark)
            if mark == "x":
                crosses -= 1
            elif crosses == 1:
                theirs.append("x")
                crosses = 0
            else:
                crosses -= 2
        self.marks[side] += ["M"] * (crosses // 2) + ["x"] * (crosses % 2)
        have = [s for s in "AB" if self.marks[s]]
        if len(have) == 1:
            self.drawer = "B" if have == ["A"] else "A"

    def told(self):
        return {
            "strokes": {s: len(self.upright[s]) for s in "AB"},
            "crosses": {s: self.marks[s].count("x") for s in "AB"},
            "monks": {s: self.marks[s].count("M") for s in "AB"},
            "drawer": self.drawer,
        }


@pytest.mark.parametrize("order", list(EraseOrder))
def test_the_board_is_marked_as_another_hand_marks_it(order):
    dice = Random(66)
    for _ in range(120):
        drawer = dice.choice("AB")
        board, chalk = Board.fresh(drawer), Chalk(drawer)
        for _ in range(40):
            side, amount = dice.choice("AB"), dice.randint(1, 3)
            if dice.random() < 0.25:
                crosses = dice.randint(1, 4)
                board = board.draw(side, crosses, order)
                chalk.win(side, crosses, order)
            else:
                board = board.rub_out(side, amount, order)
                chalk.rub(side, amount, order)
            assert board.as_data() == chalk.told()
            assert not (board.worth("A") and board.worth("B"))


# ---------------------------------------------------------------------- what was found by playing


def laid_table(hands, exposed, chosen, *, stock="", won=(), seat=0, **rules):
    """A turn with these cards; what is not named lies nowhere."""
    house = STYRIVOLT.rules(**rules)
    masks = tuple(PACK.mask(hands.get(s, "").split()) for s in range(4))
    lying = tuple(PACK.mask(exposed.get(suit, "").split()) for suit in chosen)
    cloth = Cloth(
        house, Standing(Board.fresh("A"), 3), masks, masks, PACK.mask(stock.split()), tuple(chosen), lying
    )
    return Turn(cloth, seat, won=tuple(won)).with_cloth(cloth)


def do(phase, *acts):
    for act in acts:
        verb, *what = act.split()
        action = Action(verb, tuple(what))
        assert phase.why_not(phase.awaited[0], action) is None, act
        phase = phase.after(phase.awaited[0], action).phase
    return phase


def test_a_card_that_the_first_taker_picked_stays_with_him_when_another_takes_his_hand():
    """ST-61, ST-64."""
    weak = {0: "KS QS 9C 8C 7C KC QC KD QD", 1: "7D 8D 6D 3S 5S 3C 2C QH KH"}
    turn = laid_table(weak, {"H": "7H AH", "S": "4S"}, "HS", stock="6C 5C 3D 4D 5D AD JD AC JC")
    kept = do(turn, "take", "pick 7H", "keep", "play 5D")
    second = do(kept, "take")
    assert "7H" not in PACK.texts(second.turn.cloth.hands[1])
    assert "7H" in PACK.texts(second.turn.cloth.hands[0])


def test_the_lamb_lies_on_beside_the_king_that_took_the_bird():
    """ST-49: only the bird is changed."""
    hands = {0: "KH", 1: "5H", 2: "AC", 3: "KC"}
    turn = laid_table(hands, {"H": "7H 2H", "S": "4S"}, "HS", won=(0, 1) * 4, king_takes_bird=True, seat=0)
    from varaq.games.styrivolt.onward import before_the_last

    after = do(before_the_last(turn), "pass", "swap KH 2H")
    assert PACK.texts(after.cloth.exposed[0]) == ["7H"]
    after = do(after, "play 2H")
    assert after.why_not(1, Action("trade", ("5H", "7H"))) is None


def test_taking_the_stock_names_no_card():
    """ST-83: `take AS` is no way to lay a card down."""
    turn = laid_table({0: "KS QS"}, {"H": "AH", "S": "4S"}, "HS", stock="3D 4D")
    assert turn.why_not(0, Action("take", ("KS",))) is not None


def test_a_card_declared_good_may_be_the_one_that_beats():
    """ST-54, ST-27: under `announce` with forced beating."""
    hands = {0: "AC", 1: "3S 3H 3D 3C JH"}
    turn = laid_table(hands, {"H": "AH", "S": "4S"}, "HS", must_beat=True, four_of_a_kind="announce")
    turn = do(turn, "play AC")
    assert turn.why_not(1, Action("play", ("3D",))) is not None
    assert turn.why_not(1, Action("play", ("JH",))) is None
    turn = laid_table(
        {0: "QC", 1: hands[1]}, {"H": "AH", "S": "4S"}, "HS", must_beat=True, four_of_a_kind="announce"
    )
    turn = do(turn, "play QC")
    assert turn.why_not(1, Action("play", ("3D", "good"))) is None


@pytest.mark.parametrize("dealer", range(4))
def test_the_first_upright_is_drawn_by_the_first_dealers_side_in_every_eye(dealer):
    """ST-74."""
    match = Match(STYRIVOLT, STYRIVOLT.rules(first_dealer=dealer))
    match.act(CHANCE, match.shuffled(Random(1).shuffle))
    for seat in (0, 1, None):
        assert match.observation(seat).extra["board"]["drawer"] == "AB"[dealer % 2]


def test_a_refusal_does_not_tell_that_somebody_is_asked_in_secret():
    """ST-R24: whoever is not asked hears what he would hear in the turn itself."""
    hands = {0: "KS QS 9C", 1: "5H AC", 2: "KC", 3: "QC"}
    turn = laid_table(hands, {"H": "7H AH", "S": "4S"}, "HS", stock="6C 5C 3D 4D")
    asked = do(turn, "take")
    assert asked.name == "last_trade"
    assert asked.awaited == (1,)
    for act in ("play AC", "trade 5H AH", "pass", "swap KH 2H", "take", "pick 7H", "keep", "claim"):
        verb, *what = act.split()
        for seat in (2, 3):
            action = Action(verb, tuple(what))
            assert asked.why_not(seat, action) == turn.why_not(seat, action), (seat, act)
        assert asked.why_not(0, Action(verb, tuple(what))) is not None
