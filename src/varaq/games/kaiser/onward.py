"""The order of the phases of a deal, in one place (KS-68).

deal, claims, passing before the auction, auction, trump, high or low, kitty, piles,
passing after the auction, play, score. A step that the house does not have is skipped.
Every phase calls the function named after what it has finished. The phases are looked
up when a step is made, since each of them also needs this page.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from varaq.engine.event import Event
from varaq.engine.phase import Step
from varaq.games.kaiser.contract import Contract
from varaq.games.kaiser.dealt import Dealt, Standing, tops
from varaq.games.kaiser.rules import (
    AuctionKind,
    Kaiser40Partner,
    KaiserBid,
    KaiserRules,
    Low,
    Passing,
    TrumpBy,
)

BEFORE_AUCTION = (Passing.PARTNER1, Passing.PARTNER2, Passing.CYCLE2)


def _on(step: Step, events: Sequence[Event]) -> Step:
    return Step(step.phase, [*events, *step.events])


def after_deal(dealt: Dealt, events: Sequence[Event]) -> Step:
    """Claims of a misdeal, in a house that has any (KS-33)."""
    from varaq.games.kaiser.deal import Claims

    if dealt.rules.has_misdeal:
        return Step(Claims(dealt, tuple(range(dealt.rules.players))), events)
    return _on(after_claims(dealt), events)


def after_claims(dealt: Dealt) -> Step:
    """Passing before the auction (KS-35, KS-36)."""
    from varaq.games.kaiser.passing import PassingCards

    if dealt.rules.passing in BEFORE_AUCTION:
        return Step(PassingCards(dealt), ())
    return after_first_passing(dealt)


def after_first_passing(dealt: Dealt) -> Step:
    """The auction (KS-40), or the sale (KS-53)."""
    from varaq.games.kaiser.auction import Auction
    from varaq.games.kaiser.sale import Sale

    return Step(Sale(dealt) if dealt.rules.auction == AuctionKind.SALE else Auction(dealt), ())


def after_auction(dealt: Dealt, contract: Contract, events: Sequence[Event]) -> Step:
    """The bidder names trump (KS-60), if the contract has one and it is not made by the lead."""
    from varaq.games.kaiser.naming import Naming

    said = Event(
        "contract",
        {
            "seat": contract.bidder,
            "bid": None if contract.bid is None else str(contract.bid),
            "sold": contract.sold,
            "order": contract.order,
        },
    )
    if contract.has_trump and dealt.rules.trump_by == TrumpBy.NAMED:
        return Step(Naming(dealt, contract), [*events, said])
    return _on(after_trump(dealt, contract), [*events, said])


def order_is_open(rules: KaiserRules, contract: Contract) -> bool:
    """Whether the bidder says high or low (KS-63, KS-64); a Kaiser is always high (KS-80)."""
    if contract.bid is None or contract.bid.is_kaiser:
        return False
    return rules.low == Low.ANY or (rules.low == Low.DECLARED and not contract.has_trump)


def after_trump(dealt: Dealt, contract: Contract) -> Step:
    """The bidder says high or low, where that is open."""
    from varaq.games.kaiser.naming import Ordering

    if order_is_open(dealt.rules, contract):
        return Step(Ordering(dealt, contract), ())
    return after_order(dealt, contract)


def after_order(dealt: Dealt, contract: Contract) -> Step:
    """The bidder takes the kitty, which nobody else sees (KS-65, KS-141)."""
    from varaq.games.kaiser.exchange import Exchange

    if not dealt.rules.kitty:
        return after_exchange(dealt, contract)
    bidder = contract.bidder
    taken = Event(
        "kitty_taken",
        {"seat": bidder, "count": dealt.rules.kitty},
        {bidder: {"cards": dealt.texts(dealt.kitty)}},
    )
    held = replace(dealt.with_hands({bidder: dealt.hands[bidder] | dealt.kitty}), kitty=0)
    return Step(Exchange(held, contract), [taken])


def after_exchange(dealt: Dealt, contract: Contract) -> Step:
    """The tops of the piles are turned up (KS-67); then passing after the auction (KS-38)."""
    from varaq.games.kaiser.passing import PassingCards

    events = []
    if dealt.rules.piles:
        cards = dealt.rules.cards.cards
        shown = [[cards[pile[0]] for pile in piles] for piles in dealt.piles]
        events.append(Event("piles_turned", {"tops": shown}))
    if dealt.rules.passing == Passing.AFTER_BID2:
        return Step(PassingCards(dealt, contract=contract), events)
    return _on(after_last_passing(dealt, contract), events)


def after_last_passing(dealt: Dealt, contract: Contract) -> Step:
    """Play, led by the bidder (KS-70); the partners of a Kaiser for 40 may sit out (KS-80)."""
    from varaq.games.kaiser.play import Play

    rules = dealt.rules
    sits_out = (
        contract.bid is not None
        and contract.bid.is_kaiser
        and rules.kaiser_bid == KaiserBid.FORTY
        and rules.kaiser40_partner == Kaiser40Partner.SITS_OUT
    )
    if not sits_out:
        return Step(Play.begin(dealt, contract), ())
    out = rules.seating.partners(contract.bidder)
    quiet = dealt.with_hands(dict.fromkeys(out, 0))
    return Step(Play.begin(quiet, contract, out=out), [Event("sits_out", {"seats": list(out)})])


def deal_again(standing: Standing, rules: KaiserRules, code: str, events: Sequence[Event]) -> Step:
    """The same dealer deals again; no score, and the hand does not count (KS-29)."""
    from varaq.games.kaiser.deal import Dealing

    return Step(Dealing(rules, standing), [*events, Event("thrown_in", {"code": code})])


def face_up(dealt: Dealt) -> tuple[int, ...]:
    """The face-up pile cards of every seat."""
    if not dealt.piles:
        return (0,) * dealt.rules.players
    return tuple(tops(piles) for piles in dealt.piles)
