"""A process that appends to many tables as fast as it can and says what was acknowledged, until it is killed.

`python -m tests.faults.appender PLACE ROUND` prints "open", then "table version command" for every acknowledgement.
"""

from __future__ import annotations

import asyncio
import os
import sys

from knaves.server.store.base import LogRow, Store
from tests.server.stores import store_at, summary

TABLES = 40


async def keep_appending(store: Store, table: str, turn: str) -> None:
    version = (await store.versions([table])).get(table, 0)
    if version == 0:
        await store.create(table, LogRow(1, 1.0, "host", f"{turn}-1", b"{}"), summary(table))
        say(f"{table} 1 {turn}-1")
        version = 1
    while True:
        version += 1
        command = f"{turn}-{version}"
        await store.append(table, LogRow(version, 1.0, "host", command, command.encode() * 30), summary(name=command))
        say(f"{table} {version} {command}")


def say(line: str) -> None:
    """One write to the system for each line, so that a kill loses none that was said."""
    os.write(1, f"{line}\n".encode())


async def main(place: str, turn: str) -> None:
    store = store_at(place)
    await store.open()
    say("open")
    await asyncio.gather(*(keep_appending(store, f"t{number}", turn) for number in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
