"""Bots think in processes of their own, so that no table waits for another's bot. They are sent views as text."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import random
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from knaves.bots import LEVELS
from knaves.game import View
from knaves.games import GAMES
from knaves.wire import Hint


def choose(game: str, view: str, level: str, seed: int) -> str:
    """What a level does in a position; runs in a process of the pool."""
    return str(LEVELS[level].choose(GAMES[game].read_view(view), random.Random(seed)))


def _begin() -> None:
    """Warm up a process of the pool, and let it end with the server even if that is killed."""
    parent = os.getppid()
    threading.Thread(target=_watch, args=(parent,), daemon=True).start()
    for game in GAMES.values():
        seats = game.seat_counts[0]
        state = game.new(seats=seats, seed=bytes(32))
        seat = min(state.actors)
        with contextlib.suppress(ImportError):
            LEVELS["searcher"].choose(state.view(seat), random.Random(0))  # begins to compile in the background


def _watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(1.0)
    os._exit(0)


class Thinkers:
    """A pool of processes that choose moves."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Not forked: a fork of a process with threads and an event loop may hang.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=_begin)
        return self._pool

    def start(self) -> None:
        """Begin to warm up; otherwise the first move does."""
        for _ in range(self._processes):
            self._open().submit(os.getpid)

    async def choose(self, view: View, level: str, seed: int) -> str:
        """The move of a level, as text."""
        arguments = (view.game.name, str(view), level, seed)
        for attempt in range(2):
            try:
                return await asyncio.wrap_future(self._open().submit(choose, *arguments))
            except BrokenProcessPool:  # a process was killed; a new pool does the work again
                self._pool = None
                if attempt:
                    raise
        raise AssertionError

    async def hint(self, view: View, command: str) -> Hint:
        """What a strong player would do, for a person who asks."""
        return Hint(command, await self.choose(view, "greedy", 0), "", {})

    def close(self) -> None:
        """Stop thinking at once."""
        if self._pool is not None:
            for process in list(self._pool._processes.values()):
                process.kill()
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
