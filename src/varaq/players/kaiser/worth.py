"""What a hand is worth in a contract, by its traits: lengths, tops, short suits, bonus and penalty card."""

from __future__ import annotations

from operator import mul
from typing import NamedTuple

from varaq.cards import TrickOrder, bits
from varaq.games.kaiser.contract import Bid, Contract
from varaq.games.kaiser.play import order_of
from varaq.games.kaiser.rules import KaiserRules
from varaq.players.kaiser.memory import trump_cards
from varaq.players.kaiser.weights import Weights, weights_for

TRUMP_TRAITS = (
    "one", "trumps", "long_trumps", "trump_top", "trump_second", "trump_third",
    "ace", "king", "lone_king", "queen", "void", "single",
    "bonus_trump", "bonus_side", "bonus_out_trump", "bonus_out_top",
    "penalty_trump", "penalty_short", "penalty_long", "penalty_out_trump", "penalty_out_top",
)  # fmt: skip
"""A trump contract. "king": the second card of a suit, with another beside it."""

PLAIN_TRAITS = (
    "one", "ace", "king", "lone_king", "queen", "run", "long_run", "bare",
    "bonus_top", "bonus_side", "bonus_out_top",
    "penalty_short", "penalty_long", "penalty_out_top",
)  # fmt: skip
"""A contract without trump. "run": further cards of a suit headed by its top."""


def traits(rules: KaiserRules, contract: Contract, hand: int) -> list[float]:
    """The traits of the hand in the contract, in the order of their names."""
    order = order_of(rules, contract)
    if contract.trump is None:
        return _plain(rules, order, hand)
    return _trump(rules, order, hand, trump_cards(rules, order, contract.trump))


def _suits(rules: KaiserRules, trumps: int) -> list[int]:
    """The side suits; of Lost Heir's cards without suit the trumps have taken theirs."""
    return [mask for mask in rules.cards.suit_masks.values() if not mask & trumps]


def _tops(order: TrickOrder, hand: int, suit: int) -> tuple[int, list[int]]:
    """How many cards of the suit are held, and how many outside beat each of them, best first."""
    mine = hand & suit
    above = sorted((order.beats[c] & suit & ~hand).bit_count() for c in bits(mine))
    return len(above), above


def _trump(rules: KaiserRules, order: TrickOrder, hand: int, trumps: int) -> list[float]:
    x = dict.fromkeys(TRUMP_TRAITS, 0.0)
    x["one"] = 1
    length, above = _tops(order, hand, trumps)
    x["trumps"] = length
    x["long_trumps"] = max(0, length - 4)
    for name, place in (("trump_top", 0), ("trump_second", 1), ("trump_third", 2)):
        x[name] = above.count(place)
    for suit in _suits(rules, trumps):
        length, above = _tops(order, hand, suit)
        _side_suit(x, length, above)
        if not length:
            x["void"] += 1
        elif length == 1:
            x["single"] += 1
    for name, card in (("bonus", rules.bonus_card), ("penalty", rules.penalty_card)):
        bit = 1 << rules.cards.number[card]
        suit = order.follow[rules.cards.number[card]]
        length, above = _tops(order, hand, suit)
        if suit == trumps:
            x[f"{name}_trump" if hand & bit else f"{name}_out_trump"] = 1
        elif not hand & bit:
            x[f"{name}_out_top"] = float(0 in above)
        elif name == "bonus":
            x["bonus_side"] = 1
        else:
            x["penalty_short" if length <= 2 else "penalty_long"] = 1
    return list(x.values())


def _side_suit(x: dict[str, float], length: int, above: list[int]) -> None:
    x["ace"] += above.count(0)
    x["king" if length > 1 else "lone_king"] += above.count(1)
    x["queen"] += above.count(2) if length > 2 else 0


def _plain(rules: KaiserRules, order: TrickOrder, hand: int) -> list[float]:
    x = dict.fromkeys(PLAIN_TRAITS, 0.0)
    x["one"] = 1
    for suit in _suits(rules, 0):
        length, above = _tops(order, hand, suit)
        _side_suit(x, length, above)
        if above.count(0):
            x["run"] += length - 1
            x["long_run"] += max(0, length - 4)
        elif not (1 in above and length > 1):
            x["bare"] += 1
    for name, card in (("bonus", rules.bonus_card), ("penalty", rules.penalty_card)):
        bit = 1 << rules.cards.number[card]
        length, above = _tops(order, hand, order.follow[rules.cards.number[card]])
        if not hand & bit:
            x[f"{name}_out_top"] = float(0 in above)
        elif name == "bonus":
            x["bonus_top" if 0 in above else "bonus_side"] = 1
        else:
            x["penalty_short" if length <= 2 else "penalty_long"] = 1
    return list(x.values())


class Prospect(NamedTuple):
    """What the bidder's side may expect: tricks, their spread, chances to take bonus and penalty card."""

    tricks: float
    spread: float
    bonus: float
    penalty: float

    def points(self, rules: KaiserRules) -> float:
        """The points to be expected."""
        return self.tricks + self.bonus * rules.bonus_points - self.penalty * rules.penalty_points

    def shifted(self, tricks: float) -> Prospect:
        """The same with so many more tricks."""
        return self._replace(
            tricks=round(self.tricks + tricks, 1),
            bonus=_chance(self.bonus + 0.05 * tricks),
            penalty=_chance(self.penalty + 0.02 * tricks),
        )


def _chance(x: float) -> float:
    """A chance, in steps of a fiftieth: what is known no finer need not be reckoned twice."""
    return min(0.98, max(0.02, round(x * 50) / 50))


def weights_of(rules: KaiserRules, *, trump: bool) -> Weights:
    """The weights of this table."""
    return weights_for((rules.players, rules.sides, rules.pack), trump=trump)


def prospect(rules: KaiserRules, contract: Contract, hand: int) -> Prospect:
    """What the side of a bidder with this hand may expect in the contract."""
    weights = weights_of(rules, trump=contract.trump is not None)
    found = traits(rules, contract, hand)
    tricks, bonus, penalty = (sum(map(mul, found, row)) for row in weights.rows)
    each = rules.cards_each
    return Prospect(
        round(min(each + 0.0, max(0.0, tricks)), 1),
        weights.spread,
        _chance(bonus),
        _chance(penalty),
    )


def best_trump(rules: KaiserRules, hand: int, *, low: bool = False) -> str:
    """The suit in which the hand promises most."""
    bid = Bid(rules.min_bid)
    return max(
        rules.cards.suit_masks,
        key=lambda suit: prospect(rules, Contract(0, bid, suit, low), hand).points(rules),
    )
