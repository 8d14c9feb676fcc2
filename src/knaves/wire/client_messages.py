"""The messages that a client sends on a socket."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, UnsetType

from knaves.wire.fields import CommandId, Contribution, LevelName, MoveText, Name, OptionTexts, Seat, Settings, Title


class ClientMessage(msgspec.Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    """A message from a client; `t` names its kind."""


class Hello(ClientMessage, frozen=True, tag="hello"):
    """Subscribe to the table. May be sent again, to change the seat or to catch up."""

    token: Annotated[str, Meta(max_length=64)] | None = None
    """The secret of a seat; without it the client is a spectator."""
    seen: Annotated[int, Meta(ge=0)] = 0
    """The last version received."""
    number: Annotated[int, Meta(ge=0)] = 0
    """The number of the game it belongs to."""
    text: bool = False
    """Whether updates should have the position as text too, for programs that use this package."""
    protocol: Annotated[int, Meta(ge=0)] = 2
    """The protocol of the client; 2 for clients that don't send it."""


class Ping(ClientMessage, frozen=True, tag="beat"):
    """Ask for a beat."""


class Command(ClientMessage, frozen=True):
    """A command of a seat; answered with the same id by an `update` that it led to, by `ok` or by `error`."""

    id: CommandId


class MakeMove(Command, frozen=True, tag="move"):
    """Make a move."""

    ply: Annotated[int, Meta(ge=0)]
    """The `ply` of the update it answers; a move for another position is refused as stale."""
    move: MoveText


class Undo(Command, frozen=True, tag="undo"):
    """Take back the own last move, and the bots' moves since."""

    ply: Annotated[int, Meta(ge=0)]


class AskHint(Command, frozen=True, tag="hint"):
    """Ask for a hint."""


class CheckMove(Command, frozen=True, tag="check"):
    """Ask whether a move loses much, before it is made; only a player who plays against bots alone may ask."""

    ply: Annotated[int, Meta(ge=0)]
    move: MoveText


class Say(Command, frozen=True, tag="say"):
    """Say something to everybody at the table."""

    phrase: Annotated[str, Meta(max_length=20)] = ""
    text: Annotated[str, Meta(max_length=200)] = ""


class Judge(Command, frozen=True, tag="judge"):
    """Agree or disagree with an accusation."""

    agree: bool


class Rematch(Command, frozen=True, tag="rematch"):
    """Ready for the next game: in the lobby the host sees it, after a game the next one begins when all are ready."""

    contribution: Contribution = ""


class Leave(Command, frozen=True, tag="leave"):
    """Leave: before the game the seat is free again, during it a bot plays until the player is back."""


class Rename(Command, frozen=True, tag="rename"):
    """Change the own name."""

    name: Name


class Start(Command, frozen=True, tag="start"):
    """Host: begin; open seats are played by bots."""


class Change(Command, frozen=True, tag="change"):
    """Host, between games: change title, options, settings or number of seats.

    The title, `locked` and `spectators` may change at any time.
    """

    title: Title | UnsetType = UNSET
    options: OptionTexts | UnsetType = UNSET
    settings: Settings | UnsetType = UNSET
    seats: Annotated[int, Meta(ge=2, le=12)] | UnsetType = UNSET


class Swap(Command, frozen=True, tag="swap"):
    """Host, between games: swap two seats."""

    a: Seat
    b: Seat


class Fill(Command, frozen=True, tag="fill"):
    """Host, between games: put a bot on an open seat, or with an empty level free the seat, whoever has it."""

    seat: Seat
    level: LevelName


class StandIn(Command, frozen=True, tag="stand-in"):
    """Let a bot play for somebody the game has waited for longer than the table's `idle_seconds`, until they return."""

    seat: Seat


class Return(Command, frozen=True, tag="return"):
    """Play again after a bot stood in."""


class HandOver(Command, frozen=True, tag="hand-over"):
    """Host: make another person the host."""

    seat: Seat


class Close(Command, frozen=True, tag="close"):
    """Host: close the table for good."""


AnyCommand = (
    MakeMove
    | Undo
    | AskHint
    | CheckMove
    | Say
    | Judge
    | Rematch
    | Leave
    | Return
    | Rename
    | Start
    | Change
    | Swap
    | Fill
    | StandIn
    | HandOver
    | Close
)
AnyClientMessage = Hello | Ping | AnyCommand
