"""uvicorn's WebSocket with a shorter way in and out.

ASGI sends by a coroutine, so that each message wakes a task. The server of games answers one move with a message to
everybody at the table; written straight to the socket, they wake none. On the way in, the base stops to read after
each message until it is taken; here only when several wait.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

PUSH = "push"
"""Under this name the scope's state has the way to write, if the server has one."""

MOST_UNREAD = 8
"""Messages that may wait for the application before the socket is no longer read."""


class Inbox:
    """What came and was not taken yet: as much of asyncio's queue as one reader needs."""

    def __init__(self) -> None:
        self.unread: deque[Any] = deque()
        self._more: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        """Leave a message."""
        self.unread.append(message)
        if self._more is not None and not self._more.done():
            self._more.set_result(None)

    def more(self) -> asyncio.Future[None]:
        """What to wait for when nothing is left."""
        self._more = asyncio.get_running_loop().create_future()
        return self._more


class DirectSocket(WebSocketsSansIOProtocol):
    """A connection whose scope tells how to write to it."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.inbox = Inbox()
        self.queue = self.inbox  # type: ignore[assignment]

    def handle_connect(self, event: Request) -> None:
        """A handshake; unless it failed the application is about to run."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"][PUSH] = self.push

    def send_receive_event_to_app(self) -> None:
        """A whole message came."""
        paused, self.read_paused = self.read_paused, True  # which keeps the base from pausing now
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and len(self.inbox.unread) >= MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    async def receive(self) -> Any:
        """The next message."""
        unread = self.inbox.unread
        while not unread:
            await self.inbox.more()
        message = unread.popleft()
        if self.read_paused and not unread:
            self.read_paused = False
            self.transport.resume_reading()
        return message

    def push(self, text: bytes) -> bool:
        """Send a message, unless it must wait for a slow reader or nobody is there; then it was not sent."""
        if self.disconnected or self.close_sent or not self.writable.is_set() or self.conn.state is not OPEN:
            return False
        # A frame with a whole text that is neither masked nor compressed (RFC 6455, 5.2).
        size = len(text)
        if size < 126:
            head = bytes((0x81, size))
        elif size < 65_536:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        self.transport.write(head + text)
        return True
