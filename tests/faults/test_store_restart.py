"""PostgreSQL crashes under load: nothing is acknowledged meanwhile, service comes back, and nothing is lost."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator

import pytest

from knaves.server.jobs import Job
from knaves.server.postgres_jobs import PostgresJobs
from knaves.server.store import postgres_writer
from knaves.server.store.base import LOST, Conflict, Duplicate, StoreError
from knaves.server.store.postgres import PostgresStore
from tests.postgres import Postgres
from tests.processes import LIMIT
from tests.server.stores import entry, summary

TABLES = [f"t{number}" for number in range(30)]
DOWN = 0.5


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.remove()


@pytest.mark.parametrize("patience", [0.1, postgres_writer.PATIENCE])
def test_nothing_acknowledged_is_lost_when_the_database_crashes(
    patience: float, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_writer, "PATIENCE", patience)
    failures = asyncio.run(asyncio.wait_for(crash_under_load(postgres), 300))
    if patience < DOWN:  # with more patience than the downtime, appends may just wait
        assert failures > 0


async def crash_under_load(postgres: Postgres) -> int:
    """Crash the database twice under load; returns how many appends failed and were retried."""
    place = postgres.new_database()
    workers = [PostgresStore(place), PostgresStore(place)]
    for store in workers:
        await store.open()
    acknowledged = {table: ["start"] for table in TABLES}
    failures = 0
    postgres_is_down, playing = False, True
    progress = asyncio.Event()

    async def play(table: str, store: PostgresStore) -> None:
        """Append commands to one table; each is repeated with the same id until it is in the log."""
        nonlocal failures
        while playing:
            version = len(acknowledged[table]) + 1
            command = f"c{version}"
            try:
                await store.append(table, entry(version, command), summary())
                assert not postgres_is_down, "acknowledged without a database"
            except Duplicate:  # committed before the crash, but not acknowledged
                pass
            except StoreError:
                failures += 1
                await asyncio.sleep(0.05)
                continue
            acknowledged[table].append(command)
            progress.set()

    for table in TABLES:
        await workers[0].create(table, entry(1, "start"), summary(f"C{table}"))
    hints = workers[1].changes()
    players = [asyncio.create_task(play(table, workers[n % 2])) for n, table in enumerate(TABLES)]
    for _ in range(2):
        await asyncio.sleep(0.4)
        await asyncio.to_thread(postgres.stop)
        for _ in range(100):
            await asyncio.sleep(0)  # process answers that have already arrived
        postgres_is_down = True
        await asyncio.sleep(DOWN)
        postgres_is_down = False
        await asyncio.to_thread(postgres.start)
        before = {table: len(commands) for table, commands in acknowledged.items()}
        async with asyncio.timeout(LIMIT):
            while any(len(acknowledged[table]) <= before[table] for table in TABLES):
                progress.clear()
                await progress.wait()
            while await anext(hints) != LOST:
                pass
    playing = False
    await asyncio.gather(*players)
    for table in TABLES:
        log = await workers[1].read(table)
        assert [one.version for one in log] == list(range(1, len(log) + 1))
        assert [one.command for one in log] == acknowledged[table]
    with pytest.raises(Conflict):
        await workers[0].append(TABLES[0], entry(1), summary())
    for store in workers:
        await store.close()
    return failures


def test_job_workers_reconnect_after_a_crash(postgres: Postgres, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL)  # it logs much about the crash
    asyncio.run(asyncio.wait_for(crash_under_a_worker(postgres), 300))


async def crash_under_a_worker(postgres: Postgres) -> None:
    place = postgres.new_database()
    store, jobs = PostgresStore(place), PostgresJobs(place, heartbeat=0.2, grace=0.2)
    await store.open()
    await jobs.open()
    finished: asyncio.Queue[Job] = asyncio.Queue()
    working = asyncio.create_task(jobs.work(finished.put))
    for ply in range(3):
        await jobs.defer(Job("t", 1, ply, 0))
        while await finished.get() != Job("t", 1, ply, 0):
            pass  # a job that finished but was not yet recorded as finished runs again
        await asyncio.to_thread(postgres.stop)
        await asyncio.sleep(0.3)
        await asyncio.to_thread(postgres.start)
    await asyncio.to_thread(postgres.stop)
    working.cancel()  # it must end in spite of the database's error
    await asyncio.wait({working})
    await asyncio.to_thread(postgres.start)
    await jobs.close()
    await store.close()
