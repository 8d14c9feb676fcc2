"""Drawing a board game in plain text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from knaves.cards import ONE_EYED, TWO_EYED, Card
from knaves.games.lines.board import CORNER
from knaves.games.lines.moves import COLOURS, Place, Remove

if TYPE_CHECKING:
    from knaves.games.lines.view import View

SHAPES = "●◆▲"
"""A team's chip by shape, so that nobody needs the colours."""


def draw_view(view: View) -> str:
    """The board with its chips, the legal cells marked, and what each seat shows."""
    setup = view.setup
    board = setup.board
    targets = {move.cell for move in view.legal if isinstance(move, Place) and move.card not in board.wilds}
    targets |= {move.cell for move in view.legal if isinstance(move, Remove)}
    header = "    " + "".join(f" {board.name(0, column)[0]}   " for column in range(board.width))
    rows = [header.rstrip()]
    for row in range(board.height):
        cells = []
        for column in range(board.width):
            number = row * board.width + column
            cells.append(_cell(view, number, marked=board.names[number] in targets))
        rows.append(f"{row + 1:>3} {''.join(cells)}".rstrip())
    rows += ["", *(_seat(view, seat) for seat in range(setup.seats))]
    wins = "one sequence wins" if setup.needed == 1 else "two sequences win"
    rows.append(f"  {view.deck_count} cards in the draw pile; {wins}")
    if view.seat is not None:
        rows.append(f"Your hand: {' '.join(map(_card, view.hand)) or 'empty'}")
    return "\n".join(rows)


def _card(card: Card) -> str:
    """Jacks say what they do; nobody should need to know which suit has one eye."""
    return f"{card}(wild)" if card in TWO_EYED else f"{card}(remove)" if card in ONE_EYED else card


def _cell(view: View, number: int, *, marked: bool) -> str:
    """Five columns: ` 7H  ` free, `[7H] ` playable, ` ●7H ` a chip, `(●7H)` a locked one, ` ★★  ` a corner."""
    board = view.setup.board
    card = board.layout[number]
    if card == CORNER:
        return " ★★  "
    for team, chips in enumerate(view.chips):
        if chips >> number & 1:
            locked = any(line.mask >> number & 1 for line in view.sequences[team])
            if locked:
                return f"({SHAPES[team]}{card})"
            return f"[{SHAPES[team]}{card}]" if marked else f" {SHAPES[team]}{card} "
    return f"[{card}] " if marked else f" {card}  "


def _seat(view: View, seat: int) -> str:
    team = view.setup.team[seat]
    pile = view.discards[seat]
    words = [f"{'→' if seat == view.turn else ' '} seat {seat} {SHAPES[team]} {COLOURS[team]}"]
    if seat == view.seat:
        words.append("(you)")
    words.append(f"{view.hand_counts[seat]} cards")
    if pile:
        words.append(f"last card {pile[-1]}")
    made = len(view.sequences[team])
    if made:
        words.append(f"{made} sequence{'s' if made > 1 else ''}")
    if seat in view.pending.draw_rights:
        words.append("has a card to draw")
    if seat in view.pending.offers:
        words.append("offers a draw")
    return f"{words[0]} {', '.join(words[1:]).replace('(you), ', '(you) ')}"
