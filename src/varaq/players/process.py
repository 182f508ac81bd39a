"""A player in another process, in any language: one line of JSON to it, one line back.

What is written and read stands in `docs/develop/line-protocol.md`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from itertools import islice
from random import Random
from typing import Any

from varaq.engine import Observation
from varaq.errors import BadPlayer, Unfit
from varaq.players.program import Ended, Program, Silent
from varaq.rules import Rules
from varaq.rules.option import write_value

PROTOCOL = 1
"""The version of the lines."""

SECONDS = 30.0
"""How long a player may take for an answer, unless it is told otherwise."""

MOST_LISTED = 500
"""So many acts are written out; where six of eighteen cards are to be named there are 18,564."""


class ProcessPlayer:
    """A player that another program plays.

    The program is started with the first question and asked one thing at a time. `BadPlayer` is raised
    when it cannot be started, does not answer within `seconds`, ends, or answers what is no act that
    is open; the program is then ended, and another one started with the next question.
    """

    def __init__(self, command: str, *, seconds: float = SECONDS) -> None:
        self.command = command
        self.seconds = seconds
        self._program: Program | None = None
        self._house: tuple[str, Rules] | None = None
        self._speaks_up = False

    def choose(self, seen: Observation, dice: Random) -> str:
        """The act that the program answers."""
        act = self._act(self._at(seen), seen, {"dice": dice.getrandbits(32)})
        assert act is not None
        return act

    def interrupt(self, seen: Observation, dice: Random) -> str | None:
        """An act out of turn, or None; only a program is asked that said it speaks up."""
        program = self._at(seen)
        if not self._speaks_up:
            return None
        return self._act(program, seen, {"dice": dice.getrandbits(32), "unasked": True})

    def close(self) -> None:
        """Tell the program that it is over."""
        if self._program is not None:
            self._program.end('{"end": true}')
            self._program = None

    # ------------------------------------------------------------------ the lines

    def _at(self, seen: Observation) -> Program:
        """The program, started where there is none, that knows the house it plays in."""
        program, house = self._program, (seen.game.name, seen.rules)
        if program is None:
            try:
                program = self._program = Program(self.command)
            except (OSError, ValueError) as error:
                raise BadPlayer(Unfit.NOT_STARTED, {"command": self.command, "why": str(error)}) from None
        elif self._house == house:
            return program
        answer = self._ask(program, greeting(seen))
        if answer.get("ready") != PROTOCOL:
            raise self._failed(Unfit.OTHER_PROTOCOL, text=_short(answer), protocol=PROTOCOL)
        self._speaks_up = answer.get("speaks_up") is True
        self._house = house
        return program

    def _act(self, program: Program, seen: Observation, more: Mapping[str, object]) -> str | None:
        act = self._ask(program, {**question(seen), **more}).get("act")
        if act is None and "unasked" in more:
            return None
        if not isinstance(act, str) or act not in seen.legal:
            raise self._failed(Unfit.NO_ACT, text=_short(act))
        return act

    def _ask(self, program: Program, message: Mapping[str, object]) -> dict[str, Any]:
        try:
            line = program.ask(json.dumps(message, separators=(",", ":")), seconds=self.seconds)
        except Silent:
            raise self._failed(Unfit.SILENT, seconds=self.seconds) from None
        except Ended:
            raise self._failed(Unfit.ENDED) from None
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            raise self._failed(Unfit.NOT_JSON, text=_short(line))
        if "error" in answer:
            raise self._failed(Unfit.SAID_ERROR, text=_short(answer["error"]))
        return answer

    def _failed(self, code: Unfit, **facts: object) -> BadPlayer:
        """What to raise; the program is ended, and its last words are told with the rest."""
        why = ""
        if self._program is not None:
            why = self._program.last_words()
            self._program.close()
            self._program = None
        return BadPlayer(code, {"command": self.command, "why": why, **facts})


def greeting(seen: Observation) -> dict[str, object]:
    """The house, told before the first question."""
    rules = seen.rules
    return {
        "hello": PROTOCOL,
        "game": seen.game.name,
        "rules": {name: write_value(rules.value(name)) for name in rules.options()},
        "sides": list(rules.seating.side_of),
    }


def question(seen: Observation) -> dict[str, object]:
    """What a seat is shown, complete in itself, with the acts among which to choose."""
    return {
        "observation": seen.as_data(),
        "played": seen.played,
        "legal": list(islice(seen.right, MOST_LISTED)),
    }


def _short(text: object) -> str:
    return (text if isinstance(text, str) else json.dumps(text)).strip()[:80]
