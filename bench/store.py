"""How many acts a second can be written down, and what of a processor one costs.

    ./run bench store [--database URL] [--seconds S]

Many tables write at once, each its next act as soon as the last one is written; first one table
alone. Without an address a fresh SQLite file is used, which is thrown away.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import secrets
import statistics
import tempfile
import time
from pathlib import Path

from varaq.store import Act, Store, TableRow


def used() -> float:
    told = resource.getrusage(resource.RUSAGE_SELF)
    return told.ru_utime + told.ru_stime


async def write(store: Store, until: float, waits: list[float]) -> None:
    """One table."""
    id, number = secrets.token_hex(8), 0
    await store.create(TableRow(id, "kaiser/standard", 0, [], {}, "d1ce"))
    while (begun := time.perf_counter()) < until:
        number += 1
        await store.append(id, number, Act(number % 4, "play AS"))
        waits.append(1000 * (time.perf_counter() - begun))


async def measure(address: str, seconds: float) -> None:
    store = Store(address)
    await store.open()
    print("| tables | acts a second | median ms | p99 ms | processor µs an act |\n|---|---|---|---|---|")
    for tables in (1, 10, 100, 500):
        waits: list[float] = []
        before, begun = used(), time.perf_counter()
        await asyncio.gather(*(write(store, begun + seconds, waits) for _ in range(tables)))
        took, cost = time.perf_counter() - begun, used() - before
        cuts = statistics.quantiles(waits, n=100)
        print(
            f"| {tables} | {len(waits) / took:,.0f} | {cuts[49]:.1f} | {cuts[98]:.1f}"
            f" | {1e6 * cost / len(waits):,.0f} |"
        )
    await store.close()


def main() -> None:
    reader = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    reader.add_argument("--database")
    reader.add_argument("--seconds", type=float, default=5.0)
    words = reader.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        address = words.database or f"sqlite+aiosqlite:///{Path(folder, 'varaq.db')}"
        asyncio.run(measure(address, words.seconds))


if __name__ == "__main__":
    main()
