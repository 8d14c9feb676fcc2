"""The WebSocket endpoint: one connection for each open page, with the messages of `knaves.wire`.

Plain ASGI rather than Starlette's class: it is the hottest path of the server.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from itertools import count

import msgspec
from starlette.types import Receive, Scope, Send

from knaves import wire
from knaves.server.fair_queue import FairQueue
from knaves.server.hub import Hub
from knaves.server.limits import BUSY_SECONDS, Limiter, Limits, client_address
from knaves.server.live_table import LiveTable
from knaves.server.logs import log_about
from knaves.server.origins import Origins
from knaves.server.refusals import MAX_DETAIL, CommandRefused
from knaves.server.store.base import StoreError
from knaves.wire import encode

log = logging.getLogger("knaves.server")

POLICY, TRY_AGAIN = 1008, 1013
"""Close codes."""
MAX_BAD = 20
"""Messages that cannot be read before the connection is closed."""
HELLO_SECONDS = 15.0
"""A connection without a hello is closed after this."""
MAX_HINTS, MAX_WAITING_HINTS = 2, 12
"""Hints and checks that are thought about, or next, and those that may wait."""
CHECK_SECONDS = 0.7
"""A check that takes longer is given up: the move behind it shall not wait."""
GOODBYE_SECONDS = 2.0
"""How long a goodbye may take to be written."""

PREFIX = "/ws/"

read_message = msgspec.json.Decoder(wire.AnyClientMessage).decode


class Connection:
    """One connection. Its outbox is bounded: a reader that is far behind is dropped, never waited for."""

    def __init__(self, send: Send, limits: Limits) -> None:
        self.key = ""
        self.seat: int | None = None
        self.seen = 0
        self.number = 0
        self.text = False
        self.hello_refused = False
        """Whether the last hello came too fast: nothing may be done as the seat of the one before."""
        self.overrun = asyncio.Event()
        """Set when the outbox was full: the connection is dropped."""
        self._send = send
        # Not an asyncio.Queue: with one reader, a deque and a future do the same for less.
        self._outbox: deque[bytes] = deque()
        self._wakeup: asyncio.Future[None] | None = None
        self._limits = limits
        self._queued_bytes = 0
        self._close_code = 0
        self._name = f"socket {next(_numbers)}"

    @property
    def player(self) -> str:
        """Who pays for the messages: the seat, whichever sockets it has, or this spectator."""
        return self._name if self.seat is None else self.key

    def send(self, message: bytes) -> None:
        """Queue a message; after a goodbye none is sent."""
        if self._close_code:
            return
        self._queued_bytes += len(message)
        if len(self._outbox) >= self._limits.queue or self._queued_bytes > self._limits.queue_bytes:
            self.overrun.set()
            return
        self._outbox.append(message)
        if self._wakeup is not None and not self._wakeup.done():
            self._wakeup.set_result(None)

    def close(self, reason: str, *, again: bool, delay: float = 0.0) -> None:
        """Say goodbye, then close; `delay` is how long to wait before coming again."""
        if not self._close_code:
            self.send(encode(wire.Bye(reason, again, delay)))
            self._close_code = TRY_AGAIN if again else POLICY

    async def write(self) -> None:
        """Send queued messages until the goodbye was sent."""
        while True:
            while self._outbox:
                message = self._outbox.popleft()
                await self._send({"type": "websocket.send", "text": message.decode()})
                self._queued_bytes -= len(message)
            if self._close_code:
                await self._send({"type": "websocket.close", "code": self._close_code})
                return
            self._wakeup = asyncio.get_running_loop().create_future()
            await self._wakeup


_numbers = count(1)


class Sockets:
    """The endpoint `/ws/CODE`."""

    def __init__(self, hub: Hub, limiter: Limiter, refusal: Callable[[str], str], origins: Origins) -> None:
        self._hub = hub
        self._limiter = limiter
        self._refusal_for = refusal
        """The code with which an address is refused; empty if it is not."""
        self._origins = origins
        self.closing = False
        self.hints = FairQueue(MAX_HINTS, MAX_WAITING_HINTS)
        self.connections: dict[str, set[Connection]] = {}
        """By address."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection from handshake to end."""
        await receive()
        address = client_address(scope)
        await send({"type": "websocket.accept"})
        connection = Connection(send, self._limiter.limits)
        if not self._admit(scope, address, connection):  # after the handshake, so that a browser learns why
            await connection.write()
            return
        self.connections.setdefault(address, set()).add(connection)
        try:
            await self._serve(scope["path"].removeprefix(PREFIX), address, connection, receive)
        finally:
            self.connections[address].discard(connection)
            if not self.connections[address]:
                del self.connections[address]

    def close(self) -> None:
        """The server stops: tell all clients, and newcomers, to come back."""
        self.closing = True
        for address in list(self.connections):
            self.disconnect_address(address, "restarting", again=True)

    def disconnect_banned(self) -> None:
        """End the connections of addresses that are refused now."""
        for address in list(self.connections):
            if refusal := self._refusal_for(address):
                self.disconnect_address(address, refusal, again=False)

    def disconnect_address(self, address: str, reason: str, *, again: bool) -> None:
        """End the connections of an address."""
        for connection in list(self.connections.get(address, ())):
            connection.close(reason, again=again)

    def _admit(self, scope: Scope, address: str, connection: Connection) -> bool:
        """Whether a client may connect; if not, it is told why."""
        if self.closing:
            connection.close("restarting", again=True)
        elif refusal := self._refusal(scope, address):
            self._hub.metrics.refused(refusal)
            connection.close(refusal, again=False)
        elif delay := self._limiter.socket(address, len(self.connections.get(address, ()))):
            self._hub.metrics.refused("too-fast")
            connection.close("too-fast", again=True, delay=delay)
        else:
            return True
        return False

    def _refusal(self, scope: Scope, address: str) -> str:
        if not scope["path"].startswith(PREFIX):
            return "no-such-table"
        if self._origins.refusal(scope):
            return "not-allowed"
        return self._refusal_for(address)

    async def _serve(self, code: str, address: str, connection: Connection, receive: Receive) -> None:
        writer = asyncio.create_task(connection.write())
        live: LiveTable | None = None
        try:
            live = await self._hub.find(code)
            log_about(table=live.id)
            reader = asyncio.create_task(self._read(live, address, connection, receive))
            overrun = asyncio.create_task(connection.overrun.wait())
            await asyncio.wait((reader, writer, overrun), return_when=asyncio.FIRST_COMPLETED)
            reader.cancel()
            overrun.cancel()
            (error, _) = await asyncio.gather(reader, overrun, return_exceptions=True)
            if isinstance(error, Exception):
                self._hub.metrics.errors.labels("socket").inc()
                log.error("a connection failed", exc_info=error)
        except CommandRefused as refusal:
            connection.close(refusal.code, again=False)
        except StoreError:
            connection.close("server-busy", again=True, delay=BUSY_SECONDS)
        finally:
            if live is not None:
                live.disconnect(connection)
            if connection.overrun.is_set():
                self._hub.metrics.dropped.labels("slow").inc()
                writer.cancel()  # it is blocked on a stalled client
            elif not writer.done():
                try:
                    await asyncio.wait_for(writer, GOODBYE_SECONDS)
                except (TimeoutError, RuntimeError, OSError):
                    writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)

    async def _read(self, live: LiveTable, address: str, connection: Connection, receive: Receive) -> None:
        """Handle messages until the client closes the connection, or has to be cut off."""
        bad = 0
        loop = asyncio.get_running_loop()
        hello_until = loop.time() + HELLO_SECONDS
        while True:
            if connection in live.subscribers:
                event = await receive()
            else:
                try:
                    async with asyncio.timeout_at(hello_until):
                        event = await receive()
                except TimeoutError:
                    self._hub.metrics.dropped.labels("silent").inc()
                    connection.close("silent", again=True)
                    return
            if event["type"] == "websocket.disconnect":
                connection.close("bye", again=True)
                return
            text = event.get("text")
            message = _decode(text)
            readable = None if isinstance(message, CommandRefused) else message
            size = len(text or "")
            if delay := self._limiter.message(address, connection.player, readable, len(live.subscribers), size):
                self._hub.metrics.refused("too-fast")
                _refuse_too_fast(live, connection, readable, delay)
                hello_until = loop.time() + HELLO_SECONDS
                await self._limiter.hold(address)
            elif isinstance(message, CommandRefused):
                bad += 1
                self._hub.metrics.refused(message.code)
                connection.send(encode(message.message("")))
                if bad > MAX_BAD:
                    self._hub.metrics.dropped.labels("bad-message").inc()
                    connection.close("bad-message", again=False)
                    return
            else:
                await self._handle(live, address, connection, message)

    async def _handle(
        self, live: LiveTable, address: str, connection: Connection, message: wire.AnyClientMessage
    ) -> None:
        """Handle one message."""
        if isinstance(message, wire.Hello) and message.protocol != wire.PROTOCOL:
            self._hub.metrics.refused("outdated")
            connection.close("outdated", again=False)
        elif isinstance(message, wire.Hello):
            connection.hello_refused = False
            try:
                await live.subscribe(connection, message)
            except CommandRefused as refusal:
                connection.send(encode(refusal.message("")))
            except StoreError:
                connection.close("server-busy", again=True, delay=BUSY_SECONDS)
        elif isinstance(message, wire.Ping):
            connection.send(encode(wire.Beat(connection.seen, self._hub.clock())))
        elif connection in live.subscribers:
            await self._command(live, address, connection, message)
        elif connection.hello_refused:
            connection.send(encode(CommandRefused("too-fast", delay=BUSY_SECONDS).message(message.id)))
        else:
            connection.send(encode(CommandRefused("bad-message", "hello-first").message(message.id)))

    async def _command(self, live: LiveTable, address: str, connection: Connection, command: wire.AnyCommand) -> None:
        if not isinstance(command, wire.AskHint | wire.CheckMove):
            await live.command(connection, command)
            return
        limit = CHECK_SECONDS if isinstance(command, wire.CheckMove) else None
        try:
            async with asyncio.timeout(limit), self.hints.turn(address):
                await live.command(connection, command)
        except CommandRefused as refusal:
            connection.send(encode(refusal.message(command.id)))
        except TimeoutError:
            connection.send(encode(wire.Checked(command.id)))


def _refuse_too_fast(
    live: LiveTable, connection: Connection, message: wire.AnyClientMessage | None, delay: float
) -> None:
    """Tell a client that it is too fast. A refused hello ends what the one before it allowed.

    Otherwise the commands behind it would be carried out as another seat, and a hand shown behind a closed curtain.
    """
    if isinstance(message, wire.Hello):
        connection.hello_refused = True
        live.disconnect(connection)
        connection.key, connection.seat = "", None
    command = message.id if isinstance(message, wire.Command) else ""
    connection.send(encode(CommandRefused("too-fast", delay=delay).message(command)))


def _decode(text: str | None) -> wire.AnyClientMessage | CommandRefused:
    """A message of a client, or why it cannot be read."""
    if text is None or len(text) > wire.MAX_FRAME_BYTES:
        return CommandRefused("bad-message", "frame", bytes=str(wire.MAX_FRAME_BYTES))
    try:
        message: wire.AnyClientMessage = read_message(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        return CommandRefused("bad-message", "unreadable", detail=str(error)[:MAX_DETAIL])
    return message
