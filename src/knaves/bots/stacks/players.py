"""The levels of stacks."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from knaves.bots.background_compile import BackgroundCompile
from knaves.bots.stacks import layout as at
from knaves.bots.stacks import planner, search
from knaves.bots.stacks.evaluate import block_price, evaluate_block, prepare_turn
from knaves.bots.stacks.packing import pack, pack_move
from knaves.bots.stacks.reasons import explain
from knaves.bots.stacks.weights import load_weights
from knaves.game import Move
from knaves.games.stacks.deck import COLOUR_PLACES, PLACE_NUMBER, RANK
from knaves.games.stacks.moves import BLOCKS, DRAW, LET, Discard, Lay, StealChip
from knaves.games.stacks.view import View

CASUAL_NOISE = 20.0
"""Noise on the values of a casual player; the first chip is worth about a hundred."""
ENOUGH_CHIPS = 12
"""With this many chips a beginner stops laying and discards, else the same cards could circulate for ever."""

compiled_search = BackgroundCompile("the search of stacks", search.warm_up)
"""The compiled search. Until it is ready, `greedy` answers."""


def choose(level: str, view: View, rng: random.Random, seconds: float, *, worlds: int = 0) -> Move:
    """Choose one of `view.legal` as a level does. Only the best level uses the time limit.

    With `worlds` a search samples exactly that many worlds instead, so its result can be reproduced.
    """
    if len(view.legal) == 1:
        return view.legal[0]
    if DRAW in view.legal:  # never forget to draw
        return DRAW
    if level in SEARCHERS:
        return _search(level, view, rng, seconds, worlds)
    return PLAYERS[level](view, rng)


def evaluate_moves(view: View, weights: Sequence[float], *, careful: bool = True) -> dict[Move, float]:
    """The value of each legal move."""
    assert view.seat is not None
    p, w = pack(view), list(weights)
    if p[at.WINDOW] >= 0:
        return {BLOCKS: evaluate_block(p, w) - block_price(w), LET: 0.0}
    f, path = [0.0] * at.SCRATCH_SIZE, [0] * at.PATH_SIZE
    prepare_turn(p, w, f, view.seat)
    return {move: planner.evaluate_move(p, w, f, path, pack_move(move), careful) for move in view.legal}


def play_beginner(view: View, rng: random.Random) -> Move:
    """Completes piles, else plays any card, and discards at random; blocks a winning pile."""
    values = {move: _beginner_value(view, move) for move in view.legal}
    best = max(values.values())
    return rng.choice([move for move in view.legal if values[move] == best])


def _beginner_value(view: View, move: Move) -> float:
    if move in (BLOCKS, LET):
        return float(move == BLOCKS and wins_by_window(view))
    if isinstance(move, Lay):
        assert view.seat is not None
        if sum(view.chips[view.seat]) >= ENOUGH_CHIPS:
            return -1.0
        height = len(view.piles[PLACE_NUMBER[move.place]]) + 1
        return 100.0 if height == view.setup.height else 20.0 + height - (10.0 if RANK[move.card] == 0 else 0.0)
    return 0.0 if isinstance(move, Discard) else 50.0 if isinstance(move, StealChip) else 5.0


def wins_by_window(view: View) -> bool:
    """Whether the pile in the open window would win the game for its player."""
    window = view.pending.window
    if window is None or len(view.piles[window.place]) < view.setup.height:
        return False
    blue, red = view.chips[view.turn]
    return view.setup.wins((blue + (window.place in COLOUR_PLACES[0]), red + (window.place in COLOUR_PLACES[1])))


def play_casual(view: View, rng: random.Random) -> Move:
    """Evaluates moves with noise and ignores the value of its discards."""
    values = evaluate_moves(view, load_weights(view.seats), careful=False)
    return max(
        values, key=lambda move: values[move] + (rng.gauss(0.0, CASUAL_NOISE) if values[move] < at.WINS / 2 else 0)
    )


def play_greedy(view: View, rng: random.Random) -> Move:
    """The first move of the best plan."""
    del rng
    values = evaluate_moves(view, load_weights(view.seats))
    return max(values, key=lambda move: values[move])


def _search(level: str, view: View, rng: random.Random, seconds: float, worlds: int) -> Move:
    """Search if the compiled functions are ready, else play like `greedy`.

    A fixed number of worlds is always played, with the plain functions if necessary.
    """
    usual, candidates = (TWO_PLAYER_SEARCHERS if view.seats == 2 else SEARCHERS)[level]
    if compiled_search.ready():
        found = search.search(
            view, rng, seconds=seconds, worlds=worlds or usual, candidates=candidates, engine=compiled_search.value
        )
        return found.move
    if worlds:
        return search.search(view, rng, worlds=worlds, candidates=candidates).move
    return play_greedy(view, rng)


PLAYERS: dict[str, Callable[[View, random.Random], Move]] = {
    "beginner": play_beginner,
    "casual": play_casual,
    "greedy": play_greedy,
}
SEARCHERS = {"searcher": (128, 6), "best": (0, 6)}
"""The levels that search: the number of worlds (0 for a time limit) and of candidates."""
TWO_PLAYER_SEARCHERS = {"searcher": (16, 3), "best": (0, 6)}
"""The same with two players. So few worlds suffice there; with more, `searcher` would be as strong as `best`."""

__all__ = ["choose", "compiled_search", "explain"]
