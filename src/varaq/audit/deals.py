"""Whether every deal of a match came from the secret that was sealed before it (`docs/guide/fair-deals.md`)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from varaq.audit.notes import Notes, Seal
from varaq.engine import CHANCE
from varaq.engine.fair import commitment, is_salt, is_secret, shuffler
from varaq.engine.game import Shuffle
from varaq.engine.record import Record, play_all
from varaq.games import House
from varaq.seats import Seat


class Fault(StrEnum):
    """What is wrong with a deal. Sentences: `verify-fault-<code>` in `words`."""

    NOT_NOTED = "not_noted"
    NOT_SEALED = "not_sealed"
    NO_SECRET = "no_secret"
    BAD_NOTE = "bad_note"
    COMMITMENT = "commitment"
    SECRET_AGAIN = "secret_again"
    ORDER = "order"
    LATER_ORDER = "later_order"


@dataclass(frozen=True, slots=True)
class DealCheck:
    """One deal: the number of the act that began it, from 1, and all that is wrong with it.

    `added`: the seats that added a salt. `shuffles`: how often cards were shuffled in it.
    """

    deal: int
    act: int
    sealed: str | None
    added: tuple[Seat, ...]
    shuffles: int
    faults: tuple[Fault, ...]

    @property
    def fair(self) -> bool:
        """Whether nothing is wrong."""
        return not self.faults


@dataclass(slots=True)
class _Open:
    """A deal that is being looked at. `seal` is None where it cannot be worked out."""

    number: int
    act: int
    seal: Seal | None
    faults: list[Fault]
    shuffles: int = 1

    def closed(self) -> DealCheck:
        seal = self.seal
        added = tuple(sorted(seal.salts)) if seal else ()
        return DealCheck(
            self.number, self.act, seal.sealed if seal else None, added, self.shuffles, tuple(self.faults)
        )

    def shuffler(self, part: int) -> Shuffle | None:
        """The shuffle that was due; None where the notes do not say enough."""
        seal = self.seal
        if seal is None or seal.secret is None or Fault.BAD_NOTE in self.faults:
            return None
        return shuffler(seal.secret, seal.salts, part)


def check_deals(house: House, record: Record) -> Iterator[DealCheck]:
    """Every deal of the match, in order; raises `BadRecord` where an act is refused."""
    notes = Notes(record)
    match = record.begun(house.game, house.rules)
    secrets: set[str] = set()
    deal: _Open | None = None
    count = 0
    for place, act in enumerate(record.acts):
        if match.awaited == (CHANCE,) and act[0] is CHANCE:
            if not match.phase.mid_deal or deal is None:
                if deal is not None:
                    yield deal.closed()
                count += 1
                deal = _begun(count, place, notes.seal(place), secrets, match.seating.players)
                fault = Fault.ORDER
            else:
                deal.shuffles += 1
                fault = Fault.LATER_ORDER
            shuffle = deal.shuffler(deal.shuffles - 1)
            if shuffle is not None and match.shuffled(shuffle) != act[1] and fault not in deal.faults:
                deal.faults.append(fault)
        play_all(match, (act,), record.lines[place : place + 1])
    if deal is not None:
        yield deal.closed()


def _begun(number: int, place: int, seal: Seal | None, secrets: set[str], players: int) -> _Open:
    deal = _Open(number, place + 1, seal, [])
    if seal is None:
        deal.faults.append(Fault.NOT_NOTED)
        return deal
    fits = (seal.secret is None or is_secret(seal.secret)) and all(map(is_salt, seal.salts.values()))
    if seal.amiss or not fits or any(seat >= players for seat in seal.salts):
        deal.faults.append(Fault.BAD_NOTE)
    if seal.sealed is None:
        deal.faults.append(Fault.NOT_SEALED)
    if seal.secret is None:
        deal.faults.append(Fault.NO_SECRET)
        return deal
    if seal.sealed is not None and is_secret(seal.secret) and commitment(seal.secret) != seal.sealed:
        deal.faults.append(Fault.COMMITMENT)
    if seal.secret in secrets:
        deal.faults.append(Fault.SECRET_AGAIN)
    secrets.add(seal.secret)
    return deal
