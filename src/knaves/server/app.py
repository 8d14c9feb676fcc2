"""The server as one ASGI application: sockets, lobby, web client, admin page, health and metrics."""

from __future__ import annotations

import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from prometheus_client import ProcessCollector
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import Message, Receive, Scope, Send

from knaves.server.addresses import Network
from knaves.server.admin import Admin
from knaves.server.api import REFUSED, Api, answer, refusal
from knaves.server.bot_pool import BotPool
from knaves.server.explorations import Explorations
from knaves.server.health import Health
from knaves.server.hub import Hub
from knaves.server.jobs import Jobs
from knaves.server.limits import Limiter, Limits, client_address
from knaves.server.logs import start_log_context
from knaves.server.metrics import Metrics
from knaves.server.openapi import document
from knaves.server.origins import Origins
from knaves.server.previews import Previews
from knaves.server.quotas import Quotas, prune
from knaves.server.refusals import CommandRefused
from knaves.server.reviews import Reviews
from knaves.server.server_clock import Clock
from knaves.server.site import Site
from knaves.server.slow_reads import SlowReads
from knaves.server.sockets import Sockets
from knaves.server.store.base import Store
from knaves.server.web_assets import client_routes

log = logging.getLogger("knaves.server")

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self'; script-src 'self'; connect-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
"""Headers of every response; a seat's link must not leave in a referrer."""


@dataclass(frozen=True)
class Config:
    """The configuration of a server."""

    limits: Limits = Limits()
    trusted: tuple[Network, ...] = ()
    """Networks whose clients may ask for more."""
    origins: frozenset[str] = frozenset()
    """Other origins whose pages may connect, besides the server's own."""
    retention: float = 30 * 86_400.0
    """Seconds after which a table is deleted that nobody uses, whatever its status; 0 for never."""
    quotas: Quotas = Quotas()
    admin_token: str = field(default_factory=partial(secrets.token_urlsafe, 18))
    processes: int = 1
    """Processes for bots; 0 leaves them all to `knaves worker`."""


MONITORING = frozenset({"/healthz", "/readyz", "/metrics"})
"""Paths without limits: a check that fails because of them would take the server for broken."""


class Guard:
    """Refuses banned addresses, too many requests and foreign pages; adds security headers to all responses."""

    def __init__(self, app: Any, limiter: Limiter, refusal: Callable[[str], str], origins: Origins) -> None:
        self.app = app
        self.limiter = limiter
        self.refusal = refusal
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one HTTP request; sockets have their own checks."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = {key for key, _ in message["headers"]}  # the worker with Python has a policy of its own
                message["headers"] = [*message["headers"], *(pair for pair in _ENCODED if pair[0] not in own)]
            await send(message)

        respond: Any = self.app
        if refused := self._refuse(scope):
            respond = refusal(refused, scope)
            if refused.delay:
                await self.limiter.hold(client_address(scope))
        await respond(scope, receive, send_with_headers)

    def _refuse(self, scope: Scope) -> CommandRefused | None:
        if scope["path"] in MONITORING:
            return None
        address = client_address(scope)
        if why := self.refusal(address):
            return CommandRefused(why)
        if delay := self.limiter.request(address, scope["path"]):
            return CommandRefused("too-fast", delay=delay)
        if scope["method"] not in ("GET", "HEAD"):
            return self.origins.refusal(scope)
        return None


_ENCODED = [(key.encode(), value.encode()) for key, value in HEADERS.items()]


def add_gauges(metrics: Metrics, hub: Hub, sockets: Sockets) -> None:
    """Add what is going on now to the metrics."""
    tables, connections = hub.tables, sockets.connections
    metrics.gauge("knaves_tables_live", "Tables in memory", lambda: len(tables))
    metrics.gauge(
        "knaves_tables_playing",
        "Tables in memory with a game going on",
        lambda: sum(live.table.status == "playing" for live in tables.values()),
    )
    metrics.gauge("knaves_store_bytes", "Size of what is stored", lambda: hub.room.usage.used)
    metrics.gauge("knaves_store_max_bytes", "Its bound; 0: none", lambda: hub.room.quotas.store_bytes)
    metrics.gauge("knaves_sockets", "Open sockets", lambda: sum(map(len, connections.values())))
    metrics.gauge(
        "knaves_bots_thinking",
        "Bots that are choosing a move",
        lambda: sum(live.bots_thinking() for live in tables.values()),
    )


