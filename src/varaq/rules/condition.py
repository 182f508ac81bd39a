"""Conditions on a house as data: read by validation, by forms and by the printed rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias


@dataclass(frozen=True, slots=True)
class But:
    """Any value except these."""

    values: tuple[object, ...]

    def __contains__(self, value: object) -> bool:
        return value not in self.values


def but(*values: object) -> But:
    """Every value of an option except the ones named: `when(low=but("off"))`."""
    return But(values)


Wanted: TypeAlias = tuple[object, ...] | But


@dataclass(frozen=True, slots=True)
class When:
    """All the named options have one of the values named for them."""

    wanted: tuple[tuple[str, Wanted], ...]

    def holds(self, rules: Any) -> bool:
        """Whether the house `rules` meets every part."""
        return all(getattr(rules, name) in values for name, values in self.wanted)

    def missing(self, rules: Any) -> list[tuple[str, Wanted]]:
        """The parts that the house does not meet: option, and the values it may have."""
        return [(name, values) for name, values in self.wanted if getattr(rules, name) not in values]


def when(**wanted: object) -> When:
    """`when(players=2, pack=("heir32", "heir48"), low=but("off"))`: one value, several, or all but some."""
    return When(
        tuple(
            (name, value if isinstance(value, (tuple, But)) else (value,)) for name, value in wanted.items()
        )
    )
