"""Other processes on the same database: who is connected there, what they appended, and chat between them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
from collections.abc import Callable, Collection, Coroutine, Mapping
from typing import Any, NamedTuple, Protocol

import msgspec

from knaves import wire
from knaves.server.refusals import CommandRefused
from knaves.server.store.base import LOST, Store, StoreError
from knaves.wire import encode

log = logging.getLogger("knaves.server")

HEARTBEAT_SECONDS = 5.0
STALE_PRESENCE = 3 * HEARTBEAT_SECONDS
TABLES_PER_ANNOUNCEMENT = 60


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

    def presence(self) -> bytes:
        """The message about who is connected, here or elsewhere."""

    def broadcast(self, message: bytes) -> None:
        """Send a message to everybody who is connected here."""


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

    async def announce_chat(self, table: str, said: wire.Said) -> None:
        """Pass chat on to the other processes."""
        await self.announce({"say": table, "what": msgspec.to_builtins(said)})

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
                before = live.presence()
                self._heard.setdefault(table, {})[sender] = _Presence(self._clock(), seats, spectators)
                if (after := live.presence()) != before:
                    live.broadcast(after)
        if (live := self._tables.get(message.get("say", ""))) is not None:
            live.broadcast(encode(msgspec.convert(message["what"], wire.Said)))

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
            rows = [
                [table, sorted(live.present()), live.spectators()]
                for table, live in self._tables.items()
                if live.present() or live.spectators()
            ]
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
