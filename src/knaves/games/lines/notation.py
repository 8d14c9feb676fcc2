"""Writing positions as one line of text; docs/notation.md holds the grammar, `positions.py` reads it."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from knaves.cards import join
from knaves.games.lines.board import Board
from knaves.games.lines.loose import NOTHING
from knaves.games.lines.moves import COLOURS
from knaves.position import write_numbers, write_options, write_seats

if TYPE_CHECKING:
    from knaves.games.lines.state import State
    from knaves.games.lines.view import View

LETTERS = "".join(colour[0] for colour in COLOURS)
"""A team's chip on the board; a capital is a locked one."""
LOCKED_DIGIT, CORNER_DIGIT = 4, 15
CELL_LETTERS = {ord("0"): ".", ord(f"{CORNER_DIGIT:x}"): "*"}
CELL_LETTERS |= {ord(str(team + 1)): letter for team, letter in enumerate(LETTERS)}
CELL_LETTERS |= {ord(str(team + 1 + LOCKED_DIGIT)): letter.upper() for team, letter in enumerate(LETTERS)}


def write_board(position: State | View) -> str:
    """The board row by row from the top: `b` a chip, `B` a locked one, `*` a corner, a number so many free cells."""
    locked = []
    for made in position.sequences:
        mask = 0
        for line in made:
            mask |= line.mask
        locked.append(mask)
    return _board_text(position.setup.board, position.chips, tuple(locked))


@lru_cache(maxsize=256)  # the views of all seats show the same board
def _board_text(board: Board, chips: tuple[int, ...], locked: tuple[int, ...]) -> str:
    digits = _corner_digits(board)  # one hexadecimal digit for each cell, the first one last
    for team, (mask, fixed) in enumerate(zip(chips, locked, strict=True)):
        digits += (team + 1) * _spread(mask)
        if fixed:
            digits += LOCKED_DIGIT * _spread(mask & fixed)
    cells = f"{digits:0{len(board.layout)}x}"[::-1]
    return "/".join([_row_text(cells[at : at + board.width]) for at in range(0, len(cells), board.width)])


@cache
def _corner_digits(board: Board) -> int:
    return CORNER_DIGIT * _spread(board.corners)


def _spread(mask: int) -> int:
    """The bits of a mask as the digits of a hexadecimal number: a loop over a hundred cells would take long."""
    return int(f"{mask:b}", 16)


@lru_cache(maxsize=8192)  # a move changes one row, the others are known
def _row_text(digits: str) -> str:
    text = digits.translate(CELL_LETTERS)
    for free in range(len(text), 0, -1):
        text = text.replace("." * free, str(free))
    return text


def write_common(position: State | View) -> str:
    """What states and views have in common."""
    setup, loose = position.setup, position.loose
    fields = [setup.edition.name, f"seats={setup.seats}", f"teams={setup.teams}"]
    agreed = {name: text for name, text in setup.options.texts().items() if name != "teams"}
    fields += write_options(agreed)
    fields.append(f"board={write_board(position)}")
    made = [line.name for lines in position.sequences for line in lines]
    if made:
        fields.append(f"sequences={','.join(made)}")
    fields.append("discards=" + "|".join(map(join, position.discards)))
    fields.append(f"turn={position.turn}")
    if loose is not NOTHING:
        fields += write_numbers(("exchanges", loose.exchanges), ("passes", loose.passes), ("idle", loose.idle))
        seats = (("rights", loose.rights), ("owed", loose.owed), ("forfeits", loose.forfeits), ("offers", loose.offers))
        fields += write_seats(*seats)
        if loose.choosing is not None:
            fields.append(f"choosing={LETTERS[loose.choosing]}")
    return " ".join(fields)
