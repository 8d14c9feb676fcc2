"""Nudges towards moves of the board games: a part of the board, or a kind of card."""

from __future__ import annotations

from knaves.bots.reason import REGIONS, HintReason, make_nudge
from knaves.cards import JACKS
from knaves.game import Move
from knaves.games.lines.moves import Place, Remove
from knaves.games.lines.view import View

WITHOUT_CELL = {
    "wins": "win",
    "frees-dead-card": "dead-card",
    "keeps-room": "room",
    "gives-up-least": "spare-card",
}
"""Nudges by the reason for the move, where no place on the board is to be named."""
WITH_REGION = {"completes-line": "own-line", "extends-line": "own-line", "blocks-line": "danger"}


def nudge(view: View, move: Move, reason: HintReason) -> HintReason:
    """A nudge towards a move with this reason."""
    if reason.key in WITHOUT_CELL:
        return make_nudge(WITHOUT_CELL[reason.key])
    if not isinstance(move, (Place, Remove)):
        return make_nudge("only")
    if move.card in JACKS:
        return make_nudge("jack")
    return make_nudge(WITH_REGION.get(reason.key, "look"), region=_region(view, move.cell))


def _region(view: View, cell: str) -> str:
    board = view.setup.board
    row, column = divmod(board.number[cell], board.width)
    return REGIONS[3 * row // board.height][3 * column // board.width]
