"""The set phrases that belong to the game: banter is half of it, telling cards is not (ST-R20)."""

from __future__ import annotations

from varaq.engine.game import Sayings
from varaq.games.styrivolt.rules import StyrivoltRules, TableTalk

PHRASES = (
    "well_led",
    "lamb",
    "capture",
    "squall",
    "equal",
    "monk",
    "stock_hound",
    "who_trades",
    "mark",
    "good",
)
"""Each tells no more than what lies on the table. Sentences: `talk-<phrase>` in `words`."""


def sayings(rules: StyrivoltRules) -> Sayings:
    """What may be said at the table of this house."""
    if rules.table_talk == TableTalk.NONE:
        return Sayings()
    return Sayings(PHRASES, free=rules.table_talk == TableTalk.FREE)
