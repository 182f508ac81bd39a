"""Cards that leave the hand: two buried by the bidder, others passed to partner or opponent."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import cast

from varaq.cards import bits
from varaq.engine import Observation
from varaq.games.kaiser.contract import Bid, Contract
from varaq.games.kaiser.passing import passes_to
from varaq.games.kaiser.play import order_of
from varaq.games.kaiser.rules import KaiserRules
from varaq.games.kaiser.seen import contract_of
from varaq.players.kaiser.bidding import makes_kaiser, plans
from varaq.players.kaiser.worth import best_trump, prospect
from varaq.seats import Seat


def _choices(seen: Observation) -> list[tuple[str, int]]:
    """Every choice of cards that the act may name, as act and as set."""
    assert seen.choose is not None
    choose = seen.choose
    mask = cast(KaiserRules, seen.rules).cards.mask
    chosen = combinations(choose.of, choose.count)
    return [(" ".join((choose.verb, *cards)), mask(cards)) for cards in chosen]


def discard(seen: Observation) -> str:
    """Bury what leaves the best hand for the contract; of equals the lowest cards."""
    rules = cast(KaiserRules, seen.rules)
    contract = contract_of(seen)
    hand = rules.cards.mask(seen.hand)
    order = order_of(rules, contract)

    kaiser = contract.bid is not None and contract.bid.is_kaiser

    def kept(choice: tuple[str, int]) -> tuple[bool, float, int]:
        left = hand & ~choice[1]
        promise = prospect(rules, contract, left).points(rules)
        return kaiser and makes_kaiser(rules, left), promise, _lowness(order.by_rank, choice[1])

    return max(_choices(seen), key=kept)[0]


def _lowness(by_rank: tuple[int, ...], cards: int) -> int:
    return sum(by_rank.index(card) for card in bits(cards))


def give(seen: Observation) -> str:
    """Keep the hand that promises most; what goes is worth something to whom it goes to."""
    rules = cast(KaiserRules, seen.rules)
    me = cast(Seat, seen.seat)
    side = rules.seating.side_of
    to = passes_to(rules, me, seen.deal)
    hand = rules.cards.mask(seen.hand)
    known = seen.contract is not None
    contract = _expected(rules, contract_of(seen), hand) if known else _intended(rules, hand)
    sign = 1.0 if side[to] == side[me] else -1.0
    bidder = seen.contract["bidder"] if seen.contract is not None else None
    order = order_of(rules, contract)

    def left(choice: tuple[str, int]) -> tuple[float, int]:
        stays = hand & ~choice[1]
        promise = prospect(rules, contract, stays).points(rules)
        weight = -0.5 if known and side[cast(Seat, bidder)] != side[me] else 1.0
        gift = sum(_gift(rules, contract, hand, card) for card in bits(choice[1]))
        # To the bidder himself the gift is worth what it adds to his hand.
        mine = 0.3 if known and bidder == to else 1.0
        return mine * weight * promise + sign * gift, _lowness(order.by_rank, choice[1])

    return max(_choices(seen), key=left)[0]


def _expected(rules: KaiserRules, contract: Contract, hand: int) -> Contract:
    """The contract, with the trump suit that the hand would like where none has been named yet."""
    if contract.trump is not None or (contract.bid is not None and not contract.bid.names_trump):
        return contract
    return replace(contract, trump=best_trump(rules, hand, low=contract.low))


def _intended(rules: KaiserRules, hand: int) -> Contract:
    """The contract that the hand would like best."""
    found = plans(rules, hand)
    kind = max(found, key=lambda k: found[k].prospect.points(rules))
    best = found[kind]
    return Contract(0, Bid(rules.min_bid, kind), best.trump, best.low)


def _gift(rules: KaiserRules, contract: Contract, hand: int, card: int) -> float:
    """What a card is worth to who gets it."""
    name = rules.cards.cards[card]
    if name == rules.bonus_card:
        return 1.5
    if name == rules.penalty_card:
        return -0.8
    order = order_of(rules, contract)
    suit = order.follow[card]
    above = (order.beats[card] & suit & ~hand).bit_count()
    trump = 0.4 if contract.trump is not None and rules.cards.suit_of[card] == contract.trump else 0.0
    return trump + (0.7, 0.35, 0.15)[above] if above < 3 else trump
