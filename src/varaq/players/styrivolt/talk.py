"""When which of the game's set phrases is said (ST-R20)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from varaq.cards import Card
from varaq.engine import Observation
from varaq.games.styrivolt.powers import LEAST_STIKKI, PERMANENT, Chosen, power, rank_of
from varaq.players.talk import Facts, Remark
from varaq.seats import Seat, Side

SQUALL = ("9", "8", "7", "6", "5", "4", "3", "2")
"""Low enough for a squall, where the card has no name (ST-78)."""
HIGH = ("A", "K", "Q")
MADE = ("made", "nine", "made_alone", "nine_alone")


def banter(seen: Observation, kind: str, facts: Facts) -> Remark | None:
    """What somebody may say to an event; `seen` is what a bystander has seen."""
    say = _SAYS.get(kind)
    return say(seen, facts) if say is not None else None


def _played(seen: Observation, facts: Facts) -> Remark | None:
    seat, card = facts["seat"], facts["card"]
    names, trick = seen.extra["called"], seen.played[-1]
    if len(trick) == 1:
        if names.get(card) == "lamb":
            return Remark((seat,), "lamb", 0.6)
        low = rank_of(card) in SQUALL and card not in names
        return Remark(_opponents(seen, seat), "squall", 0.3) if low else None
    finished = seen.last_trick is not None and not seen.trick
    winner = seen.last_trick["winner"] if finished and seen.last_trick else seen.extra["winning"]
    held_by = dict(trick).get(winner)
    equal = winner != seat and held_by is not None and names.get(held_by) == names.get(card)
    if equal and card in names and power(card, _chosen(seen)):
        return Remark((winner, *_opponents(seen, seat)), "equal", 0.8)
    return None


def _trick_taken(seen: Observation, facts: Facts) -> Remark | None:
    winner = facts["seat"]
    leader, led = seen.played[-1][0]
    if leader == winner:
        return Remark(seen.rules.seating.partners(leader), "well_led", 0.25)
    won = dict(seen.played[-1])[winner]
    if rank_of(led) in HIGH and _is_capture(won, _chosen(seen)):
        return Remark((winner, *seen.rules.seating.partners(winner)), "capture", 0.5)
    return None


def _stock_claimed(seen: Observation, facts: Facts) -> Remark | None:
    several = any(len(cards) > 1 for cards in seen.extra["exposed"].values())
    return Remark((facts["seat"],), "who_trades", 0.7) if several else None


def _deal_over(seen: Observation, facts: Facts) -> Remark | None:
    losers = _members(seen, "B" if facts["side"] == "A" else "A")
    if facts["result"] in MADE:
        return Remark(losers, "stock_hound", 0.5)
    return Remark(losers, "mark", 0.4) if seen.phase == "mark" else None


def _scored(seen: Observation, facts: Facts) -> Remark | None:
    before = seen.sheet[-2]["board"]["monks"] if len(seen.sheet) > 1 else {}
    grown = [side for side, monks in facts["board"]["monks"].items() if monks > before.get(side, 0)]
    return Remark(_members(seen, grown[0]), "monk", 1) if grown else None


def _chosen(seen: Observation) -> Chosen:
    first, second = seen.extra["chosen"]
    return first, second


def _is_capture(card: Card, chosen: Chosen) -> bool:
    return card not in PERMANENT and 0 < power(card, chosen) < LEAST_STIKKI


def _members(seen: Observation, side: Side) -> tuple[Seat, ...]:
    return tuple(seat for seat, its in enumerate(seen.rules.seating.side_of) if its == side)


def _opponents(seen: Observation, seat: Seat) -> tuple[Seat, ...]:
    side_of = seen.rules.seating.side_of
    return tuple(other for other, side in enumerate(side_of) if side != side_of[seat])


_SAYS: Mapping[str, Callable[[Observation, Facts], Remark | None]] = {
    "played": _played,
    "trick_taken": _trick_taken,
    "stock_claimed": _stock_claimed,
    "deal_over": _deal_over,
    "scored": _scored,
}
