"""Players against each other, over duplicate deals, and what can be said of them.

>>> from varaq.arena import Mode, Plan, Report, arena
>>> from varaq.games import House
>>> from varaq.players import RandomPlayer, RulebookPlayer
>>> plan = Plan("kaiser/standard", Mode.PLAY, count=20, seed=1)
>>> report = Report(2, House.read(plan.house).rules.seating, plan.mode)
>>> for duplicate in arena([RulebookPlayer, RandomPlayer], plan):
...     report.add(duplicate)
>>> report.points((0, 1)).value > 0
True
"""

from varaq.arena.compare import arena
from varaq.arena.dealt import Dealt, deals_in, kind_of
from varaq.arena.duplicate import Arrangement, Company, Duplicate, Mode, Plan, Sitting, arrangements
from varaq.arena.in_order import in_order
from varaq.arena.intervals import Interval, mean, quantile, share
from varaq.arena.report import Pace, Pair, Report
from varaq.arena.table import SelfPlay

__all__ = [
    "Arrangement",
    "Company",
    "Dealt",
    "Duplicate",
    "Interval",
    "Mode",
    "Pace",
    "Pair",
    "Plan",
    "Report",
    "SelfPlay",
    "Sitting",
    "arena",
    "arrangements",
    "deals_in",
    "in_order",
    "kind_of",
    "mean",
    "quantile",
    "share",
]
