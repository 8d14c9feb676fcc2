"""Reviews of finished games: made in the processes that give hints, part by part, and kept with the game.

A part takes about a second, so that hints come in between, and after each one the progress is known. Whoever asks
starts a review or learns how far it is; the work goes on if nobody asks again. Only records with a seed are reviewed,
and a game shows its seed once it is over.
"""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import hashlib
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import Any, cast

import msgspec

from knaves.analysis.report import VERSION, Review
from knaves.bots.families import numpy_installed
from knaves.game import GameError
from knaves.games import GAMES
from knaves.record import Record, RecordError, check, parse
from knaves.server.cached_work import Workers
from knaves.server.fair_queue import FairQueue
from knaves.server.limits import BUSY_SECONDS
from knaves.server.refusals import CommandRefused
from knaves.server.store.base import Store, StoreError
from knaves.server.worker_processes import WorkersFailed
from knaves.wire import ReviewProgress, encode

PART_SECONDS = 1.0
"""How long a part of a review takes."""
ROOM = 16
"""Reviews that may wait."""
MAX_FINISHED = 32
"""Reviews that stay in memory."""
MAX_MOVES = 2_000
DIGEST = hashlib.sha256().digest_size


@dataclass
class Job:
    """A review that is being made, or was made or refused."""

    total: int
    done: int = 0
    review: bytes | None = None
    """In JSON."""
    refusal: CommandRefused | None = None

    def progress(self) -> ReviewProgress:
        """How far it is."""
        review = None if self.review is None else msgspec.Raw(self.review)
        return ReviewProgress(self.done, self.total, cast("Review | None", review))


class Reviews:
    """Makes each review once."""

    def __init__(self, workers: Workers, store: Store, spawn: Callable[[Coroutine[Any, Any, None]], None]) -> None:
        self.queue = FairQueue(1, ROOM)
        self.workers = workers
        self._store = store
        self._spawn = spawn
        self._jobs: OrderedDict[bytes, Job] = OrderedDict()

    async def of_game(self, address: str, table: str, number: int, record: str) -> ReviewProgress:
        """The review of a game at a table that is over, from its record's text. Raises `CommandRefused`."""
        key = _key(record)
        if key not in self._jobs:
            kept = await self._store.review(table, number)
            if kept is not None and kept[:DIGEST] == key:
                review = await asyncio.to_thread(gzip.decompress, kept[DIGEST:])
                total = len(parse(record).moves)
                return Job(total, total, review).progress()

        async def keep(review: bytes) -> None:
            data = await asyncio.to_thread(gzip.compress, review)
            await self._store.keep_review(table, number, key + data)

        return self._ask(address, key, record, keep)

    async def of_text(self, address: str, record: str) -> ReviewProgress:
        """The review of a record that somebody sent. Raises `CommandRefused`."""
        return self._ask(address, _key(record), record, None)

    def _ask(
        self, address: str, key: bytes, text: str, keep: Callable[[bytes], Awaitable[None]] | None
    ) -> ReviewProgress:
        job = self._jobs.get(key)
        if job is None:
            job = self._jobs[key] = Job(len(_read(text).moves))
            self._spawn(self._make(address, job, text, keep))
            self._forget_oldest()
        self._jobs.move_to_end(key)
        if job.refusal is not None:
            del self._jobs[key]  # the next one who asks may be luckier
            raise job.refusal
        return job.progress()

    def _forget_oldest(self) -> None:
        ended = [key for key, job in self._jobs.items() if job.review is not None or job.refusal is not None]
        for key in ended[: max(0, len(ended) - MAX_FINISHED)]:
            del self._jobs[key]

    async def _make(self, address: str, job: Job, text: str, keep: Callable[[bytes], Awaitable[None]] | None) -> None:
        try:
            async with self.queue.turn(address):
                judged: list[Any] = []
                while job.done < job.total:
                    judged += await self._run(judge_part, text, job.done)
                    job.done = len(judged)
                job.review = await self._run(finish, text, judged)
        except CommandRefused as refusal:
            job.refusal = refusal
        except WorkersFailed:
            job.refusal = CommandRefused("server-busy", delay=BUSY_SECONDS)
        except BaseException:
            job.refusal = CommandRefused("server-busy", delay=BUSY_SECONDS)
            raise
        else:
            if keep is not None:
                with contextlib.suppress(StoreError):  # then it stays in memory for a while, and is made again later
                    await keep(job.review)

    async def _run(self, function: Callable[..., Any], *args: Any) -> Any:
        found = await self.workers.run(function, *args)
        if isinstance(found, str):
            raise CommandRefused("unreadable", detail=found)
        return found


def _key(record: str) -> bytes:
    """What a review follows from."""
    return hashlib.sha256(f"{VERSION} {record}".encode()).digest()


def _read(text: str) -> Record:
    """A record that can be reviewed here. Raises `CommandRefused`."""
    if not numpy_installed():
        raise CommandRefused("no-analysis")
    try:
        record = parse(text)
    except RecordError as error:
        raise CommandRefused("unreadable", detail=str(error)) from None
    if record.seed is None:
        raise CommandRefused("not-now", "not-over")
    if len(record.moves) > MAX_MOVES:
        raise CommandRefused("too-long")
    return record


# --- In the process ---------------------------------------------------------------------------------------------


def judge_part(text: str, start: int) -> list[Any] | str:
    """Judge the next moves of a record, at least one; or say why it cannot be done."""
    from knaves.analysis.reviewer import judge_moves  # needs NumPy

    record, began, found = parse(text), time.monotonic(), []
    try:
        if start == 0:
            check(record, GAMES)
        for one in judge_moves(record, start, len(record.moves)):
            found.append(one)
            if time.monotonic() - began > PART_SECONDS:
                break
    except GameError as error:
        return str(error)
    return found


def finish(text: str, judged: list[Any]) -> bytes | str:
    """The review in JSON, once all moves are judged; or why there is none."""
    from knaves.analysis.reviewer import summarize

    try:
        return encode(summarize(parse(text), judged))
    except GameError as error:
        return str(error)
