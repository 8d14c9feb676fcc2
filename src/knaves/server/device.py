"""Tables on the player's own device, without a server: the web client runs this module in a worker of the browser.

The page sends it what it would send to a server, and gets the same answers, since these are the same live tables. Their
log is in the browser's database. Nothing here may import what a browser lacks; `web/offline` has stand-ins for the
packages that tables import without depending on them: metrics and sentences.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterable
from typing import Any, Protocol

import msgspec

from knaves import wire
from knaves.bots import LEVELS
from knaves.game import View
from knaves.server import commands, log_entries
from knaves.server.background import BackgroundTasks
from knaves.server.bot_pool import advise, check, choose
from knaves.server.bot_turns import BotPlayer
from knaves.server.catalogue import make_catalogue
from knaves.server.jobs import LocalJobs
from knaves.server.live_table import LiveTable
from knaves.server.metrics import Metrics
from knaves.server.quotas import Quotas, Room
from knaves.server.refusals import CommandRefused
from knaves.server.replays import encode_replay
from knaves.server.server_clock import Clock
from knaves.server.store.base import Conflict, LogRow, Summary, Usage
from knaves.server.table import Table
from knaves.server.table_rows import apply_rows, records, summarize
from knaves.server.table_services import Services
from knaves.server.updates import table_now
from knaves.wire import encode

PREFIX = "0"
"""Begins the codes of tables on a device; no code of a server has this letter."""
WEAKEST_EQUAL = "skilled"
"""Without NumPy, the levels above this one play no better."""
MAX_REPLAY_BYTES = 50_000_000

_read_row = msgspec.json.Decoder(LogRow).decode
_read_message = msgspec.json.Decoder(wire.AnyClientMessage).decode


class Storage(Protocol):
    """Keeps tables on the device, as JSON."""

    async def append(self, table: str, version: int, row: str) -> bool:
        """Store a row of a table's log; False if there is a row with this version already."""

    async def read(self, table: str, after: int) -> Iterable[str]:
        """The rows of a table after a version, in order."""

    async def describe(self, table: str, now: str) -> None:
        """Store what lists of games show."""


class DeviceLog:
    """The log of the tables on this device."""

    def __init__(self, storage: Storage, appended: Callable[[str], None]) -> None:
        self._storage = storage
        self._appended = appended

    async def append(self, table: str, row: LogRow, summary: Summary) -> None:
        """Append one row. It fails if another tab of the browser was faster."""
        del summary
        if not await self._storage.append(table, row.version, encode(row).decode()):
            raise Conflict(row.version)
        self._appended(table)

    async def read(self, table: str, after: int = 0) -> list[LogRow]:
        """The rows of a table after a version."""
        return [_read_row(row) for row in await self._storage.read(table, after)]

    async def usage(self) -> Usage:
        """Not known: the browser bounds it."""
        return Usage(0, None)

    async def prune(self, before: float) -> int:
        """The page deletes old tables."""
        del before
        return 0


class DeviceBots:
    """Bots that think in this worker."""

    async def choose(self, view: View, level: str, seed: int) -> str:
        """The move of a level, as text."""
        return choose(view.game.name, str(view), level, seed)

    async def hint(self, view: View, command: str) -> wire.Hint:
        """A strong player's move, for a person who asks."""
        return advise(view.game.name, str(view), command)

    async def check(self, view: View, move: str, command: str) -> wire.Checked:
        """Without NumPy no move is doubted."""
        return check(view.game.name, str(view), move, command)


class NoOtherProcesses:
    """Nobody plays at these tables from elsewhere."""

    def seats(self, table: str) -> set[int]:
        """None."""
        del table
        return set()

    def spectators(self, table: str) -> int:
        """None."""
        del table
        return 0

    def presence_changed(self, table: str) -> None:
        """Nobody to tell."""

    async def announce_chat(self, table: str, actor: str, said: wire.Said) -> None:
        """Nobody to tell."""


class DeviceConnection:
    """The connection of a page to a table."""

    def __init__(self, send: Callable[[str], object]) -> None:
        self.key = ""
        self.seat: int | None = None
        self.seen = 0
        self.number = 0
        self.text = False
        self._send = send

    def send(self, message: bytes) -> None:
        """Send a message to the page."""
        self._send(message.decode())

    def close(self, reason: str, *, again: bool) -> None:
        """Say goodbye."""
        self.send(encode(wire.Bye(reason, again, 0.0)))


