"""Analysis: the review of a finished game, which takes a while to make, and the moves in any position."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from knaves.analysis.report import Alternative, Review
from knaves.wire.fields import MoveText
from knaves.wire.server_messages import EventData, PublicViewData, SeatViewData

MAX_POSITION = 4_000
"""Characters; no position of a game is as long."""


class ReviewProgress(msgspec.Struct, frozen=True):
    """How far a review is: ask again until it is there."""

    done: int
    """Moves that were judged."""
    total: int
    review: Review | None
    """Null until it is done."""


class Explore(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position to explore, or the one that a move leads to."""

    position: Annotated[str, Meta(max_length=MAX_POSITION)]
    """A full position, or what one seat knows of it, as text."""
    move: MoveText | None = None
    """Made first, by the seat that decides. If hands are hidden, they are dealt at random for it."""
    open: bool = True
    """Whether the moves are judged with all hands open, if they are known; else by what the seat knows."""


class Explored(msgspec.Struct, frozen=True):
    """A position, and what the strongest level thinks of its moves."""

    position: str
    seat: int | None
    """The seat that decides next; null once the game is over."""
    sides: list[int]
    """The side of each seat."""
    view: PublicViewData
    own: SeatViewData
    """What the seat that decides sees besides."""
    hands: list[list[str]]
    """The cards of each seat; those that are not known are left out."""
    events: list[EventData]
    """What the move did."""
    dealt: bool
    """Whether hidden cards were dealt at random to make the move."""
    moves: list[Alternative]
    """The most promising moves, the best first."""
