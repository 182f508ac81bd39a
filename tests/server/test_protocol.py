"""What a seat may say, what it is answered, and that a refusal changes nothing."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest
from cardroom import (
    Closed,
    Inside,
    Laid,
    Person,
    acts_of,
    any_act,
    asked_in,
    go_on,
    lay,
    log_of,
    play_until,
    room_at,
    seated,
)
from fastapi import FastAPI

from varaq.server import socket
from varaq.server.wire import LONGEST_MESSAGE

pytestmark = pytest.mark.anyio


@contextlib.asynccontextmanager
async def nothing_changes(app: FastAPI, table: Laid, person: Person) -> AsyncIterator[None]:
    """Neither the log in the store nor what the seat knows, here and on another device."""
    log, known, at = await log_of(app, table.id), person.bytes, person.at
    yield
    assert await log_of(app, table.id) == log
    assert (person.bytes, person.at) == (known, at)
    async with seated(app, table) as other:
        assert (other.bytes, other.at) == (known, at)


def refusal(answers: list[dict[str, Any]]) -> dict[str, Any]:
    """The one refusal that was the whole answer."""
    assert len(answers) == 1, answers
    assert set(answers[0]) <= {"refused", "at", "seen"}, answers
    refused: dict[str, Any] = answers[0]["refused"]
    assert set(refused) == {"code", "clause", "facts"}
    return refused


async def turned_away(app: FastAPI, table: str, *first: str | bytes) -> tuple[str | None, int]:
    """The refusal of a connection that begins with these messages, and the code it is closed with."""
    line = Inside(app, table)
    for message in first:
        await line.send(message)
    code = None
    try:
        code = json.loads(await line.receive())["refused"]["code"]
        await line.receive()
    except Closed as closed:
        return code, closed.code
    raise AssertionError("the line is still open")


# ---------------------------------------------------------------------- who is let in


async def test_only_the_key_of_a_seat_at_this_table_opens_it(file):
    async with room_at(file) as app:
        table, other = await lay(app), await lay(app, id="table-2")
        for hello in (
            {"hello": {"key": "wrong"}},
            {"hello": {"key": ""}},
            {"hello": {"key": other.keys[0]}},
            {"hello": {"key": table.keys[0] + " "}},
            {"hello": {"key": table.row.seats[0]["lock"]}},
            {"ping": 1},
            {"at": 0, "do": "play AS"},
            {"ready": True},
            {},
        ):
            assert await turned_away(app, table.id, json.dumps(hello)) == ("bad_key", 4403)


@pytest.mark.parametrize(
    "hello",
    [
        '{"hello": {}}',
        '{"hello": {"key": 7}}',
        '{"hello": {"key": null}}',
        '{"hello": {"key": "a", "seat": 0}}',
        '{"hello": "key"}',
        json.dumps({"hello": {"key": "k" * 65}}),
        "[]",
        "7",
        '"hello"',
        '{"hello": {"key": "\\ud800"}}',
    ],
)
async def test_a_hello_of_the_wrong_shape_is_refused_and_the_line_is_closed(file, hello):
    async with room_at(file) as app:
        table = await lay(app)
        assert await turned_away(app, table.id, hello) == ("bad_request", 4403)


async def test_a_hello_that_cannot_be_read_is_refused_and_the_line_is_closed(file):
    async with room_at(file) as app:
        table = await lay(app)
        for hello in ("", "{", "hello", b"\x00\xff", b'{"hello": {"key": "k"}}', "[" * 1000):
            assert await turned_away(app, table.id, hello) == ("not_json", 4403)
        assert await turned_away(app, table.id, "x" * (LONGEST_MESSAGE + 1)) == ("too_large", 4403)


async def test_a_table_that_does_not_exist_lets_nobody_in(file):
    async with room_at(file) as app:
        hello = json.dumps({"hello": {"key": "k"}})
        for name in ("nowhere", "..", "table-1%00", "x" * 500, "جدول"):
            assert await turned_away(app, name, hello) == ("no_such_table", 4403)


async def test_whoever_does_not_say_who_he_is_in_time_is_shown_out(file, monkeypatch):
    monkeypatch.setattr(socket, "HELLO_WITHIN", 0.05)
    async with room_at(file) as app:
        table = await lay(app)
        line = Inside(app, table.id)
        with pytest.raises(Closed) as closed:
            await line.receive()
        assert closed.value.code == 4408
        assert not app.state.room.tables


async def test_whoever_is_turned_away_leaves_no_table_in_memory(file):
    async with room_at(file) as app:
        table = await lay(app)
        await turned_away(app, table.id, '{"hello": {"key": "wrong"}}')
        line = Inside(app, table.id)
        await line.close()
        assert not app.state.room.tables


async def test_a_key_opens_the_same_seat_on_two_devices_at_once(file, known_shuffle):
    async with room_at(file) as app:
        table = await lay(app)
        async with seated(app, table) as one, seated(app, table) as two:
            await play_until(one, Random(1), asked_in("play"))
            await two.settle()
            assert two.bytes == one.bytes
            assert two.heard[1:] == one.heard[1:]


# ---------------------------------------------------------------------- shape and size


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("", "not_json"),
        ("{", "not_json"),
        ("ready", "not_json"),
        ("[" * LONGEST_MESSAGE, "not_json"),
        (b'{"ping": 1}', "not_json"),
        (b"", "not_json"),
        ('{"ping": 1' + "0" * 1000 + "}", None),
        ("{}", "bad_request"),
        ("null", "bad_request"),
        ("[1, 2]", "bad_request"),
        ('{"ping": "1"}', "bad_request"),
        ('{"ping": true}', "bad_request"),
        ('{"ping": NaN}', "bad_request"),
        ('{"ping": 1e999}', "bad_request"),
        ('{"ready": 1}', "bad_request"),
        ('{"ready": "true"}', "bad_request"),
        ('{"ready": false}', "bad_request"),
        ('{"undo": null}', "bad_request"),
        ('{"do": "keep"}', "bad_request"),
        ('{"at": 1}', "bad_request"),
        ('{"at": -1, "do": "keep"}', "bad_request"),
        ('{"at": 1.5, "do": "keep"}', "bad_request"),
        ('{"at": "1", "do": "keep"}', "bad_request"),
        ('{"at": 1, "do": ["keep"]}', "bad_request"),
        ('{"at": 1, "do": "\\ud800"}', "bad_request"),
        ('{"ping": 1, "colour": "red"}', "bad_request"),
        ('{"\\ud800": 1}', "bad_request"),
        ('{"\\u202egnip": 1}', "bad_request"),
        ('{"seat": 1, "at": 1, "do": "keep"}', "bad_request"),
        ("x" * (LONGEST_MESSAGE + 1), "too_large"),
        ('{"ping": 1}' + " " * LONGEST_MESSAGE, "too_large"),
        ("ي" * (LONGEST_MESSAGE + 1), "too_large"),
    ],
)
async def test_a_message_of_no_known_shape_is_refused_and_the_line_stays(file, known_shuffle, said, code):
    async with room_at(file) as app:
        table = await lay(app)
        async with seated(app, table) as person:
            await play_until(person, Random(1), asked_in("auction"))
            async with nothing_changes(app, table, person):
                answers = await person.ask(said)
                if code is None:
                    assert list(answers[0]) == ["pong"]
                else:
                    assert refusal(answers)["code"] == code
            assert await go_on(person, Random(1))


async def test_the_longest_message_is_still_read(file):
    async with room_at(file) as app:
        table = await lay(app)
        async with seated(app, table) as person:
            text = '{"ping": 5}'
            assert await person.ask(text + " " * (LONGEST_MESSAGE - len(text))) == [{"pong": 5}]


async def test_whoever_talks_too_fast_is_told_so_and_may_go_on_a_moment_later(file, slow, monkeypatch):
    monkeypatch.setattr(socket, "BURST", 10.0)
    monkeypatch.setattr(socket, "PER_SECOND", 40.0)
    async with room_at(file) as app:
        table = await lay(app)
        async with seated(app, table) as person:
            for number in range(100, 140):
                await person.say({"ping": number})
            answers = [await person.next() for _ in range(40)]
            refused = [a["refused"]["code"] for a in answers if "refused" in a]
            assert refused
            assert set(refused) == {"too_fast"}
            assert [a["pong"] for a in answers if "pong" in a][:8] == list(range(100, 108))
            await asyncio.sleep(0.2)
            assert await person.ask({"ping": 7}) == [{"pong": 7}]
            assert await log_of(app, table.id) == []


# ---------------------------------------------------------------------- acts


@pytest.mark.parametrize(
    ("act", "code", "clause"),
    [
        ("", "unreadable", None),
        ("call ÄS", "unreadable", None),
        ("CALL 7", "unreadable", None),
        ("call  7", "unreadable", None),
        ("call\n7", "unreadable", None),
        ("call 7;drop", "unreadable", None),
        ("a" * 500, "unreadable", None),
        ("call 3", "no_such_bid", "KS-41"),
        ("call 13", "no_such_bid", "KS-41"),
        ("call", "no_such_bid", "KS-41"),
        ("call pass pass", "no_such_bid", "KS-41"),
        ("call 7LNT", "no_such_bid", "KS-41"),
        ("play AS", "not_now", "KS-68"),
        ("undo 1", "not_now", "KS-68"),
        ("deal AS KS", "not_now", "KS-68"),
        ("keep", "not_now", "KS-68"),
    ],
)
async def test_an_act_against_the_rules_is_refused_with_its_clause(file, known_shuffle, act, code, clause):
    async with room_at(file) as app:
        table = await lay(app)
        async with seated(app, table) as person:
            await play_until(person, Random(1), asked_in("auction"))
            async with nothing_changes(app, table, person):
                refused = refusal(await person.do(act))
                assert (refused["code"], refused["clause"]) == (code, clause)
            assert await go_on(person, Random(1))


async def test_a_bid_that_is_too_low_is_refused_with_its_clause(file, known_shuffle):
    async with room_at(file) as app:
        table = await lay(app)
        async with seated(app, table) as person:
            await play_until(
                person,
                Random(1),
                lambda seen: asked_in("auction")(seen) and any(call != "pass" for _, call in seen["auction"]),
            )
            closed = [f"call {n}" for n in range(6, 13) if f"call {n}" not in person.seen["legal"]]
            async with nothing_changes(app, table, person):
                assert refusal(await person.do(closed[0]))["code"] == "bid_too_low"


async def test_a_card_that_does_not_follow_suit_is_refused_with_its_clause(file, known_shuffle):
    def some_card_is_closed(seen: dict[str, Any]) -> bool:
        return asked_in("play")(seen) and len(seen["legal"]) < len(seen["hand"])

    async with room_at(file) as app:
        table = await lay(app)
        async with seated(app, table) as person:
            await play_until(person, Random(2), some_card_is_closed)
            closed = next(c for c in person.seen["hand"] if f"play {c}" not in person.seen["legal"])
            async with nothing_changes(app, table, person):
                refused = refusal(await person.do(f"play {closed}"))
                assert (refused["code"], refused["clause"]) == ("must_follow", "KS-71")
                foreign = next(
                    c
                    for c in ("AS", "KS", "QS", "AH", "KH", "QH", "AD", "KD")
                    if c not in person.seen["hand"]
                )
                assert refusal(await person.do(f"play {foreign}"))["code"] == "not_your_card"
                assert refusal(await person.do("play 2S"))["code"] == "no_such_card"
                assert refusal(await person.do("play ÄS"))["code"] == "unreadable"
            assert await go_on(person, Random(2))


async def test_an_act_out_of_turn_is_refused(file, known_shuffle):
    async with room_at(file) as app:
        table = await lay(app, people=(0, 1, 2, 3))
        async with contextlib.AsyncExitStack() as stack:
            seats = [await stack.enter_async_context(seated(app, table, seat)) for seat in range(4)]
            for person in seats:
                await person.ask({"ready": True})
            for person in seats:
                await person.settle()
            for person in seats:
                await person.do("keep")
            await seats[0].settle()
            assert seats[0].seen["phase"] == "auction"
            assert seats[0].seen["awaited"] == [1]
            async with nothing_changes(app, table, seats[0]):
                refused = refusal(await seats[0].do("call 7"))
                assert (refused["code"], refused["clause"]) == ("not_your_turn", "KS-40")
            for person in seats[1:]:
                assert not any("refused" in told for told in await person.settle())


async def test_an_act_made_on_an_old_view_is_not_made_and_gets_the_current_one(file, known_shuffle):
    async with room_at(file) as app:
        table = await lay(app)
        async with seated(app, table) as person:
            await play_until(person, Random(3), asked_in("play"))
            before = person.at
            await go_on(person, Random(3))
            await play_until(person, Random(3), asked_in("play"))
            async with nothing_changes(app, table, person):
                answers = await person.do(any_act(person.seen, Random(3)), at=before)
                assert refusal(answers)["code"] == "stale"
                assert answers[0]["at"] == person.at
                assert answers[0]["seen"]["legal"] == person.seen["legal"]


async def test_a_card_tapped_twice_is_played_once(file, known_shuffle):
    async with room_at(file) as app:
        table = await lay(app)
        async with seated(app, table) as person:
            await play_until(person, Random(3), asked_in("play"))
            act, at = any_act(person.seen, Random(3)), person.at
            await person.say({"at": at, "do": act})
            answers = await person.do(act, at=at)
            assert [a["refused"]["code"] for a in answers if "refused" in a] == ["stale"]
            assert [a.text for a in await log_of(app, table.id)].count(act) == 1


async def test_an_answer_to_a_question_put_to_all_is_not_stale_because_others_have_answered(
    file, known_shuffle
):
    async with room_at(file) as app:
        table = await lay(app, "kaiser/passing_kaiser;misdeal_no_honours=no", people=(0, 1, 2, 3))
        async with contextlib.AsyncExitStack() as stack:
            seats = [await stack.enter_async_context(seated(app, table, seat)) for seat in range(4)]
            for person in seats:
                await person.ask({"ready": True})
            for person in seats:
                await person.settle()
            at = seats[0].at
            assert {person.seen["phase"] for person in seats} == {"passing"}
            for person in seats:
                act = any_act(person.seen, Random(1))
                assert not any("refused" in a for a in await person.do(act, at=at))
            assert seats[3].seen["phase"] == "auction"


async def test_an_act_made_after_the_match_is_over_is_refused(file, known_shuffle):
    async with room_at(file) as app:
        table = await lay(app, "kaiser/standard;target=20;lose_at_minus=yes", undo=False)
        async with seated(app, table) as person:
            await play_until(person, Random(4), lambda seen: seen["phase"] == "over")
            async with nothing_changes(app, table, person):
                refused = refusal(await person.do("play AS"))
                assert (refused["code"], refused["clause"]) == ("match_over", None)
                assert refusal(await person.ask({"ready": True}))["code"] == "not_now"
                assert refusal(await person.ask({"hint": True}))["code"] == "not_your_turn"


# ---------------------------------------------------------------------- ready


async def test_the_next_deal_comes_only_when_it_is_due(file, known_shuffle):
    async with room_at(file) as app:
        table = await lay(app)
        async with seated(app, table) as person:
            await play_until(person, Random(1), asked_in("auction"))
            async with nothing_changes(app, table, person):
                assert refusal(await person.ask({"ready": True}))["code"] == "not_now"


async def test_the_next_deal_comes_when_all_people_are_ready(file, known_shuffle):
    async with room_at(file) as app:
        table = await lay(app, people=(0, 2))
        async with seated(app, table, 0) as one, seated(app, table, 2) as two:
            assert await one.ask({"ready": True}) == []
            assert await one.ask({"ready": True}) == []
            assert await acts_of(app, table.id) == []
            await two.ask({"ready": True})
            assert (await acts_of(app, table.id))[0].text.startswith("deal ")


# ---------------------------------------------------------------------- undo


async def test_undo_takes_back_my_last_act_and_what_came_after_it(file, known_shuffle):
    async with room_at(file) as app:
        table = await lay(app)
        async with seated(app, table) as person:
            await play_until(person, Random(5), asked_in("play"))
            known, at = person.bytes, person.at
            await go_on(person, Random(5))
            answers = await person.ask({"undo": True})
            assert [list(a) for a in answers] == [["undone", "at", "seen"]]
            assert answers[0]["undone"] == {"seat": 0}
            assert person.bytes == known
            assert person.at > at
            assert refusal(await person.do(person.seen["legal"][0], at=at))["code"] == "stale"
            await go_on(person, Random(6))
            await play_until(person, Random(6), lambda seen: len(seen["sheet"]) == 1)


async def test_undo_leads_back_step_by_step_to_my_first_act_and_never_across_the_deal(file, known_shuffle):
    async with room_at(file) as app:
        table = await lay(app, "kaiser/standard;misdeal_no_honours=no")
        async with seated(app, table) as person:
            for _ in range(2):
                mine = []
                await person.ask({"ready": True})
                sheet = len(person.seen["sheet"])
                while len(person.seen["hand"]) > 1:
                    mine.append(person.bytes)
                    await go_on(person, Random(len(mine)))
                assert len(mine) > 7
                while mine:
                    assert "undone" in (await person.ask({"undo": True}))[-1]
                    assert person.bytes == mine.pop()
                async with nothing_changes(app, table, person):
                    assert refusal(await person.ask({"undo": True}))["code"] == "nothing_to_undo"
                await play_until(person, Random(8), lambda seen, n=sheet: len(seen["sheet"]) > n)
                # Its cards are open now, in the record and by its secret.
                async with nothing_changes(app, table, person):
                    assert refusal(await person.ask({"undo": True}))["code"] == "deal_is_over"


async def test_what_was_answered_for_me_is_not_mine_to_take_back(file, known_shuffle):
    async with room_at(file) as app:
        table = await lay(app, "kaiser/standard")
        async with seated(app, table) as person:
            await play_until(person, Random(5), asked_in("auction"))
            assert "0 keep" in [f"{a.seat} {a.text}" for a in await log_of(app, table.id)]
            async with nothing_changes(app, table, person):
                assert refusal(await person.ask({"undo": True}))["code"] == "nothing_to_undo"


async def test_there_is_nothing_to_undo_before_the_first_deal(file):
    async with room_at(file) as app:
        table = await lay(app)
        async with seated(app, table) as person, nothing_changes(app, table, person):
            assert refusal(await person.ask({"undo": True}))["code"] == "nothing_to_undo"


@pytest.mark.parametrize(("people", "undo"), [((0,), False), ((0, 2), "never")])
async def test_undo_is_refused_where_the_table_has_none(file, known_shuffle, people, undo):
    async with room_at(file) as app:
        table = await lay(app, "kaiser/standard;misdeal_no_honours=no", people=people, undo=undo, dealer=3)
        async with contextlib.AsyncExitStack() as stack:
            seats = [await stack.enter_async_context(seated(app, table, seat)) for seat in people]
            for person in seats:
                await person.ask({"ready": True})
            await seats[0].settle()
            await seats[0].do("call 7")
            async with nothing_changes(app, table, seats[0]):
                assert refusal(await seats[0].ask({"undo": True}))["code"] == "undo_not_allowed"


async def test_an_undo_is_still_undone_after_a_restart(file, known_shuffle):
    async with room_at(file) as app:
        table = await lay(app)
        async with seated(app, table) as person:
            await play_until(person, Random(5), asked_in("play"))
            known = person.bytes
            await go_on(person, Random(5))
            await person.ask({"undo": True})
    async with room_at(file) as app, seated(app, table) as person:
        assert person.bytes == known


# ---------------------------------------------------------------------- hint and ping


async def test_a_hint_is_one_of_my_legal_acts_and_changes_nothing(file, known_shuffle):
    async with room_at(file) as app:
        table = await lay(app, "kaiser/saskatchewan_34")
        async with seated(app, table) as person:
            for _ in range(12):
                await play_until(person, Random(5), lambda seen: bool(seen["legal"] or seen["choose"]))
                async with nothing_changes(app, table, person):
                    (answer,) = await person.ask({"hint": True})
                    assert list(answer) == ["hint"]
                    assert [answer] == await person.ask({"hint": True})
                for act in (advice["act"] for advice in answer["hint"]):
                    if choose := person.seen["choose"]:
                        verb, *cards = act.split()
                        assert verb == choose["verb"]
                        assert len(cards) == choose["count"]
                        assert set(cards) <= set(choose["from"])
                    else:
                        assert act in person.seen["legal"]
                await person.do(answer["hint"][0]["act"])
                if person.seen["phase"] == "dealing":
                    break


async def test_a_hint_is_refused_where_the_table_has_none_or_it_is_not_my_turn(file, known_shuffle):
    async with room_at(file) as app:
        table = await lay(app, hints=False)
        async with seated(app, table) as person:
            await play_until(person, Random(5), asked_in("auction"))
            async with nothing_changes(app, table, person):
                assert refusal(await person.ask({"hint": True}))["code"] == "hints_not_allowed"
        table = await lay(app, id="table-2")
        async with seated(app, table) as person, nothing_changes(app, table, person):
            assert refusal(await person.ask({"hint": True}))["code"] == "not_your_turn"


async def test_a_ping_is_answered_with_its_number(file):
    async with room_at(file) as app:
        table = await lay(app)
        async with seated(app, table) as person:
            assert await person.ask({"ping": -77}) == [{"pong": -77}]


# ---------------------------------------------------------------------- the order of what is told


async def test_every_act_is_told_once_under_its_number_and_with_no_gap(file, known_shuffle):
    async with room_at(file) as app:
        table = await lay(app, "kaiser/saskatchewan_34_any")
        async with seated(app, table) as person:
            await play_until(person, Random(9), lambda seen: len(seen["sheet"]) == 2)
            told = [json.loads(text) for text in person.heard]
            assert [m["at"] for m in told if "events" in m] == list(range(1, person.at + 1))
            assert person.at == len(await acts_of(app, table.id))


async def test_a_message_that_waits_for_a_slow_line_says_what_held_when_it_was_told(file, known_shuffle):
    async with room_at(file) as app:
        table = await lay(app, "kaiser/standard;misdeal_no_honours=no")
        async with seated(app, table) as quick, seated(app, table) as slow_one:
            slow_one.wire.blocked.clear()  # type: ignore[attr-defined]
            await play_until(quick, Random(9), lambda seen: len(seen["sheet"]) == 1)
            slow_one.wire.blocked.set()  # type: ignore[attr-defined]
            await slow_one.settle()
            assert slow_one.heard[1:] == quick.heard[1:]
