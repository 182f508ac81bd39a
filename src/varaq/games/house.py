"""A house by its text, as a file, and as a form: `kaiser/saskatchewan_34;min_bid=8`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from varaq.engine import Game
from varaq.errors import BadHouse, Problem, Wrong
from varaq.games.list import NAMES, find_game
from varaq.rules import Option, Preset, Rules, Value
from varaq.rules.option import write_value

LONGEST = 2000
"""A house has no longer text than this."""


@dataclass(frozen=True)
class House:
    """A house with the preset it is told from. `rules` may contradict itself; see `problems`."""

    game: Game
    preset: Preset
    rules: Rules

    # ------------------------------------------------------------------ reading

    @classmethod
    def read(cls, text: str) -> House:
        """The house that `text` names; raises `BadHouse` with every problem at once."""
        house, problems = cls.read_loosely(text)
        if house is not None and all(problem.code != Wrong.UNKNOWN_PRESET for problem in problems):
            problems = [*problems, *house.rules.problems()]
        if problems or house is None:
            raise BadHouse(problems)
        return house

    @classmethod
    def read_loosely(cls, text: str) -> tuple[House | None, list[Problem]]:
        """The house and what is wrong with the text. Contradictions are left for `rules.problems()`."""
        if len(text) > LONGEST:
            return None, [Problem(Wrong.UNREADABLE_HOUSE, {"text": text[:40]})]
        head, *changes = [part.strip() for part in text.strip().split(";")]
        game_name, _, preset_name = head.partition("/")
        pairs: list[tuple[str, str]] = []
        problems: list[Problem] = []
        for change in filter(None, changes):
            name, equals, value = change.partition("=")
            if not equals:
                problems.append(Problem(Wrong.UNREADABLE_HOUSE, {"text": change[:40]}))
            else:
                pairs.append((name.strip(), value.strip()))
        return cls._build(game_name, preset_name or None, pairs, problems)

    @classmethod
    def read_toml(cls, text: str) -> tuple[House | None, list[Problem]]:
        """A rule card as a TOML file: `game`, `preset`, and a table `rules` of what differs."""
        import tomllib  # slow to load, and few read files

        try:
            card = tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            # Too deep or too long a value is no TOMLDecodeError. The place, if known, stands in the
            # message: "… (at line 3, column 7)".
            line = "".join(c for c in str(error).partition("at line ")[2].partition(",")[0] if c.isdigit())
            return None, [Problem(Wrong.UNREADABLE_TOML, {"line": int(line or 1), "text": str(error)[:80]})]
        rules = card.get("rules", {})
        unknown = [key for key in card if key not in ("game", "preset", "rules", "name")]
        problems = [
            _unknown(Wrong.UNKNOWN_OPTION, key, ("game", "preset", "rules", "name")) for key in unknown
        ]
        if not isinstance(rules, dict):
            return None, [*problems, Problem(Wrong.UNREADABLE_TOML, {"line": 1, "text": "rules"})]
        pairs = [(name, write_value(value)) for name, value in rules.items()]
        preset = card.get("preset")
        return cls._build(str(card.get("game", "")), None if preset is None else str(preset), pairs, problems)

    @classmethod
    def _build(
        cls, game_name: str, preset_name: str | None, pairs: list[tuple[str, str]], problems: list[Problem]
    ) -> tuple[House | None, list[Problem]]:
        game = find_game(game_name)
        if game is None:
            return None, [_unknown(Wrong.UNKNOWN_GAME, game_name, NAMES), *problems]
        names = [preset.name for preset in game.presets]
        preset = game.presets[0] if preset_name is None else game.preset(preset_name)
        if preset is None:
            problems = [_unknown(Wrong.UNKNOWN_PRESET, preset_name or "", names), *problems]
            preset = game.presets[0]
        values, wrong = read_values(game.rules.options(), pairs)
        house = cls(game, preset, game.rules(**preset.values).changed(values))
        return house, [*problems, *wrong]

    # ------------------------------------------------------------------ writing

    @property
    def base(self) -> Rules:
        """The preset as it stands."""
        return self.game.rules(**self.preset.values)

    @property
    def differs(self) -> list[str]:
        """The options in which this house differs from its preset."""
        return self.rules.differences(self.base)

    @property
    def text(self) -> str:
        """The shortest text that names this house."""
        changes = [f"{name}={write_value(self.rules.value(name))}" for name in self.differs]
        return ";".join((f"{self.game.name}/{self.preset.name}", *changes))

    def __str__(self) -> str:
        return self.text

    @property
    def toml(self) -> str:
        """The rule card as a TOML file."""
        lines = [f'game = "{self.game.name}"', f'preset = "{self.preset.name}"', "", "[rules]"]
        for name in self.differs:
            value = self.rules.value(name)
            lines.append(f"{name} = " + (f'"{value}"' if isinstance(value, str) else str(value).lower()))
        return "\n".join(lines) + "\n"

    # ------------------------------------------------------------------ changing

    def with_values(self, values: Mapping[str, Value]) -> House:
        """The same house with other values, told from the same preset."""
        return replace(self, rules=self.rules.changed(values))

    def with_option(self, name: str, value: Value) -> tuple[House, list[str]]:
        """One more wish, with what had to change for it, see `Rules.with_option`."""
        rules, also = self.rules.with_option(name, value)
        return replace(self, rules=rules), also


def read_values(
    options: Mapping[str, Option], pairs: list[tuple[str, str]]
) -> tuple[dict[str, Value], list[Problem]]:
    """Option values from texts, and what is wrong with them."""
    values: dict[str, Value] = {}
    problems: list[Problem] = []
    for name, text in pairs:
        option = options.get(name)
        if option is None:
            problems.append(_unknown(Wrong.UNKNOWN_OPTION, name, list(options)))
            continue
        value = option.read(text)
        if isinstance(value, Problem):
            problems.append(value)
        elif name in values:
            problems.append(Problem(Wrong.OPTION_TWICE, {"option": name}))
        elif (wrong := option.check(value)) is not None:
            problems.append(wrong)
        else:
            values[name] = value
    return values, problems


def _unknown(code: Wrong, text: str, known: Any) -> Problem:
    from difflib import get_close_matches  # slow to load, and only a mistake needs it

    close = get_close_matches(text, list(known), n=1)
    return Problem(code, {"text": text[:40], "close": close[0] if close else "none"})
