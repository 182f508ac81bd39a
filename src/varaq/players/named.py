"""A player by a text: a name, perhaps with another budget, or a program that plays."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any

from varaq.errors import BadPlayer, Unfit
from varaq.players.player import Player, PlayerMaker
from varaq.players.process import ProcessPlayer

PROCESS = "process"


def named(text: str, players: Mapping[str, PlayerMaker]) -> Player:
    """The player that `text` names among `players`.

    `rulebook`; `strongest:worlds=40:limit=9000` changes what its player has a `budget` of, a dataclass;
    `process:python3 mine.py` is a program, `process:seconds=5 python3 mine.py` one that must answer
    faster. Raises `BadPlayer`.
    """
    name, _, rest = text.strip().partition(":")
    if name == PROCESS and rest.strip():
        return _program(rest.strip())
    maker = players.get(name)
    if maker is None:
        raise BadPlayer(Unfit.UNKNOWN, {"text": name, "names": [*players, f"{PROCESS}:…"]})
    player: Any = maker()
    budget: Any = getattr(player, "budget", None)
    known = [each.name for each in fields(budget)] if is_dataclass(budget) else []
    changes = {}
    for each in filter(None, rest.split(":")):
        option, _, value = (part.strip() for part in each.partition("="))
        if option not in known:
            raise _bad_option(text, each, known)
        try:
            changes[option] = type(getattr(budget, option))(value)
        except ValueError:
            raise _bad_option(text, each, known) from None
    if changes:
        player.budget = replace(budget, **changes)
    made: Player = player
    return made


def _program(rest: str) -> Player:
    first, _, command = rest.partition(" ")
    name, equals, value = first.partition("=")
    if name != "seconds" or not equals:
        return ProcessPlayer(rest)
    try:
        seconds = float(value)
    except ValueError:
        seconds = 0.0
    if not seconds > 0:
        raise _bad_option(rest, first, ["seconds"])
    return ProcessPlayer(command, seconds=seconds)


def _bad_option(text: str, option: str, known: list[str]) -> BadPlayer:
    return BadPlayer(Unfit.BAD_OPTION, {"text": text[:60], "option": option[:60], "names": known})
