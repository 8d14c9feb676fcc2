"""The CPU time of the environments compared with the plain engine in one run: `python bench/envs.py [--json]`.

A step is one move of a random player: list the legal moves, choose one, apply it; with an environment also the
observation and the mask, which a learner needs.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable

import numpy as np
import pyspiel

import knaves
import knaves.envs.openspiel
from knaves.deal import seed_from
from knaves.envs import pettingzoo

ROUNDS = 5
GAMES = 10
"""Games per round, the same deals for engine and PettingZoo."""

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


WORK: dict[str, Work] = {
    "engine": engine,
    "PettingZoo, bare": bare,
    "PettingZoo, wrapped": wrapped,
    "OpenSpiel": open_spiel,
}


def speed(work: Work, name: str) -> float:
    """Steps per second of CPU time."""
    start = time.process_time()
    steps = work(name)
    return steps / (time.process_time() - start)


def measure() -> dict[str, dict[str, float]]:
    """By game and adapter: steps per second, and how many times faster the engine is (the median of the rounds)."""
    figures: dict[str, dict[str, float]] = {}
    for name in knaves.GAMES:
        rounds = [{label: speed(work, name) for label, work in WORK.items()} for _ in range(ROUNDS)]
        for label in WORK:
            figures[f"{name}, {label}"] = {
                "steps per second": max(found[label] for found in rounds),
                "engine faster, times": statistics.median(found["engine"] / found[label] for found in rounds),
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
    print(f"{'':<30}{'steps/s':>10}{'engine faster':>16}")
    for label, found in figures.items():
        print(f"{label:<30}{found['steps per second']:>10,.0f}{found['engine faster, times']:>15.1f}×")


if __name__ == "__main__":
    main()
