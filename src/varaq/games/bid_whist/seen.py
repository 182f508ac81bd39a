"""What Bid Whist adds to an observation: how the cards rank now, dead cards, the kitty's book, signals, calls."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from varaq.engine.seen import Observation
from varaq.games.bid_whist.auction import signal
from varaq.games.bid_whist.exchange import must_bury
from varaq.games.bid_whist.held import Bid, Contract
from varaq.games.bid_whist.packs import BARS, Order, unnamed_order
from varaq.games.bid_whist.rules import BidWhistRules, Renege

Facts = Mapping[str, Any]


def contract_of(seen: Observation) -> Contract | None:
    """The contract as far as it is known."""
    told = seen.contract
    if told is None:
        return None
    order = None if told["order"] is None else Order(told["order"])
    return Contract(told["bidder"], Bid.read(told["bid"]), told["trump"], order, told["named"])


def begin(rules: BidWhistRules, seen: Observation) -> None:
    """Before the first deal."""
    minus = -rules.target if rules.lose_at_minus_target and rules.target else None
    seen.extra = {
        "sets": {"A": 0, "B": 0},
        "set_limit": rules.set_limit or None,
        "target": rules.target or None,
        "minus_target": minus,
        "hands_played": 0,
        "max_hands": rules.max_hands or None,
        "wrong_stands": rules.renege == Renege.ALLOWED,
    }
    _clear(seen)
    look(rules, seen)


def _clear(seen: Observation) -> None:
    _set(seen, shown_kitty=None, kitty_book=None, signals=[], claims=[])


def _set(seen: Observation, **values: Any) -> None:
    seen.extra = {**seen.extra, **values}


def look(rules: BidWhistRules, seen: Observation) -> None:
    """Hold the hand as it ranks now; say how, who has the trick, and what has to be buried."""
    contract = contract_of(seen)
    number, cards = rules.cards.number, rules.cards.cards
    bar = BARS[Order.UP if contract is None or contract.order is None else contract.order]
    told: dict[str, Any] = {"bar": list(bar), "trump_bar": [], "dead": [], "must_bury": [], "winning": None}
    listed = unnamed_order(rules.jokers, high_deuce=rules.deuce_high)
    if contract is not None and contract.named:
        ranking = contract.ranking(rules)
        listed = ranking.order.by_rank
        told["dead"] = rules.cards.texts(ranking.dead)
        if contract.trump is not None:
            told["trump_bar"] = [cards[card] for card in ranking.lines[contract.trump]]
        if seen.trick:
            place = ranking.order.winner([number[card] for _, card in seen.trick])
            told["winning"] = seen.trick[place][0]
        if seen.seat == contract.bidder and "kitty" in seen.mine and "discarded" not in seen.mine:
            told["must_bury"] = rules.cards.texts(must_bury(rules, contract, rules.cards.mask(seen.hand)))
    place_of = {card: at for at, card in enumerate(listed)}
    seen.hand = sorted(seen.hand, key=lambda card: place_of[number[card]])
    _set(seen, **told)


def _dealt(rules: BidWhistRules, seen: Observation, facts: Facts) -> None:
    _clear(seen)


def _called(rules: BidWhistRules, seen: Observation, facts: Facts) -> None:
    meaning = signal(rules, seen.dealer, facts["seat"], facts["call"])
    if meaning is not None:
        _set(seen, signals=[*seen.extra["signals"], [facts["seat"], meaning]])


def _contract(rules: BidWhistRules, seen: Observation, facts: Facts) -> None:
    assert seen.contract is not None
    named = Contract.of(rules, facts["seat"], Bid.read(facts["bid"])).named
    seen.contract = {**seen.contract, "named": named}


def _named(rules: BidWhistRules, seen: Observation, facts: Facts) -> None:
    assert seen.contract is not None
    seen.contract = {**seen.contract, "trump": facts["trump"], "order": facts["order"], "named": True}


def _kitty_shown(rules: BidWhistRules, seen: Observation, facts: Facts) -> None:
    _set(seen, shown_kitty=list(facts["cards"]))


def _discarded(rules: BidWhistRules, seen: Observation, facts: Facts) -> None:
    _set(seen, shown_kitty=None)


def _dead_laid(rules: BidWhistRules, seen: Observation, facts: Facts) -> None:
    seen.lose(facts["seat"], facts["cards"], len(facts["cards"]))


def _drew(rules: BidWhistRules, seen: Observation, facts: Facts) -> None:
    seen.gain(facts["seat"], facts.get("cards"), facts["count"])
    if "cards" in facts:
        seen.mine["drew"] = list(facts["cards"])


def _kitty_book(rules: BidWhistRules, seen: Observation, facts: Facts) -> None:
    side = facts["side"]
    seen.points = {**seen.points, side: seen.points[side] + 1}
    _set(seen, kitty_book=side)


def _claimed(rules: BidWhistRules, seen: Observation, facts: Facts) -> None:
    _set(seen, claims=[*seen.extra["claims"], dict(facts)])


def _scored(rules: BidWhistRules, seen: Observation, facts: Facts) -> None:
    _set(seen, sets=dict(facts["sets"]), hands_played=facts["deal"])


SEES = {
    "dealt": _dealt,
    "called": _called,
    "contract": _contract,
    "named": _named,
    "kitty_shown": _kitty_shown,
    "discarded": _discarded,
    "dead_laid": _dead_laid,
    "drew": _drew,
    "kitty_book": _kitty_book,
    "misplay_claimed": _claimed,
    "scored": _scored,
}
