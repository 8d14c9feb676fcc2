"""What can happen in stacks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from knaves.cards import Card
from knaves.game import Event, Json, check_viewer, secret


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """A card was laid on a pile."""

    says: ClassVar[str] = "{seat} lays {card} on {place}."
    seat: int
    card: Card
    place: str
    top: bool
    """Whether it came from the seat's discard pile; so in the other plays."""


@dataclass(frozen=True, slots=True)
class WindowOpened(Event):
    """Every other seat may now answer the card just laid (G31)."""

    says: ClassVar[str] = "The others may block {place} or let it pass."
    seat: int
    place: str
    complete: bool
    """Whether the card completes the pile."""


@dataclass(frozen=True, slots=True)
class Answered(Event):
    """A seat gave its answer; nobody else may even know that it did (G57)."""

    seat: int
    block: bool

    def seen_by(self, seat: int | None) -> dict[str, Json] | None:
        """The event for the seat itself; nothing for all others."""
        check_viewer(seat)
        return Event.seen_by(self, seat) if seat == self.seat else None


@dataclass(frozen=True, slots=True)
class Blocked(Event):
    """A Block stopped a pile: it leaves the table, and nobody gets a chip (S30, G33)."""

    tally: ClassVar[str] = "blocks"
    says: ClassVar[str] = "{seat} blocks {place}: the pile leaves the table."
    seat: int
    """The seat that played the Block."""
    place: str
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class LetStand(Event):
    """Nobody stopped the pile, which is not complete yet (G66)."""

    says: ClassVar[str] = "Nobody blocks {place}."
    place: str


@dataclass(frozen=True, slots=True)
class SequenceMade(Event):
    """A pile was completed: it leaves the table, and the seat takes a chip of its colour (S21)."""

    tally: ClassVar[str] = "sequences"
    says: ClassVar[str] = "{seat} completes a {colour} sequence."
    seat: int
    colour: str
    place: str
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class SkipPlayed(Event):
    """A Skip was played, or a Reverse that is one (S25, S26)."""

    tally: ClassVar[str] = "skips"
    says: ClassVar[str] = "{seat} plays {card} to skip the next player."
    seat: int
    card: Card
    top: bool


@dataclass(frozen=True, slots=True)
class Reversed(Event):
    """The direction of play turned round (S26)."""

    tally: ClassVar[str] = "reverses"
    says: ClassVar[str] = "{seat} plays RV: the direction turns round."
    seat: int
    direction: int
    """1 to the left, clockwise; -1 to the right."""
    top: bool


@dataclass(frozen=True, slots=True)
class TurnMissed(Event):
    """A seat was skipped (S25, G55)."""

    tally: ClassVar[str] = "missed_turns"
    says: ClassVar[str] = "{seat} loses a turn."
    seat: int


@dataclass(frozen=True, slots=True)
class StealPlayed(Event):
    """A Steal a Card was played; what it brought follows (S28)."""

    tally: ClassVar[str] = "thefts"
    says: ClassVar[str] = "{seat} plays SC against {victim}."
    seat: int
    victim: int
    source: str
    """`d` for the discard pile, `h` for the hand."""
    top: bool


@dataclass(frozen=True, slots=True)
class DiscardStolen(Event):
    """The top card of a discard pile was stolen, for all to see (S28)."""

    says: ClassVar[str] = "{seat} takes {card} from the discard pile of {victim}."
    seat: int
    victim: int
    card: Card


@dataclass(frozen=True, slots=True)
class HandShown(Event):
    """A thief was shown a hand, to choose a card from it; the cards, sorted, are for the two of them (G65)."""

    says: ClassVar[str] = "{seat} looks at the hand of {victim}."
    seat: int
    victim: int
    cards: tuple[Card, ...] = secret()

    @property
    def audience(self) -> tuple[int, ...]:
        """Thief and victim."""
        return (self.seat, self.victim)


@dataclass(frozen=True, slots=True)
class CardStolen(Event):
    """A card was stolen from a hand; which one is known to thief and victim alone (S28)."""

    says: ClassVar[str] = "{seat} takes {card} from the hand of {victim}."
    seat: int
    victim: int
    card: Card = secret()

    @property
    def audience(self) -> tuple[int, ...]:
        """Thief and victim."""
        return (self.seat, self.victim)


@dataclass(frozen=True, slots=True)
class ChipStolen(Event):
    """A chip changed hands (S29)."""

    tally: ClassVar[str] = "stolen_chips"
    says: ClassVar[str] = "{seat} steals a {colour} chip from {victim}."
    seat: int
    victim: int
    colour: str
    top: bool


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A card went to the seat's discard pile, and its turn is over (S15)."""

    says: ClassVar[str] = "{seat} discards {card}."
    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A turn ended without a discard, since there was no card in the hand (G42, G68)."""

    tally: ClassVar[str] = "turns_without_a_discard"
    says: ClassVar[str] = "{seat} ends the turn without a card to discard."
    seat: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """Cards went from the draw deck to a hand."""

    says: ClassVar[str] = "{seat} draws {count} from the deck."
    seat: int
    count: int
    cards: tuple[Card, ...] = secret()

    @property
    def drawn(self) -> tuple[tuple[int, Card], ...]:
        """All of the cards, for one seat."""
        return tuple((self.seat, card) for card in self.cards)


@dataclass(frozen=True, slots=True)
class DrawForgotten(Event):
    """A seat did not refill in time, and plays its next turn with the cards it has (S17, G44)."""

    tally: ClassVar[str] = "forgotten_draws"
    lapses: ClassVar[bool] = True
    says: ClassVar[str] = "{seat} forgot to draw: a turn without new cards follows."
    seat: int


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The draw deck was used up and is made anew (S22, G46)."""

    tally: ClassVar[str] = "reshuffles"
    says: ClassVar[str] = "The draw deck is made anew from {cards} cards."
    cards: int
