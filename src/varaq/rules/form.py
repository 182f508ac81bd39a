"""A house as a form: every option with its values, and what stands in the way of each."""

from __future__ import annotations

from typing import Any

from varaq.errors import Problem, Wrong
from varaq.rules.option import Option, Value
from varaq.rules.rules import Rules


def form(rules: Rules, base: Rules) -> list[dict[str, Any]]:
    """The options of the house in groups; `base` is the preset it is told from.

    Shapes: `docs/develop/wire.md`, "The form".
    """
    groups: dict[str, list[dict[str, Any]]] = {}
    for name, option in rules.options().items():
        groups.setdefault(option.group, []).append(_field(rules, base, name, option))
    return [{"name": group, "options": options} for group, options in groups.items()]


def _field(rules: Rules, base: Rules, name: str, option: Option) -> dict[str, Any]:
    idle = rules.idle(name)
    reason = None
    if idle:
        other, values = idle[0]
        reason = {"code": "idle-reads", "facts": {"option": name, "other": other, "values": values}}
    return {
        "name": name,
        "kind": option.kind,
        "value": rules.value(name),
        "default": option.default,
        "preset": base.value(name),
        "min": option.low,
        "max": option.high,
        "usual": list(option.usual),
        "values": [_choice(rules, name, value) for value in option.choices],
        "idle": reason,
        "clauses": list(option.clauses),
    }


def _choice(rules: Rules, name: str, value: Value) -> dict[str, Any]:
    """One value: what speaks against it here, and what would change with it."""
    choice: dict[str, Any] = {"value": value, "problem": None, "also": []}
    if value == rules.value(name):
        return choice
    before = rules.problems()
    fresh = [problem for problem in rules.changed({name: value}).problems() if problem not in before]
    if fresh:
        house, also = rules.with_option(name, value)
        choice["problem"] = _telling(fresh, name).as_data()
        choice["also"] = [] if house.problems() else also
    return choice


def _telling(problems: list[Problem], name: str) -> Problem:
    """The problem that says most about the option `name`: its own before another's."""
    own = [p for p in problems if p.facts.get("option") == name]
    table = [p for p in problems if p.code == Wrong.NO_SUCH_TABLE_SIZE]
    return (own or table or problems)[0]
