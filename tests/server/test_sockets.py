"""The outbox of a connection keeps the order, has a limit, and never blocks the sender."""

from __future__ import annotations

import asyncio
from typing import Any

from knaves.server.limits import Limits
from knaves.server.sockets import Connection


class Transport:
    """A client that reads nothing until the test allows it."""

    def __init__(self) -> None:
        self.readable = asyncio.Event()
        self.sent: list[str] = []

    async def send(self, message: Any) -> None:
        await self.readable.wait()
        self.sent.append(message.get("text") or message["type"])


def test_messages_are_sent_in_order_until_the_goodbye() -> None:
    async def scenario() -> None:
        transport = Transport()
        connection = Connection(transport.send, Limits())
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

    asyncio.run(scenario())


def test_a_client_that_is_too_far_behind_is_dropped() -> None:
    async def scenario() -> None:
        transport = Transport()
        connection = Connection(transport.send, Limits(queue=3))
        writing = asyncio.create_task(connection.write())
        for number in range(3):
            connection.send(b"%d" % number)
        assert not connection.overrun.is_set()
        connection.send(b"3")
        assert connection.overrun.is_set()
        writing.cancel()

    asyncio.run(scenario())


def test_a_client_that_does_not_read_holds_a_bounded_number_of_bytes() -> None:
    async def scenario() -> None:
        transport = Transport()
        connection = Connection(transport.send, Limits(queue_bytes=1000))
        writing = asyncio.create_task(connection.write())
        for _ in range(9):
            connection.send(b"x" * 100)
        transport.readable.set()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert len(transport.sent) == 9
        transport.readable.clear()
        for _ in range(10):  # messages already written no longer count
            connection.send(b"x" * 100)
        assert not connection.overrun.is_set()
        connection.send(b"x" * 100)
        assert connection.overrun.is_set()
        writing.cancel()

    asyncio.run(scenario())
