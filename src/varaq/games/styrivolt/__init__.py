"""Stýrivolt, the Faroese game (`docs/rules/styrivolt.md`)."""

from __future__ import annotations

from collections.abc import Mapping

from varaq.engine import Game, Phase
from varaq.engine.game import Shuffle, any_seat
from varaq.engine.scenario import Kind
from varaq.games.styrivolt import seen
from varaq.games.styrivolt.board import Board
from varaq.games.styrivolt.choosing import Dealing
from varaq.games.styrivolt.clauses import CLAUSES
from varaq.games.styrivolt.cloth import Standing
from varaq.games.styrivolt.presets import PRESETS
from varaq.games.styrivolt.rules import StyrivoltRules
from varaq.games.styrivolt.scoring import side_of
from varaq.games.styrivolt.talk import sayings
from varaq.seats import Seat


def first(rules: StyrivoltRules, dealer: Seat) -> Phase:
    """The match before its first deal; the house may name its first dealer (ST-31, ST-74)."""
    seat = dealer if rules.first_dealer == "random" else int(rules.first_dealer)
    return Dealing(rules, Standing(Board.fresh(side_of(seat)), seat))


def draw_dealer(rules: StyrivoltRules, shuffle: Shuffle) -> tuple[Seat, list[str]]:
    """Whom the house names, else anybody (ST-31)."""
    return any_seat(rules, shuffle) if rules.first_dealer == "random" else (int(rules.first_dealer), [])


def house_facts(rules: StyrivoltRules) -> Mapping[str, object]:
    """The printed rules mention nothing beside the options."""
    return {}


def scenario_kinds() -> Mapping[str, Kind]:
    """The kinds of worked examples."""
    from varaq.games.styrivolt.scenarios import KINDS

    return KINDS


STYRIVOLT = Game(
    name="styrivolt",
    rules=StyrivoltRules,
    presets=PRESETS,
    clauses=CLAUSES,
    first=first,
    begin_seen=seen.begin,
    sees=seen.SEES,
    look=seen.look,
    house_facts=house_facts,
    scenario_kinds=scenario_kinds,
    sayings=sayings,
    draw_dealer=draw_dealer,
)

__all__ = ["STYRIVOLT", "StyrivoltRules"]
