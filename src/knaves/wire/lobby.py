"""The requests and answers of the lobby, over HTTP."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from knaves.wire.fields import (
    Contribution,
    GameName,
    LevelName,
    Name,
    OptionTexts,
    Seat,
    Settings,
    Status,
    Title,
    Token,
)


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Create a table. Its creator gets the first seat and is its host."""

    game: GameName
    seats: Annotated[int, Meta(ge=2, le=12)]
    name: Name
    """The host's own name."""
    title: Title | None = None
    options: OptionTexts = {}
    settings: Settings = Settings()
    bots: dict[str, LevelName] = {}
    """Levels by seat number, for seats that bots play from the beginning."""
    token: Token | None = None
    """The secret of the seat; the server makes one if the client does not."""
    contribution: Contribution = ""
    start: bool = False
    """Whether to begin at once; open seats are played by bots."""


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Take a seat; or, with the token of one, say that a bot plays it from now on, or a person again."""

    name: Name
    seat: Seat | None = None
    """The seat wanted; the first one free if left out."""
    token: Token | None = None
    contribution: Contribution = ""
    bot: bool = False
    """Whether a program of yours plays the seat; everybody at the table is told."""


class Seated(msgspec.Struct, frozen=True):
    """A seat was given."""

    code: str
    seat: int
    token: str
    """Keep it: it is the only key to the seat. The server has just its hash."""


class OptionInfo(msgspec.Struct, frozen=True):
    """One option of a game."""

    name: str
    values: list[str]
    """The default first."""
    rules: list[str]
    says: str


class GameInfo(msgspec.Struct, frozen=True):
    """One game that can be played here."""

    name: str
    seats: list[int]
    options: list[OptionInfo]
    tables: dict[str, list[list[int]]]
    """By the number of seats: the side of each seat, for each number of teams that is possible."""
    layout: list[list[str]] | None
    """The cards of the board row by row, `**` for a corner; null where there is no board."""


class LevelInfo(msgspec.Struct, frozen=True):
    """One level of the bots."""

    key: str
    name: str


class Catalogue(msgspec.Struct, frozen=True):
    """The games, the levels of the bots and the phrases of this server."""

    protocol: int
    version: str
    games: list[GameInfo]
    levels: list[LevelInfo]
    phrases: list[str]
    site: str
    """The name that the operator gave to this server."""
    weaker_bots: bool = False
    """Whether the bots play without their networks, because a package is missing."""


class Listed(msgspec.Struct, frozen=True):
    """A table in a list."""

    code: str
    title: str
    game: str
    status: Status
    players: int
    seats: int


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused."""

    code: str
    message: str
    rule: str = ""
    delay: float = 0.0
    """For `too-fast` and `server-busy`: seconds to wait before trying again; `Retry-After` has them rounded up."""
