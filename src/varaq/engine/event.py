"""What happened, and who may know it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from varaq.seats import Seat

_NOBODY: Mapping[Seat, Mapping[str, Any]] = {}


class Event(NamedTuple):
    """Something that happened at the table; who may know what is said where it is born.

    `public` is what everybody is shown, None where the rest shall not even learn that
    something happened. `private` adds, for some seats, what they alone may know.
    """

    kind: str
    public: Mapping[str, Any] | None
    private: Mapping[Seat, Mapping[str, Any]] = _NOBODY

    def shown_to(self, seat: Seat | None) -> Mapping[str, Any] | None:
        """What the seat learns (None as seat: a bystander), or None where it learns nothing."""
        own = self.private.get(seat) if seat is not None else None
        if own is None:
            return self.public
        return {**self.public, **own} if self.public else own

    def as_data(self, seat: Seat | None) -> dict[str, Any] | None:
        """The event as it goes to that seat."""
        shown = self.shown_to(seat)
        return None if shown is None else {"kind": self.kind, **shown}
