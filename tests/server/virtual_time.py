"""An event loop with virtual time, and a hub in it: real tables, a real store, real timers.

Time jumps to the next timer as soon as no thread is busy, so that hours at a table pass in moments and every message
has an exact time.
"""

from __future__ import annotations

import asyncio
import random
import selectors
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import msgspec

from knaves import wire
from knaves.bots import LEVELS
from knaves.game import View
from knaves.server.api import Api
from knaves.server.bot_pool import BotPool, advise, check
from knaves.server.explorations import Explorations
from knaves.server.hub import Hub
from knaves.server.jobs import LocalJobs
from knaves.server.limits import UNLIMITED, Limiter
from knaves.server.live_table import LiveTable
from knaves.server.metrics import Metrics
from knaves.server.reviews import Reviews
from knaves.server.server_clock import start_clock
from knaves.server.site import Site
from knaves.server.slow_reads import SlowReads
from knaves.server.store.base import LogRow, Summary
from knaves.server.store.sqlite import SqliteStore

P = ParamSpec("P")
T = TypeVar("T")
EPOCH = 1_800_000_000.0
Reply = wire.Done | wire.Error | wire.Hint | wire.Checked
read = msgspec.json.Decoder(wire.AnyServerMessage).decode


class _Selector(selectors.DefaultSelector):
    """Waits for threads in real time, but never for timers."""

    loop: VirtualTimeLoop

    def select(self, timeout: float | None = None) -> Any:
        if timeout is None or timeout <= 0 or self.loop.busy:
            return super().select(None if timeout and self.loop.busy else timeout)
        found = super().select(0)
        if not found:
            self.loop.now += timeout
        return found


class VirtualTimeLoop(asyncio.SelectorEventLoop):
    """An event loop whose time advances only to the next timer."""

    def __init__(self) -> None:
        self.now = 0.0
        self.busy = 0
        """Number of running threads."""
        selector = _Selector()
        selector.loop = self
        super().__init__(selector)

    def time(self) -> float:
        """Seconds since the loop was made."""
        return self.now

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> Any:  # type: ignore[override]
        """Run in a thread, and count it."""
        future = super().run_in_executor(executor, func, *args)
        self.busy += 1
        future.add_done_callback(self._done)
        return future

    def _done(self, _: Any) -> None:
        self.busy -= 1


class CountingStore(SqliteStore):
    """The SQLite store, whose writer thread the loop waits for, and with the wall clock of the test."""

    wall: Callable[[], float]

    async def time(self) -> float:
        """The time of day."""
        return self.wall()

    async def _write(self, operation: Any) -> Any:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, VirtualTimeLoop)
        loop.busy += 1
        writing = asyncio.ensure_future(super()._write(operation))

        def written(task: asyncio.Future[Any]) -> None:
            loop.busy -= 1
            task.cancelled() or task.exception()  # the thread continues even if the caller is cancelled

        writing.add_done_callback(written)
        return await asyncio.shield(writing)


class SharedStore(CountingStore):
    """The same store for several servers, which hear of each other as those on PostgreSQL do."""

    async def append(self, table: str, row: LogRow, summary: Summary) -> None:
        """Append a row, and tell the other servers."""
        await super().append(table, row, summary)
        self._changes.publish((table, row.version))

    async def announce(self, payload: str) -> None:
        """Pass on what is not in the log."""
        self._announcements.publish(payload)


class InlineBotPool(BotPool):
    """Bots that choose in this process, after a delay."""

    def __init__(self, seconds: float = 0.0) -> None:
        super().__init__(1)
        self.seconds = seconds
        self.rng = random.Random(1)

    async def choose(self, view: View, level: str, seed: int) -> str:
        """The move of a level."""
        await asyncio.sleep(self.seconds)
        return str(LEVELS[level].choose(view, self.rng))

    async def hint(self, view: View, command: str) -> wire.Hint:
        """A hint with little thought."""
        return advise(view.game.name, str(view), command)

    async def check(self, view: View, move: str, command: str) -> wire.Checked:
        """A doubt about a move."""
        return check(view.game.name, str(view), move, command)


