"""The messages between a server of tables and its clients, defined once; docs/protocol.md tells their story.

TypeScript types and the OpenAPI document are generated from here, so every field has a type that both can say.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from knaves.extras import missing_package

try:
    import msgspec
    from msgspec import UNSET, Meta, UnsetType
except ImportError as error:
    raise missing_package(__name__, "server", error.name) from None

PROTOCOL = 1
"""Changes when an older client could no longer play."""

MOST_FRAME_BYTES = 16_384
"""A longer message from a client is refused."""

MOST_NAME = 24
CODE_LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Without 0 O 1 I, which people mistake for each other."""
CODE_LENGTH = 5

Name = Annotated[str, Meta(min_length=1, max_length=MOST_NAME)]
"""What a player is called."""
Title = Annotated[str, Meta(min_length=1, max_length=40)]
"""What a table is called."""
CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
"""Chosen by the client, different for each command of a seat: sent again it is carried out once."""
Token = Annotated[str, Meta(min_length=22, max_length=64, pattern=r"^[A-Za-z0-9_-]+\Z")]
"""Whoever has it plays the seat: at least 128 random bits in base64url."""
Contribution = Annotated[str, Meta(max_length=64)]
"""What a player adds to the shuffle."""
Seat = Annotated[int, Meta(ge=0, le=11)]
GameName = Annotated[str, Meta(max_length=20)]
LevelName = Annotated[str, Meta(max_length=20)]
OptionTexts = dict[Annotated[str, Meta(max_length=30)], Annotated[str, Meta(max_length=30)]]
MoveText = Annotated[str, Meta(min_length=1, max_length=40)]

Status = Literal["lobby", "playing", "over", "closed"]
SeatKind = Literal["open", "human", "bot"]
ClockKind = Literal["none", "move", "game", "days"]

PHRASES = (
    "hello", "good-luck", "have-fun", "nice-move", "wow", "close-one", "well-played", "thanks",
    "sorry", "oops", "thinking", "one-moment", "hurry", "your-turn", "rematch", "bye",
)  # fmt: skip
"""What may be said by id, so that everybody reads it in his own language."""


class Settings(msgspec.Struct, frozen=True, omit_defaults=False):
    """How a table is run, as its host chose it; the rules of the game are its options."""

    clock: ClockKind = "none"
    """No clock, so many seconds for each move, so many for a whole game, or days for each move."""
    seconds: Annotated[int, Meta(ge=0, le=86_400 * 30)] = 0
    """What the clock gives: for each move, or for the whole game."""
    public: bool = False
    """Whether the table is listed, so that anyone may find and watch it."""
    bot_level: LevelName = "casual"
    """Who sits on empty seats, and stands in for absent players."""
    patience: Annotated[int, Meta(ge=0, le=86_400)] = 120
    """Seconds until a bot stands in for an absent player; 0 for never. Tables of days always wait."""
    block_seconds: Annotated[int, Meta(ge=1, le=60)] = 5
    """How long everybody has to answer with a Block; two seconds at least where a bot is asked."""
    draw_seconds: Annotated[int, Meta(ge=0, le=60)] = 5
    """For how long a draw cannot be cut off by the next player's, where draws can be forgotten."""
    pace: Annotated[int, Meta(ge=0, le=5000)] = 700
    """Milliseconds between a move and a bot's, so that people can follow; a Block window does not wait for it."""
    hints: bool = False
    undo: bool = False
    """Whether a lone player may take moves back against bots."""
    latecomers: bool = True
    """Whether somebody may take over a bot's seat in a running game."""
    talk: Literal["phrases", "free"] = "phrases"
    """Whether free text may be written before and after a game; during play never, where there are partners."""
    one_device: bool = False
    """Whether one device is passed around: then a Block window closes as soon as all have answered."""


def is_code(text: str) -> bool:
    """Whether a table could have this code."""
    return len(text) == CODE_LENGTH and all(letter in CODE_LETTERS for letter in text)


# --- HTTP ---------------------------------------------------------------------------------------------------------


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a table. Whoever does gets its first seat and is its host."""

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


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a seat."""

    name: Name
    seat: Seat | None = None
    """The seat wanted; the first one free if left out."""
    token: Token | None = None
    contribution: Contribution = ""


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
    """All that can be played, and against whom."""

    protocol: int
    version: str
    games: list[GameInfo]
    levels: list[LevelInfo]
    phrases: list[str]
    site: str
    """What the host calls this place."""


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


# --- What a table looks like --------------------------------------------------------------------------------------


class SeatInfo(msgspec.Struct, frozen=True):
    """One seat as everybody sees it."""

    kind: SeatKind
    name: str
    side: int
    level: str = ""
    """The level of the bot that plays here."""
    stand_in: str = ""
    """Why a bot plays for the person of this seat: `away`, `left`, `clock` or `host`; empty if it does not."""
    rematch: bool = False
    """Whether this seat is ready for the next game: before the first one, or after one for another."""
    time_left: float | None = None
    """Seconds left on the clock of a game, at the time of the message."""


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


class TableInfo(msgspec.Struct, frozen=True):
    """The table, without the position of the game."""

    code: str
    title: str
    status: Status
    game: str
    number: int
    """Which game at this table, from 1; a rematch is the next."""
    seats: list[SeatInfo]
    host: int | None
    options: dict[str, str]
    settings: Settings
    commitment: str
    """The SHA-256 of the seed of this game, shown before the first card."""
    seed: str | None
    """The seed, once the game is over."""
    next_commitment: str
    """That of the next game at this table, known before anyone adds to its shuffle."""
    call: CallInfo | None
    why_closed: str = ""


# --- Messages from the server -------------------------------------------------------------------------------------


