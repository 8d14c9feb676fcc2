"""The CPU time of the environments compared with the plain engine in one run: `make bench-envs`.

A step is one move of a random player: list the legal moves, choose one, apply it; with an environment also the
observation and the mask, which a learner needs. In the vector environment a step of the agent includes the opponent's move.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable
from functools import cache

import numpy as np
import pyspiel

import knaves
import knaves.envs.openspiel
from knaves.deal import seed_from
from knaves.envs import pettingzoo
from knaves.envs.vector import VectorEnv

ROUNDS = 5
GAMES = 10
"""Games per round, the same deals for engine and PettingZoo."""

VECTOR_GAMES = ("classic", "travel")

Work = Callable[[str], int]
"""Plays some games and returns the number of moves."""


def engine(name: str) -> int:
    rng = random.Random(1)
    steps = 0
    for number in range(GAMES):
        state = knaves.GAMES[name].new(seats=2, seed=seed_from(number))
        while state.outcome is None:
            seat = min(state.actors)
            state, _ = state.apply(seat, rng.choice(state.legal(seat)))
            steps += 1
    return steps


def _pettingzoo(env: pettingzoo.Agents) -> int:
    rng = random.Random(1)
    steps = 0
    for number in range(GAMES):
        env.reset(seed=number)
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated or observation is None:
                break
            env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
            steps += 1
    return steps


def bare(name: str) -> int:
    return _pettingzoo(pettingzoo.raw_env(name))


def wrapped(name: str) -> int:
    return _pettingzoo(pettingzoo.env(name))


def open_spiel(name: str) -> int:
    rng = random.Random(1)
    game = pyspiel.load_game(f"python_knaves_{name}")
    steps = 0
    for _ in range(GAMES):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, odds)[0])
                continue
            state.observation_tensor()
            state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
    return steps


TABLES = 1024
"""Tables of the vector environment."""


@cache
def _vector_env(name: str) -> VectorEnv:
    return VectorEnv(name, num_envs=TABLES)


def vector(name: str) -> int:
    env, rng = _vector_env(name), np.random.default_rng(1)
    _, info = env.reset(seed=1)
    for _ in range(60):
        mask = info["action_mask"]
        preference = rng.integers(1, 127, mask.shape[1], np.int8)
        _, _, _, _, info = env.step((mask * preference).argmax(axis=1))
    return 60 * TABLES


WORK: dict[str, Work] = {
    "engine": engine,
    "PettingZoo, bare": bare,
    "PettingZoo, wrapped": wrapped,
    "OpenSpiel": open_spiel,
}
VECTOR = f"vector, {TABLES} tables"


def speed(work: Work, name: str) -> float:
    """Steps per second of CPU time."""
    start = time.process_time()
    steps = work(name)
    return steps / (time.process_time() - start)


def measure() -> dict[str, dict[str, float]]:
    """By game and adapter: steps per second, and how many times those of bare PettingZoo (the median of the rounds)."""
    figures: dict[str, dict[str, float]] = {}
    for name in knaves.GAMES:
        work = WORK | ({VECTOR: vector} if name in VECTOR_GAMES else {})
        rounds = [{label: speed(one, name) for label, one in work.items()} for _ in range(ROUNDS)]
        for label in work:
            figures[f"{name}, {label}"] = {
                "steps per second": max(found[label] for found in rounds),
                "times bare PettingZoo": statistics.median(
                    found[label] / found["PettingZoo, bare"] for found in rounds
                ),
            }
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON")
    as_json = parser.parse_args().json
    figures = measure()
    if as_json:
        print(json.dumps(figures, indent=2))
        return
    print(f"{'':<30}{'steps/s':>10}{'bare PettingZoo':>18}")
    for label, found in figures.items():
        print(f"{label:<30}{found['steps per second']:>10,.0f}{found['times bare PettingZoo']:>17.1f}×")


if __name__ == "__main__":
    main()
