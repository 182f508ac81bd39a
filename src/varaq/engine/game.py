"""A game as the engine meets it: its options, its named houses, its first phase."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from varaq.engine.phase import Phase
from varaq.rules import Clause, Preset, Rules
from varaq.seats import Seat

if TYPE_CHECKING:
    from varaq.engine.scenario import Kind
    from varaq.engine.seen import Observation


Shuffle = Callable[[list[str]], object]
"""Puts a list in a random order, in place."""


def any_seat(rules: Rules, shuffle: Shuffle) -> tuple[Seat, list[str]]:
    """The first dealer by lot: no card is turned up for it."""
    seats = [str(seat) for seat in range(rules.seating.players)]
    shuffle(seats)
    return int(seats[0]), []


class Sayings(NamedTuple):
    """What may be said for fun at a table: set phrases by name, and whether anything else."""

    phrases: tuple[str, ...] = ()
    free: bool = False


def _nothing_to_say(rules: Any) -> Sayings:
    return Sayings()


@dataclass(frozen=True)
class Game:
    """A game.

    `first` is the match before its first deal. `begin_seen` and `sees` are what the game adds
    to an observation at the start and with an event of a kind; `look` works out what follows
    from all that was seen, such as the order of the hand. `house_facts` are the facts of a
    house that its printed rules mention beside the options; `sayings` what may be said for fun
    at a table of the house; `draw_dealer` who deals first and the cards that are turned up for it,
    the first to seat 0.
    """

    name: str
    rules: type[Rules]
    presets: tuple[Preset, ...]
    clauses: Sequence[Clause]
    first: Callable[[Any, Seat], Phase]
    begin_seen: Callable[[Any, Observation], None]
    sees: Mapping[str, Callable[[Any, Observation, Mapping[str, Any]], None]]
    look: Callable[[Any, Observation], None]
    house_facts: Callable[[Any], Mapping[str, object]]
    scenario_kinds: Callable[[], Mapping[str, Kind]]
    sayings: Callable[[Any], Sayings] = _nothing_to_say
    draw_dealer: Callable[[Any, Shuffle], tuple[Seat, list[str]]] = any_seat

    @cached_property
    def scenarios(self) -> Mapping[str, Kind]:
        """The kinds of worked examples; loaded when the first one is checked."""
        return self.scenario_kinds()

    def preset(self, name: str) -> Preset | None:
        """The named house, or None."""
        return next((p for p in self.presets if p.name == name), None)
