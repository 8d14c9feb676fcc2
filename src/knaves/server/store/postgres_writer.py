"""Group commit on PostgreSQL: one statement, which is one transaction, appends all queued rows."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass

from knaves.extras import missing_package

try:
    import psycopg
    from psycopg import errors
except ImportError as error:
    raise missing_package(__name__, "postgres", error.name) from None

from knaves.server.store.base import Conflict, Duplicate, LogRow, StoreError, Summary
from knaves.server.store.postgres_link import Connection, Link, connection_lost

CHANNEL = "knaves_log"
BATCH = 500
HINT_BYTES = 7_000
"""A notification has at most 8,000 bytes, and one covers a whole batch."""

PATIENCE = 5.0
"""Seconds to find out whether a commit succeeded whose answer was lost."""

TIMEOUT = 12.0
"""Seconds after which a connection that does not answer is given up; the server gives up earlier."""

# Tables are locked before their versions are compared, in the order of their ids to avoid deadlocks.
APPEND = f"""
    WITH incoming AS MATERIALIZED (
        SELECT * FROM unnest(
            %s::text[], %s::integer[], %s::float8[], %s::text[], %s::text[], %s::bytea[], %s::text[], %s::text[],
            %s::text[], %s::boolean[], %s::float8[], %s::float8[], %s::integer[], %s::integer[]
        ) AS i (id, version, at, actor, command, data, game, name, status, public, wake_at, updated_at, players, seats)
    ), locked AS MATERIALIZED (
        SELECT number, id, version FROM tables WHERE id = ANY (%s) ORDER BY id FOR NO KEY UPDATE
    ), inserted AS (
        INSERT INTO entries (number, version, at, actor, command, data)
        SELECT l.number, i.version, i.at, i.actor, i.command, i.data
        FROM incoming AS i JOIN locked AS l ON l.id = i.id AND l.version = i.version - 1
        ON CONFLICT DO NOTHING RETURNING number
    ), updated AS (
        UPDATE tables AS t SET
            version = i.version, game = i.game, name = i.name, status = i.status, public = i.public,
            wake_at = i.wake_at, updated_at = i.updated_at, players = i.players, seats = i.seats
        FROM inserted AS n JOIN locked AS l USING (number) JOIN incoming AS i USING (id)
        WHERE t.number = n.number RETURNING t.id, t.version
    )
    SELECT array_agg(id),
        CASE WHEN count(*) > 0
        THEN pg_notify('{CHANNEL}', %s || string_agg(id || ' ' || version, E'\\n'))::text END
    FROM updated
"""

WHY_NOT = """
    SELECT coalesce(t.version, 0), e.version
    FROM unnest(%s::text[], %s::text[], %s::text[]) WITH ORDINALITY AS i (id, actor, command, n)
    LEFT JOIN tables AS t ON t.id = i.id
    LEFT JOIN entries AS e
        ON e.number = t.number AND e.actor = i.actor AND e.command = i.command AND e.command <> ''
    ORDER BY i.n
"""

IS_THERE = """
    SELECT coalesce(e.at = i.at AND e.actor = i.actor AND e.command = i.command AND e.data = i.data, false)
    FROM unnest(%s::text[], %s::integer[], %s::float8[], %s::text[], %s::text[], %s::bytea[])
        WITH ORDINALITY AS i (id, version, at, actor, command, data, n)
    LEFT JOIN tables AS t ON t.id = i.id
    LEFT JOIN entries AS e ON e.number = t.number AND e.version = i.version
    ORDER BY i.n
"""

END_SESSION = """
    SELECT pg_terminate_backend(pid, 2000) FROM pg_stat_activity
    WHERE application_name = %s AND usename = current_user AND pid <> pg_backend_pid()
