"""One connection to one place at a table: shape and size of what comes in, order of what goes out."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import re
import time
from collections.abc import Awaitable
from typing import Any

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from starlette.types import ASGIApp, Receive, Scope, Send

from varaq.errors import BadHouse, Reason, Refusal, Refused
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


ADDRESS = re.compile(r"/api/tables/([^/]+)")
"""Where a line to a table begins."""


def is_line(scope: Scope) -> bool:
    """Whether somebody wants a line to a table."""
    return scope["type"] == "websocket" and ADDRESS.fullmatch(scope["path"]) is not None


def line_into(room: Room) -> ASGIApp:
    """Serves lines to the tables of a room."""

    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        found = ADDRESS.fullmatch(scope["path"])
        assert found
        await serve_socket(WebSocket(scope, receive, send), room, found[1])

    return serve


class TooFast:
    """A bucket of allowances that fills steadily."""

    __slots__ = ("burst", "left", "per_second", "since")

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


class Outbox:
    """Messages on their way to one connection: lighter than a queue of asyncio, of which there would be thousands."""

    __slots__ = ("_news", "_texts")

    def __init__(self) -> None:
        self._texts: list[str | None] = []
        self._news: asyncio.Future[None] | None = None

    def put(self, text: str | None) -> bool:
        """Add a message, or the end (None); whether there was room for it."""
        if len(self._texts) >= LONGEST_QUEUE:
            return False
        self._texts.append(text)
        if self._news is not None and not self._news.done():
            self._news.set_result(None)
        return True

    async def next(self) -> str | None:
        """The oldest message that waits, once there is one."""
        if not self._texts:
            self._news = asyncio.get_running_loop().create_future()
            await self._news
            self._news = None
        return self._texts.pop(0)


async def serve_socket(socket: WebSocket, room: Room, table_id: str) -> None:
    """Let a key in, and carry messages until the connection ends."""
    await socket.accept()
    try:
        key = await asyncio.wait_for(_key_said(socket), HELLO_WITHIN)
        # Only now: a table that is fetched before somebody sits at it may have been let rest meanwhile.
        table = await room.table(table_id)
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


async def _key_said(socket: WebSocket) -> str:
    hello = (await receive(socket)).hello
    return hello.key if hello else ""


async def _carry(socket: WebSocket, room: Room, table: Table, place: int, key: str) -> None:
    waiting = Outbox()

    def tell(message: dict[str, Any] | None) -> None:
        # As text at once: what the seat knows goes on growing while a message waits.
        if not waiting.put(None if message is None else dumps(message)):
            sender.cancel()

    sender = asyncio.create_task(_send(socket, waiting))
    table.arrive(place, tell)
    allowance, voice = TooFast(BURST, PER_SECOND), TooFast(TALK_BURST, TALK_PER_SECOND)
    questions = TooFast(HINT_BURST, HINT_PER_SECOND)
    company = table.company
    try:
        await _answered(table, place, tell, table.wake())
        while not sender.done():
            try:
                message = await receive(socket)
                allowance.take()
                if message.say is not None or message.hand is not None or message.hold is not None:
                    voice.take()
                if message.hint:
                    questions.take()
            except Refused as refused:
                tell({"refused": refused.refusal.as_data(), "at": table.at})
                continue
            # Whoever was moved or removed is not heard any more, though the line may take its time to end.
            if table.company is company or table.place_of(key) == place:
                company = table.company
                await _heed(table, place, key, message, tell)
            del message  # or it would be kept until the next one comes
    except WebSocketDisconnect:
        pass
    finally:
        table.depart(place, tell)
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await sender
        room.let_rest(table)


async def _send(socket: WebSocket, waiting: Outbox) -> None:
    while (text := await waiting.next()) is not None:
        await socket.send_text(text)
        del text  # or it would be kept until the next one comes
    await socket.close(COME_BACK)


def _wanted(table: Table, place: int, key: str, message: Message, tell: Any) -> Awaitable[None] | None:
    """What the message asks the table to do; None for one that asks for nothing."""
    hosting = table.hosting
    if message.do is not None and message.at is not None:
        return table.do(place, message.at, message.do)
    if message.ready:
        return table.be_ready(place, message.salt)
    if message.undo:
        return table.undo(place)
    if message.allow is not None:
        return table.allow(place, message.allow)
    if message.hint:
        return table.hint(place, tell)
    if message.finish is not None:
        return table.finish(place, message.finish)
    if message.again:
        return hosting.vote(place, None, 0)
    if message.vote is not None:
        return hosting.vote(place, message.vote.house, message.vote.turn)
    if message.host is not None:
        return hosting.host(place, message.host)
    if message.leave:
        return hosting.leave(place, key)
    if message.say is not None:
        return table.say(place, message.say)
    for word, on in (("hand", message.hand), ("hold", message.hold), ("show", message.shown)):
        if on is not None:
            return table.signal(place, word, on)
    return None


async def _heed(table: Table, place: int, key: str, message: Message, tell: Any) -> None:
    if message.ping is not None:
        tell({"pong": message.ping})
    elif (doing := _wanted(table, place, key, message, tell)) is not None:
        await _answered(table, place, tell, doing)
    else:
        tell({"refused": Refusal(Reason.BAD_REQUEST, facts={"text": "message"}).as_data(), "at": table.at})


async def _answered(table: Table, seat: int, tell: Any, doing: Any) -> Any:
    """What `doing` gives; a refusal goes to this seat alone, with what it needs to catch up."""
    try:
        return await doing
    except BadHouse as bad:
        problems = [problem.as_data() for problem in bad.problems]
        refusal = Refusal(Reason.BAD_REQUEST, facts={"text": "house"})
        tell({"refused": {**refusal.as_data(), "problems": problems}, "at": table.at})
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
