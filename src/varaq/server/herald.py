"""What every place at a table is told: all that it may know, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import TYPE_CHECKING, Any

from varaq.audit.notes import AWAY
from varaq.engine import Event, fair
from varaq.players import LEVELS
from varaq.seats import Seat
from varaq.server import late
from varaq.server.audience import Tell
from varaq.server.chances import deal_secret, is_sealed, opened
from varaq.server.courtesies import Undo, Watch
from varaq.server.places import BYSTANDER, WATCHER, eyes, role

if TYPE_CHECKING:
    from varaq.server.table import Table


class Herald:
    """Tells the places of one table. `untold` is what is not told to all yet."""

    __slots__ = ("_told_to", "table", "untold")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.untold: list[Event] = []
        self._told_to: dict[int, int] = {}
        """Of what is not told to all yet, how much a place knows that was asked."""

    def forget(self) -> None:
        """The match is another than a moment ago: nothing of what was being told holds."""
        self.untold.clear()
        self._told_to.clear()

    def card(self) -> dict[str, Any]:
        """What a guest is shown before sitting down."""
        return {"house": self.table.house.text, "game": self.table.house.game.name, **self.company()}

    def company(self) -> dict[str, Any]:
        """Who sits here, who waits, what they have said to the table, and what is agreed on."""
        table = self.table
        manners, host = table.course.manners, table.company.host
        seats = [
            {
                "name": member.name,
                "kind": member.kind,
                "here": table.is_here(seat),
                "stood_in": table.is_stood_in_for(seat),
                "host": seat == host,
                "level": None if member.is_person or member.player not in LEVELS else member.player,
                "hand": seat in manners.hands,
                "hold": seat in manners.holds,
                "shown": seat in manners.shown,
            }
            for seat, member in enumerate(table.company.seats)
        ]
        return {
            "seats": seats,
            "waiting": [member.name for member in table.company.waiting],
            "ready": sorted(manners.ready),
            "watching": sum(
                table.audience.count(place) for place in table.audience.places if place < BYSTANDER
            ),
            "locked": table.company.locked,
            "undo": table.courtesies.undo is not Undo.NEVER,
            "hints": table.hints.open,
            "courtesies": table.courtesies.as_data(),
            "votes": table.hosting.votes(),
            "undo_asked": table.taking_back.as_data(),
        }

    def welcome(self, place: int) -> dict[str, Any]:
        """Where the viewer sits (null: has no seat), and all that was shown there."""
        table = self.table
        seat, seated = eyes(place), place >= 0
        return {
            "welcome": {
                "table": table.row.id,
                "house": table.house.text,
                "game": table.house.game.name,
                "players": table.match.seating.players,
                "sides": list(table.match.seating.side_of),
                "seat": seat,
                "role": role(place),
                "match": table.course.number,
                "keys": {
                    "watch": None if table.courtesies.watch is Watch.NEVER else table.watch_key,
                    "shoulder": table.shoulder_key(place) if seated else None,
                    "share": table.share_key,
                },
                **self.company(),
                "level": table.level if table.level in LEVELS else None,
                "finish": table.deputies.rest_of(place),
                "meanwhile": self.meanwhile(place) if seated else [],
                "phrases": table.talk.phrases,
                "free_talk": table.talk.sayings.free,
                "drawn": {"dealer": table.course.dealer, "cards": table.course.faced},
                "fair": self.fairness(),
                "clock": table.clock.as_data(),
                "at": late.known_late(table.course) if self.is_late(place) else table.at,
                "seen": self.seen(place),
            }
        }

    def seen(self, place: int) -> dict[str, Any]:
        """The place's observation as it goes over the wire: nothing of what it must not notice yet."""
        course, seat = self.table.course, eyes(place)
        if self.is_late(place):
            return late.open_view(course.after(late.known_late(course)))
        match = course.match if course.for_all or seat in course.aware else course.after(course.known)
        return match.observation(seat).as_data()

    def is_late(self, place: int) -> bool:
        """Whether the place is told of a deal only when it is over."""
        return place == WATCHER and self.table.courtesies.watch is Watch.LATE

    def meanwhile(self, seat: Seat) -> list[str]:
        """What was done for the person in the seat while they were away, since they last acted themselves."""
        done: list[str] = []
        for act in reversed(self.table.course.acts):
            if act.seat == seat:
                if act.by is None or not act.by.endswith(f" {AWAY}"):
                    break
                done.insert(0, act.text)
        return done

    def fairness(self) -> dict[str, Any] | None:
        """What was sealed for the deal to come, or for this one, and what the last one followed from."""
        course, row = self.table.course, self.table.row
        if not is_sealed(row):
            return None
        between, sealed, last = course.between_deals, None, None
        if not course.match.over:
            sealed = fair.commitment(deal_secret(row, course.number, course.deals + between))
        if between and course.deals:
            last = opened(row, course.number, course.deals, course.salts)
        return {"next": sealed if between else None, "now": None if between else sealed, "last": last}

    def tell_company(self, but: Tell | None = None) -> None:
        """Tell everybody who is here."""
        if not self.table.at_rest:
            self.table.tell_all({"company": self.company()}, but=but)

    def undone(self) -> None:
        """Tell everybody that acts were taken back."""
        table = self.table
        for place in table.audience.places:
            if not self.is_late(place):
                message = {
                    "undone": {"seat": table.course.undone_by},
                    "at": table.at,
                    "seen": self.seen(place),
                }
                table.audience.tell(place, message)

    def act(self, events: Iterable[Event], asked: bool) -> None:
        """Tell every viewer its part of an act under the same number.

        What the others must not notice is told to those alone whom it concerns; the others
        hear no more than if nobody had been asked, and later.
        """
        table = self.table
        self.untold += events
        for_all = table.course.for_all
        for viewer in table.audience.places:
            as_seat = eyes(viewer)
            if self.is_late(viewer) or (not for_all and as_seat not in table.course.aware):
                continue
            fresh = self.untold[self._told_to.get(viewer, 0) :]
            shown = [data for event in fresh if (data := event.as_data(as_seat)) is not None]
            table.audience.tell(viewer, {"at": table.at, "events": shown, "seen": self.seen(viewer)})
            self._told_to[viewer] = len(self.untold)
        if for_all:
            self._banter(self.untold)
            self.untold.clear()
            self._told_to.clear()
        table.deputies.note()
        self._deal(asked)

    def _deal(self, asked: bool) -> None:
        """A deal has begun, or is over: what was sealed, what is open now, and who is ready no longer."""
        table = self.table
        begun = len(table.course.acts) == table.course.began + 1
        if not begun and not table.course.between_deals:
            if asked:
                self.tell_company()
            return
        if (sealed := self.fairness()) is not None:
            table.tell_all({"fair": sealed})
        if len(table.company.people) > 1:
            self.tell_company()
        if not begun and self.is_late(WATCHER) and table.audience.count(WATCHER):
            for told in late.last_deal(table.course):
                table.audience.tell(WATCHER, told)

    def _banter(self, events: Iterable[Event]) -> None:
        table = self.table
        computers = [seat for seat, member in enumerate(table.company.seats) if not member.is_person]
        dice = Random(f"{table.row.dice}/{table.at}/talk")
        remark = table.talk.banter(table.match, table.at, events, computers, dice)
        if remark is not None:
            seat, phrase = remark
            table.tell_all({"said": {"seat": seat, "phrase": phrase}})
