"""The numeric interface of a game: action ids, observations, and the cards that chance chose."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from knaves.cards import Card
from knaves.errors import no_move
from knaves.game import Event, Game, Move, Options, State, Unreadable, View, check_seat

Numbers = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]
Row = tuple[str, Callable[[int], Move | None]]
"""An action: its label, and a function from a seat to its move, or to None if this table has no such move."""


def same_for_every_seat(moves: Iterable[Move]) -> list[Row]:
    """Actions that are the same move for every seat."""
    return [(str(move), lambda _, move=move: move) for move in moves]  # type: ignore[misc]


@dataclass(frozen=True, slots=True)
class Transfer:
    """A card that chance chose; it became the last card of a hand."""

    seat: int
    source: int | None
    """The seat whose hand it was taken from; None for the draw pile."""


class Coder(ABC):
    """The action ids and observations of a game. Seats and teams are counted from the acting or observing one."""

    labels: tuple[str, ...]
    """The label of each action id: the text of its move, with `+1` for the next seat or team clockwise."""
    legend: tuple[str, ...]
    """The label of each entry along the first axis of an observation."""
    shape: tuple[int, ...]
    """The shape of an observation, the same for all seats, options and player counts of a game."""
    cards: tuple[Card, ...]
    """Every kind of card; its index is its number."""

    def __init__(self, game: Game, seats: int, options: Options, plays: Iterable[Row], extras: Iterable[Row]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        rows = list(plays)
        self.first_table_action = len(rows)
        """From this id on, actions are table actions, such as offering a draw."""
        rows += extras
        self.labels = tuple(label for label, _ in rows)
        self._moves = tuple(tuple(make(seat) for _, make in rows) for seat in range(seats))
        self._ids = tuple(
            {move: number for number, move in enumerate(moves) if move is not None} for moves in self._moves
        )
        self.number = {card: number for number, card in enumerate(self.cards)}

    @property
    def size(self) -> int:
        """The number of action ids, the same for all tables of a game."""
        return len(self.labels)

    def action(self, seat: int, move: Move | str) -> int:
        """The id of a move, or of its text, for a seat."""
        check_seat(seat, self.seats, self.game.players_rule)
        number = self._ids[seat].get(self.game.as_move(move))
        if number is None:
            raise no_move(self.game, move)
        return number

    def actions(self, view: View, *, asides: bool = False) -> list[int]:
        """The ids of the seat's legal actions, in ascending order."""
        assert view.seat is not None
        ids = self._ids[view.seat]
        return sorted([ids[move] for move in ((*view.legal, *view.table_actions) if asides else view.legal)])

    def move(self, seat: int, action: int) -> Move:
        """The move with this id for a seat."""
        check_seat(seat, self.seats, self.game.players_rule)
        move = self.find_move(seat, action)
        if move is None:
            raise Unreadable(f"seat {seat} has no action {action} at this table")
        return move

    def find_move(self, seat: int, action: int) -> Move | None:
        """The move with this id for a seat; None if this table has none."""
        moves = self._moves[seat]
        return moves[action] if 0 <= action < len(moves) else None

    def mask(self, view: View, *, asides: bool = False) -> Mask:
        """1 for the ids of the seat's legal actions, 0 for the others."""
        mask = np.zeros(self.size, np.int8)
        mask[self.actions(view, asides=asides)] = 1
        return mask

    @abstractmethod
    def observe(self, view: View) -> Numbers:
        """A seat's observation, in numbers from 0 to 1; a spectator observes as seat 0 without a hand."""

    # --- Explicit chance, for OpenSpiel ---

    @abstractmethod
    def starters(self) -> Sequence[int]:
        """The seats that may have the first turn, with equal probability."""

    @abstractmethod
    def split_chance(self, move: Move, events: tuple[Event, ...]) -> tuple[tuple[Transfer, ...], tuple[Event, ...]]:
        """Split the events of a move: the cards that chance chose, in order, and the events without them."""


def undo_transfers(state: State, transfers: tuple[Transfer, ...]) -> tuple[list[list[Card]], list[Card]]:
    """Hands and draw pile before chance chose these cards; the pile is sorted."""
    hands = [list(hand) for hand in state.open_hands()]
    deck = list(state.deck)
    for transfer in reversed(transfers):
        source = deck if transfer.source is None else hands[transfer.source]
        source.append(hands[transfer.seat].pop())
    return hands, sorted(deck)


def redo_transfers(state: State, transfers: tuple[Transfer, ...], cards: tuple[Card, ...]) -> State:
    """The state in which chance chose these cards instead."""
    hands, deck = undo_transfers(state, transfers)
    for transfer, card in zip(transfers, cards, strict=True):
        source = deck if transfer.source is None else hands[transfer.source]
        source.remove(card)
        hands[transfer.seat].append(card)
    return replace(state, hands=tuple(map(tuple, hands)), deck=tuple(deck))  # type: ignore[type-var]
