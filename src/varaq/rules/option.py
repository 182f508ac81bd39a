"""One house rule: its values, its default, what it needs and when anybody reads it."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, TypeAlias

from varaq.errors import Problem, Wrong
from varaq.rules.condition import But, Wanted, When, when

Value: TypeAlias = bool | int | str
"""The value of an option: yes/no, a whole number, or a word."""


@dataclass(frozen=True, slots=True)
class Numbers:
    """Stands for every number of an option that also has words (`auto`, `none`)."""

    def __contains__(self, value: object) -> bool:
        return isinstance(value, int) and not isinstance(value, bool)


NUMBERS = Numbers()


class Bound(StrEnum):
    """How a number must stand to the number of another option."""

    BELOW = "below"
    ABOVE = "above"
    AT_MOST = "at_most"
    AT_LEAST = "at_least"

    def holds(self, value: int, limit: int) -> bool:
        """Whether `value` stands so to `limit`."""
        return {
            Bound.BELOW: value < limit,
            Bound.ABOVE: value > limit,
            Bound.AT_MOST: value <= limit,
            Bound.AT_LEAST: value >= limit,
        }[self]

    @property
    def wrong(self) -> Wrong:
        """The problem of a value that does not."""
        return {
            Bound.BELOW: Wrong.MUST_BE_BELOW,
            Bound.ABOVE: Wrong.MUST_BE_ABOVE,
            Bound.AT_MOST: Wrong.MUST_NOT_EXCEED,
            Bound.AT_LEAST: Wrong.MUST_REACH,
        }[self]


@dataclass(frozen=True, slots=True)
class Need:
    """With one of `values`, in a house where `given` holds, `then` must hold too."""

    values: tuple[object, ...] | But | Numbers
    then: When
    given: When = When(())


def needs(value: object, *, given: When | None = None, **wanted: object) -> Need:
    """`needs(True, players=2)`; `value` is one value, several, `but(…)` or `NUMBERS`."""
    values = value if isinstance(value, (tuple, But, Numbers)) else (value,)
    return Need(values, when(**wanted), given or When(()))


@dataclass(frozen=True, slots=True)
class Option:
    """The declaration of a house rule.

    `words` are its words in the order to show them, `low` and `high` the least and the
    greatest number (both included) where it has numbers, `usual` the numbers people play
    with. `reads` says in which houses anybody reads it; elsewhere it changes nothing.
    """

    name: str
    default: Value
    group: str
    clauses: tuple[str, ...]
    words: tuple[str, ...] = ()
    low: int | None = None
    high: int | None = None
    usual: tuple[int, ...] = ()
    needs: tuple[Need, ...] = ()
    reads: When = When(())
    bounds: tuple[tuple[Bound, str], ...] = ()

    @property
    def kind(self) -> str:
        """How a form shows it: `switch`, `choice`, `number`, or `mixed` (numbers and words)."""
        if isinstance(self.default, bool):
            return "switch"
        if self.low is None:
            return "choice"
        return "mixed" if self.words else "number"

    @property
    def choices(self) -> tuple[Value, ...]:
        """All values of a switch or a choice, the words of a mixed option."""
        return (True, False) if self.kind == "switch" else self.words

    def spread(self) -> tuple[Value, ...]:
        """Values that stand for all: every word, and the usual numbers with the ends of their range."""
        if self.low is None or self.high is None:
            return self.choices
        numbers = sorted({self.low, self.high, *self.usual})
        return (*self.words, *numbers)

    def read(self, text: str) -> Value | Problem:
        """The value that `text` names, or what is wrong with it."""
        if self.kind == "switch":
            known: dict[str, Value] = {"yes": True, "true": True, "no": False, "false": False}
            if text in known:
                return known[text]
        elif text in self.words:
            return self.words[self.words.index(text)]
        elif (
            self.low is not None and len(text) < 10 and text.isascii() and text.removeprefix("-").isdecimal()
        ):
            return self.check(int(text)) or int(text)
        return self.not_a_value(text)

    def check(self, value: object) -> Problem | None:
        """What is wrong with `value` taken by itself, or None."""
        if self.kind == "switch":
            return None if isinstance(value, bool) else self.not_a_value(value)
        if value in NUMBERS and self.low is not None and self.high is not None:
            if self.low <= value <= self.high:  # type: ignore[operator]
                return None
            return Problem(
                Wrong.OUT_OF_RANGE, {"option": self.name, "value": value, "min": self.low, "max": self.high}
            )
        return None if value in self.words and not isinstance(value, bool) else self.not_a_value(value)

    def not_a_value(self, value: object) -> Problem:
        """The problem of a value that this option does not have."""
        known = [write_value(word) for word in self.choices]
        if self.low is not None:
            known.append(f"{self.low}…{self.high}")
        return Problem(Wrong.NOT_A_VALUE, {"option": self.name, "value": str(value)[:40], "values": known})


def write_value(value: object) -> str:
    """A value as text: `yes`, `no`, a number or a word."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def listed(wanted: Wanted, option: Option | None) -> list[str]:
    """The values in `wanted` as text, the allowed ones counted out where it says "all but"."""
    if isinstance(wanted, But):
        words = option.choices if option else ()
        numbers = []
        if option and option.low is not None and option.high is not None:
            lowest = next(n for n in range(option.low, option.high + 1) if n in wanted)
            numbers = [f"{lowest}…{option.high}"]
        return [write_value(word) for word in words if word in wanted] + numbers
    return [write_value(value) for value in wanted]


def option(
    default: Any,
    *,
    clauses: str,
    group: str,
    words: tuple[str, ...] = (),
    low: int | None = None,
    high: int | None = None,
    usual: tuple[int, ...] = (),
    needs: Need | tuple[Need, ...] = (),
    reads: When | None = None,
    bounds: tuple[tuple[Bound, str], ...] = (),
) -> Any:
    """Declare a house rule as a field of a `Rules` class; its name is the field's.

    `clauses` are the ids of the clauses it changes, with spaces between. The words of a
    `StrEnum` default are the members of its class.
    """
    if isinstance(default, StrEnum):
        words = tuple(type(default))
    made = Option(
        name="",
        default=default,
        group=group,
        clauses=tuple(clauses.split()),
        words=words,
        low=low,
        high=high,
        usual=usual,
        needs=(needs,) if isinstance(needs, Need) else needs,
        reads=reads or When(()),
        bounds=bounds,
    )
    return dataclasses.field(default=default, metadata={"option": made})
