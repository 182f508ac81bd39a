"""A refusal as it goes out: over HTTP, or as the only message on a WebSocket."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from starlette.responses import JSONResponse
from starlette.types import Receive, Scope, Send

from varaq.errors import Reason, Refusal

STATUS = {
    Reason.NO_SUCH_TABLE: 404,
    Reason.NO_SUCH_MATCH: 404,
    Reason.BAD_KEY: 403,
    Reason.TOO_LARGE: 413,
    Reason.STORAGE_FAILED: 507,
    Reason.NO_SUCH_LANGUAGE: 404,
}

REFUSED = "x-varaq-refused"
"""The header with the code of a refusal, for whoever counts them."""


def answer(
    refusal: Refusal, status: int | None = None, *, headers: Mapping[str, str] | None = None, **more: Any
) -> JSONResponse:
    """The answer over HTTP."""
    return JSONResponse(
        {"refused": refusal.as_data(), **more},
        status or STATUS.get(refusal.code, 400),
        headers={REFUSED: refusal.code, **(headers or {})},
    )


async def refuse_socket(refusal: Refusal, code: int, scope: Scope, receive: Receive, send: Send) -> None:
    """Take a WebSocket on for as long as it takes to say why not."""
    if (await receive())["type"] == "websocket.connect":
        await send({"type": "websocket.accept"})
        text = json.dumps({"refused": refusal.as_data()}, separators=(",", ":"))
        await send({"type": "websocket.send", "text": text})
        await send({"type": "websocket.close", "code": code})
