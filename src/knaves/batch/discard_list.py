"""The discard piles of many tables, each table's in one list.

The list of a table has the cards of all its discard piles in the order in which they were discarded, so a pile is the
entries of its owner. For six seats it takes a sixth of the memory of a stack for each, and every step writes it anew.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from knaves.bots.stacks.layout import CARDS
from knaves.bots.stacks.observation import NO_TOP, Array

NO_ENTRY = -1
"""After the last entry; an entry is seat * CARDS + card."""


class DiscardList:
    """The operations on lists, (capacity, tables), int8; a seat and a card are numbers for each table."""

    def __init__(self, xp: Any, seats: int, capacity: int) -> None:
        self.xp, self.seats, self.capacity = xp, seats, capacity
        self._index = xp.asarray(np.arange(capacity, dtype=np.int16)[:, None])

    def empty(self, tables: int) -> Array:
        """Lists without an entry."""
        return self.xp.full((self.capacity, tables), NO_ENTRY, dtype=self.xp.int8)

    def _is_of(self, entries: Array, seat: Array) -> Array:
        first = (seat * CARDS).astype(entries.dtype)
        return (entries >= first) & (entries < first + CARDS)

    def add(self, entries: Array, length: Array, seat: Array, card: Array, on: Array) -> Array:
        """Add a card to the pile of a seat, where `on`; the list has this many entries."""
        entry = (seat * CARDS + card).astype(entries.dtype)
        return self.xp.where((self._index == length) & on, entry, entries)

    def without_top(self, entries: Array, seat: Array, on: Array) -> Array:
        """Take the last entry of a seat out, where `on`; those after it move up."""
        xp = self.xp
        last = xp.max(xp.where(self._is_of(entries, seat), self._index, -1), axis=0)
        moved_up = xp.concatenate([entries[1:], xp.full_like(entries[:1], NO_ENTRY)])
        return xp.where(on & (self._index >= last), moved_up, entries)

    def top_of(self, entries: Array, seat: Array) -> Array:
        """The card of a seat's last entry, or `NO_TOP`."""
        xp = self.xp
        ranked = self._index * xp.int16(128) + entries
        best = xp.max(xp.where(self._is_of(entries, seat), ranked, -1), axis=0)
        return xp.where(best < 0, NO_TOP, best % 128 - seat * CARDS).astype(entries.dtype)

    def tops_alone(self, tops: Array) -> Array:
        """The lists of piles that have at most their top card; `tops` are (seats, tables)."""
        xp = self.xp
        rows = [xp.full_like(tops[0], NO_ENTRY) for _ in range(self.seats)]
        length = xp.zeros_like(tops[0])
        for seat in range(self.seats):
            there = tops[seat] != NO_TOP
            entry = tops[seat] + xp.int8(seat * CARDS)
            rows = [xp.where(there & (length == row), entry, old) for row, old in enumerate(rows)]
            length = length + there
        return xp.concatenate([xp.stack(rows), self.empty(tops.shape[1])[self.seats :]])
