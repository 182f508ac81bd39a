"""Card rooms for the browser tests: processes of their own, on free ports of this machine."""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[2] / "src"


@contextlib.contextmanager
def card_room(script: str, folder: Path, *words: str) -> Iterator[str]:
    """The address of a room that `script` opens; `words` are for the script, and come before those of `varaq`."""
    process = subprocess.Popen(
        [sys.executable, "-c", script, *words, "--port", "0", "--data", str(folder)],
        env={**os.environ, "PYTHONPATH": str(SOURCE), "LC_ALL": "C.UTF-8", "LANG": "C.UTF-8"},
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
