"""The interface of a presenter, and the state that presenters describe."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from knaves.cards import Card
from knaves.game import Move, View
from knaves.terminal.session import SeenEvent
from knaves.words import Words, move_label


@dataclass(frozen=True)
class HeldCard:
    """A card that the player can play."""

    card: Card
    from_pile: bool = False
    """Whether it is the top of the player's discard pile, not in the hand."""


@dataclass(frozen=True)
class RenderContext:
    """The state to describe: a view, the language and the players' names."""

    view: View
    words: Words
    names: Mapping[int, str]
    seat_marks: Mapping[int, str] = field(default_factory=dict)
    """See `Session.seat_marks`."""

    @property
    def sides(self) -> dict[int, str]:
        """The name of each side, as `knaves.words` takes it."""
        return self.view.game.side_names(self.view.seats, self.view.options)

    def mark(self, seat: int) -> str:
        """The mark of a seat in words; empty if it has none."""
        return self.words.say(f"table-{self.seat_marks[seat]}") if seat in self.seat_marks else ""

    def label(self, move: Move) -> str:
        """A move in words."""
        return move_label(self.words, move, self.names, self.sides)


class GamePresenter(Protocol):
    """How a family of games shows and describes its cards, moves and table."""

    def cards(self, view: View) -> tuple[HeldCard, ...]:
        """The cards the player can choose from, in the order shown."""
        ...

    def card_of(self, move: Move) -> HeldCard | None:
        """The card a move is made with; None for a move without one."""
        ...

    def spot(self, move: Move) -> str | None:
        """The place on the table that a move goes to."""
        ...

    def spots_of(self, view: View, move: Move) -> frozenset[str]:
        """All places to highlight for a move, such as the cells of a line."""
        ...

    def is_discard(self, move: Move) -> bool:
        """Whether a move only gets rid of its card."""
        ...

    def face(self, words: Words, card: Card) -> str:
        """A card in two or three characters, as drawn."""
        ...

    def codes(self, words: Words) -> list[str]:
        """How cards and places are typed in moves, each code with its meaning; a few lines."""
        ...

    def card_note(self, context: RenderContext, held: HeldCard, moves: Sequence[Move]) -> str:
        """A few words under a card: its use at the moment."""
        ...

    def side_label(self, context: RenderContext, seat: int) -> str:
        """The side of a seat in words; empty if everybody plays alone."""
        ...

    def describe_seat(self, context: RenderContext, seat: int) -> str:
        """The public state of a seat in words."""
        ...

    def situation(self, context: RenderContext) -> list[str]:
        """A sentence for everything special at the moment: a window, a choice, a pending draw."""
        ...

    def progress(self, context: RenderContext) -> list[str]:
        """The goal, the score and the draw pile; a few words each."""
        ...

    def is_routine(self, view: View, event: SeenEvent) -> bool:
        """Whether an event is too frequent and uninformative to report."""
        ...

    def describe_spot(self, context: RenderContext, spot: str) -> str:
        """A place on the table in words."""
        ...

    def spots(self, view: View) -> tuple[str, ...]:
        """All places on the table."""
        ...

    def drawing(self, view: View) -> str:
        """The table as text that needs no translation."""
        ...
