"""Completed and broken lines of the board games, for many tables at once."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from knaves.batch.bits import Bits
from knaves.bots.lines.observation import Array
from knaves.bots.lines.tables import NO_LINE, WORDS, Tables
from knaves.games.lines.setup import Setup

INTERRUPTED = 1 << 30
"""In a state's choices: the line was broken by the seat before the chooser, whose turn goes on after the choice."""


class Completed(NamedTuple):
    """What a play does to the lines of the own team."""

    locked: Array
    made: Array
    won: Array
    choices: Array


class Broken(NamedTuple):
    """What a removal does to the lines of the other team."""

    locked: Array
    made: Array
    choices: Array
    last: Array
    """The cell at whose slots the choices are."""


def _fitting_slots(tables: Tables) -> npt.NDArray[np.uint32]:
    """By a line's code + 1 (0 for no line) and cell: a bit for each slot there whose line counts beside it."""
    codes = np.arange(-1, tables.codes.max() + 1)[:, None, None]
    fits = (codes < 0) | (np.abs(codes - tables.code_at) >= tables.gap)
    bits = np.uint32(1) << np.arange(tables.slots, dtype=np.uint32)
    found: npt.NDArray[np.uint32] = np.where(fits, bits[:, None], np.uint32(0)).sum(1, dtype=np.uint32)
    return found


def _shared_cells(tables: Tables) -> npt.NDArray[np.int32]:
    """By line: the cell that it shares with the most later lines along the same track."""
    later = np.triu(tables.conflicts, 1).astype(np.float32)  # by line and later line
    shared = tables.incidence * (1 + tables.incidence @ later.T)
    found: npt.NDArray[np.int32] = shared.argmax(0).astype(np.int32)
    return found


class Completion:
    """The lines of one set-up."""

    def __init__(self, setup: Setup, tables: Tables, bits: Bits) -> None:
        self.setup, self.tables, self.bits, self.xp = setup, tables, bits, bits.xp
        xp, cells, slots = bits.xp, len(tables.cells), tables.slots
        # The index is (word * slots + slot) * cells + cell.
        self._windows = xp.asarray(tables.windows.transpose(1, 0, 2).reshape(-1))
        self._rows = xp.asarray(np.arange(WORDS * slots, dtype=np.uint32)[:, None] * np.uint32(cells))
        self._slot_bits = xp.asarray(np.uint32(1) << np.arange(slots, dtype=np.uint32)[:, None])
        self._code_at = xp.asarray(tables.code_at.reshape(-1))  # slot * cells + cell
        self._fits = xp.asarray(_fitting_slots(tables).reshape(-1))  # (code + 1, 0 for no line) * cells + cell
        if setup.options.advanced_jack:
            self._masks = xp.asarray(tables.masks)
            self._codes = xp.asarray(tables.codes)
            self._through = xp.asarray(tables.through)
            self._shared = xp.asarray(_shared_cells(tables))

    def complete(
        self, made: Array, locked: Array, chips: Array, action: Array, cell: Array, placing: Array, choosing: Array
    ) -> Completed:
        """The own team's locked chips and sequence, whether it has won, and the lines it must choose from.

        Of two lines through one cell the first in order fits with another one if any two do: lines in different
        directions always fit, and along one direction the first is the farthest from the last.
        """
        xp, tables, zero, one = self.xp, self.tables, self.bits.zero, self.bits.one
        u, cells, slots = xp.uint32, len(tables.cells), tables.slots
        cell = cell.astype(u)
        windows = self._windows[self._rows + cell]
        missing = [windows[word * slots : (word + 1) * slots] & ~chips[word] for word in range(WORDS)]
        full = (missing[0] | missing[1] | missing[2]) == 0
        lines = xp.sum(xp.where(full, self._slot_bits, zero), axis=0, dtype=u)  # a bit for each slot at the cell
        lines = xp.where(placing, lines & self._fitting(made, cell), zero)
        lines = lines | xp.where(choosing, one << (action - tables.choose).astype(u), zero)
        found = lines != 0
        first = self.bits.popcount((lines & (zero - lines)) - one).astype(u)  # the first slot with a line
        first = xp.where(found, first, zero)
        code = self._code_at[first * u(cells) + cell]
        line = xp.stack([self._windows[(first + u(word * slots)) * u(cells) + cell] for word in range(WORDS)])
        had = made != NO_LINE
        if self.setup.needed == 1:
            won, opened = found, xp.zeros_like(found)
        else:
            won = found & (had | ((lines & self._fitting(code, cell)) != 0))
            opened = ((lines & (lines - one)) != 0) & ~won
            if self.setup.options.line_choice == "auto":
                opened = xp.zeros_like(found)
        locks = found & ~opened
        return Completed(
            locked=locked | xp.where(locks, line, zero),
            made=xp.where(locks & ~had, code, made),
            won=won,
            choices=xp.where(opened, lines, zero),
        )

    def _fitting(self, code: Array, cell: Array) -> Array:
        """(tables): the slots at a cell whose lines count beside the line of this code; all of them for `NO_LINE`."""
        xp = self.xp
        row = xp.where(code == NO_LINE, 0, code + 1).astype(xp.uint32)
        return self._fits[row * xp.uint32(len(self.tables.cells)) + cell]

    def break_line(self, made: Array, locked: Array, chips: Array, removed: Array, removing: Array) -> Broken:
        """The other team's locked chips and sequence after a chip was removed, and the lines it must choose from.

        A line that is left runs along the track of the broken one, since any other would have won beside it (C31, G20,
        G75). The board is too small for two that fit together.
        """
        xp, zero = self.xp, self.bits.zero
        broken = removing & ((locked & removed) != 0).any(0)
        missing = [self._masks[word][:, None] & ~chips[word] for word in range(WORDS)]
        left = ((missing[0] | missing[1] | missing[2]) == 0) & broken  # by line
        first, count = left.argmax(0), left.sum(0)
        several = count > 1
        if self.setup.options.line_choice == "auto":
            several = xp.zeros_like(broken)
        counts = (count > 0) & ~several
        last = self._shared[first]
        through = self._through[:, last]
        at_last = xp.take_along_axis(left, xp.where(through < 0, 0, through), axis=0) & (through >= 0)
        choices = xp.sum(xp.where(at_last, self._slot_bits, zero), axis=0, dtype=xp.uint32) | xp.uint32(INTERRUPTED)
        return Broken(
            locked=xp.where(broken, xp.where(counts, self._masks[:, first], zero), locked),
            made=xp.where(broken, xp.where(counts, self._codes[first], NO_LINE), made),
            choices=xp.where(several, choices, zero),
            last=last,
        )
