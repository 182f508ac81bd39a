"""A complete set of option values, and everything that can be wrong with one."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Self

from varaq.cards import Pack
from varaq.errors import Problem, Wrong
from varaq.rules.option import NUMBERS, Need, Option, Value, listed, write_value
from varaq.seats import Seating


@dataclass(frozen=True)
class Rules:
    """A house: one value for every option of a game. Games declare theirs as a subclass.

    `tables` names options of which only the listed combinations can be played together.
    """

    tables: ClassVar[tuple[tuple[str, ...], frozenset[tuple[Value, ...]]]] = ((), frozenset())

    @classmethod
    @cache
    def options(cls) -> Mapping[str, Option]:
        """The declared options by name, in their order."""
        return {
            f.name: dataclasses.replace(f.metadata["option"], name=f.name)
            for f in dataclasses.fields(cls)
            if "option" in f.metadata
        }

    @property
    def seating(self) -> Seating:
        """Who sits with whom; every game works it out from its options."""
        raise AttributeError("a game's rules say who sits with whom")

    @property
    def shuffles_evenly(self) -> bool:
        """Whether every order of the pack is as likely as any other, in every deal."""
        return True

    @property
    def cards(self) -> Pack:
        """The cards in play; every game works them out from its options."""
        raise AttributeError("a game's rules say which cards are in play")

    def value(self, name: str) -> Value:
        """The value of the option `name`."""
        value: Value = getattr(self, name)
        return value

    def changed(self, values: Mapping[str, Value]) -> Self:
        """This house with other values; it may contradict itself, see `problems`."""
        return dataclasses.replace(self, **values)

    def differences(self, other: Rules) -> list[str]:
        """The options in which two houses differ, in the order of declaration."""
        return [name for name in self.options() if self.value(name) != other.value(name)]

    def idle(self, name: str) -> list[tuple[str, list[str]]]:
        """Why nobody reads the option in this house: what would have to hold; empty if it is read."""
        return [
            (other, listed(wanted, self.options().get(other)))
            for other, wanted in self.options()[name].reads.missing(self)
        ]

    # ------------------------------------------------------------------ what can be wrong

    def problems(self) -> list[Problem]:
        """Everything that is wrong with this house, each option by itself and against the others."""
        alone = {name: p for name, o in self.options().items() if (p := o.check(self.value(name)))}
        sound = [name for name in self.options() if name not in alone]
        together = [p for name in sound for p in self.problems_of(name) if p.facts.get("other") not in alone]
        table = [] if any(name in alone for name in self.tables[0]) else self._table_problems()
        return [*alone.values(), *together, *table]

    def problems_of(self, name: str) -> list[Problem]:
        """What speaks against the value of one option beside the values of the others."""
        declared = self.options()[name]
        value = self.value(name)
        if self.idle(name):
            return []
        found = []
        for need in self._unmet(declared):
            for other, wanted in need.then.missing(self):
                facts = {
                    "option": name,
                    "value": write_value(value),
                    "other": other,
                    "values": listed(wanted, self.options().get(other)),
                }
                found.append(Problem(Wrong.NEEDS, facts))
        if value in NUMBERS:
            for bound, other in declared.bounds:
                limit = self.value(other)
                if limit in NUMBERS and not bound.holds(int(value), int(limit)):
                    found.append(Problem(bound.wrong, {"option": name, "other": other, "limit": limit}))
        return found

    def _unmet(self, declared: Option) -> list[Need]:
        value = self.value(declared.name)
        return [
            n for n in declared.needs if value in n.values and n.given.holds(self) and not n.then.holds(self)
        ]

    def _table_problems(self) -> list[Problem]:
        names, allowed = self.tables
        if tuple(self.value(name) for name in names) in allowed or not names:
            return []
        return [Problem(Wrong.NO_SUCH_TABLE_SIZE, {name: write_value(self.value(name)) for name in names})]

    # ------------------------------------------------------------------ changing with what belongs to it

    def with_option(self, name: str, value: Value) -> tuple[Self, list[str]]:
        """This house with one more wish, and the other options that had to change for it.

        Changes as little as it can, never `name` itself. The result may still have
        problems where no change helps.
        """
        house = self.changed({name: value})
        fixed = {name}
        for _ in range(2 * len(self.options())):
            wish = house._next_repair(fixed)
            if wish is None:
                break
            house = house.changed(wish)
            fixed.update(wish)
        return house, [n for n in self.differences(house) if n != name]

    def _next_repair(self, fixed: set[str]) -> dict[str, Value] | None:
        """One change that removes a problem without touching the `fixed` options."""
        for name in self.options():
            wish = self._repair_of(name, fixed)
            if wish:
                return wish
        names, allowed = self.tables
        if not self._table_problems():
            return None
        rows: list[dict[str, Value]] = [
            dict(zip(names, row, strict=True)) for row in sorted(allowed, key=str)
        ]
        fitting = [r for r in rows if all(self.value(n) == r[n] for n in names if n in fixed)]
        if not fitting:
            return None

        def cost(row: dict[str, Value]) -> tuple[int, int]:
            return len(self.changed(row).problems()), sum(self.value(n) != row[n] for n in names)

        best = min(fitting, key=cost)
        return {n: v for n, v in best.items() if v != self.value(n)}

    def _repair_of(self, name: str, fixed: set[str]) -> dict[str, Value]:
        declared = self.options()[name]
        if self.idle(name):
            return {}
        for need in self._unmet(declared):
            if name not in fixed:  # the option that asks for something gives way before the one wished for
                for value in (declared.default, *declared.spread()):
                    if not self.changed({name: value})._unmet(declared):
                        return {name: value}
            for other, wanted in need.then.missing(self):
                if other not in fixed and other in self.options():
                    candidates = (self.options()[other].default, *self.options()[other].spread())
                    for value in candidates:
                        if value in wanted:
                            return {other: value}
        return self._bound_repair(declared, fixed)

    def _bound_repair(self, declared: Option, fixed: set[str]) -> dict[str, Value]:
        name, value = declared.name, self.value(declared.name)
        for bound, other in declared.bounds:
            limit = self.value(other)  # an option, or a fact that follows from the options
            if value not in NUMBERS or limit not in NUMBERS or bound.holds(int(value), int(limit)):
                continue
            mover, rest = (name, other) if name not in fixed else (other, name)
            if mover in fixed or mover not in self.options():
                continue
            option = self.options()[mover]
            for wish in (option.default, *option.spread(), self.value(rest)):
                trial = self.changed({mover: wish})
                if trial.idle(name):  # a wish is not granted by seeing to it that nobody reads it
                    continue
                first, second = trial.value(name), trial.value(other)
                if first not in NUMBERS or second not in NUMBERS or bound.holds(int(first), int(second)):
                    return {mover: wish}
        return {}
