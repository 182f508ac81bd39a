"""A card room and a browser for the tests in it. Without chromium they are skipped, and say so."""

from __future__ import annotations

import os
import shutil

import pytest
from rooms import card_room

CHROMIUM = os.environ.get("VARAQ_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


DEALS = os.environ.get("VARAQ_DEALS", "7")
"""The seed of all that chance decides in the card room of these tests: a fault shows again."""

START = """
import random, sys, types
from varaq.server import chances, room, seatkeys
seed = sys.argv.pop(1)
# The same first deal at every table, and the same ones after it: what is dealt does not hang on the tests before.
first = seatkeys.derived(seed, "deal", 1, 1)
chances.SHUFFLE = lambda cards: random.Random(seed).shuffle(cards)
chances.SHUFFLER = lambda secret, salts, part: random.Random(seed if secret == first else secret).shuffle
room.secrets = types.SimpleNamespace(token_hex=lambda n: seed)
from varaq.cli import main
main()
"""


@pytest.fixture(scope="session")
def room(tmp_path_factory):
    """The address of a card room of its own, a process on a free port of this machine."""
    with card_room(START, tmp_path_factory.mktemp("data"), DEALS) as address:
        yield address


@pytest.fixture(scope="session")
def chromium():
    """One browser for all tests of a process."""
    playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    if CHROMIUM is None:
        pytest.skip("there is no chromium on this machine")
    with playwright.sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser
        browser.close()
