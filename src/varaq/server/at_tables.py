"""Tables over HTTP: to make one, to see who sits there, to sit down, and what was played."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse

from varaq.errors import Reason, Refusal, Refused
from varaq.games import House
from varaq.server.places import BYSTANDER
from varaq.server.records import aside, played
from varaq.server.room import Room
from varaq.server.seatkeys import locked, same
from varaq.server.table import Table
from varaq.server.wire import JoinRequest, TableRequest
from varaq.store import StoreError

router = APIRouter(prefix="/api/tables")

KEY = "x-varaq-key"
"""The header that carries a key: it stands in no address, and so in no log."""

PERSON = "x-varaq-person"
"""The header that carries a person's own secret."""


def room_of(request: Request) -> Room:
    """The room that a request came into."""
    room = request.app.state.room
    assert isinstance(room, Room)
    return room


@router.post("")
async def make_table(request: Request, wish: TableRequest) -> dict[str, Any]:
    """A table for one person and computer players."""
    table, seat, key = await room_of(request).make(House.read(wish.house), wish)
    return {"table": table, "seat": seat, "key": key}


@router.get("/{table_id}")
async def card(request: Request, table_id: str) -> dict[str, Any]:
    """What a guest is shown before sitting down."""
    room = room_of(request)
    table = await room.table(table_id)
    try:
        return table.herald.card()
    finally:
        room.let_rest(table)


@router.post("/{table_id}/seats")
async def join(request: Request, table_id: str, wish: JoinRequest) -> dict[str, Any]:
    """Sit down, or wait for a seat."""
    room = room_of(request)
    table = await room.table(table_id)
    try:
        seat, key = await table.hosting.join(wish.name, wish.seat)
    finally:
        room.let_rest(table)
    await room.remember(wish.me, table_id, wish.name, key)
    return {"seat": None if seat == BYSTANDER else seat, "key": key}


async def _may_read(request: Request, table: Table) -> bool:
    """Whoever holds a key to a place or to the records, or has sat here and says so by their own secret."""
    key = request.headers.get(KEY, "")
    if table.place_of(key) is not None or same(key, table.share_key):
        return True
    person = request.headers.get(PERSON)
    try:
        rows = [] if person is None else await room_of(request).store.history(locked(person))
    except StoreError as error:
        raise Refused(Refusal(Reason.STORAGE_FAILED)) from error
    return any(row.table_id == table.row.id for row in rows)


@router.get("/{table_id}/matches")
async def matches(request: Request, table_id: str) -> list[dict[str, Any]]:
    """The matches that were played here, for whoever holds a key to a place or to the records."""
    row, entries = await _written(request, table_id)
    return [one.as_data() for one in await aside(played, row, entries)]


@router.get("/{table_id}/matches/{number}/record", response_class=PlainTextResponse)
async def record(request: Request, table_id: str, number: int) -> str:
    """The record of a match, open cards and all, as far as its deals are over."""
    row, entries = await _written(request, table_id)
    found = await aside(played, row, entries)
    one = next((one for one in found if one.number == number), None)
    if one is None:
        raise Refused(Refusal(Reason.NO_SUCH_MATCH, facts={"match": number}))
    return await aside(one.record, row)


async def _written(request: Request, table_id: str) -> Any:
    room = room_of(request)
    table = await room.table(table_id)
    try:
        if not await _may_read(request, table):
            raise Refused(Refusal(Reason.BAD_KEY))
        return table.row, list(table.log)
    finally:
        room.let_rest(table)
