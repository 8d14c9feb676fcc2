"""A small client of a server of tables, for bots, tests and the terminal.

    seated = await create("http://127.0.0.1:8000", NewTable(game="travel", seats=2, name="Ana", start=True))
    async with TableClient("http://127.0.0.1:8000", seated.code, seated.token) as table:
        async for update in table:
            if update.view and update.view["legal"]:
                await table.play(update.view["legal"][0])

With `text=True` updates bring the position as text, which `Game.read_view` reads. The client reconnects by itself and
sends again what was not answered; the server carries each command out once.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import socket
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Callable
from typing import Any, Self, TypeVar
from urllib.parse import quote, urlsplit

from knaves import wire
from knaves.extras import missing_package

try:
    import msgspec
    from websockets.asyncio.client import ClientConnection, connect
    from websockets.exceptions import InvalidHandshake, WebSocketException
except ImportError as error:
    raise missing_package(__name__, "server", error.name) from None

T = TypeVar("T")

FIRST_WAIT, LONGEST_WAIT = 0.05, 2.0
"""Seconds between attempts to connect."""

_read = msgspec.json.Decoder(wire.AnyServerMessage).decode


class ServerRefused(Exception):
    """The server did not do it; the message says why."""

    def __init__(self, code: str, message: str, rule: str = "", until: float = 0.0) -> None:
        super().__init__(message)
        self.code = code
        self.rule = rule
        self.until = until
        """For `wait`: when it will be possible, by the server's clock."""


class NoServer(Exception):
    """There is no server, or it cannot be understood."""

    def __init__(self, message: str, reason: str = "other") -> None:
        super().__init__(message)
        self.reason = reason
        """Why, for those who have their own words: `refused`, `unknown`, `slow`, `foreign` or `other`."""


def fresh_token() -> str:
    """A secret for a seat, made here so that joining can be repeated."""
    return secrets.token_urlsafe(24)


async def request(server: str, path: str, body: msgspec.Struct | None, kind: type[T]) -> T:
    """One HTTP request. Raises `ServerRefused` or `NoServer`."""
    return await asyncio.to_thread(_request, server, path, body, kind)


async def fetch_text(server: str, path: str) -> str:
    """A text that the server has, such as a record. Raises as `request` does."""
    return (await asyncio.to_thread(_fetch, server, path, None)).decode()


def _request(server: str, path: str, body: msgspec.Struct | None, kind: type[T]) -> T:
    content = _fetch(server, path, None if body is None else wire.encode(body))
    try:
        return msgspec.json.decode(content, type=kind)
    except msgspec.MsgspecError as error:
        raise NoServer(f"{server} is no server of tables, or of another version: {error}", "foreign") from None


def _fetch(server: str, path: str, data: bytes | None) -> bytes:
    if urlsplit(server).scheme not in ("http", "https"):
        raise NoServer(f"{server} is no address of a server, as in http://127.0.0.1:8000", "unknown")
    asked = urllib.request.Request(server.rstrip("/") + path, data, {"content-type": "application/json"})  # noqa: S310
    try:
        with urllib.request.urlopen(asked, timeout=10) as response:  # noqa: S310
            content: bytes = response.read()
    except urllib.error.HTTPError as error:
        with contextlib.suppress(msgspec.MsgspecError):
            problem = msgspec.json.decode(error.read(), type=wire.Problem)
            raise ServerRefused(problem.code, problem.message, problem.rule) from None
        raise NoServer(f"{server} answered with {error.code}", "foreign") from None
    except OSError as error:
        cause = error.reason if isinstance(error, urllib.error.URLError) else error
        raise NoServer(f"no server answers at {server}: {cause}", _reason(cause)) from None
    return content


def _reason(cause: object) -> str:
    """Why there is no connection, as `NoServer` tells it."""
    if isinstance(cause, ConnectionRefusedError):
        return "refused"
    if isinstance(cause, socket.gaierror):
        return "unknown"
    return "slow" if isinstance(cause, TimeoutError) else "other"


async def create(server: str, asked: wire.NewTable) -> wire.Seated:
    """Make a table."""
    return await request(server, "/api/tables", asked, wire.Seated)


async def join(server: str, code: str, asked: wire.Join) -> wire.Seated:
    """Take a seat at a table."""
    return await request(server, f"/api/tables/{quote(code)}/join", asked, wire.Seated)


