"""How strong a weights file is: its policy alone against the level `greedy`, by the rules of the authority.

`python bench/network.py weights.npz --table classic-2 --deals 2000` plays every deal once from each team's side, each
seat drawing from a pile of its own. It prints the score and its half-width at 95%, and what a move costs.
"""

from __future__ import annotations

import argparse
import random
import time
from pathlib import Path

import numpy as np

from knaves.bots.lines import evaluate
from knaves.bots.lines.network_player import NetworkPlayer
from knaves.deal import seed_from
from knaves.draws import SeatPiles
from knaves.games.lines import CLASSIC, TRAVEL
from knaves.games.lines.game import LinesSpec

SPECS = {spec.name: spec for spec in (CLASSIC, TRAVEL)}


def play(
    spec: LinesSpec, seats: int, teams: int, seed: str, player: NetworkPlayer, side: int, took: list[float]
) -> float:
    """The score of the network's side in one game."""
    state = spec.new(seats=seats, seed=seed_from(seed), options=spec.Options(teams=teams or None))
    piles, rng = SeatPiles(state), random.Random(seed)
    weights = evaluate.load_weights(spec.name, state.setup.teams)
    while state.outcome is None:
        seat = min(state.actors)
        view = state.view(seat)
        if state.setup.team[seat] == side:
            began = time.thread_time()
            values, _ = player.evaluate(view)
            move = max(values, key=values.__getitem__)
            took.append(time.thread_time() - began)
        else:
            move = evaluate.choose(view, rng, weights)
        state = piles.apply(state, seat, move)[0]  # type: ignore[assignment]
    winners = state.outcome.winners
    return float(state.setup.team[winners[0]] == side) if winners else 1 / state.setup.teams


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("weights", type=Path)
    parser.add_argument("--table", default="classic-2", help="like classic-2 or classic-6x3")
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    game, _, table = args.table.partition("-")
    seats, _, teams = table.partition("x")
    spec, player = SPECS[game], NetworkPlayer(args.weights)
    sides = spec.setup(int(seats), spec.Options(teams=int(teams or 0) or None)).teams
    took: list[float] = []
    scores = []
    for deal in range(args.deals):
        games = [
            play(spec, int(seats), int(teams or 0), f"{args.seed} {deal}", player, side, took) for side in range(sides)
        ]
        scores.append(np.mean(games))
    half = 1.96 * np.std(scores) / np.sqrt(len(scores))
    print(
        f"{args.table}: {100 * np.mean(scores):.2f} ± {100 * half:.2f}% of {sides * args.deals} games, even is "
        f"{100 / sides:.1f}%; a move takes {1e3 * np.median(took):.2f} ms of CPU time "
        f"(p99 {1e3 * np.quantile(took, 0.99):.2f})"
    )


if __name__ == "__main__":
    main()
