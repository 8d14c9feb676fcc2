"""The messages that a server sends on a socket."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from knaves.wire.tables import Deadline, IdleSeat, TableInfo

PublicViewData = Annotated[dict[str, Any], Meta(extra={"typescript": "PublicView"})]
"""The part of a view that is equal for everybody, of a type that its game declares in `view_types`.

A game that declares none sends dictionaries of its own.
"""
SeatViewData = Annotated[dict[str, Any], Meta(extra={"typescript": "SeatView"})]
"""The part of a view that is for one seat, or for a spectator."""
EventData = Annotated[dict[str, Any], Meta(extra={"typescript": "AnyEvent"})]
"""An event as its receiver may see it: `event` names its kind, the other fields are those of its class.

The kinds are those that the game declares in `event_types` and those of `knaves.wire.table_events`.
"""


class ServerMessage(msgspec.Struct, frozen=True, tag_field="t", omit_defaults=True):
    """A message from the server; `t` names its kind."""


class Happened(msgspec.Struct, frozen=True):
    """Something that happened, as the receiver may see it."""

    version: int
    at: float
    event: EventData


class Update(ServerMessage, frozen=True, tag="update"):
    """The table as it is now, and the events since the last update that the receiver has."""

    version: int
    ply: int
    """The number of moves made in this game; a move names it."""
    you: int | None
    table: TableInfo
    view: PublicViewData | None
    """The part of the position that is equal for everybody; null in the lobby."""
    own: SeatViewData | None
    """The rest of the position, for the receiver alone: the hand, the legal moves, their own sealed answer.

    Together the two are `View.data()` of docs/notation.md.
    """
    events: list[Happened]
    since: int
    """`events` is complete after this version; 0 replaces everything heard before.

    Of a long game only the last events are sent, and the first of them is `left-out`.
    """
    deadlines: list[Deadline]
    now: float
    position: str = ""
    """The view as one line of text, for clients whose hello asked for it."""
    done: str = ""
    """The id of the receiver's command that led to this update, which is its answer."""
    idle: list[IdleSeat] = []
    """For whom others may let a bot play, and from when."""
    undo: bool = False
    """Whether the receiver can take back a move now."""


class Done(ServerMessage, frozen=True, tag="ok"):
    """A command was carried out and nothing changed by it that was not sent before; its effect is durable."""

    id: str
    version: int


class Error(ServerMessage, frozen=True, tag="error"):
    """A command, or a message that could not be read, had no effect."""

    id: str
    code: str
    message: str
    rule: str = ""
    until: float = 0.0
    """For `wait`: the time from which the command is accepted."""
    delay: float = 0.0
    """For `too-fast` and `server-busy`: seconds to wait before sending it again."""


class Said(ServerMessage, frozen=True, tag="say"):
    """Somebody said something."""

    seat: int
    phrase: str = ""
    text: str = ""
    at: float = 0.0
    id: str = ""
    """The id of the command. After a server was killed, a message that is sent again has the same; show it once."""


class Presence(ServerMessage, frozen=True, tag="presence"):
    """The connected players and spectators."""

    seats: list[int]
    watching: int


class Hint(ServerMessage, frozen=True, tag="hint"):
    """The move of a strong player, and why. Show the nudge first, the rest if the player asks again."""

    id: str
    move: str
    reason: str
    args: dict[str, Any]
    nudge: str = ""
    """What helps to find the move, without giving it away."""
    nudge_args: dict[str, Any] = {}
    chance: float | None = None
    """The chance of the player's side to win after the move; missing if the server cannot estimate it."""
    next_chance: float | None = None
    """The same after the best other move."""


class Checked(ServerMessage, frozen=True, tag="checked"):
    """The answer to `check`. Nothing was played."""

    id: str
    nudge: str = ""
    """What helps to find a better move, if this one loses much; missing if nothing speaks against it."""
    nudge_args: dict[str, Any] = {}
    chance: float = 0.0
    """The chance of the player's side to win after the move …"""
    best_chance: float = 0.0
    """… and after the best one."""


class Beat(ServerMessage, frozen=True, tag="beat"):
    """A sign of life. If `version` is not the last one you heard of, say hello again."""

    version: int
    now: float


class Bye(ServerMessage, frozen=True, tag="bye"):
    """The server ends the connection; `again` tells whether to come back."""

    reason: str
    again: bool
    delay: float = 0.0
    """Seconds to wait before coming back."""


AnyServerMessage = Update | Done | Error | Said | Presence | Hint | Checked | Beat | Bye

encode = msgspec.json.Encoder().encode
"""A message as it is sent."""
