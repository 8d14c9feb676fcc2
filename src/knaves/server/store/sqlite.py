"""The store in one SQLite file: the default, for one server on one machine.

One thread writes, a few read; a reader never waits for the writer. `synchronous=FULL` with the write-ahead log makes a
commit outlive a power cut.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import shutil
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from knaves.server.store import sqlite_file
from knaves.server.store.base import (
    LOST,
    Ban,
    CodeTaken,
    Conflict,
    LogRow,
    PageCursor,
    Status,
    StoreDamaged,
    StoreError,
    Summary,
    Usage,
)
from knaves.server.store.feed import Feed
from knaves.server.store.lock import FolderLock
from knaves.server.store.private_files import prepare_folder
from knaves.server.store.schema import COLUMNS, SUMMARY, listing, old_tables, public_listing
from knaves.server.store.sqlite_append import Append
from knaves.server.store.sqlite_check import check
from knaves.server.store.sqlite_writer import Operation, T, Writer

log = logging.getLogger("knaves.server")

READERS = 2
PRUNE_BATCH = 100
"""Tables that one transaction of `prune` deletes, so that moves do not wait long."""


class SqliteStore:
    """Everything in `knaves.db` in a data folder, which is locked while the store is open."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._path = folder / "knaves.db"
        self._lock: FolderLock | None = None
        self._damage = ""
        """What is wrong with the file; empty if nothing is known to be."""
        self._writer: Writer | None = None
        self._readers: ThreadPoolExecutor | None = None
        self._reading = threading.local()
        self._connections: list[sqlite3.Connection] = []
        self._changes: Feed[tuple[str, int]] = Feed(LOST)
        self._announcements: Feed[str] = Feed()

    async def open(self) -> None:
        """Create the folder and the file if needed, lock and migrate them."""
        connection = await asyncio.to_thread(self._prepare)
        self._writer = Writer(connection, partial(sqlite_file.connect, self._path), self._explain)
        self._readers = ThreadPoolExecutor(READERS, "knaves-read")

    def _prepare(self) -> sqlite3.Connection:
        try:
            prepare_folder(self._folder)
            self._lock = FolderLock(self._folder)
        except OSError as error:
            raise StoreError(f"{self._folder} cannot be written: {error.strerror or error}.") from None
        try:
            if not check(self._path, full=False):
                log.info("%s is large and was checked in part; knaves doctor checks all of it", self._path)
            connection = sqlite_file.connect(self._path)
            try:
                sqlite_file.migrate(connection, self._path)
            except BaseException:
                connection.close()
                raise
        except BaseException as error:
            self._lock.release()
            self._lock = None
            if isinstance(error, sqlite3.Error):
                raise sqlite_file.explain(self._path, error) from error
            raise
        return connection

    async def close(self) -> None:
        """Finish pending writes, end the threads and unlock the folder."""
        readers, self._readers = self._readers, None
        if readers is not None:
            await asyncio.to_thread(readers.shutdown)
            for connection in self._connections:
                connection.close()
            self._connections.clear()
        if self._writer is not None:
            await self._writer.close()  # last, since it also cleans up the write-ahead log
        if self._lock is not None:
            self._lock.release()
            self._lock = None
        self._changes.close()
        self._announcements.close()

    async def _write(self, operation: Operation[T]) -> T:
        if self._writer is None:
            raise StoreError("The store is not open.")
        return await self._writer.submit(operation)

    async def _read(self, query: str, values: Sequence[Any] = ()) -> list[Any]:
        if self._readers is None:
            raise StoreError("The store is not open.")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, self._fetch, query, values)
        except (sqlite3.Error, UnicodeError) as error:
            raise self._explain(error) from error

    def _explain(self, error: Exception) -> StoreError:
        """An error as one sentence; damage is remembered."""
        explained = sqlite_file.explain(self._path, error)
        if isinstance(explained, StoreDamaged) and not self._damage:
            self._damage = str(explained)
            log.error("%s", explained)
        return explained

    def _fetch(self, query: str, values: Sequence[Any]) -> list[Any]:
        connection: sqlite3.Connection | None = getattr(self._reading, "connection", None)
        if connection is None:
            connection = self._reading.connection = sqlite_file.connect(self._path, reading=True)
            self._connections.append(connection)
        return connection.execute(query, values).fetchall()

    # --- The log

    async def create(self, table: str, entry: LogRow, summary: Summary) -> None:
        """Create a table with its first row."""
        await self._write(partial(_create, table, entry, summary))

    async def append(self, table: str, entry: LogRow, summary: Summary) -> None:
        """Append one row."""
        await self._write(Append(table, entry, summary))

    async def read(self, table: str, after: int = 0) -> list[LogRow]:
        """The rows of a table after a version."""
        rows = await self._read(
            "SELECT e.version, at, actor, command, data FROM tables JOIN entries AS e USING (number)"
            " WHERE id = ? AND e.version > ? ORDER BY e.version",
            (table, after),
        )
        return [LogRow(*row) for row in rows]

    async def versions(self, tables: Collection[str]) -> dict[str, int]:
        """The last version of each of these tables."""
        names = list(tables)
        found: dict[str, int] = {}
        for start in range(0, len(names), 500):
            some = names[start : start + 500]
            marks = ",".join("?" * len(some))
            found.update(await self._read(f"SELECT id, version FROM tables WHERE id IN ({marks})", tuple(some)))
        return found

    async def delete(self, table: str) -> None:
        """Delete a table and its log."""
        await self._write(partial(_delete, "SELECT number FROM tables WHERE id = ?", (table,)))

    async def prune(self, before: float) -> int:
        """Delete old tables, some at a time."""
        query = f"SELECT number FROM tables WHERE {old_tables('?')} LIMIT {PRUNE_BATCH}"
        total = 0
        while deleted := await self._write(partial(_delete, query, (before, before))):
            total += deleted
        return total

    # --- Reviews

    async def review(self, table: str, game: int) -> bytes | None:
        """The review of a game."""
        rows = await self._read(
            "SELECT data FROM tables JOIN reviews USING (number) WHERE id = ? AND reviews.game = ?", (table, game)
        )
        return rows[0][0] if rows else None

    async def keep_review(self, table: str, game: int, data: bytes) -> None:
        """Keep a review."""
        statement = "INSERT OR REPLACE INTO reviews (number, game, data) SELECT number, ?, ? FROM tables WHERE id = ?"
        await self._write(partial(_execute, statement, (game, data, table)))

    # --- Finding tables

    async def find(self, code: str) -> str | None:
        """The table with this code."""
        rows = await self._read("SELECT id FROM tables WHERE code = ?", (code,))
        return rows[0][0] if rows else None

    async def summary(self, table: str) -> Summary | None:
        """The summary of one table."""
        rows = await self._read(f"SELECT {SUMMARY} FROM tables WHERE id = ?", (table,))
        return _summary(rows[0]) if rows else None

    async def tables(
        self,
        *,
        public_only: bool = False,
        status: Status | None = None,
        limit: int = 100,
        before: PageCursor | None = None,
    ) -> list[tuple[str, Summary]]:
        """Tables, the last updated first."""
        rows = await self._read(*listing("?", public_only, status, limit, before))
        return [(table, _summary(row)) for table, *row in rows]

    async def public_tables(self, limit: int) -> list[Summary]:
        """The public list."""
        rows = await self._read(public_listing("?"), (limit,))
        return [_summary(row) for _, *row in rows]

    async def due(self, now: float, limit: int = 100) -> list[str]:
        """Tables whose `wake_at` has come."""
        rows = await self._read("SELECT id FROM tables WHERE wake_at <= ? ORDER BY wake_at LIMIT ?", (now, limit))
        return [table for (table,) in rows]

    # --- Settings and bans of the admin page

    async def ban(self, ban: Ban) -> None:
        """Ban an address."""
        values = (ban.address, ban.reason, ban.at, ban.until)
        await self._write(partial(_execute, "INSERT OR REPLACE INTO bans VALUES (?, ?, ?, ?)", values))

    async def unban(self, address: str) -> None:
        """Lift a ban."""
        await self._write(partial(_execute, "DELETE FROM bans WHERE address = ?", (address,)))

    async def bans(self) -> list[Ban]:
        """All bans, the oldest first."""
        return [Ban(*row) for row in await self._read("SELECT address, reason, at, until FROM bans ORDER BY at")]

    async def setting(self, key: str) -> str | None:
        """A setting."""
        rows = await self._read("SELECT value FROM settings WHERE key = ?", (key,))
        return rows[0][0] if rows else None

    async def set_setting(self, key: str, value: str | None) -> None:
        """Change or delete a setting."""
        if value is None:
            await self._write(partial(_execute, "DELETE FROM settings WHERE key = ?", (key,)))
        else:
            await self._write(partial(_execute, "INSERT OR REPLACE INTO settings VALUES (?, ?)", (key, value)))

    # --- Between processes: there is only one

    def changes(self) -> AsyncIterator[tuple[str, int]]:
        """None: no other process writes here."""
        return self._changes.subscribe()

    async def announce(self, payload: str) -> None:
        """There is no other process."""

    def announcements(self) -> AsyncIterator[str]:
        """None: there is no other process."""
        return self._announcements.subscribe()

    # --- Time

    async def time(self) -> float:
        """The wall clock of this machine."""
        return time.time()

    async def newest(self) -> float:
        """When a table was last updated."""
        ((newest,),) = await self._read("SELECT coalesce(max(updated_at), 0.0) FROM tables")
        return float(newest)

    # --- Maintenance

    async def usage(self) -> Usage:
        """The pages in use, and the write-ahead log."""
        ((used,),) = await self._read(
            "SELECT (page_count - freelist_count) * page_size"
            " FROM pragma_page_count, pragma_freelist_count, pragma_page_size"
        )
        return await asyncio.to_thread(self._usage, used)

    def _usage(self, used: int) -> Usage:
        wal = self._path.with_name(self._path.name + "-wal")
        with contextlib.suppress(OSError):
            used += wal.stat().st_size
        try:
            return Usage(used, shutil.disk_usage(self._folder).free)
        except OSError:
            return Usage(used, None)

    async def ready(self) -> None:
        """Check that commits work, and that no damage was seen."""
        if self._damage:
            raise StoreDamaged(self._damage)
        await self._write(partial(_execute, "UPDATE probe SET count = count + 1", ()))

    async def backup(self, target: Path) -> None:
        """Copy the database to a new file."""
        await asyncio.to_thread(sqlite_file.backup, self._path, target)

    async def restore(self, source: Path) -> None:
        """Fill the empty store from a backup."""
        with contextlib.ExitStack() as stack:
            copy = await asyncio.to_thread(stack.enter_context, sqlite_file.backup_rows(source))
            await self._write(partial(_restore, copy))


