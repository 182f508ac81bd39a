"""What a player thinks of the acts that are open to a seat: a hint is its best one, with the reasons."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Why:
    """One reason for an act: a code, whose sentence is the message `why-<code>`, and its facts."""

    code: str
    facts: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Advice:
    """One act, weighed.

    `wins`: the chance, 0 to 1, that my side wins the match after it. `points`: what my side may
    expect of this deal in the points of the house. `makes`: in how many worlds, of how many, the side
    that undertook the contract fulfils it. None where nothing was reckoned. `whys`: the reasons, the
    weightiest first; not every act has one.
    """

    act: str
    wins: float | None = None
    points: float | None = None
    makes: tuple[int, int] | None = None
    whys: tuple[Why, ...] = ()
