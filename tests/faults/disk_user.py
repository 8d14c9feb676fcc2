"""A process whose disk is full or read-only. It prints the store's errors.

`python -m tests.faults.disk_user FOLDER limit` may write only small files; `… ballast` finds a file that it can delete
to free space; `… open` only opens the store, and `… open-as-nobody` does so without root privileges.
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


async def fill(folder: Path, mode: str) -> None:
    store = SqliteStore(folder / "data")
    await store.open()
    tables = [f"t{number}" for number in range(TABLES)]
    for table in tables:
        await store.create(table, entry(1), summary(table))
    if mode == "limit":
        import resource

        unlimited = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (600_000, unlimited[1]))
    acknowledged = dict.fromkeys(tables, 1)
    errors: set[str] = set()

    async def play(table: str) -> None:
        for version in range(2, 2000):
            try:
                await store.append(table, entry(version, f"c{version}", data=b"x" * 500), summary())
            except StoreError as error:
                errors.add(str(error))
                return
            acknowledged[table] = version

    async def check() -> None:
        for table in tables:
            log = await store.read(table)
            assert [one.version for one in log] == list(range(1, acknowledged[table] + 1))

    await asyncio.gather(*(play(table) for table in tables))
    for error in errors:
        print(error)
    await check()
    try:
        for _ in range(10):
            await store.ready()
    except StoreError:
        print("not ready")
    if mode == "limit":
        resource.setrlimit(resource.RLIMIT_FSIZE, unlimited)
    else:
        (folder / "ballast").unlink()
    await store.ready()
    for table in tables:
        acknowledged[table] += 1
        await store.append(table, entry(acknowledged[table], data=b"x" * 5000), summary())
    await check()
    await store.close()
    await open_and_close(folder)
    print("fine again")


async def open_and_close(folder: Path) -> None:
    store = SqliteStore(folder / "data")
    await store.open()
    await store.ready()
    await store.close()


if __name__ == "__main__":
    folder, mode = Path(sys.argv[1]), sys.argv[2]
    if mode == "open-as-nobody" and os.geteuid() == 0:  # root may write to read-only files
        os.setgroups([])
        os.setgid(pwd.getpwnam("nobody").pw_gid)
        os.setuid(pwd.getpwnam("nobody").pw_uid)
    try:
        asyncio.run(open_and_close(folder) if mode.startswith("open") else fill(folder, mode))
    except StoreError as error:
        print(error)
