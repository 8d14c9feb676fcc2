"""The cost of a durable append and the gain of group commit: `python bench/store.py`.

Each caller appends rows of 300 bytes to its own table and waits for each commit: first one caller alone, then a
hundred. The CPU time is that of this process, without PostgreSQL's.
"""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
import time
from pathlib import Path

from knaves.server.store.base import LogRow, Store, Summary
from knaves.server.store.postgres import PostgresStore
from knaves.server.store.sqlite import SqliteStore
from tests.postgres import shared

SECONDS = 3.0
CALLERS = 1, 100
DATA = b"x" * 300


async def append(store: Store, table: str, until: float) -> int:
    """Append to one table until a time; returns the number of appends."""

    def about(at: float) -> Summary:
        return Summary(table, "classic", "Friends", "playing", True, at + 30.0, at, 2, 2)

    await store.create(table, LogRow(1, 0.0, "host", "", DATA), about(0.0))
    version = 1
    while (now := time.monotonic()) < until:
        version += 1
        await store.append(table, LogRow(version, now, "seat:1", f"command-{version}", DATA), about(now))
    return version - 1


async def measure(store: Store, callers: int) -> float:
    """Print and return the appends per second with this many callers."""
    until, cpu = time.monotonic() + SECONDS, time.process_time()
    done = sum(await asyncio.gather(*(append(store, f"{callers}-{number}", until) for number in range(callers))))
    cpu = time.process_time() - cpu
    print(f"  {callers:>3} callers: {done / SECONDS:7,.0f} appends/s, {cpu / done * 1e6:5.1f} µs of CPU each")
    return done / SECONDS


async def main(folder: Path) -> None:
    stores: dict[str, Store] = {"SQLite": SqliteStore(folder), "PostgreSQL": PostgresStore(shared().new_database())}
    for name, store in stores.items():
        print(name)
        await store.open()
        alone, together = [await measure(store, callers) for callers in CALLERS]
        print(f"  group commit: {together / alone:.1f} times as many")
        await store.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder, contextlib.suppress(KeyboardInterrupt):
        asyncio.run(main(Path(folder)))
