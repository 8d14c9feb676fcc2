"""Runs a case: several sockets at one table, through the server's own endpoint, in virtual time.

Whatever comes in, the server answers each command exactly once, sends nothing but messages of the wire's types, logs no
error, and tells nobody of a card that they may not know.
"""

from __future__ import annotations

import asyncio
import json
import logging
import random
import tempfile
from functools import partial
from pathlib import Path
from typing import Any
from unittest import mock

import msgspec

from knaves import wire
from knaves.deal import SEED_BYTES
from knaves.server import commands
from knaves.server.limits import Limiter, Limits
from knaves.server.live_table import LiveTable
from knaves.server.origins import Origins
from knaves.server.sockets import Connection, Sockets
from tests.fuzz.strategies import SOCKETS, Case, readable
from tests.leaks.scan import Scanner
from tests.server.table_harness import NAMES, token_for
from tests.server.virtual_time import HubHarness
from tests.server.walks import random_settings, random_setup

read = msgspec.json.Decoder(wire.AnyServerMessage).decode
ANSWER_SECONDS = 20.0
"""Virtual seconds within which every command is answered."""


class Errors(logging.Handler):
    """Collects what must not be in the log."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.ERROR or record.exc_info:
            error = logging.Formatter().formatException(record.exc_info) if record.exc_info else ""
            self.found.append(f"{record.getMessage()} {error}".strip())


class FuzzSocket:
    """A client's end of one connection."""

    def __init__(self, table: FuzzTable) -> None:
        self.table = table
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.heard: list[wire.AnyServerMessage] = []
        self.closed = False
        self.update: wire.Update | None = None
        self.serving = table.harness.loop.create_task(self._serve())

    async def _serve(self) -> None:
        scope = {"type": "websocket", "path": f"/ws/{self.table.code}", "headers": [], "client": ("127.0.0.1", 1)}
        await self.inbox.put({"type": "websocket.connect"})
        await self.table.sockets(scope, self.inbox.get, self._send)

    async def _send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            heard = read(message["text"])  # anything else than a message of the wire fails here
            self.heard.append(heard)
            if isinstance(heard, wire.Update):
                self.update = heard
        elif message["type"] == "websocket.close":
            self.closed = True

    def put(self, frame: str | bytes) -> None:
        """Send a frame."""
        kind = "text" if isinstance(frame, str) else "bytes"
        self.inbox.put_nowait({"type": "websocket.receive", kind: frame})

    def count(self, wanted: str | None) -> int:
        """How many answers there were to a command of this id; to a hello or something unreadable if it is None."""
        found = 0
        for message in self.heard:
            if isinstance(message, wire.Update):
                found += message.done == (wanted or "")
            elif isinstance(message, wire.Done | wire.Error | wire.Hint | wire.Checked):
                found += message.id == (wanted or "")
            elif isinstance(message, wire.Beat):
                found += wanted is None
        return found


