"""What a hand is worth before the kitty in a contract: lengths, tops, short suits; and what it is worth to another's."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from math import erf, sqrt
from typing import NamedTuple

from varaq.games.bid_whist.packs import Order, Ranking
from varaq.games.bid_whist.rules import BidWhistRules

TRUMP_TRAITS = (
    "one", "trumps", "long_trumps", "trump_top", "trump_second", "trump_third", "trump_fourth",
    "top", "second", "bare_second", "third", "length", "void", "single",
)  # fmt: skip
"""With a trump suit. Of trumps: how many, those beyond five, the cards that none, one, two, three outside
outrank. Of other suits: tops, seconds with and without another card, thirds with two others, cards
beyond four, suits without a card and with one."""

PLAIN_TRAITS = ("one", "top", "second", "bare_second", "third", "run", "long_run", "bare", "dead")
"""Without one. `run`: further cards of a suit headed by its top, `long_run`: those beyond the fourth;
`bare`: suits without a top or a guarded second."""

HELP_TRAITS = ("joker", "top", "second", "third", "shape")
"""Of a hand beside or against another bidder's, whose suit is not known: cards that will be trumps or
dead, tops, guarded seconds and thirds of the four suits, how uneven the suits are."""


def traits(rules: BidWhistRules, hand: int, trump: str | None, order: Order) -> list[float]:
    """The traits of the hand in the order of their names."""
    ranking = rules.ranking(trump, order)
    return _plain(ranking, hand) if trump is None else _trump(ranking, hand, trump)


def _above(line: Sequence[int], hand: int) -> list[int]:
    """For each card of the suit that is held, best first, how many outside the hand outrank it."""
    above, outside = [], 0
    for card in line:
        if hand >> card & 1:
            above.append(outside)
        else:
            outside += 1
    return above


def _side(x: dict[str, float], above: list[int]) -> None:
    x["top"] += above.count(0)
    x["second" if len(above) > 1 else "bare_second"] += above.count(1)
    x["third"] += above.count(2) if len(above) > 2 else 0


def _trump(ranking: Ranking, hand: int, trump: str) -> list[float]:
    x = dict.fromkeys(TRUMP_TRAITS, 0.0)
    x["one"] = 1
    for suit, line in ranking.lines.items():
        above = _above(line, hand)
        if suit == trump:
            x["trumps"] = len(above)
            x["long_trumps"] = max(0, len(above) - 5)
            for place, name in enumerate(("trump_top", "trump_second", "trump_third", "trump_fourth")):
                x[name] = above.count(place)
            continue
        _side(x, above)
        x["length"] += max(0, len(above) - 4)
        x["void"] += not above
        x["single"] += len(above) == 1
    return list(x.values())


def _plain(ranking: Ranking, hand: int) -> list[float]:
    x = dict.fromkeys(PLAIN_TRAITS, 0.0)
    x["one"] = 1
    for line in ranking.lines.values():
        above = _above(line, hand)
        _side(x, above)
        if above.count(0):
            x["run"] += len(above) - 1
            x["long_run"] += max(0, len(above) - 4)
        elif not (1 in above and len(above) > 1):
            x["bare"] += 1
    x["dead"] = (hand & ranking.dead).bit_count()
    return list(x.values())


def help_traits(rules: BidWhistRules, hand: int, order: Order) -> list[float]:
    """The traits of a hand beside another's, in the order of their names."""
    ranking = rules.ranking(None, order)
    x = dict.fromkeys(HELP_TRAITS, 0.0)
    loose = hand
    for line in ranking.lines.values():
        above = _above(line, hand)
        x["top"] += above.count(0)
        x["second"] += above.count(1) if len(above) > 1 else 0
        x["third"] += above.count(2) if len(above) > 2 else 0
        x["shape"] += abs(len(above) - 3)
        for card in line:
            loose &= ~(1 << card)
    x["joker"] = loose.bit_count()
    return list(x.values())


@cache
def _normal(x: float) -> float:
    return 0.5 * (1.0 + erf(x / sqrt(2.0)))


class Prospect(NamedTuple):
    """The books that the bidder's side may expect, the buried cards among them, and their spread."""

    books: float
    spread: float

    def shifted(self, books: float) -> Prospect:
        """The same with so many more."""
        return Prospect(self.books + books, self.spread)

    def chances(self) -> list[float]:
        """How likely each number of books is, from 0 to 13."""
        return list(_chances(round(self.books * 20), round(self.spread * 20)))


@cache
def _chances(books: int, spread: int) -> tuple[float, ...]:
    """Where mean and spread are given in twentieths."""
    below = [_normal((20 * (number + 0.5) - books) / spread) for number in range(13)]
    edges = [0.0, *below, 1.0]
    return tuple(high - low for low, high in pairwise(edges))
