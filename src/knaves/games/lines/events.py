"""What can happen in a board game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from knaves.cards import Card
from knaves.game import Event, secret


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A chip was put on a cell."""

    says: ClassVar[str] = "{seat} plays {card} on {cell}."
    seat: int
    card: Card
    cell: str


@dataclass(frozen=True, slots=True)
class Removed(Event):
    """A chip was taken off a cell."""

    says: ClassVar[str] = "{seat} plays {card} and removes {team}'s chip from {cell}."
    seat: int
    card: Card
    cell: str
    team: int
    """The team that lost the chip."""


@dataclass(frozen=True, slots=True)
class Exchanged(Event):
    """A dead card was announced and laid down (B4); the card drawn for it follows."""

    tally: ClassVar[str] = "exchanges"
    says: ClassVar[str] = "{seat} exchanges the dead card {card}."
    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A card went from the draw pile to a hand."""

    says: ClassVar[str] = "{seat} draws {card}."
    seat: int
    card: Card = secret()

    @property
    def drawn(self) -> tuple[tuple[int, Card], ...]:
        """The one card."""
        return ((self.seat, self.card),)


@dataclass(frozen=True, slots=True)
class DrawForfeited(Event):
    """A forgotten draw can no longer be made good (C18, T17)."""

    tally: ClassVar[str] = "forfeited_draws"
    lapses: ClassVar[bool] = True
    says: ClassVar[str] = "{seat} did not draw in time."
    seat: int


@dataclass(frozen=True, slots=True)
class SequenceMade(Event):
    """A line was completed and its chips are locked (C19)."""

    tally: ClassVar[str] = "sequences"
    says: ClassVar[str] = "{team} completes {line}!"
    team: int
    line: str


@dataclass(frozen=True, slots=True)
class SequenceBroken(Event):
    """An advanced jack broke a sequence; its chips are loose again (C31, G20)."""

    tally: ClassVar[str] = "broken_sequences"
    says: ClassVar[str] = "{team}'s sequence {line} is broken."
    team: int
    line: str


@dataclass(frozen=True, slots=True)
class ChoiceOpened(Event):
    """Several lines fit: the owner says which one he locks (G4, G75)."""

    says: ClassVar[str] = "{team} chooses which line to lock: {lines}."
    team: int
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The discard piles became the new draw pile (G1)."""

    tally: ClassVar[str] = "reshuffles"
    says: ClassVar[str] = "The discard piles are shuffled: {cards} cards to draw."
    cards: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A turn went by without a play (G2)."""

    tally: ClassVar[str] = "passes"
    says: ClassVar[str] = "{seat} has nothing to play and passes."
    seat: int


@dataclass(frozen=True, slots=True)
class Called(Event):
    """A team was called out for table talk (C30)."""

    tally: ClassVar[str] = "calls"
    says: ClassVar[str] = "{seat} calls {team} for table talk."
    seat: int
    team: int


@dataclass(frozen=True, slots=True)
class GaveUp(Event):
    """A card was given up for table talk (C30)."""

    says: ClassVar[str] = "{seat} gives up {card}."
    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Offered(Event):
    """A draw was offered, or agreed to (G3)."""

    says: ClassVar[str] = "{seat} offers a draw."
    seat: int
