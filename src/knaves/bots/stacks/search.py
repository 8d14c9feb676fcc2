"""Search for stacks: tries the most promising moves in many possible worlds.

A world is a random deal of the cards that the seat cannot see. The deal is weighted by beliefs about the cards that
players keep (counted by tools/tune_stacks.py); without them the search gains much less over the evaluation. In each
world every candidate is played, then all seats play on by the evaluation. All candidates share the same worlds and the
same random numbers (`knaves.bots.candidate_race`). The evaluation's opinion of a candidate counts as a number of extra
worlds. With two players a value network scores the position after a single turn (`value_net.py`).
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from types import SimpleNamespace
from typing import Any

from knaves.bots.candidate_race import CandidateRace
from knaves.bots.stacks import evaluate, planner, playouts, value_net
from knaves.bots.stacks import layout as at
from knaves.bots.stacks.packing import list_unseen, pack, pack_move, unpack_move
from knaves.bots.stacks.weights import load_beliefs, load_net, load_weights
from knaves.game import Move
from knaves.games.stacks.view import View

CANDIDATES = 6
MARGIN = 150.0
"""Moves whose value is this much lower are not tried; the first chip is worth about a hundred."""
BATCH = 4
"""Worlds between two checks of the clock."""
TURNS_FOR_TWO = 1
"""Turns of a playout with two players, before the value network scores it. More turns were no better."""
ROUNDS = 2
"""Rounds of a playout with more players, before the value of the seat's next plan scores it."""
CENTRE = 300.0
"""The value of a plan in an even game of more players, measured in many games."""
SCALE = 600.0
"""The extra value of a plan that multiplies the odds to win by e."""
PRIOR = 40.0
"""The evaluation counts as this many worlds …"""
PRIOR_SCALE = 1500.0
"""… and this difference in value counts as a whole game."""


@dataclass(frozen=True)
class SearchResult:
    """The result of a search."""

    move: Move
    scores: tuple[tuple[Move, float, int], ...]
    """The candidates with their chance to win and number of worlds, the evaluation's favourite first."""


class Engine:
    """The functions of the bots, plain or compiled, with the kind of arrays they take."""

    def __init__(self, functions: Any, *, arrays: bool) -> None:
        self.functions = functions
        self._arrays = arrays

    def ints(self, values: list[int]) -> Any:
        """An array of whole numbers."""
        if not self._arrays:
            return list(values)
        import numpy as np

        return np.array(values, np.int64)

    def floats(self, values: list[float]) -> Any:
        """An array of floating-point numbers."""
        if not self._arrays:
            return list(values)
        import numpy as np

        return np.array(values, np.float64)

    @cached_property
    def net(self) -> Any:
        """The value network for two players, converted once."""
        return self.floats(list(load_net()))


PLAIN = Engine(SimpleNamespace(**vars(evaluate) | vars(planner) | vars(value_net) | vars(playouts)), arrays=False)


def warm_up() -> Engine:
    """Compile the functions and run them once. Raises `ImportError` without Numba."""
    from knaves.bots.stacks.compiled import compiled

    engine = Engine(compiled(), arrays=True)
    compile_search(engine)
    return engine


def compile_search(engine: Engine) -> None:
    """Call everything that a search calls, so that it is compiled."""
    from knaves.deal import seed_from
    from knaves.games.stacks.game import STACKS

    state = STACKS.new(seats=2, seed=seed_from(0))
    search(state.view(state.turn), random.Random(0), worlds=1, engine=engine)
    p, w = engine.ints(pack(state)), engine.floats(list(load_weights(2)))
    p[at.WINDOW] = 0
    engine.functions.evaluate_block(p, w)


def search(
    view: View,
    rng: random.Random,
    *,
    seconds: float = 0.0,
    worlds: int = 0,
    candidates: int = CANDIDATES,
    engine: Engine = PLAIN,
    clock: Callable[[], float] = time.perf_counter,
) -> SearchResult:
    """Search the best of this many candidates in `seconds`, or in exactly `worlds` worlds if given."""
    assert view.seat is not None
    begin = clock()
    do, seat = engine.functions, view.seat
    weights = load_weights(view.seats)
    w, f, path = engine.floats(list(weights)), engine.floats([0.0] * at.SCRATCH_SIZE), engine.ints([0] * at.PATH_SIZE)
    base = engine.ints(pack(view))
    values = _evaluate_moves(do, view, base, w, f, path)
    order = sorted(values, key=lambda move: -values[move])[:candidates]
    order = [move for move in order if values[move] > values[order[0]] - MARGIN]
    if len(order) == 1 or values[order[0]] >= at.WINS / 2:
        return SearchResult(unpack_move(order[0]), ())
    cards, world, p = engine.ints(list_unseen(view)), base.copy(), base.copy()
    belief = engine.floats(list(load_beliefs(view.seats)))
    state, chance = engine.ints([rng.randrange(1, 2**31 - 1)]), engine.ints([1])
    turns = TURNS_FOR_TWO if view.seats == 2 else ROUNDS * view.seats

    def play(alive: list[int], worlds: int) -> tuple[Any, Any]:
        count = len(alive)
        scores, sums = engine.floats([0.0] * count), engine.floats([0.0] * count)
        products, moves = engine.floats([0.0] * count * count), engine.ints([order[number] for number in alive])
        do.run_worlds(
            base, world, p, cards, belief, seat, moves, count, worlds, turns, engine.net, CENTRE, SCALE, w, f, path,
            state, chance, scores, sums, products,
        )  # fmt: skip
        return sums, [products[count * i : count * (i + 1)] for i in range(count)]

    race = CandidateRace([0.5 + (values[move] - values[order[0]]) / PRIOR_SCALE for move in order], PRIOR)
    race.run(play, worlds=worlds, batch=BATCH, seconds=seconds - (clock() - begin), clock=clock)
    found = tuple((unpack_move(move), race.mean(number), race.worlds[number]) for number, move in enumerate(order))
    return SearchResult(found[race.best()][0], found)


def _evaluate_moves(do: Any, view: View, p: Any, w: Any, f: Any, path: Any) -> dict[int, float]:
    """The value of each legal move, by its packed form."""
    moves = [pack_move(move) for move in view.legal]
    if view.pending.window is not None:
        gain = float(do.evaluate_block(p, w) - do.block_price(w))
        return {move: gain if move // at.MOVE_KIND == at.BLOCKING else 0.0 for move in moves}
    do.prepare_turn(p, w, f, view.seat)
    return {move: float(do.evaluate_move(p, w, f, path, move, True)) for move in moves}
