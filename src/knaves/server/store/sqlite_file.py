"""The SQLite file: connections, migrations, error messages and backups."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path

from knaves.server.store.base import StoreDamaged, StoreError
from knaves.server.store.private_files import create
from knaves.server.store.schema import CREATE_VERSION, missing_migrations
from knaves.server.store.sqlite_check import check

BUSY = 2.0
"""Seconds to wait for another program that has the file locked."""

MESSAGES = {
    sqlite3.SQLITE_FULL: "{path} cannot grow: the disk is full.",
    sqlite3.SQLITE_IOERR: "{path} cannot be read or written: {error}.",
    sqlite3.SQLITE_READONLY: "{path} cannot be written: it, its folder or its disk is read-only.",
    sqlite3.SQLITE_CANTOPEN: "{path} cannot be opened: is its folder there, and writable?",
    sqlite3.SQLITE_BUSY: "{path} is locked by another program.",
    sqlite3.SQLITE_LOCKED: "{path} is locked by another program.",
    sqlite3.SQLITE_NOTADB: "{path} is not a database of Knaves.",
    sqlite3.SQLITE_CORRUPT: "{path} is damaged; please restore a backup.",
}

CHECKPOINT = 4_000
"""Pages of the write-ahead log after which they are copied to the database. SQLite's default is a thousand; a page
that many moves changed is copied less often."""


DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def explain(path: Path, error: Exception) -> StoreError:
    """An error of SQLite as one sentence."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the low byte of an extended code is the plain one
    kind = StoreDamaged if code in DAMAGED else StoreError
    return kind(MESSAGES.get(code, "{path} cannot take this: {error}.").format(path=path, error=error))


def connect(path: Path, reading: bool = False) -> sqlite3.Connection:
    """A connection whose commits are durable."""
    connection = sqlite3.connect(path, timeout=BUSY, isolation_level=None, check_same_thread=False)
    try:
        if reading:
            connection.execute("PRAGMA query_only = ON")
            return connection
        (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA fullfsync = ON")  # macOS: a plain fsync does not reach the disk there
        connection.execute("PRAGMA checkpoint_fullfsync = ON")
        connection.execute("PRAGMA journal_size_limit = 67108864")
        connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")
        connection.execute("PRAGMA temp_store = MEMORY")  # keep statement journals in memory
        (synchronous,) = connection.execute("PRAGMA synchronous").fetchone()
        if (mode, synchronous) != ("wal", 2):
            raise StoreError(f"{path} lies on a file system where commits cannot be made safe; choose another folder.")
    except BaseException:
        connection.close()
        raise
    return connection


def migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Bring the file to this server's schema; raises StoreError when it is newer or of something else."""
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    version = 0
    if "schema_version" in names:
        (version,) = connection.execute("SELECT coalesce(max(version), 0) FROM schema_version").fetchone()
    for number, script in missing_migrations("sqlite", str(path), version, bool(names)):
        try:
            connection.executescript(
                f"BEGIN IMMEDIATE; {CREATE_VERSION};\n{script}\n"
                f"DELETE FROM schema_version; INSERT INTO schema_version VALUES ({number}); COMMIT;"
            )
        except sqlite3.Error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise


# --- Backups


@contextlib.contextmanager
def new_backup(target: Path) -> Iterator[sqlite3.Connection]:
    """An empty database that gets its name only once it is complete, on the disk, and readable to its last row."""
    if target.exists():
        raise StoreError(f"{target} exists already; a backup is written to a new file.")
    part = target.with_name(target.name + ".part")
    try:
        part.unlink(missing_ok=True)
        create(part)
        with contextlib.closing(sqlite3.connect(part, isolation_level=None, check_same_thread=False)) as connection:
            yield connection
            connection.execute("PRAGMA journal_mode = DELETE")  # one file, without a write-ahead log beside it
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        _verify(part, target)
        part.replace(target)
    except BaseException as error:
        for leftover in (part, part.with_name(part.name + "-journal"), part.with_name(part.name + "-wal")):
            with contextlib.suppress(OSError):
                leftover.unlink()
        if isinstance(error, sqlite3.Error):
            raise explain(target, error) from error
        if isinstance(error, OSError):
            raise StoreError(f"{target} cannot be written: {error.strerror or error}.") from error
        raise


def _verify(part: Path, target: Path) -> None:
    try:
        check(part, full=True)
    except (StoreDamaged, sqlite3.Error):
        raise StoreDamaged(f"{target} was not written: what came back from the disk is damaged.") from None


def backup(path: Path, target: Path) -> None:
    """Copy a database that may be in use to a new file."""
    if not path.exists():
        raise StoreError(f"There is no database at {path}.")
    try:
        with contextlib.closing(connect(path, reading=True)) as source, new_backup(target) as copy:
            try:
                source.backup(copy)
            except sqlite3.DatabaseError as error:
                if error.sqlite_errorcode & 0xFF in DAMAGED:  # else it is the copy that cannot be written
                    raise explain(path, error) from error
                raise
    except StoreDamaged:  # a page is copied as it is: most likely the original is damaged
        check(path, full=True)
        raise
    except sqlite3.Error as error:
        raise explain(path, error) from error


@contextlib.contextmanager
def backup_rows(source: Path) -> Iterator[sqlite3.Connection]:
    """The rows of a backup, migrated to the present schema in a copy of it."""
    with tempfile.TemporaryDirectory(prefix="knaves-restore-") as folder:
        copy = Path(folder, source.name)
        try:
            shutil.copyfile(source, copy)
            try:
                check(copy, full=True)
            except StoreDamaged as damage:
                raise StoreDamaged(str(damage).replace(str(copy), str(source))) from None
            with contextlib.closing(sqlite3.connect(copy, isolation_level=None, check_same_thread=False)) as rows:
                migrate(rows, source)
                yield rows
        except OSError as error:
            raise StoreError(f"{source} cannot be read: {error.strerror or error}.") from error
        except sqlite3.Error as error:
            raise explain(source, error) from error
