"""A match told again from its record: what a seat is shown is what the table told that seat, and nothing is kept."""

from __future__ import annotations

import contextlib
import json
from random import Random

import pytest
from cardroom import answering, any_act, http, lay, play_to_score, room_at, seated
from hypothesis import given, settings
from hypothesis import strategies as st

from kit import houses, walk
from varaq.engine import CHANCE, Match
from varaq.engine.record import Record
from varaq.games import GAMES, House
from varaq.server import replay
from varaq.server.replay import LONGEST_RECORD, tell_again

HOUSES = (
    "kaiser/standard",
    "kaiser/two_player",
    "kaiser/saskatchewan_34",
    "styrivolt/kvivik",
    "styrivolt/open_choice",
    "twenty_eight/twenty_eight",
    "twenty_eight/fifty_six_4",
    "bid_whist/standard",
    "bid_whist/rise_and_fly",
)
NAMES = ("Nahid", "Tom", "Maryam", "Elias", "Sara", "Omid", "Lea", "Kian")


def played(text: str, seed: int = 1, deals: int = 2) -> tuple[House, Match]:
    """Some deals of a match in which anything legal happens."""
    house, dice = House.read(text), Random(seed)
    match = Match(house.game, house.rules, dealer=seed % house.rules.seating.players)
    for _ in walk(match, dice, deals=deals, longest=600):
        pass
    return house, match


def told(record: str, deal: int = 0, eyes: int | str | None = None) -> dict:
    """The answer, with the sheet put back into each frame as the browser does."""
    answer = json.loads(tell_again(record, deal, eyes))
    sheet = [score for each in answer["deals"] for score in each["scores"]]
    for frame in answer["frames"]:
        frame["seen"]["sheet"] = sheet[: frame["scored"]]
    return answer


def all_frames(record: str, eyes: int | str | None = None) -> list[dict]:
    deals = len(told(record)["deals"])
    return [frame for deal in range(deals) for frame in told(record, deal, eyes)["frames"]]


async def play_live(people, dice, acts):
    """People play by dice, all seats of the table."""
    for _ in range(acts):
        for person in people:
            await person.settle()
        if people[0].seen["phase"] == "over":
            return
        asked = [person for person in people if person.seen["seat"] in person.seen["awaited"]]
        if people[0].seen["phase"] == "dealing" and not asked:
            for person in people:
                await person.ask({"ready": True})
        else:
            person = dice.choice(asked)
            answers = await person.do(any_act(person.seen, dice))
            assert not any("refused" in answer for answer in answers), answers


@pytest.mark.anyio
@pytest.mark.parametrize("house", HOUSES)
async def test_from_every_place_the_frames_are_what_the_table_told_there(house, file, known_shuffle):
    players = House.read(house).rules.seating.players
    async with room_at(file) as app, http(app) as client, contextlib.AsyncExitStack() as seats:
        table = await lay(app, house, people=tuple(range(players)))
        people = [await seats.enter_async_context(seated(app, table, seat)) for seat in range(players)]
        waits = (await client.post(f"/api/tables/{table.id}/seats", json={"name": "Guest"})).json()
        assert waits["seat"] is None
        table.keys[players] = waits["key"]
        people.append(await seats.enter_async_context(seated(app, table, players)))
        await play_live(people[:players], Random(3), 150)
        for person in people:
            await person.settle()
        match = app.state.room.tables[table.id].match
        record = str(Record.of(house, match))
    for place, person in enumerate(people):
        heard = [json.loads(text) for text in person.heard]
        live = [(said["events"], said["seen"]) for said in heard if "events" in said]
        again = all_frames(record, None if place == players else place)
        assert len(live) > 40
        assert [(frame["events"], frame["seen"]) for frame in again] == live


@pytest.mark.anyio
async def test_the_record_that_a_table_gives_tells_what_the_seat_was_told(file, known_shuffle):
    async with room_at(file) as app, http(app) as client:
        table = await lay(app, "kaiser/standard")
        async with seated(app, table) as person:
            await play_to_score(person, Random(5))
            heard = [json.loads(text) for text in person.heard]
        key = {"x-varaq-key": table.keys[0]}
        (match,) = (await client.get(f"/api/tables/{table.id}/matches", headers=key)).json()
        number = match["match"]
        record = (await client.get(f"/api/tables/{table.id}/matches/{number}/record", headers=key)).text
    live = [(said["events"], said["seen"]) for said in heard if "events" in said]
    assert [(frame["events"], frame["seen"]) for frame in all_frames(record, 0)] == live
    members = told(record)["facts"]["seats"]
    assert [each["name"] for each in members] == ["P0", "C1", "C2", "C3"]
    assert [each["kind"] for each in members] == ["person", "computer", "computer", "computer"]


