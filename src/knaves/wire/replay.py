"""A finished game step by step, with what each viewpoint sees of it."""

from __future__ import annotations

import msgspec

from knaves.wire.server_messages import EventData, PublicViewData, SeatViewData


class Viewpoint(msgspec.Struct, frozen=True):
    """A step as it looks from one place."""

    own: SeatViewData
    """What the viewpoint sees besides the view that is equal for everybody."""
    events: list[EventData]


class ReplayStep(msgspec.Struct, frozen=True):
    """One step of a replay. Everything may be shown, since the game is over."""

    seat: int | None
    """The seat that moved; null in the first step, which is the deal."""
    move: str
    view: PublicViewData
    """The position after the move, as everybody saw it."""
    position: str
    """The same with all cards, as text that can be explored."""
    hands: list[list[str]]
    """The cards of each seat."""
    all: Viewpoint
    """The step as a spectator sees it once the game is over: the events with nothing hidden."""
    by_seat: list[Viewpoint]
    """The step as each seat saw it during the game."""


class Replay(msgspec.Struct, frozen=True):
    """A finished game, step by step."""

    record: str
    names: list[str]
    sides: list[int]
    steps: list[ReplayStep]