"""


@dataclass(slots=True, eq=False)
class _Waiting:
    table: str
    entry: LogRow
    summary: Summary
    answer: asyncio.Future[None]

    def succeed(self) -> None:
        if not self.answer.done():
            self.answer.set_result(None)

    def fail(self, error: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(error)


class Writer:
    """One connection that appends; a batch has at most one row of each table."""

    def __init__(self, link: Link, worker: str) -> None:
        self._link = link
        self._worker = worker
        self._connection: Connection | None = None
        self._session = ""
        self._waiting: list[_Waiting] = []
        self._wakeup = asyncio.Event()
        self._open = True
        self._task = asyncio.create_task(self._run())

    async def append(self, table: str, entry: LogRow, summary: Summary) -> None:
        """Append one row; cancelling the caller does not stop it."""
        if not self._open:
            raise StoreError("The store is closed.")
        waiting = _Waiting(table, entry, summary, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._wakeup.set()
        await waiting.answer

    async def close(self) -> None:
        """Append the queued rows, then disconnect."""
        self._open = False
        self._wakeup.set()
        await self._task

    async def _run(self) -> None:
        while self._open or self._waiting:
            if not self._waiting:
                self._wakeup.clear()
                await self._wakeup.wait()
                continue
            batch = self._take()
            try:
                await self._commit(batch)
            except Exception as error:
                message = str(error if isinstance(error, StoreError) else self._link.explain(error))
                for one in batch:
                    one.fail(StoreError(message))  # one each, since an exception keeps its traceback
        await self._disconnect()

    def _take(self) -> list[_Waiting]:
        """The next batch, in order; a second row of a table waits for the next batch."""
        batch: dict[str, _Waiting] = {}
        later: list[_Waiting] = []
        room = HINT_BYTES
        for one in self._waiting:
            size = (1 if one.table.isascii() else 4) * len(one.table) + 12
            if one.table in batch or len(batch) >= BATCH or room < size:
                later.append(one)
            else:
                batch[one.table] = one
                room -= size
        if not batch:  # a table with an id that is too long
            batch[""] = later.pop(0)
        self._waiting = later
        return list(batch.values())

    async def _commit(self, batch: list[_Waiting], again: bool = True) -> None:
        """Append a batch and answer each of its callers; raises errors of the whole batch."""
        try:
            if self._connection is None:
                await self._connect()
            assert self._connection is not None
            async with asyncio.timeout(TIMEOUT):
                cursor = await self._connection.execute(APPEND, self._values(batch), prepare=True)
                row = await cursor.fetchone()
            assert row is not None
            appended = set(row[0] or ())
            await self._reject([one for one in batch if one.table not in appended])
        except (psycopg.Error, TimeoutError, UnicodeError) as error:
            if self._connection is None:
                raise  # it was never sent
            if self._connection.closed or connection_lost(error):
                await self._disconnect()
                missing = await self._find_out(batch, error)
                if missing and not again:
                    raise
                if missing:
                    await self._commit(missing, again=False)
                return
            await self._append_singly(batch, error)
            return
        for one in batch:
            one.succeed()  # the rejected ones have their answer already

    async def _append_singly(self, batch: list[_Waiting], error: Exception) -> None:
        """Append the rows one by one, so that one bad row or locked table does not affect the others."""
        faulty = (psycopg.DataError, errors.LockNotAvailable, errors.QueryCanceled, UnicodeError)
        if len(batch) == 1 or not isinstance(error, faulty):
            raise error
        for one in batch:
            try:
                await self._commit([one])
            except (psycopg.Error, TimeoutError, UnicodeError) as failure:
                one.fail(self._link.explain(failure))

    def _values(self, batch: Sequence[_Waiting]) -> list[object]:
        # float(), since 5 and 5.0 would make a list of two types
        tables = [one.table for one in batch]
        summaries = [one.summary for one in batch]
        return [
            *_entry_columns(batch),
            [s.game for s in summaries],
            [s.name for s in summaries],
            [s.status for s in summaries],
            [s.public for s in summaries],
            [None if s.wake_at is None else float(s.wake_at) for s in summaries],
            [float(s.updated_at) for s in summaries],
            [s.players for s in summaries],
            [s.seats for s in summaries],
            tables,
            f"{self._worker}\n",
        ]

    async def _reject(self, rejected: list[_Waiting]) -> None:
        """Tell each caller why its row was not appended."""
        if not rejected:
            return
        assert self._connection is not None
        columns = ([w.table for w in rejected], [w.entry.actor for w in rejected], [w.entry.command for w in rejected])
        cursor = await self._connection.execute(WHY_NOT, columns)
        for one, (current, duplicate) in zip(rejected, await cursor.fetchall(), strict=True):
            one.fail(Conflict(current) if duplicate is None else Duplicate(duplicate))

    async def _find_out(self, batch: list[_Waiting], error: Exception) -> list[_Waiting]:
        """After a lost answer: answer the callers whose row is in the log; returns those whose row is not."""
        end = time.monotonic() + PATIENCE
        old_session = self._session
        while True:
            try:
                await self._connect()
                assert self._connection is not None
                # The old session may still be running if only the network failed.
                await self._connection.execute(END_SESSION, (old_session,))
                cursor = await self._connection.execute(IS_THERE, _entry_columns(batch))
                there = [found for (found,) in await cursor.fetchall()]
                break
            except psycopg.Error:
                await self._disconnect()
                if time.monotonic() > end:
                    reason = self._link.explain(error)
                    raise StoreError(f"{reason} Whether the last moves were saved is not known yet.") from error
                await asyncio.sleep(0.1)
        for one, found in zip(batch, there, strict=True):
            if found:
                one.succeed()
        return [one for one, found in zip(batch, there, strict=True) if not found]

    async def _connect(self) -> None:
        session = f"knaves-{secrets.token_hex(8)}"
        self._connection = await self._link.connect(session)
        self._session = session

    async def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(psycopg.Error):
                await connection.close()


def _entry_columns(batch: Sequence[_Waiting]) -> list[object]:
    entries = [one.entry for one in batch]
    return [
        [one.table for one in batch],
        [e.version for e in entries],
        [float(e.at) for e in entries],
        [e.actor for e in entries],
        [e.command for e in entries],
        [e.data for e in entries],
    ]
