"""Turns, tricks, and who may know what; no game by name."""

from varaq.engine.action import CHANCE, Action, Actor, read_action
from varaq.engine.event import Event
from varaq.engine.game import Game
from varaq.engine.match import Match
from varaq.engine.phase import Phase, Step
from varaq.engine.seen import Observation

__all__ = [
    "CHANCE",
    "Action",
    "Actor",
    "Event",
    "Game",
    "Match",
    "Observation",
    "Phase",
    "Step",
    "read_action",
]
