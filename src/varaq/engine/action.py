"""Acts at the table, and their text: a verb and what it is done to (`play AS`, `call 7NT`)."""

from __future__ import annotations

import sys
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

from varaq.errors import Reason, Refusal, Refused
from varaq.seats import Seat

Actor: TypeAlias = Seat | None
"""A seat, or `CHANCE`: the shuffled pack comes from whoever runs the match."""

CHANCE: Actor = None

LONGEST = 400
"""No act has a longer text than the order of the largest pack."""


SHORT = 40
"""Acts of up to so many characters are held once for all matches: thousands of them have the same."""


class Action(NamedTuple):
    """One act. `str(action)` is its text, `read_action` the way back."""

    verb: str
    what: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.verb, *self.what))


def read_action(text: str) -> Action:
    """The act that `text` names; raises `Refused` (unreadable) for what cannot be one.

    Whether the cards and calls in it exist is for the phase to say.
    """
    return _known(text) if isinstance(text, str) and len(text) <= SHORT else _read(text)


def _read(text: str) -> Action:
    words = text.split(" ") if isinstance(text, str) and len(text) <= LONGEST else []
    plain = all(word.isascii() and word.replace("_", "").isalnum() for word in words)
    if not words or not plain or not words[0].islower():
        raise Refused(Refusal(Reason.UNREADABLE, facts={"text": str(text)[:40]}))
    return Action(sys.intern(words[0]), tuple(map(sys.intern, words[1:])))


_known = lru_cache(maxsize=1 << 14)(_read)


@lru_cache(maxsize=1 << 14, typed=True)
def pair(seat: Seat, what: Any) -> tuple[Seat, Any]:
    """A seat and its act, card or call, held once for all matches."""
    return seat, what
