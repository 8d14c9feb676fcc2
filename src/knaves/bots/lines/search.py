"""Search for the board games: tries the most promising plays in many possible worlds.

A world is a random deal of the unseen cards. In each world every candidate is played, all seats play greedily for a few
moves, and the value network estimates the team's chance to win (`value_net.py`). All candidates share the same worlds
and the same random numbers, so luck affects them alike. `knaves.bots.candidate_race` decides how long each is tried.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from knaves.bots.candidate_race import CandidateRace
from knaves.bots.lines import evaluate
from knaves.bots.lines import layout as at
from knaves.bots.lines.beliefs import Likelihoods, belief_for, deal_unseen, fill_likelihoods
from knaves.bots.lines.evaluate_jit import MAX_PLAYS, Weights, evaluate_moves, greedy_move
from knaves.bots.lines.jit import Array, Rng, copy, jit, random_below
from knaves.bots.lines.kernel import apply
from knaves.bots.lines.packing import Unsupported, list_unseen, new_rng_state, pack, unpack_move
from knaves.bots.lines.value_net import FEATURE_COUNT, SCRATCH_SIZE, Floats, count_units, load_net, predict
from knaves.game import Move
from knaves.games.lines import CLASSIC
from knaves.games.lines.setup import make_setup
from knaves.games.lines.view import View

CANDIDATES = 8
BATCH = 8
"""Worlds between two checks of the clock."""
DEPTH = 4
"""Moves of a playout before the value network scores it."""
NOISE = 60.0
"""Noise on the values in playouts, so that players are not fully predictable."""


@jit
def run_worlds(
    t: Array,
    base: Array,
    world: Array,
    scratch: Array,
    seat: int,
    cards: Array,
    likelihoods: Likelihoods,
    candidates: Any,
    alive: int,
    worlds: int,
    w: Weights,
    net: Floats,
    rng: Rng,
    moves: Any,
    values: Any,
    net_scratch: Array,
    x: Floats,
    hidden: Floats,
    scores: Any,
    sums: Any,
    products: Any,
) -> None:
    """Play the first `alive` candidates in this many worlds; adds to the sums and products of their scores."""
    team = t[at.SEAT_TEAM + seat]
    chance = np.empty(1, np.uint64)
    for _ in range(worlds):
        copy(world, base)
        deal_unseen(t, world, seat, cards, likelihoods, rng)
        for i in range(alive):
            copy(scratch, world)
            chance[0] = rng[0]
            apply(t, scratch, candidates[i], chance)
            for _move in range(DEPTH):
                if scratch[at.WINNER] != at.NO_WINNER:
                    break
                apply(t, scratch, greedy_move(t, scratch, w, True, NOISE, chance, moves, values), chance)
            if scratch[at.WINNER] == at.NO_WINNER:
                scores[i] = predict(t, scratch, team, net, net_scratch, x, hidden)
            elif scratch[at.WINNER] == at.DRAWN:
                scores[i] = 1.0 / t[at.TEAMS]
            else:
                scores[i] = 1.0 if scratch[at.WINNER] == team else 0.0
            sums[i] += scores[i]
            for j in range(i + 1):
                products[i, j] += scores[i] * scores[j]
        random_below(rng, 2)


@jit
def fill_likelihoods_entry(t: Array, p: Array, belief: Any, likelihoods: Likelihoods) -> None:
    """`fill_likelihoods` as an entry point from Python."""
    fill_likelihoods(t, p, belief, likelihoods)


@dataclass(frozen=True)
class SearchResult:
    """The result of a search."""

    move: Move
    scores: tuple[tuple[Move, float, int], ...]
    """The candidates with their chance to win and number of worlds, the evaluation's favourite first."""


def simplify_rules(view: View) -> View:
    """The view under rules that the kernel can play: draws and line choices are automatic."""
    options = replace(view.setup.options, forgotten_draw="auto", line_choice="auto")
    setup = make_setup(view.setup.spec, view.setup.seats, options)
    pending = replace(view.pending, draw_rights=(), owed_draws=())
    return replace(view, setup=setup, pending=pending)


def search(
    view: View,
    rng: random.Random,
    *,
    seconds: float,
    worlds: int = 0,
    clock: Callable[[], float] = time.perf_counter,
) -> SearchResult:
    """Search the best play for the seat to move in `seconds`, or in exactly `worlds` worlds if given.

    Raises `Unsupported` if the kernel cannot play the position.
    """
    seat = view.seat
    assert seat is not None
    begin = clock()
    view = simplify_rules(view)
    setup = view.setup
    weights = np.array(evaluate.load_weights(setup.spec.name, setup.teams))
    net = load_net(setup.spec.name, setup.teams)
    t, base = pack(view)
    moves, values = np.zeros(MAX_PLAYS, np.int64), np.zeros(MAX_PLAYS)
    count = evaluate_moves(t, base, weights, False, moves, values)
    order = sorted(range(count), key=lambda i: -values[i])[:CANDIDATES]
    candidates = moves[order].copy()
    if len(order) == 1 or values[order[0]] >= evaluate.WINS:
        return SearchResult(unpack_move(setup, int(candidates[0])), ())
    world, scratch, cards, chance = base.copy(), base.copy(), list_unseen(view), new_rng_state(rng)
    likelihoods = np.zeros(at.MAX_TEAMS * at.CARDS, np.int64)
    fill_likelihoods_entry(t, base, belief_for(setup.spec.name, setup.seats), likelihoods)
    net_scratch = np.zeros(SCRATCH_SIZE, np.uint16)
    x, hidden = np.zeros(FEATURE_COUNT, np.float32), np.zeros(count_units(net), np.float32)

    def play(alive: list[int], worlds: int) -> tuple[Any, Any]:
        count = len(alive)
        scores, sums, products = np.zeros(count), np.zeros(count), np.zeros((count, count))
        run_worlds(
            t, base, world, scratch, seat, cards, likelihoods, candidates[alive], count, worlds, weights, net, chance,
            moves, values, net_scratch, x, hidden, scores, sums, products,
        )  # fmt: skip
        return sums, products

    race = CandidateRace([0.0] * len(order))
    race.run(play, worlds=worlds, batch=BATCH, seconds=seconds - (clock() - begin), clock=clock)
    found = tuple(
        (unpack_move(setup, int(move)), race.mean(number), race.worlds[number])
        for number, move in enumerate(candidates)
    )
    return SearchResult(found[race.best()][0], found)


def warm_up() -> None:
    """Compile everything that a search needs, or load it from the cache."""
    view = CLASSIC.new(seats=2, seed=bytes(32)).view(0)
    search(replace(view, turn=0), random.Random(0), seconds=0.0, worlds=BATCH)


__all__ = ["SearchResult", "Unsupported", "search", "warm_up"]
