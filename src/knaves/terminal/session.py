"""What a screen needs of a game in progress, wherever it is played: on this machine now, on a server's table later.

A session has a version that grows with every change. Who shows it waits in `changed` and then reads what is new;
nothing is pushed, so a slow screen misses nothing and a lost connection is only one more change.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping, Sequence
from typing import Protocol

from knaves.bots import Hint
from knaves.game import Json, Move, View
from knaves.record import Record

Told = Mapping[str, Json]
"""An event as this seat may see it, as `Event.seen_by` gives it and a server sends it."""


class Link(enum.Enum):
    """Whether what is shown is still true."""

    LIVE = "live"
    LOST = "lost"
    """The connection is gone, and the session tries to get it back."""
    CLOSED = "closed"
    """There will be no more changes."""


class Session(Protocol):
    """One game as one seat lives it."""

    @property
    def view(self) -> View:
        """What the seat may know now; it brings the legal moves."""
        ...

    @property
    def names(self) -> Mapping[int, str]:
        """The players by seat."""
        ...

    @property
    def told(self) -> Sequence[Told]:
        """What has happened so far, in order; after an undo it is shorter."""
        ...

    @property
    def version(self) -> int:
        """Grows with every change."""
        ...

    @property
    def link(self) -> Link:
        """Whether there is a connection; a local game always has one."""
        ...

    @property
    def deadline(self) -> float | None:
        """When the own move is due, in seconds of `time.time()`; None where nobody measures it."""
        ...

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed that the deal follows from, known from the start."""
        ...

    @property
    def record(self) -> Record | None:
        """The record of the game with its seed, once it is over."""
        ...

    @property
    def can_undo(self) -> bool:
        """Whether the own last move can be taken back."""
        ...

    @property
    def phrases(self) -> Sequence[str]:
        """The keys of the quick phrases one may say; none where nobody listens."""
        ...

    async def changed(self, since: int) -> int:
        """Wait until the version is no longer `since`; the new version."""
        ...

    async def send(self, move: Move) -> None:
        """Make a move. Raises `GameError` if it is not taken."""
        ...

    async def let_others_go_first(self) -> None:
        """Say that one does not want to act now although one could, as with a draw that may wait."""
        ...

    async def hint(self) -> Hint | None:
        """What a strong player would do."""
        ...

    async def undo(self) -> bool:
        """Take the own last move back, with all that came after it; whether that could be done."""
        ...

    async def talk(self, phrase: str) -> None:
        """Say a quick phrase to the table."""
        ...

    async def close(self) -> None:
        """Leave; a game that was not over is abandoned."""
        ...
