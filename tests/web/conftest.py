"""A card room and a browser for the tests in it. Without chromium they are skipped, and say so."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[2] / "src"
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
    port = "0"
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "LC_ALL": "C.UTF-8", "LANG": "C.UTF-8"}
    process = subprocess.Popen(
        [sys.executable, "-c", START, DEALS, "--port", port, "--data", str(tmp_path_factory.mktemp("data"))],
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        address = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
        assert address, "the card room did not say where it is"
        yield address[0]
    finally:
        process.terminate()
        process.wait(10)


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
