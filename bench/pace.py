"""The CPU time of a move of every level, at every table: `python bench/pace.py --games classic --deals 3`.

Levels play each game at every number of players. It exits with 1 if a target is missed: 3 ms in 99 of 100 moves for a
level that answers at once, 1.2 s for one that searches.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time

import knaves
from knaves.arena.times import Times
from knaves.bots import LEVELS, warm_up
from knaves.deal import seed_from

AT_ONCE, SEARCHING = 0.003, 1.2
WARM_MOVES = 4
"""The first moves at a table also prepare what depends on its set-up; they are not counted."""


def measure(game: str, seats: int, level: str, deals: int) -> Times:
    """The times of a level's choices in games against itself."""
    times, moves = Times(), 0
    for deal in range(deals):
        rng = random.Random(deal)
        state = knaves.GAMES[game].new(seats=seats, seed=seed_from(deal))
        while state.outcome is None:
            seat = min(state.actors)
            view = state.view(seat)
            begin = time.thread_time()
            move = LEVELS[level].choose(view, rng)
            if len(view.legal) > 1 and (moves := moves + 1) > WARM_MOVES:
                times.add(time.thread_time() - begin)
            state, _ = state.apply(seat, move)
    return times


def main() -> int:
    """Measure and print; the exit status says whether all targets are met."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=3)
    parser.add_argument("--games", nargs="+", default=list(knaves.GAMES), choices=list(knaves.GAMES))
    parser.add_argument("--levels", nargs="+", default=["best"], choices=list(LEVELS))
    args = parser.parse_args()
    warm_up(args.games)
    held = True
    print(f"load {os.getloadavg()[0]:.1f}\n| game | players | level | moves | mean | p99 |\n|---|---|---|---|---|---|")
    for game in args.games:
        for seats in knaves.GAMES[game].seat_counts:
            for level in args.levels:
                times = measure(game, seats, level, args.deals)
                p99 = times.quantile(0.99)
                missed = p99 > (SEARCHING if LEVELS[level].seconds else AT_ONCE)
                held = held and not missed
                row = f"| {game} | {seats} | {level} | {times.count} | {1e3 * times.mean:.2f} ms | {1e3 * p99:.2f} ms |"
                print(row + (" MISSED" if missed else ""), flush=True)
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
