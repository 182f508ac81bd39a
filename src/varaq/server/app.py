"""The card room as an application: requests in, Varaq's answers out."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.types import ASGIApp, Receive, Scope, Send

from varaq import __version__
from varaq.errors import BadHouse, Reason, Refusal, Refused
from varaq.server import at_tables, fairness, history, houses, replay
from varaq.server.answers import answer
from varaq.server.bus import Bus
from varaq.server.limits import Gate, Limits
from varaq.server.room import Room
from varaq.server.socket import is_line, line_into
from varaq.server.thinking import Thinking
from varaq.server.wire import LONGEST_BODY
from varaq.store import Store

PACKAGE = Path(__file__).resolve().parent.parent

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    # What is served changes only with the program: a browser asks, and is told "as it was".
    "Cache-Control": "no-cache",
}

ONLY_BY_HTTPS = "max-age=31536000"
"""Said where a request has come by https, to the proxy in front: whoever has come so once comes so again."""

LONGER_BODIES = {"/api/replay": replay.LONGEST_REPLAY}
"""Bytes of a request where `LONGEST_BODY` would be too few."""


class CardRoom(FastAPI):
    """The application. Lines to tables are served at its door, by `lines`.

    They do not go through the layers that are there for requests: there are thousands of them, and
    every layer that one waits in takes memory as long as it is open.
    """

    lines: ASGIApp

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a line, or a request."""
        if is_line(scope):
            await self.lines(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


def make_app(
    store: Store,
    thinking: Thinking | None = None,
    bus: Bus | None = None,
    *,
    limits: Limits | None = None,
    before: Iterable[Middleware] = (),
) -> CardRoom:
    """The application over a store; opens and closes it.

    `thinking`: where computer players think; `bus`: how other processes over the same store are told;
    `limits`: what one address may ask for, by default anything; `before`: what else stands in front.
    """
    room = Room(store, thinking, bus)

    @contextlib.asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await room.open()
        yield
        await room.close()

    app = CardRoom(title="Varaq", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.room = room
    if limits is not None:
        app.add_middleware(Gate, limits=limits)
    app.add_middleware(GZipMiddleware, minimum_size=600)
    app.middleware("http")(_guard)
    app.lines = line_into(room) if limits is None else Gate(line_into(room), limits)
    for one in before:
        app.add_middleware(one.cls, *one.args, **one.kwargs)
        app.lines = one.cls(app.lines, *one.args, **one.kwargs)
    app.exception_handler(Refused)(_refused)
    app.exception_handler(BadHouse)(_bad_house)
    app.exception_handler(RequestValidationError)(_bad_request)
    app.exception_handler(HTTPException)(_http_error)
    app.exception_handler(Exception)(_fault)
    app.include_router(houses.router)
    app.include_router(at_tables.router)
    app.include_router(history.router)
    app.include_router(fairness.router_over(store))
    app.include_router(replay.router)

    @app.get("/api/health")
    async def health() -> dict[str, Any]:
        return {"ok": True, "version": __version__}

    app.mount("/words", StaticFiles(directory=PACKAGE / "words"))
    app.mount("/", StaticFiles(directory=PACKAGE / "web", html=True))
    return app


async def _guard(request: Request, call_next: Callable[[Request], Awaitable[Response]]) -> Response:
    """No body that is too large, no page without its headers, no source of the program among the words."""
    length = request.headers.get("content-length", "0")
    chunked = "chunked" in request.headers.get("transfer-encoding", "")
    response: Response
    limit = LONGER_BODIES.get(request.url.path, LONGEST_BODY)
    if chunked or not length.isdecimal() or int(length) > limit:
        response = answer(Refusal(Reason.TOO_LARGE, facts={"limit": limit}))
    elif request.url.path.startswith("/words/") and not request.url.path.endswith(".ftl"):
        response = answer(Refusal(Reason.BAD_REQUEST, facts={"text": request.url.path[:40]}), 404)
    else:
        response = await call_next(request)
    return _with_headers(request, response)


def _with_headers(request: Request, response: Response) -> Response:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    if request.url.scheme == "https":
        response.headers.setdefault("Strict-Transport-Security", ONLY_BY_HTTPS)
    return response


async def _refused(_request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return answer(error.refusal)


async def _bad_house(_request: Request, error: Exception) -> Response:
    assert isinstance(error, BadHouse)
    problems = [problem.as_data() for problem in error.problems]
    return answer(Refusal(Reason.BAD_REQUEST, facts={"text": "house"}), 422, problems=problems)


async def _bad_request(_request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    place = error.errors()[0]["loc"] if error.errors() else ()
    return answer(Refusal(Reason.BAD_REQUEST, facts={"text": ".".join(map(str, place))[:40]}), 422)


async def _http_error(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return answer(Refusal(Reason.BAD_REQUEST, facts={"text": str(error.detail)}), error.status_code)


async def _fault(_request: Request, _error: Exception) -> Response:
    """A fault of the program: what it was stands in the log. This answer does not pass `_guard`."""
    response = answer(Refusal(Reason.INTERNAL), 500)
    _with_headers(_request, response)
    return response
