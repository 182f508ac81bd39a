"""What is found when a record is checked: its deals, and its computer players asked again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import NamedTuple

from varaq.arena import in_order
from varaq.audit import Asked, DealCheck, Notes, asked, check_deals
from varaq.engine.record import Record
from varaq.errors import BadHouse
from varaq.games import House
from varaq.players import PLAYERS
from varaq.search.kernel import COMPILED
from varaq.server.computers import THINKERS, choice, interruption
from varaq.server.thinking import packed, unpacked


class Question(NamedTuple):
    """What a computer player is asked again, as it goes to another process."""

    player: str
    waited: bool
    dice: str
    seen: bytes


@dataclass(frozen=True, slots=True)
class Again:
    """An act of a computer player, and what it does when it is asked again.

    None: it would have said nothing. `known`: there is a player of this name to be asked.
    """

    number: int
    deal: int
    seat: int
    player: str
    away: bool
    act: str
    again: str | None
    known: bool

    @property
    def same(self) -> bool:
        """Whether it does the same."""
        return self.known and self.again == self.act


@dataclass(frozen=True)
class Verified:
    """All that was found of one record. `players` is None where nobody was asked."""

    record: Record
    house: House
    deals: tuple[DealCheck, ...]
    players: tuple[Again, ...] | None

    @cached_property
    def notes(self) -> Notes:
        """The notes of the record."""
        return Notes(self.record)

    @property
    def amiss(self) -> list[Again]:
        """The acts that did not come out again."""
        return [each for each in self.players or () if not each.same]

    @property
    def good(self) -> bool:
        """Whether nothing was found wrong."""
        return all(deal.fair for deal in self.deals) and not self.amiss

    @property
    def in_doubt(self) -> bool:
        """Whether players think differently here: the kernel that they searched with is not compiled."""
        return not COMPILED and any(each.player in THINKERS for each in self.players or ())


def verified(record: Record, *, players: bool, jobs: int, advance: Callable[[int], None]) -> Verified:
    """Check the record; tells `advance` of every player that was asked.

    Raises `BadHouse` where its house cannot be played, `BadRecord` where an act is refused.
    """
    house = House.read(record.house)
    if problems := house.rules.problems():
        raise BadHouse(problems)
    deals = tuple(check_deals(house, record))
    if not players:
        return Verified(record, house, deals, None)
    answers = []
    for answer in _asked_again(house, record, jobs):
        answers.append(answer)
        advance(1)
    return Verified(record, house, deals, tuple(answers))


def _asked_again(house: House, record: Record, jobs: int) -> Iterator[Again]:
    waiting: list[Asked] = []

    def questions() -> Iterator[Question]:
        for each in asked(house, record):
            waiting.append(each)
            yield Question(each.player, each.waited, each.dice, packed(each.seen))

    for act in in_order(_answer, questions(), jobs=jobs):
        was = waiting.pop(0)
        known = was.player in PLAYERS
        yield Again(was.number, was.deal, was.seat, was.player, was.away, was.act, act, known)


def _answer(question: Question) -> str | None:
    if question.player not in PLAYERS:
        return None
    ask = choice if question.waited else interruption
    return ask(question.player, unpacked(question.seen), Random(question.dice), "record")
