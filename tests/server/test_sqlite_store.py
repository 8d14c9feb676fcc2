"""Specific to the SQLite store: its lock, its threads, and other programs that use its file."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from knaves.server.store import choose_store, sqlite_append
from knaves.server.store.base import Store, StoreError
from tests.processes import LIMIT, killed_at_the_end, read_line
from tests.server.stores import entry, play, store_at, summary

HOLDER = """
import asyncio, sys
from pathlib import Path
from knaves.server.store.sqlite import SqliteStore

async def hold():
    store = SqliteStore(Path(sys.argv[1]))
    await store.open()
    print("open", flush=True)
    await asyncio.sleep(60)

asyncio.run(hold())
"""


def test_a_folder_serves_one_server_until_that_dies(tmp_path: Path) -> None:
    with killed_at_the_end(
        subprocess.Popen([sys.executable, "-c", HOLDER, str(tmp_path)], stdout=subprocess.PIPE)
    ) as holder:
        assert read_line(holder) == b"open\n"
        with pytest.raises(StoreError, match=rf"Another server \(process {holder.pid}\) is using {tmp_path}"):
            play(str(tmp_path), lambda store: store.ready())
        asyncio.run(store_at(str(tmp_path)).backup(tmp_path / "copy"))  # which takes no lock
        holder.send_signal(signal.SIGKILL)
    play(str(tmp_path), lambda store: store.ready())


def test_a_folder_serves_one_server_within_a_process_too(tmp_path: Path) -> None:
    async def scenario(store: Store) -> None:
        with pytest.raises(StoreError, match="Another server"):
            await store_at(str(tmp_path)).open()
        await store.ready()

    play(str(tmp_path), scenario)
    play(str(tmp_path), lambda store: store.ready())


@pytest.mark.skipif(not hasattr(os, "fork"), reason="nothing to fork with")
def test_a_forked_child_does_not_keep_the_lock(tmp_path: Path) -> None:
    say_as_child = "os.fork() or print(os.getpid(), flush=True)"
    script = "import os\n" + HOLDER.replace('print("open", flush=True)', say_as_child)
    with killed_at_the_end(
        subprocess.Popen([sys.executable, "-c", script, str(tmp_path)], stdout=subprocess.PIPE)
    ) as holder:
        child = int(read_line(holder))
        holder.send_signal(signal.SIGKILL)
        holder.wait(LIMIT)
        try:
            os.kill(child, 0)
            play(str(tmp_path), lambda store: store.ready())
        finally:
            os.kill(child, signal.SIGKILL)


def test_readers_and_the_loop_do_not_wait_for_a_writer_that_is_stuck(tmp_path: Path) -> None:
    async def scenario(store: Store) -> None:
        await store.create("t", entry(1), summary())
        other_program = sqlite3.connect(tmp_path / "knaves.db", isolation_level=None)
        other_program.execute("BEGIN IMMEDIATE")
        stuck = asyncio.create_task(store.append("t", entry(2, "c"), summary()))
        reads = 0
        while reads < 20 and not stuck.done():
            assert await store.read("t") == [entry(1)]
            reads += not stuck.done()
        assert reads > 0  # these did not wait for it
        with pytest.raises(StoreError, match="locked by another program"):
            await stuck
        assert await store.read("t") == [entry(1)]
        other_program.execute("ROLLBACK")
        other_program.close()
        await store.append("t", entry(2, "c"), summary())
        assert await store.read("t") == [entry(1), entry(2, "c")]

    play(str(tmp_path), scenario)


def test_appending_looks_at_no_other_table_however_many_there_are(tmp_path: Path) -> None:
    play(str(tmp_path), lambda store: store.create("t", entry(1), summary()))
    with contextlib.closing(sqlite3.connect(tmp_path / "knaves.db")) as file:
        for count in sqlite_append.SIZES:
            for statement, columns in ((sqlite_append._insert(count), 6), (sqlite_append._update(count), 10)):
                plan = file.execute(f"EXPLAIN QUERY PLAN {statement}", [None] * (columns * count)).fetchall()
                steps = [step for *_, step in plan if " tables" in step]
                assert all(step.startswith("SEARCH tables USING") for step in steps), steps
                assert steps


def test_appends_before_closing_are_written(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = store_at(str(tmp_path))
        await store.open()
        await asyncio.gather(*(store.create(f"t{n}", entry(1), summary(f"C{n}")) for n in range(50)))
        appends = [asyncio.create_task(store.append(f"t{n}", entry(2), summary())) for n in range(50)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*appends)
        assert {path.name for path in tmp_path.iterdir()} == {"knaves.db", "lock"}

    asyncio.run(scenario())


def test_the_error_names_a_file_that_is_not_a_database(tmp_path: Path) -> None:
    (tmp_path / "knaves.db").write_bytes(b"My shopping list\n" * 1000)
    with pytest.raises(StoreError, match=r"knaves\.db is not a database of Knaves\.$"):
        play(str(tmp_path), lambda store: store.ready())


def test_the_error_names_a_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file")
    with pytest.raises(StoreError, match="data cannot be written: File exists"):
        play(str(tmp_path / "data"), lambda store: store.ready())


def test_the_store_is_chosen_by_the_url(tmp_path: Path) -> None:
    assert type(choose_store(tmp_path)).__name__ == "SqliteStore"
    assert type(choose_store(tmp_path, "postgresql://somebody@somewhere/games")).__name__ == "PostgresStore"
    for wrong in ("", "mysql://somebody@somewhere", "somewhere"):
        with pytest.raises(StoreError, match="looks like postgresql://"):
            choose_store(tmp_path, wrong)
