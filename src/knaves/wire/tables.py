"""A table as everybody may see it, without the position of the game."""

from __future__ import annotations

from typing import Literal

import msgspec

from knaves.wire.fields import SeatKind, Settings, Status


class SeatInfo(msgspec.Struct, frozen=True):
    """One seat as everybody sees it."""

    kind: SeatKind
    name: str
    side: int
    level: str = ""
    """The level of the bot that plays here."""
    stand_in: str = ""
    """Why a bot plays for the player of this seat: `away`, `left`, `idle` or, long ago, `host`; empty if none does."""
    rematch: bool = False
    """Whether this seat is ready for the next game."""
    time_left: float | None = None
    """Seconds left on the clock of a game, at the time of the message."""
    program: bool = False
    """Whether a bot joined here: `kind` is `human`, since the server does not choose its moves."""


class CallInfo(msgspec.Struct, frozen=True):
    """An accusation that waits for the other opponents."""

    seat: int
    move: str
    waiting: list[int]
    """The seats that have yet to say whether they agree."""
    until: float


class Deadline(msgspec.Struct, frozen=True):
    """Something that ends at a moment in real time."""

    kind: Literal["move", "game", "block", "draw", "call"]
    until: float
    """Seconds since the epoch, by the server's clock; see `Update.now`."""
    seat: int | None = None


class IdleSeat(msgspec.Struct, frozen=True):
    """A player the game waits for without a clock, and from when others may let a bot play for them."""

    seat: int
    until: float
    """As in `Deadline`. Nothing happens then by itself."""


class TableInfo(msgspec.Struct, frozen=True):
    """The table, without the position of the game."""

    code: str
    title: str
    status: Status
    game: str
    number: int
    """The number of the game at this table, from 1."""
    seats: list[SeatInfo]
    host: int | None
    options: dict[str, str]
    settings: Settings
    commitment: str
    """The SHA-256 of the seed of this game, shown before the first card."""
    seed: str | None
    """The seed, once the game is over."""
    next_commitment: str
    """The commitment of the next game, known before anyone contributes to its seed."""
    call: CallInfo | None
    why_closed: str = ""
    close_code: str = ""
    """The error code whose sentence tells why the table was closed; empty if there is none."""


class TableNow(TableInfo, frozen=True):
    """The table, and what a list of games says about it."""

    turn: list[int] = []
    """The seats the game waits for, as a spectator sees it."""
    quiet: float = 0.0
    """Seconds since something happened at the table."""
    winners: list[int] | None = None
    """The seats that won, once the game is over: none for a draw; null if it ended in no result."""
