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
from knaves.bots.lines.greedy import PLAYS, Weights, play_greedily, rate_moves
from knaves.bots.lines.kernel import Array, Rng, apply, copy, deal_unseen, jit, random_below
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
DOUBT = 0.8
"""Standard errors by which a play must do better than the one that looks best, before it is preferred."""
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
    squares: Any,
) -> None:
    """Play the first candidates in so many worlds.

    `sums` gets how much more each scores for the seat's team than the first one does (the first: what it scores),
    `squares` the squares of that.
    """
    team = t[at.TEAM_OF + seat]
    even = 1.0 / t[at.TEAMS]
    chance = np.empty(1, np.uint64)
    for _ in range(worlds):
        copy(world, base)
        deal_unseen(t, world, seat, cards, rng)
        first = 0.0
        for i in range(alive):
            copy(scratch, world)
            chance[0] = rng[0]
            apply(t, scratch, candidates[i], chance)
            winner = play_greedily(t, scratch, w, noise, chance, LONGEST, moves, worth)
            score = 1.0 if winner == team else even if winner >= at.MOST_TEAMS else 0.0
            if i == 0:
                first = score
                sums[0] += score
            else:
                sums[i] += score - first
                squares[i] += (score - first) ** 2
        random_below(rng, 2)


@dataclass(frozen=True)
class Found:
    """What a search has found out."""

    move: Move
    scores: tuple[tuple[Move, float, int], ...]
    """The candidates with the share of playouts won and their number, the one that looked best first."""


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
    moves, worth = np.zeros(PLAYS, np.int64), np.zeros(PLAYS)
    count = rate_moves(t, base, weights, False, moves, worth)
    order = sorted(range(count), key=lambda i: -worth[i])[:CANDIDATES]
    candidates = moves[order].copy()
    if len(candidates) == 1 or worth[order[0]] >= judge.WINS:
        return Found(unpack_move(setup, int(candidates[0])), ())
    cards = unseen(view)
    chance = kernel_seed(rng)
    world, scratch = base.copy(), base.copy()
    sums, squares, played = (np.zeros(len(candidates)) for _ in range(3))
    alive = len(candidates)
    rounds = max(1, math.ceil(math.log2(alive)))
    begin = clock()
    for number in range(rounds):
        ends = begin + (until - begin) * (number + 1) / rounds
        left = worlds
        while left > 0 if worlds else clock() < ends:
            playing = (weights, NOISE, chance, moves, worth)
            try_out(t, base, world, scratch, seat, cards, candidates, alive, BATCH, *playing, sums, squares)
            played[:alive] += BATCH
            left -= BATCH
        # The first candidate, which needs no proof, stays; of the others the better half.
        best = np.concatenate(([0], 1 + np.argsort(-_proven(sums, squares, played)[1:alive], kind="stable")))
        for array in (candidates, sums, squares, played):
            array[:alive] = array[:alive][best]
        alive = max(2, (alive + 1) // 2)
    proven = _proven(sums, squares, played)
    proven[0] = 0.0
    gains = np.where(np.arange(len(sums)) == 0, 0.0, sums / np.maximum(played, 1))
    chosen = int(np.argmax(np.where(played == played.max(), proven, -1.0)))
    own = sums[0] / max(played[0], 1)
    scores = tuple(
        (unpack_move(setup, int(move)), float(own + gain), int(n))
        for move, gain, n in zip(candidates, gains, played, strict=True)
    )
    return Found(scores[chosen][0], scores)


def _proven(sums: Weights, squares: Weights, played: Weights) -> Weights:
    """How much better than the first a candidate is at least, most likely: its mean less `DOUBT` standard errors."""
    n = np.maximum(played, 1)
    mean = sums / n
    return mean - DOUBT * np.sqrt(np.maximum(squares / n - mean**2, 0.01) / n)


def warm_up() -> None:
    """Compile, or load from the cache, all that a search needs."""
    view = CLASSIC.new(seats=2, seed=bytes(32)).view(0)
    search(replace(view, turn=0), random.Random(0), seconds=0.0, worlds=BATCH)


__all__ = ["Found", "Unsupported", "search", "warm_up"]
