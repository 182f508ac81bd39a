"""A person's own matches: found again by a secret of theirs, and deleted for good when they wish so."""

from __future__ import annotations

import json
import logging
from typing import Any

from fastapi import APIRouter, Request

from varaq.errors import BadHouse, Reason, Refusal, Refused
from varaq.server.at_tables import PERSON, room_of
from varaq.server.course import AGAIN, COMPANY, Course, written
from varaq.server.records import aside, played
from varaq.server.room import Room
from varaq.server.seatkeys import locked
from varaq.store import Act, PersonRow, StoreError, TableRow

log = logging.getLogger("varaq.history")

router = APIRouter(prefix="/api/history")

NO_NAME = "–"
"""Stands where a name was: the same in every language."""

MOST = 100
"""Tables that are told, the newest first."""


def _person(request: Request) -> str:
    key = request.headers.get(PERSON, "")
    if len(key) < 32:
        raise Refused(Refusal(Reason.BAD_KEY))
    return locked(key)


@router.get("")
async def history(request: Request) -> list[dict[str, Any]]:
    """The tables at which the person has sat, and what was played there."""
    room, found = room_of(request), []
    for one in (await _rows(room, _person(request)))[:MOST]:
        try:
            row, entries = await room.written(one.table_id)
            found.append(await aside(_told, one, row, entries))
        except (Refused, BadHouse) as error:
            # One table that cannot be read hides no other.
            log.error("table %s: its matches cannot be told: %s", one.table_id, type(error).__name__)
    return found


def _told(one: PersonRow, row: TableRow, entries: list[Act]) -> dict[str, Any]:
    matches = played(row, entries)
    last = matches[-1]
    return {
        "table": row.id,
        "house": last.house,
        "game": last.house.partition("/")[0],
        "name": one.name,
        "names": [member.name for member in last.company.seats],
        "begun": one.joined.isoformat(timespec="seconds"),
        "matches": [match.as_data() for match in matches],
    }


@router.delete("/{table_id}")
async def delete(request: Request, table_id: str) -> dict[str, Any]:
    """Take the person's name out of everything about the table; where nobody is left, take the table away."""
    room, person = room_of(request), _person(request)
    one = next((row for row in await _rows(room, person) if row.table_id == table_id), None)
    if one is None:
        raise Refused(Refusal(Reason.NO_SUCH_TABLE))
    row, entries = await room.written(table_id)
    company = (await aside(Course.of, row, entries)).company
    others = [m for m in (*company.seats, *company.waiting) if m.is_person and m.lock != one.seat_lock]
    try:
        if not others:
            await room.delete(table_id)
            return {"deleted": True}
        await _without(room, one, table_id)
        await room.store.forget(person, table_id)
    except StoreError as error:
        raise Refused(Refusal(Reason.STORAGE_FAILED)) from error
    return {"deleted": False}


async def _without(room: Room, one: PersonRow, table_id: str) -> None:
    """The person leaves, if they still sit there, and nothing that is written has their name any more."""
    table = await room.table(table_id)
    try:
        await table.hosting.give_up(one.seat_lock)
        async with table.lock:
            seats = [_nameless(member, one.seat_lock) for member in table.row.seats]
            texts = {
                number: _rewritten(entry.text, one.seat_lock)
                for number, entry in enumerate(table.log, start=1)
                if entry.seat is None and entry.text.partition(" ")[0] in (COMPANY, AGAIN)
            }
            await room.store.rename(table_id, seats=seats, texts=texts)
    finally:
        room.let_rest(table)
    room.put_away(table_id)


def _rewritten(text: str, lock: str) -> str:
    word, _, rest = text.partition(" ")
    data = json.loads(rest)
    company = data["company"] if word == AGAIN else data
    for group in ("seats", "waiting"):
        company[group] = [_nameless(member, lock) for member in company.get(group, [])]
    return written(word, data).text


def _nameless(member: dict[str, Any], lock: str) -> dict[str, Any]:
    return {**member, "name": NO_NAME} if member.get("lock") == lock else member


async def _rows(room: Room, person: str) -> list[PersonRow]:
    try:
        return await room.store.history(person)
    except StoreError as error:
        raise Refused(Refusal(Reason.STORAGE_FAILED)) from error
