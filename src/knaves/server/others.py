"""The other processes that serve the same database: who is connected there, and what was written by them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from typing import TYPE_CHECKING, Any

import msgspec

from knaves import wire
from knaves.server import acts
from knaves.server.desk import Refused
from knaves.server.store.base import LOST, StoreError
from knaves.wire import encode

if TYPE_CHECKING:
    from knaves.server.hub import Hub

log = logging.getLogger("knaves.server")

HEARTBEAT_SECONDS = 5.0
STALE_PRESENCE = 3 * HEARTBEAT_SECONDS


class Others:
    """What a hub knows of the other processes."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._heard: dict[str, dict[str, tuple[float, list[int], int]]] = {}
        """By table and process: when it was last heard of, the seats connected there, and how many watch."""

    def seats(self, table: str) -> set[int]:
        """The seats of a table that are played from elsewhere."""
        return {seat for _, seats, _ in self._recent(table) for seat in seats}

    def watching(self, table: str) -> int:
        """How many watch a table from elsewhere."""
        return sum(watching for _, _, watching in self._recent(table))

    def _recent(self, table: str) -> list[tuple[float, list[int], int]]:
        heard = self._heard.get(table)
        if heard is None:
            return []
        now = self._hub.clock()
        return [one for one in heard.values() if now - one[0] < STALE_PRESENCE]

    def forget(self, table: str) -> None:
        """A table is no longer here."""
        self._heard.pop(table, None)

    async def catch_up(self, table: str) -> None:
        """Another process appended to a table that is here too."""
        live = self._hub.live.get(table)
        if live is None:
            return
        async with live.lock:
            if live.broken:
                await self._hub.whole(live)
                return
            entries = await self._hub.store.read(table, live.table.log_version)
            before = live.table.version
            for entry in entries:
                live.table.read(entry)
            if entries:
                secret = None
                if live.table.version == before:
                    secret = [act for entry in entries for act in acts.decode(entry.data)]
                self._hub.publish(live, secret)
                self._hub.alarms.plan(live)

    async def hear_changes(self) -> None:
        """Catch up whenever another process has written something."""
        async for table, version in self._hub.store.changes():
            try:
                if (table, version) == LOST:
                    await self._compare()
                elif (live := self._hub.live.get(table)) is not None and live.table.log_version < version:
                    self._hub.spawn(self._catch_up_safely(table))
            except StoreError as trouble:
                log.warning("did not catch up: %s", trouble)

    async def _catch_up_safely(self, table: str) -> None:
        with contextlib.suppress(StoreError, Refused):
            await self.catch_up(table)

    async def _compare(self) -> None:
        """Compare all tables here with the log, since a hint may have been lost."""
        for table, version in (await self._hub.store.versions(list(self._hub.live))).items():
            live = self._hub.live.get(table)
            if live is not None and live.table.log_version < version:
                await self.catch_up(table)

    async def announce(self, payload: dict[str, Any]) -> None:
        """Tell the other processes something that is not in the log."""
        with contextlib.suppress(StoreError):
            await self._hub.store.announce(json.dumps({"from": self._hub.name, **payload}, separators=(",", ":")))

    async def heartbeats(self) -> None:
        """Now and then tell who is connected here, and look for changes of which no hint came."""
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            try:
                await self._compare()
            except (StoreError, Refused) as trouble:
                log.warning("no heartbeat: %s", trouble)
                continue
            rows = [
                [live.table.id, sorted(live.present()), sum(listener.seat is None for listener in live.listeners)]
                for live in self._hub.live.values()
                if live.listeners
            ]
            for start in range(0, len(rows), 60):
                await self.announce({"here": rows[start : start + 60]})

    async def hear_announcements(self) -> None:
        """Take in who is connected elsewhere and what is said there."""
        async for payload in self._hub.store.announcements():
            told = json.loads(payload)
            if told.get("from") == self._hub.name:
                continue
            for table, seats, watching in told.get("here", ()):
                if (live := self._hub.live.get(table)) is not None:
                    before = self._hub.presence(live)
                    self._heard.setdefault(table, {})[told["from"]] = (self._hub.clock(), seats, watching)
                    if (after := self._hub.presence(live)) != before:
                        self._hub.spread(live, after)
            if (live := self._hub.live.get(told.get("say", ""))) is not None:
                self._hub.spread(live, encode(msgspec.convert(told["what"], wire.Said)))