class Device:
    """The tables of this device."""

    def __init__(self, storage: Storage, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._storage = storage
        self._tables: dict[str, LiveTable] = {}
        self._connections: dict[int, tuple[LiveTable, DeviceConnection]] = {}
        self._tasks = BackgroundTasks()
        self._log = DeviceLog(storage, lambda table: self._tasks.spawn(self._describe(table)))
        bots, jobs, metrics = DeviceBots(), LocalJobs(), Metrics()
        self._services = Services(
            self._log,
            Clock(time.time(), monotonic=monotonic),
            jobs,
            bots,
            NoOtherProcesses(),
            self._tasks.spawn,
            self._unload,
            Room(self._log, Quotas()),
            runs_timers=True,
            metrics=metrics,
        )
        self._tasks.spawn(jobs.work(BotPlayer(self._find_loaded, bots, metrics).play))

    async def stop(self) -> None:
        """Stop all tables."""
        for live in self._tables.values():
            live.stop()
        await self._tasks.cancel()

    # --- Tables ---

    async def _load(self, table: str) -> LiveTable:
        """A table by its code. Raises `CommandRefused`."""
        if table not in self._tables:
            rows = await self._log.read(table)
            if not rows:
                raise CommandRefused("no-such-table")
            live = self._tables.setdefault(table, LiveTable(apply_rows(Table(table), rows), self._services))
            live.plan()
        return self._tables[table]

    async def _find_loaded(self, table: str) -> LiveTable:
        """A table that a page shows. Raises `CommandRefused`."""
        if table not in self._tables:
            raise CommandRefused("no-such-table")
        return self._tables[table]

    def _unload(self, table: str) -> None:
        self._tables.pop(table, None)

    def _release(self, live: LiveTable) -> None:
        """Stop a table that no page shows: nothing happens there while nobody looks."""
        if not live.subscribers:
            live.stop()
            self._unload(live.id)

    async def _describe(self, table: str) -> None:
        if live := self._tables.get(table):
            async with live.lock:  # until the row that was appended is applied
                now = encode(table_now(live.table, live.now()))
            await self._storage.describe(table, now.decode())

    async def _create(self, request: wire.NewTable) -> wire.Seated:
        if not (request.start or request.settings.one_device):
            raise CommandRefused("offline")  # nobody else could join
        token = request.token or commands.new_token()
        while True:
            code = PREFIX + commands.new_code()[1:]
            table = Table(code)
            entries = commands.create_table(request, token, code)
            row = LogRow(1, self._services.clock(), "host", "", log_entries.encode(entries))
            table.apply_row(row)
            try:
                await self._log.append(code, row, summarize(table))
            except Conflict:
                continue
            await self._storage.describe(code, encode(table_now(table, row.at)).decode())
            return wire.Seated(code, 0, token)

    async def _join(self, table: str, request: wire.Join) -> wire.Seated:
        live = await self._load(table)
        try:
            return await live.join(request)
        finally:
            self._release(live)

    async def _replay(self, table: str, number: int) -> msgspec.Raw:
        record = records(table, await self._log.read(table)).get(number)
        if record is None:
            raise CommandRefused("no-such-game")
        if record.seed is None:
            raise CommandRefused("not-now", "not-over")
        return msgspec.Raw(encode_replay(record, MAX_REPLAY_BYTES))

    # --- What a server answers over HTTP ---

    async def request(self, path: str, body: str) -> tuple[int, str]:
        """The status and the body of the answer to a request of the page."""
        try:
            return 200, encode(await self._answer(path, body)).decode()
        except CommandRefused as refusal:
            code, rule = refusal.code, refusal.rule
        except msgspec.MsgspecError:
            code, rule = "bad-message", ""
        return 409, encode(wire.Problem(code, "", rule)).decode()

    async def _answer(self, path: str, body: str) -> Any:
        match path.split("/"):
            case ["api", "games"]:
                keys = list(LEVELS)
                return make_catalogue(LEVELS[key] for key in keys[: keys.index(WEAKEST_EQUAL) + 1])
            case ["api", "tables"]:
                return await self._create(msgspec.json.decode(body, type=wire.NewTable))
            case ["api", "tables", code, "join"]:
                return await self._join(code, msgspec.json.decode(body, type=wire.Join))
            case ["api", "tables", code, "games", number, "replay"] if re.fullmatch("[1-9][0-9]{0,8}", number):
                return await self._replay(code, int(number))
        raise CommandRefused("offline")

    # --- What a server does with its sockets ---

    async def connect(self, number: int, table: str, send: Callable[[str], object]) -> None:
        """Open the connection with this number to a table."""
        connection = DeviceConnection(send)
        try:
            self._connections[number] = (await self._load(table), connection)
        except CommandRefused as refusal:
            connection.close(refusal.code, again=False)

    async def receive(self, number: int, text: str) -> None:
        """Handle a message of the page. It comes from the same version of Knaves, so it can be read."""
        if number not in self._connections:
            return
        live, connection = self._connections[number]
        message: wire.AnyClientMessage = _read_message(text)
        if isinstance(message, wire.Hello):
            try:
                await live.subscribe(connection, message)
            except CommandRefused as refusal:
                connection.send(encode(refusal.message("")))
        elif isinstance(message, wire.Ping):
            connection.send(encode(wire.Beat(connection.seen, live.now())))
        else:
            await live.command(connection, message)

    def disconnect(self, number: int) -> None:
        """The page closed a connection."""
        if number in self._connections:
            live, connection = self._connections.pop(number)
            live.disconnect(connection)
            self._release(live)
