"""The queue of bots' turns: in this process or, in PostgreSQL, shared by workers anywhere.

A job only says that a bot has to choose. Whoever runs it reads the table, decides and appends with the expected
version, so a job that is run twice or late does no harm.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol

from knaves.server.store.base import StoreError

log = logging.getLogger(__name__)

ATTEMPTS = 5
"""How often a job is tried before it is given up; the table then asks again."""


@dataclass(frozen=True, slots=True)
class Job:
    """A bot on a seat has to decide at a ply of a table."""

    table: str
    round: int
    """Tells games, and positions before and after an undo, from each other."""
    ply: int
    seat: int

    def __str__(self) -> str:
        return f"{self.table}/{self.round}/{self.ply}/{self.seat}"


Run = Callable[[Job], Awaitable[None]]
"""Plays a bot's turn. Errors are logged, and the job is tried again after a while."""


class Jobs(Protocol):
    """A queue of jobs."""

    async def open(self) -> None:
        """Connect; raises StoreError."""

    async def close(self) -> None:
        """Disconnect."""

    async def defer(self, job: Job) -> bool:
        """Put a job into the queue; False if it is queued already. Raises StoreError."""

    async def work(self, run: Run, concurrency: int = 1) -> None:
        """Run jobs, so many at a time, until cancelled."""


class LocalJobs:
    """The queue of one process, for SQLite: it is lost with the process, and filled again when tables are loaded."""

    def __init__(self) -> None:
        self._queue: asyncio.Queue[tuple[Job, int]] = asyncio.Queue()
        self._known: set[Job] = set()

    async def open(self) -> None:
        """Nothing to connect to."""

    async def close(self) -> None:
        """Nothing to disconnect from."""

    async def defer(self, job: Job) -> bool:
        """Put a job into the queue unless it is queued or running already."""
        if job in self._known:
            return False
        self._known.add(job)
        self._queue.put_nowait((job, 1))
        return True

    async def work(self, run: Run, concurrency: int = 1) -> None:
        """Run jobs until cancelled; a job that was running is put back."""
        async with asyncio.TaskGroup() as workers:
            for _ in range(concurrency):
                workers.create_task(self._work(run))

    async def _work(self, run: Run) -> None:
        while True:
            job, attempt = await self._queue.get()
            try:
                await run(job)
            except asyncio.CancelledError:
                self._queue.put_nowait((job, attempt))
                raise
            except Exception:
                log.exception("job %s failed, attempt %d of %d", job, attempt, ATTEMPTS)
                if attempt < ATTEMPTS:
                    again = (job, attempt + 1)
                    asyncio.get_running_loop().call_later(pause(attempt), self._queue.put_nowait, again)
                    continue
            self._known.discard(job)


def pause(attempt: int) -> float:
    """Seconds to wait after a failed attempt."""
    return 0.25 * 2.0**attempt


def choose_jobs(database: str | None = None) -> Jobs:
    """The queue for a server, not opened yet: in this process, or in PostgreSQL when a URL is given."""
    if not database:
        return LocalJobs()
    try:
        from knaves.server.postgres_jobs import PostgresJobs
    except ImportError:
        raise StoreError("PostgreSQL needs two more packages: pip install 'knaves[postgres]'.") from None
    return PostgresJobs(database)
