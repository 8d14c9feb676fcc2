"""Teach the net that forecasts games of stacks for two: the evaluation plays against itself, the net learns who won.

`python tools/teach_stacks.py --games 100000` writes src/knaves/bots/stacks/nets/two.json. Needs Numba. The net that is
there was taught in the same way on a GPU: with 600,000 such games, then with 29,000 of the search against itself.
"""

from __future__ import annotations

import argparse
import json
from typing import Any

import numpy as np
from numba import njit

from knaves.bots.stacks import layout as at
from knaves.bots.stacks.compiled import compiled
from knaves.bots.stacks.packing import hidden, pack
from knaves.bots.stacks.weights import load_weights, weights_path
from knaves.deal import seed_from
from knaves.games.stacks import STACKS

LONGEST = 160
"""Turns of a game; what is undecided then teaches nothing."""
WANDERING = 12
"""One turn in so many begins with any legal move, so that the net also knows what the evaluation would not do."""
MOST_SIGNS = 64
BATCH = 4096
HIGHEST_RATE = 0.004
CHECKED = 0.03
"""The share of positions that is kept back to see how good the net is."""

_c = compiled()
deal_hidden, random_below, list_signs = _c.deal_hidden, _c.random_below, _c.list_signs
list_moves, apply, play_on = _c.list_moves, _c.apply, _c.play_on
BELIEFS, TURN, TURNS, WINNER, SIGNS = at.BELIEFS, at.TURN, at.TURNS, at.WINNER, at.SIGNS


@njit(nogil=True)
def play(base: Any, cards: Any, w: Any, f: Any, path: Any, rng: Any, signs: Any, won: Any) -> int:
    """Play a game, and note what each turn began with and whether it was won; how many turns were noted."""
    p = base.copy()
    deal_hidden(p, f, cards, np.ones(BELIEFS), -1, rng)
    p[TURN] = random_below(rng, 2)
    turns = 0
    while p[WINNER] == -1 and turns < LONGEST:
        before = p[TURNS]
        signs[turns, :] = SIGNS
        list_signs(p, signs[turns])
        won[turns] = p[TURN]
        turns += 1
        if random_below(rng, WANDERING) == 0:
            apply(p, p[TURN], path[random_below(rng, list_moves(p, path))], rng)
        play_on(p, w, f, path, rng, before + 1)
    if p[WINNER] < 0:
        return 0
    for turn in range(turns):
        won[turn] = 1 if won[turn] == p[WINNER] else 0
    return turns


def gather(games: int, seed: int) -> tuple[Any, Any]:
    """The signs of many positions, filled up with one that is never there, and who won."""
    view = STACKS.new(seats=2, seed=seed_from(0)).view(None)
    base, cards, w = np.array(pack(view)), np.sort(np.array(hidden(view))), np.array(load_weights(2))
    f, path, rng = np.zeros(at.ROOM), np.zeros(at.PATHS, np.int64), np.array([seed])
    signs, won = np.zeros((LONGEST, MOST_SIGNS), np.int64), np.zeros(LONGEST, np.int64)
    found: list[Any] = []
    results: list[Any] = []
    for _ in range(games):
        turns = play(base, cards, w, f, path, rng, signs, won)
        found.append(signs[:turns].astype(np.int16))
        results.append(won[:turns].astype(np.float32))
    return np.concatenate(found), np.concatenate(results)


