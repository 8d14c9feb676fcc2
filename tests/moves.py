"""Moves as text in tests of every game: `0 7H@c4` is a seat and its move."""

from __future__ import annotations

from typing import Protocol, Self, TypeVar

import pytest

from knaves.game import Event, Game, IllegalMove, Move


class PlayableState(Protocol):
    """A state of some game whose successors have the same type."""

    @property
    def game(self) -> Game: ...

    def legal(self, seat: int) -> tuple[Move, ...]: ...

    def table_actions(self, seat: int) -> tuple[Move, ...]: ...

    def apply(self, seat: int, move: Move) -> tuple[Self, tuple[Event, ...]]: ...


S = TypeVar("S", bound=PlayableState)


def step(state: S, move: str) -> tuple[S, tuple[Event, ...]]:
    """Make one move, which must be offered; the next state and the events."""
    seat, parsed = parse(state, move)
    offered = (*state.legal(seat), *state.table_actions(seat))
    assert parsed in offered, f"{move} is not offered, only {' '.join(map(str, offered))}"
    return state.apply(seat, parsed)


def play(state: S, *moves: str) -> S:
    """The state after these moves."""
    for move in moves:
        state, _ = step(state, move)
    return state


def forbidden_by(state: PlayableState, move: str) -> str:
    """The id of the rule that forbids a move; checks that the move isn't offered and that the error cites the rule."""
    seat, parsed = parse(state, move)
    assert parsed not in state.legal(seat), f"{move} is offered"
    assert parsed not in state.table_actions(seat), f"{move} is offered as a table action"
    with pytest.raises(IllegalMove) as error:
        state.apply(seat, parsed)
    assert str(error.value).endswith(f"({error.value.rule})")
    return error.value.rule


def legal(state: PlayableState, seat: int) -> set[str]:
    """The legal moves of a seat, as text."""
    return set(map(str, state.legal(seat)))


def parse(state: PlayableState, move: str) -> tuple[int, Move]:
    """The seat and the move."""
    seat, text = move.split(" ")
    return int(seat), state.game.move(text)
