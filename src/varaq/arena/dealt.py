"""What a deal came to, as far as anything is counted over many of them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from varaq.engine import Event
from varaq.seats import Seat, Seating, Side

_BID = re.compile(r"[0-9]+([A-Z]*)")


class Dealt(NamedTuple):
    """One deal. `change`: of the score, by side; None: it was thrown in. `points`: the deal's own points.

    `bidder` None: there was no bid. `kind`: see `kind_of`. `made` None: nothing was undertaken.
    """

    change: Mapping[Side, int] | None = None
    points: Mapping[Side, int] | None = None
    kind: str = ""
    bidder: Seat | None = None
    side: Side = ""
    made: bool | None = None


def deals_in(events: Iterable[Event], seating: Seating) -> Iterator[Dealt]:
    """The deals that came to their end in these events."""
    for event in events:
        if event.kind == "thrown_in":
            yield Dealt()
        elif event.kind == "scored" and event.public is not None:
            facts = event.public
            contract = facts["contract"] or {"bid": None, "bidder": None}
            bidder = contract["bidder"]
            side = "" if bidder is None else seating.side_of[bidder]
            kind = kind_of(contract["bid"])
            yield Dealt(dict(facts["hand"]), dict(facts["points"]), kind, bidder, side, facts["made"])


def kind_of(bid: str | None) -> str:
    """`number`, `NT`, `LNT`, `kaiser`; `none` without a bid."""
    if bid is None:
        return "none"
    found = _BID.fullmatch(bid)
    return (found[1] or "number") if found else bid
