"""Tune the weights of the board games' evaluation by a cross-entropy search over self-play.

`python tools/tune_lines.py classic --seats 2 --generations 120` writes src/knaves/bots/lines/weights/classic-2.json,
named after the game and the number of teams. Ctrl-C keeps the best so far.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import time

import numpy as np

from knaves.bots.lines import self_play
from knaves.bots.lines.evaluate import MANUAL_WEIGHTS, weights_path
from knaves.bots.lines.evaluate_jit import MAX_PLAYS
from knaves.bots.lines.packing import pack
from knaves.deal import seed_from
from knaves.games.lines import CLASSIC, TRAVEL

POPULATION = 48
ELITE = 12
FIRST_SPREAD = 0.45
"""Weights are searched on a logarithmic scale: a spread of 0.45 is a factor of 1.6."""


_match: Match
"""The match of this worker process."""


class Match:
    """Games between two sets of weights on the same deals."""

    def __init__(self, game: str, seats: int) -> None:
        state = {"classic": CLASSIC, "travel": TRAVEL}[game].new(seats=seats, seed=seed_from(0))
        self.teams = state.setup.teams
        self.tables, self.start = pack(state)
        self.moves, self.values = np.zeros(MAX_PLAYS, np.int64), np.zeros(MAX_PLAYS)

    def scores(self, one: np.ndarray, other: np.ndarray, pairs: int, seed: int) -> np.ndarray:
        """The first player's score of each pair, rescaled so that even play is 0.5."""
        found = np.zeros(pairs)
        rng = np.array([(seed * 2654435761 + 88172645463325252) % 2**64 | 1], np.uint64)
        both, noise = np.stack([one, other]), np.zeros(2)
        start, scratch = self.start.copy(), self.start.copy()
        self_play.play_match(self.tables, start, scratch, both, noise, rng, self.moves, self.values, found)
        return found


def _start_worker(game: str, seats: int) -> None:
    global _match
    _match = Match(game, seats)


def _mean(work: tuple[np.ndarray, np.ndarray, int, int]) -> float:
    return float(_match.scores(*work).mean())


def tune(args: argparse.Namespace) -> None:
    """Search; every eighth generation the centre becomes the new opponent and is written to the file."""
    game, seats, seed = args.game, args.seats, args.seed
    rng = np.random.default_rng(seed)
    match = Match(game, seats)
    workers = multiprocessing.get_context("spawn").Pool(args.jobs, _start_worker, (game, seats))
    hand = np.array(MANUAL_WEIGHTS)
    centre, spread = np.log(hand), np.full(len(hand), FIRST_SPREAD)
    champion = hand.copy()
    target = weights_path(game, match.teams)
    begin = time.monotonic()
    for generation in range(args.generations):
        if time.monotonic() - begin > args.minutes * 60:
            break
        sampled = centre + spread * rng.standard_normal((POPULATION, len(hand)))
        sampled[0] = centre
        deal = seed * 100_000 + generation
        means = np.array(workers.map(_mean, [(np.exp(point), champion, args.pairs, deal) for point in sampled], 1))
        elite = sampled[np.argsort(-means)[:ELITE]]
        centre = 0.5 * elite.mean(axis=0) + 0.5 * centre
        spread = np.maximum(0.3 * elite.std(axis=0) + 0.7 * spread, 0.08)
        if generation % 8 == 7:
            champion = np.exp(centre)
            checked = match.scores(champion, hand, 2000, 999_999 + generation)
            error = 1.96 * checked.std() / len(checked) ** 0.5
            print(
                f"{time.monotonic() - begin:7.0f} s  generation {generation + 1:>4}  spread {spread.mean():.3f}  "
                f"against hand-set {checked.mean():.4f} ± {error:.4f}",
                flush=True,
            )
            target.parent.mkdir(exist_ok=True)
            target.write_text(json.dumps([float(f"{weight:.5g}") for weight in champion]) + "\n", "utf-8")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=["classic", "travel"])
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--generations", type=int, default=1000)
    parser.add_argument("--pairs", type=int, default=250)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=60.0)
    try:
        tune(parser.parse_args())
    except KeyboardInterrupt:
        print("stopped; the weights of the last report are kept")


if __name__ == "__main__":
    main()
