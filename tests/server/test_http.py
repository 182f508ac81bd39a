"""What is asked over HTTP: houses, rule cards, tables; and what is refused."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from cardroom import answering

from varaq import __version__
from varaq.games import GAMES, House
from varaq.server.wire import LONGEST_BODY

Ask = Callable[..., httpx2.Response]

PRESETS = [f"{game.name}/{preset.name}" for game in GAMES for preset in game.presets]
LANGUAGES = ("en", "fa", "ar")
TABLE = {"house": "kaiser/standard", "name": "Noor", "level": "random"}


@pytest.fixture(scope="module")
def ask(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ask]:
    with answering(tmp_path_factory.mktemp("room") / "varaq.db") as ask:
        yield ask


def refused(answer: httpx2.Response, *status: int) -> dict[str, Any]:
    """The refusal of a request; every one has the same shape, whatever was wrong."""
    assert answer.status_code in (status or range(400, 500)), (answer.status_code, answer.text)
    told: dict[str, Any] = answer.json()["refused"]
    assert set(told) == {"code", "clause", "facts"}
    assert told["code"] != "internal"
    return told


def options_of(form: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {option["name"]: option for group in form["groups"] for option in group["options"]}


def changed_somewhere(house: House) -> House:
    """The house with the first wish that can be had in it."""
    for name, option in house.rules.options().items():
        for value in option.spread():
            changed, _ = house.with_option(name, value)
            if value != house.rules.value(name) and not changed.rules.problems():
                return changed
    raise AssertionError("nothing can be changed")


# ---------------------------------------------------------------------- houses


def test_the_games_are_listed_with_all_their_presets_in_order(ask: Ask):
    games = ask("GET", "/api/games").json()
    assert [f"{game['name']}/{preset['name']}" for game in games for preset in game["presets"]] == PRESETS
    for game in games:
        for preset in game["presets"]:
            house = House.read(preset["house"])
            assert preset["house"] == f"{game['name']}/{preset['name']}"
            assert preset["players"] == house.rules.seating.players
            assert isinstance(preset["differs"], list)


@pytest.mark.parametrize("house", PRESETS)
def test_the_form_of_a_preset_shows_every_option_as_it_is_and_no_problem(ask: Ask, house: str):
    form = ask("POST", "/api/house", json={"house": house}).json()
    assert (form["house"], form["problems"], form["differs"]) == (house, [], [])
    assert "also" not in form
    rules = House.read(house).rules
    options = options_of(form)
    assert list(options) == [*sorted(options, key=list(options).index)]
    assert set(options) == set(rules.options())
    for name, option in options.items():
        assert option["value"] == option["preset"] == rules.value(name)
        assert option["kind"] in ("switch", "choice", "number", "mixed")


@pytest.mark.parametrize("house", PRESETS)
def test_a_rule_card_is_written_and_read_without_loss(ask: Ask, house: str):
    for text in (house, changed_somewhere(House.read(house)).text):
        file = ask("GET", "/api/house.toml", params={"house": text})
        assert file.headers["content-disposition"].startswith("attachment; filename=")
        form = ask("POST", "/api/house/toml", json={"toml": file.text}).json()
        assert (form["house"], form["problems"]) == (text, [])


def test_a_house_that_contradicts_itself_is_shown_with_all_its_problems_at_once(ask: Ask):
    house = "kaiser/standard;players=3;passing=cycle2;target=500;colour=red;low"
    form = ask("POST", "/api/house", json={"house": house})
    assert form.status_code == 200
    codes = [problem["code"] for problem in form.json()["problems"]]
    assert {"unknown_option", "out_of_range", "unreadable_house", "no_such_table_size"} <= set(codes)


@pytest.mark.parametrize(
    "address",
    ["/api/house.toml?house={}", "/api/rules?house={}&lang=fa", "/api/diff?house={}&other=kaiser/standard"],
)
def test_where_a_house_must_be_playable_a_bad_one_is_refused_with_all_its_problems(ask: Ask, address: str):
    answer = ask("GET", address.format("kaiser/standard;target=500;colour=red"))
    refused(answer, 422)
    assert [p["code"] for p in answer.json()["problems"]] == ["out_of_range", "unknown_option"]
    answer = ask("GET", address.format("kaiser/standard;players=3"))
    assert [p["code"] for p in answer.json()["problems"]] == ["no_such_table_size"]


def test_no_table_is_made_in_a_house_that_cannot_be_played(ask: Ask):
    for house in (
        "kaiser/standard;players=3",
        "whist",
        "kaiser/nobody",
        "kaiser/standard;min_bid=13",
        "",
        ";;;",
    ):
        answer = ask("POST", "/api/tables", json={**TABLE, "house": house})
        refused(answer, 422)
        assert answer.json()["problems"]


@pytest.mark.parametrize(
    "house",
    [
        "kaiser/standard;min_bid=--5",
        "kaiser/standard;min_bid=-",
        "kaiser/standard;min_bid=٦",
        "kaiser/standard;min_bid=" + "9" * 1900,
        "kaiser/standard;min_bid=6;min_bid=7",
        "kaiser/standard;=",
        "kaiser/standard;__class__=1",
        "kaiser/standard;seating=1",
        "kaiser/" + "x" * 1900,
        "../../etc/passwd",
        "\u202ekaiser",
        "kaiser/standard\x00",
        "kaiser//standard",
        ";" * 2000,
    ],
)
def test_a_house_that_names_what_does_not_exist_is_a_problem_and_never_a_fault(ask: Ask, house: str):
    answer = ask("POST", "/api/house", json={"house": house})
    assert answer.status_code in (200, 422), answer.text
    if answer.status_code == 200:
        assert answer.json()["problems"] or not house.strip(";")
    refused(ask("POST", "/api/house", json={"house": "k" * 2001}), 422)


def test_a_wish_changes_what_it_needs_and_says_so(ask: Ask):
    form = ask(
        "POST", "/api/house/change", json={"house": "kaiser/standard", "option": "players", "value": 3}
    ).json()
    assert form["problems"] == []
    assert options_of(form)["players"]["value"] == 3
    assert set(form["also"]) >= {"sides", "pack"}
    assert set(form["also"]) | {"players"} == set(form["differs"])


def test_every_value_that_a_form_offers_can_be_wished_for_and_changes_what_it_said(ask: Ask):
    form = ask("POST", "/api/house", json={"house": "kaiser/standard"}).json()
    for name, option in options_of(form).items():
        for choice in option["values"]:
            wish = {"house": form["house"], "option": name, "value": choice["value"]}
            changed = ask("POST", "/api/house/change", json=wish).json()
            assert options_of(changed)[name]["value"] == choice["value"]
            if choice["problem"] is None or choice["also"]:
                assert changed["problems"] == []
            if choice["also"]:
                assert changed["also"] == choice["also"]


@pytest.mark.parametrize(
    ("option", "value", "code"),
    [
        ("colour", "red", "unknown_option"),
        ("min_bid", 99, "out_of_range"),
        ("min_bid", "seven", "not_a_value"),
        ("min_bid", True, "not_a_value"),
        ("piles", 1, "not_a_value"),
        ("pack", "kaiser33", "not_a_value"),
        ("pack", "", "not_a_value"),
    ],
)
def test_a_wish_that_cannot_be_is_a_problem_and_changes_nothing(ask: Ask, option: str, value: Any, code: str):
    wish = {"house": "kaiser/standard;target=60", "option": option, "value": value}
    form = ask("POST", "/api/house/change", json=wish).json()
    assert [problem["code"] for problem in form["problems"]] == [code]
    assert (form["house"], form["also"]) == (wish["house"], [])


@pytest.mark.parametrize(
    "toml",
    [
        "",
        "=",
        "game",
        "game = 7",
        'game = "whist"',
        'game = "kaiser"\npreset = []',
        'game = "kaiser"\nrules = 7',
        'game = "kaiser"\n[rules]\nmin_bid = 6.5\ntarget = 1979-05-27\nlow = {a = 1}\npack = ["x"]\npot_stake = nan',
        'game = "kaiser"\n[rules]\nmin_bid = ' + "9" * 6000,
        "a = " + "[" * 7000,
        'game = "kaiser"\n[rules]\n"\\u0000" = "\\u202e"',
        "x" * 8000,
    ],
)
def test_a_rule_card_that_cannot_be_read_is_a_problem_and_never_a_fault(ask: Ask, toml: str):
    answer = ask("POST", "/api/house/toml", json={"toml": toml})
    assert answer.status_code in (200, 422), answer.text
    assert answer.json()["problems"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("house", PRESETS[::6])
def test_the_rules_of_a_house_are_printed_in_every_language(ask: Ask, house: str, lang: str):
    printed = ask("GET", "/api/rules", params={"house": house, "lang": lang}).json()
    assert printed["house"] == house
    assert printed["title"]
    clauses = [clause for section in printed["sections"] for clause in section["clauses"]]
    assert [c["id"] for c in clauses] == [
        c.id for c in House.read(house).game.clauses if c.holds(House.read(house).rules)
    ]
    for text in (printed["title"], *(s["title"] for s in printed["sections"]), *(c["text"] for c in clauses)):
        assert text
        assert "{" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_differs_between_two_houses_is_said_in_every_language(ask: Ask, lang: str):
    question = {"house": "kaiser/standard", "other": "kaiser/les_rois;pot_stake=3", "lang": lang}
    answer = ask("GET", "/api/diff", params=question)
    assert answer.status_code == 200, answer.text
    told = answer.json()
    ours, theirs = (House.read(question[name]).rules for name in ("house", "other"))
    assert [each["option"] for each in told["differs"]] == ours.differences(theirs)
    for each in told["differs"]:
        assert each["label"]
        assert each["text"]
        assert each["here"] != each["there"]
    assert all(each["here"] != each["there"] for each in told["clauses"])
    assert told["clauses"]


def test_a_language_that_is_not_spoken_here_is_refused(ask: Ask):
    for lang in ("de", "", "EN", "../en", "en\x00"):
        for address in ("/api/rules", "/api/diff"):
            params = {"house": "kaiser/standard", "other": "kaiser/hetu", "lang": lang}
            assert refused(ask("GET", address, params=params), 404)["code"] == "no_such_language"


def test_a_link_is_drawn_as_a_code_and_a_text_too_long_for_one_is_refused(ask: Ask):
    answer = ask("GET", "/api/house.svg", params={"text": "http://127.0.0.1:8000/#/h/kaiser/standard"})
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg")
    assert "script" not in answer.text
    assert ask("GET", "/api/house.svg", params={"text": "x" * 900}).status_code == 200
    for text in ("", "x" * 901, "🂡" * 900):
        refused(ask("GET", "/api/house.svg", params={"text": text}))
    for text in ("<script>", "\x00", "\u202e", "é", "点茗", "ورق" * 300):
        assert ask("GET", "/api/house.svg", params={"text": text}).status_code == 200


# ---------------------------------------------------------------------- tables


def test_a_table_is_made_with_a_key_that_nobody_can_guess(ask: Ask):
    made = [ask("POST", "/api/tables", json=TABLE).json() for _ in range(20)]
    assert all(set(each) == {"table", "seat", "key"} and each["seat"] == 0 for each in made)
    assert len({each["table"] for each in made}) == len({each["key"] for each in made}) == 20
    assert all(len(each["key"]) >= 32 and len(each["table"]) >= 12 for each in made)


def test_a_player_that_is_not_known_is_refused(ask: Ask):
    for level in ("", "grandmaster", "random ", "__class__"):
        assert refused(ask("POST", "/api/tables", json={**TABLE, "level": level}))["code"] == "bad_request"


@pytest.mark.parametrize(
    "name",
    ["", " ", "\u202e", "\u200c", "\u200b\u2066", "\u00ad", "\x00", "\u200c \u200c", "x" * 25],
)
def test_a_name_in_which_nothing_can_be_read_is_refused(ask: Ask, name: str):
    refused(ask("POST", "/api/tables", json={**TABLE, "name": name}), 422)
    refused(ask("POST", "/api/tables", json={**TABLE, "computers": [name]}), 422)


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("  Noor  al \t Din ", "Noor al Din"),
        ("No\u202eor\u2066", "Noor"),
        ("No\x00or\x1b[31m", "Noor[31m"),
        ("No\nor", "Noor"),
        ("مر\u200cیم", "مر\u200cیم"),
        ("<b>&\"'", "<b>&\"'"),
        ("🦊", "🦊"),
        ("x" * 24, "x" * 24),
    ],
)
def test_a_name_is_kept_without_what_would_jumble_other_screens(ask: Ask, name: str, kept: str):
    from varaq.server.wire import TableRequest

    request = TableRequest.model_validate({**TABLE, "name": name, "computers": [name]})
    assert request.name.replace(" ", "") == kept.replace(" ", "")
    assert request.computers == [request.name]
    assert ask("POST", "/api/tables", json={**TABLE, "name": name}).status_code == 200


# ---------------------------------------------------------------------- bad requests


POSTS = {
    "/api/house": {"house": "kaiser/standard"},
    "/api/house/change": {"house": "kaiser/standard", "option": "min_bid", "value": 7},
    "/api/house/toml": {"toml": 'game = "kaiser"'},
    "/api/tables": TABLE,
}


@pytest.mark.parametrize("address", POSTS)
def test_a_body_of_the_wrong_shape_is_refused(ask: Ask, address: str):
    good = POSTS[address]
    assert ask("POST", address, json=good).status_code == 200
    bad: list[Any] = [None, [], 7, "text", {}, [good], {**good, "extra": 1}, {**good, "\u202e": 1}]
    for field in good:
        bad.append({name: value for name, value in good.items() if name != field})
        bad += [{**good, field: value} for value in (None, [], {}, 1.5, ["kaiser/standard"])]
    if address == "/api/tables":
        bad = [each for each in bad if each != {k: v for k, v in good.items() if k != "level"}]
        bad += [{**good, "undo": "yes"}, {**good, "undo": 1}, {**good, "computers": "Tom"}]
        bad += [{**good, "computers": ["Tom"] * 8}, {**good, "computers": [7]}, {**good, "seats": 4}]
    for body in bad:
        assert refused(ask("POST", address, json=body), 422)["code"] == "bad_request"


@pytest.mark.parametrize("address", POSTS)
def test_a_body_that_cannot_be_read_is_refused(ask: Ask, address: str):
    for body in (
        b"",
        b"{",
        b"not json",
        b"\xff\xfe",
        b'{"house": "\xff"}',
        b'{"house": "\\ud800"}',
        b'{"\\ud800": 1}',
        b"[" * 9000,
        b'{"house": ' + b"9" * 9000 + b"}",
        b'{"house": NaN}',
    ):
        refused(ask("POST", address, content=body, headers={"content-type": "application/json"}), 400, 422)
    refused(
        ask(
            "POST",
            address,
            content=json.dumps(POSTS[address]).encode(),
            headers={"content-type": "text/plain"},
        )
    )
    refused(ask("POST", address, data={"house": "kaiser/standard"}))
    refused(ask("GET", address), 404, 405)
    refused(ask("DELETE", address), 404, 405)


@pytest.mark.parametrize("address", POSTS)
def test_a_body_that_is_too_large_is_refused_before_it_is_read(ask: Ask, address: str):
    def endless() -> Iterator[bytes]:
        yield b"{"
        raise AssertionError("it was read")

    big = {"content-type": "application/json", "content-length": str(LONGEST_BODY + 1)}
    assert refused(ask("POST", address, content=b"x" * (LONGEST_BODY + 1)), 413)["code"] == "too_large"
    for headers in (
        {"transfer-encoding": "chunked"},
        {"transfer-encoding": "gzip, chunked"},
        {**big, "content-length": "9" * 30},
        {**big, "content-length": "-1"},
        {**big, "content-length": "1_0"},
    ):
        assert refused(ask("POST", address, content=b"{}", headers=headers), 413)["code"] == "too_large"


def test_bad_questions_are_refused(ask: Ask):
    for address in (
        "/api/rules",
        "/api/diff?house=kaiser/standard",
        "/api/house.toml",
        "/api/house.svg",
        "/api/rules?house=" + "k" * 2001,
        "/api/rules?house=kaiser/standard&lang=" + "x" * 13,
        "/api/nothing",
        "/api/",
        "/api/tables",
        "/api/tables/x/record/y",
        "/api/rules?house=%ff%fe",
        "/nothing.html",
    ):
        refused(ask("GET", address))


def test_health_tells_the_version(ask: Ask):
    assert ask("GET", "/api/health").json() == {"ok": True, "version": __version__}


def test_a_fault_of_the_program_is_a_refusal_too_and_tells_nothing_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    from varaq.server.room import Room

    async def broken(self: Room, *_: Any) -> None:
        raise ZeroDivisionError("the secret of the house")

    monkeypatch.setattr(Room, "make", broken)
    with answering(tmp_path / "varaq.db") as ask:
        answer = ask("POST", "/api/tables", json=TABLE)
    assert answer.status_code == 500
    assert answer.json() == {"refused": {"code": "internal", "clause": None, "facts": {}}}
    assert "default-src 'self'" in answer.headers["content-security-policy"]
