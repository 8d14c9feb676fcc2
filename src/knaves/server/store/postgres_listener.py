"""The ear of a worker: hints and announcements of the others, by LISTEN on a connection that heals."""

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
"""Seconds between attempts to come back."""

PATIENCE = 10.0
"""Seconds for the first of them."""


class Listener:
    """Publishes what other workers append and announce; LOST after every gap."""

    def __init__(self, link: Link, worker: str) -> None:
        self._link = link
        self._worker = worker
        self.changes: Feed[tuple[str, int]] = Feed(LOST)
        self.announcements: Feed[str] = Feed()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Returns when it hears."""
        hearing = asyncio.Event()
        self._task = asyncio.create_task(self._listen(hearing))
        try:
            async with asyncio.timeout(PATIENCE):
                await hearing.wait()
        except TimeoutError:
            await self.close()
            raise StoreError(f"{self._link.place} takes no more connections.") from None

    async def close(self) -> None:
        """End, and with it every iteration over the feeds."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        self.changes.close()
        self.announcements.close()

    async def _listen(self, hearing: asyncio.Event) -> None:
        while True:
            with contextlib.suppress(psycopg.Error):
                connection = await self._link.connect()
                try:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    await connection.execute(f"LISTEN {TALK}")
                    if hearing.is_set():
                        self.changes.publish(LOST)
                    hearing.set()
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
            with contextlib.suppress(ValueError):  # somebody else's notification
                self.changes.publish((table, int(version)))
