"""Reads that take long: replays, records of earlier games, QR codes.

They are computed in a process of low priority, so that no move waits for them, one after the other in a queue that is
fair by address. Results are kept for those who ask for the same.
"""

from __future__ import annotations

import gzip
import io
from collections.abc import Awaitable, Callable

import segno

from knaves.record import RecordError, parse
from knaves.server.cached_work import CachedWork, Workers
from knaves.server.replays import encode_replay
from knaves.server.store.base import LogRow
from knaves.server.table_rows import records
from knaves.server.worker_processes import LOW_PRIORITY, WorkerProcesses

AT_ONCE = 2
"""Reads given to the process: one that it works on, and the next."""
ROOM = 32
"""Reads that may wait."""
MAX_CACHED_BYTES = 32 * 2**20
MAX_REPLAY_BYTES = 32 * 2**20
"""Of a replay, before it is compressed."""
LEVEL = 5
"""Of compression."""


class SlowReads:
    """Answers slow reads, each of them once."""

    def __init__(self, workers: Workers | None = None) -> None:
        self._work = CachedWork(AT_ONCE, ROOM, MAX_CACHED_BYTES)
        self._workers: Workers = workers or WorkerProcesses(1, niceness=LOW_PRIORITY)

    async def replay(self, address: str, record: str) -> bytes:
        """The replay of a record's text, in JSON and compressed. Raises `CommandRefused`."""
        return await self._work.do(address, f"replay {record}", lambda: self._workers.run(_compressed_replay, record))

    async def record(self, address: str, table: str, number: int, read: Callable[[], Awaitable[list[LogRow]]]) -> str:
        """The record of an earlier game in the log that `read` reads. Raises `CommandRefused`."""

        async def find() -> bytes | str:
            return await self._workers.run(_earlier_record, table, number, await read())

        return (await self._work.do(address, f"record {number} {table}", find)).decode()

    async def qr_code(self, address: str, text: str) -> bytes:
        """A text as a QR code in SVG. Raises `CommandRefused`."""
        return await self._work.do(address, f"qr {text}", lambda: self._workers.run(_qr_code, text))

    def close(self) -> None:
        """Stop all work."""
        self._workers.close()


# --- In the process ---------------------------------------------------------------------------------------------


def _compressed_replay(text: str) -> bytes | str:
    """The replay, or why there is none."""
    try:
        replay = encode_replay(parse(text), MAX_REPLAY_BYTES)
    except RecordError as error:
        return str(error)
    return gzip.compress(replay, LEVEL, mtime=0)  # equal replays have equal bytes


def _earlier_record(table: str, number: int, rows: list[LogRow]) -> bytes:
    return str(records(table, rows)[number]).encode()


def _qr_code(text: str) -> bytes:
    drawn = io.BytesIO()  # with its namespace, as images need; never a micro code, which few phones read
    segno.make_qr(text, error="m").save(drawn, kind="svg", border=2, omitsize=True, xmldecl=False)
    return drawn.getvalue()
