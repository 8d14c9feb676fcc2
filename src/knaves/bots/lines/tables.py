"""The boards as arrays, for code that handles many positions at once: the batch engine and the network.

Cells are numbered by their card: with two copies of each card, cells 2c and 2c + 1 show card c. The 48 cards with cells
come first, sixteen to a word, then the two-eyed and the one-eyed jacks. A set of cells is three words. Corners are not
numbered, since no chip ever lies there.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from knaves.cards import JACKS, ONE_EYED, PACK, TWO_EYED, Card
from knaves.games.lines.board import Line
from knaves.games.lines.setup import Setup

WORDS = 3
CARDS_PER_WORD = 16
NO_LINE = -1000
"""In place of a line's code: no line. It is far from every code."""
FAR = 9999
"""The code of an unused slot, far from every code and from `NO_LINE`."""

CARD_ORDER: tuple[Card, ...] = (
    *(card for card in PACK if card not in JACKS),
    *sorted(TWO_EYED),
    *sorted(ONE_EYED),
)
CARD_NUMBER = {card: number for number, card in enumerate(CARD_ORDER)}
ORDINARY = len(CARD_ORDER) - len(JACKS)


@dataclass(frozen=True, eq=False)
class Tables:
    """What follows from a set-up's board, pack and options."""

    setup: Setup
    copies: int
    """Copies of each card in the pack, which is the number of cells of each card."""
    cells: tuple[str, ...]
    """Cell names by number."""
    cell_number: dict[str, int]
    lines: tuple[Line, ...]
    incidence: npt.NDArray[np.float32]
    """By cell and line: 1 if the line needs a chip there."""
    line_sizes: npt.NDArray[np.int32]
    """The chips that each line needs; a corner needs none."""
    masks: npt.NDArray[np.uint32]
    """By word and line: the line's cells as bits."""
    through: npt.NDArray[np.int32]
    """By slot and cell: the lines through the cell, in the order of the rules' own list; then -1."""
    windows: npt.NDArray[np.uint32]
    """By slot, word and cell: the cells of that line as bits; all bits in an unused slot."""
    codes: npt.NDArray[np.int32]
    """By line: a number that is within `gap` of another line's if the two cannot both count."""
    code_at: npt.NDArray[np.int32]
    """By slot and cell: that line's code."""
    gap: int
    conflicts: npt.NDArray[np.bool_]
    """By line and line: whether the two cannot both count."""

    @property
    def cell_bits(self) -> int:
        """Cells in a word."""
        return CARDS_PER_WORD * self.copies

    @property
    def slots(self) -> int:
        """The most lines through a cell."""
        return int(self.through.shape[0])

    @property
    def exchange(self) -> int:
        """The first action that exchanges a card; before it come placing, placing by jack and removing, by cell."""
        return 3 * len(self.cells)

    @property
    def choose(self) -> int:
        """The first action that chooses a line, by its slot at the cell of the last chip."""
        return self.exchange + ORDINARY

    @property
    def actions(self) -> int:
        """The number of actions; the last one is to pass."""
        return self.choose + self.slots + 1


def _line_codes(setup: Setup) -> list[int]:
    """Lines on one straight track have codes that differ by their distance; others are far apart."""
    width, numbers = setup.board.width, setup.board.number
    tracks: dict[tuple[int, int], int] = {}
    codes = []
    for line in setup.lines:
        row, column = divmod(numbers[line.cells[0]], width)
        along = (row, column, row - column, row + column)[line.direction]
        track = tracks.setdefault((line.direction, along), len(tracks))
        codes.append(32 * track + (column if line.direction == 0 else row))
    return codes


@lru_cache(maxsize=64)
def make_tables(setup: Setup) -> Tables:
    """The tables of a set-up."""
    board, lines, share = setup.board, setup.lines, setup.options.collinear_share
    copies = len(setup.spec.pack) // len(PACK)
    cells = tuple(name for card in CARD_ORDER[:ORDINARY] for name in board.cells(board.cells_by_card[card]))
    number = {name: cell for cell, name in enumerate(cells)}
    bits = CARDS_PER_WORD * copies
    incidence = np.zeros((len(cells), len(lines)), np.float32)
    masks = np.zeros((WORDS, len(lines)), np.uint32)
    for index, line in enumerate(lines):
        for name in board.cells(line.mask):
            incidence[number[name], index] = 1
            masks[number[name] // bits, index] |= np.uint32(1 << number[name] % bits)
    place = {line: index for index, line in enumerate(lines)}
    slots = max(len(setup.through[name]) for name in cells)
    through = np.full((slots, len(cells)), -1, np.int32)
    for cell, name in enumerate(cells):
        passing = [place[line] for line in setup.through[name]]
        through[: len(passing), cell] = passing
    codes = np.array(_line_codes(setup), np.int32)
    used = through >= 0
    gap = board.line_length - (1 if share else 0)
    return Tables(
        setup=setup,
        copies=copies,
        cells=cells,
        cell_number=number,
        lines=lines,
        incidence=incidence,
        line_sizes=incidence.sum(0).astype(np.int32),
        masks=masks,
        through=through,
        windows=np.where(used[:, None], masks[:, through].transpose(1, 0, 2), np.uint32(0xFFFFFFFF)),
        codes=codes,
        code_at=np.where(used, codes[through], FAR).astype(np.int32),
        gap=gap,
        conflicts=np.abs(codes[:, None] - codes) < gap,
    )
