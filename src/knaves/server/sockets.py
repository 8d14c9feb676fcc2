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
from knaves.server.desk import MOST_DETAIL, Refused
from knaves.server.direct import PUSH, Inbox
from knaves.server.hub import Hub, refusal_message
from knaves.server.limits import Bucket, Buckets, Limits, address_of, is_foreign
from knaves.server.live import Live
from knaves.server.store.base import StoreError
from knaves.wire import encode

log = logging.getLogger("knaves.server")

POLICY, TOO_BIG, TRY_AGAIN, NORMAL = 1008, 1009, 1013, 1000
MOST_BAD = 20
"""Messages that cannot be read, or come too fast, before the socket is closed."""
HELLO_SECONDS = 15.0
"""A socket that has not said hello by then is closed."""

PREFIX = "/ws/"

read_message = msgspec.json.Decoder(wire.AnyClientMessage).decode


class Connection:
    """One socket; messages that cannot be written at once wait in a queue of bounded length."""

    def __init__(self, send: Send, limit: int, push: Callable[[bytes], bool] | None = None) -> None:
        self.key = ""
        self.seat: int | None = None
        self.seen = 0
        self.number = 0
        self.text = False
        self.overrun = asyncio.Event()
        """Set when it read too slowly, and is dropped."""
        self._send = send
        self._push = push
        self._waiting: Inbox[bytes | None] = Inbox()
        self._limit = limit
        self._goodbye = NORMAL

    def send(self, message: bytes) -> None:
        """Write a message, or queue it; a reader that is far behind is dropped, never waited for."""
        # Only while the writer has nothing in hand, else this one would overtake what it is about to send.
        if self._push is not None and self._waiting.awaited and self._push(message):
            return
        if len(self._waiting.unread) >= self._limit:
            self.overrun.set()
            return
        self._waiting.put_nowait(message)

    def end(self, reason: str, *, again: bool) -> None:
        """Say goodbye, then close."""
        self._goodbye = TRY_AGAIN if again else POLICY
        self._waiting.put_nowait(encode(wire.Bye(reason, again)))
        self._waiting.put_nowait(None)

    async def write(self) -> None:
        """Send what is queued until there is a goodbye."""
        unread = self._waiting.unread
        while True:
            while unread:
                message = unread.popleft()
                if message is None:
                    await self._send({"type": "websocket.close", "code": self._goodbye})
                    return
                await self._send({"type": "websocket.send", "text": message.decode()})
            await self._waiting.more()


class Sockets:
    """The endpoint `/ws/CODE`."""

    def __init__(
        self, hub: Hub, limits: Limits, requests: Buckets, allowed: Callable[[str], str], origins: frozenset[str]
    ) -> None:
        self._hub = hub
        self._limits = limits
        self._requests = requests
        self._allowed = allowed
        """Why an address may not come in, or nothing."""
        self._origins = origins
        self.open: dict[str, set[Connection]] = {}
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
        connection = Connection(send, self._limits.queue, scope.get("state", {}).get(PUSH))
        self.open.setdefault(address, set()).add(connection)
        try:
            await self._serve(scope["path"].removeprefix(PREFIX), connection, receive)
        finally:
            self.open[address].discard(connection)
            if not self.open[address]:
                del self.open[address]

    def goodbye(self, reason: str, *, again: bool, address: str | None = None) -> None:
        """End all connections, or those of one address."""
        for where in [address] if address else list(self.open):
            for connection in list(self.open.get(where, ())):
                connection.end(reason, again=again)

    def _refusal(self, scope: Scope, address: str) -> str:
        if not scope["path"].startswith(PREFIX):
            return "no-such-table"
        if is_foreign(scope, self._origins):
            return "not-allowed"
        if why := self._allowed(address):
            return why
        full = len(self.open.get(address, ())) >= self._limits.sockets
        return "too-fast" if full or not self._requests.take(address) else ""

    async def _serve(self, code: str, connection: Connection, receive: Receive) -> None:
        writer = asyncio.create_task(connection.write())
        live: Live | None = None
        try:
            live = await self._hub.find(code)
            reader = asyncio.create_task(self._read(live, connection, receive))
            behind = asyncio.create_task(connection.overrun.wait())
            await asyncio.wait((reader, writer, behind), return_when=asyncio.FIRST_COMPLETED)
            reader.cancel()
            behind.cancel()
            (trouble, _) = await asyncio.gather(reader, behind, return_exceptions=True)
            if isinstance(trouble, Exception):
                log.error("a connection failed", exc_info=trouble)
        except Refused as refusal:
            connection.end(refusal.code, again=False)
        except StoreError:
            connection.end("server-busy", again=True)
        finally:
            if live is not None:
                self._hub.gone(live, connection)
            if connection.overrun.is_set():
                writer.cancel()  # it stands still, with more than enough that nobody reads
            elif not writer.done():
                try:
                    await asyncio.wait_for(writer, 2.0)  # a goodbye that nobody reads does not keep us
                except (TimeoutError, RuntimeError, OSError):
                    writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)

    async def _read(self, live: Live, connection: Connection, receive: Receive) -> None:
        """Take messages until the socket is closed."""
        bucket = Bucket(self._limits.messages)
        bad = 0
        hello_until = asyncio.get_running_loop().time() + HELLO_SECONDS
        while True:
            if connection in live.listeners:
                message = await receive()
            else:
                try:
                    async with asyncio.timeout_at(hello_until):
                        message = await receive()
                except TimeoutError:
                    connection.end("silent", again=True)
                    return
            if message["type"] == "websocket.disconnect":
                connection.end("bye", again=True)
                return
            in_time = bucket.take(self._hub.clock())
            if not await self._take(live, connection, message.get("text"), in_time=in_time):
                bad += 1
            if not in_time:
                await asyncio.sleep(1.0 / self._limits.messages.each_second)
            if bad > MOST_BAD:
                connection.end("bad-message", again=False)
                return

    async def _take(self, live: Live, connection: Connection, text: str | None, *, in_time: bool) -> bool:
        """One message; whether it could be read, and did not come too fast."""
        try:
            if text is None or len(text) > wire.MOST_FRAME_BYTES:
                raise Refused("bad-message", "frame", bytes=str(wire.MOST_FRAME_BYTES))
            message = read_message(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            refusal = Refused("bad-message", "unreadable", detail=str(error)[:MOST_DETAIL])
            connection.send(encode(refusal_message("", refusal)))
            return False
        except Refused as refusal:
            connection.send(encode(refusal_message("", refusal)))
            return False
        if not in_time:  # the answer names the command, which had no effect
            name = getattr(message, "id", "")
            connection.send(encode(refusal_message(name, Refused("too-fast"))))
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
            connection.send(encode(refusal_message(message.id, Refused("bad-message", "hello-first"))))
        else:
            await self._hub.command(live, connection, message)
        return True
