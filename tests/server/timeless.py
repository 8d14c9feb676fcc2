"""An event loop in which waiting takes no time, and a hub in it: real tables, a real store, real timers.

Time jumps to the next timer as soon as nothing is under way in a thread, so that hours of a table pass in moments and
every message has an exact time.
"""

from __future__ import annotations

import asyncio
import random
import selectors
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from knaves import wire
from knaves.bots import LEVELS
from knaves.game import View
from knaves.server.hub import Hub
from knaves.server.jobs import LocalJobs
from knaves.server.live import Live
from knaves.server.store.sqlite import SqliteStore
from knaves.server.thinking import Thinkers, advise

T = TypeVar("T")
EPOCH = 1_800_000_000.0
read = msgspec.json.Decoder(wire.AnyServerMessage).decode


class _Selector(selectors.DefaultSelector):
    """Waits for threads in real time, and for timers not at all."""

    loop: TimelessLoop

    def select(self, timeout: float | None = None) -> Any:
        if timeout is None or timeout <= 0 or self.loop.busy:
            return super().select(None if timeout and self.loop.busy else timeout)
        found = super().select(0)
        if not found:
            self.loop.now += timeout
        return found


class TimelessLoop(asyncio.SelectorEventLoop):
    """Its time passes only by timers."""

    def __init__(self) -> None:
        self.now = 0.0
        self.busy = 0
        """What is under way in threads."""
        selector = _Selector()
        selector.loop = self
        super().__init__(selector)

    def time(self) -> float:
        """Seconds since the loop was made."""
        return self.now

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> Any:  # type: ignore[override]
        """Count what runs in threads."""
        future = super().run_in_executor(executor, func, *args)
        self.busy += 1
        future.add_done_callback(self._done)
        return future

    def _done(self, _: Any) -> None:
        self.busy -= 1


class CountingStore(SqliteStore):
    """The SQLite store, whose writer thread the loop waits for."""

    async def _write(self, operation: Any) -> Any:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, TimelessLoop)
        loop.busy += 1
        writing = asyncio.ensure_future(super()._write(operation))

        def written(task: asyncio.Future[Any]) -> None:
            loop.busy -= 1
            task.cancelled() or task.exception()  # whoever asked may be gone, the thread goes on all the same

        writing.add_done_callback(written)
        return await asyncio.shield(writing)


class HereThinkers(Thinkers):
    """Levels that choose in this process, with a delay of their own."""

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
        return wire.Hint(command, *advise(view.game.name, str(view), 0.001))


class Ear:
    """A listener that keeps what it hears, with the time of each message."""

    def __init__(self, room: Room, token: str = "") -> None:
        self.room = room
        self.token = token
        self.key, self.text = "", False
        self.seat: int | None = None
        self.seen = self.number = 0
        self.heard: list[tuple[float, bytes]] = []
        self.ended: list[str] = []

    def send(self, message: bytes) -> None:
        """Keep a message."""
        self.heard.append((self.room.loop.now, message))

    def end(self, reason: str, *, again: bool) -> None:
        """Keep a goodbye."""
        self.ended.append(reason)

    def messages(self) -> list[Any]:
        """What was heard, read."""
        return [read(message) for _, message in self.heard]

    def last(self, kind: type[T]) -> T:
        """The last message of a kind."""
        return next(message for message in reversed(self.messages()) if isinstance(message, kind))

    async def hello(self, live: Live, seen: int = 0, number: int = 0) -> None:
        """Say who one is."""
        await self.room.hub.hello(live, self, wire.Hello(self.token or None, seen, number, self.text))

    def leave(self, live: Live) -> None:
        """Lose the connection."""

        async def gone() -> None:
            self.room.hub.gone(live, self)

        self.room.run(gone())

    async def ask(self, live: Live, command: wire.AnyCommand) -> wire.Done | wire.Error | wire.Hint:
        """Give a command; its answer."""
        start = len(self.heard)
        await self.room.hub.command(live, self, command)
        answers = self.answers(command, start)
        assert len(answers) == 1, "a command has one answer"
        return answers[0]

    def answers(self, command: wire.AnyCommand, start: int) -> list[wire.Done | wire.Error | wire.Hint]:
        """What was heard in answer to a command, after so many messages; an update that answers counts as `ok`."""
        heard = [
            wire.Done(message.done, message.version) if isinstance(message, wire.Update) else message
            for message in self.messages()[start:]
        ]
        return [
            message
            for message in heard
            if isinstance(message, wire.Done | wire.Error | wire.Hint) and message.id == command.id
        ]


class Room:
    """A hub on a store in a folder, in a loop without waiting."""

    def __init__(self, folder: Path, thinkers: Thinkers | None = None) -> None:
        self.folder = folder
        self.loop = TimelessLoop()
        self.thinkers = thinkers or HereThinkers()
        self.run(self._open())

    async def _open(self) -> None:
        self.store = CountingStore(self.folder)
        await self.store.open()
        self.hub = Hub(self.store, self.clock, self.thinkers, LocalJobs())
        await self.hub.start()
        self.hub.spawn(self.hub.jobs.work(self.hub.alarms.think, 4))

    def clock(self) -> float:
        """The time of day."""
        return EPOCH + self.loop.now

    def run(self, work: Awaitable[T]) -> T:
        """Do something to its end."""

        async def done() -> T:
            return await work

        return self.loop.run_until_complete(done())

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        self.run(asyncio.sleep(seconds))

    def until(self, done: Callable[[], bool], seconds: float = 3600.0) -> None:
        """Let time pass until something is so."""
        end = self.loop.now + seconds
        while not done():
            assert self.loop.now < end, "it never came to that"
            self.wait(0.25)

    async def _stop(self) -> None:
        await self.hub.stop()
        await self.store.close()

    def restart(self) -> None:
        """Stop the hub and begin another on the same store."""
        self.run(self._stop())
        self.run(self._open())

    def close(self) -> None:
        """End everything."""
        self.run(self._stop())
        self.loop.run_until_complete(self.loop.shutdown_default_executor())
        self.loop.close()
