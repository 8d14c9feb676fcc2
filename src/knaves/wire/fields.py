"""Types and limits that several messages share."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

PROTOCOL = 2
"""Changes when an older client could no longer play."""

MAX_FRAME_BYTES = 16_384
"""A longer message from a client is refused."""

MAX_NAME = 24
CODE_LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Without 0 O 1 I, which people mistake for each other."""
CODE_LENGTH = 5

Name = Annotated[str, Meta(min_length=1, max_length=MAX_NAME)]
"""The name of a player."""
Title = Annotated[str, Meta(min_length=1, max_length=40)]
"""The title of a table."""
CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
"""Chosen by the client, different for each command of a seat: sent again it is carried out once."""
Token = Annotated[str, Meta(min_length=22, max_length=64, pattern=r"^[A-Za-z0-9_-]+\Z")]
"""The key to a seat: at least 128 random bits in base64url."""
Contribution = Annotated[str, Meta(max_length=64)]
"""A player's part of the seed."""
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
"""Phrases that are sent by id, so that everybody reads them in their own language."""


class Settings(msgspec.Struct, frozen=True, omit_defaults=False):
    """The settings of a table, chosen by its host; the rules of the game are its options."""

    clock: ClockKind = "none"
    """No clock, a number of seconds for each move or for the whole game, or days for each move."""
    seconds: Annotated[int, Meta(ge=0, le=86_400 * 30)] = 0
    """The time on the clock, for each move or for the whole game."""
    public: bool = False
    """Whether the table is listed, so that anyone can find and watch it, if spectators are allowed."""
    bot_level: LevelName = "casual"
    """The level of bots on empty seats and of those that stand in for absent players."""
    patience: Annotated[int, Meta(ge=0, le=86_400)] = 120
    """Seconds until a bot stands in for an absent player; 0 for never. Tables of days always wait."""
    block_seconds: Annotated[int, Meta(ge=1, le=60)] = 5
    """The length of a Block window; at least two seconds if a bot is asked."""
    draw_seconds: Annotated[int, Meta(ge=0, le=60)] = 5
    """How long the next player cannot cut off a draw, where draws can be forgotten."""
    pace: Annotated[int, Meta(ge=0, le=5000)] = 700
    """Milliseconds between a move and a bot's, so that people can follow; not in a Block window."""
    hints: bool = False
    undo: bool = False
    """Whether a player alone against bots may take moves back."""
    idle_seconds: Annotated[int, Meta(ge=0, le=86_400)] = 180
    """Without a clock: seconds that the game waits for a player before others may let a bot play; 0 for never."""
    latecomers: bool = False
    """Whether newcomers may take over a bot's seat in a running game, and see its hand."""
    locked: bool = False
    """Whether nobody new gets a seat."""
    spectators: bool = True
    """Whether people without a seat may watch."""
    talk: Literal["phrases", "free"] = "phrases"
    """Whether free text may be written before and after a game; during play never, where there are partners."""
    one_device: bool = False
    """Whether one device is passed around: then a Block window closes as soon as all have answered."""


def is_code(text: str) -> bool:
    """Whether a table could have this code."""
    return len(text) == CODE_LENGTH and all(letter in CODE_LETTERS for letter in text)
