"""A process that fills the disk, or finds it read-only, and prints what the store says.

`python -m tests.faults.disk_user FOLDER limit` may write small files alone; `… ballast` has a file beside it that can
be removed to make room; `… open` just opens the store, and `… open-as-nobody` does so without root's powers.
"""

from __future__ import annotations

import asyncio
import os
import pwd
import sys
from pathlib import Path

from knaves.server.store.base import StoreError
from knaves.server.store.sqlite import SqliteStore
from tests.server.stores import entry, summary

TABLES = 10


async def fill(folder: Path, room: str) -> None:
    store = SqliteStore(folder / "data")
    await store.open()
    tables = [f"t{number}" for number in range(TABLES)]
    for table in tables:
        await store.create(table, entry(1), summary(table))
    if room == "limit":
        import resource

        unlimited = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (600_000, unlimited[1]))
    acknowledged = dict.fromkeys(tables, 1)
    sentences: set[str] = set()

    async def play(table: str) -> None:
        for version in range(2, 2000):
            try:
                await store.append(table, entry(version, f"c{version}", data=b"x" * 500), summary())
            except StoreError as error:
                sentences.add(str(error))
                return
            acknowledged[table] = version

    async def check() -> None:
        for table in tables:
            log = await store.read(table)
            assert [one.version for one in log] == list(range(1, acknowledged[table] + 1))

    await asyncio.gather(*(play(table) for table in tables))
    for sentence in sentences:
        print(sentence)
    await check()
    try:
        for _ in range(10):
            await store.ready()
    except StoreError:
        print("not ready")
    if room == "limit":
        resource.setrlimit(resource.RLIMIT_FSIZE, unlimited)
    else:
        (folder / "ballast").unlink()
    await store.ready()
    for table in tables:
        acknowledged[table] += 1
        await store.append(table, entry(acknowledged[table], data=b"x" * 5000), summary())
    await check()
    await store.close()
    await store_again(folder)
    print("fine again")


async def store_again(folder: Path) -> None:
    store = SqliteStore(folder / "data")
    await store.open()
    await store.ready()
    await store.close()


if __name__ == "__main__":
    where, how = Path(sys.argv[1]), sys.argv[2]
    if how == "open-as-nobody" and os.geteuid() == 0:  # for whom nothing is read-only
        os.setgroups([])
        os.setgid(pwd.getpwnam("nobody").pw_gid)
        os.setuid(pwd.getpwnam("nobody").pw_uid)
    try:
        asyncio.run(store_again(where) if how.startswith("open") else fill(where, how))
    except StoreError as error:
        print(error)
