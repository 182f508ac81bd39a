"""One numbered rule of a catalogue, and the houses it belongs to."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from varaq.rules.condition import When


@dataclass(frozen=True, slots=True)
class Clause:
    """A clause stands under its section in the printed rules of every house it applies to."""

    id: str
    section: StrEnum
    applies: tuple[When, ...] = ()
    """Any one of these is enough; none at all means every house."""

    def holds(self, rules: Any) -> bool:
        """Whether the house `rules` has this clause."""
        return not self.applies or any(condition.holds(rules) for condition in self.applies)
