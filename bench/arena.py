"""CPU time that the arena adds to the engine and the bots: `python bench/arena.py`.

Random players play the same number of games twice in one run: in a plain loop (view, choice, move), and in the arena
with its seat piles, clocks and checks.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import knaves
from knaves.arena.contestants import find_contestants
from knaves.arena.match import Contest, Task, play_deal
from knaves.bots import LEVELS
from knaves.deal import seed_from

ROUNDS = 5
DEALS = 60


def plain(name: str) -> int:
    """Play games without the arena; returns the number of moves."""
    moves = 0
    for number in range(2 * DEALS):
        rng = random.Random(number)
        state = knaves.GAMES[name].new(seats=2, seed=seed_from(number))
        while state.outcome is None:
            seat = min(state.actors)
            state, _ = state.apply(seat, LEVELS["random"].choose(state.view(seat), rng))
            moves += 1
    return moves


def arena(name: str) -> int:
    """Play games in the arena; returns the number of moves."""
    contest = Contest(name, 2, find_contestants(["random", "random"]))
    return sum(game.moves for number in range(DEALS) for game in play_deal(contest, Task(number, (0, 1))).games)


def cost(work: Callable[[str], int], name: str) -> float:
    """Microseconds of CPU time per move."""
    start = time.process_time()
    moves = work(name)
    return (time.process_time() - start) / moves * 1e6


def main() -> None:
    for name in knaves.GAMES:
        pairs = [(cost(plain, name), cost(arena, name)) for _ in range(ROUNDS)]
        without, within = (min(column) for column in zip(*pairs, strict=True))
        print(f"{name:<8} {without:6.1f} µs a move, in the arena {within:6.1f} µs: {within - without:5.1f} µs more")


if __name__ == "__main__":
    main()
