"""A game in progress as one player sees it, wherever it is played: on this machine or at a server's table.

A session has a version that grows with every change. A screen waits in `wait_for_change` and then reads the new
state. Nothing is pushed, so a slow screen misses nothing, and a lost connection is just another change.
"""

from __future__ import annotations

import asyncio
import contextlib
import enum
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple, Protocol

from knaves.analysis import Doubt
from knaves.bots import Hint
from knaves.game import GameError, Json, Move, View
from knaves.record import Record
from knaves.retry import retry

SeenEvent = Mapping[str, Json]
"""An event as this seat may see it, as `Event.seen_by` gives it and a server sends it."""

MIN_RETRY_DELAY, MAX_CHANGE_WAIT = 0.1, 1.0
"""Seconds before a refused move is sent again."""
MAX_ATTEMPTS = 8


class ConnectionState(enum.Enum):
    """Whether the session is up to date."""

    LIVE = "live"
    LOST = "lost"
    """The connection is gone and the session is reconnecting."""
    CLOSED = "closed"
    """There will be no more changes."""


class CommandRefused(GameError):
    """A server refused a command; clients have their own sentence for each code."""

    def __init__(self, code: str, sentence: str, until: float = 0.0) -> None:
        super().__init__(sentence)
        self.code = code
        self.until = until
        """For the code `wait`: when it will be possible, in seconds of `time.time()`."""


@dataclass(frozen=True)
class Deadline:
    """A moment at which something ends."""

    kind: str
    """The clock of a `move` or a `game`, a `block` window, a `draw` that others must wait for, or a `call`."""
    until: float
    """In seconds of `time.time()`."""
    seat: int | None
    """The seat whose time runs; None for everybody."""


@dataclass(frozen=True)
class Accusation:
    """A call for table talk that the other opponents have not confirmed yet."""

    seat: int
    """The caller."""
    team: int
    asks_you: bool
    """Whether the player still has to answer."""


class SeatAction(NamedTuple):
    """Something about seats that the player can do at a server's table."""

    typed: str
    """What a player types: `back`, `bot 1`, `host 1`, `lock`, `unlock`, `spectators off` or `spectators on`."""
    message: str
    """The key of its label."""
    seat: int | None = None
    """The seat whose player the label names."""


class Session(Protocol):
    """One game as one seat sees it."""

    @property
    def view(self) -> View:
        """The current view of the seat, with its legal moves."""
        ...

    @property
    def names(self) -> Mapping[int, str]:
        """The players' names by seat."""
        ...

    @property
    def seat_marks(self) -> Mapping[int, str]:
        """A mark for seats that need one: `you`, `bot` or `away`."""
        ...

    @property
    def events(self) -> Sequence[SeenEvent]:
        """The events so far, in order; an undo removes some."""
        ...

    @property
    def version(self) -> int:
        """Grows with every change."""
        ...

    @property
    def connection_state(self) -> ConnectionState:
        """Whether the view is up to date; a local game is always live."""
        ...

    @property
    def deadlines(self) -> Sequence[Deadline]:
        """The clocks that run now."""
        ...

    @property
    def accusation(self) -> Accusation | None:
        """The call that awaits answers."""
        ...

    @property
    def seat_actions(self) -> Sequence[SeatAction]:
        """What the player can do about seats; nothing in a local game."""
        ...

    @property
    def stood_in(self) -> bool:
        """Whether a bot plays for the player."""
        ...

    @property
    def idle_until(self) -> Mapping[int, float]:
        """For seats that the game waits for: when others may let a bot play for them."""
        ...

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed, published before the deal."""
        ...

    @property
    def record(self) -> Record | None:
        """The complete record with its seed, once the game is over."""
        ...

    @property
    def current_record(self) -> Record | None:
        """The record so far; before the end without the seed and secret moves."""
        ...

    @property
    def can_hint(self) -> bool:
        """Whether hints are available."""
        ...

    @property
    def can_coach(self) -> bool:
        """Whether moves can be doubted: the player is alone with bots."""
        ...

    @property
    def others_wait(self) -> bool:
        """Whether the other players wait while this one may act but doesn't have to."""
        ...

    @property
    def can_undo(self) -> bool:
        """Whether the player's last move can be undone."""
        ...

    @property
    def phrases(self) -> Sequence[str]:
        """The ids of the phrases the player can say; empty if nobody listens."""
        ...

    @property
    def can_chat(self) -> bool:
        """Whether free text is allowed now."""
        ...

    async def wait_for_change(self, since: int) -> int:
        """Wait until the version differs from `since`; returns the new version."""
        ...

    async def send(self, move: Move) -> None:
        """Make a move. Raises `GameError` if it is refused."""
        ...

    async def let_others_act_first(self) -> None:
        """Decline to act now although the player may, as with a draw that can wait."""
        ...

    async def hint(self) -> Hint | None:
        """A strong player's move. Raises `GameError` if hints are refused."""
        ...

    async def doubt(self, move: Move) -> Doubt | None:
        """A doubt about a move that loses much. Raises `GameError` if it is refused."""
        ...

    async def undo(self) -> bool:
        """Undo the player's last move and everything after it; returns whether that was possible."""
        ...

    async def say(self, text: str) -> None:
        """Say a phrase by its id, or a text, to the table. Raises `GameError` if that is not allowed."""
        ...

    async def answer_accusation(self, *, agree: bool) -> None:
        """Agree with a call or reject it. Raises `GameError` if it has been settled."""
        ...

    async def seat_command(self, typed: str) -> bool:
        """Do what a player typed about seats, if it is that. Raises `GameError` if it is refused."""
        ...

    async def close(self) -> None:
        """Leave; an unfinished local game is abandoned."""
        ...


class QuietSession:
    """The parts of a session that need other people: a game on this machine has no clocks and nobody to talk to."""

    seat_marks: Mapping[int, str] = MappingProxyType({})
    deadlines: Sequence[Deadline] = ()
    accusation: Accusation | None = None
    seat_actions: Sequence[SeatAction] = ()
    stood_in = False
    idle_until: Mapping[int, float] = MappingProxyType({})
    phrases: Sequence[str] = ()
    can_chat = False

    async def say(self, text: str) -> None:
        """Nobody listens."""
        del text

    async def answer_accusation(self, *, agree: bool) -> None:
        """A call takes effect at once, so there is nothing to answer."""
        del agree

    async def seat_command(self, typed: str) -> bool:
        """There is nothing to do about seats."""
        del typed
        return False


def can_let_others_act(session: Session) -> bool:
    """Whether the player can decline to act, so that others who may act go first."""
    view = session.view
    others_can_act = bool(view.actors - {view.seat}) and not all(move.secret for move in view.legal)
    return session.others_wait and others_can_act


async def send_with_retries(
    session: Session, move: Move, on_wait: Callable[[CommandRefused], object], clock: Callable[[], float] = time.time
) -> None:
    """Make a move, again if need be while it stays legal. `on_wait` is called when others have time to act first.

    Another player may still have a moment to draw, or their forfeit or late draw crossed our move on its way.
    """
    version = session.version

    async def attempt() -> None:
        nonlocal version
        version = session.version
        await session.send(move)

    async def try_again(error: Exception) -> bool:
        if not isinstance(error, CommandRefused):
            return False
        if error.code == "wait":
            on_wait(error)
            await asyncio.sleep(max(MIN_RETRY_DELAY, error.until - clock()))
        elif error.code == "stale":
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(session.wait_for_change(version), MAX_CHANGE_WAIT)
        else:
            return False
        return move in session.view.legal

    await retry(attempt, try_again, max_attempts=MAX_ATTEMPTS)
