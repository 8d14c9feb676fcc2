"""The tables in this process's memory: finds, loads, creates and unloads them."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Coroutine
from typing import Any

from knaves import wire
from knaves.server import commands, log_entries
from knaves.server.background import BackgroundTasks
from knaves.server.bot_pool import BotPool
from knaves.server.bot_turns import BotPlayer
from knaves.server.cluster import Cluster
from knaves.server.jobs import Jobs
from knaves.server.live_table import LiveTable
from knaves.server.metrics import Metrics
from knaves.server.quotas import Quotas, Room
from knaves.server.refusals import CommandRefused
from knaves.server.server_clock import Clock
from knaves.server.store.base import CodeTaken, LogRow, Store, StoreError
from knaves.server.store.schema import CREATOR
from knaves.server.table import Table
from knaves.server.table_rows import apply_rows, summarize
from knaves.server.table_services import Services
from knaves.server.timers import DueTables

MAX_CODES = 20
"""How many codes are tried for a new table."""
ROWS_AT_ONCE = 200
"""Rows that are read from a log before other tables get a turn."""
MAX_TABLES_OF_WORKER = 500
"""Tables that a process which only lets bots think keeps in memory."""


class Hub:
    """All live tables of this process."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        bot_pool: BotPool,
        jobs: Jobs,
        metrics: Metrics | None = None,
        quotas: Quotas | None = None,
    ) -> None:
        self.store = store
        self.clock = clock
        self.jobs = jobs
        self.tables: dict[str, LiveTable] = {}
        self.closing = False
        self.metrics = metrics or Metrics()
        self.room = Room(store, quotas or Quotas())
        self.bots = BotPlayer(self.load_current, bot_pool, self.metrics)
        self._cluster = Cluster(store, clock, self.tables)
        self._due = DueTables(store, clock, self.tables, self.load)
        self._tasks = BackgroundTasks()
        self._services = Services(
            store,
            clock,
            jobs,
            bot_pool,
            self._cluster,
            self._tasks.spawn,
            self._unload,
            self.room,
            metrics=self.metrics,
        )
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background until the hub stops."""
        self._tasks.spawn(work)

    async def start(self) -> None:
        """Go on where the last process stopped: bots to move, windows to close, running clocks."""
        self._services.runs_timers = True
        await self.clock.save(self.store)
        await self.room.measure()
        self.spawn(self.clock.keep(self.store))
        self.spawn(self.room.watch())
        await self._due.load_due(self.clock())
        self.spawn(self._due.watch())
        self.spawn(self._cluster.heartbeats())
        self.spawn(self._cluster.announce_presence())
        self.spawn(self._cluster.hear_changes(self.spawn))
        self.spawn(self._cluster.hear_announcements())

    async def stop(self) -> None:
        """Tell everybody to come back later, and finish what is being written."""
        self.closing = True
        for live in self.tables.values():
            live.stop()
        await self._tasks.cancel()
        for live in self.tables.values():
            await live.finish()
        if self._services.runs_timers:
            await self.clock.save(self.store)

    # --- Tables ---

    async def find(self, code: str) -> LiveTable:
        """The table with this code. Raises `CommandRefused`."""
        code = code.upper()
        found = await self.store.find(code) if wire.is_code(code) else None
        if found is None:
            raise CommandRefused("no-such-table")
        return await self.load(found)

    async def load(self, table: str) -> LiveTable:
        """A table by its id, read from the log unless it is in memory. Raises `CommandRefused`."""
        live = self.tables.get(table)
        if live is not None:
            live.touch()
            return live
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.create_task(self._load(table))
            loading.add_done_callback(lambda task: self._loaded(table, task))
        return await asyncio.shield(loading)  # others may wait for it too

    async def _load(self, table: str) -> LiveTable:
        rows = await self.store.read(table)
        if not rows:
            raise CommandRefused("no-such-table")
        read = Table(table)
        for start in range(0, len(rows), ROWS_AT_ONCE):
            apply_rows(read, rows[start : start + ROWS_AT_ONCE])
            await asyncio.sleep(0)
        live = LiveTable(read, self._services)
        if self._services.runs_timers:
            with contextlib.suppress(StoreError):  # the table's timer tries again
                await live.resume_clocks()
        return self._add(live)

    def _loaded(self, table: str, task: asyncio.Task[LiveTable]) -> None:
        del self._loading[table]
        if not task.cancelled():
            task.exception()  # the waiters may be gone; asyncio logs errors that nobody retrieves

    def _add(self, live: LiveTable) -> LiveTable:
        self.tables[live.id] = live
        live.plan()
        return live

    def _unload(self, table: str) -> None:
        self.tables.pop(table, None)
        self._cluster.forget(table)

    async def load_current(self, table: str) -> LiveTable:
        """A table to let a bot play at, in step with the log also in a process that hears of no changes."""
        live = await self.load(table)
        if not self._services.runs_timers:
            await live.catch_up()
            if len(self.tables) > MAX_TABLES_OF_WORKER:
                self._unload(next(iter(self.tables)))
        return live

    async def create(self, request: wire.NewTable, creator: str = "") -> wire.Seated:
        """Create a table; its creator, whose mark ends the table's id, gets the first seat."""
        self.room.check_new_table()
        token = request.token or commands.new_token()
        for _ in range(MAX_CODES):
            code = commands.new_code()
            entries = commands.create_table(request, token, code)
            table = Table(secrets.token_hex(9) + (creator or secrets.token_hex(CREATOR // 2)))
            row = LogRow(1, self.clock(), "host", "", log_entries.encode(entries))
            table.apply_row(row)
            try:
                await self.store.create(table.id, row, summarize(table))
            except CodeTaken:
                continue
            self._add(LiveTable(table, self._services))
            return wire.Seated(code, 0, token)
        raise CommandRefused("server-busy")
