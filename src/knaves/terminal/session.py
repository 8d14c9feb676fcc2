"""What a screen needs of a game in progress, wherever it is played: on this machine or at a server's table.

A session has a version that grows with every change. Who shows it waits in `changed` and then reads what is new;
nothing is pushed, so a slow screen misses nothing and a lost connection is only one more change.
"""

from __future__ import annotations

import asyncio
import contextlib
import enum
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from knaves.bots import Hint
from knaves.game import GameError, Json, Move, View
from knaves.record import Record

Told = Mapping[str, Json]
"""An event as this seat may see it, as `Event.seen_by` gives it and a server sends it."""

SHORT_WAIT, MOST_TRIES = 0.1, 8
"""Seconds between two attempts at least, and how many there are."""


class Link(enum.Enum):
    """Whether what is shown is still true."""

    LIVE = "live"
    LOST = "lost"
    """The connection is gone, and the session tries to get it back."""
    CLOSED = "closed"
    """There will be no more changes."""


class NotTaken(GameError):
    """A server refused something; clients have their own words for the code."""

    def __init__(self, code: str, sentence: str, until: float = 0.0) -> None:
        super().__init__(sentence)
        self.code = code
        self.until = until
        """For `wait`: when it will be possible, in seconds of `time.time()`."""


@dataclass(frozen=True)
class Due:
    """Something that ends at a moment in real time."""

    kind: str
    """A clock of a `move` or a `game`, a `block` window, a `draw` that nobody may cut off yet, or a `call`."""
    until: float
    """In seconds of `time.time()`."""
    seat: int | None
    """Whose time it is; None if it is everybody's."""


@dataclass(frozen=True)
class Accusation:
    """A call for table talk that the other opponents have not confirmed yet."""

    seat: int
    """Who calls."""
    team: int
    asks_you: bool
    """Whether the player is one of those who are asked."""


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
    def marks(self) -> Mapping[int, str]:
        """What is to be known about who plays a seat: `you`, `bot` or `away`; nothing where all is as usual."""
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
    def due(self) -> Sequence[Due]:
        """What ends by itself, and when; nothing where nobody measures time."""
        ...

    @property
    def accusation(self) -> Accusation | None:
        """The call that is being judged."""
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
    def can_hint(self) -> bool:
        """Whether there are hints."""
        ...

    @property
    def holds_up(self) -> bool:
        """Whether the others wait for who may act but need not, until told not to."""
        ...

    @property
    def can_undo(self) -> bool:
        """Whether the own last move can be taken back."""
        ...

    @property
    def phrases(self) -> Sequence[str]:
        """The quick phrases one may say, by id; none where nobody listens."""
        ...

    @property
    def talks_freely(self) -> bool:
        """Whether one may say more than phrases now."""
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
        """What a strong player would do. Raises `GameError` if nobody tells."""
        ...

    async def undo(self) -> bool:
        """Take the own last move back, with all that came after it; whether that could be done."""
        ...

    async def talk(self, what: str) -> None:
        """Say a quick phrase by its id, or a text, to the table. Raises `GameError` if that is not allowed."""
        ...

    async def judge(self, *, agree: bool) -> None:
        """Say whether one agrees with a call. Raises `GameError` if nobody asks any more."""
        ...

    async def close(self) -> None:
        """Leave; a game that was not over is abandoned."""
        ...


async def send_patiently(
    session: Session, move: Move, told: Callable[[NotTaken], object], clock: Callable[[], float] = time.time
) -> None:
    """Make a move, and again if it is still legal after others acted first.

    Somebody may have a moment to draw, which is told; or another's forfeit or late draw crossed our move on its way.
    """
    for _ in range(MOST_TRIES):
        version = session.version
        try:
            return await session.send(move)
        except NotTaken as refusal:
            if refusal.code == "wait":
                told(refusal)
                await asyncio.sleep(max(SHORT_WAIT, refusal.until - clock()))
            elif refusal.code == "stale":
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(session.changed(version), 1.0)
            if refusal.code not in ("wait", "stale") or move not in session.view.legal:
                raise
    raise NotTaken("stale", "others were always quicker")
