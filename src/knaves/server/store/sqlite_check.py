"""Damage in a SQLite file or its write-ahead log: found before a server builds on it, and in a backup."""

from __future__ import annotations

import contextlib
import sqlite3
import struct
import time
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from knaves.server.store.base import StoreDamaged

QUICK_SECONDS = 10.0
"""Maximum time for the check of a start; a larger file is checked in part."""
PROGRESS_STEPS = 20_000
"""Steps of SQLite between looks at the time."""
MAX_DETAIL = 100

WAL_HEADER, FRAME_HEADER = 32, 24
WAL_MAGIC = 0x377F0682


def check(path: Path, *, full: bool) -> bool:
    """Check a database and its write-ahead log; raises StoreDamaged with the name of the damaged file.

    The full check reads everything; the other one stops after some seconds. Whether all was read.
    """
    wal = path.with_name(path.name + "-wal")
    if lost := count_lost_commits(wal):
        raise _damaged(wal, f"at least {lost} commits can't be read")
    with contextlib.closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        if not full:
            return _check_pages(connection, path, "quick_check", time.monotonic() + QUICK_SECONDS)
        _check_pages(connection, path, "integrity_check")
        _check_logs(connection, path)
    return True


def _check_pages(connection: sqlite3.Connection, path: Path, pragma: str, until: float = float("inf")) -> bool:
    connection.set_progress_handler(lambda: time.monotonic() > until, PROGRESS_STEPS)
    try:
        ((found,),) = connection.execute(f"PRAGMA {pragma}(1)").fetchall()
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_INTERRUPT:
            return False
        raise
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_CORRUPT:
            raise _damaged(path, str(error)) from None
        raise
    finally:
        connection.set_progress_handler(None, 0)
    if found != "ok":
        raise _damaged(path, " ".join(found.replace("*** in database main ***", "").split()))
    return True


LOG_CHECKS = {
    "the log of a table has gaps": "SELECT 1 FROM tables AS t WHERE t.version <>"
    " (SELECT count(*) FROM entries AS e WHERE e.number = t.number) OR t.version <>"
    " (SELECT coalesce(max(version), 0) FROM entries AS e WHERE e.number = t.number) LIMIT 1",
    "a row of a log has no table": "SELECT 1 FROM entries WHERE number NOT IN (SELECT number FROM tables) LIMIT 1",
}
"""What SQLite can't know. A changed letter in a row is found only when its table is loaded."""


def _check_logs(connection: sqlite3.Connection, path: Path) -> None:
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not {"tables", "entries"} <= names:  # not set up yet, or not ours
        return
    for detail, query in LOG_CHECKS.items():
        if connection.execute(query).fetchone():
            raise _damaged(path, detail)


def _damaged(path: Path, detail: str) -> StoreDamaged:
    return StoreDamaged(f"{path} is damaged ({detail[:MAX_DETAIL]}); please restore a backup.")


# --- The write-ahead log


def count_lost_commits(wal: Path) -> int:
    """Commits in a write-ahead log that SQLite would drop silently, because a frame before them is damaged.

    A crash leaves at most one commit that cannot be read: the one that was being written, and nobody was told of it.
    """
    before: tuple[bytes, int] | None = None
    while True:
        header, damaged_frame, lost = _read_wal(wal)
        if lost < 2:
            return 0
        if (header, damaged_frame) == before:
            return lost
        before = header, damaged_frame  # a server may have been writing there just now: look again


def _read_wal(wal: Path) -> tuple[bytes, int, int]:
    """The header, the first frame that cannot be read, and how many commits follow it."""
    if not wal.exists():
        return b"", 0, 0
    with wal.open("rb") as file:
        header = file.read(WAL_HEADER)
        if len(header) < WAL_HEADER:
            return header, 0, 0
        magic, _, page_size, _, *salts = struct.unpack(">6I", header[:24])
        if magic & ~1 != WAL_MAGIC:
            return header, 0, 0  # SQLite takes it for empty
        order = ">" if magic & 1 else "<"
        checksum = _add(order, (0, 0), header[:24])
        intact, readable, lost = checksum == struct.unpack(">2I", header[24:]), 0, 0
        for frame in _frames(file, page_size):
            commit, *found = struct.unpack(">3I", frame[4:16])
            if intact:
                checksum = _add(order, _add(order, checksum, frame[:8]), frame[FRAME_HEADER:])
                intact = found == salts and checksum == struct.unpack(">2I", frame[16:FRAME_HEADER])
                readable += intact
            if not intact and found == salts and commit:
                lost += 1
    return header, readable, lost


def _frames(file: BinaryIO, page_size: int) -> Iterator[bytes]:
    while len(frame := file.read(FRAME_HEADER + page_size)) == FRAME_HEADER + page_size:
        yield frame


def _add(order: str, checksum: tuple[int, int], data: bytes) -> tuple[int, int]:
    """Go on with a checksum as SQLite computes it."""
    first, second = checksum
    for one, two in struct.iter_unpack(f"{order}2I", data):
        first = (first + one + second) & 0xFFFFFFFF
        second = (second + two + first) & 0xFFFFFFFF
    return first, second
