"""What a worker may be asked in tests: it loads quickly there."""

from __future__ import annotations

import os
import time


def whose() -> int:
    """The process that thinks."""
    return os.getpid()


def crash() -> None:
    """A worker ends without a word."""
    os._exit(3)


def hang() -> None:
    """A thought without an end."""
    time.sleep(600)


def blunder() -> None:
    """An error whose text names a card."""
    raise ValueError("the ace AS lies under KH")
