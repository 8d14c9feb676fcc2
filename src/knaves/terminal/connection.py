"""The connection of one person to a server's table, whether they play or watch."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Self, overload

from knaves import wire
from knaves.client import Answer, RecordFetcher, ServerRefused, TableClient, new_id
from knaves.game import GameError, IllegalMove
from knaves.record import Record, parse
from knaves.terminal.session import CommandRefused, SeenEvent

LEAVE_TIMEOUT = 2.0
MAX_CHAT_LENGTH = 200
MAX_HEARD = 100


class TableConnection:
    """Everything received from a table so far, across reconnections.

    Like a session it has a version that grows with every change.
    """

    def __init__(self, server: str, code: str, token: str | None, clock: Callable[[], float] = time.time) -> None:
        """Without a `token` the person watches."""
        self.server = server.rstrip("/")
        self.code = code
        self.token = token
        self.version = 0
        self.update: wire.Update | None = None
        """The latest update."""
        self.present: frozenset[int] | None = None
        """The seats whose players are connected; None until the server has sent them."""
        self.spectators = 0
        self.events: list[SeenEvent] = []
        """The events of the game or the lobby, with the chat."""
        self.records: dict[int, Record] = {}
        """The records of finished games, by number."""
        self.current_records: dict[int, Record] = {}
        """The latest fetched record of each game, by number."""
        self.error: ServerRefused | None = None
        """Why the server ended the connection for good."""
        self.clock_offset = 0.0
        """Seconds that the server's clock is behind ours."""
        self.follows_records = False
        """Whether records of games in progress are fetched too."""
        self._clock = clock
        self._client = TableClient(self.server, code, token, text=True)
        self._client.on_message = self._receive
        self._fetcher = RecordFetcher(self.server, code, self._add_record)
        self._heard: deque[tuple[int, str]] = deque(maxlen=MAX_HEARD)
        """The last messages of the chat, by seat and id."""
        self._change = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Self:
        await self._client.__aenter__()
        self._spawn(self._watch_connection())
        self._spawn(self._fetcher.run())
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._client.__aexit__()

    def _spawn(self, work: Coroutine[object, object, None]) -> None:
        self._tasks.append(asyncio.create_task(work))

    @property
    def connected(self) -> bool:
        """Whether the server is connected and has sent an update."""
        return self._client.connected and self.update is not None

    def server_now(self) -> float:
        """The time by the server's clock."""
        return self._clock() - self.clock_offset

    @property
    def table_url(self) -> str:
        """The link that people send each other."""
        return f"{self.server}/{self.code}"

    @property
    def personal_url(self) -> str:
        """The link that opens this seat, here or in a browser; servers don't log the part after the #."""
        return f"{self.table_url}#k/{self.token}"

    @property
    def keeps_seat(self) -> bool:
        """Whether the person can come back to this seat."""
        update = self.update
        has_seat = update is None or (update.you is not None and update.table.status != "closed")
        return self.token is not None and has_seat and self.error is None

    @property
    def can_resume(self) -> bool:
        """Whether a game goes on, or may begin, that the person can come back to."""
        return self.keeps_seat and (self.update is None or self.update.table.status != "over")

    async def wait_for_change(self, since: int) -> int:
        """Wait until the version differs from `since`; returns the new version."""
        while self.version == since:
            await self._change.wait()
        return self.version

    async def wait_for_update(self) -> None:
        """Wait for the first update, or for the error that ends the connection."""
        version = -1
        while self.update is None and self.error is None:
            version = await self.wait_for_change(version)

    @overload
    async def send(self, command: wire.AskHint) -> wire.Hint: ...

    @overload
    async def send(self, command: wire.CheckMove) -> wire.Checked: ...

    @overload
    async def send(self, command: wire.AnyCommand) -> Answer: ...

    async def send(self, command: wire.AnyCommand) -> Answer:
        """Send a command and wait for the answer, across reconnections. Raises `GameError`."""
        try:
            return await self._client.send(command)
        except ServerRefused as refused:
            if refused.code == "illegal" and refused.rule:
                raise IllegalMove(refused.rule, str(refused).removesuffix(f" ({refused.rule})")) from None
            raise CommandRefused(refused.code, str(refused), refused.until + self.clock_offset) from None

    async def leave(self) -> None:
        """Leave the lobby, or let a bot take over; gives up soon if the server doesn't answer."""
        with contextlib.suppress(GameError, TimeoutError):
            async with asyncio.timeout(LEAVE_TIMEOUT):
                await self.send(wire.Leave(new_id()))

    async def say(self, text: str) -> None:
        """Say a phrase by its id, or a text. Raises `GameError` if that is not allowed."""
        if text in wire.PHRASES:
            await self.send(wire.Say(new_id(), phrase=text))
        else:
            await self.send(wire.Say(new_id(), text=text[:MAX_CHAT_LENGTH]))

    def notify_change(self) -> None:
        """Wake everyone who waits for a change."""
        self.version += 1
        self._change.set()
        self._change = asyncio.Event()

    async def _watch_connection(self) -> None:
        """Notice when the connection comes and goes."""
        try:
            async for _ in self._client:
                self.notify_change()
        except ServerRefused as refused:
            self.error = refused
            self.notify_change()

    def _receive(self, message: wire.AnyServerMessage) -> None:
        if isinstance(message, wire.Update):
            if message.since == 0:
                self.events = []
            self.events += [happened.event for happened in message.events]
            self.update = message
            self.clock_offset = self._clock() - message.now
            self._request_record(message.table)
        elif isinstance(message, wire.Said):
            if message.id and (message.seat, message.id) in self._heard:
                return  # sent again after the server was killed
            self._heard.append((message.seat, message.id))
            self.events.append({"event": "said", "seat": message.seat, "phrase": message.phrase, "text": message.text})
        elif isinstance(message, wire.Presence):
            self.present, self.spectators = frozenset(message.seats), message.watching
        else:
            return
        self.notify_change()

    def _request_record(self, table: wire.TableInfo) -> None:
        finished = table.status == "over" and table.number not in self.records
        if finished or (table.status == "playing" and self.follows_records):
            self._fetcher.request(table.number)

    def _add_record(self, number: int, text: str) -> None:
        with contextlib.suppress(GameError):  # a server of another version
            record = self.current_records[number] = parse(text)
            if record.seed is not None:
                self.records[number] = record
            self.notify_change()
