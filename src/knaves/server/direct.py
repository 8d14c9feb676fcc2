"""uvicorn's WebSocket, which can also be written to at once.

ASGI sends by a coroutine, so that each message wakes a task. The server of games answers one move with a message to
everybody at the table; written straight to the socket, they wake none.
"""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

PUSH = "push"
"""Under this name the scope's state has the way to write, if the server has one."""


class DirectSocket(WebSocketsSansIOProtocol):
    """A connection whose scope tells how to write to it."""

    def handle_connect(self, event: Request) -> None:
        """A handshake; unless it failed the application is about to run."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"][PUSH] = self.push

    def push(self, text: bytes) -> bool:
        """Send a message, unless it must wait for a slow reader or nobody is there; then it was not sent."""
        if self.disconnected or self.close_sent or not self.handshake_complete or not self.writable.is_set():
            return False
        try:
            self.conn.send_text(text)
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True
