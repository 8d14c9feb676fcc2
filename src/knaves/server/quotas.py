"""What is kept is bounded: the log of a table, the whole store, and how long a table stays that nobody uses."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from knaves.server import log_entries as log
from knaves.server.log_entries import LogEntries
from knaves.server.refusals import CommandRefused
from knaves.server.store.base import StoreError, Usage
from knaves.server.table import Table
from knaves.words import Words, error_sentence

logger = logging.getLogger("knaves.server")

GAME_TOO_LONG = "game-too-long"
"""The code of a table that was closed because of a long game."""
MEAN_BYTES = 200
"""Of the rows of a table's log; a move has a third of it."""
GAME_FACTOR = 2
"""A game under way goes on until the log is so many times as long as it may be between games."""
WARN_AT = 0.8
"""The part of the store's bound at which operators are warned."""
MIN_FREE = 50_000_000
"""Free bytes on the disk that are left to the games under way."""
WATCH_SECONDS = 60.0
PRUNE_SECONDS = 3600.0

REFUSED_FIRST = (
    log.SeatTaken, log.BotSeated, log.PlayerRenamed, log.SeatsSwapped, log.TableChanged, log.GameStarted,
    log.MovesUndone, log.RematchRequested,
)  # fmt: skip
"""What can wait or be done at another table; a game under way, and what happens by itself, goes on."""


@dataclass(frozen=True, slots=True)
class Quotas:
    """How much may be kept; 0 for no bound."""

    table_entries: int = 20_000
    """Rows of a table's log, after which it takes no new game or settings."""
    game_moves: int = 3000
    """Moves of a game, after which the table is closed: five times the longest games. The rules of stacks allow a game
    of nothing but discards, which never ends."""
    store_bytes: int = 10_000_000_000
    """The whole store, after which it takes no new tables or games."""


class UsageStore(Protocol):
    """Knows how much it keeps."""

    async def usage(self) -> Usage:
        """How much is stored, and how much more the disk takes."""

    async def prune(self, before: float) -> int:
        """Delete tables that were last updated before a time; returns their number."""


class Room:
    """How much room is left in the store."""

    def __init__(self, store: UsageStore, quotas: Quotas) -> None:
        self.quotas = quotas
        self.usage = Usage(0, None)
        self._store = store
        self._level = "ok"

    @property
    def level(self) -> str:
        """`ok`, `low` when operators are to do something, or `full`."""
        used, free = self.usage
        bound = self.quotas.store_bytes
        if (bound and used >= bound) or (free is not None and free < MIN_FREE):
            return "full"
        if (bound and used >= WARN_AT * bound) or (free is not None and free < 4 * MIN_FREE):
            return "low"
        return "ok"

    async def measure(self) -> None:
        """Look at the store, and tell operators when its level changes."""
        try:
            self.usage = await self._store.usage()
        except StoreError as error:
            logger.warning("the size of the store is not known: %s", error)
            return
        if self.level != self._level:
            self._level = self.level
            bound = f" of {self.quotas.store_bytes / 1e9:.1f} GB" if self.quotas.store_bytes else ""
            free = "" if self.usage.free is None else f", and {self.usage.free / 1e9:.1f} GB are free on the disk"
            says = f"{self.usage.used / 1e9:.2f} GB{bound} are stored{free}"
            if self._level == "full":
                logger.error("the store is full: no new tables and games; %s", says)
            elif self._level == "low":
                logger.warning("the store is almost full; raise --max-data or lower --retention: %s", says)
            else:
                logger.info("the store has room again: %s", says)

    async def watch(self) -> None:
        """Look at the store again and again, until cancelled."""
        while True:
            await asyncio.sleep(WATCH_SECONDS)
            await self.measure()

    def check_new_table(self) -> None:
        """Raise `CommandRefused` if there is no room for another table."""
        if self.level == "full":
            raise CommandRefused("not-allowed", "no-room")

    def _too_long(self, table: Table) -> bool:
        """Whether the game at a table goes on and on."""
        current, most = table.current_game, self.quotas.game_moves
        if not most or table.status != "playing" or current is None or table.in_window():  # answers are secret
            return False
        return len(current.moves) >= most

    def bound(self, table: Table, entries: LogEntries) -> LogEntries:
        """The entries of a command if there is room for them; a table with far too long a log is closed.

        Raises `CommandRefused`.
        """
        rows = max(table.log_version, table.log_bytes // MEAN_BYTES)
        most = self.quotas.table_entries
        closing = any(isinstance(entry, log.TableClosed) for entry in entries)
        if most and rows >= GAME_FACTOR * most and entries and not closing:
            return [log.TableClosed(Words().say("closed-table-full"))]
        if self._too_long(table) and not closing:
            return [log.TableClosed(error_sentence(Words(), GAME_TOO_LONG), GAME_TOO_LONG)]
        if any(isinstance(entry, REFUSED_FIRST) for entry in entries):
            if most and rows >= most:
                raise CommandRefused("not-now", "table-full")
            if self.level == "full":
                raise CommandRefused("not-allowed", "no-room")
        return entries


async def prune(store: UsageStore, cutoff: Callable[[], float | None]) -> None:
    """Delete tables that nobody has used since a time, every hour, until cancelled."""
    while True:
        before = cutoff()
        if before is not None:
            try:
                if deleted := await store.prune(before):
                    logger.info("%d old tables were deleted", deleted)
            except StoreError as error:
                logger.warning("old tables were not deleted: %s", error)
        await asyncio.sleep(PRUNE_SECONDS)
