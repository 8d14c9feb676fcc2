"""What a family of games needs to be played by numbers: action ids, an observation, and where chance came in."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from knaves.cards import Card
from knaves.game import Event, Game, Move, Options, State, Unreadable, View, check_seat

Numbers = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]
Row = tuple[str, Callable[[int], Move | None]]
"""An action: its label, and the move that it is for a seat; None where this table has no such move."""


def fixed(moves: Iterable[Move]) -> list[Row]:
    """Actions that are the same move for every seat."""
    return [(str(move), lambda _, move=move: move) for move in moves]  # type: ignore[misc]


@dataclass(frozen=True, slots=True)
class Transfer:
    """A card that chance chose: it came to a hand, as the last card there."""

    seat: int
    source: int | None
    """The seat whose hand it was taken from; None for the draw pile."""


class Coder(ABC):
    """One game at one table, by numbers. Seats and teams are counted from the one that acts or looks."""

    labels: tuple[str, ...]
    """What each action id means, the text form of its move; `+1` is the next seat or team clockwise."""
    legend: tuple[str, ...]
    """What each entry along the first axis of an observation is."""
    shape: tuple[int, ...]
    """The shape of an observation, the same for all seats, options and numbers of players of a game."""
    cards: tuple[Card, ...]
    """Every kind of card; its place here is its number."""

    def __init__(self, game: Game, seats: int, options: Options, plays: Iterable[Row], asides: Iterable[Row]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        rows = list(plays)
        self.first_aside = len(rows)
        """From this id on, actions are what people say rather than play."""
        rows += asides
        self.labels = tuple(label for label, _ in rows)
        self._moves = tuple(tuple(make(seat) for _, make in rows) for seat in range(seats))
        self._ids = tuple(
            {move: number for number, move in enumerate(moves) if move is not None} for moves in self._moves
        )
        self.number = {card: number for number, card in enumerate(self.cards)}

    @property
    def size(self) -> int:
        """How many action ids there are, the same for all tables of a game."""
        return len(self.labels)

    def action(self, seat: int, move: Move) -> int:
        """The id of a move for a seat."""
        check_seat(seat, self.seats, self.game.players_rule)
        return self._ids[seat][move]

    def actions(self, view: View, *, asides: bool = False) -> list[int]:
        """The ids of what the seat may do now, in ascending order."""
        assert view.seat is not None
        ids = self._ids[view.seat]
        return sorted([ids[move] for move in ((*view.legal, *view.asides) if asides else view.legal)])

    def move(self, seat: int, action: int) -> Move:
        """The move with this id for a seat."""
        check_seat(seat, self.seats, self.game.players_rule)
        moves = self._moves[seat]
        move = moves[action] if 0 <= action < len(moves) else None
        if move is None:
            raise Unreadable(f"seat {seat} has no action {action} at this table")
        return move

    def mask(self, view: View, *, asides: bool = False) -> Mask:
        """1 for each id of what the seat may do now, 0 for the others."""
        mask = np.zeros(self.size, np.int8)
        mask[self.actions(view, asides=asides)] = 1
        return mask

    @abstractmethod
    def observe(self, view: View) -> Numbers:
        """What a seat sees, in numbers from 0 to 1; a spectator sees the table as seat 0 would without its hand."""

    # --- Chance, for those who need it laid open ---

    @abstractmethod
    def starters(self) -> Sequence[int]:
        """The seats that may have the first turn, each as likely."""

    @abstractmethod
    def chosen_by_chance(self, move: Move, events: tuple[Event, ...]) -> tuple[tuple[Transfer, ...], tuple[Event, ...]]:
        """The cards that chance chose when this was played, in their order, and the events that do not tell of them."""


def take_back(state: State, transfers: tuple[Transfer, ...]) -> tuple[list[list[Card]], list[Card]]:
    """Hands and draw pile as they were before chance chose these cards; the pile has no order."""
    hands = [list(hand) for hand in state.open_hands()]
    deck = list(state.deck)
    for transfer in reversed(transfers):
        source = deck if transfer.source is None else hands[transfer.source]
        source.append(hands[transfer.seat].pop())
    return hands, sorted(deck)


def give_again(state: State, transfers: tuple[Transfer, ...], cards: tuple[Card, ...]) -> State:
    """The state in which chance chose these cards instead."""
    hands, deck = take_back(state, transfers)
    for transfer, card in zip(transfers, cards, strict=True):
        source = deck if transfer.source is None else hands[transfer.source]
        source.remove(card)
        hands[transfer.seat].append(card)
    return replace(state, hands=tuple(map(tuple, hands)), deck=tuple(deck))  # type: ignore[type-var]
