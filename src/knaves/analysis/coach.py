"""Advice for somebody who plays: hints with the chances to win, and doubts about a move before it is final.

Only what the seat knows counts: moves are tried in worlds that look like its view, always the same ones for one view.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace

from knaves.analysis.judge import Judge, Tried, find_best, sample_worlds, try_moves
from knaves.analysis.report import MIN_DOUBT, Doubt
from knaves.bots.hints import Hint, hint_at
from knaves.game import Move, View

WORLDS, MIN_WORLDS = 48, 8
"""Worlds in which moves are tried: 48 divided by the seats, since each world takes longer with more of them."""
MOVES = 3
"""The strongest level's likeliest moves, which are tried."""
LIKELY = 0.1
"""A move that the strongest level plays this often is never doubted, and so most good moves take no time."""
MAX_LIKELY = round(1 / LIKELY)
DIGITS = 3


def advise(view: View) -> Hint:
    """A hint with the chances. The view's seat has a choice of moves."""
    assert view.seat is not None
    judge, side = Judge(view.game), view.sides[view.seat]
    moves = judge.candidates(view, MOVES, 0.0)
    if len(moves) == 1:  # one that needs no thought, such as drawing
        return hint_at(view, next(iter(moves)))
    tried = _try(judge, view, moves)
    best = find_best(tried, tried[0].move, side)
    following = max(one.chances[side] for one in tried if one is not best)
    chance, next_chance = round(best.chances[side], DIGITS), round(following, DIGITS)
    return replace(hint_at(view, best.move), chance=chance, next_chance=next_chance)


def doubt(view: View, move: Move) -> Doubt | None:
    """A doubt about a move that loses much of the chance to win; None about a good one, or one without a choice."""
    assert view.seat is not None
    judge, side = Judge(view.game), view.sides[view.seat]
    if move not in view.legal or judge.forced_move(view) is not None:
        return None
    if judge.candidates(view, MAX_LIKELY, LIKELY).get(move, 0.0) >= LIKELY:
        return None
    tried = _try(judge, view, {**judge.candidates(view, MOVES, 0.0), move: 0.0}, move)
    own, best = next(one for one in tried if one.move == move), find_best(tried, move, side)
    chance, best_chance = own.chances[side], best.chances[side]
    if best_chance - chance - best.error < MIN_DOUBT:  # less the error, as in a review
        return None
    return Doubt(round(chance, DIGITS), round(best_chance, DIGITS), hint_at(view, best.move).nudge)


def _try(judge: Judge, view: View, moves: Mapping[Move, float], chosen: Move | None = None) -> list[Tried]:
    assert view.seat is not None
    worlds = sample_worlds(view, max(MIN_WORLDS, WORLDS // view.seats), random.Random(str(view)))
    return try_moves(judge, worlds, view.seat, moves, chosen)
