"""A whole server in the test process, called through ASGI from any address."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any, TypeVar

import httpx
import msgspec

from knaves import wire
from knaves.server.app import Config, Server
from knaves.server.jobs import LocalJobs
from knaves.server.limits import UNLIMITED
from knaves.server.server_clock import start_clock
from tests.server.server_process import ADMIN
from tests.server.stores import store_at

T = TypeVar("T")
LIMIT = 120.0
"""Timeout in seconds for everything that a test waits for."""
read = msgspec.json.Decoder(wire.AnyServerMessage).decode


@contextlib.asynccontextmanager
async def serving(place: str, **config: Any) -> AsyncIterator[Server]:
    """A server on the store at a place: a folder or a URL. It has no bots and no limits unless the test says so."""
    store = store_at(place)
    await store.open()
    try:
        settings = replace(Config(limits=UNLIMITED, admin_token=ADMIN, processes=0), **config)
        server = Server(store, settings, LocalJobs(), await start_clock(store))
        async with server.app.router.lifespan_context(server.app):
            yield server
    finally:
        await store.close()


def client(server: Server, address: str = "192.0.2.1", **headers: str) -> httpx.AsyncClient:
    """An HTTP client with this address."""
    transport = httpx.ASGITransport(server, raise_app_exceptions=False, client=(address, 50_000))
    named = {key.replace("_", "-"): value for key, value in headers.items()}
    return httpx.AsyncClient(transport=transport, base_url="http://knaves.test", headers=named)


def admin(server: Server) -> httpx.AsyncClient:
    """An HTTP client with the operator's token."""
    return client(server, "198.51.100.250", authorization=f"Bearer {ADMIN}")


class Socket:
    """The client side of a WebSocket."""

    def __init__(self, server: Server, code: str, address: str, origin: str = "") -> None:
        headers = [(b"host", b"knaves.test"), *([(b"origin", origin.encode())] if origin else [])]
        scope = {"type": "websocket", "path": f"/ws/{code}", "headers": headers, "client": (address, 50_000)}
        self._to_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._from_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._to_server.put_nowait({"type": "websocket.connect"})

        async def send(message: Any) -> None:
            self._from_server.put_nowait(message)

        self.task = asyncio.create_task(server(scope, self._to_server.get, send))

    def send(self, message: wire.ClientMessage) -> None:
        """Send a message."""
        self.send_text(wire.encode(message).decode())

    def send_text(self, text: str) -> None:
        """Send any text."""
        self._to_server.put_nowait({"type": "websocket.receive", "text": text})

    async def hear(self, kind: type[T]) -> T:
        """The next message of a kind."""
        async with asyncio.timeout(LIMIT):
            while True:
                message = await self._from_server.get()
                assert message["type"] != "websocket.close", f"closed without {kind.__name__}"
                if message["type"] == "websocket.send" and isinstance(found := read(message["text"]), kind):
                    return found

    async def close(self) -> None:
        """Leave."""
        self._to_server.put_nowait({"type": "websocket.disconnect", "code": 1000})
        async with asyncio.timeout(LIMIT):
            await self.task
