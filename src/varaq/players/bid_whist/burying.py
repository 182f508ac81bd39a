"""Which cards to bury: for every suit the best are kept, and the lengths that promise most are sought."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, cast

from varaq.engine import Observation
from varaq.games.bid_whist.exchange import must_bury
from varaq.games.bid_whist.held import Contract
from varaq.games.bid_whist.rules import BidWhistRules, JokersNt
from varaq.games.bid_whist.seen import contract_of
from varaq.players.bid_whist.memory import before_play
from varaq.players.bid_whist.outlook import Outlook


class Burial(NamedTuple):
    """The cards that go, and the books that those which stay promise."""

    away: int
    promise: float


def bury(seen: Observation) -> str:
    """Bury what leaves the most promising hand."""
    rules = cast(BidWhistRules, seen.rules)
    contract = contract_of(seen)
    assert contract is not None
    assert seen.choose is not None
    away = best_burial(rules, contract, rules.cards.mask(seen.choose.of)).away
    return " ".join((seen.choose.verb, *(card for card in seen.choose.of if card in rules.cards.texts(away))))


def best_burial(rules: BidWhistRules, contract: Contract, hand: int) -> Burial:
    """What to bury of a hand that holds the kitty too."""
    ranking, count = contract.ranking(rules), rules.kitty_size
    outlook = Outlook(before_play(rules, contract, hand, 0))
    suits = outlook.memory.suits
    dead = _dead_to_bury(rules, contract, hand & ranking.dead)
    lines = [[1 << card for card in line if hand >> card & 1] for line in ranking.lines.values()]
    best = Burial(0, float("-inf"))
    for lengths in _ways([len(line) for line in lines], count - dead.bit_count()):
        kept = hand & ranking.dead & ~dead
        for line, gone in zip(lines, lengths, strict=True):
            for card in line[: len(line) - gone]:
                kept |= card
        promise = sum(outlook.suit(kept, suit) for suit in suits)
        if promise > best.promise + 1e-9:
            best = Burial(hand & ~kept, promise)
    return best


def _dead_to_bury(rules: BidWhistRules, contract: Contract, dead: int) -> int:
    """Dead cards win nothing; those that may be thrown at any time save good ones and stay, where they may."""
    if rules.jokers_nt == JokersNt.ANY_TIME:
        return must_bury(rules, contract, dead)
    return dead


def _ways(held: Sequence[int], count: int) -> Iterator[tuple[int, ...]]:
    """In which ways so many cards can go, by suit; first those that take most of the last suits."""
    if not held:
        if not count:
            yield ()
        return
    rest = sum(held[1:])
    for here in range(max(0, count - rest), min(held[0], count) + 1):
        for others in _ways(held[1:], count - here):
            yield (here, *others)
