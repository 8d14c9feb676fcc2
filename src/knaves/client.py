"""A small client for a Knaves server, for bots, tests and the terminal.

    seated = await create("http://127.0.0.1:8000", NewTable(game="travel", seats=2, name="Ana", start=True))
    async with TableClient("http://127.0.0.1:8000", seated.code, seated.token) as table:
        async for update in table:
            if update.own and update.own["legal"]:
                await table.play(update.own["legal"][0])

With `text=True` updates carry the position as text, which `Game.read_view` reads. The client reconnects by itself and
resends commands that were not answered; the server executes each command once.
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import random
import secrets
import socket
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import Self, TypeVar, overload
from urllib.parse import quote, urlsplit

from knaves import wire
from knaves.extras import missing_package
from knaves.retry import retry

try:
    import msgspec
    from websockets.asyncio.client import ClientConnection, connect
    from websockets.exceptions import WebSocketException
except ImportError as error:
    raise missing_package(__name__, "server", error.name) from None

T = TypeVar("T")

HTTP_TIMEOUT, CONNECT_TIMEOUT = 10.0, 5.0
MIN_RECONNECT_DELAY, MAX_RECONNECT_DELAY = 0.05, 2.0
BUSY_DELAY = 0.2
"""Seconds before a command is repeated that the server was too busy for, if it does not say how long."""
JITTER = 0.5
"""The random part of a delay, so that many clients do not come back at the same moment."""
HTTP_PATIENCE = 60.0
"""Seconds for which a request is repeated that came too soon."""
RECORD_ATTEMPTS, RECORD_RETRY_DELAY = 5, 1.0
RECORD_INTERVAL = 0.3
"""Seconds between two requests for records: of many changes in a short time only the last is fetched."""

_decode = msgspec.json.Decoder(wire.AnyServerMessage).decode


class ServerRefused(Exception):
    """The server refused a request; the message says why."""

    def __init__(self, code: str, message: str, rule: str = "", until: float = 0.0, delay: float = 0.0) -> None:
        super().__init__(message)
        self.code = code
        self.rule = rule
        self.until = until
        """For the code `wait`: when it will be possible, by the server's clock."""
        self.delay = delay
        """For `too-fast` and `server-busy`: seconds to wait before trying again."""


class ServerUnreachable(Exception):
    """No Knaves server answers at this address."""

    def __init__(self, message: str, reason: str = "other") -> None:
        super().__init__(message)
        self.reason = reason
        """For clients with their own sentences: `refused`, `unknown`, `slow`, `foreign` or `other`."""


def new_token() -> str:
    """A secret for a seat, made by the client so that a repeated join finds the same seat."""
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """An id for a command."""
    return secrets.token_hex(8)


# --- HTTP -------------------------------------------------------------------------------------------------------


async def create(server: str, body: wire.NewTable) -> wire.Seated:
    """Open a table."""
    return await request(server, "/api/tables", body, wire.Seated)


async def join(server: str, code: str, body: wire.Join) -> wire.Seated:
    """Take a seat at a table."""
    return await request(server, f"/api/tables/{quote(code)}/join", body, wire.Seated)


async def request(server: str, path: str, body: msgspec.Struct | None, answer: type[T]) -> T:
    """Send an HTTP request, again if the server says so. Raises `ServerRefused` or `ServerUnreachable`."""
    content = await _fetch_patiently(server, path, None if body is None else wire.encode(body))
    try:
        return msgspec.json.decode(content, type=answer)
    except msgspec.MsgspecError as error:
        message = f"{server} is not a Knaves server, or runs another version: {error}"
        raise ServerUnreachable(message, "foreign") from None


async def fetch_text(server: str, path: str) -> str:
    """Fetch a text, such as a record. Raises like `request`."""
    return (await _fetch_patiently(server, path, None)).decode()


async def _fetch_patiently(server: str, path: str, data: bytes | None) -> bytes:
    until = time.monotonic() + HTTP_PATIENCE

    async def try_again(error: Exception) -> bool:
        too_fast = isinstance(error, ServerRefused) and error.code == "too-fast"
        return too_fast and time.monotonic() < until and await _wait_as_told(error)

    return await retry(partial(asyncio.to_thread, _fetch, server, path, data), try_again)


def _fetch(server: str, path: str, data: bytes | None) -> bytes:
    if urlsplit(server).scheme not in ("http", "https"):
        raise ServerUnreachable(f"{server} is not a server address (example: http://127.0.0.1:8000)", "unknown")
    http_request = urllib.request.Request(server.rstrip("/") + path, data, {"content-type": "application/json"})  # noqa: S310
    try:
        with urllib.request.urlopen(http_request, timeout=HTTP_TIMEOUT) as response:  # noqa: S310
            content: bytes = response.read()
    except urllib.error.HTTPError as error:
        with contextlib.suppress(msgspec.MsgspecError, OSError, http.client.HTTPException):
            problem = msgspec.json.decode(error.read(), type=wire.Problem)
            raise ServerRefused(problem.code, problem.message, problem.rule, delay=problem.delay) from None
        raise ServerUnreachable(f"{server} answered with status {error.code}", "foreign") from None
    except (OSError, http.client.HTTPException) as error:
        cause = error.reason if isinstance(error, urllib.error.URLError) else error
        raise ServerUnreachable(f"no server answers at {server}: {cause}", _reason(cause)) from None
    return content


