"""Train the value network of the board games: a team's chance to win when all cards are known.

`python tools/train_lines_net.py classic --teams 2 --games 250000` runs self-play of the evaluation at every number of
seats with this many teams, with different amounts of noise so that unusual positions occur too; samples positions of
each game with its winner; and fits a small network to them. It writes
src/knaves/bots/lines/value_nets/classic-2.json. The same seed gives the same network.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

import numpy as np

from knaves.bots.lines import layout as at
from knaves.bots.lines.evaluate import load_weights
from knaves.bots.lines.evaluate_jit import MAX_PLAYS, greedy_move
from knaves.bots.lines.jit import copy, jit, random_below, signed
from knaves.bots.lines.kernel import apply
from knaves.bots.lines.packing import pack
from knaves.bots.lines.self_play import random_move, redeal
from knaves.bots.lines.value_net import FEATURE_COUNT, SCRATCH_SIZE, extract_features, net_path
from knaves.deal import seed_from
from knaves.games.lines import CLASSIC, TRAVEL

KEPT = 8
"""Positions sampled from each game."""
MAX_PLIES = 1000
UNITS = 48
NOISES = (0.0, 60.0, 200.0)


@jit
def play(
    t: Any, start: Any, p: Any, w: Any, noise: float, opening: int, rng: Any, moves: Any, values: Any, net_scratch: Any,
    inputs: Any, won: Any,
) -> int:  # fmt: skip
    """Play games and fill in positions and results, each from a random team's side; returns their number."""
    count = 0
    teams = signed(t[at.TEAMS])
    while count + KEPT <= inputs.shape[0]:
        redeal(t, start, rng)
        copy(p, start)
        p[at.PLIES] = 0
        first = count
        sides = np.zeros(KEPT, np.int64)
        seen = 0
        while p[at.WINNER] == at.NO_WINNER and p[at.PLIES] < MAX_PLIES:
            if p[at.PLIES] < opening:
                apply(t, p, random_move(t, p, rng), rng)
                continue
            # Reservoir sampling: every position of the game is equally likely to be kept.
            slot = seen if seen < KEPT else random_below(rng, seen + 1)
            if slot < KEPT:
                sides[slot] = random_below(rng, teams)
                extract_features(t, p, sides[slot], net_scratch, inputs[first + slot])
            seen += 1
            apply(t, p, greedy_move(t, p, w, True, noise, rng, moves, values), rng)
        if p[at.WINNER] < teams:
            for slot in range(min(seen, KEPT)):
                won[first + slot] = 1.0 if p[at.WINNER] == sides[slot] else 0.0
            count += min(seen, KEPT)
    return count


def collect(args: argparse.Namespace) -> tuple[np.ndarray, np.ndarray]:
    """Positions and results over all seat counts and noises; two players, the most common, count double."""
    game = {"classic": CLASSIC, "travel": TRAVEL}[args.game]
    tables = sorted({seats for seats, teams in game.hand_sizes if teams == args.teams})
    tables = [tables[0], *tables]
    parts = []
    work = np.zeros(MAX_PLAYS, np.int64), np.zeros(MAX_PLAYS), np.zeros(SCRATCH_SIZE, np.uint16)
    weights = np.array(load_weights(args.game, args.teams))
    for number, seats in enumerate(tables):
        state = game.new(seats=seats, seed=seed_from(0), options=game.Options.parse({"teams": str(args.teams)}))
        t, start = pack(state)
        for noise in NOISES:
            size = KEPT * args.games // len(tables) // len(NOISES)
            inputs, won = np.zeros((size, FEATURE_COUNT), np.float32), np.zeros(size, np.float32)
            seed = f"{args.seed}/{number}/{noise}"
            rng = np.array([int.from_bytes(seed_from(seed)[:8], "big") | 1], np.uint64)
            opening = 0 if noise < 100 else 6
            count = play(t, start, start.copy(), weights, noise, opening, rng, *work, inputs, won)
            parts.append((inputs[:count], won[:count]))
    return np.concatenate([x for x, _ in parts]), np.concatenate([y for _, y in parts])


