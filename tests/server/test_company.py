"""Relatives at one table: they come by a link, wait for a seat, go away, and the match goes on."""

import asyncio
import contextlib
from dataclasses import dataclass
from random import Random

import pytest
from cardroom import (
    Inside,
    any_act,
    greeted,
    http,
    lay,
    log_of,
    play_to_score,
    room_at,
    seated,
    until_closed,
)
from hypothesis import given, settings
from hypothesis import strategies as st

from varaq.errors import Refused
from varaq.server.company import BYSTANDER, COMPUTER, MOST_WAITING, PERSON, Company, Member
from varaq.server.courtesies import GRACE, Grace
from varaq.server.seatkeys import locked

pytestmark = pytest.mark.anyio

QUICK = "kaiser/standard;misdeal_no_honours=no"


@dataclass
class Guest:
    """What the room gave to somebody who came by the link."""

    seat: int | None
    key: str


async def join(app, table, name="Zahra", **wish):
    async with http(app) as client:
        answer = await client.post(f"/api/tables/{table.id}/seats", json={"name": name, **wish})
    assert answer.status_code == 200, answer.text
    return Guest(**answer.json())


def sitting(app, table, guest):
    return greeted(Inside(app, table.id), guest.key)


async def test_a_guest_sits_down_opposite_the_host_first_and_all_hear_of_it(file, known_shuffle):
    async with room_at(file) as app:
        table = await lay(app, QUICK)
        async with seated(app, table) as host:
            guest = await join(app, table)
            assert guest.seat == 2
            await host.settle()
            shown = {"name": "Zahra", "kind": "person", "here": False, "stood_in": False, "host": False}
            assert shown.items() <= host.company["seats"][2].items()
            async with sitting(app, table, guest) as person:
                assert person.welcome["seat"] == 2
                await host.settle()
                assert host.company["seats"][2]["here"]


async def test_what_a_guest_is_shown_before_sitting_down_holds_no_secret(file, known_shuffle):
    async with room_at(file) as app, http(app) as client:
        table = await lay(app, QUICK)
        card = (await client.get(f"/api/tables/{table.id}")).json()
        assert card["house"] == QUICK
        assert [seat["name"] for seat in card["seats"]] == ["P0", "C1", "C2", "C3"]
        assert table.row.seats[0]["lock"] not in str(card)
        assert (await client.get("/api/tables/nowhere")).status_code == 404


async def test_the_first_dealer_is_known_before_the_first_deal_and_deals(file, known_shuffle):
    async with room_at(file) as app, http(app) as client:
        for house in ("bid_whist/standard", "styrivolt/kvivik;first_dealer=3", "kaiser/standard"):
            made = (await client.post("/api/tables", json={"house": house, "name": "Nahid"})).json()
            async with greeted(Inside(app, made["table"]), made["key"]) as person:
                drawn = person.welcome["drawn"]["dealer"]
                assert person.seen["dealer"] == drawn
                assert house.partition("first_dealer=")[2] in ("", str(drawn))
                await person.ask({"ready": True})
                assert person.seen["dealer"] == drawn


async def test_a_seat_can_be_asked_for_and_is_refused_when_it_is_taken(file, known_shuffle):
    async with room_at(file) as app, http(app) as client:
        table = await lay(app, QUICK)
        assert (await join(app, table, seat=3)).seat == 3
        answer = await client.post(f"/api/tables/{table.id}/seats", json={"name": "Omid", "seat": 3})
        assert answer.json()["refused"]["code"] == "seat_taken"


async def test_who_finds_no_seat_waits_and_sees_what_all_may_see(file, known_shuffle):
    async with room_at(file) as app:
        table = await lay(app, QUICK, people=(0, 1, 2, 3))
        guest = await join(app, table)
        assert guest.seat is None
        async with sitting(app, table, guest) as waiting, contextlib.AsyncExitStack() as stack:
            people = [await stack.enter_async_context(seated(app, table, seat)) for seat in range(4)]
            assert waiting.welcome["seat"] is None
            for person in people:
                await person.ask({"ready": True})
            await waiting.settle()
            assert waiting.seen["phase"] == "auction"
            assert waiting.seen["hand"] == waiting.seen["legal"] == []
            for message in (
                {"at": waiting.at, "do": "call pass"},
                {"ready": True},
                {"hint": True},
                {"again": True},
            ):
                (answer,) = await waiting.ask(message)
                assert answer["refused"]["code"] == "not_seated"


async def test_no_more_people_wait_than_the_room_has_chairs(file, known_shuffle):
    async with room_at(file) as app, http(app) as client:
        table = await lay(app, QUICK, people=(0, 1, 2, 3))
        for turn in range(MOST_WAITING):
            await join(app, table, f"G{turn}")
        answer = await client.post(f"/api/tables/{table.id}/seats", json={"name": "Late"})
        assert answer.json()["refused"]["code"] == "table_full"


