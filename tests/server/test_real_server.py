"""The server as people start it, over sockets of this machine: what only the real wire can show."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from random import Random

import pytest
from cardroom import Closed, Server, Socket, connected, play_to_score

from varaq.server.serve import LARGEST_FRAME
from varaq.server.wire import LONGEST_BODY, LONGEST_MESSAGE

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("room")) as server:
        yield server


async def test_a_deal_is_played_over_a_real_socket(server: Server):
    table, key = await server.make()
    async with connected(server.port, table, key) as person:
        await play_to_score(person, Random(1))
        assert [json.loads(m)["at"] for m in person.heard if '"events"' in m] == list(range(1, person.at + 1))


@pytest.mark.parametrize("frame", [b"\x00" * LARGEST_FRAME * 2, "x" * (LARGEST_FRAME + 1)])
async def test_a_frame_beyond_all_measure_closes_the_line_and_not_the_table(
    server: Server, frame: str | bytes
):
    table, key = await server.make()
    async with connected(server.port, table, key) as person:
        await person.ask({"ready": True})
        known = person.bytes
        await person.say(frame)
        with pytest.raises(Closed) as closed:
            await person.next()
        assert closed.value.code in (1009, 1006)
    async with connected(server.port, table, key) as person:
        assert person.bytes == known
        (answer,) = await person.ask("x" * (LONGEST_MESSAGE + 1))
        assert answer["refused"]["code"] == "too_large"


async def test_a_text_that_is_none_closes_the_line_and_not_the_table(server: Server):
    table, key = await server.make()
    line = await Socket.to(server.port, table)
    await line.connection.send(b"\xff\xfe", text=True)
    with pytest.raises(Closed) as closed:
        await line.receive()
    assert closed.value.code in (1007, 1006)
    async with connected(server.port, table, key):
        pass


@pytest.mark.parametrize(
    ("head", "body", "status"),
    [
        ("Transfer-Encoding: chunked", b"2\r\n{}\r\n0\r\n\r\n", 413),
        (f"Content-Length: {LONGEST_BODY + 1}", b"", 413),
        ("Content-Length: 99999999999999999999", b"", 413),
        ("Content-Length: 2", b"{}", 422),
        ("Content-Length: -1", b"", 400),
        ("Content-Length: x", b"", 400),
    ],
)
async def test_a_body_is_refused_before_it_has_come(server: Server, head: str, body: bytes, status: int):
    text = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n{head}\r\n\r\n"
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as line:
        line.sendall(text.encode() + body)
        answer = line.recv(4096).decode()
    assert answer.startswith(f"HTTP/1.1 {status}"), answer


@pytest.mark.parametrize(
    "path",
    ["/words/../server/table.py", "/../../pyproject.toml", "/words/%2e%2e/server/table.py", "//etc/passwd"],
)
async def test_a_path_that_no_browser_would_send_leads_nowhere(server: Server, path: str):
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())
        answer = line.recv(65536).decode()
    assert answer.startswith("HTTP/1.1 404"), answer
    assert "content-security-policy: default-src 'self'" in answer


async def test_a_server_that_is_told_to_stop_stops_though_somebody_is_at_a_table(tmp_path):
    with Server(tmp_path) as server:
        assert server.process
        table, key = await server.make()
        async with connected(server.port, table, key) as person:
            server.process.terminate()
            with pytest.raises(Closed) as closed:
                await person.next()
            assert closed.value.code in (1012, 1001)
            assert server.process.wait(10) in (0, -15)
