"""How messages get to a socket: at once where it can be, and always in their order."""

from __future__ import annotations

import asyncio
from typing import Any

from knaves.server.sockets import Connection


class Line:
    """A connection that takes nothing while its buffer is full."""

    def __init__(self) -> None:
        self.room = asyncio.Event()
        self.sent: list[str] = []

    async def send(self, message: Any) -> None:
        await self.room.wait()
        self.sent.append(message["text"])

    def push(self, text: bytes) -> bool:
        if self.room.is_set():
            self.sent.append(text.decode())
        return self.room.is_set()


def test_a_message_is_written_at_once_unless_others_wait() -> None:
    async def story() -> None:
        line = Line()
        connection = Connection(line.send, 100, line.push)
        writing = asyncio.create_task(connection.write())
        await asyncio.sleep(0)
        connection.send(b"1")
        await asyncio.sleep(0)  # the writer has it in hand now, and waits
        line.room.set()
        connection.send(b"2")  # there is room, and yet it must not overtake the first
        connection.send(b"3")
        assert line.sent == []
        while len(line.sent) < 3:
            await asyncio.sleep(0)
        connection.send(b"4")
        assert line.sent == ["1", "2", "3", "4"]
        writing.cancel()

    asyncio.run(story())


def test_a_reader_who_is_too_far_behind_is_dropped() -> None:
    async def story() -> None:
        line = Line()
        connection = Connection(line.send, 3, line.push)
        writing = asyncio.create_task(connection.write())
        for number in range(3):
            connection.send(b"%d" % number)
        assert not connection.overrun.is_set()
        connection.send(b"3")
        assert connection.overrun.is_set()
        writing.cancel()

    asyncio.run(story())
