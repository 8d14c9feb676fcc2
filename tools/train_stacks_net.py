"""Train the value network of stacks for two players on self-play of the evaluation.

`python tools/train_stacks_net.py --games 100000` writes src/knaves/bots/stacks/value_nets/two.json. Needs Numba. The
network in the package was trained in the same way on a GPU: on 600,000 such games, then on 29,000 of the search.
"""

from __future__ import annotations

import argparse
import json
from typing import Any

import numpy as np
from numba import njit

from knaves.bots.stacks import layout as at
from knaves.bots.stacks.compiled import compiled
from knaves.bots.stacks.packing import list_unseen, pack
from knaves.bots.stacks.weights import load_weights, weights_path
from knaves.deal import seed_from
from knaves.games.stacks import STACKS

MAX_TURNS = 160
"""Longer games are discarded."""
RANDOM_TURNS = 12
"""One turn in this many begins with a random move, so that the network sees positions that the evaluation avoids."""
MAX_FEATURES = 64
BATCH = 4096
HIGHEST_RATE = 0.004
CHECKED = 0.03
"""The share of positions for validation."""

_c = compiled()
deal_unseen, random_below, list_features = _c.deal_unseen, _c.random_below, _c.list_features
list_moves, apply, play_turns = _c.list_moves, _c.apply, _c.play_turns
BELIEF_COUNT, TURN, TURNS, WINNER, FEATURE_COUNT = at.BELIEF_COUNT, at.TURN, at.TURNS, at.WINNER, at.FEATURE_COUNT


@njit(nogil=True)
def play(base: Any, cards: Any, w: Any, f: Any, path: Any, rng: Any, features: Any, won: Any) -> int:
    """Play a game and record the features and the result of each turn; returns the number of turns."""
    p = base.copy()
    deal_unseen(p, f, cards, np.ones(BELIEF_COUNT), -1, rng)
    p[TURN] = random_below(rng, 2)
    turns = 0
    while p[WINNER] == -1 and turns < MAX_TURNS:
        before = p[TURNS]
        features[turns, :] = FEATURE_COUNT
        list_features(p, features[turns])
        won[turns] = p[TURN]
        turns += 1
        if random_below(rng, RANDOM_TURNS) == 0:
            apply(p, p[TURN], path[random_below(rng, list_moves(p, path))], rng)
        play_turns(p, w, f, path, rng, before + 1)
    if p[WINNER] < 0:
        return 0
    for turn in range(turns):
        won[turn] = 1 if won[turn] == p[WINNER] else 0
    return turns


def gather(games: int, seed: int) -> tuple[Any, Any]:
    """The features of many positions, padded with an unused one, and their results."""
    view = STACKS.new(seats=2, seed=seed_from(0)).view(None)
    base, cards, w = np.array(pack(view)), np.sort(np.array(list_unseen(view))), np.array(load_weights(2))
    f, path, rng = np.zeros(at.SCRATCH_SIZE), np.zeros(at.PATH_SIZE, np.int64), np.array([seed])
    features, won = np.zeros((MAX_TURNS, MAX_FEATURES), np.int64), np.zeros(MAX_TURNS, np.int64)
    found: list[Any] = []
    results: list[Any] = []
    for _ in range(games):
        turns = play(base, cards, w, f, path, rng, features, won)
        found.append(features[:turns].astype(np.int16))
        results.append(won[:turns].astype(np.float32))
    return np.concatenate(found), np.concatenate(results)


def swap_colours() -> Any:
    """The permutation of features that exchanges the colours."""
    swapped = np.arange(FEATURE_COUNT + 1)
    chips, piles = at.MAX_CHIPS + 1, np.array([2, 3, 0, 1])
    cards = np.array([(card + at.SUIT) % at.COLOURED if card < at.COLOURED else card for card in range(at.CARDS)])
    for start in (0, at.SIDE_FEATURES):
        block = swapped[start : start + at.SIDE_FEATURES].copy()
        block[: at.FEATURES_HAND] = block[: at.FEATURES_HAND].reshape(chips, chips).T.ravel()
        for first in range(at.FEATURES_HAND, at.FEATURES_LACKS, at.CARDS):
            block[first : first + at.CARDS] = block[first : first + at.CARDS][cards]
        lacks = block[at.FEATURES_LACKS : at.FEATURES_FIVES].reshape(at.PLACES, -1)
        block[at.FEATURES_LACKS : at.FEATURES_FIVES] = lacks[piles].ravel()
        swapped[start : start + at.SIDE_FEATURES] = block
    heights = swapped[at.FEATURES_HEIGHTS : at.FEATURE_SKIP].reshape(at.PLACES, -1)
    swapped[at.FEATURES_HEIGHTS : at.FEATURE_SKIP] = heights[piles].ravel()
    return swapped


class Net:
    """The network as arrays, with its training step (Adam)."""

    def __init__(self, rng: np.random.Generator) -> None:
        shapes = (
            (FEATURE_COUNT, at.FIRST_LAYER),
            (at.FIRST_LAYER,),
            (at.SECOND_LAYER, at.FIRST_LAYER),
            (at.SECOND_LAYER,),
        )
        self.parts: list[Any] = [rng.normal(0, 0.1, shape) for shape in (*shapes, (at.SECOND_LAYER,), (1,))]
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def loss(self, features: Any, won: Any) -> tuple[float, list[Any]]:
        """The loss and its gradient."""
        rows, first, second, second_start, last, start = self.parts
        shown = np.zeros((len(features), FEATURE_COUNT + 1))
        np.put_along_axis(shown, features.astype(np.int64), 1.0, axis=1)
        shown = shown[:, :FEATURE_COUNT]
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
        """Take one step of gradient descent."""
        self.steps += 1
        for part, mean, square, way in zip(self.parts, self.means, self.squares, down, strict=True):
            mean += 0.1 * (way - mean)
            square += 0.001 * (way * way - square)
            fair = np.sqrt(square / (1.0 - 0.999**self.steps)) + 1e-8
            part -= rate * mean / (1.0 - 0.9**self.steps) / fair


def train(args: argparse.Namespace) -> None:
    """Play, train and write the network."""
    rng = np.random.default_rng(args.seed)
    features, won = gather(args.games, args.seed)
    swapped = swap_colours()
    checked = int(CHECKED * len(won))
    net = Net(rng)
    batches = (len(won) - checked) // BATCH
    for epoch in range(args.epochs):
        order = checked + rng.permutation(len(won) - checked)
        for number in range(batches):
            some = order[BATCH * number : BATCH * (number + 1)]
            rate = HIGHEST_RATE * (1.0 - (epoch * batches + number) / (args.epochs * batches))
            net.step(net.loss(features[some] if number % 2 else swapped[features[some]], won[some])[1], rate)
        print(f"epoch {epoch + 1}: loss {net.loss(features[:checked], won[:checked])[0]:.4f}", flush=True)
    numbers = np.concatenate([part.ravel() for part in net.parts])
    assert len(numbers) == at.NET_SIZE
    target = weights_path(2, "value_nets")
    target.write_text(json.dumps([float(f"{number:.4g}") for number in numbers]) + "\n", "utf-8")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--epochs", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    train(parser.parse_args())


if __name__ == "__main__":
    main()
