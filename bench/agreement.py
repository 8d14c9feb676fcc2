"""Random games on the engine and the naive implementation side by side: they must agree after every move.

    python bench/agreement.py --games 20000 --seed 1 --jobs 2 [--game stacks]

Prints counts of the situations that came up. The first disagreement ends the run with status 1 and is printed with the
command that repeats it.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.naive import compare_lines, compare_stacks  # noqa: E402

BATCH = 25
CHATTER = (0.0, 0.02, 0.02, 0.2)


def lines(rng: random.Random, tally: Counter[str]) -> int:
    """One game of classic or travel."""
    name, seats, options = compare_lines.random_setup(rng)
    return compare_lines.play_both(
        name, seats, options, rng.randbytes(32), rng, chatter=rng.choice(CHATTER), tally=tally
    )


def stacks(rng: random.Random, tally: Counter[str]) -> int:
    """One game of stacks."""
    seats, options = compare_stacks.random_setup(rng)
    return compare_stacks.play_both(seats, options, rng.randbytes(32), rng, tally=tally)


GAMES: dict[str, Callable[[random.Random, Counter[str]], int]] = {"lines": lines, "stacks": stacks}
"""Plays a random game of each family on both and returns the number of moves."""


def run_batch(game: str, seed: int, first: int, games: int) -> tuple[int, int, Counter[str], str]:
    """Play games `first`, `first` + 1...: how many agreed, their moves, the situations, and the first difference."""
    plies = 0
    tally: Counter[str] = Counter()
    for number in range(first, first + games):
        try:
            plies += GAMES[game](random.Random(f"{game} {seed} {number}"), tally)
        except Exception as error:  # any exception is a disagreement
            repeat = f"python bench/agreement.py --game {game} --seed {seed} --first {number} --games 1 --jobs 1"
            return number - first, plies, tally, f"{type(error).__name__}: {error}\nrepeat with: {repeat}"
    return games, plies, tally, ""


def run(game: str, args: argparse.Namespace) -> bool:
    """Play all games of one family; returns whether they agreed."""
    last = args.first + args.games
    batches = [(first, min(BATCH, last - first)) for first in range(args.first, last, BATCH)]
    played = plies = 0
    tally: Counter[str] = Counter()
    difference = ""
    shown = started = time.monotonic()
    for games, moves, situations, difference in results(partial(run_batch, game, args.seed), batches, args.jobs):
        played += games
        plies += moves
        tally += situations
        if difference:
            print(difference, flush=True)
            break
        if time.monotonic() - shown > 10:
            shown = time.monotonic()
            print(f"{game}: {played} of {args.games} games, {plies} moves, {shown - started:.0f} s", flush=True)
    for what, times in sorted(tally.items()):
        print(f"  {times:>10}  {what}")
    print(f"{game}: {played} games, {plies} moves, {1 if difference else 0} disagreements", flush=True)
    return not difference


Result = tuple[int, int, "Counter[str]", str]


def results(batch: Callable[[int, int], Result], batches: list[tuple[int, int]], jobs: int) -> Iterator[Result]:
    """The results of the batches, as they finish."""
    if jobs == 1:
        for first, games in batches:
            yield batch(first, games)
        return
    with multiprocessing.Pool(jobs) as pool:
        yield from pool.imap_unordered(partial(_star, batch), batches)


def _star(batch: Callable[[int, int], Result], arguments: tuple[int, int]) -> Result:
    return batch(*arguments)


def main() -> int:
    parser = argparse.ArgumentParser(description="play random games on the engine and on the naive implementation")
    parser.add_argument("--games", type=int, default=1000, help="how many games of each family")
    parser.add_argument("--seed", type=int, default=1, help="another number, other games")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game, to repeat one")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes at once")
    parser.add_argument("--game", choices=sorted(GAMES), help="only this family")
    args = parser.parse_args()
    agreed = [run(game, args) for game in ([args.game] if args.game else GAMES)]
    return 0 if all(agreed) else 1


if __name__ == "__main__":
    sys.exit(main())