@given(st.data())
@settings(max_examples=20, deadline=None)
def test_stepping_back_shows_the_totals_that_were_shown_on_the_way_there(data):
    house = data.draw(houses(game=data.draw(st.sampled_from(GAMES))))
    dice = Random(data.draw(st.integers(0, 2**16)))
    match = Match(house.game, house.rules, dealer=dice.randrange(house.rules.seating.players))
    for _ in walk(match, dice, deals=3, longest=400):
        pass
    record = Record.of(house.text, match)
    forwards = {frame["at"]: frame["seen"] for frame in all_frames(str(record))}
    assert forwards
    for at in sorted(forwards, reverse=True)[::5]:
        before = Record(record.house, record.dealer, record.acts[:at]).replay(house.game, house.rules)
        seen = json.loads(json.dumps(before.observation(None).as_data()))
        for what in ("totals", "points", "tricks", "sheet", "result", "contract"):
            assert forwards[at][what] == seen[what], (at, what)


@pytest.mark.parametrize("house", HOUSES)
def test_the_deals_of_the_list_end_with_the_totals_with_which_the_next_begins(house):
    _, match = played(house, deals=3)
    record = str(Record.of(house, match))
    deals = told(record)["deals"]
    assert deals[0]["first"] == 1
    for place, each in enumerate(deals):
        frames = told(record, place)["frames"]
        assert frames[-1]["seen"]["totals"] == each["totals"]
        assert each["first"] <= frames[0]["at"] <= frames[-1]["at"] <= each["last"]
        if place:
            assert each["first"] == deals[place - 1]["last"] + 1
            assert frames[0]["seen"]["totals"] == deals[place - 1]["totals"]
    assert deals[-1]["last"] == match.number


@pytest.mark.parametrize("house", HOUSES)
def test_with_open_cards_every_hand_is_what_its_seat_holds(house):
    _, match = played(house)
    record = str(Record.of(house, match))
    frames = all_frames(record, "open")
    assert [frame["at"] for frame in frames] == list(range(1, match.number + 1))
    for seat in range(match.seating.players):
        own = {frame["at"]: frame["seen"]["hand"] for frame in all_frames(record, seat)}
        for frame in frames:
            if frame["at"] in own:
                assert frame["hands"][seat] == own[frame["at"]]


def test_other_eyes_are_shown_no_hands():
    _, match = played("kaiser/standard")
    record = str(Record.of("kaiser/standard", match))
    for eyes in (None, 2):
        assert not any("hands" in frame or "mine" in frame for frame in all_frames(record, eyes))


def test_a_deal_that_was_thrown_in_is_in_the_list_with_its_reason():
    house = House.read("kaiser/standard;all_pass=redeal")
    match = Match(house.game, house.rules, dealer=0)
    match.deal(Random(1).shuffle)
    while match.awaited != (CHANCE,):
        legal = [str(act) for act in match.legal(match.awaited[0])]
        match.act(match.awaited[0], "call pass" if "call pass" in legal else legal[0])
    match.deal(Random(2).shuffle)
    deals = told(str(Record.of(house.text, match)))["deals"]
    assert [each["thrown"] for each in deals] == ["passed_out", None]
    assert [each["scores"] for each in deals] == [[], []]


def test_names_and_computer_players_are_read_from_the_notes():
    _, match = played("kaiser/standard", deals=1)
    acts = [(place, seat) for place, (seat, _) in enumerate(match.log) if seat is not None]
    notes = [(0, f"name {seat} {NAMES[seat]}") for seat in range(3)]
    notes += [(place, "by rulebook") for place, seat in acts if seat == 1]
    stood_in = next(place for place, seat in acts if seat == 2)
    notes += [(stood_in, "by casual away"), (0, "name 9 Nobody"), (0, "name 3 \u202e"), (0, "sealed 00")]
    answer = told(str(Record.of("kaiser/standard", match, notes)))
    assert [(each["name"], each["kind"]) for each in answer["facts"]["seats"]] == [
        ("Nahid", "person"),
        ("Tom", "computer"),
        ("Maryam", "person"),
        (None, "person"),
    ]
    by = {frame["at"]: frame["by"] for frame in answer["frames"]}
    assert by[stood_in + 1] == {"seat": 2, "player": "casual", "away": True}
    for place, seat in acts:
        if seat == 1:
            assert by[place + 1] == {"seat": 1, "player": "rulebook", "away": False}
        elif place != stood_in:
            assert by[place + 1] is None


