"""uvicorn's WebSocket with a shorter way in and out.

ASGI sends by a coroutine, so that each message wakes a task. The server of games answers one move with a message to
everybody at the table; written straight to the socket, they wake none. On the way in, a socket that is asked for one
message at a time need not stop reading after each.
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
    """As much of asyncio's queue as one reader needs."""

    def __init__(self) -> None:
        self._waiting: deque[Any] = deque()
        self._more: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._waiting)

    def empty(self) -> bool:
        """Whether nothing waits."""
        return not self._waiting

    def put_nowait(self, message: Any) -> None:
        """Leave a message."""
        self._waiting.append(message)
        if self._more is not None and not self._more.done():
            self._more.set_result(None)

    async def get(self) -> Any:
        """The next message."""
        while not self._waiting:
            self._more = asyncio.get_running_loop().create_future()
            await self._more
        return self._waiting.popleft()


class DirectSocket(WebSocketsSansIOProtocol):
    """A connection whose scope tells how to write to it."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.queue: Any = Inbox()

    def handle_connect(self, event: Request) -> None:
        """A handshake; unless it failed the application is about to run."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"][PUSH] = self.push

    def send_receive_event_to_app(self) -> None:
        """A whole message came: as the base has it, but reading stops only when several wait."""
        paused = self.read_paused
        self.read_paused = True  # else it would be stopped now
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and len(self.queue) >= MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    def push(self, text: bytes) -> bool:
        """Send a message, unless it must wait for a slow reader or nobody is there; then it was not sent."""
        if self.disconnected or self.close_sent or not self.handshake_complete or not self.writable.is_set():
            return False
        if self.conn.state is not OPEN:
            return False
        # The frame of a text that is neither masked nor compressed (RFC 6455, 5.2).
        size = len(text)
        if size < 126:
            head = bytes((0x81, size))
        elif size < 65_536:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        self.transport.write(head + text)
        return True
