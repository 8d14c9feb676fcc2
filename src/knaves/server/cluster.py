"""Other processes on the same database: who is connected there, what they appended, and chat between them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
from collections.abc import Callable, Collection, Coroutine, Iterable, Mapping
from typing import Any, NamedTuple, Protocol

import msgspec

from knaves import wire
from knaves.server.chat import Chat
from knaves.server.refusals import CommandRefused
from knaves.server.store.base import LOST, Store, StoreError

log = logging.getLogger("knaves.server")

HEARTBEAT_SECONDS = 5.0
STALE_PRESENCE = 3 * HEARTBEAT_SECONDS
TABLES_PER_ANNOUNCEMENT = 60
ANNOUNCEMENT_SECONDS = 0.05
"""Those who come and go within this time are announced together."""


class SharedTable(Protocol):
    """A table of this process that other processes may serve too."""

    @property
    def log_version(self) -> int:
        """The last row of the log that it knows."""

    async def catch_up(self) -> None:
        """Read what other processes appended."""

    def present(self) -> set[int]:
        """The seats that are connected here."""

    def spectators(self) -> int:
        """How many watch from here."""

    def others_changed(self) -> None:
        """Somebody came or went elsewhere."""

    @property
    def chat(self) -> Chat:
        """What is said at the table."""


class _Presence(NamedTuple):
    """Who is connected to a table in another process."""

    heard_at: float
    seats: Collection[int]
    spectators: int


class Cluster:
    """The link of a process to the others."""

    def __init__(self, store: Store, clock: Callable[[], float], tables: Mapping[str, SharedTable]) -> None:
        self._store = store
        self._clock = clock
        self._tables = tables
        self._name = secrets.token_hex(6)
        self._heard: dict[str, dict[str, _Presence]] = {}
        """By table and process."""
        self._changed: set[str] = set()
        """Tables where somebody came or went here."""
        self._presence_due = asyncio.Event()

    # --- Presence

    def seats(self, table: str) -> set[int]:
        """The seats of a table that are connected elsewhere."""
        return {seat for presence in self._recent(table) for seat in presence.seats}

    def spectators(self, table: str) -> int:
        """How many watch a table elsewhere."""
        return sum(presence.spectators for presence in self._recent(table))

    def _recent(self, table: str) -> list[_Presence]:
        heard = self._heard.get(table)
        if heard is None:
            return []
        now = self._clock()
        return [presence for presence in heard.values() if now - presence.heard_at < STALE_PRESENCE]

    def forget(self, table: str) -> None:
        """A table was unloaded."""
        self._heard.pop(table, None)

    # --- Announcements

    async def announce(self, payload: Mapping[str, object]) -> None:
        """Tell the other processes something that is not in the log."""
        with contextlib.suppress(StoreError):
            await self._store.announce(json.dumps({"from": self._name, **payload}, separators=(",", ":")))

    async def announce_chat(self, table: str, actor: str, said: wire.Said) -> None:
        """Pass chat on to the other processes."""
        await self.announce({"say": table, "by": actor, "what": msgspec.to_builtins(said)})

    def presence_changed(self, table: str) -> None:
        """Tell the others soon who is connected here."""
        self._changed.add(table)
        self._presence_due.set()

    async def announce_presence(self) -> None:
        """Tell the others of people who came or went, many at a time, until cancelled."""
        while True:
            await self._presence_due.wait()
            await asyncio.sleep(ANNOUNCEMENT_SECONDS)
            self._presence_due.clear()
            changed, self._changed = self._changed, set()
            await self._announce_tables(table for table in changed if table in self._tables)

    async def hear_announcements(self) -> None:
        """Receive presence and chat of the other processes, until cancelled."""
        async for payload in self._store.announcements():
            self._hear(json.loads(payload))

    def _hear(self, message: dict[str, Any]) -> None:
        sender = message.get("from")
        if sender is None or sender == self._name:
            return
        for table, seats, spectators in message.get("here", ()):
            if (live := self._tables.get(table)) is not None:
                self._heard.setdefault(table, {})[sender] = _Presence(self._clock(), seats, spectators)
                live.others_changed()
        if (live := self._tables.get(message.get("say", ""))) is not None:
            live.chat.hear(message.get("by", ""), msgspec.convert(message["what"], wire.Said))

    # --- Changes

    async def hear_changes(self, spawn: Callable[[Coroutine[Any, Any, None]], None]) -> None:
        """Catch up whenever another process has appended something, until cancelled."""
        async for table, version in self._store.changes():
            if (table, version) == LOST:
                await self._compare()
            elif (live := self._tables.get(table)) is not None and live.log_version < version:
                spawn(self._catch_up(live))

    async def heartbeats(self) -> None:
        """Tell the others who is connected here, and look for changes whose notification was lost, until cancelled."""
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            await self._compare()
            await self._announce_tables(
                table for table, live in self._tables.items() if live.present() or live.spectators()
            )
            for table in self._heard.keys() & self._tables.keys():
                self._tables[table].others_changed()  # a process that is gone is no longer heard of

    async def _announce_tables(self, tables: Iterable[str]) -> None:
        rows = [[table, sorted(self._tables[table].present()), self._tables[table].spectators()] for table in tables]
        for start in range(0, len(rows), TABLES_PER_ANNOUNCEMENT):
            await self.announce({"here": rows[start : start + TABLES_PER_ANNOUNCEMENT]})

    async def _compare(self) -> None:
        """Compare all tables here with the log."""
        try:
            versions = await self._store.versions(list(self._tables))
        except StoreError as error:
            log.warning("tables were not compared with the log: %s", error)
            return
        for table, version in versions.items():
            live = self._tables.get(table)
            if live is not None and live.log_version < version:
                await self._catch_up(live)

    async def _catch_up(self, live: SharedTable) -> None:
        try:
            await live.catch_up()
        except (StoreError, CommandRefused) as error:  # the next heartbeat tries again
            log.warning("did not catch up with the log: %s", error)
