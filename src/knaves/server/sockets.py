"""The sockets over which people play: one for each open page, spoken to in the messages of `wire.py`.

Plain ASGI rather than Starlette's class: it is the hottest path of the server.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import msgspec
from starlette.types import Receive, Scope, Send

from knaves import wire
from knaves.server.desk import Refused
from knaves.server.hub import Hub, Live, encode, refusal_message
from knaves.server.limits import Bucket, Limits, address_of, is_foreign
from knaves.server.store.base import StoreError

log = logging.getLogger("knaves.server")

POLICY, TOO_BIG, TRY_AGAIN, NORMAL = 1008, 1009, 1013, 1000
MOST_BAD = 20
"""Messages that cannot be read before the socket is closed."""

PREFIX = "/ws/"

read_message = msgspec.json.Decoder(wire.AnyClientMessage).decode


class Connection:
    """One socket; messages for it wait in a queue of bounded length."""

    def __init__(self, send: Send, limit: int) -> None:
        self.key = ""
        self.seat: int | None = None
        self.seen = 0
        self.number = 0
        self.text = False
        self.overrun = False
        """Whether it read too slowly and is dropped."""
        self._send = send
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._limit = limit
        self._goodbye = NORMAL

    def send(self, message: bytes) -> None:
        """Queue a message; a reader that is far behind is dropped, never waited for."""
        if self._queue.qsize() >= self._limit:
            self.overrun = True
            self._goodbye = TRY_AGAIN
            return
        self._queue.put_nowait(message)

    def end(self, reason: str, *, again: bool) -> None:
        """Say goodbye, then close."""
        self._goodbye = TRY_AGAIN if again else POLICY
        self._queue.put_nowait(encode(wire.Bye(reason, again)))
        self._queue.put_nowait(None)

    async def write(self) -> None:
        """Send what is queued until there is a goodbye."""
        get, send = self._queue.get, self._send
        while not self.overrun and (message := await get()) is not None:
            await send({"type": "websocket.send", "text": message.decode()})
        await send({"type": "websocket.close", "code": self._goodbye})


class Sockets:
    """The endpoint `/ws/CODE`."""

    def __init__(self, hub: Hub, limits: Limits, allowed: Callable[[str], str], origins: frozenset[str]) -> None:
        self._hub = hub
        self._limits = limits
        self._allowed = allowed
        """Why an address may not come in, or nothing."""
        self._origins = origins
        self.open: dict[str, int] = {}
        """Sockets by address."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one socket from handshake to end."""
        await receive()
        address = address_of(scope)
        refusal = self._refusal(scope, address)
        if refusal:
            # Refused after the handshake, so that a browser learns why.
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.send", "text": encode(wire.Bye(refusal, again=False)).decode()})
            await send({"type": "websocket.close", "code": POLICY})
            return
        await send({"type": "websocket.accept"})
        self.open[address] = self.open.get(address, 0) + 1
        try:
            await self._serve(scope["path"].removeprefix(PREFIX), receive, send)
        finally:
            self.open[address] -= 1
            if not self.open[address]:
                del self.open[address]

    def _refusal(self, scope: Scope, address: str) -> str:
        if not scope["path"].startswith(PREFIX):
            return "no-such-table"
        if is_foreign(scope, self._origins):
            return "not-allowed"
        if self.open.get(address, 0) >= self._limits.sockets:
            return "too-fast"
        return self._allowed(address)

    async def _serve(self, code: str, receive: Receive, send: Send) -> None:
        connection = Connection(send, self._limits.queue)
        writer = asyncio.create_task(connection.write())
        live: Live | None = None
        try:
            live = await self._hub.find(code)
            reader = asyncio.create_task(self._read(live, connection, receive))
            await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
            reader.cancel()
            await asyncio.gather(reader, return_exceptions=True)
        except Refused as refusal:
            connection.end(refusal.code, again=False)
        except StoreError:
            connection.end("server-busy", again=True)
        finally:
            if live is not None:
                self._hub.gone(live, connection)
            if not writer.done():
                try:
                    await asyncio.wait_for(writer, 2.0)  # a goodbye that nobody reads does not keep us
                except (TimeoutError, RuntimeError, OSError):
                    writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)

    async def _read(self, live: Live, connection: Connection, receive: Receive) -> None:
        """Take messages until the socket is closed."""
        bucket = Bucket(self._limits.messages)
        bad = 0
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                connection.end("bye", again=True)
                return
            if not bucket.take(self._hub.clock()):
                connection.send(encode(wire.Error("", "too-fast", "too many messages; wait a moment")))
                await asyncio.sleep(1.0 / self._limits.messages.each_second)
                bad += 1
            elif not await self._take(live, connection, message.get("text")):
                bad += 1
            if bad > MOST_BAD:
                connection.end("bad-message", again=False)
                return

    async def _take(self, live: Live, connection: Connection, text: str | None) -> bool:
        """One message; whether it could be read."""
        try:
            if text is None or len(text) > wire.MOST_FRAME_BYTES:
                raise msgspec.ValidationError("a message is JSON as text, and not that long")
            message = read_message(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            connection.send(encode(wire.Error("", "bad-message", f"this message cannot be read: {error}"[:300])))
            return False
        if isinstance(message, wire.Hello):
            try:
                await self._hub.hello(live, connection, message)
            except Refused as refusal:
                connection.send(encode(refusal_message("", refusal)))
            except StoreError:
                connection.end("server-busy", again=True)
        elif isinstance(message, wire.Ping):
            connection.send(encode(wire.Beat(connection.seen, self._hub.clock())))
        elif connection not in live.listeners:
            connection.send(encode(wire.Error(message.id, "bad-message", "say hello first")))
        else:
            await self._hub.command(live, connection, message)
        return True
