"""What the strongest level thinks of the moves in any position, as on an analysis board."""

from __future__ import annotations

import random

from knaves.analysis.judge import Judge, sample_decks, sample_worlds, try_moves
from knaves.analysis.report import Alternative
from knaves.game import GameError, State, Unreadable, View
from knaves.games import GAMES

WORLDS = 32
"""With two seats; fewer with more, since each takes longer."""
MIN_WORLDS = 8
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
    view = position.view(next_seat(position) if seat is None else seat) if isinstance(position, State) else position
    if view.seat is None or not view.legal:
        raise GameError("this seat has no move in this position")
    judge, rng = Judge(view.game), random.Random(str(view))
    count = max(MIN_WORLDS, 2 * WORLDS // view.seats)
    worlds = sample_worlds(view, count, rng) if state is None else sample_decks(state, count, rng)
    side = view.sides[view.seat]
    first, *others = try_moves(judge, worlds, view.seat, judge.candidates(view, most, 0.0))
    expected = first.chances[side]
    options = [Alternative(str(first.move), expected, first.probability)]
    for one in others:  # the best of several is partly best by chance: ahead of the likeliest counts what is clear
        change = one.chances[side] - expected
        chance = expected + (max(0.0, change - one.error) if change > 0 else change)
        options.append(Alternative(str(one.move), chance, one.probability))
    return sorted(options, key=lambda one: -one.chance)


def next_seat(state: State) -> int | None:
    """The seat that decides next, whose turn it is if it may act; None once the game is over."""
    return state.turn if state.turn in state.actors else min(state.actors, default=None)


def read_position(text: str) -> State | View:
    """The state or view with this text form. Raises `Unreadable`, or `SetupError` if it cannot occur."""
    name = text.split(" ", 1)[0]
    if name not in GAMES:
        raise Unreadable(f"a position begins with its game: {', '.join(GAMES)}")
    return GAMES[name].read_view(text) if " seat=" in text else GAMES[name].position(text)
