"""Houses over HTTP: the games, the form, the rule card, the printed rules."""

from __future__ import annotations

import io
from typing import Any

import segno
from fastapi import APIRouter, Query, Response
from fastapi.responses import PlainTextResponse

from varaq.errors import BadHouse, Problem, Reason, Refusal, Refused
from varaq.games import GAMES, House
from varaq.games.house import read_values
from varaq.rules.form import form
from varaq.rules.option import write_value
from varaq.server.wire import LONGEST_QR, ChangeRequest, HouseRequest, QrRequest, TomlRequest
from varaq.words import LANGUAGES, Speaker, differences, printed

router = APIRouter(prefix="/api")


def house_form(house: House, problems: list[Problem], also: list[str] | None = None) -> dict[str, Any]:
    """A house as the browser's form shows it (`docs/develop/wire.md`)."""
    problems = [*problems, *house.rules.problems()]
    data: dict[str, Any] = {
        "house": house.text,
        "game": house.game.name,
        "preset": house.preset.name,
        "players": house.rules.seating.players,
        "problems": [problem.as_data() for problem in problems],
        "differs": house.differs,
        "groups": form(house.rules, house.base),
    }
    if also is not None:
        data["also"] = also
    return data


def _loosely(text: str) -> tuple[House, list[Problem]]:
    house, problems = House.read_loosely(text)
    if house is None:
        raise BadHouse(problems)
    return house, problems


@router.get("/games")
def games() -> list[dict[str, Any]]:
    """All games with their presets, in the order to show."""
    return [
        {
            "name": game.name,
            "presets": [
                {
                    "name": house.preset.name,
                    "house": house.text,
                    "players": house.rules.seating.players,
                    "differs": house.rules.differences(game.rules()),
                }
                for house in (House(game, p, game.rules(**p.values)) for p in game.presets)
            ],
        }
        for game in GAMES
    ]


@router.post("/house")
def house(request: HouseRequest) -> dict[str, Any]:
    """The form of a house; one with problems is shown with them."""
    return house_form(*_loosely(request.house))


@router.post("/house/change")
def change(request: ChangeRequest) -> dict[str, Any]:
    """The form after one more wish, and what else had to change for it."""
    house, _ = _loosely(request.house)
    values, problems = read_values(house.rules.options(), [(request.option, write_value(request.value))])
    if problems:
        return house_form(house, problems, [])
    changed, also = house.with_option(request.option, values[request.option])
    return house_form(changed, [], also)


@router.post("/house/toml")
def from_toml(request: TomlRequest) -> dict[str, Any]:
    """The form of the house in a rule card file."""
    house, problems = House.read_toml(request.toml)
    if house is None:
        raise BadHouse(problems)
    return house_form(house, problems)


@router.get("/house.toml")
def to_toml(house: str = Query(max_length=2000)) -> PlainTextResponse:
    """The rule card as a file."""
    read = House.read(house)
    headers = {"Content-Disposition": f'attachment; filename="{read.game.name}-{read.preset.name}.toml"'}
    return PlainTextResponse(read.toml, headers=headers)


@router.get("/house.svg")
def qr_code(text: str = Query(min_length=1, max_length=LONGEST_QR)) -> Response:
    """A QR code of a text."""
    return _drawn(text)


@router.post("/qr")
def secret_qr_code(request: QrRequest) -> Response:
    """The same for a text with a secret in it, which must not stand in an address."""
    return _drawn(request.text)


def _drawn(text: str) -> Response:
    try:
        code = segno.make(text, error="m", micro=False)
    except segno.DataOverflowError:  # as many characters of another script are more bytes
        raise Refused(Refusal(Reason.TOO_LARGE, facts={"limit": LONGEST_QR})) from None
    drawn = io.BytesIO()
    code.save(drawn, kind="svg", xmldecl=False, scale=4, border=2, dark="#111", light="#fff")
    return Response(drawn.getvalue(), media_type="image/svg+xml")


def _speaker(lang: str) -> Speaker:
    if lang not in LANGUAGES:
        raise Refused(Refusal(Reason.NO_SUCH_LANGUAGE, facts={"text": lang[:12]}))
    return Speaker(lang, isolate=True)


@router.get("/rules")
def rules(house: str = Query(max_length=2000), lang: str = Query("en", max_length=12)) -> dict[str, Any]:
    """The printed rules of a house."""
    read, speaker = House.read(house), _speaker(lang)
    sections = [
        {"section": section, "title": title, "clauses": [{"id": id_, "text": text} for id_, text in clauses]}
        for section, title, clauses in printed(read, speaker)
    ]
    return {
        "house": read.text,
        "title": speaker.say(f"preset-{read.game.name}-{read.preset.name}"),
        "sections": sections,
    }


@router.get("/diff")
def diff(
    house: str = Query(max_length=2000),
    other: str = Query(max_length=2000),
    lang: str = Query("en", max_length=12),
) -> dict[str, Any]:
    """What differs between two houses, in sentences."""
    return differences(House.read(house), House.read(other), _speaker(lang)).as_data()
