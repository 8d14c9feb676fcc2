"""What a seat may know, as arrays for many tables at once: the input of the network.

The last axis of every array counts tables. Teams are in turn order from the observer's own, so that one network serves
every seat.
"""

from __future__ import annotations

from itertools import chain
from typing import Any, NamedTuple

import numpy as np

from knaves.bots.lines.tables import CARD_NUMBER, CARD_ORDER, NO_LINE, ORDINARY, Tables, make_tables
from knaves.cards import TWO_EYED
from knaves.game import Move
from knaves.games.lines.moves import Choose, Exchange, Pass, Place
from knaves.games.lines.view import View

Array = Any
"""An array of NumPy or of JAX."""


class Observation(NamedTuple):
    """A view of many tables."""

    chips: Array
    """(teams, cells, tables), bool."""
    locked: Array
    """The chips in completed sequences, likewise."""
    made: Array
    """(teams, tables): the code of the team's sequence, or `NO_LINE`."""
    hand: Array
    """(52, tables): copies of each card, in the order `CARD_ORDER`."""
    unseen: Array
    """(52, tables): copies in other hands and in the draw pile."""
    deck: Array
    """(tables): cards left to draw before the next shuffle."""
    exchanges: Array
    """(tables): dead cards exchanged in this turn."""
    wait: Array
    """(tables): turns until this seat's own; 0 for the seat to move."""
    choices: Array
    """(slots, tables), bool: the lines of which one must be chosen, by slot at the cell `last`."""
    last: Array
    """(tables): the cell of the chip that completed them."""


def _slots_of(tables: Tables, view: View) -> tuple[list[int], int]:
    """The lines to be chosen from, as slots at a cell that all of them contain."""
    lines = [tables.setup.board.line_named[move.line] for move in view.legal if isinstance(move, Choose)]
    if not lines:
        return [], 0
    shared = set.intersection(*(set(line.cells) for line in lines)) & tables.cell_number.keys()
    cell = tables.cell_number[min(shared)]
    passing = list(tables.through[:, cell])
    return [passing.index(tables.lines.index(line)) for line in lines], cell


def observe_view(view: View) -> Observation:
    """One view as an observation of one table."""
    setup, seat = view.setup, view.seat
    assert seat is not None
    tables = make_tables(setup)
    chips = np.zeros((setup.teams, len(tables.cells), 1), bool)
    locked = np.zeros_like(chips)
    made = np.full((setup.teams, 1), NO_LINE, np.int32)
    for place in range(setup.teams):
        team = (seat + place) % setup.teams
        for name in setup.board.cells(view.chips[team]):
            chips[place, tables.cell_number[name], 0] = True
        for line in view.sequences[team]:
            made[place, 0] = tables.codes[tables.lines.index(line)]
            for name in setup.board.cells(line.mask):
                locked[place, tables.cell_number[name], 0] = True
    hand = np.zeros((len(CARD_ORDER), 1), np.int32)
    gone = np.zeros_like(hand)
    for card in view.hand:
        hand[CARD_NUMBER[card]] += 1
    for card in chain(*view.discards):
        gone[CARD_NUMBER[card]] += 1
    slots, last = _slots_of(tables, view)
    choices = np.zeros((tables.slots, 1), bool)
    choices[slots] = True
    return Observation(
        chips=chips,
        locked=locked,
        made=made,
        hand=hand,
        unseen=tables.copies - hand - gone,
        deck=np.array([view.deck_count]),
        exchanges=np.array([view.pending.exchanges]),
        wait=np.array([(view.turn - seat) % setup.seats]),
        choices=choices,
        last=np.array([last]),
    )


def action_of(tables: Tables, move: Move, last: int = 0) -> int:
    """The action of a move. The two jacks of a kind make the same action; `last` is the cell of a line's last chip."""
    cells = len(tables.cells)
    match move:
        case Exchange(card=card):
            return tables.exchange + CARD_NUMBER[card]
        case Choose(line=name):
            line = tables.lines.index(tables.setup.board.line_named[name])
            return tables.choose + list(tables.through[:, last]).index(line)
        case Place(card=card, cell=cell):
            by_jack = cells if card in TWO_EYED else 0
            return by_jack + tables.cell_number[cell]
        case Pass():
            return tables.actions - 1
    return 2 * cells + tables.cell_number[move.cell]  # type: ignore[attr-defined]


def legal_actions(view: View, last: int = 0) -> dict[int, Move]:
    """The moves of a view by action; of two equal jacks the one first in `CARD_ORDER`."""
    tables = make_tables(view.setup)
    found: dict[int, Move] = {}
    for move in view.legal:
        action = action_of(tables, move, last)
        other = found.get(action)
        if other is None or CARD_NUMBER[move.card] < CARD_NUMBER[other.card]:  # type: ignore[attr-defined]
            found[action] = move
    return found


__all__ = ["ORDINARY", "Array", "Observation", "action_of", "legal_actions", "observe_view"]