def swap_colours() -> Any:
    """Which sign becomes which when blue is red and red is blue."""
    swapped = np.arange(SIGNS + 1)
    chips, piles = at.MOST_CHIPS + 1, np.array([2, 3, 0, 1])
    cards = np.array([(card + at.SUIT) % at.COLOURED if card < at.COLOURED else card for card in range(at.CARDS)])
    for start in (0, at.SIGNS_OF_SIDE):
        block = swapped[start : start + at.SIGNS_OF_SIDE].copy()
        block[: at.SIGNS_HAND] = block[: at.SIGNS_HAND].reshape(chips, chips).T.ravel()
        for first in range(at.SIGNS_HAND, at.SIGNS_LACKS, at.CARDS):
            block[first : first + at.CARDS] = block[first : first + at.CARDS][cards]
        lacks = block[at.SIGNS_LACKS : at.SIGNS_FIVES].reshape(at.PLACES, -1)
        block[at.SIGNS_LACKS : at.SIGNS_FIVES] = lacks[piles].ravel()
        swapped[start : start + at.SIGNS_OF_SIDE] = block
    heights = swapped[at.SIGNS_HEIGHTS : at.SIGNS_SKIP].reshape(at.PLACES, -1)
    swapped[at.SIGNS_HEIGHTS : at.SIGNS_SKIP] = heights[piles].ravel()
    return swapped


class Net:
    """The net as arrays, with the steps that teach it (Adam)."""

    def __init__(self, rng: np.random.Generator) -> None:
        shapes = ((SIGNS, at.FIRST_LAYER), (at.FIRST_LAYER,), (at.SECOND_LAYER, at.FIRST_LAYER), (at.SECOND_LAYER,))
        self.parts: list[Any] = [rng.normal(0, 0.1, shape) for shape in (*shapes, (at.SECOND_LAYER,), (1,))]
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def loss(self, signs: Any, won: Any) -> tuple[float, list[Any]]:
        """How surprised the net is, and which way is down."""
        rows, first, second, second_start, last, start = self.parts
        shown = np.zeros((len(signs), SIGNS + 1))
        np.put_along_axis(shown, signs.astype(np.int64), 1.0, axis=1)
        shown = shown[:, :SIGNS]
        one = np.maximum(shown @ rows + first, 0.0)
        two = np.maximum(one @ second.T + second_start, 0.0)
        chance = 1.0 / (1.0 + np.exp(-(two @ last + start[0])))
        surprise = -np.log(np.where(won > 0.5, chance, 1.0 - chance) + 1e-9).mean()
        wrong = (chance - won) / len(won)
        wrong_two = np.outer(wrong, last) * (two > 0.0)
        wrong_one = wrong_two @ second * (one > 0.0)
        down = [shown.T @ wrong_one, wrong_one.sum(0), wrong_two.T @ one, wrong_two.sum(0), wrong @ two]
        return float(surprise), [*down, np.array([wrong.sum()])]

    def step(self, down: list[Any], rate: float) -> None:
        """Go down a little."""
        self.steps += 1
        for part, mean, square, way in zip(self.parts, self.means, self.squares, down, strict=True):
            mean += 0.1 * (way - mean)
            square += 0.001 * (way * way - square)
            fair = np.sqrt(square / (1.0 - 0.999**self.steps)) + 1e-8
            part -= rate * mean / (1.0 - 0.9**self.steps) / fair


def teach(args: argparse.Namespace) -> None:
    """Play, learn, write the net down."""
    rng = np.random.default_rng(args.seed)
    signs, won = gather(args.games, args.seed)
    swapped = swap_colours()
    checked = int(CHECKED * len(won))
    net = Net(rng)
    batches = (len(won) - checked) // BATCH
    for epoch in range(args.epochs):
        order = checked + rng.permutation(len(won) - checked)
        for number in range(batches):
            some = order[BATCH * number : BATCH * (number + 1)]
            rate = HIGHEST_RATE * (1.0 - (epoch * batches + number) / (args.epochs * batches))
            net.step(net.loss(signs[some] if number % 2 else swapped[signs[some]], won[some])[1], rate)
        print(f"epoch {epoch + 1}: loss {net.loss(signs[:checked], won[:checked])[0]:.4f}", flush=True)
    numbers = np.concatenate([part.ravel() for part in net.parts])
    assert len(numbers) == at.NET
    target = weights_path(2, "nets")
    target.write_text(json.dumps([float(f"{number:.4g}") for number in numbers]) + "\n", "utf-8")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--epochs", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    teach(parser.parse_args())


if __name__ == "__main__":
    main()