class FuzzTable:
    """A table with a few sockets."""

    def __init__(self, folder: Path, case: Case) -> None:
        self.harness = HubHarness(folder)
        rng = random.Random(case["seed"])
        game, seats, options = random_setup(rng, case["game"])
        settings = random_settings(rng)
        bots = {str(seat): "random" for seat in range(2, seats)}
        asked = wire.NewTable(game, seats, NAMES[0], options=options, settings=settings, bots=bots, token=token_for(0))
        self.code = self.harness.run(self.harness.hub.create(asked)).code
        self.live: LiveTable = self.harness.run(self.harness.hub.find(self.code))
        self.harness.run(self.live.join(wire.Join(NAMES[1], 1, token_for(1))))
        self.scanner = Scanner()
        self.sockets = make_sockets(self.harness)
        self.connections: list[FuzzSocket | None] = [None] * SOCKETS

    # --- Steps

    def take(self, step: list[Any]) -> None:
        """One step of a case."""
        match step:
            case ["wait", float(seconds)]:
                self.harness.wait(seconds)
            case ["close", int(number)]:
                self._close(number)
            case ["message", int(number), dict(message)]:
                self._exchange(number, [self._text(self._open(number), message)])
            case ["burst", int(number), list(messages)]:
                socket = self._open(number)
                self._exchange(number, [self._text(socket, message) for message in messages])
            case ["text", int(number), {"hex": str(data)}]:
                self._exchange(number, [bytes.fromhex(data)])
            case ["text", int(number), str(text)]:
                self._exchange(number, [text])
            case _:
                raise AssertionError(step)

    def _open(self, number: int) -> FuzzSocket:
        """The socket of this number, connected; the first two say hello from their seats."""
        socket = self.connections[number]
        if socket is None or socket.closed:
            socket = self.connections[number] = self.harness.run(self._connect())
            if number < 2:
                socket.put(wire.encode(wire.Hello(token_for(number))).decode())
            self.harness.wait(0.05)
        return socket

    async def _connect(self) -> FuzzSocket:
        return FuzzSocket(self)

    def _close(self, number: int) -> None:
        socket = self.connections[number]
        if socket is not None and not socket.closed:
            socket.inbox.put_nowait({"type": "websocket.disconnect", "code": 1001})
            self.harness.wait(3.0)
            assert socket.serving.done(), "a connection that ended is still served"
            socket.serving.result()
        self.connections[number] = None

    def _text(self, socket: FuzzSocket, message: dict[str, Any]) -> str:
        """A message with the values that are only known now."""
        update = socket.update
        own = update.own if update else None
        filled = dict(message)
        for key, value in message.items():
            if isinstance(value, str) and value.startswith("$token"):
                filled[key] = token_for(int(value[6:]))
            elif isinstance(value, str) and value.startswith("$legal"):
                legal = own["legal"] if own else []
                filled[key] = legal[int(value[6:]) % len(legal)] if legal else "+"
            elif value == "$ply":
                filled[key] = update.ply if update else 0
        return json.dumps(filled)

    def _exchange(self, number: int, frames: list[str | bytes]) -> None:
        """Send frames, and see that each is answered exactly once unless the server says goodbye."""
        socket = self._open(number)
        wanted = [_command(frame) for frame in frames]
        before = {each: socket.count(each) for each in wanted}
        for frame in frames:
            socket.put(frame)

        def missing() -> list[str | None]:
            return [each for each in before if socket.count(each) < before[each] + wanted.count(each)]

        waited = 0.0
        while missing() and not socket.closed and waited < ANSWER_SECONDS:
            self.harness.wait(0.1)
            waited += 0.1
        if socket.closed:
            assert any(isinstance(message, wire.Bye) for message in socket.heard), "closed without a goodbye"
            return
        assert not missing(), f"no answer to {frames}: {socket.heard[-3:]}"
        self.harness.wait(0.05)
        for each in before:
            if each is not None:
                count = socket.count(each) - before[each]
                assert count == wanted.count(each), f"{count} answers to {frames}"

    def finish(self) -> None:
        """End all connections, then the hub."""
        for number in range(SOCKETS):
            self._close(number)

    # --- Leaks

    def scan(self, connection: Connection, message: bytes) -> None:
        """Look at what is sent to a connection, as the table is at that moment."""
        table = self.live.table
        if not isinstance(read(message), wire.Error | wire.Bye):
            self.scanner.scan(table, table.seat_for_key(connection.key), message)


def make_sockets(harness: HubHarness) -> Sockets:
    """The endpoint of a server with its usual limits, on the hub of a test."""
    return Sockets(harness.hub, Limiter(Limits(), harness.clock), lambda _: "", Origins())


def _command(frame: str | bytes) -> str | None:
    """The id of the command in a frame; None for a hello, a beat or what cannot be read."""
    message = readable(frame) if isinstance(frame, str) and len(frame) <= wire.MAX_FRAME_BYTES else None
    return message.id if isinstance(message, wire.Command) else None


def run_case(case: Case) -> None:
    """Run a case from beginning to end."""
    errors = Errors()
    logger = logging.getLogger("knaves")
    logger.addHandler(errors)
    deals = random.Random(case["seed"])
    send = Connection.send
    with tempfile.TemporaryDirectory() as folder:
        with mock.patch.object(commands, "new_seed", side_effect=partial(deals.randbytes, SEED_BYTES)):
            table = FuzzTable(Path(folder), case)

        def scanned(connection: Connection, message: bytes) -> None:
            table.scan(connection, message)
            send(connection, message)

        try:
            with (
                mock.patch.object(commands, "new_seed", side_effect=partial(deals.randbytes, SEED_BYTES)),
                mock.patch.object(Connection, "send", scanned),
            ):
                for step in case["steps"]:
                    table.take(step)
                table.finish()
        finally:
            table.harness.close()
            logger.removeHandler(errors)
    assert not errors.found, "\n".join(errors.found)
