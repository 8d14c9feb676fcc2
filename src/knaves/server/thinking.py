"""Bots think in processes of their own, so that no table waits for another's bot. They are sent views as text."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from knaves.bots import LEVELS, hint, warm_up
from knaves.bots.levels import EVENLY
from knaves.game import View
from knaves.games import GAMES
from knaves.server.store.base import StoreError
from knaves.wire import Hint

T = TypeVar("T")

HINT_SECONDS = 0.3


def choose(game: str, view: str, level: str, seed: int, sleep: Callable[[float], None] = time.sleep) -> str:
    """What a level does in a position; runs in a process of the pool.

    A secret answer keeps the process for the same time whether there is anything to think about or not: else whoever
    waits for the same pool, with a hint or at another table, could tell who holds a Block (G31).
    """
    seen, player, rng = GAMES[game].read_view(view), LEVELS[level], random.Random(seed)
    if not (seen.sealed and player.seconds):
        return str(player.choose(seen, rng))
    player = player.sharing(len(seen.actors))
    begun = time.monotonic()
    move = player.choose(seen, rng)
    sleep(max(0.0, begun + player.seconds * EVENLY - time.monotonic()))
    return str(move)


def advise(game: str, view: str, seconds: float) -> tuple[str, str, dict[str, str | int]]:
    """A hint for a position: move, reason and what the reason names; runs in a process of the pool."""
    found = hint(GAMES[game].read_view(view), random.Random(view), seconds)
    return str(found.move), found.reason.key, dict(found.reason.arguments)


def _begin(parent: int) -> None:
    """Warm up a process of the pool, and let it end with the server even if that is killed, or was already."""
    threading.Thread(target=_watch, args=(parent,), daemon=True).start()
    threading.Thread(target=warm_up, daemon=True).start()


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
            self._pool = ProcessPoolExecutor(
                self._processes, mp_context=context, initializer=_begin, initargs=(os.getpid(),)
            )
        return self._pool

    def start(self) -> None:
        """Begin to warm up; otherwise the first move does."""
        for _ in range(self._processes):
            self._open().submit(os.getpid)

    async def choose(self, view: View, level: str, seed: int) -> str:
        """The move of a level, as text."""
        return await self._ask(choose, view.game.name, str(view), level, seed)

    async def hint(self, view: View, command: str) -> Hint:
        """What a strong player would do, for a person who asks."""
        return Hint(command, *await self._ask(advise, view.game.name, str(view), HINT_SECONDS))

    async def _ask(self, function: Callable[..., T], *arguments: Any) -> T:
        for _ in range(2):
            pool = self._open()
            try:
                return await asyncio.wrap_future(pool.submit(function, *arguments))
            except BrokenProcessPool:  # a process was killed; a new pool does the work again
                if self._pool is pool:
                    self._pool = None
        raise StoreError("the bots cannot think right now")

    def close(self) -> None:
        """Stop thinking at once."""
        if self._pool is not None:
            for process in list(self._pool._processes.values()):
                process.kill()
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
