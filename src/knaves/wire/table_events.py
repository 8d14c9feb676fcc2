"""The events of a table, which everybody sees beside those of the game."""

from __future__ import annotations

from dataclasses import dataclass

from knaves.game import Event


@dataclass(frozen=True, slots=True)
class Sat(Event):
    """Somebody took a seat."""

    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class Stood(Event):
    """Somebody left a seat, which is open again."""

    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class Began(Event):
    """A game was dealt."""

    number: int
    """The number of the game at this table, from 1."""


@dataclass(frozen=True, slots=True)
class StoodIn(Event):
    """A bot plays for somebody now."""

    seat: int
    why: str
    """`away`, `left` or `idle`; at old tables `host`."""


@dataclass(frozen=True, slots=True)
class Returned(Event):
    """A player is back, and the bot stops playing for them."""

    seat: int


@dataclass(frozen=True, slots=True)
class TimedOut(Event):
    """A player's time was up. A bot makes the move whose events come next."""

    seat: int


@dataclass(frozen=True, slots=True)
class HostChanged(Event):
    """Somebody else is the host now."""

    seat: int
    why: str
    """`away` if the host was, `given` if they handed it over."""


@dataclass(frozen=True, slots=True)
class CallRaised(Event):
    """A seat accuses a side; the other opponents are asked whether they agree."""

    seat: int
    move: str


@dataclass(frozen=True, slots=True)
class CallJudged(Event):
    """An opponent said whether they agree with an accusation."""

    seat: int
    agree: bool


@dataclass(frozen=True, slots=True)
class CallDropped(Event):
    """An accusation has no effect."""


@dataclass(frozen=True, slots=True)
class Undone(Event):
    """A player took moves back."""

    seat: int


@dataclass(frozen=True, slots=True)
class Closed(Event):
    """The table was closed for good."""

    why: str


@dataclass(frozen=True, slots=True)
class LeftOut(Event):
    """Earlier events of this game are left out; a replay after the game has them all."""


TABLE_EVENTS: tuple[type[Event], ...] = (
    Sat,
    Stood,
    Began,
    StoodIn,
    Returned,
    TimedOut,
    HostChanged,
    CallRaised,
    CallJudged,
    CallDropped,
    Undone,
    Closed,
    LeftOut,
)
