"""A worker is killed while its bots think: another worker finishes each job, once."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from knaves.server.jobs import Job
from knaves.server.postgres_jobs import PostgresJobs
from knaves.server.store.base import Store
from tests.processes import killed_at_the_end
from tests.server.stores import entry, new_place, play, summary

ROOT = Path(__file__).parents[2]
TABLES = [f"t{number}" for number in range(4)]


@contextmanager
def bot_worker(url: str, speed: str) -> Iterator[Iterator[str]]:
    """A worker process, killed in the end; yields its output lines."""
    command = [sys.executable, "-m", "tests.faults.bot_worker", url, speed]
    with killed_at_the_end(subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)) as process:
        assert process.stdout is not None
        timeout = threading.Timer(300, process.kill)
        timeout.start()
        try:
            yield iter(process.stdout)
        finally:
            timeout.cancel()
            process.kill()


def test_jobs_of_a_killed_worker_are_finished_once_by_another(tmp_path: Path) -> None:
    place = new_place("postgres", tmp_path)

    async def defer_jobs(store: Store) -> None:
        jobs = PostgresJobs(place)
        await jobs.open()
        for table in TABLES:
            await store.create(table, entry(1), summary(f"C{table}"))
            assert await jobs.defer(Job(table, 1, 2, 0))
        await jobs.close()

    async def check(store: Store) -> None:
        for table in TABLES:
            assert [(one.version, one.actor) for one in await store.read(table)] == [(1, "seat:0"), (2, "bot:0")]

    play(place, defer_jobs)
    with bot_worker(place, "slow") as lines:
        started = {next(lines) for _ in TABLES}
    assert started == {f"begin {table}/1/2/0\n" for table in TABLES}
    with bot_worker(place, "fast") as lines:
        output: list[str] = []
        while sum(line.startswith("end") for line in output) < len(TABLES):
            output.append(next(lines))
    assert sorted(output) == sorted(f"{word} {table}/1/2/0\n" for table in TABLES for word in ("begin", "end"))
    play(place, check)
