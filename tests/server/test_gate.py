"""Silent connections are limited per address, closed after a while, logged and counted."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import resource
import socket
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from knaves.server import gate as gates
from knaves.server.gate import Gate, raise_descriptor_limit
from knaves.server.limits import Limiter, Limits
from knaves.server.metrics import Metrics
from tests.server.server_process import ServerProcess, server


class Answering(asyncio.Protocol):
    """Answers each line with a request to the application, as uvicorn would."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self.tasks: set[asyncio.Task[None]] = set()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        if b"\n" in data:
            self.tasks.add(asyncio.create_task(self._answer()))

    async def _answer(self) -> None:
        scope = {"type": "http", "client": self.transport.get_extra_info("peername")}
        await self.app(scope, None, None)
        self.transport.write(b"answer\n")


class Guarded:
    """A gate before a server in this process."""

    def __init__(self, **settings: Any) -> None:
        self.metrics = Metrics()
        limits = Limits(connections=settings.pop("connections", 400))
        self.gate = Gate(Limiter(limits, lambda: 0.0), self.metrics, settings.pop("descriptors", 10_000), **settings)
        self.writers: list[asyncio.StreamWriter] = []

    def figure(self, name: str, **labels: str) -> float:
        """One of the metrics."""
        return self.metrics.registry.get_sample_value(name, labels) or 0.0

    @contextlib.asynccontextmanager
    async def serving(self) -> AsyncIterator[int]:
        """The port it listens on."""

        async def app(_scope: Any, _receive: Any, _send: Any) -> None:
            await asyncio.sleep(0.05)

        watched = self.gate.watched(app)
        made: Any = self.gate.protocol(Answering)
        listening = await asyncio.get_running_loop().create_server(lambda: made(app=watched), "127.0.0.1", 0)
        watching = asyncio.create_task(self.gate.watch())
        try:
            async with asyncio.timeout(60):
                yield listening.sockets[0].getsockname()[1]
        finally:
            watching.cancel()
            listening.close()
            for writer in self.writers:
                writer.close()
            await asyncio.gather(*(writer.wait_closed() for writer in self.writers), return_exceptions=True)

    async def connect(self, port: int, address: str = "127.0.0.1") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection from an address."""
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
        self.writers.append(writer)
        return reader, writer


async def ended(reader: asyncio.StreamReader) -> bool:
    """Wait until the other end closes the connection."""
    with contextlib.suppress(ConnectionResetError):
        await reader.read()
    return reader.at_eof() or reader.exception() is not None


def test_an_address_has_a_bounded_number_of_connections() -> None:
    async def scenario() -> None:
        guarded = Guarded(connections=3)
        async with guarded.serving() as port:
            kept = [await guarded.connect(port) for _ in range(3)]
            for _, writer in kept:
                writer.write(b"hello\n")
            assert [await reader.readline() for reader, _ in kept] == [b"answer\n"] * 3
            reader, _ = await guarded.connect(port)
            assert await ended(reader)
            assert guarded.figure("knaves_refusals_total", reason="too-many-connections") == 1
            elsewhere, writer = await guarded.connect(port, "127.0.0.2")
            writer.write(b"hello\n")
            assert await elsewhere.readline() == b"answer\n"
            assert guarded.figure("knaves_connections") == 4
            for _, writer in kept:
                writer.close()
            while guarded.figure("knaves_connections") > 1:
                await asyncio.sleep(0.01)

    asyncio.run(scenario())


def test_one_address_takes_at_most_half_of_the_descriptors(caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        guarded = Guarded(descriptors=gates.RESERVE + 210)
        async with guarded.serving() as port:
            kept = [await guarded.connect(port) for _ in range(105)]
            late, _ = await guarded.connect(port)
            assert await ended(late)
            other, writer = await guarded.connect(port, "127.0.0.2")
            writer.write(b"hello\n")
            assert await other.readline() == b"answer\n"
            assert len(kept) == 105

    asyncio.run(scenario())
    assert "refused 1 connections" in caplog.text
    assert "127.0.0.1" not in caplog.text


@pytest.mark.parametrize("data", [b"", b"GET / HT", b"hello\nX-Slow: "], ids=["silent", "slow", "slow later"])
def test_a_silent_connection_is_closed(monkeypatch: pytest.MonkeyPatch, data: bytes) -> None:
    monkeypatch.setattr(gates, "HEAD_SECONDS", 0.2)

    async def scenario() -> None:
        guarded = Guarded()
        async with guarded.serving() as port:
            reader, writer = await guarded.connect(port)
            writer.write(data)
            assert await ended(reader)
            assert guarded.figure("knaves_dropped_sockets_total", reason="silent connection") == 1
            assert guarded.figure("knaves_connections") == 0

    asyncio.run(scenario())


def test_a_proxy_has_as_many_connections_as_it_needs() -> None:
    async def scenario() -> None:
        guarded = Guarded(connections=2, proxies="127.0.0.1,proxy.example")
        async with guarded.serving() as port:
            kept = [await guarded.connect(port) for _ in range(10)]
            for _, writer in kept:
                writer.write(b"hello\n")
            assert [await reader.readline() for reader, _ in kept] == [b"answer\n"] * 10

    asyncio.run(scenario())


def test_the_descriptor_limit_is_raised() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 512), hard))
        assert raise_descriptor_limit() == resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] >= soft
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.fixture
def running(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server with the default limits."""
    with server(tmp_path, limits=True) as found:
        yield found


def closed(one: socket.socket) -> bool:
    """Whether the server has closed a connection."""
    one.setblocking(False)
    try:
        return one.recv(1) == b""
    except BlockingIOError:
        return False
    except OSError:
        return True


def test_silent_connections_do_not_keep_newcomers_out(running: ServerProcess) -> None:
    held = [socket.create_connection(("127.0.0.1", running.port), 10) for _ in range(600)]
    try:
        newcomer = http.client.HTTPConnection("127.0.0.1", running.port, timeout=60, source_address=("127.0.0.2", 0))
        newcomer.request("GET", "/api/games")
        assert newcomer.getresponse().status == 200
        newcomer.close()
        assert sum(map(closed, held)) >= 200
    finally:
        for one in held:
            one.close()
