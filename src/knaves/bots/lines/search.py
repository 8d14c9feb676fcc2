"""Search for the board games: the most promising plays are tried out in many possible worlds.

A world deals the unseen cards at random. In each world every candidate is played, the game goes on greedily for some
moves, and then the outlook of the seat's team is judged (`outlook.py`). The same worlds and the same chance serve all
candidates, so that luck weighs on all alike. A candidate is dropped when it is clearly behind, and the worse half when
its share of the time is over.
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
from knaves.bots.lines.greedy import PLAYS, Weights, greedy_move, rate_moves
from knaves.bots.lines.kernel import Array, Rng, apply, copy, deal_unseen, jit, random_below
from knaves.bots.lines.outlook import INPUTS, ROOM, Floats, load_network, outlook, units_of
from knaves.bots.lines.tables import Unsupported, kernel_seed, pack, unpack_move, unseen
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
DOUBT = 0.8
"""Standard errors by which a play must do better than the one that looks best, before it is preferred."""
SURE = 3.5
"""Standard errors by which a candidate must be behind another to be dropped before its time."""
LEAST = 48
"""Worlds before anything is sure."""
CLOSE = 0.0015
"""A standard error with which it does not matter any more which is better."""


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
        deal_unseen(t, world, seat, cards, rng)
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


@dataclass(frozen=True)
class Found:
    """What a search has found out."""

    move: Move
    scores: tuple[tuple[Move, float, int], ...]
    """The candidates with their chance to win and the number of worlds, the one that looked best first."""


class Race:
    """The candidates of a search and how they do; the first is the one that looked best."""

    def __init__(self, candidates: Any) -> None:
        self.candidates = candidates
        self.alive = list(range(len(candidates)))
        count = len(candidates)
        self.worlds = np.zeros(count)
        self.sums, self.products = np.zeros(count), np.zeros((count, count))

    def add(self, sums: Any, products: Any, worlds: int) -> None:
        """Count what those alive did in some more worlds."""
        for i, one in enumerate(self.alive):
            self.sums[one] += sums[i]
            self.worlds[one] += worlds
            for j, other in enumerate(self.alive[: i + 1]):
                self.products[one, other] += products[i, j]
                if i != j:
                    self.products[other, one] += products[i, j]

    def mean(self, one: int) -> float:
        """A candidate's chance to win."""
        return float(self.sums[one] / max(self.worlds[one], 1.0))

    def lead(self, one: int, other: int) -> tuple[float, float]:
        """How much better one that is alive does than another, and the standard error of that."""
        n = max(float(self.worlds[one]), 1.0)
        mean = float(self.sums[one] - self.sums[other]) / n
        square = float(self.products[one, one] + self.products[other, other] - 2 * self.products[one, other]) / n
        return mean, math.sqrt(max(square - mean * mean, 1e-4) / n)

    def drop(self) -> None:
        """Drop who is clearly behind the leader, or so near that it does not matter."""
        leader = max(self.alive, key=self.mean)
        if self.worlds[leader] < LEAST:
            return
        leads = {one: self.lead(leader, one) for one in self.alive if one != leader}
        self.alive = [one for one in self.alive if one == leader or leads[one][0] < SURE * leads[one][1]]
        if all(error < CLOSE for one, (_, error) in leads.items() if one in self.alive):
            self.alive = [leader]

    def halve(self) -> None:
        """Keep the better half, and of two both."""
        keep = max(2, (len(self.alive) + 1) // 2)
        self.alive = sorted(sorted(self.alive, key=self.mean, reverse=True)[:keep])

    def best(self) -> int:
        """The best of those alive, but the first unless another is better by more than chance explains."""
        leader = max(self.alive, key=self.mean)
        if 0 in self.alive and leader != 0:
            lead, error = self.lead(leader, 0)
            return leader if lead > DOUBT * error else 0
        return leader


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
    race = Race(moves[order].copy())
    if len(order) == 1 or worth[order[0]] >= judge.WINS:
        return Found(unpack_move(setup, int(race.candidates[0])), ())
    world, scratch, cards, chance = base.copy(), base.copy(), unseen(view), kernel_seed(rng)
    room = np.zeros(ROOM, np.uint16)
    x, hidden = np.zeros(INPUTS, np.float32), np.zeros(units_of(net), np.float32)

    def play(worlds: int) -> None:
        """Let those alive play in some more worlds."""
        alive = len(race.alive)
        scores, sums, products = np.zeros(alive), np.zeros(alive), np.zeros((alive, alive))
        candidates = race.candidates[race.alive]
        try_out(
            t, base, world, scratch, seat, cards, candidates, alive, worlds, weights, net, chance, moves, worth, room,
            x, hidden, scores, sums, products,
        )  # fmt: skip
        race.add(sums, products, worlds)

    rounds = max(1, math.ceil(math.log2(len(order))))
    share = math.ceil(worlds / rounds)
    for number in range(rounds):
        ends, left = begin + seconds * (number + 1) / rounds, share
        while len(race.alive) > 1 and (left > 0 if worlds else clock() < ends):
            batch = min(BATCH, left) if worlds else BATCH
            play(batch)
            race.drop()
            left -= batch
        race.halve()
    found = tuple(
        (unpack_move(setup, int(move)), race.mean(number), int(race.worlds[number]))
        for number, move in enumerate(race.candidates)
    )
    return Found(found[race.best()][0], found)


def warm_up() -> None:
    """Compile, or load from the cache, all that a search needs."""
    view = CLASSIC.new(seats=2, seed=bytes(32)).view(0)
    search(replace(view, turn=0), random.Random(0), seconds=0.0, worlds=BATCH)


__all__ = ["Found", "Unsupported", "search", "warm_up"]
