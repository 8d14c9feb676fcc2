"""The store in PostgreSQL: any number of workers on any machines serve the same tables."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Collection
from pathlib import Path

from knaves.extras import missing_package

try:
    import psycopg
except ImportError as error:
    raise missing_package(__name__, "postgres", error.name) from None

from knaves.server.store import postgres_copy
from knaves.server.store.base import (
    ANNOUNCEMENT_BYTES,
    Ban,
    CodeTaken,
    Conflict,
    LogRow,
    PageCursor,
    Status,
    StoreError,
    Summary,
    Usage,
)
from knaves.server.store.postgres_link import SCHEMA, Connection, Link, Unreachable
from knaves.server.store.postgres_listener import TALK, Listener
from knaves.server.store.postgres_writer import Writer
from knaves.server.store.schema import CREATE_VERSION, SUMMARY, listing, missing_migrations, old_tables, public_listing

MIGRATING = 0x6B6E6176
"""The advisory lock under which one process migrates while the others wait."""

PRUNE_BATCH = 100
"""Tables that one transaction of `prune` deletes, so that moves do not wait long."""

CREATE = f"""
    WITH made AS (
        INSERT INTO tables (id, version, {SUMMARY}) VALUES (%s, 1, %s, %s, %s, %s, %s, %s, %s, %s, %s)
        ON CONFLICT DO NOTHING RETURNING number
    )
    INSERT INTO entries (number, version, at, actor, command, data)
    SELECT number, 1, %s, %s, %s, %s FROM made RETURNING number
