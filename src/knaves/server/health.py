"""Readiness, for load balancers and monitoring."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from knaves.server.bot_pool import BotPool
from knaves.server.hub import Hub
from knaves.server.store.base import Store, StoreDamaged, StoreError

COMMIT_SECONDS = 5.0
"""How long a commit may take."""
READY_SECONDS = 1.0
"""How long an answer counts, so that checks cost little however many there are."""


class Readiness(NamedTuple):
    """Whether the server can do its work."""

    text: str
    status: int


class Health:
    """Answers `/readyz`: with 200 if players can use this server."""

    def __init__(self, store: Store, hub: Hub, bot_pool: BotPool) -> None:
        self._store = store
        self._hub = hub
        self._bot_pool = bot_pool
        self._checking: asyncio.Task[Readiness] | None = None

    async def ready(self, _request: Request) -> Response:
        """The answer, at most `READY_SECONDS` old."""
        if self._hub.closing:
            return PlainTextResponse("closing", 503)
        if self._checking is None:
            self._checking = asyncio.create_task(self._check())
            self._checking.add_done_callback(self._forget_soon)
        return PlainTextResponse(*await asyncio.shield(self._checking))

    def _forget_soon(self, _: asyncio.Task[Readiness]) -> None:
        asyncio.get_running_loop().call_later(READY_SECONDS, self._forget)

    def _forget(self) -> None:
        self._checking = None

    async def _check(self) -> Readiness:
        try:
            await asyncio.wait_for(self._store.ready(), COMMIT_SECONDS)
        except StoreDamaged:
            return Readiness("the database is damaged", 503)
        except (StoreError, TimeoutError):
            return Readiness("the database cannot commit", 503)
        stalled, processes = self._bot_pool.stalled()
        if stalled == processes:
            return Readiness("the bots do not answer", 503)
        if stalled:
            return Readiness(f"ready, but {stalled} of {processes} bot processes do not answer", 200)
        return Readiness("ready", 200)
