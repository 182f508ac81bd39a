"""What the bidder does between the auction and the play: names a contract, lays a trump, buries cards.

Every way to do it is tried out in the same imagined deals. What the book advises is done unless another way is
better in these beyond doubt: playouts know less of a hand than the book does, and more of how suits lie.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import inf, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, cast

from varaq.cards import bits
from varaq.engine import Observation, read_action
from varaq.games.bid_whist import naming as bid_whist
from varaq.games.kaiser.onward import order_is_open
from varaq.games.kaiser.rules import KaiserRules
from varaq.games.kaiser.seen import contract_of
from varaq.games.twenty_eight.packs import suit_of
from varaq.players.prizes import Prizes
from varaq.players.searcher.budget import Aim, Budget
from varaq.players.searcher.scene import PRIZES
from varaq.players.searcher.trial import Trial
from varaq.players.twenty_eight.choosing import lay
from varaq.search.tables import tables_for

FEW = 5
"""So many ways are looked at closely, the book's among them."""

ROUNDS = 3
"""So many cards are buried otherwise than the book would, at most."""

DOUBT = 2.0
"""By how many standard errors another way must be better than the book's."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A way to do it: the act, the contract that is then played, and the cards that stay, where some are buried."""

    act: str
    contract: Mapping[str, Any]
    keeps: int | None = None


@dataclass(frozen=True, slots=True)
class Tried:
    """What came of a plan: its points, deal by deal, what they are worth under its contract, and to this player."""

    plan: Plan
    prizes: Prizes
    points: Sequence[int]
    value: Sequence[float]

    @property
    def wins(self) -> float:
        """The chance to win the match."""
        return fmean(self.prizes.chances[points - self.prizes.low] for points in self.points)

    @property
    def makes(self) -> tuple[int, int] | None:
        """In how many deals the contract is made; None where nothing was undertaken."""
        needed = self.prizes.needed
        if needed is None:
            return None
        return sum(points >= needed for points in self.points), len(self.points)

    def gain(self, other: Tried) -> float:
        """By how much it is better than the other, less what may be luck."""
        gains = [mine - its for mine, its in zip(self._worth(), other._worth(), strict=True)]
        return fmean(gains) - DOUBT * stdev(gains) / sqrt(len(gains))

    def _worth(self) -> list[float]:
        return [self.value[points - self.prizes.low] for points in self.points]


def better(seen: Observation, advised: str, budget: Budget, dice: Random) -> str:
    """The act that is worth most in imagined deals, if it is surely worth more than the advised one."""
    found = try_out(seen, advised, budget, dice)
    return found[0].plan.act if found else advised


