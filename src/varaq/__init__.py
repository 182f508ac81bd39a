"""Varaq: card games by your own family's rules.

>>> import random
>>> from varaq import House, Match
>>> house = House.read("kaiser/standard;min_bid=7")
>>> match = Match(house.game, house.rules, dealer=3)
>>> events = match.deal(random.Random(7).shuffle)
>>> match.awaited
(0, 1, 2, 3)
"""

from varaq.engine import CHANCE, Action, Event, Match, Observation
from varaq.errors import BadHouse, BadRecord, BadScenario, Problem, Refusal, Refused, VaraqError
from varaq.games import GAMES, House

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "GAMES",
    "Action",
    "BadHouse",
    "BadRecord",
    "BadScenario",
    "Event",
    "House",
    "Match",
    "Observation",
    "Problem",
    "Refusal",
    "Refused",
    "VaraqError",
    "__version__",
]