async def test_a_seat_that_is_left_goes_to_who_has_waited_longest_else_to_a_computer_player(
    file, known_shuffle
):
    async with room_at(file) as app:
        table = await lay(app, QUICK, people=(0, 1, 2, 3))
        first, second = await join(app, table, "First"), await join(app, table, "Second")
        async with seated(app, table) as host:
            for leaver, comes in ((1, "First"), (3, "Second")):
                async with seated(app, table, leaver) as person:
                    await person.say({"leave": True})
                    await until_closed(person)
                await host.settle()
                assert host.company["seats"][leaver]["name"] == comes
            async with sitting(app, table, first) as person:
                assert person.welcome["seat"] == 1
            async with seated(app, table, 2) as person:
                await person.say({"leave": True})
                await until_closed(person)
            await host.settle()
            assert host.company["seats"][2]["kind"] == "computer"
            async with sitting(app, table, second) as person:
                assert person.welcome["seat"] == 3
        async with greeted(Inside(app, table.id), first.key) as person:
            assert person.welcome["seat"] == 1
        with pytest.raises(AssertionError, match="bad_key"):
            async with seated(app, table, 2):
                pass


async def test_the_last_person_cannot_leave_the_table_to_nobody(file, known_shuffle):
    async with room_at(file) as app:
        table = await lay(app, QUICK)
        async with seated(app, table) as host:
            (answer,) = await host.ask({"leave": True})
            assert answer["refused"]["code"] == "last_to_leave"


async def test_a_computer_player_sits_in_for_who_stays_away_and_gives_the_seat_back(
    file, known_shuffle, monkeypatch
):
    monkeypatch.setitem(GRACE, Grace.USUAL, 0.2)
    async with room_at(file) as app:
        table = await lay(app, QUICK, people=(0, 2))
        async with seated(app, table) as host:
            async with seated(app, table, 2) as guest:
                await guest.ask({"ready": True})
            await asyncio.sleep(0.5)
            await host.settle()
            assert host.company["seats"][2]["stood_in"]
            await play_to_score(host, Random(3))
            async with seated(app, table, 2) as guest:
                await host.settle()
                assert not host.company["seats"][2]["stood_in"]
                assert guest.seen["sheet"] == host.seen["sheet"]
                assert all(entry.seat in (None, 0, 1, 2, 3) for entry in await log_of(app, table.id))


async def test_a_seat_waits_as_long_as_the_table_agrees(file, known_shuffle, monkeypatch):
    monkeypatch.setitem(GRACE, Grace.USUAL, 0.1)
    monkeypatch.setitem(GRACE, Grace.SHORT, 0.5)
    async with room_at(file) as app:
        table = await lay(app, QUICK, people=(0, 2))
        async with seated(app, table) as host:
            await host.ask({"host": {"courtesies": {"grace": "never"}}})
            await host.ask({"ready": True})
            await asyncio.sleep(0.3)
            await host.settle()
            assert not host.company["seats"][2]["stood_in"]
            assert host.company["courtesies"]["grace"] == "never"
            assert host.seen["phase"] == "dealing"
            await host.ask({"host": {"courtesies": {"grace": "short"}}})
            await asyncio.sleep(0.5)
            await host.settle()
            assert host.company["seats"][2]["stood_in"]
            assert host.seen["phase"] != "dealing"


async def test_a_guest_who_never_opens_the_table_is_stood_in_for_too(file, known_shuffle, monkeypatch):
    monkeypatch.setitem(GRACE, Grace.USUAL, 0.4)
    async with room_at(file) as app:
        table = await lay(app, QUICK)
        async with seated(app, table) as host:
            await asyncio.sleep(0.6)  # the table is older than the grace
            await join(app, table)
            await host.settle()
            assert not host.company["seats"][2]["stood_in"]
            await host.ask({"ready": True})
            assert host.seen["phase"] == "dealing"
            await asyncio.sleep(0.8)
            await host.settle()
            assert host.company["seats"][2]["stood_in"]
            await play_to_score(host, Random(3))


async def test_who_does_not_come_back_after_a_restart_is_stood_in_for(file, known_shuffle, monkeypatch):
    monkeypatch.setitem(GRACE, Grace.USUAL, 0.3)
    async with room_at(file) as app:
        table = await lay(app, QUICK, people=(0, 2))
    async with room_at(file) as app, seated(app, table) as host:
        await host.ask({"ready": True})
        assert host.seen["phase"] == "dealing"
        await asyncio.sleep(0.7)
        await host.settle()
        assert host.seen["phase"] == "auction"


async def test_before_the_grace_is_over_nobody_plays_for_who_is_away(file, known_shuffle):
    async with room_at(file) as app:
        table = await lay(app, QUICK, people=(0, 2), dealer=1)
        async with seated(app, table) as host:
            async with seated(app, table, 2) as guest:
                await guest.ask({"ready": True})
                await host.ask({"ready": True})
            await host.settle()
            assert host.seen["awaited"] == [2]


async def _to_the_end(people):
    dice = Random(4)
    for _ in range(6000):
        for person in people:
            await person.settle()
            if person.seen["phase"] == "over":
                return
            if person.seen["phase"] == "dealing":
                await person.ask({"ready": True})
            elif person.awaited:
                await person.do(any_act(person.seen, dice))
    raise AssertionError("the match did not end")


