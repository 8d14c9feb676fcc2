"""A damaged data folder is detected: on startup, by `doctor`, `backup` and `restore`, and by monitoring."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from knaves.record_files import RecordFile
from knaves.server.store.base import Store, StoreDamaged, StoreError
from knaves.server.store.sqlite_check import count_lost_commits
from tests.commands import run
from tests.processes import LIMIT, killed_at_the_end, read_line
from tests.server.in_process import client, serving
from tests.server.stores import entry, play, store_at, summary

PAGE = 4096
TABLES, ROWS = 40, 20


@pytest.fixture(scope="module")
def intact(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder whose database has a few hundred pages."""
    folder = tmp_path_factory.mktemp("intact")

    async def scenario(store: Store) -> None:
        for number in range(TABLES):
            await store.create(f"t{number}", entry(1), summary(f"C{number}"))
            await asyncio.gather(
                *(
                    store.append(f"t{number}", entry(n, f"c{n}", data=b'["%s"]' % (b"x" * 600)), summary())
                    for n in ROWS_AFTER
                )
            )

    play(str(folder), scenario)
    return folder


ROWS_AFTER = range(2, ROWS + 1)


@pytest.fixture
def folder(intact: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(intact, tmp_path / "data"))


def overwrite(path: Path, at: int, data: bytes) -> None:
    with path.open("rb+") as file:
        file.seek(at)
        file.write(data)


def root_page(path: Path, name: str) -> int:
    with sqlite3.connect(path) as connection:
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (name,)).fetchone()
    connection.close()
    return int(page)


def overwrite_root(path: Path) -> None:
    """Overwrite the start of the root page of all log rows with random bytes."""
    overwrite(path, (root_page(path, "entries") - 1) * PAGE, os.urandom(16))


