"""The outbox of a connection: in order, bounded, and never waited for."""

from __future__ import annotations

import asyncio
from typing import Any

from knaves.server.sockets import Connection


class Transport:
    """A client that reads nothing until it is told to."""

    def __init__(self) -> None:
        self.readable = asyncio.Event()
        self.sent: list[str] = []

    async def send(self, message: Any) -> None:
        await self.readable.wait()
        self.sent.append(message.get("text") or message["type"])


def test_messages_are_sent_in_their_order_up_to_the_goodbye() -> None:
    async def story() -> None:
        transport = Transport()
        connection = Connection(transport.send, 100)
        writing = asyncio.create_task(connection.write())
        await asyncio.sleep(0)
        connection.send(b"1")
        await asyncio.sleep(0)  # the writer holds it, and waits for the client
        connection.send(b"2")
        connection.close("restarting", again=True)
        assert transport.sent == []
        transport.readable.set()
        await writing
        assert transport.sent[:2] == ["1", "2"]
        assert '"restarting"' in transport.sent[2]
        assert transport.sent[3:] == ["websocket.close"]

    asyncio.run(story())


def test_a_client_that_is_too_far_behind_is_dropped() -> None:
    async def story() -> None:
        transport = Transport()
        connection = Connection(transport.send, 3)
        writing = asyncio.create_task(connection.write())
        for number in range(3):
            connection.send(b"%d" % number)
        assert not connection.overrun.is_set()
        connection.send(b"3")
        assert connection.overrun.is_set()
        writing.cancel()

    asyncio.run(story())
