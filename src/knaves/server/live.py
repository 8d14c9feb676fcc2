"""A table that is being played in this process, and who is connected to it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Protocol

from knaves.server.jobs import Job
from knaves.server.table import Table


class Listener(Protocol):
    """Somebody who is connected to a table."""

    key: str
    """The hash of the token it came with; the seat follows from it, also when seats are swapped."""
    seat: int | None
    seen: int
    number: int
    text: bool

    def send(self, message: bytes) -> None:
        """Send, or queue, a message; never waits."""

    def end(self, reason: str, *, again: bool) -> None:
        """Say goodbye."""


@dataclass(eq=False)
class Live:
    """One table in memory."""

    table: Table
    loaded_at: float
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    broken: bool = False
    """Whether the table may differ from its log and must be read again."""
    mending: bool = False
    listeners: set[Listener] = field(default_factory=set)
    thinking: set[Job] = field(default_factory=set)
    """What bots are choosing."""
    not_before: float = 0.0
    """Before this nothing is tried by itself, since it failed a moment ago or must wait."""
    gone_since: dict[int, float] = field(default_factory=dict)
    timer: asyncio.TimerHandle | None = None
    idle_since: float = 0.0

    def choosing(self) -> int:
        """How many bots are choosing a move; none in a window, where a long thought would tell of a Block."""
        table, play = self.table, self.table.play
        if play is None or play.state.sealed:
            return 0
        return sum((job.round, job.ply) == (table.reset_at, len(play.moves)) for job in self.thinking)

    def present(self) -> set[int]:
        """The seats that somebody plays from here."""
        return {listener.seat for listener in self.listeners if listener.seat is not None}
