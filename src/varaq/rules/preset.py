"""Houses known by a name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from varaq.rules.option import Value


@dataclass(frozen=True, slots=True)
class Preset:
    """The values in which a named house differs from the defaults of its game."""

    name: str
    values: Mapping[str, Value]


def preset(name: str, base: Preset | None = None, /, **values: Value) -> Preset:
    """A named house; with `base`, that house and what differs from it."""
    return Preset(name, {**(base.values if base else {}), **values})
