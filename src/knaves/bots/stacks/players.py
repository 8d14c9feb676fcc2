"""The levels of stacks that think: what each makes of a view."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from knaves.bots.stacks import judge, search
from knaves.bots.stacks import layout as at
from knaves.bots.stacks.packing import pack, pack_move
from knaves.bots.stacks.reasons import explain
from knaves.bots.stacks.weights import load_weights
from knaves.bots.stacks.worth import price_of_block, stake, survey
from knaves.bots.warm import Warm
from knaves.game import Move
from knaves.games.stacks.deck import COLOUR_PLACES, PLACE_NUMBER, RANK
from knaves.games.stacks.moves import BLOCKS, DRAW, LET, Discard, Lay, StealChip
from knaves.games.stacks.view import View

CASUAL_NOISE = 20.0
"""How far off a casual player's judgement is; the first chip is worth about a hundred."""
ENOUGH_CHIPS = 12
"""With so many of one colour a beginner stops and discards, or the same cards might come round for ever."""

kernel = Warm("knaves.bots.stacks.search", "warm_up")
"""The compiled search; until it is ready the next weaker level answers."""


def choose(level: str, view: View, rng: random.Random, seconds: float, *, worlds: int = 0) -> Move:
    """The move of a level, one of `view.legal`. Only the best level looks at a clock.

    With `worlds` a search tries so many instead of looking at a clock, and so can be repeated.
    """
    if len(view.legal) == 1:
        return view.legal[0]
    if DRAW in view.legal:  # never forget to draw
        return DRAW
    if level in SEARCHERS:
        return _search(level, view, rng, seconds, worlds)
    return PLAYERS[level](view, rng)


def rate(view: View, weights: Sequence[float], *, careful: bool = True) -> dict[Move, float]:
    """What each legal move is worth by the evaluation."""
    assert view.seat is not None
    p, w = pack(view), list(weights)
    if p[at.WINDOW] >= 0:
        return {BLOCKS: stake(p, w) - price_of_block(w), LET: 0.0}
    f, path = [0.0] * at.ROOM, [0] * at.PATHS
    survey(p, w, f, view.seat)
    return {move: judge.rate(p, w, f, path, pack_move(move), careful) for move in view.legal}


def play_beginner(view: View, rng: random.Random) -> Move:
    """Completes what it can, else plays what it can, and discards at random; blocks what would win, or on a whim."""
    worth = {move: _first_sight(view, move) for move in view.legal}
    best = max(worth.values())
    return rng.choice([move for move in view.legal if worth[move] == best])


def _first_sight(view: View, move: Move) -> float:
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
    """Whether the pile that waits for answers would win the game for who laid it."""
    window = view.loose.window
    if window is None or len(view.piles[window.place]) < view.setup.height:
        return False
    blue, red = view.chips[view.turn]
    return view.setup.wins((blue + (window.place in COLOUR_PLACES[0]), red + (window.place in COLOUR_PLACES[1])))


def play_casual(view: View, rng: random.Random) -> Move:
    """Values moves roughly, and does not look after its discards."""
    rated = rate(view, load_weights(view.seats), careful=False)
    return max(rated, key=lambda move: rated[move] + (rng.gauss(0.0, CASUAL_NOISE) if rated[move] < at.WINS / 2 else 0))


def play_greedy(view: View, rng: random.Random) -> Move:
    """The first move of the turn that looks best."""
    del rng
    rated = rate(view, load_weights(view.seats))
    return max(rated, key=lambda move: rated[move])


def _search(level: str, view: View, rng: random.Random, seconds: float, worlds: int) -> Move:
    """Tries moves out in possible worlds; the level below answers until the compiled evaluation is ready.

    Who wants exactly so many worlds gets them in any case, from the plain evaluation if need be.
    """
    usual, candidates = (SEARCHERS_OF_TWO if view.seats == 2 else SEARCHERS)[level]
    if kernel.ready():
        found = search.search(
            view, rng, seconds=seconds, worlds=worlds or usual, candidates=candidates, engine=kernel.value
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
"""The levels that search: in how many worlds, 0 for as long as they are given, and how many moves they try out."""
SEARCHERS_OF_TWO = {"searcher": (16, 3), "best": (0, 6)}
"""The same with two players, where so few worlds show enough already that more would leave nothing to `best`."""

__all__ = ["choose", "explain", "kernel"]
