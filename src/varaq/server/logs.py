"""What the room writes about itself: where something went wrong, and never a card, a key or a name.

An error's own text may hold any of them, so of an error its kind and the places it came through are
written. What libraries write about themselves is held at warnings: at lower levels they repeat every
message and every row.
"""

from __future__ import annotations

import json
import logging
import os
import sys
import traceback
from datetime import UTC, datetime
from pathlib import PurePath
from typing import Literal

Form = Literal["text", "json"]
Level = Literal["warning", "info", "debug"]

OURS = "varaq"

FOR_CHILDREN = "VARAQ_LOG_FORM"
"""Where a process that is begun finds how to write."""


class Plain(logging.Formatter):
    """A line for people, and under it where an error came through."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as text."""
        line = f"{_time(record)} {record.levelname} {record.name}: {_message(record)}"
        error = _error(record)
        return line if error is None else f"{line}\n  {error['kind']} at {' < '.join(error['at'])}"


class Json(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as JSON: `time`, `level`, `logger`, `message`, and `table`, `error` where there is one."""
        told: dict[str, object] = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": _message(record),
        }
        if (table := _table(record)) is not None:
            told["table"] = table
        if (error := _error(record)) is not None:
            told["error"] = error
        return json.dumps(told, ensure_ascii=False)


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def _message(record: logging.LogRecord) -> str:
    message = record.getMessage()
    # asyncio adds the task it speaks of, with its result or the text of its error.
    return message.splitlines()[0] if record.name == "asyncio" and message else message


def _table(record: logging.LogRecord) -> str | None:
    """The table of a message that begins with `table %s:`, as all do that are about one."""
    named = record.msg.startswith("table %s") if isinstance(record.msg, str) else False
    return str(record.args[0]) if named and isinstance(record.args, tuple) and record.args else None


def _error(record: logging.LogRecord) -> dict[str, str | list[str]] | None:
    if not record.exc_info or record.exc_info[1] is None:
        return None
    error = record.exc_info[1]
    frames = traceback.extract_tb(error.__traceback__)
    places = [f"{PurePath(frame.filename).name}:{frame.lineno}" for frame in reversed(frames)]
    return {"kind": type(error).__name__, "at": places}


def set_up(form: Form = "text", level: Level = "warning") -> None:
    """Write to the standard error from now on, everything in this form; processes that are begun do so too."""
    os.environ[FOR_CHILDREN] = f"{form} {level}"
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if form == "json" else Plain())
    root = logging.getLogger()
    for old in list(root.handlers):
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(logging.WARNING)
    logging.getLogger(OURS).setLevel(level.upper())


def as_the_room_does() -> None:
    """Write as the process does that has begun this one, where it has been set up."""
    form, _, level = os.environ.get(FOR_CHILDREN, "").partition(" ")
    if form in ("text", "json") and level in ("warning", "info", "debug"):
        set_up(form, level)  # type: ignore[arg-type]
