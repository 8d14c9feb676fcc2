"""uvicorn's WebSocket with a shorter way in and out.

ASGI sends by a coroutine, so that each message wakes a task. The server of games answers one move with a message to
everybody at the table; written straight to the socket, they wake none. On the way in, the base stops to read after
each message until it is taken; here only when several wait. And a move is a short text in one frame that comes in one
piece: its frame is opened here (RFC 6455, 5.2), all others by the parser.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Generic, TypeVar

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.streams import StreamReader
from websockets.utils import apply_mask

T = TypeVar("T")

PUSH = "push"
"""Under this name the scope's state has the way to write, if the server has one."""

MOST_UNREAD = 8
"""Messages that may wait for the application before the socket is no longer read."""

WHOLE_TEXT, MASKED, LONGER, LONG = 0x81, 0x80, 126, 127
"""A frame's first byte, a bit of the second, and the values there that announce a length in two or eight bytes."""


class Inbox(Generic[T]):
    """What waits for its one reader: as much of asyncio's queue as he needs; a whole one costs as much as a message."""

    def __init__(self) -> None:
        self.unread: deque[T] = deque()
        self._more: asyncio.Future[None] | None = None

    @property
    def awaited(self) -> bool:
        """Whether the reader has taken everything, is done with it and waits."""
        return self._more is not None and not self._more.done()

    def put_nowait(self, message: T) -> None:
        """Leave a message."""
        self.unread.append(message)
        if self._more is not None and not self._more.done():
            self._more.set_result(None)

    def more(self) -> asyncio.Future[None]:
        """What the reader waits for when nothing is left."""
        self._more = asyncio.get_running_loop().create_future()
        return self._more


class DirectSocket(WebSocketsSansIOProtocol):
    """A connection whose scope tells how to write to it."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.inbox: Inbox[Any] = Inbox()
        self.queue = self.inbox  # type: ignore[assignment]

    def handle_connect(self, event: Request) -> None:
        """A handshake; unless it failed the application is about to run."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"][PUSH] = self.push

    def data_received(self, data: bytes) -> None:
        """Something came."""
        size = len(data) - 6
        if 0 < size < LONGER and data[0] == WHOLE_TEXT and data[1] == MASKED | size and self._between_messages():
            try:
                text = apply_mask(data[6:], data[2:6]).decode()
            except UnicodeDecodeError:
                pass  # the parser closes the connection as it should be
            else:
                self.inbox.put_nowait({"type": "websocket.receive", "text": text})
                self._pause_when_full()
                return
        super().data_received(data)

    def _between_messages(self) -> bool:
        """Whether what comes next begins a message: the parser waits for the first byte of a frame and for no rest."""
        conn = self.conn
        if conn.state is not OPEN or conn.current_size is not None:
            return False
        parser: Any = conn.parser
        within = getattr(parser.gi_yieldfrom, "gi_yieldfrom", None)
        return getattr(within, "gi_code", None) is StreamReader.at_eof.__code__

    def send_receive_event_to_app(self) -> None:
        """The parser has a whole message."""
        paused, self.read_paused = self.read_paused, True  # which keeps the base from pausing now
        super().send_receive_event_to_app()
        self.read_paused = paused
        self._pause_when_full()

    def _pause_when_full(self) -> None:
        if not self.read_paused and len(self.inbox.unread) >= MOST_UNREAD:
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
        if self.close_sent or self.transport.is_closing() or not self.writable.is_set() or self.conn.state is not OPEN:
            return False
        size = len(text)
        if size < LONGER:
            head = bytes((WHOLE_TEXT, size))
        elif size < 65_536:
            head = bytes((WHOLE_TEXT, LONGER, size >> 8, size & 0xFF))
        else:
            head = bytes((WHOLE_TEXT, LONG)) + size.to_bytes(8, "big")
        self.transport.write(head + text)
        return True
