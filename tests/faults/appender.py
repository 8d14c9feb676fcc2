"""A process that appends to many tables as fast as it can and prints each acknowledgement, until it is killed.

`python -m tests.faults.appender PLACE ROUND` prints "open", then "table version command" for every acknowledgement.
"""

from __future__ import annotations

import asyncio
import os
import sys

from knaves.server.store.base import LogRow, Store
from tests.server.stores import store_at, summary

TABLES = 40


async def keep_appending(store: Store, table: str, round_: str) -> None:
    version = (await store.versions([table])).get(table, 0)
    if version == 0:
        await store.create(table, LogRow(1, 1.0, "host", f"{round_}-1", b"{}"), summary(table))
        print_line(f"{table} 1 {round_}-1")
        version = 1
    while True:
        version += 1
        command = f"{round_}-{version}"
        await store.append(table, LogRow(version, 1.0, "host", command, command.encode() * 30), summary(name=command))
        print_line(f"{table} {version} {command}")


def print_line(line: str) -> None:
    """One system call per line, without a buffer, so that a kill loses no printed line."""
    os.write(1, f"{line}\n".encode())


async def main(place: str, round_: str) -> None:
    store = store_at(place)
    await store.open()
    print_line("open")
    await asyncio.gather(*(keep_appending(store, f"t{number}", round_) for number in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
