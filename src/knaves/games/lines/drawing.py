"""Drawing a board game as SVG: the board with its chips, and below it the seats with the cards that may be seen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from knaves import drawing as d
from knaves.cards import ONE_EYED, TWO_EYED, Card
from knaves.game import Move, SetupError
from knaves.games.lines.board import CORNER, Board, Line
from knaves.games.lines.moves import COLOURS, Place, Remove, named_cells
from knaves.games.lines.squares import find_cell

if TYPE_CHECKING:
    from knaves.games.lines.state import State
    from knaves.games.lines.view import View

CELL_WIDTH, CELL_HEIGHT, GAP, EDGE = 48, 56, 2, 26
CARD_WIDTH, CARD_HEIGHT, SEAT_HEIGHT = 34, 46, 62
Marks = Iterable[str | Line] | Mapping[str, str]
"""Cells or lines to mark; in a dictionary with a colour each."""
Arrow = tuple[str, str] | tuple[str, str, str]
"""From a cell to a cell, and a colour if it is not brass."""


@dataclass(frozen=True)
class Hands:
    """What is shown of the hands: their sizes, the cards of those that are open, and the moves to mark."""

    counts: tuple[int, ...]
    cards: Mapping[int, tuple[Card, ...]]
    legal: tuple[Move, ...] = ()


def draw(
    position: State | View,
    hands: Hands,
    marks: Marks = (),
    arrows: Iterable[Arrow] = (),
    last: Move | str | None = None,
) -> d.Drawing:
    """The picture of a state or a view, with marked cells, arrows and the last move."""
    board = position.setup.board
    width, top = _board_size(board)
    seats, below = _seats(position, hands, width)
    height = top + below
    layer = [_mark(board, cell, colour) for cell, colour in _marked(position, hands.legal, marks, last).items()]
    for team, chips in enumerate(position.chips):
        for cell in board.cells(chips):
            x, y = _centre(board, cell)
            layer.append(d.chip(team, x, y + 7, 14.5, locked=position.cell(cell).locked))
        layer += [_stroke(board, line, d.TEAM_COLOURS[team]) for line in position.sequences[team]]
    layer += [_arrow(board, one) for one in arrows]
    return d.Drawing(width, height, d.mat(width, height) + _printed(board), "".join([*layer, seats]), _title(position))


def _title(position: State | View) -> str:
    waits = str(position.outcome) if position.outcome else f"turn of seat {position.turn}"
    chips = (
        f"{colour} on {', '.join(position.chips_of(team)) or 'no cell'}"
        for team, colour in enumerate(COLOURS[: len(position.chips)])
    )
    return f"{position.game.name}, {position.seats} players, {waits}; {'; '.join(chips)}"


# --- The board


def _board_size(board: Board) -> tuple[int, int]:
    return 2 * EDGE + board.width * (CELL_WIDTH + GAP), 2 * EDGE + board.height * (CELL_HEIGHT + GAP)


def _corner(board: Board, number: int) -> tuple[float, float]:
    """The top left of a cell."""
    row, column = divmod(number, board.width)
    return EDGE + column * (CELL_WIDTH + GAP) + GAP / 2, EDGE + row * (CELL_HEIGHT + GAP) + GAP / 2


def _centre(board: Board, cell: object) -> tuple[float, float]:
    x, y = _corner(board, find_cell(board, cell))
    return x + CELL_WIDTH / 2, y + CELL_HEIGHT / 2


@lru_cache(maxsize=16)
def _printed(board: Board) -> str:
    """The board without chips: the same in every position."""
    width, height = board.width * (CELL_WIDTH + GAP), board.height * (CELL_HEIGHT + GAP)
    parts = [d.rect(EDGE - 4, EDGE - 4, width + 8, height + 8, d.PRINT, radius=8)]
    for number, card in enumerate(board.layout):
        x, y = _corner(board, number)
        if card == CORNER:
            parts.append(d.rect(x, y, CELL_WIDTH, CELL_HEIGHT, d.FELT_EDGE, radius=4))
            parts.append(d.wink(x + CELL_WIDTH / 2, y + CELL_HEIGHT / 2, 34))
            continue
        parts.append(d.rect(x, y, CELL_WIDTH, CELL_HEIGHT, d.IVORY, radius=4))
        rank = "10" if card[0] == "T" else card[0]
        ink = d.RED_SUIT if card[1] in "HD" else d.INK
        parts.append(d.text(x + 4.5, y + 16, rank, 15, ink, more=d.BOLD))
        parts.append(d.suit(card[1], x + CELL_WIDTH - 16.5, y + 4.5, 12.5))
        parts.append(d.suit(card[1], x + CELL_WIDTH / 2 - 12, y + 24, 24, more='opacity=".13"'))
    for column in range(board.width):
        x, name = EDGE + (column + 0.5) * (CELL_WIDTH + GAP), board.name(0, column)[0]
        parts += [d.text(x, at, name, 12, d.IVORY, anchor="middle") for at in (EDGE - 9, EDGE + height + 17)]
    for row in range(board.height):
        y = EDGE + (row + 0.5) * (CELL_HEIGHT + GAP) + 4
        parts += [d.text(at, y, str(row + 1), 12, d.IVORY, anchor="middle") for at in (EDGE - 14, EDGE + width + 14)]
    return "".join(parts)


def _marked(position: State | View, legal: tuple[Move, ...], marks: Marks, last: Move | str | None) -> dict[str, str]:
    """The colour of each marked cell: what may be played, the last move, and the marks asked for."""
    found: dict[str, str] = {}
    board = position.setup.board
    for move in legal:  # a wild jack could go anywhere
        if isinstance(move, Remove) or (isinstance(move, Place) and move.card not in board.wilds):
            found[move.cell] = d.BRASS
    if last is not None:
        found |= dict.fromkeys(named_cells(position.game.as_move(last)), d.INK)
    if isinstance(marks, str) or not isinstance(marks, Iterable):
        raise SetupError(f"marks are a list of cells or lines, as ['c4', 'a5-e5'], not {repr(marks)[:60]}")
    pairs = marks.items() if isinstance(marks, Mapping) else ((mark, "brass") for mark in marks)
    for mark, colour in pairs:
        line = mark if isinstance(mark, Line) else position.line(mark) if "-" in str(mark) else None
        for cell in line.cells if line else (mark,):
            find_cell(board, cell)
            found[str(cell)] = d.colour_named(colour)
    return found


def _mark(board: Board, cell: str, colour: str) -> str:
    x, y = _corner(board, board.number[cell])
    more = f'fill-opacity=".16" stroke="{colour}" stroke-width="3"'
    return d.rect(x + 1.5, y + 1.5, CELL_WIDTH - 3, CELL_HEIGHT - 3, colour, radius=4, more=more)


def _stroke(board: Board, line: Line, colour: str) -> str:
    """The stroke through a completed line."""
    (x, y), (to_x, to_y) = _centre(board, line.cells[0]), _centre(board, line.cells[-1])
    ends = f'x1="{d.number(x)}" y1="{d.number(y + 7)}" x2="{d.number(to_x)}" y2="{d.number(to_y + 7)}"'
    return f'<line {ends} stroke="{colour}" stroke-width="4.5" stroke-linecap="round" opacity=".8"/>'


def _arrow(board: Board, one: object) -> str:
    start, end, colour = d.arrow_parts(one, "('a1', 'c4', 'red')")
    return d.arrow(_centre(board, start), _centre(board, end), colour)


# --- The seats


def _seats(position: State | View, hands: Hands, width: int) -> tuple[str, int]:
    """What each seat shows, in as many rows as needed, and their height."""
    parts: list[str] = []
    top = _board_size(position.setup.board)[1]
    x, y = float(EDGE), float(top)
    for seat in range(position.seats):
        shown = hands.cards.get(seat, ())
        need = 112 + len(shown) * (CARD_WIDTH + 4)
        if x > EDGE and x + need > width - EDGE / 2:
            x, y = float(EDGE), y + SEAT_HEIGHT
        parts.append(_seat(position, seat, x, y, hands.counts[seat], shown))
        x += need + 18
    return "".join(parts), round(y - top + SEAT_HEIGHT)


def _seat(position: State | View, seat: int, x: float, y: float, count: int, shown: tuple[Card, ...]) -> str:
    team = position.setup.team[seat]
    turn = seat == position.turn and position.outcome is None
    won = position.outcome is not None and seat in position.outcome.winners
    pile = position.discards[seat]
    note = f"{count} card{'' if count == 1 else 's'}" + (f", laid {pile[-1]}" if pile else "")
    parts = [d.rect(x - 6, y, 5, CARD_HEIGHT, d.BRASS, radius=2)] if turn or won else []
    parts.append(d.chip(team, x + 15, y + 15, 10))
    parts.append(d.text(x + 32, y + 20, f"Seat {seat}", 15, d.IVORY, more=d.BOLD))
    parts.append(d.text(x + 3, y + 41, "won the game" if won else note, 12, d.PRINT))
    for place, card in enumerate(shown):
        parts.append(_card(card, x + 112 + place * (CARD_WIDTH + 4), y))
    return "".join(parts)


def _card(card: Card, x: float, y: float) -> str:
    """A card of a hand; jacks say what they do."""
    edge = f'stroke="{d.FELT_EDGE}" stroke-width="1"'
    what = ""
    if card in TWO_EYED:
        what, edge = "wild", f'stroke="{d.BRASS}" stroke-width="2.5"'
    elif card in ONE_EYED:
        what, edge = "remove", f'stroke="{d.BRASS}" stroke-width="2.5" stroke-dasharray="5 3"'
    parts = [d.rect(x, y, CARD_WIDTH, CARD_HEIGHT, d.IVORY, radius=4, more=edge)]
    ink = d.RED_SUIT if card[1] in "HD" else d.INK
    parts.append(d.text(x + 5, y + 18, "10" if card[0] == "T" else card[0], 16, ink, more=d.BOLD))
    if what:
        parts.append(d.suit(card[1], x + CARD_WIDTH - 16, y + 5, 13))
        parts.append(d.text(x + CARD_WIDTH / 2, y + CARD_HEIGHT - 8, what, 8.5, d.INK, anchor="middle"))
    else:
        parts.append(d.suit(card[1], x + CARD_WIDTH - 21, y + CARD_HEIGHT - 22, 17))
    return "".join(parts)
