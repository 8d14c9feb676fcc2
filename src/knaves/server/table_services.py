"""What a live table uses: its connections, and the services of its process, each as a small protocol."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, Protocol

from knaves import wire
from knaves.game import View
from knaves.server.jobs import Job
from knaves.server.metrics import Metrics
from knaves.server.quotas import Room
from knaves.server.server_clock import Clock
from knaves.server.store.base import LogRow, Summary


class Subscriber(Protocol):
    """Somebody who is connected to a table."""

    key: str
    """The hash of their token; the seat follows from it, also when seats are swapped."""
    seat: int | None
    seen: int
    """The last version that they were sent."""
    number: int
    """The number of the game that it belongs to."""
    text: bool
    """Whether they want positions as text too."""

    def send(self, message: bytes) -> None:
        """Queue a message; never waits."""

    def close(self, reason: str, *, again: bool) -> None:
        """Say goodbye; `again` tells whether to come back."""


class Log(Protocol):
    """The log of all tables, as a table uses it."""

    async def append(self, table: str, row: LogRow, summary: Summary) -> None:
        """Append one row; returns after the commit."""

    async def read(self, table: str, after: int = 0) -> list[LogRow]:
        """The rows of a table after a version."""


class Queue(Protocol):
    """The queue of bots' turns."""

    async def defer(self, job: Job) -> bool:
        """Put a job into the queue."""


class Advisor(Protocol):
    """Gives hints, and doubts moves."""

    async def hint(self, view: View, command: str) -> wire.Hint:
        """A strong player's move. Raises `BotPoolError`."""

    async def check(self, view: View, move: str, command: str) -> wire.Checked:
        """Whether a move loses much. Raises `BotPoolError`."""


class OtherProcesses(Protocol):
    """The same table in other processes."""

    def seats(self, table: str) -> set[int]:
        """The seats that are connected elsewhere."""

    def spectators(self, table: str) -> int:
        """How many watch elsewhere."""

    def presence_changed(self, table: str) -> None:
        """Tell the others soon who is connected here."""

    async def announce_chat(self, table: str, actor: str, said: wire.Said) -> None:
        """Pass chat on."""


@dataclass
class Services:
    """What live tables use of their process."""

    log: Log
    clock: Clock
    queue: Queue
    advisor: Advisor
    others: OtherProcesses
    spawn: Callable[[Coroutine[Any, Any, None]], None]
    unload: Callable[[str], None]
    """Removes a table from memory."""
    room: Room
    """Bounds what is stored."""
    runs_timers: bool = False
    """Whether tables act by themselves here; in a process that only lets bots think they do not."""
    metrics: Metrics = field(default_factory=Metrics)
