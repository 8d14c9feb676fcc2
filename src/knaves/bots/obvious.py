"""A beginner: sees what is obvious (lines that grow, lines to stop, what not to waste) and looks no further."""

from __future__ import annotations

import random

from knaves.cards import JACKS
from knaves.game import Move, View
from knaves.games import lines
from knaves.games.lines.moves import Draw, Place, Remove


def choose(view: View, rng: random.Random) -> Move:
    """The move that looks best at first sight; any of the equally good ones."""
    worth = {move: _worth(view, move) for move in view.legal}
    best = max(worth.values())
    return rng.choice([move for move in view.legal if worth[move] == best])


def _worth(view: View, move: Move) -> float:
    return _worth_on_board(view, move) if isinstance(view, lines.View) else 0.0


def _worth_on_board(view: lines.View, move: Move) -> float:
    """Lines through the cell count by the square of what one side has in them; jacks are kept for later."""
    assert view.seat is not None
    own = view.setup.team[view.seat]
    if isinstance(move, Draw):
        return 10_000.0  # never forget to draw
    if not isinstance(move, Place | Remove):
        return -500.0
    value = 0.0
    for line in view.setup.through[move.cell]:
        mine = (line.mask & view.chips[own]).bit_count()
        theirs = max((line.mask & chips).bit_count() for team, chips in enumerate(view.chips) if team != own)
        missing = line.mask.bit_count() - mine - theirs
        if isinstance(move, Remove):
            value += theirs**3 if mine == 0 else 0.0
        elif theirs == 0:
            value += 1000.0 if missing == 1 else (mine + 1) ** 2
        elif mine == 0:
            value += 300.0 if missing == 1 else theirs**2
    return value - (120.0 if move.card in JACKS else 0.0)
