"""A board: a drawing in a text file, turned once into cells, lines and the moves that can be made on it.

A set of cells is an int with one bit per cell, bit `row * width + column`. Corners have a bit but no chip ever lies
there: they count for everybody, so the mask of a line leaves them out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import compress
from operator import itemgetter
from typing import TypeVar

from knaves.cards import ONE_EYED, TWO_EYED, Card
from knaves.games.lines.moves import Place, Remove

T = TypeVar("T")

CORNER = "**"
DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))
"""Row and column steps: across, down, and the two diagonals."""
BITS = bytes.maketrans(b"01", b"\0\1")
"""Turns a binary number in text into a byte for each of its bits."""


@dataclass(frozen=True, slots=True)
class Line:
    """Cells that make a sequence when one team has them all."""

    name: str
    """The two ends, the upper (or left) one first: `a5-e5`."""
    mask: int
    """The cells that need a chip."""
    cells: tuple[str, ...] = field(repr=False)
    """All cells by name, corners included."""
    direction: int = field(repr=False)

    def __hash__(self) -> int:
        """Lines are looked up often; the name tells them apart on a board."""
        return hash(self.name)

    def fits(self, other: Line, *, collinear_share: bool) -> bool:
        """Whether two sequences of one team may be these two lines (C5, T24, G6, G8)."""
        shared = (self.mask & other.mask).bit_count()
        return shared == 0 or (shared == 1 and (collinear_share or self.direction != other.direction))


def _one_row(cells: str) -> tuple[str, ...]:
    """The rows of a board with one row; `itemgetter` returns a tuple only for several items."""
    return (cells,)


class Board:
    """A layout and all that follows from it."""

    def __init__(self, drawing: str, line_length: int) -> None:
        rows = [row.split() for row in drawing.split("\n") if row.strip()]
        self.height = len(rows)
        self.width = len(rows[0])
        self.line_length = line_length
        self.layout: tuple[Card, ...] = tuple(card for row in rows for card in row)
        """The card printed on each cell, row by row; `**` on a corner."""
        self.names = tuple(self.name(row, column) for row in range(self.height) for column in range(self.width))
        """Cell names by bit number: a1 is top left."""
        self.number = {name: number for number, name in enumerate(self.names)}
        self.corners = sum(1 << n for n, card in enumerate(self.layout) if card == CORNER)
        self.playable = (1 << len(self.layout)) - 1 - self.corners
        self._bits = f"0{len(self.layout)}b"
        cells = range(0, len(self.layout), self.width)
        slices = [slice(at, at + self.width) for at in cells]
        self.rows: Callable[[str], tuple[str, ...]] = itemgetter(*slices) if len(slices) > 1 else _one_row
        """Cuts a text with one letter for each cell into rows."""
        numbers: dict[Card, list[int]] = {}
        for number, card in enumerate(self.layout):
            if card != CORNER:
                numbers.setdefault(card, []).append(number)
        self.cells_by_card: dict[Card, int] = {card: sum(1 << n for n in cells) for card, cells in numbers.items()}
        """The cells that show a card."""
        self.places = {card: self._ways(card, cells) for card, cells in numbers.items()}
        """The ways to place an ordinary card, by those of its cells that are free."""
        self.wilds = {card: tuple(Place(card, name) for name in self.names) for card in sorted(TWO_EYED)}
        """The ways to place a two-eyed jack, by bit number."""
        self.removals = {card: tuple(Remove(card, name) for name in self.names) for card in sorted(ONE_EYED)}
        """The ways to use a one-eyed jack, by bit number."""

    def _ways(self, card: Card, cells: list[int]) -> dict[int, tuple[Place, ...]]:
        ways: dict[int, tuple[Place, ...]] = {0: ()}
        for number in cells:  # each cell is free or not: all subsets
            ways |= {free | 1 << number: (*moves, Place(card, self.names[number])) for free, moves in ways.items()}
        return ways

    @staticmethod
    def name(row: int, column: int) -> str:
        """The name of a cell: a letter for the column, a number for the row, from the top left."""
        return f"{chr(ord('a') + column)}{row + 1}"

    def pick(self, by_cell: Sequence[T], mask: int) -> compress[T]:
        """Those entries of a table by bit number whose cell is in the mask."""
        return compress(by_cell, format(mask, self._bits)[::-1].encode().translate(BITS))

    def cells(self, mask: int) -> tuple[str, ...]:
        """The names of the cells in a mask."""
        return tuple(self.pick(self.names, mask))

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """Every line, in reading order of its first cell."""
        found = []
        reach = self.line_length - 1
        for row in range(self.height):
            for column in range(self.width):
                for direction, (down, right) in enumerate(DIRECTIONS):
                    last_row, last_column = row + reach * down, column + reach * right
                    if last_row < self.height and 0 <= last_column < self.width:
                        names = tuple(self.name(row + k * down, column + k * right) for k in range(self.line_length))
                        mask = sum(1 << self.number[name] for name in names) & self.playable
                        found.append(Line(f"{names[0]}-{names[-1]}", mask, names, direction))
        return tuple(found)

    @cached_property
    def line_named(self) -> dict[str, Line]:
        """Lines by name."""
        return {line.name: line for line in self.lines}

    @cached_property
    def through(self) -> dict[str, tuple[Line, ...]]:
        """The lines through each cell."""
        return {name: tuple(line for line in self.lines if name in line.cells) for name in self.names}

    @cached_property
    def through_straight(self) -> dict[str, tuple[Line, ...]]:
        """The same without diagonals (B1)."""
        return {name: tuple(line for line in lines if line.direction < 2) for name, lines in self.through.items()}
