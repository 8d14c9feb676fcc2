"""Connections to PostgreSQL with durable commits and timeouts, and its errors as sentences."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

from knaves.extras import missing_package

try:
    import psycopg
    from psycopg import AsyncConnection, errors
    from psycopg.conninfo import conninfo_to_dict, make_conninfo
except ImportError as error:
    raise missing_package(__name__, "postgres", error.name) from None

from knaves.server.store.base import StoreError

Connection = AsyncConnection[tuple[Any, ...]]

SCHEMA = "knaves"
"""The schema of all our tables, so that a database may be shared."""

DEFAULTS = {
    "connect_timeout": "5",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "8000",
}
"""An unreachable machine is noticed within seconds; the URL may override these."""

SETTINGS = """
    SET lock_timeout = '2s';
    SET statement_timeout = '8s';
    SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off';
"""
"""Timeouts, and durable commits whatever the server's default is."""


class Unreachable(StoreError):
    """The connection was lost, or could not be opened."""


class Link:
    """A database: opens connections, and keeps a small pool for queries."""

    def __init__(self, url: str, kept: int = 4) -> None:
        try:
            given = conninfo_to_dict(url)
        except psycopg.Error as error:
            raise StoreError(f"The database URL cannot be read: {_first_line(error)}.") from None
        given["options"] = f"{given.get('options') or ''} -c search_path={SCHEMA}".strip()
        self.conninfo = make_conninfo("", **{**DEFAULTS, **given})
        self.place = "PostgreSQL at {host}, database {database}".format(
            host=given.get("host") or given.get("hostaddr") or "this machine",
            database=given.get("dbname") or given.get("user") or "by default",
        )
        self._idle: list[Connection] = []
        self._turn = asyncio.Semaphore(kept)
        self._closed = False

    def explain(self, error: Exception) -> StoreError:
        """An error of PostgreSQL as one sentence."""
        if isinstance(error, errors.DiskFull):
            return StoreError(f"{self.place} cannot save: its disk is full.")
        if isinstance(error, errors.ReadOnlySqlTransaction):
            return StoreError(f"{self.place} can only be read.")
        if isinstance(error, (errors.LockNotAvailable, errors.QueryCanceled)):
            return StoreError(f"{self.place} is locked or too slow.")
        if connection_lost(error):
            return Unreachable(f"{self.place} cannot be reached: {_first_line(error)}.")
        return StoreError(f"{self.place} cannot do this: {_first_line(error)}.")

    async def connect(self, name: str = "knaves") -> Connection:
        """A new connection, which the caller closes; every statement is its own transaction by default."""
        connection: Connection = await AsyncConnection.connect(self.conninfo, autocommit=True, application_name=name)
        try:
            await connection.execute(SETTINGS)
        except BaseException:
            await connection.close()
            raise
        return connection

    @contextlib.asynccontextmanager
    async def _borrow(self) -> AsyncIterator[Connection]:
        """A connection of the pool; a broken one is not put back."""
        async with self._turn:
            connection = self._idle.pop() if self._idle else await self.connect()
            try:
                yield connection
            except psycopg.Error:
                if connection.closed:
                    await self._drop()  # the others have died with it
                raise
            except BaseException:
                await connection.close()
                raise
            finally:
                if self._closed:
                    await connection.close()
                elif not connection.closed:
                    self._idle.append(connection)

    async def ask(self, query: str, values: Any = None, repeat: bool = True) -> list[tuple[Any, ...]]:
        """The rows of a statement; repeated once if the connection was dead, unless `repeat` is false."""
        if self._closed:
            raise StoreError("The store is closed.")
        try:
            async with self._borrow() as connection:
                cursor = await connection.execute(query, values)
                return await cursor.fetchall() if cursor.description else []
        except (psycopg.Error, UnicodeError) as error:
            explained = self.explain(error)
            if repeat and isinstance(explained, Unreachable):
                return await self.ask(query, values, repeat=False)
            raise explained from error

    async def close(self) -> None:
        """Close the pool."""
        self._closed = True
        await self._drop()

    async def _drop(self) -> None:
        idle, self._idle = self._idle, []
        for connection in idle:
            await connection.close()


def connection_lost(error: BaseException) -> bool:
    """Whether an error means a lost connection, rather than an answer of the server."""
    if not isinstance(error, (psycopg.OperationalError, psycopg.InterfaceError, TimeoutError)):
        return False
    state = getattr(error, "sqlstate", None)
    return state is None or state.startswith(("08", "57P"))  # connection exception, operator intervention


def _first_line(error: Exception) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0].rstrip(".")
