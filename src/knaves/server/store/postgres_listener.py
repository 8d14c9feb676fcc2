"""Receives notifications and announcements of other processes by LISTEN, and reconnects."""

from __future__ import annotations

import asyncio
import contextlib

from knaves.extras import missing_package

try:
    import psycopg
except ImportError as error:
    raise missing_package(__name__, "postgres", error.name) from None

from knaves.server.store.base import LOST, StoreError
from knaves.server.store.feed import Feed
from knaves.server.store.postgres_link import Link
from knaves.server.store.postgres_writer import CHANNEL

TALK = "knaves_talk"
PAUSE = 0.2
"""Seconds between attempts to reconnect."""

PATIENCE = 10.0
"""Seconds for the first connection."""


class Listener:
    """Publishes what other processes append and announce; LOST after every reconnection."""

    def __init__(self, link: Link, worker: str) -> None:
        self._link = link
        self._worker = worker
        self.changes: Feed[tuple[str, int]] = Feed(LOST)
        self.announcements: Feed[str] = Feed()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Returns once it is listening."""
        listening = asyncio.Event()
        self._task = asyncio.create_task(self._listen(listening))
        try:
            async with asyncio.timeout(PATIENCE):
                await listening.wait()
        except TimeoutError:
            await self.close()
            raise StoreError(f"{self._link.place} takes no more connections.") from None

    async def close(self) -> None:
        """Stop listening; iterations over the feeds end."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        self.changes.close()
        self.announcements.close()

    async def _listen(self, listening: asyncio.Event) -> None:
        while True:
            with contextlib.suppress(psycopg.Error):
                connection = await self._link.connect()
                try:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    await connection.execute(f"LISTEN {TALK}")
                    if listening.is_set():
                        self.changes.publish(LOST)
                    listening.set()
                    async for notice in connection.notifies():
                        self._hear(notice.channel, notice.payload)
                finally:
                    await connection.close()
            await asyncio.sleep(PAUSE)

    def _hear(self, channel: str, payload: str) -> None:
        worker, _, text = payload.partition("\n")
        if worker == self._worker:
            return
        if channel == TALK:
            self.announcements.publish(text)
            return
        for line in text.split("\n"):
            table, _, version = line.rpartition(" ")
            with contextlib.suppress(ValueError):  # not one of ours
                self.changes.publish((table, int(version)))
