"""The events of stacks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from knaves.cards import Card
from knaves.game import Ended, Event, Json, check_viewer, secret


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """A card was laid on a pile."""

    template: ClassVar[str] = "{seat} plays {card} on {place}."
    seat: int
    card: Card
    place: str
    top: bool
    """Whether it came from the seat's discard pile; so in the other plays."""


@dataclass(frozen=True, slots=True)
class WindowOpened(Event):
    """Every other seat may now answer the card just laid (G31)."""

    template: ClassVar[str] = "The others can now block {place}."
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

    stat_key: ClassVar[str] = "blocks"
    template: ClassVar[str] = "{seat} blocks {place}: the pile is discarded."
    seat: int
    """The seat that played the Block."""
    place: str
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class LetStand(Event):
    """Nobody stopped the pile, which is not complete yet (G66)."""

    template: ClassVar[str] = "Nobody blocks {place}."
    place: str


@dataclass(frozen=True, slots=True)
class SequenceMade(Event):
    """A pile was completed: it leaves the table, and the seat takes a chip of its colour (S21)."""

    stat_key: ClassVar[str] = "sequences"
    template: ClassVar[str] = "{seat} completes a {colour} sequence."
    seat: int
    colour: str
    place: str
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class SkipPlayed(Event):
    """A Skip was played, or a Reverse that is one (S25, S26)."""

    stat_key: ClassVar[str] = "skips"
    template: ClassVar[str] = "{seat} plays {card}: the next player misses a turn."
    seat: int
    card: Card
    top: bool


@dataclass(frozen=True, slots=True)
class Reversed(Event):
    """The direction of play turned round (S26)."""

    stat_key: ClassVar[str] = "reverses"
    template: ClassVar[str] = "{seat} plays RV: play changes direction."
    seat: int
    direction: int
    """1 to the left, clockwise; -1 to the right."""
    top: bool


@dataclass(frozen=True, slots=True)
class TurnMissed(Event):
    """A seat was skipped (S25, G55)."""

    stat_key: ClassVar[str] = "missed_turns"
    template: ClassVar[str] = "{seat} misses a turn."
    seat: int


@dataclass(frozen=True, slots=True)
class StealPlayed(Event):
    """A Steal a Card was played; what it brought follows (S28)."""

    stat_key: ClassVar[str] = "thefts"
    template: ClassVar[str] = "{seat} plays SC on {victim}."
    seat: int
    victim: int
    source: str
    """`d` for the discard pile, `h` for the hand."""
    top: bool


@dataclass(frozen=True, slots=True)
class DiscardStolen(Event):
    """The top card of a discard pile was stolen, for all to see (S28)."""

    template: ClassVar[str] = "{seat} steals {card} from {victim}'s discard pile."
    seat: int
    victim: int
    card: Card


@dataclass(frozen=True, slots=True)
class HandShown(Event):
    """A thief was shown a hand, to choose a card from it; the cards, sorted, are for the two of them (G65)."""

    template: ClassVar[str] = "{seat} looks at {victim}'s hand."
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

    template: ClassVar[str] = "{seat} steals {card} from {victim}'s hand."
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

    stat_key: ClassVar[str] = "stolen_chips"
    template: ClassVar[str] = "{seat} steals a {colour} chip from {victim}."
    seat: int
    victim: int
    colour: str
    top: bool


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A card went to the seat's discard pile, and its turn is over (S15)."""

    template: ClassVar[str] = "{seat} discards {card}."
    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A turn ended without a discard, since there was no card in the hand (G42, G68)."""

    stat_key: ClassVar[str] = "turns_without_a_discard"
    template: ClassVar[str] = "{seat} ends their turn without discarding."
    seat: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """Cards went from the draw deck to a hand."""

    template: ClassVar[str] = "{seat} draws {count} from the draw pile."
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

    stat_key: ClassVar[str] = "forgotten_draws"
    template: ClassVar[str] = "{seat} forgot to draw and plays the next turn without new cards."
    seat: int

    @property
    def draw_forfeited_by(self) -> int:
        """The seat that did not draw in time."""
        return self.seat


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The draw deck was used up and is made anew (S22, G46)."""

    stat_key: ClassVar[str] = "reshuffles"
    template: ClassVar[str] = "A new draw pile of {cards} cards is shuffled."
    cards: int


EVENTS: tuple[type[Event], ...] = (
    Laid,
    WindowOpened,
    Answered,
    Blocked,
    LetStand,
    SequenceMade,
    SkipPlayed,
    Reversed,
    TurnMissed,
    StealPlayed,
    DiscardStolen,
    HandShown,
    CardStolen,
    ChipStolen,
    Discarded,
    TurnEnded,
    Drew,
    DrawForgotten,
    Reshuffled,
    Ended,
)
