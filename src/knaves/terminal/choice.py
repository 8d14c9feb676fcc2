"""What the player has in mind: a card, and one of the moves it allows. No rules: every move comes from the view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from knaves.cards import Card
from knaves.game import Move, View
from knaves.terminal.session import Told
from knaves.words import Words, move_label


@dataclass(frozen=True)
class Held:
    """A card that can be played from."""

    card: Card
    extra: bool = False
    """Whether it is the top of the own discard pile rather than in the hand."""


@dataclass(frozen=True)
class Seen:
    """What sentences about a table need: the view, the words of a language and the players' names."""

    view: View
    words: Words
    names: Mapping[int, str]
    marks: Mapping[int, str] = field(default_factory=dict)
    """What is to be known about who plays a seat; see `Session.marks`."""

    @property
    def sides(self) -> dict[int, str]:
        """What each side is called, as `knaves.words` takes it."""
        game = self.view.game
        return {side: game.side_name(side) for side in game.sides(self.view.seats, self.view.options)}

    def mark(self, seat: int) -> str:
        """The mark of a seat in words; empty if it has none."""
        return self.words.say(f"table-{self.marks[seat]}") if seat in self.marks else ""

    def label(self, move: Move) -> str:
        """What a move does, in words."""
        return move_label(self.words, move, self.names, self.sides)


class Kind(Protocol):
    """What a family of games adds to the common screens: how its moves and cards are shown and said."""

    def held(self, view: View) -> tuple[Held, ...]:
        """The cards one may choose from, in the order shown."""
        ...

    def held_of(self, move: Move) -> Held | None:
        """The card a move is made with; None for a move without one."""
        ...

    def spot(self, move: Move) -> str | None:
        """The place on the table that a move points at."""
        ...

    def lays_down(self, move: Move) -> bool:
        """Whether a move only gets rid of its card."""
        ...

    def face(self, words: Words, card: Card) -> str:
        """A card in two or three characters, as drawn."""
        ...

    def codes(self, words: Words) -> list[str]:
        """How cards and places are written in moves: each code and what it means, a few lines."""
        ...

    def note(self, seen: Seen, held: Held, moves: Sequence[Move]) -> str:
        """A few words under a card: what it is good for now."""
        ...

    def side(self, seen: Seen, seat: int) -> str:
        """The side that a seat plays for, in words; empty where everyone is one."""
        ...

    def seat(self, seen: Seen, seat: int) -> str:
        """What a seat shows to all, in words."""
        ...

    def situation(self, seen: Seen) -> list[str]:
        """What is special now, one sentence each: a window, a choice, a draw that is due."""
        ...

    def state_of_play(self, seen: Seen) -> list[str]:
        """What it takes to win, how far each side is, the draw pile; a few words each."""
        ...

    def is_routine(self, view: View, event: Told) -> bool:
        """Whether an event happens all the time and nobody learns from it, so that it is not told."""
        ...

    def spot_words(self, seen: Seen, spot: str) -> str:
        """A place on the table in words."""
        ...

    def spots(self, view: View) -> tuple[str, ...]:
        """All places on the table."""
        ...

    def drawing(self, view: View) -> str:
        """The table in characters, in no language."""
        ...


class Selection:
    """Which card is chosen and which of its moves comes next; kept sensible as the view changes."""

    def __init__(self, kind: Kind, view: View) -> None:
        self.kind = kind
        self.view = view
        self.chosen: int | None = None
        """The chosen card by its place in `held`."""
        self.at = 0
        """The move in mind by its place in `moves`."""

    @property
    def held(self) -> tuple[Held, ...]:
        """The cards one may choose from."""
        return self.kind.held(self.view)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves of the chosen card."""
        return () if self.chosen is None else self.moves_of(self.held[self.chosen])

    @property
    def move(self) -> Move | None:
        """The move in mind."""
        return self.moves[self.at] if self.moves else None

    @property
    def bare(self) -> tuple[Move, ...]:
        """The legal moves that are made without a card."""
        return tuple(move for move in self.view.legal if self.kind.held_of(move) is None)

    def moves_of(self, held: Held) -> tuple[Move, ...]:
        """The legal moves with a card."""
        return tuple(move for move in self.view.legal if self.kind.held_of(move) == held)

    def at_spot(self, spot: str) -> tuple[Move, ...]:
        """The moves that point at a place: those of the chosen card if it has any there, else of all cards."""
        own = tuple(move for move in self.moves if self.kind.spot(move) == spot)
        return own or tuple(dict.fromkeys(move for move in self.view.legal if self.kind.spot(move) == spot))

    def see(self, view: View) -> None:
        """Go on with a new view; the choice is dropped when the cards have changed."""
        if self.kind.held(view) != self.held or view.legal != self.view.legal:
            self.chosen, self.at = None, 0
        self.view = view

    def choose(self, index: int | None) -> None:
        """Choose a card, or none."""
        if index is None or 0 <= index < len(self.held):
            self.chosen, self.at = index, 0

    def step_card(self, step: int) -> None:
        """The next or the previous card."""
        if self.held:
            start = -1 if step > 0 else 0
            self.choose(((start if self.chosen is None else self.chosen) + step) % len(self.held))

    def step_move(self, step: int) -> None:
        """The next or the previous move of the chosen card."""
        if self.moves:
            self.at = (self.at + step) % len(self.moves)

    def aim(self, move: Move) -> None:
        """Have this move in mind, if the chosen card allows it; else choose its card."""
        if move not in self.moves:
            held = self.kind.held_of(move)
            self.choose(self.held.index(held) if held in self.held else None)
        if move in self.moves:
            self.at = self.moves.index(move)
