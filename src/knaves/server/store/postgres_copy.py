"""Backups of the PostgreSQL store: the same file that the SQLite store lives in, so that either can be moved."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import Any

from knaves.extras import missing_package

try:
    import psycopg
except ImportError as error:
    raise missing_package(__name__, "postgres", error.name) from None

from knaves.server.store import sqlite_file
from knaves.server.store.base import StoreError
from knaves.server.store.postgres_link import Connection, Link
from knaves.server.store.schema import COLUMNS

ROWS = 5_000
"""Rows in memory at a time."""


async def backup(link: Link, target: Path) -> None:
    """Copy a consistent snapshot to a new file."""
    try:
        async with contextlib.AsyncExitStack() as stack:
            connection = await stack.enter_async_context(await link.connect())
            copy = await asyncio.to_thread(stack.enter_context, sqlite_file.new_backup(target))
            await asyncio.to_thread(sqlite_file.migrate, copy, target)
            async with connection.transaction():
                await connection.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
                await connection.execute("SET LOCAL statement_timeout = 0")
                for name, columns in COLUMNS.items():
                    marks = ", ".join("?" for _ in columns.split(","))
                    insert = f"INSERT INTO {name} ({columns}) VALUES ({marks})"
                    async with connection.cursor("backup") as cursor:
                        await cursor.execute(f"SELECT {columns} FROM {name}")
                        while rows := await cursor.fetchmany(ROWS):
                            await asyncio.to_thread(_insert, copy, insert, rows)
    except psycopg.Error as error:
        raise link.explain(error) from error


def _insert(copy: Any, insert: str, rows: list[tuple[Any, ...]]) -> None:
    copy.execute("BEGIN")
    copy.executemany(insert, rows)
    copy.execute("COMMIT")


async def restore(link: Link, source: Path) -> None:
    """Fill an empty store from a backup of either store, all or nothing."""
    try:
        with contextlib.ExitStack() as stack:
            rows = await asyncio.to_thread(stack.enter_context, sqlite_file.backup_rows(source))
            async with await link.connect() as connection, connection.transaction():
                await connection.execute("SET LOCAL statement_timeout = 0")
                await connection.execute("LOCK TABLE tables IN EXCLUSIVE MODE")
                cursor = await connection.execute("SELECT 1 FROM tables LIMIT 1")
                if await cursor.fetchone() is not None:
                    raise StoreError("The store has tables already; a backup is restored into an empty one.")
                for name in COLUMNS:
                    await _fill(connection, rows, name)
                await connection.execute(
                    "SELECT setval(pg_get_serial_sequence('tables', 'number'), max(number)) FROM tables"
                )
    except psycopg.Error as error:
        raise link.explain(error) from error


async def _fill(connection: Connection, source: Any, name: str) -> None:
    columns = COLUMNS[name]
    await connection.execute(f"DELETE FROM {name}")
    found = source.execute(f"SELECT {columns} FROM {name}")
    is_bool = columns.split(", ").index("public") if name == "tables" else None
    async with connection.cursor() as cursor, cursor.copy(f"COPY {name} ({columns}) FROM STDIN") as copy:
        while rows := await asyncio.to_thread(found.fetchmany, ROWS):
            for row in rows:
                if is_bool is not None:
                    row = (*row[:is_bool], bool(row[is_bool]), *row[is_bool + 1 :])  # SQLite has no booleans
                await copy.write_row(row)