def try_out(
    seen: Observation, advised: str, budget: Budget, dice: Random, *, rounds: int = ROUNDS
) -> list[Tried]:
    """What may be done, the best first: the advised act, or one that is surely better; nothing where none is tried."""
    plans, n = plans_of(seen, advised), budget.trials
    if len(plans) < 2 or n < 2:
        return []
    if len(plans) > FEW:
        # Deals of their own: who did best among many was also the luckiest of them.
        first = _tried(seen, plans, budget.aim, n=max(2, n // 4), seed=dice.getrandbits(63))
        others = sorted(first[1:], key=lambda one: -one.gain(first[0]))
        plans = [plans[0], *(one.plan for one in others[: FEW - 1])]
    found = _tried(seen, plans, budget.aim, n=n, seed=dice.getrandbits(63))
    best = max(found, key=lambda one: one.gain(found[0]))
    if seen.choose and best is not found[0] and rounds > 1:
        # What differs by one card from the book may be bettered by another one.
        return try_out(seen, best.plan.act, budget, dice, rounds=rounds - 1)
    return sorted(found, key=lambda one: (one is not best, -one.wins))


def _tried(seen: Observation, plans: Sequence[Plan], aim: Aim, *, n: int, seed: int) -> list[Tried]:
    """Every plan in the same deals."""
    trial = Trial.of(seen, n=n, seed=seed)
    found = []
    for plan in plans:
        prizes = PRIZES[seen.game.name](replace(seen, contract=dict(plan.contract)))
        value = prizes.with_points() if aim == Aim.MATCH else prizes.evenly()
        found.append(Tried(plan, prizes, trial.outcomes(plan.contract, plan.keeps), value))
    return found


# ---------------------------------------------------------------------- the ways that there are


def plans_of(seen: Observation, advised: str) -> list[Plan]:
    """The advised act first, then what else may be done; nothing where it is not known how to try it out."""
    ways = WAYS.get((seen.game.name, seen.phase))
    if ways is None or not _is_tried(seen):
        return []
    found = {(plan.act, plan.keeps, *sorted(plan.contract.items())): plan for plan in ways(seen, advised)}
    plans = sorted(found.values(), key=lambda plan: plan.act != advised)
    return plans if plans and plans[0].act == advised else []


def _is_tried(seen: Observation) -> bool:
    """Whether the contract is one that playouts can be made of: not where piles come, or a partner sits out."""
    rules = seen.rules
    if not isinstance(rules, KaiserRules):
        return True
    bid = contract_of(seen).bid
    return not rules.piles and (bid is None or not bid.is_kaiser)


def _suits(seen: Observation, advised: str) -> Iterator[Plan]:
    """Kaiser: a trump suit, and high or low where that is said next."""
    rules = cast(KaiserRules, seen.rules)
    told = dict(seen.contract or {})
    orders = ("high", "low") if order_is_open(rules, contract_of(seen)) else (told["order"],)
    for act in seen.legal:
        for order in orders:
            yield Plan(act, {**told, "trump": act.split(" ")[1], "order": order})


def _orders(seen: Observation, advised: str) -> Iterator[Plan]:
    """Kaiser: high or low."""
    for act in seen.legal:
        yield Plan(act, {**(seen.contract or {}), "order": act.split(" ")[1]})


def _names(seen: Observation, advised: str) -> Iterator[Plan]:
    """Bid Whist: suit or no trump, and the order."""
    for act in seen.legal:
        named = bid_whist.read(read_action(act))
        if named is not None:
            yield Plan(act, {**(seen.contract or {}), "trump": named[0], "order": named[1], "named": True})


def _trumps(seen: Observation, advised: str) -> Iterator[Plan]:
    """28: of every suit the card that the book would lay; nobody tries out the seventh card."""
    for suit in dict.fromkeys(map(suit_of, seen.hand)):
        yield Plan(lay(seen, suit, inf), {**(seen.contract or {}), "trump": suit})


def _burials(seen: Observation, advised: str) -> Iterator[Plan]:
    """What the book buries, and the same with any one card for another.

    But not of cards that may be thrown at any time: those who end a playout do not know what they are good for.
    """
    choose, cards = seen.choose, seen.rules.cards
    assert choose is not None
    hand, away, told = cards.mask(seen.hand), cards.mask(advised.split(" ")[1:]), seen.contract or {}
    yield Plan(advised, told, hand & ~away)
    free = cards.mask(choose.free) & ~tables_for(seen.game.name, seen.rules, told).free_cards
    for buried in bits(away & free):
        for kept in bits(free & ~away):
            gone = away ^ (1 << buried | 1 << kept)
            names = [card for card in choose.of if gone >> cards.number[card] & 1]
            yield Plan(" ".join((choose.verb, *names)), told, hand & ~gone)


WAYS: Mapping[tuple[str, str], Callable[[Observation, str], Iterator[Plan]]] = {
    ("kaiser", "naming"): _suits,
    ("kaiser", "ordering"): _orders,
    ("kaiser", "exchange"): _burials,
    ("bid_whist", "naming"): _names,
    ("bid_whist", "exchange"): _burials,
    ("twenty_eight", "choosing"): _trumps,
}
"""By game and phase; elsewhere what the book says is done."""
