"""How well a network's chances to win come true: a side that it gives 70% should win 70% of its games.

    python bench/calibration.py src/knaves/bots/weights/lines.npz --tables classic-2 travel-3 --games 2000

The network plays against itself, many tables at once, always its best move. At every decision it states each side's
chance, from what the seat that acts knows. The report has the chances in ten bins beside how often those sides won. The
positions of a game share its result, so the error of a bin is computed over games. A factor other than 1 for the
logits that fits the results best means that the chances are too timid (above 1) or too bold (below).

With --curve the chances are those of the curve of a review instead, by what all seats know together, in a few positions
of each game. That takes much longer. It also prints which combined spreads fit these games best (see
`knaves.analysis.judge`), and how well they do on games that were not used for the fit: each half of the games is tested
with the spreads that fit the other half.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from rich.progress import track

from bench.strength import read_table
from knaves.analysis.judge import SPREADS, Combined, Heard, Judge, combine, find_combined, result_chances, sample_decks
from knaves.analysis.report import Chances
from knaves.analysis.reviewer import DECKS
from knaves.batch import make_engine
from knaves.bots import LEVELS, warm_up
from knaves.bots.lines.network import LINES, LinesNetwork
from knaves.bots.stacks.network import STACKS, StacksNetwork
from knaves.deal import seed_from
from knaves.game import State

BINS, ENOUGH, ALLOWED = 10, 200, 0.03
TABLES, MAX_PLIES = 200, 1000
PER_GAME = 6
"""Positions of a game that are judged as reviews do."""
FACTORS = np.arange(0.6, 1.7, 0.05)
STEP, SMALLEST_STEP, LARGEST = 0.2, 0.02, 10.0
"""Of the combined spreads, when they are fitted."""


class Positions(NamedTuple):
    """Every side of every position: the logits of all sides come first."""

    logits: Any
    """(sides, n), by side."""
    results: Any
    """(sides, n): 1 for the winner."""
    games: Any
    """(n): the number of the game."""


def play(path: Path, table: str, games: int, seed: int) -> Positions:
    """Play whole games."""
    game, seats, options = read_table(table)
    engine: Any = make_engine(game.name, seats, options, backend="numpy")
    lines = game.name != "stacks"
    network: Any = LinesNetwork(engine.tables) if lines else StacksNetwork(seats)
    weights = (LINES if lines else STACKS).load(path)
    rng, found = np.random.default_rng(seed), []
    for first in track(range(0, games, TABLES), table, transient=True):
        state = engine.init(rng.integers(0, 2**32, (2, TABLES), np.uint32))
        said, live, plies = [], [], 0
        while not state.done.all() and plies < MAX_PLIES:
            logits, chances = network.play(weights, engine.observe(state), engine.legal_mask(state))
            by_side = np.empty_like(chances)
            np.put_along_axis(by_side, engine.side_order(state), chances, axis=0)
            said.append(by_side)
            live.append(~state.done)
            state, plies = engine.step(state, logits.argmax(0).astype(np.int32)), plies + 1
        results = np.full((engine.sides, TABLES), 1 / engine.sides)
        won = state.winner >= 0
        results[:, won] = np.arange(engine.sides)[:, None] == state.winner[won]
        ply, at = np.nonzero(np.array(live))
        found.append(Positions(np.array(said)[ply, :, at].T, results[:, at], first + at))
    return Positions(*(np.concatenate(parts, axis=-1) for parts in zip(*found, strict=True)))


class Judged(NamedTuple):
    """A position of a game as a review sees it."""

    heard: list[Heard]
    """In some worlds."""
    result: Chances
    game: int


def play_curve_game(table: str, seed: int, number: int) -> list[Judged]:
    """Play a game by the strongest level, and judge some of its positions as reviews do."""
    game, seats, options = read_table(table)
    judge, level = Judge(game), list(LEVELS.values())[-1]
    rng = random.Random(f"{seed} {table} {number}")
    state = game.new(seats=seats, seed=seed_from(f"{seed} {table} {number}"), options=options)
    decisions: list[State] = []
    while state.outcome is None:
        seat = min(state.actors)
        view = state.view(seat)
        if judge.forced_move(view) is None:
            decisions.append(state)
        state = state.apply(seat, level.choose(view, rng))[0]
    chosen = rng.sample(decisions, min(PER_GAME, len(decisions)))
    return [Judged(judge.listen(sample_decks(one, DECKS, rng)), result_chances(state), number) for one in chosen]


def play_curve(table: str, games: int, seed: int, jobs: int) -> list[Judged]:
    """Play whole games by the strongest level, and judge some positions of each as reviews do."""
    play_game = partial(play_curve_game, table, seed)
    with multiprocessing.get_context("spawn").Pool(jobs, warm_up) as pool:
        found = track(pool.imap_unordered(play_game, range(games)), table, games, transient=True)
        return [one for judged in found for one in judged]


class Curve:
    """The chances of reviews in some positions, with any combined spreads."""

    def __init__(self, judged: Sequence[Judged]) -> None:
        self._results = np.array([one.result for one in judged])
        self._games = np.array([one.game for one in judged])
        self._statements = np.concatenate([heard.statements for one in judged for heard in one.heard])
        self._decided = np.zeros_like(self._results)  # what the worlds add whose games ended soon
        owners: list[int] = []
        shares: list[Any] = []
        for number, one in enumerate(judged):
            for heard in one.heard:
                whole = (heard.weights.sum() + heard.missing) * len(one.heard)
                owners += [number] * len(heard.weights)
                shares.append(heard.weights / whole)
                self._decided[number] += heard.missing / whole * np.array(heard.result)
        self._owners, self._shares = np.array(owners), np.concatenate(shares)

    def find(self, combined: Combined) -> Positions:
        """The chances with these combined spreads."""
        stated = combine(self._statements, combined) * self._shares[:, None]
        means = self._decided.copy()
        np.add.at(means, self._owners, stated)
        return Positions(np.log(np.maximum(means, 1e-9)).T, self._results.T, self._games)

    def fit(self, first: Combined) -> Combined:
        """The combined spreads that make the results likeliest, found in steps that get smaller. Their order stays."""
        best, step, loss = first, STEP, find_loss(self.find(first))
        while step >= SMALLEST_STEP:
            changes = [np.eye(len(SPREADS))[place] * sign * step for place in range(len(SPREADS)) for sign in (1, -1)]
            near: list[Any] = [
                tuple(np.clip(np.maximum.accumulate(np.array(best) + change), 0, LARGEST).tolist())
                for change in changes
            ]
            losses = [find_loss(self.find(one)) for one in near]
            if min(losses) < loss:
                best, loss = near[int(np.argmin(losses))], min(losses)
            else:
                step /= 2
        return best


def cross(judged: Sequence[Judged], first: Combined) -> Positions:
    """The chances in each half of the games with the combined spreads that fit the other half."""
    halves = [Curve([one for one in judged if one.game % 2 == half]) for half in (0, 1)]
    found = [half.find(other.fit(first)) for half, other in zip(halves, reversed(halves), strict=True)]
    return Positions(*(np.concatenate(parts, axis=-1) for parts in zip(*found, strict=True)))


def chances(logits: Any, factor: float = 1.0) -> Any:
    """The chances of these logits, with a factor."""
    scaled = np.exp(factor * (logits - logits.max(0)))
    return scaled / scaled.sum(0)


def find_loss(found: Positions, factor: float = 1.0) -> float:
    """Minus the logarithm of the likelihood of the results, for each position."""
    return float(-(found.results * np.log(chances(found.logits, factor) + 1e-12)).sum(0).mean())


def judge(found: Positions) -> list[dict[str, float]]:
    """By bin: positions, mean chance, mean result, and the standard error of their difference over games."""
    said, came = chances(found.logits).ravel(), found.results.ravel()
    games = np.tile(found.games, len(found.logits))
    places, rows = np.minimum((said * BINS).astype(int), BINS - 1), []
    for place in range(BINS):
        inside = places == place
        count = int(inside.sum())
        if count:
            by_game = np.bincount(games[inside], weights=(came - said)[inside])
            rows.append(
                {
                    "positions": count, "said": float(said[inside].mean()), "came": float(came[inside].mean()),
                    "error": float(np.sqrt((by_game**2).sum()) / count),
                }
            )  # fmt: skip
    return rows


def find_worst(rows: Sequence[Mapping[str, float]], enough: int) -> float:
    """How many points the worst bin with enough positions is off by; 0 if no bin has enough."""
    return max((100 * abs(row["said"] - row["came"]) for row in rows if row["positions"] >= enough), default=0.0)


def fit(found: Positions) -> float:
    """The factor of the logits that makes the results likeliest."""
    return float(FACTORS[int(np.argmin([find_loss(found, factor) for factor in FACTORS]))])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("weights", type=Path, nargs="?", help="not needed with --curve")
    parser.add_argument("--curve", action="store_true", help="test the chances of reviews")
    parser.add_argument("--tables", nargs="+", default=["classic-2"])
    parser.add_argument("--games", type=int, default=1000, help="at each table")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes, with --curve")
    parser.add_argument("--enough", type=int, default=ENOUGH, help="positions of a bin that counts")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    if args.weights is None and not args.curve:
        parser.error("the following arguments are required: weights")
    report = {}
    for table in args.tables:
        if args.curve:
            judged = play_curve(table, args.games, args.seed, args.jobs)
            game, seats, options = read_table(table)
            used = find_combined(game.name, len(set(game.sides(seats, options))), seats)
            found = Curve(judged).find(used)
        else:
            found = play(args.weights, table, args.games, args.seed)
        rows = report[table] = judge(found)
        if not args.json:
            print(
                f"{table}: the worst bin is off by {find_worst(rows, args.enough):.1f} points ({100 * ALLOWED:.0f} are "
                f"allowed); the best factor is {fit(found):.2f}"
            )
            if args.curve:
                best, crossed = Curve(judged).fit(used), find_worst(judge(cross(judged, used)), args.enough)
                print("  these games fit best with " + ", ".join(f"{spread:.2f}" for spread in best))
                print(f"  fitted on one half, the worst bin of the other is off by {crossed:.1f} points")
            for row in rows:
                print(
                    f"  {row['said']:6.1%} said, {row['came']:6.1%} ± {1.96 * row['error']:.1%} came true, "
                    f"{row['positions']:6d} positions"
                )
    if args.json:
        print(json.dumps(report))


if __name__ == "__main__":
    main()
