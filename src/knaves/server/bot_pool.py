"""Processes in which bots choose moves, so that no table waits for another's bot. They are sent views as text."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import random
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import Connection
from typing import ParamSpec, TypeVar

from knaves.bots import LEVELS, hint, warm_up
from knaves.bots.levels import ANSWER_DELAY
from knaves.game import View
from knaves.games import GAMES
from knaves.wire import Hint

P = ParamSpec("P")
T = TypeVar("T")

HINT_SECONDS = 0.3
ATTEMPTS = 2


class BotPoolError(Exception):
    """The bots' processes cannot answer now."""


def choose(game: str, view: str, level: str, seed: int, sleep: Callable[[float], None] = time.sleep) -> str:
    """The move of a level in a position; runs in a process of the pool.

    A secret answer occupies the process for the same time whether there is anything to think about or not. Otherwise
    a hint, or another table, that waits for the same pool would tell who holds a Block (G31).
    """
    position, player, rng = GAMES[game].read_view(view), LEVELS[level], random.Random(seed)
    if not (position.simultaneous and player.seconds):
        return str(player.choose(position, rng))
    player = player.share_time(len(position.actors))
    started = time.monotonic()
    move = player.choose(position, rng)
    sleep(max(0.0, started + player.seconds * ANSWER_DELAY - time.monotonic()))
    return str(move)


def advise(game: str, view: str, seconds: float) -> tuple[str, str, dict[str, str | int]]:
    """A hint for a position: move, reason and the reason's arguments; runs in a process of the pool."""
    found = hint(GAMES[game].read_view(view), random.Random(view), seconds)
    return str(found.move), found.reason.key, dict(found.reason.arguments)


def _initialize(stop: Connection) -> None:
    """Warm up a process of the pool, and end it when the server closes the pool or dies."""
    threading.Thread(target=_exit_at_end_of, args=(stop,), daemon=True).start()
    threading.Thread(target=warm_up, daemon=True).start()


def _exit_at_end_of(stop: Connection) -> None:
    with contextlib.suppress(EOFError, OSError):
        stop.recv()  # nothing is ever sent: this returns when the server's end of the pipe is closed
    os._exit(0)


class _Pool:
    """Processes, and a pipe whose end tells them to exit."""

    def __init__(self, processes: int) -> None:
        # Not forked: a fork of a process with threads and an event loop may hang.
        context = multiprocessing.get_context("spawn")
        self._stop, self._alive = context.Pipe(duplex=False)
        self.executor = ProcessPoolExecutor(
            processes, mp_context=context, initializer=_initialize, initargs=(self._stop,)
        )

    def close(self) -> None:
        """End all processes at once, whatever they are doing."""
        self._alive.close()
        self.executor.shutdown(wait=False, cancel_futures=True)
        self._stop.close()


class BotPool:
    """A pool of processes that choose moves; a broken one is replaced."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: _Pool | None = None

    def _open(self) -> _Pool:
        if self._pool is None:
            self._pool = _Pool(self._processes)
        return self._pool

    def start(self) -> None:
        """Start the processes now, rather than with the first move."""
        for _ in range(self._processes):
            self._open().executor.submit(os.getpid)

    async def choose(self, view: View, level: str, seed: int) -> str:
        """The move of a level, as text. Raises `BotPoolError`."""
        return await self._ask(choose, view.game.name, str(view), level, seed)

    async def hint(self, view: View, command: str) -> Hint:
        """A strong player's move, for a person who asks. Raises `BotPoolError`."""
        return Hint(command, *await self._ask(advise, view.game.name, str(view), HINT_SECONDS))

    async def _ask(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(ATTEMPTS):
            pool = self._open()
            try:
                return await asyncio.wrap_future(pool.executor.submit(function, *args, **kwargs))
            except BrokenProcessPool:  # a process was killed; a new pool does the work again
                if self._pool is pool:
                    self.close()
        raise BotPoolError("the bots' processes keep dying")

    def close(self) -> None:
        """Stop thinking at once."""
        if self._pool is not None:
            self._pool.close()
            self._pool = None
