"""Search for the board games: the most promising plays are tried out in many possible worlds.

A world deals the unseen cards at random. In each world every candidate is played, the game goes on greedily for some
moves, and then the outlook of the seat's team is judged (`outlook.py`). The same worlds and the same chance serve all
candidates, so that luck weighs on all alike. A candidate is dropped when it is clearly behind, and the worse half when
its share of the time is over.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from knaves.bots.lines import judge
from knaves.bots.lines import layout as at
from knaves.bots.lines.beliefs import Likely, belief_for, deal_unseen, mark_likely
from knaves.bots.lines.greedy import PLAYS, Weights, greedy_move, rate_moves
from knaves.bots.lines.kernel import Array, Rng, apply, copy, jit, random_below
from knaves.bots.lines.outlook import INPUTS, ROOM, Floats, load_network, outlook, units_of
from knaves.bots.lines.tables import Unsupported, kernel_seed, pack, unpack_move, unseen
from knaves.bots.race import Race
from knaves.game import Move
from knaves.games.lines import CLASSIC
from knaves.games.lines.setup import make_setup
from knaves.games.lines.view import View

CANDIDATES = 8
BATCH = 8
"""Worlds between two looks at the clock."""
DEPTH = 4
"""Moves of a playout before it is judged."""
NOISE = 60.0
"""What keeps the players of a playout from being all too predictable."""


@jit
def try_out(
    t: Array,
    base: Array,
    world: Array,
    scratch: Array,
    seat: int,
    cards: Array,
    likely: Likely,
    candidates: Any,
    alive: int,
    worlds: int,
    w: Weights,
    net: Floats,
    rng: Rng,
    moves: Any,
    worth: Any,
    room: Array,
    x: Floats,
    hidden: Floats,
    scores: Any,
    sums: Any,
    products: Any,
) -> None:
    """Play the first candidates in so many worlds; adds up their scores for the seat's team, and products of them."""
    team = t[at.TEAM_OF + seat]
    chance = np.empty(1, np.uint64)
    for _ in range(worlds):
        copy(world, base)
        deal_unseen(t, world, seat, cards, likely, rng)
        for i in range(alive):
            copy(scratch, world)
            chance[0] = rng[0]
            apply(t, scratch, candidates[i], chance)
            for _move in range(DEPTH):
                if scratch[at.WINNER] != at.NOBODY:
                    break
                apply(t, scratch, greedy_move(t, scratch, w, True, NOISE, chance, moves, worth), chance)
            if scratch[at.WINNER] == at.NOBODY:
                scores[i] = outlook(t, scratch, team, net, room, x, hidden)
            elif scratch[at.WINNER] == at.DRAWN:
                scores[i] = 1.0 / t[at.TEAMS]
            else:
                scores[i] = 1.0 if scratch[at.WINNER] == team else 0.0
            sums[i] += scores[i]
            for j in range(i + 1):
                products[i, j] += scores[i] * scores[j]
        random_below(rng, 2)


@jit
def believe(t: Array, p: Array, belief: Any, likely: Likely) -> None:
    """`mark_likely`, for those who call from Python."""
    mark_likely(t, p, belief, likely)


@dataclass(frozen=True)
class Found:
    """What a search has found out."""

    move: Move
    scores: tuple[tuple[Move, float, int], ...]
    """The candidates with their chance to win and the number of worlds, the one that looked best first."""


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
    begin = clock()
    view = planned(view)
    setup = view.setup
    weights = np.array(judge.load_weights(setup.edition.name, setup.teams))
    net = load_network(setup.edition.name, setup.teams)
    t, base = pack(view)
    moves, worth = np.zeros(PLAYS, np.int64), np.zeros(PLAYS)
    count = rate_moves(t, base, weights, False, moves, worth)
    order = sorted(range(count), key=lambda i: -worth[i])[:CANDIDATES]
    candidates = moves[order].copy()
    if len(order) == 1 or worth[order[0]] >= judge.WINS:
        return Found(unpack_move(setup, int(candidates[0])), ())
    world, scratch, cards, chance = base.copy(), base.copy(), unseen(view), kernel_seed(rng)
    likely = np.zeros(at.MOST_TEAMS * at.CARDS, np.int64)
    believe(t, base, belief_for(setup.edition.name, setup.seats), likely)
    room = np.zeros(ROOM, np.uint16)
    x, hidden = np.zeros(INPUTS, np.float32), np.zeros(units_of(net), np.float32)

    def play(alive: list[int], worlds: int) -> tuple[Any, Any]:
        count = len(alive)
        scores, sums, products = np.zeros(count), np.zeros(count), np.zeros((count, count))
        try_out(
            t, base, world, scratch, seat, cards, likely, candidates[alive], count, worlds, weights, net, chance,
            moves, worth, room, x, hidden, scores, sums, products,
        )  # fmt: skip
        return sums, products

    race = Race([0.0] * len(order))
    race.run(play, worlds=worlds, batch=BATCH, seconds=seconds - (clock() - begin), clock=clock)
    found = tuple(
        (unpack_move(setup, int(move)), race.mean(number), race.worlds[number])
        for number, move in enumerate(candidates)
    )
    return Found(found[race.best()][0], found)


def warm_up() -> None:
    """Compile, or load from the cache, all that a search needs."""
    view = CLASSIC.new(seats=2, seed=bytes(32)).view(0)
    search(replace(view, turn=0), random.Random(0), seconds=0.0, worlds=BATCH)


__all__ = ["Found", "Unsupported", "search", "warm_up"]