def zero_pages(path: Path) -> None:
    """Overwrite some pages with zeros."""
    overwrite(path, path.stat().st_size // 2 // PAGE * PAGE, bytes(8 * PAGE))


def truncate(path: Path) -> None:
    """Cut off the end of the file."""
    os.truncate(path, path.stat().st_size * 2 // 3 // PAGE * PAGE)


DAMAGE = pytest.mark.parametrize("damage", [overwrite_root, zero_pages, truncate])
Damage = Callable[[Path], None]


@DAMAGE
def test_a_server_does_not_start_on_a_damaged_file(folder: Path, damage: Damage) -> None:
    damage(folder / "knaves.db")
    with pytest.raises(StoreDamaged, match=r"knaves\.db is damaged .*; please restore a backup\.$"):
        play(str(folder), lambda store: store.ready())
    result = run("serve", "--data", str(folder), "--port", "0", "--bots", "0")
    assert result.returncode == 2
    assert result.stderr.count("\n") == 1
    assert f"{folder / 'knaves.db'} is damaged" in result.stderr


@DAMAGE
def test_the_doctor_and_a_backup_name_the_damaged_file(folder: Path, tmp_path: Path, damage: Damage) -> None:
    damage(folder / "knaves.db")
    report = json.loads(run("doctor", "--quick", "--json", "--data", str(folder), "--port", "0").stdout)
    (database,) = [finding for finding in report["findings"] if finding["what"] == "database"]
    assert database["state"] == "problem"
    assert f"{folder / 'knaves.db'} is damaged" in database["says"]
    result = run("backup", str(tmp_path / "copy.db"), "--data", str(folder))
    assert result.returncode != 0
    assert f"{folder / 'knaves.db'} is damaged" in result.stderr
    assert result.stderr.count("\n") == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == ["data"]


@pytest.mark.parametrize(
    ("statement", "why"),
    [
        ("DELETE FROM entries WHERE number = 3 AND version = 7", "the log of a table has gaps"),
        ("DELETE FROM tables WHERE number = 3", "a row of a log has no table"),
    ],
)
def test_a_backup_detects_inconsistencies_that_sqlite_does_not(
    folder: Path, tmp_path: Path, statement: str, why: str
) -> None:
    with sqlite3.connect(folder / "knaves.db") as database:
        database.execute(statement)
    database.close()
    with pytest.raises(StoreDamaged, match=rf"data/knaves\.db is damaged \({why}\)"):
        asyncio.run(store_at(str(folder)).backup(tmp_path / "copy.db"))


@DAMAGE
def test_a_damaged_backup_is_not_restored(folder: Path, tmp_path: Path, damage: Damage) -> None:
    copy = tmp_path / "copy.db"
    asyncio.run(store_at(str(folder)).backup(copy))
    damage(copy)
    with pytest.raises(StoreDamaged, match=r"copy\.db is damaged"):
        play(str(tmp_path / "new"), lambda store: store.restore(copy))
    assert play(str(tmp_path / "new"), lambda store: store.tables()) == []


def test_a_backup_that_is_damaged_on_disk_is_reported_and_removed(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk loses written data."""
    fsync = os.fsync

    def lose_data(descriptor: int) -> None:
        fsync(descriptor)
        os.truncate(descriptor, 5 * PAGE)

    monkeypatch.setattr(os, "fsync", lose_data)
    with pytest.raises(StoreDamaged, match=r"copy\.db was not written: what came back from the disk is damaged\.$"):
        asyncio.run(store_at(str(folder)).backup(tmp_path / "copy.db"))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["data"]


def test_monitoring_detects_damage_while_the_server_is_running(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(str(folder)) as server, client(server) as monitor:
            assert (await monitor.get("/readyz")).status_code == 200
            overwrite_root(folder / "knaves.db")
            with pytest.raises(StoreError, match="is damaged"):
                await server.store.read("t3")
            await asyncio.sleep(1.1)
            answer = await monitor.get("/readyz")
            assert (answer.status_code, answer.text) == (503, "the database is damaged")

    asyncio.run(scenario())


# --- The write-ahead log

WRITER = """
import asyncio, sys
from pathlib import Path
from knaves.server.store.sqlite import SqliteStore
from tests.server.stores import entry, summary

async def write():
    store = SqliteStore(Path(sys.argv[1]))
    await store.open()
    await store.create("t", entry(1), summary())
    for version in range(2, 40):
        await store.append("t", entry(version), summary())
    print("written", flush=True)
    await asyncio.sleep(60)

asyncio.run(write())
"""


@pytest.fixture
def killed(tmp_path: Path) -> Path:
    """The folder of a server that was killed: 39 commits are only in the write-ahead log."""
    command = [sys.executable, "-c", WRITER, str(tmp_path / "data")]
    with killed_at_the_end(subprocess.Popen(command, stdout=subprocess.PIPE)) as writer:
        assert read_line(writer) == b"written\n"
        writer.send_signal(signal.SIGKILL)
        writer.wait(LIMIT)
    return tmp_path / "data"


def test_the_intact_write_ahead_log_of_a_killed_server_is_read(killed: Path) -> None:
    assert count_lost_commits(killed / "knaves.db-wal") == 0
    assert len(play(str(killed), lambda store: store.read("t"))) == 39


def test_damage_in_the_middle_of_the_write_ahead_log_is_detected(killed: Path) -> None:
    """SQLite silently stops reading at the damaged frame, though later commits were acknowledged."""
    wal = killed / "knaves.db-wal"
    overwrite(wal, 32 + (wal.stat().st_size // 4120 // 2) * 4120 + 2000, b"damage")
    with pytest.raises(StoreDamaged, match=r"knaves\.db-wal is damaged \(at least \d+ commits can't be read\)"):
        play(str(killed), lambda store: store.ready())
    assert count_lost_commits(wal) > 1  # checking has not discarded them


def test_a_commit_that_a_crash_cut_off_does_not_count_as_damage(killed: Path) -> None:
    """It was never acknowledged. The server starts in whatever order its pages reached the disk."""
    wal = killed / "knaves.db-wal"
    size = wal.stat().st_size
    overwrite(wal, size - 4120, os.urandom(24))
    play(str(killed), lambda store: store.ready())
    assert len(play(str(killed), lambda store: store.read("t"))) >= 38


# --- Permissions


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.skipif(os.name != "posix", reason="POSIX permissions")
def test_only_the_owner_may_read_stored_files(tmp_path: Path) -> None:
    place = tmp_path / "new" / "data"

    async def scenario(store: Store) -> None:
        await store.create("t", entry(1), summary())
        await store.backup(tmp_path / "copy.db")
        assert {path.name: mode(path) for path in place.iterdir()} == dict.fromkeys(
            ("knaves.db", "knaves.db-wal", "knaves.db-shm", "lock"), 0o600
        )

    before = os.umask(0o022)
    try:
        play(str(place), scenario)
        RecordFile(tmp_path / "game.knaves").write("a record")
    finally:
        os.umask(before)
    assert mode(place) == 0o700
    assert mode(tmp_path / "copy.db") == 0o600
    assert mode(tmp_path / "game.knaves") == 0o600


@pytest.mark.skipif(os.name != "posix", reason="POSIX permissions")
def test_permissions_of_an_older_folder_are_tightened_and_logged(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder.chmod(0o755)
    for path in folder.iterdir():
        path.chmod(0o644)
    play(str(folder), lambda store: store.ready())
    assert mode(folder) == 0o700
    assert {mode(path) for path in folder.iterdir()} == {0o600}
    assert f"other users could read {folder} (mode 755); now they can't" in caplog.text
    assert f"other users could read {folder / 'knaves.db'} (mode 644); now they can't" in caplog.text
    caplog.clear()
    play(str(folder), lambda store: store.ready())
    assert caplog.text == ""


@pytest.mark.skipif(os.name != "posix", reason="POSIX permissions")
def test_a_folder_with_other_files_keeps_its_permissions(folder: Path) -> None:
    (folder / "holiday.jpg").touch()
    folder.chmod(0o755)
    play(str(folder), lambda store: store.ready())
    assert mode(folder) == 0o755
    assert mode(folder / "knaves.db") == 0o600
