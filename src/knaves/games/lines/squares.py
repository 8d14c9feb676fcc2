"""Questions about a board by the names of its cells, lines and teams: states and views answer them alike."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from knaves.cards import Card
from knaves.game import SetupError
from knaves.games.lines.board import CORNER, Board, Line
from knaves.games.lines.moves import COLOURS

if TYPE_CHECKING:
    from knaves.games.lines.setup import Setup


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell of the board, and what lies on it."""

    name: str
    """As `c4`."""
    card: Card
    """The card that is printed on it; `**` on a corner."""
    team: int | None = None
    """The team whose chip lies on it; None where there is none."""
    locked: bool = False
    """Whether the chip is part of a sequence."""

    @property
    def corner(self) -> bool:
        """Whether it is a corner, which counts for every team."""
        return self.card == CORNER

    @property
    def free(self) -> bool:
        """Whether a chip can be put here."""
        return self.team is None and not self.corner

    @property
    def colour(self) -> str | None:
        """The colour of the chip: blue, green or red."""
        return None if self.team is None else COLOURS[self.team]


def find_cell(board: Board, name: object) -> int:
    """The number of a cell by its name. Raises `SetupError`."""
    number = board.number.get(name) if isinstance(name, str) else None
    if number is None:
        raise SetupError(f"there is no cell {repr(name)[:40]}: the cells go from 'a1' to {board.names[-1]!r}")
    return number


def find_team(teams: int, side: object) -> int:
    """A team by its number or its colour. Raises `SetupError`."""
    known = COLOURS[:teams]
    if isinstance(side, str) and side in known:
        return known.index(side)
    if type(side) is int and 0 <= side < teams:
        return side
    listed = ", ".join(f"{number} ({colour})" for number, colour in enumerate(known))
    raise SetupError(f"there is no team {repr(side)[:40]}: the teams are {listed}")


class Squares:
    """The questions; `setup`, `chips` and `sequences` are those of the state or the view."""

    __slots__ = ()

    setup: Setup
    chips: tuple[int, ...]
    sequences: tuple[tuple[Line, ...], ...]
    turn: int

    def cell(self, name: str) -> Cell:
        """The cell with this name, as `c4`: its card, and the chip that lies on it."""
        board = self.setup.board
        number = find_cell(board, name)
        for team, chips in enumerate(self.chips):
            if chips >> number & 1:
                locked = any(line.mask >> number & 1 for line in self.sequences[team])
                return Cell(name, board.layout[number], team, locked)
        return Cell(name, board.layout[number])

    def line(self, name: str) -> Line:
        """The line with this name, as `a5-e5`; its `cells` are their names."""
        line = self.setup.board.line_named.get(str(name))
        if line is None or line not in self.setup.lines:
            length = self.setup.board.line_length
            raise SetupError(
                f"there is no line {repr(name)[:40]}: a line is the two ends of {length} cells in a row, the upper or "
                f"left one first, such as {self.setup.lines[0].name!r}"
            )
        return line

    def chips_of(self, side: int | str) -> tuple[str, ...]:
        """The cells on which a team, by its number or colour, has a chip."""
        return self.setup.board.cells(self.chips[find_team(self.setup.teams, side)])

    @property
    def side_to_move(self) -> int:
        """The team whose turn it is; `turn` is its seat."""
        return self.setup.team[self.turn]
