"""Compare the batch engine with the authority, move by move, in every set-up.

`python bench/batch_agreement.py --games 5000` plays 5,000 random games of each; the first difference ends it.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Iterator
from functools import partial

from knaves.batch import make_engine
from knaves.batch.stacks import REFUSED
from knaves.games.lines import CLASSIC, TRAVEL
from knaves.games.stacks import STACKS
from tests.batch.lockstep import Lockstep
from tests.batch.paired_games import PairedGames
from tests.batch.stacks_lockstep import StacksLockstep

TABLES = 250
MAX_PLIES = 100_000
"""Random games of three sides can last for thousands of plies."""

Setup = tuple[str, Callable[[int, int], PairedGames]]
"""Its name, and a function that plays a number of tables from a seed."""


def list_lines() -> Iterator[Setup]:
    for spec in (CLASSIC, TRAVEL):
        for seats, teams in spec.hand_sizes:
            engine = make_engine(spec.name, seats, spec.Options(teams=teams), backend="numpy")
            yield f"{spec.name} {seats} seats {teams} teams", partial(Lockstep, engine)


def list_stacks() -> Iterator[Setup]:
    for seats in STACKS.players:
        engine = make_engine("stacks", seats, backend="numpy")
        yield f"stacks {seats} seats", partial(StacksLockstep, engine)
        yield f"stacks {seats} seats, random options", partial(with_random_options, seats)


def with_random_options(seats: int, tables: int, seed: int) -> PairedGames:
    rng = random.Random(seed)
    options = {spec.name: rng.choice(spec.values) for spec in STACKS.Options.table() if spec.name not in REFUSED}
    return StacksLockstep(make_engine("stacks", seats, STACKS.Options(**options), backend="numpy"), tables, seed)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5000, help="in each set-up")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="set-ups whose name begins like this")
    args = parser.parse_args()
    for name, play in (*list_lines(), *list_stacks()):
        if not name.startswith(args.only):
            continue
        start, plies = time.process_time(), 0
        for first in range(0, args.games, TABLES):
            both = play(min(TABLES, args.games - first), args.seed * 1_000_003 + first)
            both.play(limit=MAX_PLIES)
            plies += int(both.arrays.plies.sum())
        took = time.process_time() - start
        print(f"{name}: {args.games} games, {plies} plies agree ({took:.0f} s)", flush=True)


if __name__ == "__main__":
    main()
