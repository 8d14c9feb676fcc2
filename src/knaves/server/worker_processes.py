"""Processes for work that would hold up the event loop."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from knaves.server.bot_process import BotProcess, ProcessDied, ProcessHung
from knaves.server.metrics import Metrics

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger("knaves.server")

ATTEMPTS = 2
THINKING_SECONDS = 20.0
"""A process that has not answered after this is killed; the slowest level thinks for about a second."""
STALLED_SECONDS = 5.0
"""A process that has not answered after this counts as stalled."""
LOW_PRIORITY = 10
"""The niceness of processes whose work can wait."""


class WorkersFailed(Exception):
    """The processes cannot answer now."""


def nothing() -> None:
    """For processes that need no preparation."""


class WorkerProcesses:
    """Processes that do one thing each at a time. One that dies or hangs is replaced; the others go on."""

    def __init__(
        self,
        processes: int,
        prepare: Callable[[], object] = nothing,
        niceness: int = 0,
        metrics: Metrics | None = None,
        limit: float = THINKING_SECONDS,
    ) -> None:
        """Each process runs `prepare` as it starts."""
        self._processes = [BotProcess(prepare, niceness) for _ in range(processes)]
        self._metrics = metrics or Metrics()
        self._limit = limit
        self._idle: asyncio.Queue[BotProcess] = asyncio.Queue()
        for process in self._processes:
            self._idle.put_nowait(process)
        self._threads = ThreadPoolExecutor(processes, "knaves-workers")
        """One for each process, which waits for its answer."""

    def start(self) -> None:
        """Start the processes now, rather than when they are first needed."""
        for process in self._processes:
            process.start()

    def stalled(self) -> tuple[int, int]:
        """How many processes have not answered for long, and how many there are."""
        stalled = sum(process.busy_seconds() > STALLED_SECONDS for process in self._processes)
        return stalled, len(self._processes)

    async def run(self, function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of a function of a module, computed in a process. Raises `WorkersFailed`."""
        for _ in range(ATTEMPTS):
            process = await self._idle.get()
            try:
                answer = self._threads.submit(process.ask, self._limit, function, *args, **kwargs)
            except RuntimeError:
                raise WorkersFailed("the bots' processes were stopped") from None
            answer.add_done_callback(partial(self._release, process, asyncio.get_running_loop()))
            try:
                result: T = await asyncio.wrap_future(answer)
            except ProcessDied:
                self._metrics.bots_replaced.labels("died").inc()
            except ProcessHung:
                self._metrics.bots_replaced.labels("hung").inc()
                log.error("a bot process did not answer for %.0f seconds and was killed", self._limit)
                raise WorkersFailed("a bot took too long") from None
            else:
                return result
        raise WorkersFailed("the bots' processes keep dying")

    def _release(self, process: BotProcess, loop: asyncio.AbstractEventLoop, _: object) -> None:
        """A process can be asked again; called in its thread."""
        with contextlib.suppress(RuntimeError):  # the event loop has ended
            loop.call_soon_threadsafe(self._idle.put_nowait, process)

    def close(self) -> None:
        """Stop all work at once."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for process in self._processes:
            process.kill()
