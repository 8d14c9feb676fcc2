"""The board of classic and travel."""

from __future__ import annotations

from collections.abc import Collection

from rich.style import Style

from knaves.games.lines.board import CORNER
from knaves.terminal.lines_kind import LINES, SHAPES, STAR, chip_on, is_locked, lines_view
from knaves.terminal.screen.paper import Paper
from knaves.terminal.screen.table import Table

SIZES = ((15, 7), (13, 6), (11, 5), (9, 4), (7, 3), (6, 3), (5, 2), (5, 1), (4, 1))
"""Width and height of a cell, the best first; the largest that fits is taken."""
LABELS = 3
"""Columns for the numbers of the rows."""
AIM, LEGAL = "▛▜▙▟", "┌┐└┘"


class Board(Table):
    """Cells with cards, chips on them, and frames where a chosen card can go."""

    @property
    def rows(self) -> int:
        """How many rows of cells there are."""
        return lines_view(self.seen.view).setup.board.height

    @property
    def columns(self) -> int:
        """How many columns of cells there are."""
        return lines_view(self.seen.view).setup.board.width

    def line_cells(self, line: str) -> frozenset[str]:
        """The cells of a line by its name."""
        return frozenset(lines_view(self.seen.view).setup.board.line_named[line].cells)

    def cell_size(self, width: int, height: int) -> tuple[int, int]:
        """The largest cells that fit into this room."""
        board = lines_view(self.seen.view).setup.board
        for across, down in SIZES:
            if LABELS + board.width * across <= width and 1 + board.height * down <= height:
                return across, down
        return SIZES[-1]

    def paint(self, paper: Paper) -> None:
        """The letters, the numbers and all cells."""
        view = lines_view(self.seen.view)
        board = view.setup.board
        wide, high = self.cell_size(paper.width, paper.height)
        label = self.styles_of["label"]
        for column in range(board.width):
            paper.put(LABELS + column * wide + wide // 2, 0, board.name(0, column)[0], label)
        for row in range(board.height):
            paper.put(0, 1 + row * high + (high - 1) // 2, f"{row + 1:>2}", label)
            for column in range(board.width):
                x, y = LABELS + column * wide, 1 + row * high
                self._paint_cell(paper, row * board.width + column, x, y, wide, high)
                paper.zone(x, y, wide, high, board.name(row, column))

    def _paint_cell(self, paper: Paper, number: int, x: int, y: int, wide: int, high: int) -> None:
        view = lines_view(self.seen.view)
        board = view.setup.board
        name, card = board.names[number], board.layout[number]
        team = chip_on(view, number)
        locked = is_locked(view, number)
        style = self._style(number, team, locked=locked)
        paper.fill(x, y, wide, high, style)
        if card == CORNER:
            paper.put(x + wide // 2, y + high // 2, STAR, style)
            return
        frame = AIM if name in (self.aim, self.cursor) else LEGAL if name in self.targets else ""
        chip = "" if team is None else SHAPES[team]
        if high == 1:
            brackets = {AIM: "▐▌", LEGAL: "[]"}.get(frame, "()" if locked else "‹›" if name in self.last else "  ")
            face = LINES.face(self.seen.words, card).rjust(3)
            text = f"{brackets[0]}{chip or face[0]}{face[1:]}{brackets[1]}" if wide > 4 else f"{chip or ' '}{face}"
            paper.put(x, y, text, style)
            return
        paper.put(x + 1 + (wide > 6), y + (high > 3), LINES.face(self.seen.words, card), style)
        middle = y + (high + 1) // 2 + (high > 4) - (high == 3)
        if chip:
            paper.put(x, middle, chip.center(wide, "━" if locked else " "), style)
        if frame:
            for corner, (right, down) in zip(frame, ((0, 0), (1, 0), (0, 1), (1, 1)), strict=True):
                paper.put(
                    x + right * (wide - 1),
                    y + down * (high - 1),
                    corner,
                    self.styles_of["frame" if frame is AIM else "frame legal"],
                )
        elif name in self.last:
            paper.put(x, middle, "‹", style)
            paper.put(x + wide - 1, middle, "›", style)

    def _style(self, number: int, team: int | None, *, locked: bool) -> Style:
        board = lines_view(self.seen.view).setup.board
        name, card = board.names[number], board.layout[number]
        odd = " odd" if (number // board.width + number) % 2 else ""
        suit = self.styles_of["red" if card[1] in "HD" else "ink"]
        if card == CORNER:
            return self.styles_of["corner"]
        chosen = bool(self.targets)
        if team is not None:
            style = self.styles_of[f"{'locked' if locked else 'chip'} {team}"]
        else:
            style = self.styles_of[("faded" if chosen else "free") + odd] + suit
        if name in (self.aim, self.cursor):
            return (suit if team is None else style) + self.styles_of["aim" if name == self.aim else "cursor"]
        if name in self.targets:
            return suit + self.styles_of["legal" + odd] if team is None else style + Style(reverse=True)
        return style

    def step(self, spot: str | None, right: int, down: int, among: Collection[str]) -> str:
        """The neighbour, or the nearest of `among` that lies more or less that way."""
        board = lines_view(self.seen.view).setup.board
        if spot is None:
            return board.names[len(board.names) // 2]
        row, column = divmod(board.number[spot], board.width)
        if not among:
            return board.name((row + down) % board.height, (column + right) % board.width)

        def away(name: str) -> float:
            to_row, to_column = divmod(board.number[name], board.width)
            ahead = (to_row - row) * down + (to_column - column) * right
            aside = abs((to_row - row) * right) + abs((to_column - column) * down)
            return ahead + 2 * aside if ahead > 0 else 10_000.0

        best = min(among, key=away)
        return best if away(best) < 10_000 else spot
