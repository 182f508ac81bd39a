"""Fixtures of the server tests: a quick loop, a room that lets tests talk fast, and what it logs."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from backends import database, postgres, redis  # noqa: F401 (fixtures)
from cardroom import deals_by

from varaq.engine import Observation
from varaq.players import RulebookPlayer, hints, rest
from varaq.players.advice import Advice
from varaq.server import chances, socket


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def _room_without_haste(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Tests talk faster than people; `slow` as a fixture leaves the limits as they are."""
    if "slow" not in request.fixturenames:
        monkeypatch.setattr(socket, "BURST", 1e9)
        monkeypatch.setattr(socket, "HINT_BURST", 1e9)


@pytest.fixture(autouse=True)
def _hints_by_the_book(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint costs nothing here: how an act is weighed is for the tests of the players."""

    def advise(seen: Observation, dice: Random) -> list[Advice]:
        return [Advice(RulebookPlayer().choose(seen, dice))]

    monkeypatch.setattr(hints, "advise", advise)
    monkeypatch.setattr(rest, "decided", lambda seen: None)


@pytest.fixture
def slow() -> None:
    """Leaves the limits on how fast a seat may talk."""


@pytest.fixture
def known_shuffle(monkeypatch: pytest.MonkeyPatch) -> Random:
    """Deals that are the same in every run."""
    dice = Random(7)
    monkeypatch.setattr(chances, "SHUFFLE", dice.shuffle)
    deals_by(monkeypatch, dice.shuffle)
    return dice


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where the room of this test keeps its matches."""
    return tmp_path / "varaq.db"
