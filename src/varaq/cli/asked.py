"""What many commands are asked: a language, a house, players."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

from cyclopts import Parameter
from rich.console import Console

from varaq.errors import BadPlayer, Problem, Unfit, Wrong
from varaq.games import House
from varaq.rules.option import write_value
from varaq.words import Speaker, language_of_machine, problem_sentence, verbatim

HouseText: TypeAlias = Annotated[
    str,
    Parameter(
        help="A house: `kaiser`, `kaiser/les_rois`, `kaiser/standard;min_bid=7`, or a .toml rule card."
    ),
]
Rule: TypeAlias = Annotated[
    tuple[str, ...],
    Parameter(
        name="--rule",
        help="A rule that differs, `--rule min_bid=7`; may be repeated.",
        negative="",
        show_default=False,
    ),
]
Lang: TypeAlias = Annotated[
    Literal["en", "fa", "ar"] | None, Parameter(help="Language; by default that of the environment.")
]
Digits: TypeAlias = Annotated[
    Literal["lang", "latin"], Parameter(help="Digits of the language, or Latin ones.")
]
AsJson: TypeAlias = Annotated[
    bool, Parameter(name="--json", negative="", show_default=False, help="Print JSON.")
]

BAD_HOUSE = 2
"""The exit code where a house, a player or a file that was asked for cannot be used."""


def console(*, stderr: bool = False) -> Console:
    """Where everything is printed; texts are never taken for markup."""
    return Console(stderr=stderr, markup=False, highlight=False, emoji=False)


def speaker_for(lang: str | None, digits: Literal["lang", "latin"] = "lang") -> Speaker:
    """Who speaks to this user."""
    return Speaker(lang or language_of_machine(), digits)


def read_house(text: str, speaker: Speaker, rule: tuple[str, ...] = ()) -> House:
    """The house that was asked for. Where it cannot be played, every problem is said, and the program ends."""
    house, problems = _read(text, rule)
    if house is not None:
        problems = problems or house.rules.problems()
    if house is None or problems:
        out = console(stderr=True)
        game = house.game.name if house else "kaiser"
        for problem in problems:
            out.print(problem_sentence(speaker, problem, game), style="red", soft_wrap=True)
            if house and (known := _as_typed(house, problem)):
                out.print(f"  {known}", style="dim", soft_wrap=True)
        raise SystemExit(BAD_HOUSE)
    return house


def _as_typed(house: House, problem: Problem) -> str | None:
    """The option of a problem with its values as they are typed: `low=off|ranked|equal`."""
    option = house.rules.options().get(str(problem.facts.get("option")))
    if option is None:
        return None
    numbers = [] if option.low is None else [f"{option.low}…{option.high}"]
    return f"{option.name}={'|'.join([*map(write_value, option.choices), *numbers])}"


def _read(text: str, rule: tuple[str, ...]) -> tuple[House | None, list[Problem]]:
    if not text.endswith(".toml"):
        return House.read_loosely(";".join((text, *rule)))
    try:
        card = Path(text).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return None, [Problem(Wrong.UNREADABLE_HOUSE, {"text": text[:40]})]
    house, problems = House.read_toml(card)
    if house is None or problems or not rule:
        return house, problems
    return House.read_loosely(";".join((house.text, *rule)))


def refuse(speaker: Speaker, id: str, **facts: object) -> SystemExit:
    """Say what cannot be used; the caller raises what comes back."""
    console(stderr=True).print(speaker.say(id, **facts), style="red", soft_wrap=True)
    return SystemExit(BAD_HOUSE)


@contextmanager
def fit_players(speaker: Speaker) -> Iterator[None]:
    """A player who cannot be had, or fails within, is told, and the program ends."""
    try:
        yield
    except BadPlayer as bad:
        facts = dict(bad.facts)
        names = facts.pop("names", [])
        said = {name: verbatim(fact) if isinstance(fact, str) else fact for name, fact in facts.items()}
        said["names"] = verbatim(speaker.listed(names if isinstance(names, list) else []))
        if bad.code == Unfit.UNKNOWN:
            told = speaker.say("cli-no-such-player", **said)
        else:
            told = speaker.say(f"cli-player-{bad.code}", **said)
        out = console(stderr=True)
        out.print(told, style="red", soft_wrap=True)
        if why := facts.get("why"):
            out.print(f"  {why}", style="dim", soft_wrap=True)
        raise SystemExit(BAD_HOUSE) from None