def _reason(cause: object) -> str:
    """The reason that `ServerUnreachable` gives."""
    if isinstance(cause, ConnectionRefusedError):
        return "refused"
    if isinstance(cause, socket.gaierror):
        return "unknown"
    return "slow" if isinstance(cause, TimeoutError) else "other"


class RecordFetcher:
    """Fetches records of a table's games, one request at a time."""

    def __init__(self, server: str, code: str, on_record: Callable[[int, str], None]) -> None:
        """`on_record` gets the number of the game and the text of its record."""
        self._server, self._code, self._on_record = server, code, on_record
        self._requested: dict[int, None] = {}
        """Numbers of games, in order and each once."""
        self._request_added = asyncio.Event()

    def request(self, number: int) -> None:
        """Fetch the current record of a game."""
        self._requested[number] = None
        self._request_added.set()

    async def run(self) -> None:
        """Fetch the requested records until cancelled."""
        while True:
            await self._request_added.wait()
            number = next(iter(self._requested))
            del self._requested[number]
            if not self._requested:
                self._request_added.clear()
            path = f"/api/tables/{quote(self._code)}/games/{number}/record"
            with contextlib.suppress(ServerUnreachable, ServerRefused):  # the last fetched record stays
                fetch = partial(fetch_text, self._server, path)
                self._on_record(number, await retry(fetch, _wait_for_record, max_attempts=RECORD_ATTEMPTS))
            await asyncio.sleep(RECORD_INTERVAL)


async def _wait_for_record(error: Exception) -> bool:
    await asyncio.sleep(RECORD_RETRY_DELAY)
    return isinstance(error, ServerUnreachable | ServerRefused)


# --- The WebSocket ----------------------------------------------------------------------------------------------


Answer = wire.Done | wire.Hint | wire.Checked


