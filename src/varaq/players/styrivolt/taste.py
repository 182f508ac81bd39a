"""The numbers of the Stýrivolt book: found by playing thousands of deals."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Taste:
    """Chances that somebody who can beat does it, and how the tricks to come are shared."""

    beats: float = 0.5
    last_beats: float = 0.5
    mate_beats: float = 1.0
    again: float = 0.2
    spends: float = 1.15
    evenness: float = 0.333


TASTE = Taste()
