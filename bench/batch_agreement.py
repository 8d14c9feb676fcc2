"""Compare the batch engine with the authority, move by move, in every set-up.

`python bench/batch_agreement.py --games 5000` plays 5,000 random games of each; the first difference ends it.
"""

from __future__ import annotations

import argparse
import time

from knaves.batch.lines import make_engine
from knaves.games.lines import CLASSIC, TRAVEL
from tests.batch.lockstep import Lockstep

TABLES = 250


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5000, help="in each set-up")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    for spec in (CLASSIC, TRAVEL):
        for seats, teams in spec.hand_sizes:
            start, plies = time.monotonic(), 0
            engine = make_engine(spec.name, seats, spec.Options(teams=teams), backend="numpy")
            for first in range(0, args.games, TABLES):
                both = Lockstep(engine, min(TABLES, args.games - first), args.seed * 1_000_003 + first)
                both.play()
                plies += int(both.state.plies.sum())
            took = time.monotonic() - start
            print(f"{spec.name} {seats} seats {teams} teams: {args.games} games, {plies} plies agree ({took:.0f} s)")


if __name__ == "__main__":
    main()
