"""The thread that writes to SQLite: all queued operations go into one transaction (group commit)."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
import time
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from knaves.server.store.base import AppendRejected, StoreError
from knaves.server.store.sqlite_append import Append, append_all

T = TypeVar("T")
Operation = Callable[[sqlite3.Connection], T] | Append
"""A row to append, or another change; one may raise AppendRejected only before changing anything."""

BATCH = 1_000
"""Maximum number of operations in one transaction, so that the first does not wait long."""

LINGER = 0.002
"""Seconds that an operation waits for others to share its commit. Fewer commits saved about a tenth of the server's
CPU time under full load, and a sixth at three hundred moves a second."""

FAULTY = (sqlite3.DataError, sqlite3.IntegrityError, sqlite3.InterfaceError, sqlite3.ProgrammingError)
"""Errors that a single operation may cause; all others affect the whole transaction."""


class Writer:
    """Takes operations from the event loop and answers each after the commit of its transaction."""

    def __init__(
        self,
        connection: sqlite3.Connection,
        connect: Callable[[], sqlite3.Connection],
        explain: Callable[[Exception], StoreError],
    ) -> None:
        self._connect = connect
        self._explain = explain
        self._connection: sqlite3.Connection | None = connection
        self._loop = asyncio.get_running_loop()
        self._waiting: SimpleQueue[tuple[Operation[Any], asyncio.Future[Any]] | None] = SimpleQueue()
        self._open = True
        self._thread = threading.Thread(target=self._run, name="knaves-store", daemon=True)
        self._thread.start()

    def submit(self, operation: Operation[T]) -> asyncio.Future[T]:
        """Queue an operation; cancelling the caller does not stop it."""
        if not self._open:
            raise StoreError("The store is closed.")
        future: asyncio.Future[T] = self._loop.create_future()
        self._waiting.put((operation, future))
        return future

    async def close(self) -> None:
        """Finish the queued operations, then end the thread."""
        if self._open:
            self._open = False
            self._waiting.put(None)
            await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        running = True
        while running:
            batch = []
            item = self._waiting.get()
            time.sleep(LINGER)
            while item is not None:
                batch.append(item)
                if len(batch) >= BATCH:
                    break
                try:
                    item = self._waiting.get_nowait()
                except Empty:
                    break
            else:
                running = False
            if batch:
                outcomes = self._commit([operation for operation, _ in batch])
                answers = [(future, outcome) for (_, future), outcome in zip(batch, outcomes, strict=True)]
                with contextlib.suppress(RuntimeError):  # the event loop is closed, and nobody waits any more
                    self._loop.call_soon_threadsafe(_answer, answers)
        if self._connection is not None:
            with contextlib.suppress(sqlite3.Error):
                self._connection.close()

    def _commit(self, operations: list[Operation[Any]]) -> list[Any]:
        """The result or error of each operation, after one commit of them all."""
        try:
            if self._connection is None:
                self._connection = self._connect()
            connection = self._connection
            connection.execute("BEGIN IMMEDIATE")
            outcomes = _carry_out(operations, connection)
            connection.execute("COMMIT")
        except Exception as error:
            self._roll_back()
            caused_by_one = isinstance(error, FAULTY) or not isinstance(error, sqlite3.Error)
            if caused_by_one and len(operations) > 1:
                return [self._commit([operation])[0] for operation in operations]
            message = str(error if isinstance(error, StoreError) else self._explain(error))
            return [StoreError(message) for _ in operations]  # one each, since an exception keeps its traceback
        return outcomes

    def _roll_back(self) -> None:
        """End the failed transaction; a connection that cannot do this is replaced."""
        connection = self._connection
        if connection is not None:
            try:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
            except sqlite3.Error:
                self._connection = None
                with contextlib.suppress(sqlite3.Error):
                    connection.close()


def _carry_out(operations: list[Operation[Any]], connection: sqlite3.Connection) -> list[Any]:
    """Do these in order; rows that follow each other are appended together."""
    outcomes: list[Any] = []
    entries: list[Append] = []
    for operation in operations:
        if isinstance(operation, Append):
            entries.append(operation)
            continue
        outcomes += append_all(entries, connection)
        entries = []
        try:
            outcomes.append(operation(connection))
        except AppendRejected as refusal:
            outcomes.append(refusal)
    return outcomes + append_all(entries, connection)


def _answer(answers: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for future, outcome in answers:
        if future.done():  # its caller was cancelled
            continue
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)
