"""The queue of jobs for bots, in one process and in PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import psycopg
import pytest
from procrastinate.schema import SchemaManager

from knaves.server import jobs as jobs_module
from knaves.server.jobs import Job, Jobs, LocalJobs, Run, choose_jobs
from knaves.server.postgres_jobs import PostgresJobs
from knaves.server.store.base import StoreError
from tests.server.stores import KINDS, Kind, new_place, play


@pytest.fixture(params=KINDS)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    kind: Kind = request.param
    place = new_place(kind, tmp_path)
    if kind == "postgres":
        play(place, lambda store: store.ready())  # the store makes the schema
    return place


def jobs_at(place: str) -> Jobs:
    return PostgresJobs(place, grace=0.2) if place.startswith("postgresql:") else choose_jobs()


def run_scenario(scenario: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(scenario, 300))


@asynccontextmanager
async def opened(jobs: Jobs) -> AsyncIterator[Jobs]:
    await jobs.open()
    try:
        yield jobs
    finally:
        await jobs.close()


@asynccontextmanager
async def working(jobs: Jobs, run: Run, concurrency: int = 1) -> AsyncIterator[None]:
    task = asyncio.create_task(jobs.work(run, concurrency))
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


def test_a_job_is_run_once_however_often_it_is_deferred(place: str) -> None:
    async def scenario() -> None:
        runs: Counter[Job] = Counter()
        last = asyncio.Event()

        async def run(job: Job) -> None:
            runs[job] += 1
            if job == Job("the last", 1, 0, 0):
                last.set()

        async with opened(jobs_at(place)) as jobs:
            owed = [Job(table, 1, ply, seat) for table in ("t", "u") for ply in (7, 8) for seat in (0, 1)]
            assert [await jobs.defer(job) for job in owed] == [True] * 8
            assert [await jobs.defer(job) for job in owed] == [False] * 8
            await jobs.defer(Job("the last", 1, 0, 0))
            async with working(jobs, run):
                await last.wait()
            assert runs == Counter([*owed, Job("the last", 1, 0, 0)])
            assert await jobs.defer(owed[0])  # it is done, so it may be owed again

    run_scenario(scenario())


def test_jobs_run_concurrently(place: str) -> None:
    async def scenario() -> None:
        together = asyncio.Barrier(4)

        async def run(job: Job) -> None:
            await together.wait()

        async with opened(jobs_at(place)) as jobs, working(jobs, run, concurrency=3):
            for seat in range(3):
                await jobs.defer(Job("t", 1, 1, seat))
            await together.wait()

    run_scenario(scenario())


def test_a_job_that_fails_is_tried_again(
    place: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(jobs_module, "pause", lambda attempt: 0.01)
    caplog.set_level(logging.CRITICAL)

    async def scenario() -> None:
        attempts = 0
        done = asyncio.Event()

        async def run(job: Job) -> None:
            nonlocal attempts
            attempts += 1
            if attempts == 1:
                raise RuntimeError("the first attempt is meant to fail")
            done.set()

        async with opened(jobs_at(place)) as jobs, working(jobs, run):
            await jobs.defer(Job("t", 1, 1, 0))
            await done.wait()

    run_scenario(scenario())


def test_a_worker_that_stops_leaves_its_job_to_others(place: str) -> None:
    async def scenario() -> None:
        begun, done = asyncio.Event(), asyncio.Event()

        async def never_ready(job: Job) -> None:
            begun.set()
            await asyncio.sleep(60)

        async def ready(job: Job) -> None:
            assert job == Job("t", 1, 1, 0)
            done.set()

        async with opened(jobs_at(place)) as jobs:
            await jobs.defer(Job("t", 1, 1, 0))
            async with working(jobs, never_ready):
                await begun.wait()
            async with working(jobs, ready):
                await done.wait()

    run_scenario(scenario())


# --- PostgreSQL alone


@pytest.fixture
def database(tmp_path: Path) -> str:
    place = new_place("postgres", tmp_path)
    play(place, lambda store: store.ready())
    return place


def test_workers_that_start_together_make_one_queue(database: str) -> None:
    async def scenario() -> None:
        several = [jobs_at(database) for _ in range(3)]
        await asyncio.gather(*(jobs.open() for jobs in several))
        assert await several[0].defer(Job("t", 1, 1, 0))
        assert not await several[1].defer(Job("t", 1, 1, 0))
        await asyncio.gather(*(jobs.close() for jobs in several))

    run_scenario(scenario())


def test_a_queue_of_a_newer_procrastinate_is_refused(database: str) -> None:
    async def scenario() -> None:
        async with opened(jobs_at(database)):
            pass
        with psycopg.connect(database) as connection:
            connection.execute("UPDATE knaves.jobs_schema SET migration = '99.00.00_01_pre.sql'")
        with pytest.raises(StoreError, match="newer version of procrastinate"):
            await jobs_at(database).open()

    run_scenario(scenario())


def test_a_queue_of_an_older_procrastinate_is_upgraded(database: str) -> None:
    with psycopg.connect(database) as connection:
        connection.execute("SET search_path = knaves")
        for path in sorted(Path(SchemaManager.get_migrations_path()).glob("*.sql")):
            if path.name < "03.03":
                connection.execute(path.read_bytes())
                connection.commit()
                last = path.name
        connection.execute("CREATE TABLE jobs_schema (migration text NOT NULL)")
        connection.execute("INSERT INTO jobs_schema VALUES (%s)", (last,))

    async def scenario() -> None:
        done = asyncio.Event()

        async def run(job: Job) -> None:
            done.set()

        async with opened(jobs_at(database)) as jobs, working(jobs, run):
            await jobs.defer(Job("t", 1, 1, 0))
            await done.wait()

    run_scenario(scenario())


def test_the_queue_is_chosen_by_the_url(database: str) -> None:
    assert isinstance(choose_jobs(), LocalJobs)
    assert isinstance(choose_jobs(database), PostgresJobs)


def test_a_queue_without_a_database_says_so(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be reached"):
        asyncio.run(jobs_at(f"postgresql://knaves@/postgres?host={tmp_path}").open())
