"""The server's time, which no change of the machine's clock disturbs.

The wall clock is read once, at the start. From then on time passes at the pace of a monotonic clock. It never starts
before the last time that the store knows, so a deadline in a log keeps its distance when the wall clock is set back.
While no server runs, the wall clock may be set ahead, and nobody can tell that from a long pause. So time in which no
server ran is noted as a downtime, and counts neither for players' clocks nor for the age of tables.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable, Iterable
from typing import Protocol

from knaves.server.store.base import StoreError

log = logging.getLogger("knaves.server")

ALIVE_SECONDS = 30.0
"""How often a server notes that it runs."""
SAVE_SECONDS = 5.0
"""Maximum time for that; a server that stops doesn't wait longer for its database."""
MIN_DOWNTIME = ALIVE_SECONDS + 5.0
"""A shorter pause may be one in which another server ran."""
MAX_DOWNTIMES = 500
"""The oldest are joined, so that tables seem younger than they are, never older."""

Downtime = tuple[float, float]
"""When the last server stopped and the next one started."""


class TimeStore(Protocol):
    """What the clock needs of the store."""

    async def time(self) -> float:
        """The wall clock that all processes of the store share."""

    async def newest(self) -> float:
        """When a table was last updated; 0 if there is none."""

    async def setting(self, key: str) -> str | None:
        """A setting."""

    async def set_setting(self, key: str, value: str | None) -> None:
        """Change a setting."""


class Clock:
    """Seconds since the epoch, at the pace of a monotonic clock."""

    def __init__(
        self, start: float, downtimes: Iterable[Downtime] = (), monotonic: Callable[[], float] = time.monotonic
    ) -> None:
        self._monotonic = monotonic
        self._offset = start - monotonic()
        self.downtimes = _merge(downtimes)
        """In order, and without overlaps."""
        self._downtimes_saved = False

    def __call__(self) -> float:
        """The time now; it never runs backwards."""
        return self._offset + self._monotonic()

    def downtime(self, since: float, until: float) -> float:
        """Seconds between two times in which no server ran."""
        return sum(max(0.0, min(end, until) - max(start, since)) for start, end in self.downtimes)

    def ago(self, seconds: float) -> float:
        """The time since when servers ran for so many seconds."""
        moment = self() - seconds
        for start, end in reversed(self.downtimes):
            if end <= moment:
                break
            moment -= end - start
        return moment

    async def save(self, store: TimeStore) -> None:
        """Note that a server runs now, and the downtimes before that; the next call makes up for an error."""
        try:
            async with asyncio.timeout(SAVE_SECONDS):
                if not self._downtimes_saved:
                    await store.set_setting("downtimes", json.dumps(self.downtimes))
                    self._downtimes_saved = True
                await store.set_setting("alive", str(self()))
        except (StoreError, TimeoutError) as error:
            log.warning("the time was not saved: %s", error)

    async def keep(self, store: TimeStore) -> None:
        """Note again and again that a server runs, until cancelled."""
        while True:
            await asyncio.sleep(ALIVE_SECONDS)
            await self.save(store)


async def start_clock(store: TimeStore, monotonic: Callable[[], float] = time.monotonic) -> Clock:
    """The time of a process that starts now."""
    downtimes: list[Downtime] = [(start, end) for start, end in json.loads(await store.setting("downtimes") or "[]")]
    alive = max(float(await store.setting("alive") or 0.0), await store.newest())
    wall = await store.time()
    if wall < alive - 1.0:
        log.warning("the clock was set back by %.0f s; the server's time goes on from where it was", alive - wall)
    if alive and wall - alive > MIN_DOWNTIME:
        log.info("no server ran for %.0f s by the clock; this doesn't count for games and old tables", wall - alive)
        downtimes.append((alive, wall))
    return Clock(max(wall, alive), downtimes, monotonic)


def _merge(downtimes: Iterable[Downtime]) -> list[Downtime]:
    merged: list[Downtime] = []
    for start, end in sorted(downtimes):
        if merged and start <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
        else:
            merged.append((start, end))
    while len(merged) > MAX_DOWNTIMES:
        merged[:2] = [(merged[0][0], merged[1][1])]
    return merged
