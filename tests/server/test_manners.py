"""What people ask of each other at a table: an act back, a moment's patience, another match, and what the host may do."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import replace
from random import Random

import pytest
from cardroom import (
    Inside,
    Person,
    acts_of,
    any_act,
    asked_in,
    go_on,
    http,
    lay,
    log_of,
    play_to_score,
    play_until,
    room_at,
    seated,
    until_closed,
)

from varaq.server.courtesies import GRACE, ClockRule, Grace

pytestmark = pytest.mark.anyio

HOUSE = "kaiser/standard;misdeal_no_honours=no"
SHORT = "bid_whist/standard;max_hands=1"


@contextlib.asynccontextmanager
async def together(app, table, seats):
    """People who have all said that they are ready."""
    async with contextlib.AsyncExitStack() as stack:
        people = {seat: await stack.enter_async_context(seated(app, table, seat)) for seat in seats}
        yield people


async def dealt(people):
    for person in people.values():
        await person.ask({"ready": True})
    for person in people.values():
        await person.settle()


def code(answers):
    (found,) = [answer["refused"]["code"] for answer in answers if "refused" in answer]
    return found


async def agree(person, table, app, **courtesies):
    assert not [a for a in await person.ask({"host": {"courtesies": courtesies}}) if "refused" in a]


# ---------------------------------------------------------------------- undo


async def test_an_act_comes_back_when_everybody_who_is_here_agrees(file, known_shuffle):
    async with room_at(file) as app:
        table = await lay(app, HOUSE, people=(0, 1, 2), dealer=3)
        async with together(app, table, (0, 1, 2)) as people:
            await dealt(people)
            known = people[0].bytes
            await people[0].do("call 7")
            await people[0].ask({"undo": True})
            assert people[0].seen["auction"] == [[0, "7"]]
            for other in (1, 2):
                await people[other].settle()
                assert people[other].company["undo_asked"] == {"seat": 0, "allowed": []}
            await people[1].ask({"allow": True})
            await people[0].settle()
            assert people[0].company["undo_asked"] == {"seat": 0, "allowed": [1]}
            await people[2].ask({"allow": True})
            await people[0].settle()
            assert people[0].bytes == known
            assert people[0].company["undo_asked"] is None
            assert code(await people[1].ask({"allow": True})) == "nothing_asked"


async def test_one_who_does_not_agree_ends_the_asking(file, known_shuffle):
    async with room_at(file) as app:
        table = await lay(app, HOUSE, people=(0, 1), dealer=3)
        async with together(app, table, (0, 1)) as people:
            await dealt(people)
            await people[0].do("call 7")
            await people[0].ask({"undo": True})
            assert code(await people[0].ask({"allow": True})) == "nothing_asked"
            told = await people[1].ask({"allow": False})
            assert {"undo_refused": {"seat": 0, "by": 1}} in told
            assert people[1].company["undo_asked"] is None
            assert people[1].seen["auction"] == [[0, "7"]]


async def test_who_is_away_has_no_say_in_an_undo(file, known_shuffle):
    async with room_at(file) as app:
        table = await lay(app, HOUSE, people=(0, 1), dealer=3)
        async with together(app, table, (0, 1)) as people:
            await dealt(people)
            await people[0].do("call 7")
        async with seated(app, table, 0) as person:
            assert "undone" in (await person.ask({"undo": True}))[0]


@pytest.mark.parametrize("grace", [Grace.USUAL, Grace.NEVER])
async def test_nobody_waits_for_ever_for_the_word_of_who_has_gone(file, known_shuffle, monkeypatch, grace):
    monkeypatch.setitem(GRACE, Grace.USUAL, 0.2)
    async with room_at(file) as app:
        table = await lay(app, HOUSE, people=(0, 1), dealer=3)
        async with seated(app, table, 0) as person:
            await person.ask({"host": {"courtesies": {"grace": grace}}})
            async with seated(app, table, 1) as other:
                await other.ask({"ready": True})
                await person.ask({"ready": True})
                await person.do("call 7")
                await person.ask({"undo": True})
                assert person.seen["auction"] == [[0, "7"]]
            await asyncio.sleep(0.5)
            assert [told for told in await person.settle() if "undone" in told]
        table = await lay(app, SHORT, people=(0, 1), id="table-2")
        async with seated(app, table, 0) as person:
            async with seated(app, table, 1) as other:
                dice = Random(4)
                while person.seen["phase"] != "over":
                    for one in (person, other):
                        await one.settle()
                        if one.seen["phase"] == "dealing":
                            await one.ask({"ready": True})
                        elif one.awaited:
                            await one.do(any_act(one.seen, dice))
                await person.ask({"again": True})
                assert person.company["votes"]
            assert await until_closed(person) == 4001
        async with seated(app, table, 0) as person:
            assert person.welcome["match"] == 2


async def test_until_the_next_act_means_until_another_person_has_acted(file, known_shuffle):
    async with room_at(file) as app:
        table = await lay(app, HOUSE, people=(0, 1), undo="next", dealer=3)
        async with together(app, table, (0, 1)) as people:
            await dealt(people)
            await people[0].do("call 7")
            assert "undone" in (await people[0].ask({"undo": True}))[0]
            await people[0].do("call 8")
            await people[1].settle()
            await people[1].do("call pass")
            assert code(await people[0].ask({"undo": True})) == "undo_too_late"


async def test_where_undo_is_free_nobody_is_asked(file, known_shuffle):
    async with room_at(file) as app:
        table = await lay(app, HOUSE, people=(0, 1), undo="free", dealer=3)
        async with together(app, table, (0, 1)) as people:
            await dealt(people)
            await people[0].do("call 7")
            await people[1].settle()
            await people[1].do("call pass")
            (told,) = [m for m in await people[0].ask({"undo": True}) if "undone" in m]
            assert told["undone"] == {"seat": 0}
            assert told["seen"]["auction"] == []


async def test_nothing_is_taken_back_when_the_deal_is_over_and_its_cards_are_open(file, known_shuffle):
    async with room_at(file) as app, http(app) as client:
        table = await lay(app, HOUSE, undo="free")
        async with seated(app, table) as person:
            await play_to_score(person, Random(3))
            address = f"/api/tables/{table.id}/matches/1/record"
            record = (await client.get(address, headers={"x-varaq-key": table.keys[0]})).text
            assert "- deal " in record
            before = await log_of(app, table.id)
            assert code(await person.ask({"undo": True})) == "deal_is_over"
            assert await log_of(app, table.id) == before


# ---------------------------------------------------------------------- one moment please


async def test_computer_players_wait_for_who_asks_for_a_moment(file, known_shuffle):
    async with room_at(file) as app:
        table = await lay(app, HOUSE, people=(0, 2), dealer=0)
        async with together(app, table, (0, 2)) as people:
            await people[2].ask({"hold": True})
            await dealt(people)
            assert people[0].seen["awaited"] == [1]
            assert people[0].company["seats"][2]["hold"]
            await people[2].ask({"hold": False})
            await people[0].settle()
            assert people[0].seen["awaited"] == [2]


async def test_a_moment_ends_with_the_act_of_who_asked_for_it_or_with_their_going(file, known_shuffle):
    async with room_at(file) as app:
        table = await lay(app, HOUSE, people=(0, 2), dealer=1)
        async with together(app, table, (0, 2)) as people:
            await dealt(people)
            await people[2].ask({"hold": True})
            await people[2].do("call pass")
            await people[0].settle()
            assert not people[0].company["seats"][2]["hold"]
            assert people[0].seen["awaited"] == [0]
    async with room_at(file) as app:
        table = await lay(app, HOUSE, people=(0, 2), dealer=0, id="table-2")
        async with seated(app, table, 0) as person:
            async with seated(app, table, 2) as other:
                await other.ask({"hold": True})
                await other.ask({"ready": True})
                await person.ask({"ready": True})
                assert person.seen["awaited"] == [1]
            await asyncio.sleep(0.1)
            await person.settle()
            assert person.seen["awaited"] == [2]


async def test_a_hand_is_raised_and_lowered_for_all_to_see(file, known_shuffle):
    async with room_at(file) as app:
        table = await lay(app, HOUSE, people=(0, 2))
        async with together(app, table, (0, 2)) as people:
            for up in (True, False):
                await people[0].ask({"hand": up})
                await people[2].settle()
                assert people[2].company["seats"][0]["hand"] is up


# ---------------------------------------------------------------------- talk


async def test_free_words_are_heard_where_the_host_allows_them(file, known_shuffle):
    async with room_at(file) as app:
        table = await lay(app, HOUSE, people=(0, 2))
        async with together(app, table, (0, 2)) as people:
            assert "hello" in people[0].welcome["phrases"]
            assert {"said": {"seat": 2, "phrase": "hello"}} in await people[2].ask({"say": "hello"})
            assert code(await people[2].ask({"say": "tea is ready"})) == "no_such_phrase"
            await agree(people[0], table, app, chat="free")
            await people[2].settle()
            assert people[2].company["courtesies"]["chat"] == "free"
            said = {"said": {"seat": 2, "text": "tea is ready"}}
            assert said in await people[2].ask({"say": "tea is ready"})
            assert said in await people[0].settle()


# ---------------------------------------------------------------------- the host


async def test_only_the_host_has_the_hosts_tools(file, known_shuffle):
    async with room_at(file) as app:
        table = await lay(app, HOUSE, people=(0, 2))
        async with together(app, table, (0, 2)) as people:
            for wish in ({"lock": True}, {"swap": [0, 1]}, {"remove": 0}, {"courtesies": {"chat": "free"}}):
                before = await log_of(app, table.id)
                assert code(await people[2].ask({"host": wish})) == "not_host"
                assert await log_of(app, table.id) == before
            await people[0].ask({"host": {"to": 2}})
            await people[2].settle()
            assert [seat["host"] for seat in people[2].company["seats"]] == [False, False, True, False]
            assert code(await people[0].ask({"host": {"lock": True}})) == "not_host"


async def test_the_host_removes_a_guest_and_locks_the_door(file, known_shuffle):
    async with room_at(file) as app, http(app) as client:
        table = await lay(app, HOUSE, people=(0, 2))
        async with together(app, table, (0, 2)) as people:
            assert code(await people[0].ask({"host": {"remove": 0}})) == "no_such_seat"
            assert code(await people[0].ask({"host": {"remove": 1}})) == "no_such_seat"
            assert code(await people[0].ask({"host": {"remove": 7}})) == "no_such_seat"
            await people[0].ask({"host": {"remove": 2}})
            assert people[0].company["seats"][2]["kind"] == "computer"
            await people[0].ask({"host": {"lock": True}})
            answer = await client.post(f"/api/tables/{table.id}/seats", json={"name": "Zahra"})
            assert answer.json()["refused"]["code"] == "table_locked"
            await people[0].ask({"host": {"lock": False}})
            answer = await client.post(f"/api/tables/{table.id}/seats", json={"name": "Zahra"})
            assert answer.status_code == 200
        with pytest.raises(AssertionError, match="bad_key"):
            async with seated(app, table, 2):
                pass


async def test_who_was_removed_is_not_heard_any_more_though_the_line_has_not_ended(file, known_shuffle):
    async with room_at(file) as app:
        table = await lay(app, HOUSE, people=(0, 2), dealer=1)
        async with seated(app, table, 0) as host:
            slow = Person(Inside(app, table.id))
            await slow.say({"hello": {"key": table.keys[2]}})
            await slow.next()
            await slow.say({"ready": True})
            await host.ask({"ready": True})
            assert host.seen["awaited"] == [2]
            slow.wire.blocked.clear()  # takes nothing in, so that the room cannot end the line
            await host.ask({"hold": True})
            await host.ask({"host": {"remove": 2}})
            before = await log_of(app, table.id)
            for message in ({"at": host.at, "do": "call pass"}, {"hand": True}, {"host": {"lock": True}}):
                await slow.say(message)
            await asyncio.sleep(0.2)
            assert await log_of(app, table.id) == before
            slow.wire.blocked.set()
            await until_closed(slow)
            await slow.wire.close()


async def test_seats_are_swapped_between_deals_and_never_in_the_middle_of_one(file, known_shuffle):
    async with room_at(file) as app:
        table = await lay(app, HOUSE, people=(0, 2), dealer=3)
        async with together(app, table, (0, 2)) as people:
            await people[0].say({"host": {"swap": [0, 1]}})
        async with seated(app, table, 0) as host:
            assert host.welcome["seat"] == 1
            assert host.company == {} or host.company["seats"][1]["name"] == "P0"
            async with seated(app, table, 2) as other:
                await other.ask({"ready": True})
                await host.ask({"ready": True})
                await host.settle()
                assert host.seen["hand"]
                hand = host.seen["hand"]
                assert code(await host.ask({"host": {"swap": [0, 1]}})) == "between_deals"
                assert host.seen["hand"] == hand


async def test_a_wish_of_the_host_is_one_thing_at_a_time(file, known_shuffle):
    async with room_at(file) as app:
        table = await lay(app, HOUSE, people=(0, 2))
        async with seated(app, table) as host:
            for wish in ({}, {"lock": True, "remove": 2}, {"courtesies": {"undo": "always"}}, {"swap": [1]}):
                assert code(await host.ask({"host": wish})) == "bad_request"


# ---------------------------------------------------------------------- what is played next


async def test_people_vote_for_the_next_house_and_sit_one_seat_further_on(file, known_shuffle):
    async with room_at(file) as app:
        table = await lay(app, SHORT, people=(0, 2))
        async with together(app, table, (0, 2)) as people:
            dice = Random(4)
            for _ in range(400):
                for person in people.values():
                    await person.settle()
                    if person.seen["phase"] == "dealing":
                        await person.ask({"ready": True})
                    elif person.awaited:
                        await person.do(any_act(person.seen, dice))
                if people[0].seen["phase"] == "over":
                    break
            assert code(await people[0].ask({"vote": {"house": "kaiser/nowhere"}})) == "bad_request"
            wish = {"vote": {"house": "kaiser/three_player", "turn": 1}}
            await people[0].ask(wish)
            await people[2].settle()
            assert people[2].company["votes"] == [{**wish["vote"], "seats": [0]}]
            await people[2].ask({"vote": {"house": SHORT}})
            assert len(people[2].company["votes"]) == 2
            await people[2].say(wish)
            await until_closed(people[2])
        async with seated(app, table, 0) as one, seated(app, table, 2) as two:
            assert one.welcome["house"] == "kaiser/three_player"
            assert (one.welcome["seat"], two.welcome["seat"]) == (1, 0)
            assert one.welcome["match"] == 2
            assert len(one.welcome["seats"]) == 3
            await one.ask({"ready": True})
            await two.ask({"ready": True})
            await one.settle()
            assert len(one.seen["hand"]) == len(two.seen["hand"]) > 0


# ---------------------------------------------------------------------- clocks


async def test_a_strict_clock_makes_the_act_for_who_has_used_up_all_time(file, known_shuffle, monkeypatch):
    async with room_at(file) as app:
        table = await lay(app, HOUSE, people=(0,), level="rulebook", dealer=3)
        async with seated(app, table) as person:
            await agree(person, table, app, clock={"kind": "strict", "seconds": 10, "extra": 0})
            laid = app.state.room.tables[table.id]
            short = ClockRule(laid.courtesies.clock.kind, 0, 0)
            laid.course.courtesies = replace(laid.courtesies, clock=short)
            await person.ask({"ready": True})
            for _ in range(100):
                await asyncio.sleep(0.05)
                await person.settle()
                if len(person.seen["auction"]) or person.seen["sheet"]:
                    break
            made = [act for act in await acts_of(app, table.id) if act.seat == 0]
            assert made[0].by == "rulebook clock"
            assert '"clock":{"seats":[0]' in "".join(person.heard)


async def test_a_gentle_clock_is_shown_and_does_nothing(file, known_shuffle):
    async with room_at(file) as app:
        table = await lay(app, HOUSE, people=(0,), dealer=3)
        async with seated(app, table) as person:
            await agree(person, table, app, clock={"kind": "gentle", "seconds": 10, "extra": 0})
            laid = app.state.room.tables[table.id]
            short = ClockRule(laid.courtesies.clock.kind, 0, 0)
            laid.course.courtesies = replace(laid.courtesies, clock=short)
            await person.ask({"ready": True})
            await asyncio.sleep(0.3)
            await person.settle()
            assert person.awaited
            assert '"clock":{"seats":[0]' in "".join(person.heard)


async def test_no_clock_runs_where_none_was_agreed_on(file, known_shuffle):
    async with room_at(file) as app:
        table = await lay(app, HOUSE)
        async with seated(app, table) as person:
            await play_to_score(person, Random(2))
            assert '"clock":{' not in "".join(person.heard[1:]).replace('"clock":{"kind"', "")


# ---------------------------------------------------------------------- while you were away


async def test_who_comes_back_is_told_what_was_done_for_them(file, known_shuffle, monkeypatch):
    monkeypatch.setitem(GRACE, Grace.USUAL, 0.1)
    async with room_at(file) as app:
        table = await lay(app, HOUSE, people=(0, 2), dealer=1)
        async with seated(app, table, 0) as host:
            async with seated(app, table, 2) as guest:
                await guest.ask({"ready": True})
                await host.ask({"ready": True})
                assert guest.welcome["meanwhile"] == []
            await asyncio.sleep(0.4)
            await host.settle()
            assert host.seen["auction"][0][0] == 2
            made = [act for act in await acts_of(app, table.id) if act.seat == 2]
            assert {act.by for act in made} == {"rulebook away"}
            async with seated(app, table, 2) as guest:
                assert guest.welcome["meanwhile"] == [act.text for act in made]
                await play_until(host, Random(1), asked_in("auction"))
                await guest.settle()
                if guest.awaited:
                    await guest.do(any_act(guest.seen, Random(1)))
                    async with seated(app, table, 2) as again:
                        assert again.welcome["meanwhile"] == []
            await go_on(host, Random(1))
