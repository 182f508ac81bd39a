"""What is said for fun: all hear the same, nothing of it is kept, and no question is given away."""

import contextlib
import json
from random import Random

import pytest
from cardroom import any_act, go_on, lay, log_of, room_at, seated

from varaq.games.styrivolt.talk import PHRASES

pytestmark = pytest.mark.anyio

HOUSE = "styrivolt/kvivik"


def phrases_in(person):
    return [message["said"] for message in map(json.loads, person.heard) if "said" in message]


async def test_a_phrase_is_heard_by_everybody_and_kept_nowhere(file, known_shuffle):
    async with room_at(file) as app:
        table = await lay(app, HOUSE, people=(0, 1))
        async with seated(app, table, 0) as speaker, seated(app, table, 1) as other:
            assert speaker.welcome["phrases"][: len(PHRASES)] == list(PHRASES)
            before = await log_of(app, table.id)
            said = {"seat": 0, "phrase": "well_led"}
            assert await speaker.ask({"say": "well_led"}) == [{"said": said}]
            assert {"said": said} in await other.settle()
            assert await log_of(app, table.id) == before


@pytest.mark.parametrize(
    ("house", "phrase"),
    [(HOUSE, "i have the bird"), (f"{HOUSE};table_talk=none", "well_led"), ("kaiser/standard", "well_led")],
)
async def test_what_is_no_phrase_of_the_house_is_refused_and_heard_by_nobody(file, house, phrase):
    async with room_at(file) as app:
        table = await lay(app, house, people=(0, 1))
        async with seated(app, table, 0) as speaker, seated(app, table, 1) as other:
            (answer,) = await speaker.ask({"say": phrase})
            assert answer["refused"]["code"] == "no_such_phrase"
            assert await other.settle() == []


async def test_where_talk_is_free_anything_short_may_be_said(file, known_shuffle):
    async with room_at(file) as app:
        table = await lay(app, f"{HOUSE};table_talk=free", people=(0, 1))
        async with seated(app, table, 0) as speaker, seated(app, table, 1) as other:
            assert speaker.welcome["free_talk"]
            said = {"seat": 0, "text": "Góðan dag!"}
            assert await speaker.ask({"say": " Góðan\u202e  dag! "}) == [{"said": said}]
            assert await other.settle() == [{"said": said}]
            (answer,) = await speaker.ask({"say": "x" * 81})
            assert answer["refused"]["code"] == "bad_request"


async def test_who_chatters_is_asked_to_wait_and_may_still_play(file, known_shuffle):
    async with room_at(file) as app:
        table = await lay(app, HOUSE)
        async with seated(app, table) as person:
            answers = [(await person.ask({"say": "lamb"}))[0] for _ in range(6)]
            assert "said" in answers[0]
            assert answers[-1]["refused"]["code"] == "too_fast"
            assert await go_on(person, Random(0))


async def test_computer_players_are_heard_alike_by_all_and_never_where_the_house_is_silent(
    file, known_shuffle
):
    heard = {}
    for talk in ("banter", "none"):
        async with room_at(file) as app:
            table = await lay(app, f"{HOUSE};table_talk={talk}", people=(0, 2), id=f"table-{talk}")
            async with seated(app, table, 0) as one, seated(app, table, 2) as two:
                dice = Random(5)
                for _ in range(400):
                    for person in (one, two):
                        await person.settle()
                        if person.seen["phase"] == "dealing":
                            await person.ask({"ready": True})
                        elif person.awaited:
                            await person.do(any_act(person.seen, dice))
                    if len(one.seen["sheet"]) == 3:
                        break
                for person in (one, two):
                    await person.settle()
                assert phrases_in(one) == phrases_in(two)
                heard[talk] = phrases_in(one)
    assert heard["banter"]
    assert all(said["seat"] in (1, 3) and said["phrase"] in PHRASES for said in heard["banter"])
    assert heard["none"] == []


@pytest.mark.parametrize(
    ("preset", "phase"), [("cut_to_fourth", "last_trade"), ("dealers_judgement", "expose")]
)
async def test_who_comes_back_during_a_silent_question_sees_no_more_than_before(
    file, known_shuffle, preset, phase
):
    """That somebody is asked must not be seen (ST-R24), by a reload as little as by waiting."""
    async with room_at(file) as app, contextlib.AsyncExitStack() as seats:
        table = await lay(app, f"styrivolt/{preset};match_deals=20", people=(0, 1, 2, 3))
        people = [await seats.enter_async_context(seated(app, table, seat)) for seat in range(4)]
        dice, found = Random(11), 0
        for _ in range(400):
            for person in people:
                await person.settle()
                if person.seen["phase"] == "dealing":
                    await person.ask({"ready": True})
                elif person.awaited:
                    await person.do(any_act(person.seen, dice))
                match = app.state.room.tables[table.id].match
                if match.phase.quiet and match.phase.name == phase:
                    found += 1
                    await _look_again(app, table, people, asked=match.awaited)
            if found >= 3:
                return
    raise AssertionError("nobody was asked in silence")


async def _look_again(app, table, people, asked):
    for seat, person in enumerate(people):
        await person.settle()
        async with seated(app, table, seat) as again:
            assert again.bytes == person.bytes
            assert again.at == person.at
        if seat in asked:
            assert person.awaited
