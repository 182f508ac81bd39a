"""Twenty-Eight and its family: 28, 29, Forty, Fifty-Six (`docs/rules/twenty_eight.md`)."""

from __future__ import annotations

from collections.abc import Mapping

from varaq.engine import Game, Phase
from varaq.engine.scenario import Kind
from varaq.games.twenty_eight import seen
from varaq.games.twenty_eight.clauses import CLAUSES
from varaq.games.twenty_eight.deal import Dealing
from varaq.games.twenty_eight.held import Standing
from varaq.games.twenty_eight.presets import PRESETS
from varaq.games.twenty_eight.rules import TwentyEightRules
from varaq.seats import Seat


def first(rules: TwentyEightRules, dealer: Seat) -> Phase:
    """The match before its first deal (TE-11)."""
    return Dealing(rules, Standing.start(rules, dealer))


def house_facts(rules: TwentyEightRules) -> Mapping[str, object]:
    """Sizes and numbers that the printed rules mention beside the options."""
    return {
        "points_in_deal": rules.points_in_deal,
        "highest_bid": rules.highest_bid,
        "cards_each": rules.cards_each,
        "packet": rules.packet,
        "pack_size": len(rules.cards),
    }


def scenario_kinds() -> Mapping[str, Kind]:
    """The kinds of worked examples."""
    from varaq.games.twenty_eight.scenarios import KINDS

    return KINDS


TWENTY_EIGHT = Game(
    name="twenty_eight",
    rules=TwentyEightRules,
    presets=PRESETS,
    clauses=CLAUSES,
    first=first,
    begin_seen=seen.begin,
    sees=seen.SEES,
    look=seen.look,
    house_facts=house_facts,
    scenario_kinds=scenario_kinds,
)

__all__ = ["TWENTY_EIGHT", "TwentyEightRules"]
