"""The shorter way in and out of a socket: whatever comes, in whatever pieces, it does what uvicorn's own would do."""

from __future__ import annotations

import asyncio
import itertools
from typing import Any

import pytest
import uvicorn
from hypothesis import example, given, settings
from hypothesis import strategies as st
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from knaves.server.direct import MOST_UNREAD, PUSH, DirectSocket

HANDSHAKE = (
    b"GET /ws/ABCDE HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Wire:
    """A transport that keeps what is written to it."""

    def __init__(self) -> None:
        self.written = b""
        self.closed = False
        self.asked: list[str] = []

    def write(self, data: bytes) -> None:
        if not self.closed:
            self.written += data

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        self.asked.append("pause")

    def resume_reading(self) -> None:
        self.asked.append("go on")

    def get_extra_info(self, name: str) -> Any:
        return None


class Server:
    """One connection, and what the application heard of it."""

    def __init__(self, kind: type[WebSocketsSansIOProtocol]) -> None:
        self.heard: list[Any] = []
        self.takes = asyncio.Event()
        self.takes.set()
        self.state: dict[str, Any] = {}
        config = uvicorn.Config(
            self.app,
            interface="asgi3",
            ws=kind,
            ws_max_size=1_000,
            ws_per_message_deflate=False,
            ws_ping_interval=None,
            log_config=None,
        )
        self.socket = kind(config, ServerState(), {})
        self.wire = Wire()
        self.socket.connection_made(self.wire)  # type: ignore[arg-type]

    async def app(self, scope: Any, receive: Any, send: Any) -> None:
        self.state = scope["state"]
        await receive()
        await send({"type": "websocket.accept"})
        while not self.heard or self.heard[-1]["type"] != "websocket.disconnect":
            await self.takes.wait()
            self.heard.append(await receive())

    async def feed(self, *pieces: bytes) -> None:
        for piece in pieces:
            if self.wire.closed:
                break
            self.socket.data_received(piece)
            for _ in range(3):
                await asyncio.sleep(0)


def frame(opcode: Opcode, data: bytes, *, fin: bool = True, mask: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=mask)


frames = st.one_of(
    st.text(max_size=20).map(lambda text: frame(Opcode.TEXT, text.encode())),
    st.sampled_from([0, 1, 119, 120, 125, 126, 127, 300, 2_000]).map(lambda size: frame(Opcode.TEXT, b"x" * size)),
    st.builds(
        lambda opcode, data, fin: frame(opcode, data, fin=fin),
        st.sampled_from([Opcode.TEXT, Opcode.BINARY, Opcode.CONT]),
        st.binary(max_size=8),
        st.booleans(),
    ),
    st.binary(max_size=8).map(lambda data: frame(Opcode.PING, data)),
    st.just(frame(Opcode.CLOSE, b"\x03\xe8")),
    st.just(frame(Opcode.TEXT, b"bare", mask=False)),
    st.binary(max_size=12),
)


@settings(max_examples=400)
@example([frame(Opcode.TEXT, b"begun", fin=False), frame(Opcode.TEXT, b"another")] * 2, [])
@example(
    [b"\x81", frame(Opcode.TEXT, b"inside")[1:], b"\x81\x8a" + bytes(4), frame(Opcode.TEXT, b"four"), b"", b""], []
)
@given(st.lists(frames, max_size=8), st.lists(st.integers(1, 40), max_size=12))
def test_any_bytes_in_any_pieces_are_understood_as_by_the_parser(sent: list[bytes], sizes: list[int]) -> None:
    """Whole frames at first, as they mostly come, then the rest cut anywhere."""
    rest = b"".join(sent[len(sent) // 2 :])
    cuts = [0, *itertools.accumulate(sizes)]
    pieces = [*sent[: len(sent) // 2], *(rest[a:b] for a, b in itertools.pairwise([*cuts, len(rest) + cuts[-1]]))]

    async def told(kind: type[WebSocketsSansIOProtocol]) -> tuple[list[Any], bytes, bool]:
        server = Server(kind)
        await server.feed(HANDSHAKE, *filter(None, pieces))
        heard, written, closed = list(server.heard), server.wire.written, server.wire.closed
        server.socket.connection_lost(None)
        await asyncio.gather(*server.socket.tasks)
        return heard, written, closed

    assert asyncio.run(told(DirectSocket)) == asyncio.run(told(WebSocketsSansIOProtocol))


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_what_is_pushed_is_a_frame_like_any_other(size: int) -> None:
    async def story() -> None:
        server = Server(DirectSocket)
        await server.feed(HANDSHAKE)
        before = len(server.wire.written)
        assert server.state[PUSH](b"x" * size)
        assert server.wire.written[before:] == frame(Opcode.TEXT, b"x" * size, mask=False)
        server.socket.pause_writing()
        assert not server.state[PUSH](b"for a slow reader")
        server.socket.resume_writing()
        server.socket.connection_lost(None)
        assert not server.state[PUSH](b"for nobody")
        await asyncio.gather(*server.socket.tasks)

    asyncio.run(story())


def test_a_move_needs_no_parser_and_a_crowd_is_not_read() -> None:
    async def story() -> None:
        server = Server(DirectSocket)
        await server.feed(HANDSHAKE)
        server.socket.conn.receive_data = None  # type: ignore[assignment, method-assign]
        server.takes.clear()
        texts = [f'{{"t":"move","id":"{n}","ply":{n},"move":"7H@c4"}}' for n in range(MOST_UNREAD + 1)]
        for number, text in enumerate(texts):
            assert server.wire.asked == [], f"stopped after {number}"
            await server.feed(frame(Opcode.TEXT, text.encode()))
        assert server.wire.asked == ["pause"]
        server.takes.set()
        await server.feed(*[frame(Opcode.TEXT, b"go on")] * 5)
        assert server.wire.asked == ["pause", "go on"]
        assert [message["text"] for message in server.heard[: len(texts)]] == texts
        server.socket.connection_lost(None)
        await asyncio.gather(*server.socket.tasks)

    asyncio.run(story())
