"""A campaign against leaks: thousands of games, every frame of them read, every step compared with a twin table.

`python bench/leaks.py --games 2000 --seed 1` prints what it has done every ten seconds and a count at the end; the
first leak ends it with the number of the table, which plays the same again with `--seed` and `--only`.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from knaves.games import GAMES
from tests.leaks.rooms import spend
from tests.leaks.twins import walk
from tests.server.walks import random_desk

STEPS = 400
"""Of one table's life, several games long."""


def table(seed: int, number: int, tally: Counter[str]) -> None:
    """One table of each kind: with twins, and with everybody's frames read."""
    game = list(GAMES)[number % len(GAMES)]
    rng = random.Random(f"{seed}/{number}")
    walk(random_desk(rng, game), rng, STEPS, tally)
    with tempfile.TemporaryDirectory() as folder:
        tally += spend(Path(folder), f"{seed}/{number}", STEPS // 2, game)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=2000, help="how many games are played in all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", type=int, help="one table alone, by its number")
    args = parser.parse_args()
    tally: Counter[str] = Counter()
    number = 0 if args.only is None else args.only
    told = start = time.monotonic()
    while args.only in (None, number) and tally["games"] < args.games:
        try:
            table(args.seed, number, tally)
        except AssertionError as leak:
            print(f"table {number} leaks: {str(leak)[:2000]}", file=sys.stderr)
            return 1
        number += 1
        if time.monotonic() - told > 10:
            told = time.monotonic()
            print(f"{told - start:6.0f} s  {tally['games']} games, {tally['frames']} frames, no leak", flush=True)
    print(f"no leak: {number} tables, " + ", ".join(f"{count} {what}" for what, count in sorted(tally.items())))
    return 0


if __name__ == "__main__":
    sys.exit(main())
