"""What a seat may know, as arrays for many tables at once: the input of the network.

The last axis of every array counts tables. Seats are in the order of play from the observer: place 0 is the observer,
and place 1 plays next unless it is skipped. So one network serves every seat and both directions.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from knaves.bots.stacks.layout import CARDS
from knaves.bots.stacks.packing import NUMBER
from knaves.cards import Card
from knaves.games.stacks.view import View

Array = Any
"""An array of NumPy or of JAX."""

NO_TOP: Final = CARDS
"""In place of the top card of a discard pile: the pile is empty."""
NO_WINDOW: Final = -1


class Observation(NamedTuple):
    """A view of many tables. Whole numbers are int32; cards are counted by kind, in the order of `COPIES`."""

    hand: Array
    """(17, tables): the observer's cards."""
    shown: Array
    """(17, tables): the hand that the observer was shown and must take a card from."""
    tops: Array
    """(seats, tables): the card on top of each discard pile, or `NO_TOP`."""
    hand_counts: Array
    """(seats, tables): cards in each hand."""
    discard_counts: Array
    """(seats, tables): cards in each discard pile."""
    chips: Array
    """(seats, 2, tables): blue and red chips."""
    heights: Array
    """(4, tables): cards in each pile, by place: b1 b2 r1 r2."""
    unseen: Array
    """(17, tables): cards in other hands, in the draw deck and below the tops of discard piles."""
    out: Array
    """(17, tables): cards of completed and blocked piles, which make the next deck."""
    specials: Array
    """(17, tables): special cards that were played."""
    deck: Array
    """(tables): cards in the draw deck."""
    skips: Array
    """(tables): players to be passed over when this turn ends."""
    idle: Array
    """(tables): turns in a row without a play, a discard or a draw."""
    window: Array
    """(tables): the place of the pile that may be blocked now, or `NO_WINDOW`."""
    turn: Array
    """(tables): the seat whose turn it is, by its place from the observer."""
    stealing: Array
    """(tables), bool: whether the observer must take a card from the hand it was shown."""


def _count(cards: Iterable[Card | None]) -> npt.NDArray[np.int32]:
    counts = np.zeros((CARDS, 1), np.int32)
    for card in cards:
        if card is not None:
            counts[NUMBER[card]] += 1
    return counts


def _column(values: Iterable[Any]) -> npt.NDArray[np.int32]:
    return np.array([*values], np.int32)[..., None]


def observe_view(view: View) -> Observation:
    """One view as an observation of one table."""
    setup, seat, pending = view.setup, view.seat, view.pending
    assert seat is not None
    order = [(seat + view.direction * place) % setup.seats for place in range(setup.seats)]
    tops = [view.discard_tops[other] for other in order]
    hand, shown, out, specials = map(_count, (view.hand, view.shown, view.out, view.specials))
    return Observation(
        hand=hand,
        shown=shown,
        tops=_column(NO_TOP if top is None else NUMBER[top] for top in tops),
        hand_counts=_column(view.hand_counts[other] for other in order),
        discard_counts=_column(view.discard_counts[other] for other in order),
        chips=_column(view.chips[other] for other in order),
        heights=_column(map(len, view.piles)),
        unseen=_count(setup.pack) - hand - shown - out - specials - _count(chain(tops, *view.piles)),
        out=out,
        specials=specials,
        deck=np.array([view.deck_count], np.int32),
        skips=np.array([pending.skips], np.int32),
        idle=np.array([pending.idle], np.int32),
        window=np.array([NO_WINDOW if pending.window is None else pending.window.place], np.int32),
        turn=np.array([order.index(view.turn)], np.int32),
        stealing=np.array([pending.stealing is not None and seat == view.turn]),
    )
