"""One connection to one place at a table: shape and size of what comes in, order of what goes out."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from typing import Any

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from varaq.errors import Reason, Refusal, Refused
from varaq.seats import Seat
from varaq.server.room import Room
from varaq.server.table import Table
from varaq.server.wire import LONGEST_MESSAGE, Message

log = logging.getLogger("varaq.socket")

HELLO_WITHIN = 5.0
"""Seconds that a connection has to say who it is."""

BURST, PER_SECOND = 40.0, 20.0
"""Messages that may come at once, and steadily."""

TALK_BURST, TALK_PER_SECOND = 3.0, 0.4
"""The same for what is said for fun."""

HINT_BURST, HINT_PER_SECOND = 5.0, 0.5
"""The same for hints, which cost the room more than anything else."""

COME_BACK = 4001
"""The code with which a connection ends whose key may open another place by now."""

LONGEST_QUEUE = 400
"""Messages that wait for a slow connection before it is closed; it comes back for the whole."""


class TooFast:
    """A bucket of allowances that fills steadily."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst, self.per_second = burst, per_second
        self.left, self.since = burst, time.monotonic()

    def take(self) -> None:
        """Use one allowance; raises `Refused` when none is left."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.since) * self.per_second)
        self.since = now
        if self.left < 1:
            raise Refused(Refusal(Reason.TOO_FAST))
        self.left -= 1


async def serve_socket(socket: WebSocket, room: Room, table_id: str) -> None:
    """Let a key in, and carry messages until the connection ends."""
    await socket.accept()
    try:
        hello = await asyncio.wait_for(receive(socket), HELLO_WITHIN)
        # Only now: a table that is fetched before somebody sits at it may have been let rest meanwhile.
        table = await room.table(table_id)
        key = hello.hello.key if hello.hello else ""
        place = table.place_of(key)
        if place is None:
            room.let_rest(table)
            raise Refused(Refusal(Reason.BAD_KEY))
    except Refused as refused:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await socket.send_text(dumps({"refused": refused.refusal.as_data()}))
            await socket.close(4403)
        return
    except (TimeoutError, WebSocketDisconnect):
        with contextlib.suppress(RuntimeError):
            await socket.close(4408)
        return
    await _carry(socket, room, table, place, key)


async def _carry(socket: WebSocket, room: Room, table: Table, place: Seat, key: str) -> None:
    waiting: asyncio.Queue[str | None] = asyncio.Queue(LONGEST_QUEUE)

    def tell(message: dict[str, Any] | None) -> None:
        try:
            # As text at once: what the seat knows goes on growing while a message waits.
            waiting.put_nowait(None if message is None else dumps(message))
        except asyncio.QueueFull:
            sender.cancel()

    async def send() -> None:
        while (text := await waiting.get()) is not None:
            await socket.send_text(text)
        await socket.close(COME_BACK)

    sender = asyncio.create_task(send())
    table.arrive(place, tell)
    allowance, voice = TooFast(BURST, PER_SECOND), TooFast(TALK_BURST, TALK_PER_SECOND)
    questions = TooFast(HINT_BURST, HINT_PER_SECOND)
    try:
        await _answered(table, place, tell, table.wake())
        while not sender.done():
            try:
                message = await receive(socket)
                allowance.take()
                if message.say is not None:
                    voice.take()
                if message.hint:
                    questions.take()
            except Refused as refused:
                tell({"refused": refused.refusal.as_data(), "at": table.at})
                continue
            await _heed(table, place, key, message, tell)
    except WebSocketDisconnect:
        pass
    finally:
        table.depart(place, tell)
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await sender
        room.let_rest(table)


async def _heed(table: Table, seat: Seat, key: str, message: Message, tell: Any) -> None:
    if message.do is not None and message.at is not None:
        await _answered(table, seat, tell, table.do(seat, message.at, message.do))
    elif message.ready:
        await _answered(table, seat, tell, table.be_ready(seat))
    elif message.undo:
        await _answered(table, seat, tell, table.undo(seat))
    elif message.hint:
        await _answered(table, seat, tell, table.hint(seat, tell))
    elif message.finish is not None:
        await _answered(table, seat, tell, table.finish(seat, message.finish))
    elif message.again:
        await _answered(table, seat, tell, table.again(seat))
    elif message.leave:
        await _answered(table, seat, tell, table.leave(seat, key))
    elif message.say is not None:
        await _answered(table, seat, tell, table.say(seat, message.say))
    elif message.ping is not None:
        tell({"pong": message.ping})
    else:
        tell({"refused": Refusal(Reason.BAD_REQUEST, facts={"text": "message"}).as_data(), "at": table.at})


async def _answered(table: Table, seat: Seat, tell: Any, doing: Any) -> Any:
    """What `doing` gives; a refusal goes to this seat alone, with what it needs to catch up."""
    try:
        return await doing
    except Refused as refused:
        answer = {"refused": refused.refusal.as_data(), "at": table.at}
        if refused.refusal.code == Reason.STALE:
            answer["seen"] = table.seen(seat)
        tell(answer)
    except Exception:
        log.exception("table %s: a message could not be worked out", table.row.id)
        tell({"refused": Refusal(Reason.INTERNAL).as_data(), "at": table.at})
    return None


async def receive(socket: WebSocket) -> Message:
    """The next message; raises `Refused` for one that is too large or of no known shape."""
    received = await socket.receive()
    if received["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(received.get("code", 1000))
    text = received.get("text")
    if text is None:
        raise Refused(Refusal(Reason.NOT_JSON))
    if len(text) > LONGEST_MESSAGE:
        raise Refused(Refusal(Reason.TOO_LARGE, facts={"limit": LONGEST_MESSAGE}))
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise Refused(Refusal(Reason.NOT_JSON)) from None
    try:
        return Message.model_validate(data)
    except ValidationError as error:
        place = error.errors()[0]["loc"]
        facts = {"text": ".".join(map(str, place))[:40] or "message"}
        raise Refused(Refusal(Reason.BAD_REQUEST, facts=facts)) from None


def dumps(message: dict[str, Any]) -> str:
    """A message as text, short."""
    return json.dumps(message, separators=(",", ":"), ensure_ascii=False)
