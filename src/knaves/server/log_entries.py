"""The entries of a table's log; each row holds those that took effect together.

Entries say what was done, never the result: the table computes that from the rules, always the same. A field may be
added with a default; none may change its meaning, or old tables could no longer be read. The tags are stored.
"""

from __future__ import annotations

import msgspec

from knaves.wire import Settings


class LogEntry(msgspec.Struct, frozen=True, tag_field="do", omit_defaults=True):
    """Something that was done at a table."""


class TableCreated(LogEntry, frozen=True, tag="open"):
    """The table was created."""

    code: str
    title: str
    game: str
    seats: int
    seed: str
    """The secret seed of the first game, in hexadecimal."""
    options: dict[str, str] = {}
    settings: Settings = Settings()


class SeatTaken(LogEntry, frozen=True, tag="sit"):
    """A person took a seat."""

    seat: int
    name: str
    key: str
    """The SHA-256 of the seat's token."""
    contribution: str = ""
    bot: bool = False
    """Whether a program plays the seat."""


class SeatFreed(LogEntry, frozen=True, tag="stand"):
    """A seat is free again."""

    seat: int


class BotSeated(LogEntry, frozen=True, tag="fill"):
    """A bot took a seat."""

    seat: int
    level: str


class PlayerRenamed(LogEntry, frozen=True, tag="rename"):
    """A person changed their name."""

    seat: int
    name: str


class SeatsSwapped(LogEntry, frozen=True, tag="swap"):
    """Two seats changed places."""

    a: int
    b: int


class TableChanged(LogEntry, frozen=True, tag="change"):
    """The table's setup changed; None leaves a part as it is."""

    title: str | None = None
    options: dict[str, str] | None = None
    settings: Settings | None = None
    seats: int | None = None


class GameStarted(LogEntry, frozen=True, tag="begin"):
    """A game was dealt."""

    rules: int
    """The version of the game's rules."""
    seed: str
    """The secret seed of the game after this one, so that its commitment is known before anyone contributes."""


class MoveMade(LogEntry, frozen=True, tag="play"):
    """A move was made."""

    seat: int
    move: str
    by: str = ""
    """`bot` or `clock`, where a bot chose it."""


class AnswerSealed(LogEntry, frozen=True, tag="answer"):
    """An answer was given that stays sealed until the window closes."""

    seat: int
    move: str


class WindowClosed(LogEntry, frozen=True, tag="unseal"):
    """The window closed: the sealed answers are played in the order of the seats; a seat without one passes."""


class CallRaised(LogEntry, frozen=True, tag="call"):
    """A seat accused others; the other opponents are asked."""

    seat: int
    move: str


class CallJudged(LogEntry, frozen=True, tag="judge"):
    """One of the opponents said whether they agree."""

    seat: int
    agree: bool


class CallDropped(LogEntry, frozen=True, tag="drop-call"):
    """An accusation was dropped."""


class MovesUndone(LogEntry, frozen=True, tag="undo"):
    """Moves were taken back; `ply` of them remain."""

    seat: int
    ply: int


class StandInStarted(LogEntry, frozen=True, tag="stand-in"):
    """A bot plays for a person now."""

    seat: int
    why: str
    """`away`, `left` or `idle`; in old logs also `host`."""


class PlayerReturned(LogEntry, frozen=True, tag="return"):
    """The person plays again."""

    seat: int


class ClocksResumed(LogEntry, frozen=True, tag="resume"):
    """Clocks, windows and calls end so much later, since no server ran for some time."""

    seconds: float


class HostChanged(LogEntry, frozen=True, tag="host"):
    """Somebody else is the host now."""

    seat: int
    why: str
    """`away` if the host was, `given` if they handed it over."""


class RematchRequested(LogEntry, frozen=True, tag="rematch"):
    """A person wants another game."""

    seat: int
    contribution: str = ""


class TableClosed(LogEntry, frozen=True, tag="close"):
    """The table was closed for good."""

    why: str
    code: str = ""
    """The error code whose sentence tells players why, if there is one."""


AnyLogEntry = (
    TableCreated
    | SeatTaken
    | SeatFreed
    | BotSeated
    | PlayerRenamed
    | SeatsSwapped
    | TableChanged
    | GameStarted
    | MoveMade
    | AnswerSealed
    | WindowClosed
    | CallRaised
    | CallJudged
    | CallDropped
    | MovesUndone
    | StandInStarted
    | PlayerReturned
    | ClocksResumed
    | HostChanged
    | RematchRequested
    | TableClosed
)

LogEntries = list[AnyLogEntry]

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(LogEntries).decode
