"""What reviews of games between levels say: whether accuracy tells who is better, and whether luck evens out.

    PYTHONPATH=. python bench/review.py --tables classic-2 travel-2 stacks-2 --games 200 --worlds 12

Each pair of levels meets in turn, and sides alternate. The report has how often the most accurate side won (of three
sides, a third by chance), in how many pairs of the winner and a loser the winner was more accurate (half by chance),
the mean accuracy of each level, the mean luck of the better level's side and of the first side with intervals of 95%,
and how far skill and luck together are from the result. Ctrl-C ends it with what there is.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import random
import statistics
from collections import defaultdict
from collections.abc import Sequence
from contextlib import suppress
from itertools import combinations
from typing import NamedTuple

from rich.progress import track

from bench.strength import read_table
from knaves.analysis import Review, review
from knaves.bots import LEVELS, warm_up
from knaves.deal import seed_from
from knaves.record import Record


class Reviewed(NamedTuple):
    """A game and its review."""

    levels: tuple[str, ...]
    """By side."""
    found: Review


def play(table: str, levels: tuple[str, ...], seed: str) -> Record:
    """A game in which each side is played by a level."""
    game, seats, options = read_table(table)
    rng = random.Random(seed)
    state = game.new(seats=seats, seed=seed_from(seed), options=options)
    record = Record.start(game, seats=seats, seed=seed_from(seed), options=options)
    sides = state.sides
    while state.outcome is None:
        seat = min(state.actors)
        move = LEVELS[levels[sides[seat]]].choose(state.view(seat), rng)
        record = record.add(seat, move)
        state = state.apply(seat, move)[0]
    return record.finish(state.outcome, seed_from(seed))


def line_up(sides: int, number: int) -> tuple[str, ...]:
    """The levels of a game: each pair in turn, from alternating sides."""
    pairs = list(combinations(LEVELS, 2))
    pair = pairs[number // 2 % len(pairs)]
    return tuple(pair[(side + number) % 2] for side in range(sides))


class Task(NamedTuple):
    """A game to be played and reviewed."""

    table: str
    levels: tuple[str, ...]
    seed: str
    worlds: int


def play_and_review(task: Task) -> Reviewed:
    """The game of a task with its review."""
    record = play(task.table, task.levels, task.seed)
    return Reviewed(task.levels, review(record, worlds=task.worlds))


def accuracy(one: Reviewed, side: int) -> float:
    """The mean accuracy of a side's seats."""
    found = [player.known.accuracy for seat, player in enumerate(one.found.players) if one.found.sides[seat] == side]
    return statistics.fmean(100.0 if value is None else value for value in found)


def gap(one: Reviewed) -> float:
    """How far skill and luck together are from the result less an even share."""
    sides = len(set(one.found.sides))
    return max(
        abs(sum(move.known.skill[side] for move in one.found.moves) + one.found.luck.known[side]
            - one.found.chances[-1][side] + 1 / sides)
        for side in range(sides)
    )  # fmt: skip


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and half the width of the interval that holds it with a chance of 95%."""
    spread = statistics.stdev(values) if len(values) > 1 else math.nan
    return statistics.fmean(values), 1.96 * spread / math.sqrt(len(values))


def report(games: Sequence[Reviewed]) -> dict[str, object]:
    """The figures of a table."""
    wins, pairs, better, first = [], [], [], []
    by_level = defaultdict(list)
    order = list(LEVELS)
    for one in games:
        result, luck = one.found.chances[-1], one.found.luck.known
        first.append(luck[0])
        strongest = max(range(len(result)), key=lambda side, one=one: order.index(one.levels[side]))  # type: ignore[misc]
        better.append(luck[strongest])
        accuracies = [accuracy(one, side) for side in range(len(result))]
        for side, value in enumerate(accuracies):
            by_level[one.levels[side]].append(value)
        if len(set(accuracies)) > 1:
            wins.append(result[max(range(len(result)), key=accuracies.__getitem__)])
        pairs += [
            float(won > lost)
            for winner, won in enumerate(accuracies)
            for loser, lost in enumerate(accuracies)
            if result[winner] > result[loser] and won != lost
        ]
    return {
        "games": len(games),
        "most_accurate_side_won": interval(wins),
        "winner_more_accurate_than_a_loser": interval(pairs),
        "accuracy": {level: interval(by_level[level]) for level in order if by_level[level]},
        "luck_of_the_better_level": interval(better),
        "luck_of_the_first_side": interval(first),
        "largest_gap": max(map(gap, games)),
    }


def print_report(table: str, found: dict[str, object]) -> None:
    print(f"{table}:")
    for name, value in found.items():
        if isinstance(value, tuple):
            print(f"  {name.replace('_', ' ')}: {value[0]:+.3f} ± {value[1]:.3f}")
        elif isinstance(value, dict):
            print(
                f"  {name}: " + ", ".join(f"{level} {mean:.1f} ± {half:.1f}" for level, (mean, half) in value.items())
            )
        else:
            print(f"  {name.replace('_', ' ')}: {value:.3g}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", nargs="+", default=["classic-2"])
    parser.add_argument("--games", type=int, default=200, help="at each table")
    parser.add_argument("--worlds", type=int, default=12, help="in which the moves of a decision are tried")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    found = {}
    for table in args.tables:
        game, seats, options = read_table(table)
        sides = len(set(game.sides(seats, options)))
        tasks = [
            Task(table, line_up(sides, number), f"{args.seed} {table} {number}", args.worlds)
            for number in range(args.games)
        ]
        games: list[Reviewed] = []
        with multiprocessing.get_context("spawn").Pool(args.jobs, warm_up) as pool, suppress(KeyboardInterrupt):
            for one in track(pool.imap_unordered(play_and_review, tasks), table, len(tasks), transient=True):
                games.append(one)  # noqa: PERF402 - Ctrl-C keeps those so far
        if games:
            found[table] = report(games)
            if not args.json:
                print_report(table, found[table])
    if args.json:
        print(json.dumps(found))


if __name__ == "__main__":
    main()
