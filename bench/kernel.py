"""The compiled kernel against the plain engine, in one run and in CPU time: `python bench/kernel.py [--json]`."""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time

import numpy as np

from knaves.bots.lines import evaluate, evaluate_jit, self_play
from knaves.bots.lines import layout as at
from knaves.bots.lines.packing import pack
from knaves.deal import seed_from
from knaves.games.lines import CLASSIC, State

ROUNDS = 5
GAMES = 20_000


def engine_games(count: int) -> float:
    """Random games per CPU second on the plain engine, dealing included."""
    pick = random.Random(1).random
    start = time.process_time()
    for number in range(count):
        state = CLASSIC.new(seats=2, seed=seed_from(number))
        while state.outcome is None:
            moves = state.legal(state.turn)
            state, _ = state.apply(state.turn, moves[int(pick() * len(moves))])
    return count / (time.process_time() - start)


def playouts(state: State, count: int) -> float:
    """Random games per CPU second from a position, on the kernel; the draw pile is shuffled for each."""
    tables, position = pack(state)
    scratch, wins = position.copy(), np.zeros(3, np.int64)
    chance = np.array([88172645463325252], np.uint64)
    self_play.random_playouts(tables, position, scratch, chance, 10, wins)
    start = time.process_time()
    self_play.random_playouts(tables, position, scratch, chance, count, wins)
    return count / (time.process_time() - start)


def greedy_games(pairs: int) -> float:
    """Games per CPU second between two greedy players."""
    tables, position = pack(CLASSIC.new(seats=2, seed=seed_from(0)))
    weights = np.array([evaluate.load_weights("classic", 2)] * 2)
    work = (
        np.zeros(2),
        np.array([12345], np.uint64),
        np.zeros(evaluate_jit.MAX_PLAYS, np.int64),
        np.zeros(evaluate_jit.MAX_PLAYS),
    )
    self_play.play_match(tables, position.copy(), position.copy(), weights, *work, np.zeros(2))
    start = time.process_time()
    self_play.play_match(tables, position.copy(), position.copy(), weights, *work, np.zeros(pairs))
    return 2 * pairs / (time.process_time() - start)


def middle_game() -> State:
    """A position forty moves into a random game, about its middle."""
    rng = random.Random(1)
    state = CLASSIC.new(seats=2, seed=seed_from(1))
    for _ in range(40):
        state, _ = state.apply(state.turn, rng.choice(state.legal(state.turn)))
    return state


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON")
    as_json = parser.parse_args().json
    first, middle = CLASSIC.new(seats=2, seed=seed_from(1)), middle_game()
    rounds = [(engine_games(60), playouts(first, GAMES), playouts(middle, GAMES)) for _ in range(ROUNDS)]
    figures = {
        "plain engine: random classic games/s": max(plain for plain, _, _ in rounds),
        "kernel: random classic games/s": max(compiled for _, compiled, _ in rounds),
        "kernel: playouts/s from the middle game": max(mid for _, _, mid in rounds),
        "kernel: greedy classic games/s": greedy_games(500),
        "kernel faster than the plain engine, times": statistics.median(c / plain for plain, c, _ in rounds),
        "bytes of a position": float(2 * at.POSITION_SIZE),
    }
    if as_json:
        print(json.dumps({name: round(figure, 1) for name, figure in figures.items()}, indent=2))
        return
    for name, figure in figures.items():
        print(f"{name:<46}{figure:>12,.0f}")


if __name__ == "__main__":
    main()
