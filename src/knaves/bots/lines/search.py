"""Search for the board games: the most promising plays are tried out in many possible worlds.

A world deals the unseen cards at random. In each world every candidate is played and the game goes on greedily to its
end; the same worlds and the same chance serve all candidates, so that luck weighs on all alike. The time is spent in
rounds: after each the worse half of the candidates is dropped.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from knaves.bots.lines import judge
from knaves.bots.lines import layout as at
from knaves.bots.lines.greedy import Weights, play_greedily, rate_moves
from knaves.bots.lines.kernel import Array, Rng, apply, deal_unseen, jit, random_below
from knaves.bots.lines.tables import Unsupported, kernel_seed, pack, unpack_move, unseen
from knaves.game import Move
from knaves.games.lines import CLASSIC
from knaves.games.lines.setup import make_setup
from knaves.games.lines.view import View

CANDIDATES = 8
BATCH = 8
"""Worlds between two looks at the clock."""
NOISE = 60.0
"""What keeps the players of a playout from being all too predictable."""
LONGEST = 400
"""Moves of a playout; what is undecided then counts as even."""


@jit
def try_out(
    t: Array,
    base: Array,
    world: Array,
    scratch: Array,
    seat: int,
    cards: Array,
    candidates: Any,
    alive: int,
    worlds: int,
    w: Weights,
    noise: float,
    rng: Rng,
    moves: Any,
    worth: Any,
    sums: Any,
) -> None:
    """Play the candidates that are still alive in so many worlds; `sums` gets what the seat's team scores."""
    team = t[at.TEAM_OF + seat]
    even = 1.0 / t[at.TEAMS]
    chance = np.empty(1, np.uint64)
    for _ in range(worlds):
        world[:] = base
        deal_unseen(t, world, seat, cards, rng)
        random_below(rng, 2)
        for i in range(alive):
            scratch[:] = world
            chance[0] = rng[0]
            apply(t, scratch, candidates[i], chance)
            winner = play_greedily(t, scratch, w, noise, chance, LONGEST, moves, worth)
            if winner == team:
                sums[i] += 1.0
            elif winner < 0:
                sums[i] += even


@dataclass(frozen=True)
class Found:
    """What a search has found out."""

    move: Move
    scores: tuple[tuple[Move, float, int], ...]
    """The candidates with the share of playouts won and their number, the best first."""


def planned(view: View) -> View:
    """The view as the kernel can play it: everybody draws by himself and lines are chosen automatically."""
    options = replace(view.setup.options, forgotten_draw="auto", line_choice="auto")
    setup = make_setup(view.setup.edition, view.setup.seats, options)
    loose = replace(view.loose, rights=(), owed=())
    return replace(view, setup=setup, loose=loose)


def search(
    view: View,
    rng: random.Random,
    *,
    seconds: float,
    worlds: int = 0,
    clock: Callable[[], float] = time.perf_counter,
) -> Found:
    """The best play of a view whose turn it is, as far as the time goes; with `worlds` that many instead of a time.

    Raises `Unsupported` where the kernel cannot play on.
    """
    seat = view.seat
    assert seat is not None
    until = clock() + seconds
    view = planned(view)
    setup = view.setup
    weights = np.array(judge.load_weights(setup.edition.name, setup.teams))
    t, base = pack(view)
    moves, worth = np.zeros(512, np.int64), np.zeros(512)
    count = rate_moves(t, base, weights, moves, worth)
    order = sorted(range(count), key=lambda i: -worth[i])[:CANDIDATES]
    candidates = moves[order].copy()
    if len(candidates) == 1 or worth[order[0]] >= judge.WINS:
        return Found(unpack_move(setup, int(candidates[0])), ())
    cards = unseen(view)
    seed = kernel_seed(rng)
    world, scratch = base.copy(), base.copy()
    sums, played = np.zeros(len(candidates)), np.zeros(len(candidates))
    alive = len(candidates)
    rounds = math.ceil(math.log2(alive))
    begin = clock()
    for number in range(rounds):
        ends = begin + (until - begin) * (number + 1) / rounds
        left = worlds
        while left > 0 if worlds else clock() < ends:
            playing = (weights, NOISE, seed, moves, worth)
            try_out(t, base, world, scratch, seat, cards, candidates, alive, BATCH, *playing, sums)
            played[:alive] += BATCH
            left -= BATCH
        best = np.argsort(-sums[:alive] / np.maximum(played[:alive], 1), kind="stable")
        for array in (candidates, sums, played):
            array[:alive] = array[:alive][best]
        alive = max(1, (alive + 1) // 2)
    scores = tuple(
        (unpack_move(setup, int(move)), float(total / max(n, 1)), int(n))
        for move, total, n in zip(candidates, sums, played, strict=True)
    )
    return Found(scores[0][0], scores)


def warm_up() -> None:
    """Compile, or load from the cache, all that a search needs."""
    view = CLASSIC.new(seats=2, seed=bytes(32)).view(0)
    search(replace(view, turn=0), random.Random(0), seconds=0.0, worlds=BATCH)


__all__ = ["Found", "Unsupported", "search", "warm_up"]
