"""What happens at a table by itself: windows close, calls lapse. For absent players see `attendance.py`."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Container
from typing import Protocol

from knaves.server import log_entries as log
from knaves.server.bot_turns import last_answers
from knaves.server.log_entries import LogEntries
from knaves.server.refusals import CommandRefused
from knaves.server.server_clock import Clock
from knaves.server.store.base import StoreError
from knaves.server.table import Table
from knaves.server.table_clock import NEVER, deadlines, idle_seats, window_ends

logger = logging.getLogger("knaves.server")

IDLE_SECONDS = 60.0
"""A table without connections that waits for nothing is unloaded after this; the log has it."""
WATCH_SECONDS = 1.0
HEAD_START = 2.0
"""Seconds that a table's own process has before another one looks after an overdue table."""


def due_entries(table: Table, now: float) -> LogEntries:
    """The entries that time alone leads to: a window closes, a call lapses."""
    current = table.current_game
    if current is None or table.status != "playing":
        return []
    if current.state.simultaneous and now >= window_ends(table):
        return [log.WindowClosed()]
    if current.call is not None and now >= current.call.until:
        return [log.CallDropped()]
    return []


def decide_due(table: Table, now: float) -> LogEntries:
    """The due entries; before a window closes, bots that have not answered do so at once."""
    entries = due_entries(table, now)
    return [*last_answers(table, now), *entries] if log.WindowClosed() in entries else entries


def decide_resume(table: Table, clock: Clock) -> LogEntries:
    """Move what is due at a table by the time in which no server ran."""
    current = table.current_game
    if current is None or not (deadlines(table) or idle_seats(table)):
        return []
    lost = clock.downtime(max(current.waiting_since, current.resumed_at), clock())
    return [log.ClocksResumed(lost)] if lost else []


class Timer:
    """One alarm at a time."""

    def __init__(self, ring: Callable[[], None]) -> None:
        self._ring = ring
        self._handle: asyncio.TimerHandle | None = None

    def set(self, seconds: float) -> None:
        """Ring after a delay, at most an hour."""
        self.cancel()
        if seconds < NEVER:
            self._handle = asyncio.get_running_loop().call_later(min(seconds, 3600.0), self._rang)

    def cancel(self) -> None:
        """Do not ring."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _rang(self) -> None:
        self._handle = None
        self._ring()


class DueStore(Protocol):
    """Knows which tables have something due."""

    async def due(self, now: float, limit: int = 100) -> list[str]:
        """Tables whose `wake_at` has come."""


class DueTables:
    """Loads tables with something due that no process has in memory."""

    def __init__(
        self,
        store: DueStore,
        clock: Callable[[], float],
        loaded: Container[str],
        load: Callable[[str], Awaitable[object]],
    ) -> None:
        self._store = store
        self._clock = clock
        self._loaded = loaded
        self._load = load
        self._unreadable: set[str] = set()

    async def watch(self) -> None:
        """Load overdue tables, also those that another process left behind, until cancelled."""
        while True:
            await asyncio.sleep(WATCH_SECONDS)
            await self.load_due(self._clock() - HEAD_START)

    async def load_due(self, now: float) -> None:
        """Load the tables where something is due by then; their own timers do the rest."""
        try:
            for table in await self._store.due(now, 1000):
                if table not in self._loaded and table not in self._unreadable:
                    try:
                        await self._load(table)
                    except CommandRefused as refusal:
                        if refusal.code == "unreadable":
                            self._unreadable.add(table)
        except StoreError as error:
            logger.warning("overdue tables were not loaded: %s", error)