@pytest.fixture(scope="module")
def ask(tmp_path_factory):
    with answering(tmp_path_factory.mktemp("replay") / "varaq.db") as asked:
        yield lambda **wish: asked("POST", "/api/replay", json=wish)


def some_record(house: str = "kaiser/standard") -> str:
    return str(Record.of(house, played(house)[1]))


def test_an_unfinished_record_is_told_as_far_as_it_goes(ask):
    lines = some_record().splitlines()
    for kept in (3, 4, 5, 20):
        answer = ask(record="\n".join(lines[:kept]))
        assert answer.status_code == 200
        said = answer.json()
        assert len(said["frames"]) == kept - 3
        assert (said["over"], said["result"]) == (False, None)


def test_a_deal_beyond_the_last_has_no_frames(ask):
    said = ask(record=some_record(), deal=1000).json()
    assert said["deals"]
    assert said["frames"] == []


@pytest.mark.parametrize(
    ("spoil", "line", "why"),
    [
        (lambda lines: ["", *lines[1:]], 2, None),
        (lambda lines: [*lines[:2], "dealer 4", *lines[3:]], 3, None),
        (lambda lines: [*lines[:5], "0 dance", *lines[6:]], 6, "not_now"),
        (lambda lines: [*lines[:3], "# a remark", "3 call 7", *lines[3:]], 5, "not_your_turn"),
        (lambda lines: [*lines[:5], "zero call pass"], 6, None),
        (lambda lines: [*lines[:5], "0 ca|| pass"], 6, "unreadable"),
    ],
)
def test_a_record_that_cannot_be_played_is_refused_with_its_line(ask, spoil, line, why):
    answer = ask(record="\n".join(spoil(some_record().splitlines())))
    refused = answer.json()["refused"]
    assert (answer.status_code, refused["code"], refused["facts"]["line"]) == (400, "damaged_record", line)
    told_why = refused["facts"].get("why", {}).get("code")
    assert told_why == why or (why == "not_now" and told_why == "not_your_turn")


def test_a_record_of_an_impossible_house_is_refused_with_its_problems(ask):
    answer = ask(record="varaq 1\nhouse kaiser/standard;min_bid=99\ndealer 0\n")
    assert (answer.status_code, bool(answer.json()["problems"])) == (422, True)


def test_what_is_no_record_is_refused_and_brings_nothing_down(ask):
    for text in ("", "\x00", "varaq 1", "varaq 1\nhouse kaiser/standard\ndealer " + "9" * 5000, "@ name 0 x"):
        assert ask(record=text).status_code == 400, text[:40]
    head = "varaq 1\nhouse kaiser/standard\ndealer 0\n"
    assert ask(record=head + "9" * 5000 + " call pass").status_code == 400
    assert ask(record=head + "99 call pass").json()["refused"]["facts"]["line"] == 4


def test_eyes_that_are_nobodys_are_refused(ask):
    record = some_record()
    assert ask(record=record, eyes=4).status_code == 400
    for eyes in (8, -1, "shut", True, 1.5):
        assert ask(record=record, eyes=eyes).status_code == 422, eyes
    assert ask(record=record, more=1).status_code == 422


def test_the_record_of_a_long_match_is_let_in_and_one_that_is_far_longer_is_not(ask):
    long = some_record() + "# " + "x" * (LONGEST_RECORD // 2)
    assert ask(record=long).status_code == 200
    assert ask(record="# " + "x" * LONGEST_RECORD).status_code == 422
    refused = ask(record="# " + "\u0634" * LONGEST_RECORD)
    assert refused.status_code == 413
    assert refused.json()["refused"]["code"] == "too_large"


def test_a_deal_without_end_is_not_told(monkeypatch, ask):
    monkeypatch.setattr(replay, "LONGEST_DEAL", 20)
    assert ask(record=some_record()).json()["refused"]["code"] == "too_large"


def test_elsewhere_a_request_of_that_size_is_still_too_large(tmp_path):
    with answering(tmp_path / "varaq.db") as asked:
        assert asked("POST", "/api/house", json={"house": "x" * 20_000}).status_code == 413