async def test_the_next_match_is_played_at_the_same_table_by_the_same_people(file, known_shuffle):
    async with room_at(file) as app:
        table = await lay(app, "bid_whist/standard;max_hands=1")
        guest = await join(app, table)
        async with seated(app, table) as host, sitting(app, table, guest) as other:
            (refused,) = await host.ask({"again": True})
            assert refused["refused"]["code"] == "not_now"
            await _to_the_end((host, other))
            await host.say({"again": True})
            await host.settle()
            await other.settle()
            wish = {"house": "bid_whist/standard;max_hands=1", "turn": 0, "seats": [0]}
            assert other.company["votes"] == [wish]
            await other.say({"again": True})
            closed = await until_closed(other)
            assert closed == 4001
        # The room is made afresh from its log: the second match stands there too.
    async with room_at(file) as app, seated(app, table) as host, sitting(app, table, guest) as other:
        assert host.seen["phase"] == "dealing"
        assert host.seen["sheet"] == []
        assert other.welcome["seat"] == 2
        await host.ask({"ready": True})
        await other.ask({"ready": True})
        await host.settle()
        assert host.seen["deal"] == 1
        assert len(host.seen["hand"]) == 12


async def test_rise_and_fly_the_losers_make_room_for_the_next_pair(file, known_shuffle):
    house = "bid_whist/rise_and_fly;max_hands=1;set_limit=0"
    async with room_at(file) as app:
        table = await lay(app, house, people=(0, 1, 2, 3))
        pair = [await join(app, table, name) for name in ("Next", "Nexter")]
        async with contextlib.AsyncExitStack() as stack:
            people = [await stack.enter_async_context(seated(app, table, seat)) for seat in range(4)]
            await _to_the_end(people)
            leave = people[0].seen["result"]["leave"]
            assert leave in ([0, 2], [1, 3])
            for person in people:
                await person.say({"again": True})
            await until_closed(people[0])
        async with contextlib.AsyncExitStack() as stack:
            came = [await stack.enter_async_context(sitting(app, table, guest)) for guest in pair]
            assert [person.welcome["seat"] for person in came] == leave
            went = [await stack.enter_async_context(seated(app, table, seat)) for seat in leave]
            assert [person.welcome["seat"] for person in went] == [None, None]
            assert came[0].welcome["waiting"] == [f"P{seat}" for seat in leave]
            stayed = await stack.enter_async_context(seated(app, table, 1 - leave[0]))
            assert stayed.welcome["seat"] == 1 - leave[0]


async def test_who_waits_alone_plays_with_a_computer_player_and_not_with_who_has_just_lost(
    file, known_shuffle
):
    house = "bid_whist/rise_and_fly;max_hands=1;set_limit=0"
    async with room_at(file) as app:
        table = await lay(app, house, people=(0, 1, 2, 3))
        single = await join(app, table, "Next")
        async with contextlib.AsyncExitStack() as stack:
            people = [await stack.enter_async_context(seated(app, table, seat)) for seat in range(4)]
            await _to_the_end(people)
            leave = people[0].seen["result"]["leave"]
            for person in people:
                await person.say({"again": True})
            await until_closed(people[0])
        async with sitting(app, table, single) as person:
            assert person.welcome["seat"] == leave[0]
            assert person.welcome["seats"][leave[1]]["kind"] == "computer"
            assert person.welcome["waiting"] == [f"P{seat}" for seat in leave]


# ---------------------------------------------------------------------- the company by itself


def person(n):
    return Member(f"P{n}", PERSON, locked(f"key {n}"))


STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("join"), st.one_of(st.none(), st.integers(0, 3))),
        st.tuples(st.just("leave"), st.integers(0, 3)),
        st.tuples(st.just("again"), st.sampled_from(([0, 2], [1, 3], []))),
    ),
    max_size=40,
)


@given(STEPS)
@settings(max_examples=200, deadline=None)
def test_whoever_comes_and_goes_nobody_is_lost_and_nobody_sits_twice(steps):
    company = Company((person(0), *(Member(f"C{n}", COMPUTER) for n in (1, 2, 3))))
    there, count = {0}, 0
    for what, which in steps:
        if what == "join":
            count += 1
            try:
                company, _ = company.joined(person(count), which, range(4))
            except Refused:
                continue
            there.add(count)
        elif what == "leave":
            if len(company.people) > 1 and company.seats[which].is_person:
                there.discard(int(company.seats[which].name[1:]))
                company = company.left(which, company.computer((), "rulebook"))
        else:
            computers = [Member("X", COMPUTER), Member("Y", COMPUTER)]
            company = company.after_match(which, computers)
        people = [m for m in (*company.seats, *company.waiting) if m.is_person]
        assert sorted(int(m.name[1:]) for m in people) == sorted(there)
        assert len(company.seats) == 4
        for n in there:
            assert company.place_of(f"key {n}") is not None
        assert company.place_of("no key") is None
        assert Company.of(**company.as_data()) == company
        # Nobody waits while a computer player has a seat, save the pair that has just stood up.
        if company.waiting and what != "again":
            assert company.place_of(f"key {company.waiting[0].name[1:]}") == BYSTANDER