# --- Operations of the writer


def _create(table: str, entry: LogRow, summary: Summary, connection: sqlite3.Connection) -> None:
    row = connection.execute("SELECT version FROM tables WHERE id = ?", (table,)).fetchone()
    if row is not None:
        raise Conflict(row[0])
    if entry.version != 1:
        raise Conflict(0)
    number = connection.execute(
        f"INSERT INTO tables (id, version, {SUMMARY}) VALUES (?, 1, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (code) DO NOTHING RETURNING number",
        (table, *summary),
    ).fetchone()
    if number is None:
        raise CodeTaken(summary.code)
    connection.execute(
        "INSERT INTO entries (number, version, at, actor, command, data) VALUES (?, 1, ?, ?, ?, ?)",
        (number[0], entry.at, entry.actor, entry.command, entry.data),
    )


def _delete(query: str, values: tuple[Any, ...], connection: sqlite3.Connection) -> int:
    numbers = connection.execute(query, values).fetchall()
    connection.executemany("DELETE FROM entries WHERE number = ?", numbers)
    connection.executemany("DELETE FROM reviews WHERE number = ?", numbers)
    connection.executemany("DELETE FROM tables WHERE number = ?", numbers)
    return len(numbers)


def _execute(statement: str, values: tuple[Any, ...], connection: sqlite3.Connection) -> None:
    connection.execute(statement, values)


def _restore(source: sqlite3.Connection, connection: sqlite3.Connection) -> None:
    if connection.execute("SELECT 1 FROM tables LIMIT 1").fetchone():
        raise StoreError("The store has tables already; a backup is restored into an empty one.")
    for name, columns in COLUMNS.items():
        marks = ", ".join("?" for _ in columns.split(","))
        rows = source.execute(f"SELECT {columns} FROM {name}")
        connection.executemany(f"INSERT OR REPLACE INTO {name} ({columns}) VALUES ({marks})", rows)


def _summary(row: Any) -> Summary:
    code, game, name, status, public, wake_at, updated_at, players, seats = row
    return Summary(code, game, name, status, bool(public), wake_at, updated_at, players, seats)
