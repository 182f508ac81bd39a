"""A game as the engine meets it: its options, its named houses, its first phase."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from varaq.engine.phase import Phase
from varaq.engine.scenario import Kind
from varaq.rules import Preset, Rules
from varaq.seats import Seat

if TYPE_CHECKING:
    from varaq.engine.seen import Observation


class Clause(Protocol):
    """One numbered fact of a catalogue, and whether it holds in a house."""

    @property
    def id(self) -> str: ...

    @property
    def section(self) -> str: ...

    def holds(self, rules: Any) -> bool: ...


@dataclass(frozen=True)
class Game:
    """A game. `house` turns a house into the facts that its printed rules mention."""

    name: str
    rules: type[Rules]
    presets: tuple[Preset, ...]
    clauses: Sequence[Clause]
    first: Callable[[Any, Seat], Phase]
    begin_seen: Callable[[Any, Observation], None]
    sees: Mapping[str, Callable[[Any, Observation, Mapping[str, Any]], None]]
    house_facts: Callable[[Any], Mapping[str, object]]
    scenarios: Mapping[str, Kind]

    def preset(self, name: str) -> Preset | None:
        """The named house, or None."""
        return next((p for p in self.presets if p.name == name), None)
