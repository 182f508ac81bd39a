"""The tables of the Twenty-Eight family (TE-90…113): the points are card points, or tricks in a game alone.

Where trump lies hidden, ranking 0 is the one without trump, 1 to 4 those of the suits in the order
of the pack, so that the tables tell nothing about which suit it is.

Not said: the pair, which moves what is needed (TE-120…130), wrong cards that stand until they are
claimed (TE-155), and that a game alone ends with the first trick lost (TE-71).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from varaq.engine import Observation
from varaq.games.twenty_eight.held import Contract
from varaq.games.twenty_eight.packs import card_points, rank_of, trick_order
from varaq.games.twenty_eight.rules import (
    AskDuty,
    AskTrump,
    BidderLeadTrump,
    BidderShows,
    FirstLead,
    JackDiscard,
    NeverShown,
    RevealScope,
    TwentyEightRules,
    Undertrump,
)
from varaq.search.tables.parts import credited, next_of, ranking_of, sides_of
from varaq.search.tables.shape import Flag, Ranking, Tables
from varaq.seats import Seat


def told(seen: Observation) -> Mapping[str, Any]:
    """The contract as it stands in the observation."""
    assert seen.contract is not None
    return seen.contract


def read(rules: TwentyEightRules, contract: Mapping[str, Any]) -> Contract:
    """The contract from an observation; where trump is hidden by the house, without its suit."""
    trump = None if rules.is_hidden else contract.get("trump")
    read = Contract(contract["bidder"], contract["bid"], trump)
    # How much was undertaken does not change the play.
    return read if read.is_alone else Contract(read.bidder, "", trump)


@lru_cache(maxsize=256)
def tables(rules: TwentyEightRules, contract: Contract, out: tuple[Seat, ...]) -> Tables:
    """A contract; a game alone has no trump (TE-71, TE-78, TE-163)."""
    pack, alone = rules.cards, contract.is_alone
    tricks = rules.packet if contract.bid == "half" else rules.cards_each
    sides = sides_of(rules.seating, contract.bidder)
    last = int(rules.last_trick_point)
    hidden = rules.is_hidden and not alone
    jacks = pack.mask(card for card in pack.cards if rank_of(card) == "J")
    return Tables(
        seats=rules.players,
        players=rules.players - len(out),
        cards=len(pack),
        tricks=tricks,
        flags=_flags(rules, contract),
        bidder=contract.bidder,
        next=next_of(rules.seating, out),
        side=sides,
        credit=credited(sides),
        points=tuple(0 if alone else card_points(card) for card in pack.cards),
        trick_points=(1,) * tricks if alone else (*(0,) * (tricks - 1), last),
        follow=trick_order(rules.pack, None).follow,
        rankings=_rankings(rules, contract),
        lead_first=pack.all,
        lead_later=pack.all,
        kept_cards=jacks if hidden and rules.jack_discard == JackDiscard.AFTER_REVEAL else 0,
        void_points=rules.points_in_deal // 2 if hidden else 0,
    )


def _rankings(rules: TwentyEightRules, contract: Contract) -> tuple[Ranking, ...]:
    def with_trump(suit: str | None) -> Ranking:
        return ranking_of(trick_order(rules.pack, suit), rules.cards.suit_masks[suit] if suit else 0)

    if contract.is_alone or not rules.is_hidden:
        return (with_trump(None if contract.is_alone else contract.trump),)
    return (with_trump(None), *(with_trump(suit) for suit, _ in rules.cards.suits))


def _flags(rules: TwentyEightRules, contract: Contract) -> Flag:
    if contract.is_alone:
        return Flag(0)
    flags = {Flag.NO_UNDERTRUMP: rules.undertrump == Undertrump.BANNED}
    if rules.is_hidden:
        flags |= {
            Flag.MUST_ASK: rules.ask_trump == AskTrump.MUST,
            Flag.ASK_DUTY: rules.ask_duty == AskDuty.MUST_TRUMP,
            Flag.THAT_CARD: rules.bidder_shows == BidderShows.THAT_CARD,
            Flag.FROM_REVEAL: rules.reveal_scope == RevealScope.FROM_REVEAL,
            Flag.BARRED_LEAD: rules.bidder_lead_trump == BidderLeadTrump.BARRED,
            Flag.SHOWN_LAST: rules.never_shown == NeverShown.LAST_TRICK,
            Flag.VOID_IF_HIDDEN: rules.never_shown == NeverShown.VOID,
        }
    return Flag(sum(flag for flag, holds in flags.items() if holds))


def first_leader(seen: Observation) -> Seat:
    """The bidder or first hand (TE-72, TE-90)."""
    contract = told(seen)
    alone = Contract(contract["bidder"], contract["bid"]).is_alone
    if alone or seen.rules.value("first_lead") == FirstLead.BIDDER:
        return Seat(contract["bidder"])
    return seen.rules.seating.after(seen.dealer)


def start(rules: TwentyEightRules) -> int:
    """Nobody has points before the first trick."""
    return 0
