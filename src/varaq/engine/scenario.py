"""Worked examples: a situation, and what must come of it (`docs/rules/FORMAT.md`).

A game says for every kind of scenario which fields it takes as given and which answers it
can work out. Here the two are held together: an unknown kind or field is an error.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from varaq.errors import BadScenario
from varaq.rules import Rules

Given = Mapping[str, Any]
Answers = Mapping[str, Any]

COMMON = ("id", "game", "preset", "rules", "clauses", "kind")


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of scenario: its given fields, its expected ones, and how the answers are found.

    `work_out` may leave out answers that the situation does not have. In a `sparse` answer
    what the scenario does not mention must be 0; an `ordered` one is a list whose order counts.
    `full` completes an expected answer with
    what it may leave out. The kind may depend on a field (`deal` on `ask`): then `of` names
    the field and `kinds` the kinds by its value.
    """

    given: tuple[str, ...] = ()
    needed: tuple[str, ...] = ()
    expected: tuple[str, ...] = ()
    work_out: Callable[[Any, Given], Answers] | None = None
    sparse: tuple[str, ...] = ()
    ordered: tuple[str, ...] = ()
    full: Mapping[str, Callable[[Any], Any]] = field(default_factory=dict)
    of: str | None = None
    kinds: Mapping[str, Kind] | None = None


@dataclass(frozen=True, slots=True)
class Miss:
    """An expectation that did not come true."""

    field: str
    expected: object
    got: object


def check(kinds: Mapping[str, Kind], rules: Rules, scenario: Given) -> list[Miss]:
    """What of the scenario does not come out right; raises `BadScenario` where it cannot be read."""
    kind = kinds.get(str(scenario.get("kind")))
    if kind is None:
        raise BadScenario(f"unknown kind: {scenario.get('kind')}")
    fields = [*COMMON]
    if kind.of is not None and kind.kinds is not None:
        fields.append(kind.of)
        inner = kind.kinds.get(str(scenario.get(kind.of)))
        if inner is None:
            raise BadScenario(f"unknown {kind.of}: {scenario.get(kind.of)}")
        kind = inner
    unknown = [key for key in scenario if key not in (*fields, *kind.given, *kind.expected)]
    if unknown:
        raise BadScenario(f"unknown field: {', '.join(map(str, unknown))}")
    lacking = [key for key in kind.needed if key not in scenario]
    if lacking:
        raise BadScenario(f"field needed: {', '.join(lacking)}")
    expected = {key: scenario[key] for key in kind.expected if key in scenario}
    if not expected:
        raise BadScenario(f"nothing expected; one of: {', '.join(kind.expected)}")
    assert kind.work_out is not None
    got = kind.work_out(rules, scenario)
    misses = []
    for key, value in expected.items():
        wanted = kind.full[key](value) if key in kind.full else value
        in_order = wanted == got.get(key) if key in kind.ordered else True
        if not in_order or not same(wanted, got.get(key), sparse=key in kind.sparse):
            misses.append(Miss(key, value, got.get(key)))
    return misses


def same(expected: object, got: object, *, sparse: bool = False) -> bool:
    """Whether an answer is the expected one: lists of cards and calls compare as sets, keys as text.

    In a mapping only what is expected counts; with `sparse` the rest must be 0. A list of
    mappings, such as one board after the other, has an order.
    """
    if isinstance(expected, Mapping) and isinstance(got, Mapping):
        answers = {str(key): value for key, value in got.items()}
        wanted = {str(key): value for key, value in expected.items()}
        rest = [value for key, value in answers.items() if key not in wanted]
        return not (sparse and any(rest)) and all(
            key in answers and same(value, answers[key]) for key, value in wanted.items()
        )
    if isinstance(expected, (list, tuple)) and isinstance(got, (list, tuple)):
        if any(isinstance(item, Mapping) for item in expected):
            return len(expected) == len(got) and all(map(same, expected, got))
        return sorted(map(str, expected)) == sorted(map(str, got))
    return type(expected) is type(got) and expected == got
