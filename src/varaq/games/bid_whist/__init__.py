"""Bid Whist (`docs/rules/bid_whist.md`)."""

from __future__ import annotations

from collections.abc import Mapping

from varaq.engine import Game, Phase
from varaq.engine.scenario import Kind
from varaq.games.bid_whist import seen
from varaq.games.bid_whist.clauses import CLAUSES
from varaq.games.bid_whist.deal import Dealing, draw_dealer
from varaq.games.bid_whist.held import Standing
from varaq.games.bid_whist.presets import PRESETS
from varaq.games.bid_whist.rules import BidWhistRules
from varaq.seats import Seat


def first(rules: BidWhistRules, dealer: Seat) -> Phase:
    """The match before its first deal (BW-6, BW-79)."""
    return Dealing(rules, Standing.start(dealer))


def house_facts(rules: BidWhistRules) -> Mapping[str, object]:
    """Sizes that the printed rules mention beside the options."""
    return {
        "pack_size": len(rules.cards),
        "cards_each": rules.cards_each,
        "kitty_size": rules.kitty_size,
        "tricks": rules.cards_each,
    }


def scenario_kinds() -> Mapping[str, Kind]:
    """The kinds of worked examples."""
    from varaq.games.bid_whist.scenarios import KINDS

    return KINDS


BID_WHIST = Game(
    name="bid_whist",
    rules=BidWhistRules,
    presets=PRESETS,
    clauses=CLAUSES,
    first=first,
    begin_seen=seen.begin,
    sees=seen.SEES,
    look=seen.look,
    house_facts=house_facts,
    scenario_kinds=scenario_kinds,
    draw_dealer=draw_dealer,
)

__all__ = ["BID_WHIST", "BidWhistRules"]
