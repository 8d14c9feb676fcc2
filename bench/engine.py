"""The speed of the rules in CPU time: `python bench/engine.py [--json]`.

A ply is one move of a random player: list the legal moves, choose one, apply it. The naive implementation of the tests
plays in the same run, alternating with the engine, so that the ratio is right even on a busy machine.
"""

from __future__ import annotations

import argparse
import gc
import json
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable

import knaves
from knaves.deal import seed_from
from knaves.game import State
from knaves.games import lines
from tests.naive.lines import NaiveLines

ROUNDS = 5
"""The best of this many rounds counts, since other programs can only make a round slower."""


def cpu(work: Callable[[], int]) -> float:
    """Microseconds of CPU time per item; `work` returns the number of items."""
    gc.collect()
    start = time.process_time()
    done = work()
    return (time.process_time() - start) / done * 1e6


def seat_to_move(state: State) -> int:
    """The only actor in a board game with automatic drawing."""
    assert isinstance(state, lines.State)
    return state.turn


def engine_plies(name: str, games: int, seats: int = 2) -> Callable[[], int]:
    """Random games from the deal to the end; the deal isn't measured."""
    starts = [knaves.GAMES[name].new(seats=seats, seed=seed_from(number)) for number in range(games)]
    who = seat_to_move if isinstance(starts[0], lines.State) else lambda state: min(state.actors)

    def work() -> int:
        pick = random.Random(1).random
        plies = 0
        for start in starts:
            state: State = start
            while state.outcome is None:
                seat = who(state)
                moves = state.legal(seat)
                state, _ = state.apply(seat, moves[int(pick() * len(moves))])
                plies += 1
        return plies

    return work


def naive_plies(name: str, games: int) -> Callable[[], int]:
    seeds = [seed_from(number) for number in range(games)]

    def work() -> int:
        rng = random.Random(1)
        plies = 0
        for seed in seeds:
            game = NaiveLines(name, 2, {}, seed)
            while actors := game.actors():
                seat = min(actors)
                game.apply(seat, rng.choice(sorted(game.legal(seat))))
                plies += 1
        return plies

    return work


def positions(name: str, count: int) -> list[State]:
    """Positions from all stages of random games."""
    found: list[State] = []
    number = 0
    while len(found) < count:
        rng = random.Random(number)
        state: State = knaves.GAMES[name].new(seats=2, seed=seed_from(number))
        while state.outcome is None:
            found.append(state)
            seat = min(state.actors)
            state, _ = state.apply(seat, rng.choice(state.legal(seat)))
        number += 1
    return found[:count]


def measure() -> dict[str, float]:
    """All figures, in microseconds unless the name says otherwise."""
    found = positions("classic", 2000)
    views = [state.view(min(state.actors)) for state in found]
    classic = knaves.GAMES["classic"]
    texts = [str(state) for state in found[:500]]
    moves = [str(view.legal[0]) for view in views]
    work: dict[str, Callable[[], int]] = {
        **{f"{name} ply": engine_plies(name, 150) for name in knaves.GAMES},
        "classic naive ply": naive_plies("classic", 6),
        "classic view": lambda: len([state.view(min(state.actors)) for state in found]),
        "classic view as JSON": lambda: len([json.dumps(view.data()) for view in views]),
        "classic move text round trip": lambda: len([str(classic.move(text)) for text in moves]),
        "classic position text round trip": lambda: len([str(classic.position(text)) for text in texts]),
    }
    rounds = [{name: cpu(task) for name, task in work.items()} for _ in range(ROUNDS)]
    best = {name: min(result[name] for result in rounds) for name in work}
    best["classic: engine faster than naive, times"] = statistics.median(
        result["classic naive ply"] / result["classic ply"] for result in rounds
    )
    best["import knaves, ms"] = import_time()
    return best


def import_time() -> float:
    """CPU milliseconds that `import knaves` adds to an interpreter."""
    program = "import time; start = time.process_time(); import knaves; print((time.process_time() - start) * 1e3)"
    command = [sys.executable, "-c", program]
    runs = (subprocess.run(command, capture_output=True, text=True, check=True) for _ in range(ROUNDS))
    return min(float(run.stdout) for run in runs)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON")
    as_json = parser.parse_args().json
    figures = measure()
    if as_json:
        print(json.dumps({name: round(figure, 3) for name, figure in figures.items()}, indent=2))
        return
    for name, figure in figures.items():
        print(f"{name:<44}{figure:>10.2f}" + ("" if "," in name else " µs"))


if __name__ == "__main__":
    main()
