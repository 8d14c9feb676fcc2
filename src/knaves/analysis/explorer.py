"""What the strongest level thinks of the moves in any position, as on an analysis board."""

from __future__ import annotations

import random

from knaves.analysis.judge import Judge, sample_decks, sample_worlds, try_moves
from knaves.analysis.report import Alternative
from knaves.game import GameError, State, Unreadable, View
from knaves.games import GAMES

WORLDS = 32
MAX_MOVES = 8


def explore(position: State | View | str, seat: int | None = None, *, most: int = MAX_MOVES) -> list[Alternative]:
    """The most promising moves of a seat with its chance to win, the best first.

    A position may be given as text. A view is judged by what its seat knows. A state is judged with all hands open; the
    seat is the one to move unless one is named. Raises `GameError` if the seat has no move, or no network plays the
    game.
    """
    if isinstance(position, str):
        position = read_position(position)
    state = position if isinstance(position, State) else None
    view = position.view(position.turn if seat is None else seat) if isinstance(position, State) else position
    if view.seat is None or not view.legal:
        raise GameError("this seat has no move in this position")
    judge, rng = Judge(view.game), random.Random(str(view))
    worlds = sample_worlds(view, WORLDS, rng) if state is None else sample_decks(state, WORLDS, rng)
    side = view.sides[view.seat]
    tried = try_moves(judge, worlds, view.seat, judge.candidates(view, most, 0.0))
    options = [Alternative(str(one.move), one.chances[side], one.probability) for one in tried]
    return sorted(options, key=lambda one: -one.chance)


def read_position(text: str) -> State | View:
    """The state or view with this text form. Raises `Unreadable`, or `SetupError` if it cannot occur."""
    name = text.split(" ", 1)[0]
    if name not in GAMES:
        raise Unreadable(f"a position begins with its game: {', '.join(GAMES)}")
    return GAMES[name].read_view(text) if " seat=" in text else GAMES[name].position(text)
