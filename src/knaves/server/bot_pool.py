"""Processes in which bots choose moves, so that no table waits for another's bot. They are sent views as text."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from knaves.bots import LEVELS, hint
from knaves.bots.levels import ANSWER_DELAY
from knaves.game import View
from knaves.games import GAMES
from knaves.server.bot_process import BotProcess, ProcessDied, ProcessHung
from knaves.server.metrics import Metrics
from knaves.wire import Hint

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger("knaves.server")

HINT_SECONDS = 0.3
ATTEMPTS = 2
THINKING_SECONDS = 20.0
"""A process that has not answered after this is killed; the slowest level thinks for about a second."""
STALLED_SECONDS = 5.0
"""A process that has not answered after this counts as stalled."""


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


class BotPool:
    """Processes that choose moves, one move each at a time. One that dies or hangs is replaced; the others go on."""

    def __init__(self, processes: int, metrics: Metrics | None = None, limit: float = THINKING_SECONDS) -> None:
        self._processes = [BotProcess() for _ in range(processes)]
        self._metrics = metrics or Metrics()
        self._limit = limit
        self._idle: asyncio.Queue[BotProcess] = asyncio.Queue()
        for process in self._processes:
            self._idle.put_nowait(process)
        self._threads = ThreadPoolExecutor(processes, "knaves-bots")
        """One for each process, which waits for its answer."""

    def start(self) -> None:
        """Start the processes now, rather than with the first move."""
        for process in self._processes:
            process.start()

    async def choose(self, view: View, level: str, seed: int) -> str:
        """The move of a level, as text. Raises `BotPoolError`."""
        return await self._ask(choose, view.game.name, str(view), level, seed)

    async def hint(self, view: View, command: str) -> Hint:
        """A strong player's move, for a person who asks. Raises `BotPoolError`."""
        return Hint(command, *await self._ask(advise, view.game.name, str(view), HINT_SECONDS))

    def stalled(self) -> tuple[int, int]:
        """How many processes have not answered for long, and how many there are."""
        stalled = sum(process.busy_seconds() > STALLED_SECONDS for process in self._processes)
        return stalled, len(self._processes)

    async def _ask(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(ATTEMPTS):
            process = await self._idle.get()
            try:
                answer = self._threads.submit(process.ask, self._limit, function, *args, **kwargs)
            except RuntimeError:
                raise BotPoolError("the bots' processes were stopped") from None
            answer.add_done_callback(partial(self._release, process, asyncio.get_running_loop()))
            try:
                result: T = await asyncio.wrap_future(answer)
            except ProcessDied:
                self._metrics.bots_replaced.labels("died").inc()
            except ProcessHung:
                self._metrics.bots_replaced.labels("hung").inc()
                log.error("a bot process did not answer for %.0f seconds and was killed", self._limit)
                raise BotPoolError("a bot took too long") from None
            else:
                return result
        raise BotPoolError("the bots' processes keep dying")

    def _release(self, process: BotProcess, loop: asyncio.AbstractEventLoop, _: object) -> None:
        """A process can be asked again; called in its thread."""
        with contextlib.suppress(RuntimeError):  # the event loop has ended
            loop.call_soon_threadsafe(self._idle.put_nowait, process)

    def close(self) -> None:
        """Stop thinking at once."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for process in self._processes:
            process.kill()
