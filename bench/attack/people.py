"""People who come from different loopback addresses: their requests, their sockets, their seats."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.attack.target import Target
from knaves import wire
from knaves.client import new_id, new_token

T = TypeVar("T")

ATTACKER, NEIGHBOUR, CLASS = "127.0.0.66", "127.0.0.20", "127.0.0.30"
PATIENCE = 20.0
"""Seconds in which anything must be answered."""
FAST = wire.Settings(pace=0, patience=0, block_seconds=1)

read = msgspec.json.Decoder(wire.AnyServerMessage).decode


@dataclass(frozen=True)
class Response:
    """The answer to a request."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        """The body, if it is JSON."""
        try:
            return json.loads(self.body)
        except ValueError:
            return None

    @property
    def code(self) -> str:
        """The code of a refusal."""
        found = self.json
        return str(found.get("code", "")) if isinstance(found, dict) else ""


class Refused(Exception):
    """A request that had to work was refused."""

    def __init__(self, response: Response) -> None:
        super().__init__(f"{response.status} {response.code}")
        self.response = response


@dataclass(frozen=True)
class Person:
    """Somebody at an address."""

    target: Target
    address: str = NEIGHBOUR

    async def raw(self, data: bytes, seconds: float = PATIENCE) -> bytes:
        """Send these bytes on a new connection; all that comes back until it ends."""
        async with asyncio.timeout(seconds):
            reader, writer = await asyncio.open_connection(
                "127.0.0.1", self.target.port, local_addr=(self.address, 0), limit=2**24
            )
            try:
                writer.write(data)
                with contextlib.suppress(ConnectionError):
                    await writer.drain()
                    return await reader.read()
                return b""
            finally:
                writer.close()

    async def fetch(
        self, path: str, body: Any = None, method: str = "", headers: Mapping[str, str] | None = None
    ) -> Response:
        """One request on a connection of its own."""
        content = b"" if body is None else body if isinstance(body, bytes) else msgspec.json.encode(body)
        method = method or ("GET" if body is None else "POST")
        lines = {"Host": f"127.0.0.1:{self.target.port}", "Connection": "close", **(headers or {})}
        if body is not None:
            lines |= {"Content-Type": "application/json", "Content-Length": str(len(content))}
        head = f"{method} {path} HTTP/1.1\r\n" + "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        return parse(await self.raw(head.encode() + b"\r\n" + content))

    async def admin(self, path: str, body: Any = None, method: str = "") -> Response:
        """A request of the operator."""
        from bench.attack.target import ADMIN

        return await self.fetch(f"/api/admin/{path}", body, method, {"Authorization": f"Bearer {ADMIN}"})

    async def create(self, game: str = "travel", seats: int = 2, name: str = "Ana", **more: Any) -> wire.Seated:
        """Open a table. Raises `Refused`."""
        token = new_token()
        self.target.secrets.add(token)
        more.setdefault("settings", FAST)
        response = await self.fetch("/api/tables", wire.NewTable(game, seats, name, token=token, **more))
        if response.status != 201:
            raise Refused(response)
        return msgspec.json.decode(response.body, type=wire.Seated)

    async def join(self, code: str, name: str = "Ben", seat: int | None = None, **more: Any) -> wire.Seated:
        """Take a seat. Raises `Refused`."""
        token = new_token()
        self.target.secrets.add(token)
        response = await self.fetch(f"/api/tables/{code}/join", wire.Join(name, seat, token, **more))
        if response.status != 200:
            raise Refused(response)
        return msgspec.json.decode(response.body, type=wire.Seated)

    def connect(self, code: str, **more: Any) -> connect:
        """A socket to a table, on which nothing is said yet."""
        more.setdefault("max_queue", None)
        return connect(
            f"ws://127.0.0.1:{self.target.port}/ws/{code}", local_addr=(self.address, 0), compression=None,
            max_size=2**24, close_timeout=0.5, open_timeout=PATIENCE, proxy=None, ping_interval=None, **more,
        )  # fmt: skip

    @contextlib.asynccontextmanager
    async def sit(self, code: str, token: str | None = None, **hello: Any) -> AsyncIterator[Seat]:
        """Connect to a table and say hello."""
        async with self.connect(code) as socket:
            seat = Seat(socket)
            listening = asyncio.create_task(seat.listen())
            try:
                await seat.say(wire.Hello(token, **hello))
                await seat.until(lambda: seat.update is not None or seat.bye is not None)
                yield seat
            finally:
                listening.cancel()
                await asyncio.gather(listening, return_exceptions=True)


@dataclass
class Seat:
    """One socket, whose messages are read as they arrive."""

    socket: ClientConnection
    update: wire.Update | None = None
    bye: wire.Bye | None = None
    messages: list[wire.AnyServerMessage] = field(default_factory=list)
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    ended: bool = False

    async def listen(self) -> None:
        """Read until the connection ends."""
        try:
            async for text in self.socket:
                message = read(text)
                self.messages.append(message)
                if isinstance(message, wire.Update):
                    self.update = message
                elif isinstance(message, wire.Bye):
                    self.bye = message
                self.changed.set()
        except WebSocketException:
            pass
        finally:
            self.ended = True
            self.changed.set()

    async def say(self, message: wire.AnyClientMessage) -> None:
        """Send a message; one that can no longer be sent is lost, as on any network."""
        with contextlib.suppress(WebSocketException):
            await self.socket.send(wire.encode(message).decode())

    async def until(self, holds: Callable[[], bool], seconds: float = PATIENCE) -> bool:
        """Wait until something holds, or the connection ends; whether it does."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not holds() and not self.ended:
                    self.changed.clear()
                    await self.changed.wait()
        return holds()

    async def ask(self, command: wire.AnyCommand, seconds: float = PATIENCE) -> wire.AnyServerMessage | None:
        """Send a command; its answer, or None if there was none."""
        start = len(self.messages)
        await self.say(command)
        await self.until(lambda: any(answers(message, command.id) for message in self.messages[start:]), seconds)
        return next((message for message in self.messages[start:] if answers(message, command.id)), None)

    async def play(self, choose: Callable[[list[str]], str] = lambda legal: legal[0]) -> wire.AnyServerMessage | None:
        """Make a legal move of this position."""
        assert self.update is not None
        assert self.update.own is not None
        move = choose(self.update.own["legal"])
        return await self.ask(wire.MakeMove(new_id(), self.update.ply, move))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.update is not None and self.update.table.status == "over"

    @property
    def legal(self) -> list[str]:
        """What this seat may do now."""
        own = self.update.own if self.update else None
        return list(own["legal"]) if own and self.update and self.update.table.status == "playing" else []


def answers(message: wire.AnyServerMessage, command: str) -> bool:
    """Whether a message answers this command."""
    if isinstance(message, wire.Update):
        return message.done == command
    return isinstance(message, wire.Done | wire.Error | wire.Hint | wire.Checked) and message.id == command


def refusal(message: wire.AnyServerMessage | None) -> str:
    """The code with which a command was refused; empty if it was carried out."""
    if message is None:
        return "no answer"
    return message.code if isinstance(message, wire.Error) else ""


def parse(data: bytes) -> Response:
    """A response; status 0 if there was none."""
    head, _, body = data.partition(b"\r\n\r\n")
    lines = head.decode("latin-1").split("\r\n")
    words = lines[0].split(" ", 2)
    if len(words) < 2 or not words[1].isdigit():
        return Response(0, {}, data)
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines[1:])}
    if headers.get("transfer-encoding") == "chunked":
        body = _unchunk(body)
    return Response(int(words[1]), headers, body)


def _unchunk(body: bytes) -> bytes:
    whole = b""
    while body:
        size, _, rest = body.partition(b"\r\n")
        length = int(size.split(b";")[0] or b"0", 16)
        whole, body = whole + rest[:length], rest[length + 2 :]
        if not length:
            break
    return whole
