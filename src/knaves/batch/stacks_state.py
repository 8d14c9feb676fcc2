"""The tables of the batch engine of stacks as arrays, and its actions decoded."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from knaves.batch.base import LIVE
from knaves.bots.stacks import actions as act
from knaves.bots.stacks.layout import BLOCK, CARDS, COLOURED, REVERSE, SKIP, STEAL_CARD, STEAL_CHIP
from knaves.bots.stacks.observation import Array

NOBODY = -1
"""In place of a seat."""


class State(NamedTuple):
    """Many tables. Seats have their own numbers; only observations turn them to the order of play."""

    hands: Array
    """(seats, 17, tables), int8: cards by kind; likewise the deck, and what is out of play."""
    deck: Array
    out: Array
    """(17, tables): cards of completed and blocked piles."""
    specials: Array
    """(17, tables): special cards that were played."""
    discards: Array
    """(cards, tables), int8: all discard piles in one list, see `DiscardList`."""
    discard_counts: Array
    """(seats, tables), int8."""
    tops: Array
    """(seats, tables), int8: the card on top of each discard pile, or `NO_TOP`."""
    heights: Array
    """(4, tables), int8: cards in each pile, by place."""
    wilds: Array
    """(4, tables), int8: a bit for each card of a pile that is a wild."""
    chips: Array
    """(seats, 2, tables), int32: blue and red."""
    turn: Array
    """(tables): the seat whose turn it is; `actor` is the seat that acts."""
    direction: Array
    """(tables): 1, or -1 after a Reverse."""
    skips: Array
    busy: Array
    """(tables), bool: whether anything was played or drawn since this turn began (G46)."""
    idle: Array
    window: Array
    """(tables): the place of the pile that may be blocked now, or `NO_WINDOW`."""
    window_top: Array
    """(tables), bool: whether its last card came from the discard pile (G61)."""
    asked: Array
    """(tables): the seat that is asked for a Block, or `NOBODY`."""
    stealing: Array
    """(tables): the seat whose hand the thief was shown, or `NOBODY`."""
    winner: Array
    """(tables): the seat that has won, `LIVE` or `DRAWN`."""
    plies: Array
    rng: Array
    """(2, tables): the state of the random number generator."""

    @property
    def done(self) -> Array:
        """Whether a table's game is over."""
        return self.winner != LIVE

    @property
    def actor(self) -> Array:
        """(tables): the seat that acts."""
        return self.turn + (self.asked - self.turn) * (self.asked != NOBODY)

    def with_rng(self, rng: Array) -> State:
        """The same tables with other generators."""
        return self._replace(rng=rng)


class Move(NamedTuple):
    """An action for each table, decoded."""

    lays: Array
    skips: Array
    reverses: Array
    steals_card: Array
    steals_chip: Array
    discards: Array
    takes: Array
    ends: Array
    blocks: Array
    lets: Array
    """(tables), bool: what kind of action it is; none of these where the game is over."""
    card: Array
    """(tables): the card that leaves the hand or the discard pile, or that is taken."""
    top: Array
    """(tables), bool: whether it is played from the own discard pile."""
    place: Array
    """(tables): the pile that it is laid on."""
    victim: Array
    """(tables): the seat that is stolen from."""
    second: Array
    """(tables): the colour of a stolen chip, or 1 for a card stolen from the hand."""


def decode_actions() -> dict[str, np.ndarray[Any, np.dtype[np.int32]]]:
    """By action: its card, whether it is from the discard pile, its step, and its slot, source or colour."""
    found = {name: np.zeros(act.ACTIONS, np.int32) for name in ("card", "top", "step", "second")}
    for first, cards in ((act.SKIP, SKIP), (act.REVERSE, REVERSE)):
        found["card"][first : first + 2] = cards
        found["top"][first : first + 2] = (0, 1)
    for top in (0, 1):
        for card in range(COLOURED):
            at = act.LAY + (top * COLOURED + card) * 2
            found["card"][at : at + 2], found["top"][at : at + 2], found["second"][at + 1] = card, top, 1
        for first, card in ((act.STEAL_CARD, STEAL_CARD), (act.STEAL_CHIP, STEAL_CHIP)):
            for step in range(1, act.STEPS + 1):
                at = first + (top * act.STEPS + step - 1) * 2
                found["card"][at : at + 2], found["top"][at : at + 2] = card, top
                found["step"][at : at + 2], found["second"][at + 1] = step, 1
    for first in (act.DISCARD, act.TAKE):
        found["card"][first : first + CARDS] = range(CARDS)
    found["card"][act.BLOCK] = BLOCK
    return found
