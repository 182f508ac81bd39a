"""Garbage is looked for among what is young; what has lasted is looked at once an hour.

Python looks through everything that lives now and then, and stands still meanwhile: with a thousand
tables for more than a second. Here, whatever has outlived a second is taken out of that search.
It is freed all the same as soon as nothing refers to it; only rings of things, such as a table that
was put away and its helpers, wait for the whole sweep.
"""

from __future__ import annotations

import asyncio
import gc
import time

EVERY = 1.0
"""Seconds between looks at what is young: the more often, the less there is to look at each time."""

YOUNG = 20_000
"""Things made and not yet freed before the youngest are looked at; Python's own number is made for small programs."""

WHOLE = 3600.0
"""Seconds between looks at everything."""


async def sweep() -> None:
    """Go on for ever."""
    gc.set_threshold(YOUNG, *gc.get_threshold()[1:])
    last = time.monotonic()
    while True:
        if time.monotonic() - last > WHOLE:
            last = time.monotonic()
            gc.unfreeze()
            gc.collect()
        else:
            gc.collect(1)
        gc.freeze()
        await asyncio.sleep(EVERY)
