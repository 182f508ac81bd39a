"""Scenario files: YAML 1.2 as its core schema has it, and the scenarios of a file one by one.

PyYAML reads YAML 1.1, in which `no`, `off` and `y` are booleans and `1:30` is a number:
values that houses have as words. Here only `true` and `false` are booleans.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from varaq.engine.scenario import Miss, check
from varaq.errors import BadScenario, Problem
from varaq.games import House, find_game
from varaq.games.house import read_values
from varaq.rules.option import write_value
from varaq.words import Speaker, problem_sentence

_CORE: Sequence[tuple[str, str, str]] = (
    ("null", r"~|null|Null|NULL|", "~nN"),
    ("bool", r"true|True|TRUE|false|False|FALSE", "tTfF"),
    ("int", r"[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+", "-+0123456789"),
    (
        "float",
        r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?|[-+]?\.(inf|Inf|INF)|\.(nan|NaN|NAN)",
        "-+.0123456789",
    ),
)


class CoreLoader(yaml.SafeLoader):
    """YAML 1.2, core schema; a key that stands twice in a mapping is an error."""

    yaml_implicit_resolvers: dict[str, Any] = {}  # noqa: RUF012 (PyYAML's own name for it)

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        """A mapping whose keys are all different."""
        seen: set[Any] = set()
        for key_node, _ in node.value:
            key = self.construct_object(key_node, deep=True)
            if isinstance(key, (dict, list)):
                raise yaml.constructor.ConstructorError(None, None, "a list as a key", key_node.start_mark)
            if key in seen:
                raise yaml.constructor.ConstructorError(
                    None, None, f"the key {key!r} stands twice", key_node.start_mark
                )
            seen.add(key)
        return super().construct_mapping(node, deep)

    def flatten_mapping(self, node: yaml.MappingNode) -> None:
        """YAML 1.2 has no merge key."""

    def construct_yaml_int(self, node: yaml.ScalarNode) -> int:
        """Decimal, also with a leading zero; octal and hexadecimal with their prefix."""
        text = self.construct_scalar(node)
        assert isinstance(text, str)
        base = {"0o": 8, "0x": 16}.get(text[:2], 10)
        return int(text[2:] if base != 10 else text, base)


for _tag, _pattern, _first in _CORE:
    CoreLoader.add_implicit_resolver(
        f"tag:yaml.org,2002:{_tag}", re.compile(rf"^(?:{_pattern})$"), list(_first)
    )
CoreLoader.add_implicit_resolver("tag:yaml.org,2002:null", re.compile(r"^$"), [""])
CoreLoader.add_constructor("tag:yaml.org,2002:int", CoreLoader.construct_yaml_int)


@dataclass(frozen=True)
class Outcome:
    """How one scenario came out: nothing missed and no error, or why it failed."""

    id: str
    clauses: tuple[str, ...] = ()
    misses: tuple[Miss, ...] = ()
    error: str | None = None
    file: str = ""

    @property
    def passed(self) -> bool:
        """Whether everything expected came true."""
        return not self.misses and self.error is None


@dataclass
class Reading:
    """Runs files of scenarios; remembers the ids, which must be different in all of them."""

    speaker: Speaker
    ids: dict[str, str] = field(default_factory=dict)

    def run(self, file: Path) -> Iterator[Outcome]:
        """Every scenario of the file; a file that cannot be read is one failure."""
        try:
            scenarios = read_scenarios(file)
        except BadScenario as error:
            yield Outcome(str(file), error=str(error), file=str(file))
            return
        for place, scenario in enumerate(scenarios, 1):
            yield self._run_one(file, place, scenario)

    def _run_one(self, file: Path, place: int, scenario: object) -> Outcome:
        where = f"{file}, scenario {place}"
        if not isinstance(scenario, Mapping):
            return Outcome(where, error="a scenario is a mapping of fields", file=str(file))
        id = scenario.get("id")
        if not isinstance(id, str) or not id:
            return Outcome(where, error="field needed: id", file=str(file))
        if id in self.ids:
            return Outcome(id, error=f"the id stands twice: {self.ids[id]} and {where}", file=str(file))
        self.ids[id] = where
        told = scenario.get("clauses") or ()
        clauses = tuple(map(str, told)) if isinstance(told, (list, tuple)) else (str(told),)
        try:
            misses = check_scenario(scenario, self.speaker)
        except BadScenario as error:
            return Outcome(id, clauses, error=str(error), file=str(file))
        except Exception as error:  # a value of a shape that nobody expects there, e.g. a word as a seat
            return Outcome(
                id, clauses, error=f"cannot be worked out: {type(error).__name__}: {error}", file=str(file)
            )
        return Outcome(id, clauses, tuple(misses), file=str(file))


def read_scenarios(file: Path) -> list[object]:
    """The scenarios of a file; raises `BadScenario` where there are none to be had."""
    try:
        found = yaml.load(file.read_text(encoding="utf-8-sig"), CoreLoader)
    except OSError as error:
        raise BadScenario(f"cannot be read: {error.strerror or error}") from None
    except (yaml.YAMLError, UnicodeDecodeError, ValueError, RecursionError) as error:
        raise BadScenario(f"cannot be read: {' '.join(str(error).split())}") from None
    if not isinstance(found, list) or not found:
        raise BadScenario("holds no list of scenarios")
    return found


def check_scenario(scenario: Mapping[Any, Any], speaker: Speaker) -> list[Miss]:
    """What of the scenario does not come out right; raises `BadScenario` where it cannot be asked."""
    house = house_of(scenario, speaker)
    return check(house.game.scenarios, house.rules, scenario)


def house_of(scenario: Mapping[Any, Any], speaker: Speaker) -> House:
    """The preset of the scenario, by default the first of its game, with its `rules` put in."""
    if "game" not in scenario:
        raise BadScenario("field needed: game")
    named, wanted = str(scenario["game"]), scenario.get("preset")
    game = find_game(named)
    preset = None
    if game is not None:
        preset = game.presets[0] if wanted is None else game.preset(str(wanted))
    if game is None or preset is None:
        _, problems = House.read_loosely(f"{named}/{wanted}".replace(";", ":"))
        raise BadScenario(_said(problems, named, speaker))
    rules = scenario.get("rules") or {}
    if not isinstance(rules, Mapping):
        raise BadScenario("rules is a mapping of options to values")
    pairs = [(str(name), write_value(value)) for name, value in without_null(rules).items()]
    values, problems = read_values(game.rules.options(), pairs)
    house = House(game, preset, game.rules(**preset.values).changed(values))
    problems = problems or house.rules.problems()
    if problems:
        raise BadScenario(_said(problems, game.name, speaker))
    return house


def without_null(rules: Mapping[Any, Any]) -> dict[Any, Any]:
    """The rules of a scenario: `null` is how the catalogues write the word `none`."""
    return {name: "none" if value is None else value for name, value in rules.items()}


def _said(problems: list[Problem], game: str, speaker: Speaker) -> str:
    return " ".join(problem_sentence(speaker, problem, game) for problem in problems)
