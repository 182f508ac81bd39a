"""What stands on a score sheet."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from varaq.seats import Side


@dataclass(frozen=True, slots=True)
class Line:
    """One entry: whose, what it changes, and why (a code, its clause, its facts)."""

    side: Side
    score: int
    code: str
    clause: str
    facts: Mapping[str, object] = field(default_factory=dict)

    def as_data(self) -> dict[str, object]:
        """The line as it goes over the wire."""
        return {
            "side": self.side,
            "score": self.score,
            "code": self.code,
            "clause": self.clause,
            "facts": dict(self.facts),
        }