def fit(x: np.ndarray, y: np.ndarray, args: argparse.Namespace) -> np.ndarray:
    """Minimize the cross-entropy with Adam in mini-batches; the last tenth is for validation."""
    rng = np.random.default_rng(args.seed)
    order = rng.permutation(len(x))
    x, y = x[order], y[order]
    mean, spread = x.mean(axis=0), x.std(axis=0) + 1e-3
    split = len(x) * 9 // 10
    units = args.units
    weights = [
        (rng.standard_normal((FEATURE_COUNT, units)) / np.sqrt(FEATURE_COUNT)).astype(np.float32),
        np.zeros(units, np.float32),
        (rng.standard_normal(units) / np.sqrt(units)).astype(np.float32),
        np.zeros(1, np.float32),
    ]
    first = [np.zeros_like(part) for part in weights]
    second = [np.zeros_like(part) for part in weights]
    batch, steps = 1024, 0
    total = args.epochs * (split // batch)
    for epoch in range(args.epochs):
        shuffled = rng.permutation(split)
        for begin in range(0, split - batch + 1, batch):
            chosen = shuffled[begin : begin + batch]
            inputs = (x[chosen] - mean) / spread
            raw = inputs @ weights[0] + weights[1]
            active = np.maximum(raw, 0)
            error = (_sigmoid(active @ weights[2] + weights[3]) - y[chosen]) / batch
            back = np.outer(error, weights[2]) * (raw > 0)
            steps += 1
            rate = args.rate * (1 - steps / (total + 1))
            for k, grad in enumerate((inputs.T @ back, back.sum(axis=0), active.T @ error, error.sum(keepdims=True))):
                first[k] = 0.9 * first[k] + 0.1 * grad
                second[k] = 0.999 * second[k] + 0.001 * grad * grad
                rise = first[k] / (1 - 0.9**steps)
                weights[k] -= rate * rise / (np.sqrt(second[k] / (1 - 0.999**steps)) + 1e-8)
        hidden = np.maximum((x[split:] - mean) / spread @ weights[0] + weights[1], 0)
        chance = np.clip(_sigmoid(hidden @ weights[2] + weights[3]), 1e-6, 1 - 1e-6)
        truth = y[split:]
        loss = -np.mean(truth * np.log(chance) + (1 - truth) * np.log(1 - chance))
        right = np.mean((chance > 0.5) == (truth > 0.5))
        print(f"epoch {epoch + 1:>3}  cross-entropy {loss:.4f}  right {right:.4f}", flush=True)
    # Fold the scaling of the inputs into the weights, so that the network takes plain counts.
    bias = weights[1] - (mean / spread) @ weights[0]
    return np.concatenate([(weights[0] / spread[:, None]).ravel(), bias, weights[2], weights[3]])


def _sigmoid(z: np.ndarray) -> np.ndarray:
    answer: np.ndarray = 1 / (1 + np.exp(-z))
    return answer


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=["classic", "travel"])
    parser.add_argument("--teams", type=int, default=2, choices=[2, 3])
    parser.add_argument("--games", type=int, default=300_000)
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--units", type=int, default=UNITS)
    parser.add_argument("--rate", type=float, default=0.003)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    begin = time.monotonic()
    x, y = collect(args)
    print(
        f"{len(x):,} positions in {time.monotonic() - begin:.0f} s; the team in question won {y.mean():.3f}", flush=True
    )
    net = fit(x, y, args)
    path = net_path(args.game, args.teams)
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps([float(f"{weight:.5g}") for weight in net]) + "\n", "utf-8")
    print(f"{path.name} written after {time.monotonic() - begin:.0f} s")


if __name__ == "__main__":
    main()
