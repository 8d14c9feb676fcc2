"""The board of classic and travel."""

from __future__ import annotations

import math
from collections.abc import Collection

from rich.style import Style

from knaves.games.lines.board import CORNER, DIRECTIONS, Line
from knaves.terminal.presenters.lines import LINES_PRESENTER, SHAPES, STAR, chip_on, is_locked, lines_view
from knaves.terminal.screen.canvas import Canvas
from knaves.terminal.screen.play_area import PlayArea

SIZES = ((15, 7), (13, 6), (11, 5), (9, 4), (7, 3), (6, 3), (5, 2), (5, 1), (4, 1))
"""Width and height of a cell; the first that fits is used."""
LABELS = 3
"""Columns for the row numbers."""
MAX_FACE_WIDTH = 3
"""Columns of a ten."""
AIM, LEGAL = "▛▜▙▟", "┌┐└┘"
STROKES = "━┃╲╱"
"""The character that strikes through a completed line, by direction."""
DOWN = 1
"""The direction of lines from top to bottom."""


class Board(PlayArea):
    """Cells with cards and chips, and frames around the legal cells of the selected card."""

    @property
    def rows(self) -> int:
        """The number of rows of cells."""
        return lines_view(self.context.view).setup.board.height

    @property
    def columns(self) -> int:
        """The number of columns of cells."""
        return lines_view(self.context.view).setup.board.width

    def cell_size(self, width: int, height: int) -> tuple[int, int]:
        """The largest cells that fit."""
        board = lines_view(self.context.view).setup.board
        for across, down in SIZES:
            if LABELS + board.width * across <= width and 1 + board.height * down <= height:
                return across, down
        return SIZES[-1]

    def paint(self, canvas: Canvas) -> None:
        """Draw the letters, the numbers and all cells."""
        view = lines_view(self.context.view)
        board = view.setup.board
        cell_width, cell_height = self.cell_size(canvas.width, canvas.height)
        label = self.palette["label"]
        for column in range(board.width):
            canvas.put(LABELS + column * cell_width + cell_width // 2, 0, board.name(0, column)[0], label)
        for row in range(board.height):
            canvas.put(0, 1 + row * cell_height + (cell_height - 1) // 2, f"{row + 1:>2}", label)
            for column in range(board.width):
                x, y = LABELS + column * cell_width, 1 + row * cell_height
                self._paint_cell(canvas, row * board.width + column, x, y, cell_width, cell_height)
                canvas.add_zone(x, y, cell_width, cell_height, board.name(row, column))
        if cell_height > 1:
            for team, lines in enumerate(view.sequences):
                for line in lines:
                    self._strike(canvas, line, self._stroke_style(team), cell_width, cell_height)

    def _strike(self, canvas: Canvas, line: Line, style: Style, cell_width: int, cell_height: int) -> None:
        """Draw a completed line from the first cell to the last, behind chips and cards."""
        board = lines_view(self.context.view).setup.board
        stroke, (down, right) = STROKES[line.direction], DIRECTIONS[line.direction]
        first_row, first_column = divmod(board.number[line.cells[0]], board.width)
        cells = len(line.cells)
        left = LABELS + min(first_column, first_column + (cells - 1) * right) * cell_width
        columns = range(left, left + (1 + (cells - 1) * abs(right)) * cell_width)
        top = 1 + first_row * cell_height
        x = LABELS + first_column * cell_width + self._chip_at(line.cells[0], cell_width)
        y = top + self._chip_row(cell_height)
        if not down:
            for column in columns:
                canvas.put_behind(column, y, stroke, style)
        else:
            for row in range(top, top + cells * cell_height):
                column = x + _slant(right, row - y, cell_width, cell_height)
                if column in columns:
                    canvas.put_behind(column, row, stroke, style)

    def _stroke_style(self, team: int) -> Style:
        return Style(color=self.palette[f"locked {team}"].color, bold=True)

    def _directions(self, name: str) -> list[int]:
        """The directions of the completed lines through a cell."""
        completed = (line for lines in lines_view(self.context.view).sequences for line in lines)
        return [line.direction for line in completed if name in line.cells]

    @staticmethod
    def _chip_row(cell_height: int) -> int:
        """The row of the chip in its cell."""
        return max(1, cell_height - 2)

    def _chip_at(self, name: str, cell_width: int) -> int:
        """The column of the chip in its cell: the middle, or beside the card if a vertical stroke passes."""
        return max(MAX_FACE_WIDTH, cell_width // 2) if DOWN in self._directions(name) else cell_width // 2

    def _face_at(self, number: int, row: int, cell_width: int, cell_height: int) -> int:
        """The first column of the card in its cell: beside the strokes that pass."""
        board = lines_view(self.context.view).setup.board
        name, room = board.names[number], len(LINES_PRESENTER.face(self.context.words, board.layout[number]))
        chip, rows = self._chip_at(name, cell_width), row - self._chip_row(cell_height)
        ways = [DIRECTIONS[way] for way in self._directions(name)]
        strokes = {chip + _slant(right, rows, cell_width, cell_height) for down, right in ways if down}
        default = 1 + (cell_width > 6)
        return next(
            (at for at in (default, 0, cell_width - room) if not strokes.intersection(range(at, at + room))), default
        )

    def _paint_cell(self, canvas: Canvas, number: int, x: int, y: int, cell_width: int, cell_height: int) -> None:
        view = lines_view(self.context.view)
        board = view.setup.board
        name, card = board.names[number], board.layout[number]
        team = chip_on(view, number)
        locked = is_locked(view, number)
        style = self._style(number, team, locked=locked)
        canvas.fill(x, y, cell_width, cell_height, style)
        middle = y + self._chip_row(cell_height)
        if card == CORNER:
            canvas.put(x + self._chip_at(name, cell_width), middle if cell_height > 1 else y, STAR, style)
            return
        frame = AIM if name in (self.aim, self.cursor) else LEGAL if name in self.targets else ""
        chip = "" if team is None else SHAPES[team]
        if cell_height == 1:
            ways = self._directions(name)
            default = STROKES[ways[0]] * 2 if ways else "‹›" if name in self.recent else "  "
            brackets = {AIM: "▐▌", LEGAL: "[]"}.get(frame, default)
            face = LINES_PRESENTER.face(self.context.words, card).rjust(3)
            text = (
                f"{brackets[0]}{chip or face[0]}{face[1:]}{brackets[1]}" if cell_width > 4 else f"{chip or ' '}{face}"
            )
            canvas.put(x, y, text, style)
            return
        face_row = int(cell_height > 3)
        canvas.put(
            x + self._face_at(number, face_row, cell_width, cell_height),
            y + face_row,
            LINES_PRESENTER.face(self.context.words, card),
            style,
        )
        if chip:
            canvas.put(x + self._chip_at(name, cell_width), middle, chip, style)
        if frame:
            for corner, (right, down) in zip(frame, ((0, 0), (1, 0), (0, 1), (1, 1)), strict=True):
                canvas.put(
                    x + right * (cell_width - 1),
                    y + down * (cell_height - 1),
                    corner,
                    self.palette["frame" if frame is AIM else "frame legal"],
                )
        elif name in self.recent:
            canvas.put(x, middle, "‹", style)
            canvas.put(x + cell_width - 1, middle, "›", style)

    def _style(self, number: int, team: int | None, *, locked: bool) -> Style:
        board = lines_view(self.context.view).setup.board
        name, card = board.names[number], board.layout[number]
        odd = " odd" if (number // board.width + number) % 2 else ""
        suit = self.palette["red" if card[1] in "HD" else "ink"]
        if card == CORNER:
            return self.palette["corner"]
        has_targets = bool(self.targets)
        if team is not None:
            style = self.palette[f"{'locked' if locked else 'chip'} {team}"]
        else:
            style = self.palette[("faded" if has_targets else "free") + odd] + suit
        if name in (self.aim, self.cursor):
            text = suit if team is None else self.palette["ink"]  # the chip's own color would be lost on these
            return text + self.palette["aim" if name == self.aim else "cursor"]
        if name in self.targets:
            return suit + self.palette["legal" + odd] if team is None else style + Style(reverse=True)
        return style

    def step(self, spot: str | None, right: int, down: int, among: Collection[str]) -> str:
        """The neighbor, or the nearest of `among` in roughly that direction."""
        board = lines_view(self.context.view).setup.board
        if spot is None:
            return board.names[len(board.names) // 2]
        row, column = divmod(board.number[spot], board.width)
        if not among:
            return board.name((row + down) % board.height, (column + right) % board.width)

        def distance(name: str) -> float:
            to_row, to_column = divmod(board.number[name], board.width)
            ahead = (to_row - row) * down + (to_column - column) * right
            sideways = abs((to_row - row) * right) + abs((to_column - column) * down)
            return ahead + 2 * sideways if ahead > 0 else 10_000.0

        best = min(among, key=distance)
        return best if distance(best) < 10_000 else spot


def _slant(right: int, rows: int, cell_width: int, cell_height: int) -> int:
    """The columns that a diagonal moves sideways in a number of rows."""
    return right * math.ceil(rows * cell_width / cell_height)
