"""The events of the board games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from knaves.cards import Card
from knaves.game import Ended, Event, secret


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A chip was put on a cell."""

    template: ClassVar[str] = "{seat} plays {card} on {cell}."
    seat: int
    card: Card
    cell: str


@dataclass(frozen=True, slots=True)
class Removed(Event):
    """A chip was taken off a cell."""

    template: ClassVar[str] = "{seat} plays {card} and removes {team}'s chip from {cell}."
    seat: int
    card: Card
    cell: str
    team: int
    """The team that lost the chip."""


@dataclass(frozen=True, slots=True)
class Exchanged(Event):
    """A dead card was announced and laid down (B4); the card drawn for it follows."""

    stat_key: ClassVar[str] = "exchanges"
    template: ClassVar[str] = "{seat} exchanges the dead card {card}."
    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A card went from the draw pile to a hand."""

    template: ClassVar[str] = "{seat} draws {card}."
    seat: int
    card: Card = secret()

    @property
    def drawn(self) -> tuple[tuple[int, Card], ...]:
        """The one card."""
        return ((self.seat, self.card),)


@dataclass(frozen=True, slots=True)
class DrawForfeited(Event):
    """A forgotten draw can no longer be made good (C18, T17)."""

    stat_key: ClassVar[str] = "forfeited_draws"
    template: ClassVar[str] = "{seat} didn't draw in time, so that card is lost."
    seat: int

    @property
    def draw_forfeited_by(self) -> int:
        """The seat that did not draw in time."""
        return self.seat


@dataclass(frozen=True, slots=True)
class SequenceMade(Event):
    """A line was completed and its chips are locked (C19)."""

    stat_key: ClassVar[str] = "sequences"
    template: ClassVar[str] = "{team} completes a sequence: {line}!"
    team: int
    line: str


@dataclass(frozen=True, slots=True)
class SequenceBroken(Event):
    """An advanced jack broke a sequence; its chips are loose again (C31, G20)."""

    stat_key: ClassVar[str] = "broken_sequences"
    template: ClassVar[str] = "{team}'s sequence {line} is broken."
    team: int
    line: str


@dataclass(frozen=True, slots=True)
class ChoiceOpened(Event):
    """Several lines fit: the owner chooses which one to lock (G4, G75)."""

    template: ClassVar[str] = "{team} must choose which chips to lock: {lines}."
    team: int
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The discard piles became the new draw pile (G1)."""

    stat_key: ClassVar[str] = "reshuffles"
    template: ClassVar[str] = "A new draw pile of {cards} cards is shuffled."
    cards: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A turn went by without a play (G2)."""

    stat_key: ClassVar[str] = "passes"
    template: ClassVar[str] = "{seat} can't play anything and passes."
    seat: int


@dataclass(frozen=True, slots=True)
class Called(Event):
    """A team was called out for table talk (C30)."""

    stat_key: ClassVar[str] = "calls"
    template: ClassVar[str] = "{seat} calls table talk on {team}."
    seat: int
    team: int


@dataclass(frozen=True, slots=True)
class GaveUp(Event):
    """A card was given up for table talk (C30)."""

    template: ClassVar[str] = "{seat} gives up {card}."
    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Offered(Event):
    """A draw was offered, or agreed to (G3)."""

    template: ClassVar[str] = "{seat} offers a draw."
    seat: int


EVENTS: tuple[type[Event], ...] = (
    Placed,
    Removed,
    Exchanged,
    Drew,
    DrawForfeited,
    SequenceMade,
    SequenceBroken,
    ChoiceOpened,
    Reshuffled,
    Passed,
    Called,
    GaveUp,
    Offered,
    Ended,
)
