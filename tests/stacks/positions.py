"""Short notation for positions of stacks, so that a test shows only what matters."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TypeVar

from knaves.game import Event
from knaves.games.stacks import STACKS, State
from tests.moves import step

E = TypeVar("E", bound=Event)

FOUR_BLUE = "B1,B2,B3,B4|-|-|-"
"""A blue pile that a 5 completes."""
CHOSEN = "options=steal_from_hand:chosen"
MANUAL_DRAWING = "options=forgotten_draw:penalty"
ANY_TIME = "options=block_scope:any_time"


def position(fields: str, *, top: str = "", deck: str | None = None) -> State:
    """Build a position from the fields of docs/notation.md, with two seats by default.

    The cards `top` are on top of the draw deck. With `deck`, it has only these cards, and the remaining ones are at the
    bottom of the last seat's discard pile.
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
    return STACKS.position(str(state))  # refuses an impossible position


def events(state: State, *moves: str) -> list[Event]:
    """The events of these moves."""
    found: list[Event] = []
    for move in moves:
        state, happened = step(state, move)
        found += happened
    return found


def event(state: State, kind: type[E], *moves: str) -> E:
    """The only event of this kind in these moves."""
    (found,) = [happened for happened in events(state, *moves) if isinstance(happened, kind)]
    return found


def pile(state: State, place: str) -> str:
    """The cards on a place, from the bottom up: `B1 B2`."""
    return " ".join(state.piles[("b1", "b2", "r1", "r2").index(place)])


def hand(state: State, seat: int) -> str:
    """A seat's cards."""
    return " ".join(state.hands[seat])
