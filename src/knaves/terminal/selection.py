"""The player's current choice: a card, and one of its legal moves. Every move comes from the view."""

from __future__ import annotations

from knaves.game import Move, View
from knaves.terminal.presenters.base import GamePresenter, HeldCard


class Selection:
    """The selected card and move; reset when the player's cards or moves change."""

    def __init__(self, presenter: GamePresenter, view: View) -> None:
        self.presenter = presenter
        self.view = view
        self.card_index: int | None = None
        """The selected card's index in `cards`."""
        self.move_index = 0
        """The selected move's index in `moves`."""

    @property
    def cards(self) -> tuple[HeldCard, ...]:
        """The cards the player can choose from."""
        return self.presenter.cards(self.view)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves of the selected card."""
        return () if self.card_index is None else self.moves_of(self.cards[self.card_index])

    @property
    def move(self) -> Move | None:
        """The selected move."""
        return self.moves[self.move_index] if self.moves else None

    @property
    def cardless_moves(self) -> tuple[Move, ...]:
        """The legal moves that are made without a card."""
        return tuple(move for move in self.view.legal if self.presenter.card_of(move) is None)

    def moves_of(self, held: HeldCard) -> tuple[Move, ...]:
        """The legal moves of a card."""
        return tuple(move for move in self.view.legal if self.presenter.card_of(move) == held)

    def moves_to(self, spot: str) -> tuple[Move, ...]:
        """The moves to a place: those of the selected card if it has any, else of all cards."""
        own = tuple(move for move in self.moves if self.presenter.spot(move) == spot)
        return own or tuple(dict.fromkeys(move for move in self.view.legal if self.presenter.spot(move) == spot))

    def update(self, view: View) -> None:
        """Continue with a new view."""
        if self.presenter.cards(view) != self.cards or view.legal != self.view.legal:
            self.card_index, self.move_index = None, 0
        self.view = view

    def select_card(self, index: int | None) -> None:
        """Select a card, or none."""
        if index is None or 0 <= index < len(self.cards):
            self.card_index, self.move_index = index, 0

    def step_card(self, step: int) -> None:
        """Select the next or the previous card."""
        if self.cards:
            start = -1 if step > 0 else 0
            self.select_card(((start if self.card_index is None else self.card_index) + step) % len(self.cards))

    def step_move(self, step: int) -> None:
        """Select the next or the previous move of the selected card."""
        if self.moves:
            self.move_index = (self.move_index + step) % len(self.moves)

    def select_move(self, move: Move) -> None:
        """Select a move, and its card unless the selected one allows the move."""
        if move not in self.moves:
            held = self.presenter.card_of(move)
            self.select_card(self.cards.index(held) if held in self.cards else None)
        if move in self.moves:
            self.move_index = self.moves.index(move)
