"""The server's open connections: bounded for each address, and closed when they stay silent.

uvicorn waits for a request as long as it takes and accepts connections until no descriptor is left. Its setting `http`
takes a protocol class of one's own; the one made here counts connections and passes everything on to uvicorn's. When a
connection becomes a WebSocket, uvicorn puts another protocol in its place: from then on it counts as a socket.
"""

from __future__ import annotations

import asyncio
import logging
import resource
from collections import Counter
from typing import Any, cast

from starlette.types import ASGIApp, Receive, Scope, Send

from knaves.server.addresses import Networks, client_key, read_network
from knaves.server.limits import Limiter
from knaves.server.metrics import Metrics

log = logging.getLogger("knaves.server")

RESERVE = 200
"""Descriptors for everything but connections."""
MAX_DESCRIPTORS = 2**20
HEAD_SECONDS = 10.0
"""How long a connection may have no request, or send the head of one."""
REQUEST_SECONDS = 120.0
"""How long a request and its response may take."""
LOG_SECONDS = 10.0
"""Between two log lines about refused connections, since anybody can cause them."""

Client = tuple[str, int]
"""The address and port of a connection's other end."""


def raise_descriptor_limit() -> int:
    """Allow as many descriptors as this process may have; how many that are."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MAX_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return MAX_DESCRIPTORS if soft == resource.RLIM_INFINITY else soft


class Gate:
    """Lets connections in. Those of reverse proxies are neither counted nor timed: a proxy has its own limits."""

    def __init__(self, limiter: Limiter, metrics: Metrics, descriptors: int, proxies: str = "") -> None:
        self._limiter = limiter
        self._metrics = metrics
        self._capacity = max(RESERVE, descriptors - RESERVE)
        self._all_proxies = "*" in proxies
        self._proxies = Networks((network, True) for network in map(_network, proxies.split(",")) if network)
        self._connections: dict[Client, _Connection] = {}
        """Those that are not sockets."""
        self._requesting: Counter[str] = Counter()
        """How many of them each address has."""
        self._all: Counter[str] = Counter()
        """How many each address has, with sockets."""
        self._refused = 0
        """How many were refused since the last log line."""
        self._log_after = 0.0
        metrics.gauge("knaves_connections", "Open connections, with sockets", self._all.total)

    def protocol(self, inner: type[asyncio.Protocol]) -> type[asyncio.Protocol]:
        """A protocol class that passes the connections that are let in on to another one."""
        gate = self

        class Gated(_Connection):
            def __init__(self, **settings: Any) -> None:
                super().__init__(gate, inner(**settings))

        return Gated

    def watched(self, app: ASGIApp) -> ASGIApp:
        """The application; the gate notices when its requests begin and end."""

        async def watch(scope: Scope, receive: Receive, send: Send) -> None:
            connection = self._connections.get(tuple(scope.get("client") or ()))
            if connection is None:  # a proxy's, or not a connection at all
                await app(scope, receive, send)
            elif scope["type"] == "websocket":
                self._forget(connection)
                self._all[connection.address] += 1
                try:
                    await app(scope, receive, send)
                finally:
                    self._release(self._all, connection.address)
            else:
                connection.wait(REQUEST_SECONDS)
                try:
                    await app(scope, receive, send)
                finally:
                    connection.wait(HEAD_SECONDS)

        return watch

    def admit(self, connection: _Connection) -> bool:
        """Whether to let a connection in; if so, it counts until it is forgotten."""
        address = connection.address
        if connection.client is None or self._all_proxies or self._proxies.find(address):
            return True
        most = self._limiter.limits.connections * self._limiter.factor(address)
        full = self._all.total() >= self._capacity or self._all[address] >= self._capacity // 2
        if full or self._requesting[address] >= most:
            self._refuse(full=full)
            return False
        self._connections[connection.client] = connection
        self._requesting[address] += 1
        self._all[address] += 1
        return True

    def lost(self, connection: _Connection) -> None:
        """A connection has ended."""
        self._forget(connection)

    async def watch(self) -> None:
        """Close silent connections until cancelled."""
        while True:
            await asyncio.sleep(1.0)
            now = asyncio.get_running_loop().time()
            for connection in [one for one in self._connections.values() if one.until <= now]:
                self._metrics.dropped.labels("silent connection").inc()
                connection.abort()
                self._forget(connection)

    def _forget(self, connection: _Connection) -> None:
        if connection.client is not None and self._connections.get(connection.client) is connection:
            del self._connections[connection.client]
            self._release(self._requesting, connection.address)
            self._release(self._all, connection.address)

    @staticmethod
    def _release(counts: Counter[str], address: str) -> None:
        counts[address] -= 1
        if not counts[address]:
            del counts[address]

    def _refuse(self, *, full: bool) -> None:
        self._metrics.refused("too-many-connections")
        self._refused += 1
        now = asyncio.get_running_loop().time()
        if now >= self._log_after:
            why = "no descriptors are left" if full else "one address has too many"
            log.warning("refused %d connections, since %s", self._refused, why)
            self._refused, self._log_after = 0, now + LOG_SECONDS


class _Connection(asyncio.Protocol):
    """One connection, until it becomes a socket."""

    def __init__(self, gate: Gate, inner: asyncio.Protocol) -> None:
        self.client: Client | None = None
        self.address = "unix"
        self.until = 0.0
        """When it is closed if nothing happens."""
        self._gate = gate
        self._inner = inner
        self._transport: asyncio.Transport | None = None
        self._admitted = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        peer = transport.get_extra_info("peername")
        if peer:
            self.client = str(peer[0]), int(peer[1])
            self.address = client_key(self.client[0])
        self._transport = cast("asyncio.Transport", transport)
        self._admitted = self._gate.admit(self)
        if self._admitted:
            self.wait(HEAD_SECONDS)
            self._inner.connection_made(transport)
        else:
            self.abort()

    def wait(self, seconds: float) -> None:
        """Give it so much time for what it has to do next."""
        self.until = asyncio.get_running_loop().time() + seconds

    def abort(self) -> None:
        """Close it at once."""
        if self._transport is not None:
            self._transport.abort()

    def data_received(self, data: bytes) -> None:
        if self._admitted:
            self._inner.data_received(data)

    def eof_received(self) -> bool | None:
        return self._inner.eof_received() if self._admitted else None

    def pause_writing(self) -> None:
        self._inner.pause_writing()

    def resume_writing(self) -> None:
        self._inner.resume_writing()

    def connection_lost(self, error: Exception | None) -> None:
        if self._admitted:
            self._gate.lost(self)
            self._inner.connection_lost(error)


def _network(text: str) -> Any:
    try:
        return read_network(text) if text.strip() else None
    except ValueError:  # a name, which uvicorn compares as it is
        return None
