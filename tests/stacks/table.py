"""Positions of stacks in few words, so that a test shows what matters and nothing else."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TypeVar

import pytest

from knaves.game import Event, IllegalMove
from knaves.games.stacks import STACKS, State

E = TypeVar("E", bound=Event)

FOUR = "B1,B2,B3,B4|-|-|-"
"""A blue pile that a 5 completes."""
CHOSEN = "options=steal_from_hand:chosen"
BY_HAND = "options=forgotten_draw:penalty"
ANY_TIME = "options=block_scope:any_time"


def at(fields: str, *, top: str = "", deck: str | None = None) -> State:
    """A position from the fields of docs/notation.md, two seats unless they say otherwise.

    The cards `top` lie on top of the draw deck. With `deck` there are these cards in it and no others, and all that is
    nowhere else lies at the bottom of the last seat's discard pile.
    """
    if "seats=" not in fields:
        fields = f"seats=2 {fields}"
    state = STACKS.position(f"stacks {fields}")
    first = tuple((deck if deck is not None else top).replace("-", "").split(",")) if deck or top else ()
    others = tuple((Counter(state.deck) - Counter(first)).elements())
    if deck is None:
        state = replace(state, deck=(*first, *others))
    else:
        *piles, last = state.discards
        state = replace(state, deck=first, discards=(*piles, (*others, *last)))
    return STACKS.position(str(state))  # so that a position that cannot be is noticed


def step(state: State, move: str) -> tuple[State, tuple[Event, ...]]:
    """The next state and the events of a move written as `0 B3@b1`: the seat, then what it does."""
    seat, text = move.split(" ")
    made = STACKS.move(text)
    offered = state.legal(int(seat))
    assert made in offered, f"{move} is not offered, only {' '.join(map(str, offered))}"
    return state.apply(int(seat), made)


def play(state: State, *moves: str) -> State:
    """The state after these moves."""
    for move in moves:
        state, _ = step(state, move)
    return state


def events(state: State, *moves: str) -> list[Event]:
    """What happens in these moves."""
    found: list[Event] = []
    for move in moves:
        state, happened = step(state, move)
        found += happened
    return found


def event(state: State, kind: type[E], *moves: str) -> E:
    """The one event of this kind in these moves."""
    (found,) = [happened for happened in events(state, *moves) if isinstance(happened, kind)]
    return found


def refused(state: State, move: str) -> str:
    """The id of the rule that forbids this move, which must not be offered either."""
    seat, text = move.split(" ")
    made = STACKS.move(text)
    assert made not in state.legal(int(seat)), f"{move} is offered"
    with pytest.raises(IllegalMove) as refusal:
        state.apply(int(seat), made)
    assert str(refusal.value).endswith(f"({refusal.value.rule})")
    return refusal.value.rule


def legal(state: State, seat: int) -> set[str]:
    """What a seat may play, as text."""
    return set(map(str, state.legal(seat)))


def pile(state: State, place: str) -> str:
    """The cards on a place, from the bottom up: `B1 B2`."""
    return " ".join(state.piles[("b1", "b2", "r1", "r2").index(place)])


def hand(state: State, seat: int) -> str:
    """A seat's cards."""
    return " ".join(state.hands[seat])