"""


class PostgresStore:
    """Everything in the schema `knaves` of a database."""

    def __init__(self, url: str) -> None:
        self._link = Link(url)
        self._worker = secrets.token_hex(8)
        self._writer: Writer | None = None
        self._listener = Listener(self._link, self._worker)

    async def open(self) -> None:
        """Connect and migrate."""
        try:
            connection = await self._link.connect()
            try:
                async with connection.transaction():
                    await _migrate(connection, self._link.place)
            finally:
                await connection.close()
        except psycopg.Error as error:
            raise self._link.explain(error) from error
        await self._listener.open()
        self._writer = Writer(self._link, self._worker)

    async def close(self) -> None:
        """Finish pending writes and disconnect."""
        if self._writer is not None:
            await self._writer.close()
        await self._listener.close()
        await self._link.close()

    # --- The log

    async def create(self, table: str, entry: LogRow, summary: Summary) -> None:
        """Create a table with its first row."""
        if entry.version != 1:
            raise Conflict((await self.versions([table])).get(table, 0))
        s = summary
        row = (table, s.code, s.game, s.name, s.status, s.public, s.wake_at, s.updated_at, s.players, s.seats)
        values = (*row, entry.at, entry.actor, entry.command, entry.data)
        try:
            made = await self._link.ask(CREATE, values, repeat=False)
        except Unreachable:
            if (await self.read(table))[:1] == [entry]:
                return  # it was committed, and the answer was lost
            made = await self._link.ask(CREATE, values, repeat=False)
        if not made:
            known = await self.versions([table])
            raise Conflict(known[table]) if table in known else CodeTaken(summary.code)

    async def append(self, table: str, entry: LogRow, summary: Summary) -> None:
        """Append one row."""
        if self._writer is None:
            raise StoreError("The store is not open.")
        await self._writer.append(table, entry, summary)

    async def read(self, table: str, after: int = 0) -> list[LogRow]:
        """The rows of a table after a version."""
        rows = await self._link.ask(
            "SELECT e.version, at, actor, command, data FROM tables JOIN entries AS e USING (number)"
            " WHERE id = %s AND e.version > %s ORDER BY e.version",
            (table, after),
        )
        return [LogRow(*row) for row in rows]

    async def versions(self, tables: Collection[str]) -> dict[str, int]:
        """The last version of each of these tables."""
        rows = await self._link.ask("SELECT id, version FROM tables WHERE id = ANY (%s)", (list(tables),))
        return dict(rows)

    async def delete(self, table: str) -> None:
        """Delete a table and its log."""
        await self._link.ask("DELETE FROM tables WHERE id = %s", (table,))

    async def prune(self, before: float) -> int:
        """Delete old tables, some at a time."""
        total = 0
        while deleted := await self._link.ask(
            f"DELETE FROM tables WHERE number IN (SELECT number FROM tables WHERE {old_tables('%s')}"
            f" LIMIT {PRUNE_BATCH} FOR UPDATE SKIP LOCKED) RETURNING number",
            (before, before),
        ):
            total += len(deleted)
        return total

    # --- Reviews

    async def review(self, table: str, game: int) -> bytes | None:
        """The review of a game."""
        rows = await self._link.ask(
            "SELECT data FROM tables JOIN reviews USING (number) WHERE id = %s AND reviews.game = %s", (table, game)
        )
        return rows[0][0] if rows else None

    async def keep_review(self, table: str, game: int, data: bytes) -> None:
        """Keep a review."""
        await self._link.ask(
            "INSERT INTO reviews (number, game, data) SELECT number, %s, %s FROM tables WHERE id = %s"
            " ON CONFLICT (number, game) DO UPDATE SET data = excluded.data",
            (game, data, table),
        )

    # --- Finding tables

    async def find(self, code: str) -> str | None:
        """The table with this code."""
        rows = await self._link.ask("SELECT id FROM tables WHERE code = %s", (code,))
        return rows[0][0] if rows else None

    async def summary(self, table: str) -> Summary | None:
        """The summary of one table."""
        rows = await self._link.ask(f"SELECT {SUMMARY} FROM tables WHERE id = %s", (table,))
        return Summary(*rows[0]) if rows else None

    async def tables(
        self,
        *,
        public_only: bool = False,
        status: Status | None = None,
        limit: int = 100,
        before: PageCursor | None = None,
    ) -> list[tuple[str, Summary]]:
        """Tables, the last updated first."""
        rows = await self._link.ask(*listing("%s", public_only, status, limit, before))
        return [(table, Summary(*row)) for table, *row in rows]

    async def public_tables(self, limit: int) -> list[Summary]:
        """The public list."""
        rows = await self._link.ask(public_listing("%s"), (limit,))
        return [Summary(*row) for _, *row in rows]

    async def due(self, now: float, limit: int = 100) -> list[str]:
        """Tables whose `wake_at` has come."""
        rows = await self._link.ask("SELECT id FROM tables WHERE wake_at <= %s ORDER BY wake_at LIMIT %s", (now, limit))
        return [table for (table,) in rows]

    # --- Settings and bans of the admin page

    async def ban(self, ban: Ban) -> None:
        """Ban an address."""
        await self._link.ask(
            "INSERT INTO bans (address, reason, at, until) VALUES (%s, %s, %s, %s)"
            " ON CONFLICT (address) DO UPDATE SET reason = excluded.reason, at = excluded.at, until = excluded.until",
            (ban.address, ban.reason, ban.at, ban.until),
        )

    async def unban(self, address: str) -> None:
        """Lift a ban."""
        await self._link.ask("DELETE FROM bans WHERE address = %s", (address,))

    async def bans(self) -> list[Ban]:
        """All bans, the oldest first."""
        return [Ban(*row) for row in await self._link.ask("SELECT address, reason, at, until FROM bans ORDER BY at")]

    async def setting(self, key: str) -> str | None:
        """A setting."""
        rows = await self._link.ask("SELECT value FROM settings WHERE key = %s", (key,))
        return rows[0][0] if rows else None

    async def set_setting(self, key: str, value: str | None) -> None:
        """Change or delete a setting."""
        if value is None:
            await self._link.ask("DELETE FROM settings WHERE key = %s", (key,))
        else:
            await self._link.ask(
                "INSERT INTO settings (key, value) VALUES (%s, %s)"
                " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
                (key, value),
            )

    # --- Between the processes

    def changes(self) -> AsyncIterator[tuple[str, int]]:
        """What other processes appended."""
        return self._listener.changes.subscribe()

    async def announce(self, payload: str) -> None:
        """Send a message to the other processes."""
        if len(payload.encode()) > ANNOUNCEMENT_BYTES:
            raise ValueError(f"an announcement has {ANNOUNCEMENT_BYTES} bytes at most")
        await self._link.ask("SELECT pg_notify(%s, %s)", (TALK, f"{self._worker}\n{payload}"))

    def announcements(self) -> AsyncIterator[str]:
        """Messages of other processes."""
        return self._listener.announcements.subscribe()

    # --- Time

    async def time(self) -> float:
        """The wall clock of the database's machine."""
        ((now,),) = await self._link.ask("SELECT extract(epoch FROM clock_timestamp())::float8")
        return float(now)

    async def newest(self) -> float:
        """When a table was last updated."""
        ((newest,),) = await self._link.ask("SELECT coalesce(max(updated_at), 0.0) FROM tables")
        return float(newest)

    # --- Maintenance

    async def usage(self) -> Usage:
        """The size of our tables and indexes; how much the database's disk takes is not known."""
        ((used,),) = await self._link.ask(
            "SELECT coalesce(sum(pg_total_relation_size(oid)), 0)::bigint FROM pg_class"
            " WHERE relkind = 'r' AND relnamespace = %s::regnamespace",
            (SCHEMA,),
        )
        return Usage(used, None)

    async def ready(self) -> None:
        """Check that commits work."""
        await self._link.ask("UPDATE probe SET count = count + 1")

    async def backup(self, target: Path) -> None:
        """Copy everything to a new file."""
        await postgres_copy.backup(self._link, target)

    async def restore(self, source: Path) -> None:
        """Fill the empty store from a backup."""
        await postgres_copy.restore(self._link, source)


async def _migrate(connection: Connection, place: str) -> None:
    """Bring the database to this server's schema, inside one transaction."""
    await connection.execute("SET LOCAL lock_timeout = '60s'; SET LOCAL statement_timeout = '600s'")
    await connection.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATING,))
    # The schema may exist although we may not create one.
    cursor = await connection.execute("SELECT 1 FROM pg_namespace WHERE nspname = %s", (SCHEMA,))
    if await cursor.fetchone() is None:
        await connection.execute(f"CREATE SCHEMA {SCHEMA}")
    cursor = await connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = %s", (SCHEMA,))
    names = {name for (name,) in await cursor.fetchall()}
    version = 0
    if "schema_version" in names:
        cursor = await connection.execute("SELECT coalesce(max(version), 0) FROM schema_version")
        (version,) = await cursor.fetchone() or (0,)
    for number, script in missing_migrations("postgres", place, version, bool(names)):
        await connection.execute(f"{CREATE_VERSION}; {script}; DELETE FROM schema_version")
        await connection.execute("INSERT INTO schema_version VALUES (%s)", (number,))
