"""A campaign to find leaks: thousands of games, every frame scanned, every step compared with a paired table.

`python bench/leaks.py --games 2000 --seed 1 --resume .build/leaks` prints its progress and counts at the end. Ctrl-C
stops it; the same command resumes. The first leak ends the run with the number of the table; `--seed` and `--only`
repeat it.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from knaves.games import GAMES
from tests.leaks.paired_states import walk
from tests.leaks.scanned_tables import scan_random_table
from tests.server.walks import random_table

STEPS = 400
"""Steps at each table, enough for several games."""


def table(seed: int, number: int) -> Counter[str]:
    """Run one table with paired states and one with all frames scanned."""
    game = list(GAMES)[number % len(GAMES)]
    rng = random.Random(f"{seed}/{number}")
    tally: Counter[str] = Counter()
    walk(random_table(rng, game), rng, STEPS, tally)
    with tempfile.TemporaryDirectory() as folder:
        tally += scan_random_table(Path(folder), f"{seed}/{number}", STEPS // 2, game)
    return tally


def finished(path: Path | None, seed: int) -> list[Counter[str]]:
    """The saved results of an earlier run with this seed, by table."""
    if path is None or not path.is_file():
        return []
    kept = [json.loads(line) for line in path.read_text("utf-8").splitlines() if line.endswith("}")]
    return [Counter(one["counts"]) for one in kept if one["seed"] == seed]


def print_counts(tally: Counter[str], begin: str = "", end: str = "\n") -> None:
    counts = ", ".join(f"{count:,} {what}" for what, count in sorted(tally.items()))
    print(f"{begin}no leak: {counts}", end=end, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=2000, help="how many games are played in all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", type=int, help="one table alone, by its number")
    parser.add_argument("--resume", metavar="FILE", type=Path, help="keep what is done here, and go on from it")
    args = parser.parse_args()
    tallies = finished(args.resume, args.seed)
    tally = sum(tallies, Counter[str]())
    number, told = len(tallies), time.monotonic()
    if args.resume:
        args.resume.parent.mkdir(parents=True, exist_ok=True)
    try:
        if args.only is not None:
            number = args.only
            print_counts(table(args.seed, number))
            return 0
        while tally["games"] < args.games:
            counts = table(args.seed, number)
            tally += counts
            number += 1
            if args.resume:
                with args.resume.open("a", encoding="utf-8") as file:
                    file.write(json.dumps({"seed": args.seed, "counts": counts}) + "\n")
            if time.monotonic() - told > 10:
                told = time.monotonic()
                print_counts(tally, "\r", end="")
    except AssertionError as leak:
        print(f"\ntable {number} leaks: {str(leak)[:2000]}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\rstopped", file=sys.stderr)
        print_counts(tally)
        return 130
    print_counts(tally, "\r")
    return 0


if __name__ == "__main__":
    sys.exit(main())
