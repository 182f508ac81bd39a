"""What the computer players of a match were asked, so that they can be asked again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from varaq.audit.notes import Notes
from varaq.engine import CHANCE, Observation
from varaq.engine.record import Record, play_all
from varaq.games import House
from varaq.seats import Seat


@dataclass(frozen=True, slots=True)
class Asked:
    """One act of a computer player, and what it saw before it.

    `number` is that of the act, from 1. `waited`: its act was awaited; else it spoke out of turn.
    `dice`: the seed of its dice. `seen` goes on being added to when the next act is looked at:
    whoever keeps it has to take what it says by then.
    """

    number: int
    deal: int
    seat: Seat
    player: str
    away: bool
    waited: bool
    act: str
    dice: str
    seen: Observation


def asked(house: House, record: Record) -> Iterator[Asked]:
    """Every act that a computer player made, in order; raises `BadRecord` where one is refused.

    Nobody can be asked again where the record does not tell the dice.
    """
    notes = Notes(record)
    match = record.begun(house.game, house.rules)
    deal = 0
    for place, (seat, action) in enumerate(record.acts):
        by = notes.by(place)
        if match.awaited == (CHANCE,) and seat is CHANCE:
            deal += not match.phase.mid_deal
        elif by is not None and seat is not None and notes.dice is not None and seat < match.seating.players:
            seen = match.observation(seat)
            dice = f"{notes.dice}/{place}/{seat}"
            waited = seat in match.awaited
            yield Asked(place + 1, deal, seat, by.player, by.away, waited, str(action), dice, seen)
        play_all(match, ((seat, action),), record.lines[place : place + 1])
