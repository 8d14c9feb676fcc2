"""Views as pictures, for the render modes `rgb_array` and `human`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from knaves.envs.canvas import BLUE, BRASS, EDGE, INK, IVORY, RED, TEAMS, Canvas, Picture
from knaves.game import Game, View
from knaves.games.lines import LinesSpec
from knaves.games.lines.board import CORNER
from knaves.games.stacks import StacksSpec

MARGIN = 12
CELL, CARD = (50, 58), (46, 62)
"""Width and height of a cell of the board, and of a card in a hand."""
BACK = "#d9e2dc"
"""The colour of words on the felt."""


def draw(view: View) -> Picture:
    """A view as a picture; a game without a drawing of its own shows its text."""
    return PICTURES.get(type(view.game), _draw_text)(view)


def _card_colour(suit: str) -> str:
    return RED if suit in "HD" else INK


def _status(view: View, data: Mapping[str, Any]) -> str:
    if view.outcome is not None:
        winners = " and ".join(f"seat {seat}" for seat in view.outcome.winners)
        return f"{winners} won" if winners else "a draw"
    return f"seat {data['turn']} to play, {data['deck_count']} cards to draw"


# --- Classic and travel ---


def draw_board(view: Any) -> Picture:
    """The board with all chips, and the seat's hand below it."""
    board, data = view.setup.board, view.data()
    width, height = board.width * CELL[0], board.height * CELL[1]
    canvas = Canvas(width + 2 * MARGIN, height + CARD[1] + 4 * MARGIN + 20)
    held = {name for card in view.hand for name in board.cells(board.cells_by_card.get(card, 0))}
    for number, card in enumerate(board.layout):
        _draw_cell(canvas, _corner_of(board, number), card, held=board.names[number] in held)
    for team, chips in enumerate(view.chips):
        locked = {name for line in view.sequences[team] for name in line.cells}
        for line in view.sequences[team]:
            ends = [_middle(board, board.number[name]) for name in (line.cells[0], line.cells[-1])]
            canvas.stroke(ends[0], ends[1], TEAMS[team], 7)
        for name in board.cells(chips):
            canvas.chip(*_middle(board, board.number[name]), 14, team, locked=name in locked)
    below = MARGIN + height + 16
    own = "" if view.seat is None else f"seat {view.seat}: "
    canvas.text(MARGIN, below, own + _status(view, data), 14, BACK, centre=False)
    _draw_hand(canvas, view.hand, below + 14, width)
    return canvas.picture()


def _corner_of(board: Any, number: int) -> tuple[float, float]:
    row, column = divmod(number, board.width)
    return MARGIN + column * CELL[0], MARGIN + row * CELL[1]


def _middle(board: Any, number: int) -> tuple[float, float]:
    x, y = _corner_of(board, number)
    return x + CELL[0] / 2, y + CELL[1] / 2


def _draw_cell(canvas: Canvas, at: tuple[float, float], card: str, *, held: bool) -> None:
    x, y = at
    w, h = CELL[0] - 3, CELL[1] - 3
    if card == CORNER:
        canvas.box(x, y, w, h, BRASS)
        canvas.suit(x + w / 2, y + h / 2, 22, "D", IVORY)
        return
    canvas.box(x, y, w, h, IVORY, edge=BRASS if held else EDGE, width=3 if held else 1)
    rank, suit = card[0], card[1]
    canvas.text(x + 11, y + 12, "10" if rank == "T" else rank, 14, _card_colour(suit))
    canvas.suit(x + w - 12, y + h - 14, 15, suit, _card_colour(suit))


def _draw_hand(canvas: Canvas, hand: tuple[str, ...], y: float, width: float) -> None:
    step = min(CARD[0] + 5, (width - CARD[0]) / max(1, len(hand) - 1))
    for place, card in enumerate(hand):
        x = MARGIN + place * step
        canvas.box(x, y, *CARD, IVORY, edge=EDGE)
        rank, suit = card[0], card[1]
        canvas.text(x + 13, y + 14, "10" if rank == "T" else rank, 17, _card_colour(suit))
        canvas.suit(x + CARD[0] / 2 + 4, y + CARD[1] / 2 + 10, 24, suit, _card_colour(suit))


# --- Stacks ---


def draw_piles(view: Any) -> Picture:
    """The four piles, what everybody has, and the seat's hand."""
    data = view.data()
    rows = MARGIN + 150
    canvas = Canvas(470, rows + 30 * view.setup.seats + CARD[1] + 64)
    for place, (name, pile) in enumerate(data["piles"].items()):
        x, colour = MARGIN + 113 * place, BLUE if name.startswith("b") else RED
        canvas.text(x, MARGIN + 8, f"{name} needs {pile['needs'] or 'nothing'}", 12, BACK, centre=False)
        canvas.box(x, MARGIN + 22, 104, 112, "#17392f")
        for depth, card in enumerate(pile["cards"]):
            _draw_stack_card(canvas, x + 4 + 12 * depth, MARGIN + 30 + 9 * depth, card, colour)
    for seat in range(view.setup.seats):
        y = rows + 30 * seat + 8
        blue, red = data["chips"][seat]
        top = data["discard_tops"][seat]
        words = f"seat {seat}{' (you)' if seat == view.seat else ''}   {data['hand_counts'][seat]} cards"
        canvas.text(MARGIN + 16, y, f"{words}   discard {top or 'none'}", 14, BACK, centre=False)
        if seat == data["turn"]:
            canvas.shape([(MARGIN, y - 6), (MARGIN + 9, y), (MARGIN, y + 6)], BRASS)
        for number, colour in enumerate([BLUE] * blue + [RED] * red):
            _draw_mark(canvas, 330 + 22 * number, y, 8, colour)
    y = rows + 30 * view.setup.seats + 8
    canvas.text(MARGIN, y, _status(view, data), 14, BACK, centre=False)
    for place, card in enumerate(view.hand):
        _draw_stack_card(canvas, MARGIN + place * min(51, 400 / max(1, len(view.hand) - 1)), y + 18, card)
    return canvas.picture()


def _draw_stack_card(canvas: Canvas, x: float, y: float, card: str, colour: str = "") -> None:
    own = {"B": BLUE, "R": RED}.get(card[0], INK) if card[1:].isdigit() or card[1:] == "W" else INK
    canvas.box(x, y, *CARD, IVORY, edge=colour or own, width=2)
    canvas.text(x + CARD[0] / 2, y + CARD[1] / 2, card[1:] if own != INK else card, 22, own)
    if own != INK:
        _draw_mark(canvas, x + 11, y + 11, 5, own)


def _draw_mark(canvas: Canvas, x: float, y: float, radius: float, colour: str) -> None:
    """Blue is round and red is square, for people who see no difference in colour."""
    if colour == BLUE:
        canvas.disc(x, y, radius + 2, IVORY)
        canvas.disc(x, y, radius, colour)
    else:
        canvas.box(x - radius, y - radius, 2 * radius, 2 * radius, colour, edge=IVORY)


# --- Any other game ---


def _draw_text(view: View) -> Picture:
    lines = view.picture().splitlines()
    canvas = Canvas(2 * MARGIN + 8 * max(map(len, lines), default=1), 2 * MARGIN + 18 * len(lines))
    for number, line in enumerate(lines):
        canvas.text(MARGIN, MARGIN + 9 + 18 * number, line or " ", 13, BACK, centre=False)
    return canvas.picture()


PICTURES: Mapping[type[Game], Callable[[Any], Picture]] = {LinesSpec: draw_board, StacksSpec: draw_piles}
