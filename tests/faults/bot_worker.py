"""A worker of the bots' job queue: it appends its answer, in slow mode only after a minute.

`python -m tests.faults.bot_worker URL fast|slow` prints a line at the start and end of each job.
"""

from __future__ import annotations

import asyncio
import sys

from knaves.server.jobs import Job
from knaves.server.postgres_jobs import PostgresJobs
from knaves.server.store.base import Conflict, LogRow
from knaves.server.store.postgres import PostgresStore
from tests.server.stores import summary


async def main(url: str, speed: str) -> None:
    store = PostgresStore(url)
    await store.open()
    jobs = PostgresJobs(url, heartbeat=0.3, stalled=4.0)  # long enough for a busy machine
    await jobs.open()

    async def run(job: Job) -> None:
        print("begin", job, flush=True)
        if speed == "slow":
            await asyncio.sleep(60)
        try:
            await store.append(job.table, LogRow(job.ply, 1.0, f"bot:{job.seat}", f"ply-{job.ply}", b"{}"), summary())
            print("end", job, flush=True)
        except Conflict:
            print("late", job, flush=True)

    await jobs.work(run, concurrency=4)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
