"""The time per move of the strongest and the greedy level, at every number of players.

`python bench/pace.py --moves 12` lets the greedy level play each game with every number of players, and the strongest
level search this many of the positions with its usual time limit. It exits with 1 if a target is missed: 1.2 s for the
strongest and 5 ms for the greedy level, in 99 of 100 moves.
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
from knaves.game import Move, View

TARGETS = {"best": 1.2, "greedy": 0.005}


def timed_move(level: str, view: View, rng: random.Random, times: Times) -> Move:
    """Let a level move, and note the wall-clock time."""
    begin = time.perf_counter()
    move = LEVELS[level].choose(view, rng)
    times.add(time.perf_counter() - begin)
    return move


def measure(game: str, seats: int, moves: int) -> dict[str, Times]:
    """The times of both levels over some positions of one game."""
    rng = random.Random(seats)
    times = {level: Times() for level in TARGETS}
    state = knaves.GAMES[game].new(seats=seats, seed=seed_from(seats))
    views = []
    while state.outcome is None:
        seat = min(state.actors)
        view = state.view(seat)
        if len(view.legal) > 1:
            views.append(view)
        state, _ = state.apply(seat, timed_move("greedy", view, rng, times["greedy"]))
    for view in rng.sample(views, min(moves, len(views))):
        timed_move("best", view, rng, times["best"])
    return times


def main() -> int:
    """Measure and print; the exit status says whether all targets are met."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=30, help="positions for the strongest level")
    parser.add_argument("--games", nargs="+", default=list(knaves.GAMES), choices=list(knaves.GAMES))
    args = parser.parse_args()
    warm_up(args.games)
    total = {level: Times() for level in TARGETS}
    print(f"load {os.getloadavg()[0]:.1f}")
    print("| game | players | best, mean, longest | greedy, mean, p99 |\n|---|---|---|---|")
    for game in args.games:
        for seats in knaves.GAMES[game].seat_counts:
            times = measure(game, seats, args.moves)
            best, greedy = times["best"], times["greedy"]
            print(
                f"| {game} | {seats} | {best.mean:.3f} s, {best.longest:.3f} s | "
                f"{1e3 * greedy.mean:.2f} ms, {1e3 * greedy.quantile(0.99):.2f} ms |",
                flush=True,
            )
            for level in TARGETS:
                total[level].merge(times[level])
    held = True
    for level, target in TARGETS.items():
        p99 = total[level].quantile(0.99)
        held = held and p99 <= target
        missed = "" if p99 <= target else "   MISSED"
        print(f"{level}: p99 {p99:.4f} s of {total[level].count} moves (target: {target} s){missed}")
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