class TableClient:
    """A connection to a table, from a seat or as a spectator; iterate over it for the updates."""

    def __init__(self, server: str, code: str, token: str | None = None, *, text: bool = False) -> None:
        parts = urlsplit(server)
        scheme = "wss" if parts.scheme == "https" else "ws"
        self._address = f"{scheme}://{parts.netloc}{parts.path.rstrip('/')}/ws/{quote(code)}"
        self.token = token
        self._text = text
        self.update: wire.Update | None = None
        """The latest update."""
        self.events: list[wire.Happened] = []
        """The events of this game so far."""
        self.connected = False
        self.on_message: Callable[[wire.AnyServerMessage], None] = lambda _: None
        """Called with every message from the server."""
        self._socket: ClientConnection | None = None
        self._unanswered: dict[str, tuple[bytes, asyncio.Future[Answer]]] = {}
        """Commands that were not answered yet, by id."""
        self._changed = asyncio.Condition()
        self._changes = 0
        self._ended: Exception | None = None
        """Why there will be no connection any more."""
        self._away = 0.0
        """How long the server told us to stay away when it closed the connection."""
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._run())
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._task is not None
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def __aiter__(self) -> AsyncIterator[wire.Update]:
        """Every update from now on; of several at once only the last. Raises what ended the connection for good."""
        seen = -1
        while True:
            async with self._changed:
                await self._changed.wait_for(lambda: self._changes != seen and (self.update or self._ended))  # noqa: B023
                seen = self._changes
            if self._ended is not None:
                raise self._ended
            assert self.update is not None
            yield self.update

    async def wait_connected(self, *, connected: bool = True) -> None:
        """Wait until there is a connection, or none. Raises what ended it for good."""
        async with self._changed:
            await self._changed.wait_for(lambda: self.connected is connected or self._ended is not None)
        if self._ended is not None:
            raise self._ended

    @overload
    async def send(self, command: wire.AskHint) -> wire.Hint: ...

    @overload
    async def send(self, command: wire.CheckMove) -> wire.Checked: ...

    @overload
    async def send(self, command: wire.AnyCommand) -> Answer: ...

    async def send(self, command: wire.AnyCommand) -> Answer:
        """Send a command and wait for the answer, across reconnections. Raises `ServerRefused`."""
        return await retry(partial(self._send_once, command), _wait_as_told)

    async def play(self, move: str) -> None:
        """Make a move in the latest position. Raises `ServerRefused`."""
        assert self.update is not None
        await self.send(wire.MakeMove(new_id(), self.update.ply, move))

    async def switch(self, token: str | None) -> None:
        """Take another seat on the same connection, or become a spectator."""
        self.token = token
        self.update = None
        self.events.clear()
        await self._resubscribe()

    async def _send_once(self, command: wire.AnyCommand) -> Answer:
        if self._ended is not None:
            raise self._ended
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        message = wire.encode(command)
        self._unanswered[command.id] = (message, future)
        if self._socket is not None and self.connected:
            with contextlib.suppress(WebSocketException):
                await self._socket.send(message, text=True)
        try:
            return await future
        finally:
            self._unanswered.pop(command.id, None)

    async def _run(self) -> None:
        """Stay connected until the server ends it, then tell why to everybody who waits for the table."""
        try:
            await self._stay_connected()
        except Exception as error:  # of any kind: those who wait would otherwise wait for ever
            self._ended = error
            await self._notify()
            for _, future in self._unanswered.values():
                if not future.done():
                    future.set_exception(error)

    async def _stay_connected(self) -> None:
        """Raises `ServerRefused` if the server ends the connection for good."""
        open_socket = partial(connect, self._address, max_size=2**22, compression=None, open_timeout=CONNECT_TIMEOUT)
        while True:
            async with await retry(open_socket, _wait_to_reconnect()) as websocket:
                try:
                    await self._communicate(websocket)
                except WebSocketException:
                    pass
                finally:
                    self._socket, self.connected = None, False
                    await self._notify()
                    # Closing waits for the server. If somebody leaves meanwhile, the `async with` closes it once more,
                    # so that no connection is left to the end of the event loop.
                    await websocket.close()
            await asyncio.sleep(_jittered(self._away) if self._away else MIN_RECONNECT_DELAY)
            self._away = 0.0

    async def _communicate(self, websocket: ClientConnection) -> None:
        """Subscribe, resend unanswered commands, then receive. Raises `WebSocketException` when the connection ends."""
        self._socket = websocket
        with contextlib.suppress(WebSocketException):  # it may be closed already; its goodbye still says why
            await self._subscribe(websocket)
            self.connected = True  # from now on `send` sends new commands itself
            for message, _ in list(self._unanswered.values()):
                await websocket.send(message, text=True)
        while True:
            text = await websocket.recv()
            try:
                message = _decode(text)
            except msgspec.MsgspecError as error:
                raise ServerRefused("outdated", f"the server runs another version: {error}") from None
            await self._receive(message)

    async def _subscribe(self, websocket: ClientConnection) -> None:
        seen, number = (self.update.version, self.update.table.number) if self.update else (0, 0)
        await websocket.send(wire.encode(wire.Hello(self.token, seen, number, self._text, wire.PROTOCOL)), text=True)

    async def _resubscribe(self) -> None:
        if self._socket is not None:
            await self._subscribe(self._socket)

    async def _receive(self, message: wire.AnyServerMessage) -> None:
        if isinstance(message, wire.Update):
            if message.since == 0:
                self.events.clear()
            self.events += message.events
            self.update = message
            await self._notify()
            if message.done:
                self._resolve(message.done, wire.Done(message.done, message.version))
        elif isinstance(message, Answer):
            self._resolve(message.id, message)
        elif isinstance(message, wire.Error):
            refused = ServerRefused(message.code, message.message, message.rule, message.until, message.delay)
            self._resolve(message.id, refused)
            if message.code == "too-fast" and not message.id:  # only a hello has no id
                await asyncio.sleep(_jittered(message.delay))
                await self._resubscribe()
        elif isinstance(message, wire.Beat):
            if self.update is not None and message.version != self.update.version:
                await self._resubscribe()
        elif isinstance(message, wire.Bye):
            if not message.again:
                raise ServerRefused(message.reason, f"the server closed the connection: {message.reason}")
            self._away = message.delay
        self.on_message(message)

    def _resolve(self, command_id: str, answer: Answer | ServerRefused) -> None:
        _, future = self._unanswered.pop(command_id, (b"", None))
        if future is not None and not future.done():
            if isinstance(answer, ServerRefused):
                future.set_exception(answer)
            else:
                future.set_result(answer)

    async def _notify(self) -> None:
        async with self._changed:
            self._changes += 1
            self._changed.notify_all()


def _wait_to_reconnect() -> Callable[[Exception], Awaitable[bool]]:
    """Wait a bit longer after each network error and refused handshake; other errors are final.

    A proxy may answer anything while its server restarts.
    """
    delay = MIN_RECONNECT_DELAY

    async def wait(error: Exception) -> bool:
        nonlocal delay
        if not isinstance(error, OSError | WebSocketException):
            return False
        await asyncio.sleep(delay)
        delay = min(2 * delay, MAX_RECONNECT_DELAY)
        return True

    return wait


def _jittered(delay: float) -> float:
    """A bit longer than the server asked for."""
    return (delay or BUSY_DELAY) * random.uniform(1.0, 1.0 + JITTER)


async def _wait_as_told(error: Exception) -> bool:
    """Wait if the server refused something only for now; whether it did."""
    passing = isinstance(error, ServerRefused) and error.code in ("too-fast", "server-busy")
    if isinstance(error, ServerRefused) and passing:
        await asyncio.sleep(_jittered(error.delay))
    return passing