class ServerMessage(msgspec.Struct, frozen=True, tag_field="t", omit_defaults=True):
    """What a server sends; `t` names the kind."""


class Happened(msgspec.Struct, frozen=True):
    """Something that happened, as the receiver may see it."""

    version: int
    at: float
    event: dict[str, Any]
    """`event` names its kind; the other fields are those of the event in the game, or at the table."""


class Update(ServerMessage, frozen=True, tag="update"):
    """The table as it is now, and what happened since the receiver last heard of it."""

    version: int
    ply: int
    """How many moves were made in this game; a move names it."""
    you: int | None
    table: TableInfo
    view: dict[str, Any] | None
    """The position as the receiver may see it, as in docs/notation.md; null in the lobby."""
    events: list[Happened]
    since: int
    """`events` holds all that happened after this version. 0: forget earlier ones."""
    deadlines: list[Deadline]
    now: float
    answered: bool = False
    """Whether your own answer of a window that is still open was taken."""
    position: str = ""
    """The view as one line of text, for those who asked for it."""
    done: str = ""
    """The command of yours that led here: it was carried out, and is answered with this."""


class Done(ServerMessage, frozen=True, tag="ok"):
    """A command was carried out and there is nothing new to tell; its effect is durable."""

    id: str
    version: int


class Error(ServerMessage, frozen=True, tag="error"):
    """A command, or a message that could not be read, had no effect."""

    id: str
    code: str
    message: str
    rule: str = ""
    until: float = 0.0
    """For `wait`: when it will be possible."""


class Said(ServerMessage, frozen=True, tag="say"):
    """Somebody said something."""

    seat: int
    phrase: str = ""
    text: str = ""
    at: float = 0.0


class Presence(ServerMessage, frozen=True, tag="presence"):
    """Who is connected now."""

    seats: list[int]
    watching: int


class Hint(ServerMessage, frozen=True, tag="hint"):
    """What a strong player would do here."""

    id: str
    move: str
    reason: str
    args: dict[str, Any]


class Beat(ServerMessage, frozen=True, tag="beat"):
    """A sign of life. If `version` is not the last one you heard of, say hello again."""

    version: int
    now: float


class Bye(ServerMessage, frozen=True, tag="bye"):
    """The server ends the connection; `again` tells whether to come back."""

    reason: str
    again: bool


AnyServerMessage = Update | Done | Error | Said | Presence | Hint | Beat | Bye

encode = msgspec.json.Encoder().encode
"""A message as it is sent."""


# --- Messages from a client ---------------------------------------------------------------------------------------


class ClientMessage(msgspec.Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    """What a client sends; `t` names the kind."""


class Hello(ClientMessage, frozen=True, tag="hello"):
    """Who I am and what I have seen. May be sent again, to change the seat or to catch up."""

    token: Annotated[str, Meta(max_length=64)] | None = None
    """The secret of a seat; without it one watches."""
    seen: Annotated[int, Meta(ge=0)] = 0
    """The last version heard of."""
    number: Annotated[int, Meta(ge=0)] = 0
    """The number of the game it belongs to."""
    text: bool = False
    """Whether updates should have the position as text too, for programs that use this package."""


class Ping(ClientMessage, frozen=True, tag="beat"):
    """Ask for a beat."""


class Command(ClientMessage, frozen=True):
    """What a seat asks for; answered with the same id by an `update` that it led to, by `ok` or by `error`."""

    id: CommandId


class Play(Command, frozen=True, tag="move"):
    """Make a move."""

    ply: Annotated[int, Meta(ge=0)]
    """The `ply` of the update it answers; a move for another position is refused as stale."""
    move: MoveText


class Undo(Command, frozen=True, tag="undo"):
    """Take my last move back, and what the bots did since."""

    ply: Annotated[int, Meta(ge=0)]


class AskHint(Command, frozen=True, tag="hint"):
    """Ask what a strong player would do."""


class Say(Command, frozen=True, tag="say"):
    """Say something to all."""

    phrase: Annotated[str, Meta(max_length=20)] = ""
    text: Annotated[str, Meta(max_length=200)] = ""


class Judge(Command, frozen=True, tag="judge"):
    """Whether I agree with a call."""

    agree: bool


class Rematch(Command, frozen=True, tag="rematch"):
    """I am ready for the next game: in the lobby the host sees it, after a game it begins when all are."""

    contribution: Contribution = ""


class Leave(Command, frozen=True, tag="leave"):
    """I am going: before the game the seat is free again, in it a bot plays on until I come back."""


class Rename(Command, frozen=True, tag="rename"):
    """My name."""

    name: Name


class Start(Command, frozen=True, tag="start"):
    """Host: begin; open seats are played by bots."""


class Change(Command, frozen=True, tag="change"):
    """Host, before the game: another title, other options, settings or number of seats."""

    title: Title | UnsetType = UNSET
    options: OptionTexts | UnsetType = UNSET
    settings: Settings | UnsetType = UNSET
    seats: Annotated[int, Meta(ge=2, le=12)] | UnsetType = UNSET


class Swap(Command, frozen=True, tag="swap"):
    """Host, before the game: let two seats change places."""

    a: Seat
    b: Seat


class Fill(Command, frozen=True, tag="fill"):
    """Host: a bot for an open seat, or with an empty level the seat free again (so also a person who is not wanted)."""

    seat: Seat
    level: LevelName


class StandIn(Command, frozen=True, tag="stand-in"):
    """Host: let a bot play for an absent player until he returns."""

    seat: Seat


class Close(Command, frozen=True, tag="close"):
    """Host: close the table for good."""


AnyCommand = (
    Play | Undo | AskHint | Say | Judge | Rematch | Leave | Rename | Start | Change | Swap | Fill | StandIn | Close
)
AnyClientMessage = Hello | Ping | AnyCommand
