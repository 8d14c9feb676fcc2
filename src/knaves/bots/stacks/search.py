"""Search for stacks: the most promising moves are tried out in many possible worlds.

A world deals the cards that the seat cannot see at random, but by what people keep: the beliefs were counted
in games by tools/tune_stacks.py, and without them the search gains much less over the evaluation. In each world
every candidate is played and the turns go on by the evaluation; the same worlds and the same chance serve all
candidates (`knaves.bots.race`). What the evaluation thought of a candidate counts like some worlds more. With two
players a net says what has become of the game after a single turn (`forecast.py`).
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from types import SimpleNamespace
from typing import Any

from knaves.bots.race import Race
from knaves.bots.stacks import forecast, judge, playouts
from knaves.bots.stacks import layout as at
from knaves.bots.stacks import worth as values
from knaves.bots.stacks.packing import hidden, pack, pack_move, unpack_move
from knaves.bots.stacks.weights import load_beliefs, load_net, load_weights
from knaves.game import Move
from knaves.games.stacks.view import View

CANDIDATES = 6
MARGIN = 150.0
"""What the evaluation finds so much worse is not tried at all; the first chip is worth about a hundred."""
BATCH = 4
"""Worlds between two looks at the clock."""
TURNS_FOR_TWO = 1
"""Turns of a playout with two players; then the net judges it. More turns were no better."""
ROUNDS = 2
"""With more players: how often everybody has a turn in a playout; then the plan that the seat would make judges it."""
CENTRE = 300.0
"""What a plan is worth in an even game of more players; from many games."""
SCALE = 600.0
"""How much more a plan must be worth to make one e times as likely to win."""
PRIOR = 40.0
"""How many worlds the evaluation counts for …"""
PRIOR_SCALE = 1500.0
"""… and which difference in it would be a whole game."""


@dataclass(frozen=True)
class Found:
    """What a search has found out."""

    move: Move
    scores: tuple[tuple[Move, float, int], ...]
    """The candidates with their share of games won and the number of worlds, the one that looked best first."""


class Engine:
    """The functions of the evaluation, plain or compiled, with arrays of the kind they want."""

    def __init__(self, functions: Any, *, arrays: bool) -> None:
        self.functions = functions
        self._arrays = arrays

    def ints(self, values: list[int]) -> Any:
        """Whole numbers as the functions take them."""
        if not self._arrays:
            return list(values)
        import numpy as np

        return np.array(values, np.int64)

    def floats(self, values: list[float]) -> Any:
        """Other numbers as the functions take them."""
        if not self._arrays:
            return list(values)
        import numpy as np

        return np.array(values, np.float64)

    @cached_property
    def net(self) -> Any:
        """The net that forecasts games of two; it is long, so it is read once."""
        return self.floats(list(load_net()))


PLAIN = Engine(SimpleNamespace(**vars(values) | vars(judge) | vars(forecast) | vars(playouts)), arrays=False)


def warm_up() -> Engine:
    """The compiled engine, ready to use; the first time this takes long. Raises `ImportError` without Numba."""
    from knaves.bots.stacks.compiled import compiled

    engine = Engine(compiled(), arrays=True)
    try_search(engine)
    return engine


def try_search(engine: Engine) -> None:
    """Call all that a search calls, so that it is compiled."""
    from knaves.deal import seed_from
    from knaves.games.stacks.edition import STACKS

    state = STACKS.new(seats=2, seed=seed_from(0))
    search(state.view(state.turn), random.Random(0), worlds=1, engine=engine)
    p, w = engine.ints(pack(state)), engine.floats(list(load_weights(2)))
    p[at.WINDOW] = 0
    engine.functions.stake(p, w)


def search(
    view: View,
    rng: random.Random,
    *,
    seconds: float = 0.0,
    worlds: int = 0,
    candidates: int = CANDIDATES,
    engine: Engine = PLAIN,
    clock: Callable[[], float] = time.perf_counter,
) -> Found:
    """The best move of a view as far as the time goes, of so many candidates; with `worlds` so many instead."""
    assert view.seat is not None
    begin = clock()
    do, seat = engine.functions, view.seat
    weights = load_weights(view.seats)
    w, f, path = engine.floats(list(weights)), engine.floats([0.0] * at.ROOM), engine.ints([0] * at.PATHS)
    base = engine.ints(pack(view))
    worth = _rate(do, view, base, w, f, path)
    order = sorted(worth, key=lambda move: -worth[move])[:candidates]
    order = [move for move in order if worth[move] > worth[order[0]] - MARGIN]
    if len(order) == 1 or worth[order[0]] >= at.WINS / 2:
        return Found(unpack_move(order[0]), ())
    cards, world, p = engine.ints(hidden(view)), base.copy(), base.copy()
    belief = engine.floats(list(load_beliefs(view.seats)))
    state, chance = engine.ints([rng.randrange(1, 2**31 - 1)]), engine.ints([1])
    turns = TURNS_FOR_TWO if view.seats == 2 else ROUNDS * view.seats

    def play(alive: list[int], worlds: int) -> tuple[Any, Any]:
        count = len(alive)
        scores, sums = engine.floats([0.0] * count), engine.floats([0.0] * count)
        products, moves = engine.floats([0.0] * count * count), engine.ints([order[number] for number in alive])
        do.try_out(
            base, world, p, cards, belief, seat, moves, count, worlds, turns, engine.net, CENTRE, SCALE, w, f, path,
            state, chance, scores, sums, products,
        )  # fmt: skip
        return sums, [products[count * i : count * (i + 1)] for i in range(count)]

    race = Race([0.5 + (worth[move] - worth[order[0]]) / PRIOR_SCALE for move in order], PRIOR)
    race.run(play, worlds=worlds, batch=BATCH, seconds=seconds - (clock() - begin), clock=clock)
    found = tuple((unpack_move(move), race.mean(number), race.worlds[number]) for number, move in enumerate(order))
    return Found(found[race.best()][0], found)


def _rate(do: Any, view: View, p: Any, w: Any, f: Any, path: Any) -> dict[int, float]:
    """What the evaluation thinks of each legal move, by its packed form."""
    moves = [pack_move(move) for move in view.legal]
    if view.loose.window is not None:
        gain = float(do.stake(p, w) - do.price_of_block(w))
        return {move: gain if move // at.KIND == at.BLOCKING else 0.0 for move in moves}
    do.survey(p, w, f, view.seat)
    return {move: float(do.rate(p, w, f, path, move, True)) for move in moves}
