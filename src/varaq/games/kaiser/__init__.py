"""Kaiser and its kin: Les Rois, Hétu's game, Joffre, Lost Heir (`docs/rules/kaiser.md`)."""

from __future__ import annotations

from collections.abc import Mapping

from varaq.engine import Game, Phase
from varaq.engine.scenario import Kind
from varaq.games.kaiser import seen
from varaq.games.kaiser.clauses import CLAUSES
from varaq.games.kaiser.deal import Dealing
from varaq.games.kaiser.dealt import Standing
from varaq.games.kaiser.presets import PRESETS
from varaq.games.kaiser.rules import KaiserRules
from varaq.games.kaiser.terms import house_facts
from varaq.seats import Seat


def first(rules: KaiserRules, dealer: Seat) -> Phase:
    """The match before its first deal (KS-24, KS-128)."""
    return Dealing(rules, Standing.start(rules, dealer))


def scenario_kinds() -> Mapping[str, Kind]:
    """The kinds of worked examples."""
    from varaq.games.kaiser.scenarios import KINDS

    return KINDS


KAISER = Game(
    name="kaiser",
    rules=KaiserRules,
    presets=PRESETS,
    clauses=CLAUSES,
    first=first,
    begin_seen=seen.begin,
    sees=seen.SEES,
    look=seen.look,
    house_facts=house_facts,
    scenario_kinds=scenario_kinds,
)

__all__ = ["KAISER", "KaiserRules"]