class _InlineWorkers:
    """Does the work in this process."""

    async def run(self, function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of a function."""
        return function(*args, **kwargs)

    def close(self) -> None:
        """Nothing to stop."""


class FakeClient:
    """A subscriber that keeps its messages, with the time of each."""

    def __init__(self, harness: HubHarness, token: str = "") -> None:
        self.harness = harness
        self.token = token
        self.key, self.text = "", False
        self.seat: int | None = None
        self.seen = self.number = 0
        self.received: list[tuple[float, bytes]] = []
        self.ended: list[str] = []

    def send(self, message: bytes) -> None:
        """Keep a message."""
        self.received.append((self.harness.loop.now, message))

    def close(self, reason: str, *, again: bool) -> None:
        """Keep a goodbye."""
        self.ended.append(reason)

    def messages(self) -> list[Any]:
        """The received messages, decoded."""
        return [read(message) for _, message in self.received]

    def last(self, kind: type[T]) -> T:
        """The last message of a kind."""
        return next(message for message in reversed(self.messages()) if isinstance(message, kind))

    async def hello(self, live: LiveTable, seen: int = 0, number: int = 0) -> None:
        """Subscribe to a table."""
        await live.subscribe(self, wire.Hello(self.token or None, seen, number, self.text))

    def leave(self, live: LiveTable) -> None:
        """Lose the connection."""

        async def gone() -> None:
            live.disconnect(self)

        self.harness.run(gone())

    async def ask(self, live: LiveTable, command: wire.AnyCommand) -> Reply:
        """Send a command; returns its answer."""
        start = len(self.received)
        await live.command(self, command)
        answers = self.answers(command, start)
        assert len(answers) == 1, "a command has one answer"
        return answers[0]

    def answers(self, command: wire.AnyCommand, start: int) -> list[Reply]:
        """The answers to a command after the first `start` messages; an update that answers it counts as `Done`."""
        messages = [
            wire.Done(message.done, message.version) if isinstance(message, wire.Update) else message
            for message in self.messages()[start:]
        ]
        return [message for message in messages if isinstance(message, Reply) and message.id == command.id]


class HubHarness:
    """A hub on a store in a folder, in virtual time."""

    store_type: type[CountingStore] = CountingStore

    def __init__(self, folder: Path, bot_pool: BotPool | None = None) -> None:
        self.folder = folder
        self.loop = VirtualTimeLoop()
        self.wall_jump = 0.0
        """Seconds by which somebody has changed the machine's clock."""
        self.bot_pool = bot_pool or InlineBotPool()
        self.run(self._open())

    async def _open(self) -> None:
        self.store = self.store_type(self.folder)
        self.store.wall = self.clock
        await self.store.open()
        clock = await start_clock(self.store, self.loop.time)
        self.hub = Hub(self.store, clock, self.bot_pool, LocalJobs(), Metrics(self.loop.time))
        await self.hub.start()
        self.hub.spawn(self.hub.jobs.work(self.hub.bots.play, 4))

    def clock(self) -> float:
        """The time of day, by the machine's clock."""
        return EPOCH + self.loop.now + self.wall_jump

    def run(self, work: Awaitable[T]) -> T:
        """Run a coroutine to its end."""

        async def done() -> T:
            return await work

        return self.loop.run_until_complete(done())

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        self.run(asyncio.sleep(seconds))

    def until(self, done: Callable[[], bool], seconds: float = 3600.0) -> None:
        """Let time pass until a condition holds."""
        end = self.loop.now + seconds
        while not done():
            assert self.loop.now < end, "the condition never held"
            self.wait(0.25)

    async def _stop(self) -> None:
        await self.hub.stop()
        await self.store.close()

    def restart(self) -> None:
        """Stop the hub and start another on the same store."""
        self.run(self._stop())
        self.run(self._open())

    def close(self) -> None:
        """Stop the hub and close the loop."""
        self.run(self._stop())
        self.loop.run_until_complete(self.loop.shutdown_default_executor())
        self.loop.close()


class TwoServers(HubHarness):
    """Two hubs on one store."""

    store_type = SharedStore

    async def _open(self) -> None:
        await super()._open()
        self.other = Hub(self.store, await start_clock(self.store, self.loop.time), self.bot_pool, self.hub.jobs)
        await self.other.start()

    async def _stop(self) -> None:
        await self.other.stop()
        await super()._stop()


def make_api(harness: HubHarness) -> Api:
    """The HTTP interface of a hub; slow reads in this process, since virtual time does not wait for others."""
    site = Site(harness.hub.store, harness.hub.clock, lambda: None)
    workers = _InlineWorkers()
    slow = (SlowReads(workers), Reviews(workers, harness.hub.store, harness.hub.spawn), Explorations(workers))
    return Api(harness.hub, Limiter(UNLIMITED, harness.hub.clock), site, *slow)
