"""Writing positions as one line of text; docs/notation.md holds the grammar, `positions.py` reads it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from knaves.cards import join
from knaves.games.lines.board import BITS, Board
from knaves.games.lines.moves import COLOURS
from knaves.games.lines.opening import write_opening
from knaves.games.lines.pending import NONE_PENDING
from knaves.position import write_numbers, write_options, write_seats

if TYPE_CHECKING:
    from knaves.games.lines.state import State
    from knaves.games.lines.view import View

LETTERS = "".join(colour[0] for colour in COLOURS)
"""A team's chip on the board; a capital is a locked one."""
LOCKED_DIGIT, CORNER_DIGIT = 4, 8
CELL_LETTERS = bytes.maketrans(
    bytes((0, CORNER_DIGIT, 1, 2, 3, 1 + LOCKED_DIGIT, 2 + LOCKED_DIGIT, 3 + LOCKED_DIGIT)),
    f".*{LETTERS}{LETTERS.upper()}".encode(),
)
FREE_CELLS = tuple(("." * count, str(count)) for count in range(10, 0, -1))
"""The text of a number of free cells in a row, up to the width of the widest board."""


def write_board(position: State | View) -> str:
    """The board row by row from the top: `b` a chip, `B` a locked one, `*` a corner, a number so many free cells."""
    board = position.setup.board
    digits = _corner_digits(board)  # a byte for each cell, the first one last
    for team, chips in enumerate(position.chips):
        digits += (team + 1) * _spread(chips)
        if position.sequences[team]:
            locked = 0
            for line in position.sequences[team]:
                locked |= line.mask
            digits += LOCKED_DIGIT * _spread(locked & chips)
    cells = digits.to_bytes(len(board.layout), "little").translate(CELL_LETTERS).decode()
    text = "/".join(board.rows(cells))
    for free, number in FREE_CELLS:
        text = text.replace(free, number)
    return text


@cache
def _corner_digits(board: Board) -> int:
    return CORNER_DIGIT * _spread(board.corners)


def _spread(mask: int) -> int:
    """The bits of a mask as the bytes of a number: a loop over a hundred cells would take long."""
    return int.from_bytes(f"{mask:b}".encode().translate(BITS), "big")


def write_common(position: State | View) -> str:
    """The fields that states and views share."""
    setup, pending = position.setup, position.pending
    fields = [setup.spec.name, f"seats={setup.seats}", f"teams={setup.teams}"]
    agreed = {name: text for name, text in setup.options.texts().items() if name != "teams"}
    fields += write_options(agreed)
    fields.append(f"board={write_board(position)}")
    made = [line.name for lines in position.sequences for line in lines]
    if made:
        fields.append(f"sequences={','.join(made)}")
    fields.append("discards=" + "|".join(map(join, position.discards)))
    fields.append(f"turn={position.turn}")
    if pending is not NONE_PENDING:
        fields += write_numbers(("exchanges", pending.exchanges), ("passes", pending.passes), ("idle", pending.idle))
        fields += write_seats(("rights", pending.draw_rights), ("owed", pending.owed_draws))
        fields += write_seats(("forfeits", pending.forfeits), ("offers", pending.offers))
        if pending.choosing is not None:
            fields.append(f"choosing={LETTERS[pending.choosing]}")
    if position.opening.draws:
        fields.append(f"opening={write_opening(position.opening)}")
    return " ".join(fields)