class TableClient:
    """A seat at a table, or a place to watch it from; iterate over it for the updates."""

    def __init__(self, server: str, code: str, token: str | None = None, *, text: bool = False) -> None:
        parts = urlsplit(server)
        scheme = "wss" if parts.scheme == "https" else "ws"
        self._address = f"{scheme}://{parts.netloc}{parts.path.rstrip('/')}/ws/{quote(code)}"
        self.token = token
        self._text = text
        self.update: wire.Update | None = None
        """The table as it was last heard of."""
        self.events: list[wire.Happened] = []
        """What happened in this game."""
        self.connected = False
        self.heard: Callable[[Any], None] = lambda _: None
        """Called with every message."""
        self._socket: ClientConnection | None = None
        self._pending: dict[str, tuple[bytes, asyncio.Future[Any]]] = {}
        self._changed = asyncio.Condition()
        self._stamp = 0
        self._ended: Exception | None = None
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._run())
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._task is not None
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        wait = FIRST_WAIT
        while True:
            try:
                async with connect(self._address, max_size=2**22, compression=None, open_timeout=5) as socket:
                    self._socket = socket
                    wait = FIRST_WAIT
                    await self._talk(socket)
            except (OSError, WebSocketException, InvalidHandshake, TimeoutError):
                pass
            except ServerRefused as refused:
                self._ended = refused
            finally:
                self._socket, self.connected = None, False
            await self._notify()
            if self._ended is not None:
                for _, future in self._pending.values():
                    if not future.done():
                        future.set_exception(self._ended)
                return
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    async def _talk(self, socket: ClientConnection) -> None:
        await self._hello(socket)
        self.connected = True  # what is asked for from now on is sent by whoever asks
        for message, _ in list(self._pending.values()):  # what was not answered yet
            await socket.send(message.decode())
        async for text in socket:
            await self._hear(_read(text))

    async def _hello(self, socket: ClientConnection) -> None:
        seen, number = (self.update.version, self.update.table.number) if self.update else (0, 0)
        await socket.send(wire.encode(wire.Hello(self.token, seen, number, self._text)).decode())

    async def _hear(self, message: wire.AnyServerMessage) -> None:
        if isinstance(message, wire.Update):
            if message.since == 0:
                self.events.clear()
            self.events += message.events
            self.update = message
            await self._notify()
            if message.done:
                self._answer(message.done, wire.Done(message.done, message.version))
        elif isinstance(message, wire.Done | wire.Hint):
            self._answer(message.id, message)
        elif isinstance(message, wire.Error):
            if message.code == "server-busy" and message.id in self._pending:
                await asyncio.sleep(0.2)
                if self._socket is not None and message.id in self._pending:
                    await self._socket.send(self._pending[message.id][0].decode())
            else:
                self._answer(message.id, ServerRefused(message.code, message.message, message.rule, message.until))
        elif isinstance(message, wire.Beat):
            if self._socket is not None and self.update is not None and message.version != self.update.version:
                await self._hello(self._socket)
        elif isinstance(message, wire.Bye) and not message.again:
            raise ServerRefused(message.reason, f"the server ended the connection: {message.reason}")
        self.heard(message)

    def _answer(self, command: str, what: Any) -> None:
        _, future = self._pending.pop(command, (b"", None))
        if future is not None and not future.done():
            if isinstance(what, Exception):
                future.set_exception(what)
            else:
                future.set_result(what)

    async def _notify(self) -> None:
        async with self._changed:
            self._stamp += 1
            self._changed.notify_all()

    async def __aiter__(self) -> AsyncIterator[wire.Update]:
        """Every update from now on; of several at once only the last."""
        stamp = -1
        while True:
            async with self._changed:
                await self._changed.wait_for(lambda: self._stamp != stamp and (self.update or self._ended))  # noqa: B023
                stamp = self._stamp
            if self._ended is not None:
                raise self._ended
            assert self.update is not None
            yield self.update

    async def send(self, command: wire.AnyCommand) -> Any:
        """Send a command and wait until it is answered, through any number of reconnections."""
        if self._ended is not None:
            raise self._ended
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        message = wire.encode(command)
        self._pending[command.id] = (message, future)
        if self._socket is not None and self.connected:
            with contextlib.suppress(WebSocketException):
                await self._socket.send(message.decode())
        try:
            return await future
        finally:
            self._pending.pop(command.id, None)

    async def play(self, move: str) -> None:
        """Make a move in the position last heard of. Raises `ServerRefused`."""
        assert self.update is not None
        await self.send(wire.Play(fresh_id(), self.update.ply, move))

    async def switch(self, token: str | None) -> None:
        """Take another seat on the same connection, or only watch."""
        self.token = token
        self.update = None
        self.events.clear()
        if self._socket is not None:
            await self._hello(self._socket)


def fresh_id() -> str:
    """An id for a command."""
    return secrets.token_hex(8)
