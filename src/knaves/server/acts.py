"""What a table's log is made of: each row holds a few acts that took effect together.

Acts say what was done, never what came of it: the table works that out again by the rules, always the same. A field may
be added with a default; none may change its meaning, or old tables could no longer be read.
"""

from __future__ import annotations

import msgspec

from knaves.wire import Settings


class Act(msgspec.Struct, frozen=True, tag_field="do", omit_defaults=True):
    """One thing that was done at a table."""


class Opened(Act, frozen=True, tag="open"):
    """The table was made."""

    code: str
    title: str
    game: str
    seats: int
    seed: str
    """The secret seed of the first game, in hexadecimal."""
    options: dict[str, str] = {}
    settings: Settings = Settings()


class Sat(Act, frozen=True, tag="sit"):
    """A person took a seat."""

    seat: int
    name: str
    key: str
    """The SHA-256 of the seat's token."""
    contribution: str = ""


class Stood(Act, frozen=True, tag="stand"):
    """A seat is free again."""

    seat: int


class Filled(Act, frozen=True, tag="fill"):
    """A bot took a seat."""

    seat: int
    level: str


class Renamed(Act, frozen=True, tag="rename"):
    """A person is called otherwise."""

    seat: int
    name: str


class Swapped(Act, frozen=True, tag="swap"):
    """Two seats changed places."""

    a: int
    b: int


class Changed(Act, frozen=True, tag="change"):
    """The table is set up otherwise; what is None stays."""

    title: str | None = None
    options: dict[str, str] | None = None
    settings: Settings | None = None
    seats: int | None = None


class Began(Act, frozen=True, tag="begin"):
    """A game was dealt."""

    rules: int
    """The version of the game's rules."""
    seed: str
    """The secret seed of the game after this one, so that its commitment is known before anyone adds to it."""


class Played(Act, frozen=True, tag="play"):
    """A move was made."""

    seat: int
    move: str
    by: str = ""
    """`bot` or `clock`, where a bot chose it."""


class Answered(Act, frozen=True, tag="answer"):
    """An answer was given that stays sealed until the window closes."""

    seat: int
    move: str


class Unsealed(Act, frozen=True, tag="unseal"):
    """The window closed: the sealed answers count, in the order of the seats; who gave none lets it pass."""


class Called(Act, frozen=True, tag="call"):
    """A seat accused others; the other opponents are asked."""

    seat: int
    move: str


class Judged(Act, frozen=True, tag="judge"):
    """One of them said whether he agrees."""

    seat: int
    agree: bool


class CallDropped(Act, frozen=True, tag="drop-call"):
    """Nothing came of an accusation."""


class Undone(Act, frozen=True, tag="undo"):
    """The game went back to where so many moves were made."""

    seat: int
    ply: int


class StoodIn(Act, frozen=True, tag="stand-in"):
    """A bot plays for a person now."""

    seat: int
    why: str
    """`away`, `left`, `clock` or `host`."""


class Returned(Act, frozen=True, tag="return"):
    """The person plays again."""

    seat: int


class AskedRematch(Act, frozen=True, tag="rematch"):
    """A person wants another game."""

    seat: int
    contribution: str = ""


class Closed(Act, frozen=True, tag="close"):
    """The table was closed for good."""

    why: str


AnyAct = (
    Opened
    | Sat
    | Stood
    | Filled
    | Renamed
    | Swapped
    | Changed
    | Began
    | Played
    | Answered
    | Unsealed
    | Called
    | Judged
    | CallDropped
    | Undone
    | StoodIn
    | Returned
    | AskedRematch
    | Closed
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(list[AnyAct]).decode