class Server:
    """All parts of a running server; the ASGI application that uvicorn serves."""

    def __init__(self, store: Store, config: Config, jobs: Jobs, clock: Clock) -> None:
        self.store = store
        self.config = config
        self.metrics = Metrics()
        self.bot_pool = BotPool(max(1, config.processes), self.metrics)
        self.hub = Hub(store, clock, self.bot_pool, jobs, self.metrics, config.quotas)
        self.limiter = Limiter(config.limits, clock, config.trusted)
        self.reads = SlowReads()
        self.reviews = Reviews(self.bot_pool.advisors, store, self.hub.spawn)
        self.explorations = Explorations(self.bot_pool.advisors)
        self.site = Site(store, clock, self._disconnect_banned)
        self.origins = Origins(config.origins)
        self.sockets = Sockets(self.hub, self.limiter, self.site.refusal, self.origins)
        self.admin = Admin(self.hub, self.site, config.admin_token, self.sockets.connections)
        ProcessCollector(registry=self.metrics.registry)
        add_gauges(self.metrics, self.hub, self.sockets)
        self.app = self._make_app()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Sockets bypass the HTTP middleware, which would cost more than a move."""
        start_log_context(request=secrets.token_hex(6))
        if scope["type"] == "websocket":
            await self.sockets(scope, receive, send)
            return
        try:
            await self.app(scope, receive, send)
        except Exception:
            self.metrics.errors.labels("request").inc()
            raise
        if REFUSED in scope:
            self.metrics.refused(scope[REFUSED])

    def _make_app(self) -> Starlette:
        thinks = self.config.processes > 0
        slow = (self.reads, self.reviews, self.explorations)
        api = Api(self.hub, self.limiter, self.site, *slow, bots_think_here=thinks)
        routes: list[Any] = [
            *api.routes(),
            *self.admin.routes(),
            Route("/api/openapi.json", lambda _: answer(document())),
            Route("/healthz", lambda _: PlainTextResponse("ok")),
            Route("/readyz", Health(self.store, self.hub, self.bot_pool).ready),
            Route("/metrics", self._metrics),
            *client_routes(Previews(self.hub, self.site)),
        ]
        middleware = [
            Middleware(
                CORSMiddleware,
                allow_origins=sorted(self.config.origins),
                allow_methods=["GET", "POST"],  # without authorization, so that the admin page's requests stay its own
                allow_headers=["content-type"],
                expose_headers=["retry-after"],
            ),
            Middleware(Guard, self.limiter, self.site.refusal, self.origins),
            Middleware(GZipMiddleware),
        ]
        return Starlette(
            routes=routes, middleware=middleware if self.config.origins else middleware[1:], lifespan=self._lifespan
        )

    def _disconnect_banned(self) -> None:
        self.sockets.disconnect_banned()

    @contextlib.asynccontextmanager
    async def _lifespan(self, _app: Starlette) -> AsyncIterator[None]:
        await self.site.load()
        await self.hub.start()
        self.hub.spawn(self.site.follow())
        if self.config.processes:
            self.bot_pool.start()
            self.hub.spawn(self.hub.jobs.work(self.hub.bots.play, MAX_JOBS))
        self.hub.spawn(prune(self.store, self._retention_cutoff))
        try:
            yield
        finally:
            await self.hub.stop()
            self.bot_pool.close()
            self.reads.close()

    def _retention_cutoff(self) -> float | None:
        """Tables that were last used before this are deleted; None if they are kept for ever."""
        retention = self.site.settings.retention_days * 86_400.0 or self.config.retention
        return self.hub.clock.ago(retention) if retention else None

    async def _metrics(self, _request: Request) -> Response:
        return Response(self.metrics.text(), media_type="text/plain; version=0.0.4")


MAX_JOBS = 64
"""Bots' turns that are under way at the same time; the number of processes limits how many really think."""
