"""Jobs in PostgreSQL, with procrastinate: durable, and another worker finishes those of a killed one."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from datetime import UTC, datetime
from pathlib import Path

from knaves.extras import missing_package

try:
    import procrastinate
    import psycopg
    from procrastinate.exceptions import AlreadyEnqueued, ConnectorException, ProcrastinateException
    from procrastinate.jobs import Job as QueuedJob
    from procrastinate.jobs import Status
    from procrastinate.schema import SchemaManager
except ImportError as error:
    raise missing_package(__name__, "postgres", error.name) from None

from knaves.server.jobs import ATTEMPTS, Job, Run
from knaves.server.store.base import StoreError
from knaves.server.store.postgres_link import Connection, Link

log = logging.getLogger(__name__)

TASK = QUEUE = "knaves-bots"
POLL = 1.0
"""Seconds between polls for jobs to retry; new ones are notified at once."""

SIGN_OFF_SECONDS = 5.0
"""Seconds that a worker has, beyond its grace, to sign off; the database may be unreachable."""

LONG_AGO = datetime.fromtimestamp(0, UTC)

MIGRATING = 0x6B6E6177
"""The advisory lock under which one worker migrates while the others wait."""


class PostgresJobs:
    """A queue that any number of processes fill and serve.

    Workers send a heartbeat every `heartbeat` seconds; after `stalled` seconds without one, others take over the jobs.
    A worker that is told to stop finishes its jobs within `grace` seconds or leaves them to others.
    """

    def __init__(self, url: str, heartbeat: float = 3.0, stalled: float = 15.0, grace: float = 5.0) -> None:
        self._link = Link(url)
        self._heartbeat = heartbeat
        self._stalled = stalled
        self._grace = grace
        connector = procrastinate.PsycopgConnector(conninfo=self._link.conninfo, min_size=1, max_size=4)
        self._app = procrastinate.App(connector=connector)
        self._run: Run | None = None
        retry = procrastinate.RetryStrategy(max_attempts=ATTEMPTS, exponential_wait=2)
        self._app.task(name=TASK, queue=QUEUE, retry=retry)(self._play)

    async def open(self) -> None:
        """Connect and bring the tables of procrastinate to the version that is installed; the store is opened first."""
        try:
            async with await self._link.connect() as connection:
                await _migrate(connection, self._link.place)
            await self._app.open_async()
        except (psycopg.Error, ProcrastinateException) as error:
            raise self._explain(error) from error

    async def close(self) -> None:
        """Disconnect."""
        with contextlib.suppress(psycopg.Error, ProcrastinateException):
            await self._app.close_async()

    async def defer(self, job: Job) -> bool:
        """Put a job into the queue; False if it is queued already."""
        task = self._app.configure_task(TASK, queue=QUEUE, queueing_lock=str(job), lock=str(job))
        try:
            await task.defer_async(table=job.table, round=job.round, ply=job.ply, seat=job.seat)
        except AlreadyEnqueued:
            return False
        except (psycopg.Error, ProcrastinateException) as error:
            raise self._explain(error) from error
        return True

    async def work(self, run: Run, concurrency: int = 1) -> None:
        """Run jobs until cancelled, and give jobs of dead workers back to the queue."""
        self._run = run
        requeueing = asyncio.create_task(self._requeue_stalled())
        try:
            while True:
                await self._serve(concurrency)
                await asyncio.sleep(POLL)  # the connection was lost: start again
        finally:
            requeueing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await requeueing

    async def _serve(self, concurrency: int) -> None:
        """Run jobs until the database becomes unreachable.

        In a task of its own: a worker that loses the database while it is being cancelled raises the database's error,
        which would hide the cancellation here, and the worker would start again.
        """
        working = asyncio.create_task(
            self._app.run_worker_async(
                queues=[QUEUE],
                concurrency=concurrency,
                fetch_job_polling_interval=POLL,
                shutdown_graceful_timeout=self._grace,
                delete_jobs="always",
                install_signal_handlers=False,
                update_heartbeat_interval=self._heartbeat,
                stalled_worker_timeout=self._stalled,
            )
        )
        working.add_done_callback(lambda task: task.cancelled() or task.exception())  # always looked at
        try:
            await asyncio.wait({working})
        except asyncio.CancelledError:
            working.cancel()
            await asyncio.wait({working}, timeout=self._grace + SIGN_OFF_SECONDS)
            raise
        error = working.exception()
        if isinstance(error, (psycopg.Error, ProcrastinateException)):
            log.warning("the job queue is unreachable: %s", self._explain(error))
        elif error is not None:
            raise error

    async def _play(self, table: str, round: int, ply: int, seat: int) -> None:  # noqa: A002
        assert self._run is not None
        await self._run(Job(table, round, ply, seat))

    async def _requeue_stalled(self) -> None:
        while True:
            with contextlib.suppress(psycopg.Error, ProcrastinateException):
                for job in await self._app.job_manager.get_stalled_jobs(
                    queue=QUEUE, seconds_since_heartbeat=self._stalled
                ):
                    await self._requeue(job)
            await asyncio.sleep(self._heartbeat)

    async def _requeue(self, job: QueuedJob) -> None:
        """Queue the job of a dead worker again, unless the job may be what kills workers."""
        manager = self._app.job_manager
        if job.attempts + 1 >= ATTEMPTS:
            log.error("job %s is given up: its workers died %d times", job.lock, job.attempts + 1)
            await manager.finish_job(job, Status.FAILED, delete_job=True)
            return
        try:
            await manager.retry_job(
                job, LONG_AGO
            )  # at once, though this machine's clock may be ahead of the database's
        except ConnectorException as error:
            if isinstance(error.__cause__ or error.__context__, psycopg.errors.UniqueViolation):
                await manager.finish_job(job, Status.FAILED, delete_job=True)  # the same job is queued already

    def _explain(self, error: Exception) -> StoreError:
        cause = error.__cause__ or error.__context__
        return self._link.explain(cause if isinstance(cause, psycopg.Error) else error)


async def _migrate(connection: Connection, place: str) -> None:
    """Apply procrastinate's schema, or the migrations since the last one."""
    known = sorted(path for path in Path(SchemaManager.get_migrations_path()).iterdir() if path.suffix == ".sql")
    await connection.execute("SET lock_timeout = '60s'; SET statement_timeout = '600s'")
    await connection.execute("SELECT pg_advisory_lock(%s)", (MIGRATING,))  # ends with the connection
    await connection.execute("CREATE TABLE IF NOT EXISTS jobs_schema (migration text NOT NULL)")
    cursor = await connection.execute("SELECT max(migration) FROM jobs_schema")
    (done,) = await cursor.fetchone() or (None,)
    if done is None:
        async with connection.transaction():
            await connection.execute(SchemaManager.get_schema())
            await connection.execute("INSERT INTO jobs_schema VALUES (%s)", (known[-1].name,))
        return
    if done > known[-1].name:
        raise StoreError(f"The job queue of {place} was made by a newer version of procrastinate; please upgrade it.")
    for path in known:
        if path.name > done:
            async with connection.transaction():
                await connection.execute(path.read_text(encoding="utf-8"))
                await connection.execute("UPDATE jobs_schema SET migration = %s", (path.name,))
