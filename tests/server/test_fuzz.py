"""Whatever is sent, the table lives on and nothing is a fault of the program."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path
from random import Random
from typing import Any

import pytest
import schemathesis
from cardroom import Person, acts_of, any_act, asked_in, go_on, http, lay, play_until, room_at, seated
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from varaq.server.app import make_app
from varaq.server.seatkeys import fresh_id
from varaq.store import Store

scalars = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=12)
    | st.just(10**400)
    | st.just("\u202e\x00")
)
anything = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)
names = st.sampled_from(["at", "do", "ready", "hint", "undo", "ping", "hello", "seen", "seat", "__proto__"])
cards = st.sampled_from(
    ["AS", "5H", "3S", "7NT", "pass", "high", "S", "10D", "kaiser", "", "ÄS", "as", "AS AS", "-1"]
)
verbs = st.sampled_from(
    ["play", "call", "trump", "give", "discard", "order", "keep", "claim", "deal", "undo", "PLAY", ""]
)
acts = st.builds(lambda verb, what: " ".join([verb, *what]), verbs, st.lists(cards, max_size=4)) | st.text(
    max_size=40
)

wishes = st.one_of(
    st.builds(lambda salt: {"ready": True, "salt": salt}, st.text(max_size=70)),
    st.builds(lambda word, on: {word: on}, st.sampled_from(["allow", "hand", "hold", "shown"]), anything),
    st.builds(lambda a, b: {"host": {"swap": [a, b]}}, st.integers(-1, 9), st.integers(-1, 9)),
    st.builds(
        lambda what, seat: {"host": {what: seat}}, st.sampled_from(["remove", "to"]), st.integers(-1, 9)
    ),
    st.builds(lambda what: {"host": what}, st.dictionaries(names, anything, max_size=2)),
    st.builds(lambda house, turn: {"vote": {"house": house, "turn": turn}}, st.text(max_size=30), anything),
    st.builds(lambda words: {"say": words}, st.text(max_size=90)),
    st.just({"again": True}),
)
"""What people ask of the table, half of it nonsense."""

messages = st.one_of(
    st.dictionaries(names, anything, max_size=3).map(json.dumps),
    anything.map(json.dumps),
    st.builds(lambda at, do: json.dumps({"at": at, "do": do}), st.integers(-1, 80), acts),
    acts.map(lambda do: {"do": do}),  # with the number that the seat has seen
    st.sampled_from([{"legal": True}, {"undo": True}, {"hint": True}, {"ready": True}, {"ping": 0}]),
    wishes.map(json.dumps),
    st.text(max_size=60),
    st.binary(max_size=60),
    st.text(min_size=1000, max_size=1200),
    st.sampled_from(['{"ping":1}', '{"at":3,"do":"play AS"}', '{"ready":true}']).flatmap(
        lambda text: st.builds(
            lambda at, instead: text[:at] + instead + text[at + 1 :],
            st.integers(0, len(text)),
            st.text(max_size=3),
        )
    ),
)
"""A dict is a message about the present position, filled in when it is sent."""


async def _bombard(file: Path, house: str, sent: list[Any]) -> None:
    async with room_at(file) as app:
        table = await lay(app, house, id=fresh_id())
        async with seated(app, table) as person:
            await play_until(
                person, Random(1), asked_in("auction") if "heir" not in house else asked_in("sale")
            )
            for message in sent:
                await _throw(person, message)
            async with seated(app, table) as other:
                assert other.bytes == person.bytes
                assert other.at == person.at == len(await acts_of(app, table.id))
            for turn in range(3):
                await go_on(person, Random(turn))


async def _throw(person: Person, message: Any) -> None:
    if isinstance(message, dict):
        if "legal" in message and person.awaited:
            message = {"at": person.at, "do": any_act(person.seen, Random(person.at))}
        elif "do" in message:
            message = {"at": person.at, "do": message["do"]}
        elif "legal" in message:
            message = {"ping": 0}
    elif isinstance(message, str) and any("\ud800" <= c <= "\udfff" for c in message):
        return  # is no text that a browser or a WebSocket could carry
    before, known = person.at, person.bytes
    answers = await person.ask(message)
    for answer in answers:
        if "refused" in answer:
            assert answer["refused"]["code"] != "internal", (message, answer)
            assert len(json.dumps(answer["refused"])) < 600
    assert answers or message in ({"ready": True}, '{"ready":true}'), message
    if person.at == before:
        assert person.bytes == known


quick = settings(
    max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)


@pytest.mark.parametrize("house", ["kaiser/standard;misdeal_no_honours=no", "kaiser/lost_heir"])
@quick
@given(sent=st.lists(messages, max_size=25))
def test_no_message_kills_a_table_or_is_a_fault(tmp_path, known_shuffle, caplog, house, sent):
    caplog.clear()
    asyncio.run(_bombard(tmp_path / "varaq.db", house, sent))
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.deep
@settings(quick, max_examples=400)
@given(sent=st.lists(messages, max_size=60))
def test_no_message_kills_a_table_however_many_are_sent(tmp_path, known_shuffle, caplog, sent):
    caplog.clear()
    asyncio.run(_bombard(tmp_path / "varaq.db", "kaiser/saskatchewan_34_any", sent))
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


# ---------------------------------------------------------------------- HTTP


houses = st.builds(
    lambda head, rest: ";".join([head, *rest]),
    st.sampled_from(["kaiser/standard", "kaiser/hetu", "kaiser", "whist/x", "", "kaiser/ "]),
    st.lists(
        st.builds(
            lambda name, value: f"{name}={value}",
            st.sampled_from(
                ["min_bid", "target", "pack", "players", "low", "piles", "no_bid_limit", "x", ""]
            ),
            st.sampled_from(["7", "-1", "--5", "yes", "auto", "none", "kaiser26", "3", "²", "٣", "1e3", ""])
            | st.text(max_size=8),
        ),
        max_size=5,
    ),
) | st.text(max_size=60)


@settings(quick, max_examples=60)
@given(house=houses, option=st.sampled_from(["players", "min_bid", "pack", "x"]), value=scalars)
def test_no_house_is_a_fault(tmp_path_factory, house, option, value):
    async def all_questions() -> None:
        async with http(ROOM) as client:
            body: Any
            for address, body in (
                ("/api/house", {"house": house}),
                ("/api/house/change", {"house": house, "option": option, "value": value}),
                ("/api/house/toml", {"toml": house}),
                ("/api/house/toml", {"toml": f'game = "kaiser"\n[rules]\n{house}'}),
            ):
                content = json.dumps(body).encode()
                answer = await client.post(
                    address, content=content, headers={"content-type": "application/json"}
                )
                assert answer.status_code < 500, (address, body, answer.text)
                assert answer.status_code == 200 or answer.json()["refused"]["code"] != "internal"
            if house.isprintable():
                for address in ("/api/house.toml", "/api/rules", "/api/diff"):
                    answer = await client.get(address, params={"house": house, "other": house})
                    assert answer.status_code < 500, (address, house, answer.text)

    asyncio.run(all_questions())


ROOM = make_app(Store("sqlite+aiosqlite:///:memory:"))
"""A room for questions about houses, which need no store."""


def _no_fault(case: schemathesis.Case) -> None:
    answer = case.call()
    assert answer.status_code < 500 or answer.status_code == 507, (answer.status_code, answer.text)
    if answer.status_code >= 400:
        assert "refused" in answer.json()


SCHEMA = schemathesis.openapi.from_asgi("/openapi.json", ROOM)


@SCHEMA.parametrize()
@settings(quick, max_examples=12)
def test_no_request_is_a_fault(case: schemathesis.Case) -> None:
    _no_fault(case)


@pytest.mark.deep
@SCHEMA.parametrize()
@settings(quick, max_examples=300)
def test_no_request_is_a_fault_however_many_are_sent(case: schemathesis.Case) -> None:
    _no_fault(case)
