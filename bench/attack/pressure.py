"""Attackers in a thread of low priority, who come and go in turns with quiet times to compare with.

An attacker on the internet has a machine of their own. Here server, attackers and honest people share a few cores, so
the attackers take what the others leave: what is measured is what they make the server do.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import statistics
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass

from bench.attack.honest import Honest, Measured, percentile
from bench.attack.target import Target

ROUNDS = 5
NICE = 10
NOISE_MS = 8.0
"""Milliseconds that a percentile moves by itself on a busy machine with two cores."""
MAX_LOAD = 3.0 * (os.cpu_count() or 1)
"""A load above which percentiles tell more of the machine's other work than of the attack."""
SETTLE = 0.3
"""Seconds between a quiet time and an attack that count for neither."""

Swarm = Callable[[asyncio.Event], Awaitable[None]]
"""Attacks until the event is set."""


@contextlib.asynccontextmanager
async def under(swarm: Swarm) -> AsyncIterator[None]:
    """While an attack goes on."""
    loop = asyncio.new_event_loop()
    stop = asyncio.Event()
    failed: list[Exception] = []

    def run() -> None:
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)
        asyncio.set_event_loop(loop)
        try:
            loop.run_until_complete(swarm(stop))
        except Exception as error:
            failed.append(error)
        finally:
            rest = asyncio.all_tasks(loop)
            for task in rest:
                task.cancel()
            loop.run_until_complete(asyncio.gather(*rest, return_exceptions=True))
            loop.run_until_complete(loop.shutdown_asyncgens())
            loop.close()

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    try:
        yield
    finally:
        with contextlib.suppress(RuntimeError):  # its loop may have ended by itself
            loop.call_soon_threadsafe(stop.set)
        await asyncio.to_thread(thread.join, 30.0)
    if failed:
        raise failed[0]


@dataclass(frozen=True)
class Comparison:
    """What honest people measured in quiet times and under attack."""

    quiet: list[list[float]]
    attacked: list[list[float]]
    """Seconds until a move was acknowledged, for each round."""
    refused: dict[str, int]
    waited: float
    cpu: float
    """The share of a core that the server used under attack."""

    def rise(self, part: float = 0.99) -> tuple[bool, str]:
        """Whether a percentile, the median of the rounds, rose by at most a half; and both values."""
        before, after = (
            statistics.median(percentile(delays, part) for delays in rounds) for rounds in (self.quiet, self.attacked)
        )
        held = after <= max(1.5 * before, before + NOISE_MS)
        busy = f" (the machine was busy: load {os.getloadavg()[0]:.0f})" if os.getloadavg()[0] > MAX_LOAD else ""
        return held, f"p{100 * part:.0f} {before:.0f} ms quiet, {after:.0f} ms attacked{busy}"

    @property
    def count(self) -> int:
        """How many moves were made under attack."""
        return sum(map(len, self.attacked))


async def compare(target: Target, honest: Honest, swarm: Swarm, seconds: float) -> Comparison:
    """Quiet times and attacks in turns; what the honest people made of them."""
    spans: dict[bool, list[tuple[float, float]]] = {False: [], True: []}
    busy = 0.0
    each = max(1.5, seconds / ROUNDS)
    for _ in range(ROUNDS):
        spans[False].append(await _span(each))
        async with under(swarm):
            await asyncio.sleep(SETTLE)
            before = target.cpu_seconds()
            spans[True].append(await _span(each))
            busy += target.cpu_seconds() - before
        await asyncio.sleep(SETTLE)
    measured: Measured = await honest.leave()
    quiet, attacked = ([measured.within(*span) for span in spans[which]] for which in (False, True))
    return Comparison(quiet, attacked, measured.refused, measured.waited, busy / (ROUNDS * each))


async def _span(seconds: float) -> tuple[float, float]:
    start = time.monotonic()
    await asyncio.sleep(seconds)
    return start, time.monotonic()
