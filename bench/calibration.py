"""How well a network's chances to win come true: a side that it gives 70% should win 70% of its games.

`python bench/calibration.py weights.npz --tables classic-2,classic-4 --positions 10000` lets the network play against
itself by the rules of the authority. At every decision it asks for each side's chance, from what the seat knows. The
table shows the chances in ten bins beside how often those sides won. Bins with fewer than 200 positions are not judged.
"""

from __future__ import annotations

import argparse
import json
import random
from pathlib import Path
from typing import Any

import numpy as np
from rich.progress import track

from bench.strength import load_file, read_table
from knaves.deal import seed_from

BINS, ENOUGH, ALLOWED = 10, 200, 0.03


def collect(network: Any, table: str, positions: int, seed: int) -> Any:
    """(n, 2): each side's chance at each decision of whole games, and its result; n is at least `positions`."""
    game, seats, options = read_table(table)
    found: list[tuple[float, float]] = []
    number = 0
    while len(found) < positions:
        state = game.new(seats=seats, seed=seed_from(f"calibration {seed} {number}"), options=options)
        sides, number = game.sides(seats, options), number + 1
        rng, chances = random.Random(number), []
        while state.outcome is None and len(chances) < 2000:
            seat = rng.choice(sorted(state.actors))
            view = state.view(seat)
            values, by_side = network.evaluate(view)
            chances.append(by_side)
            state = state.apply(seat, max(values, key=values.__getitem__))[0]
        winners = {sides[seat] for seat in state.outcome.winners} if state.outcome else set()
        count = len(set(sides))
        result = [float(side in winners) if winners else 1 / count for side in range(count)]
        found += [(chance, result[side]) for by_side in chances for side, chance in enumerate(by_side)]
    return np.array(found)


def judge(found: Any) -> list[dict[str, float]]:
    """By bin: the number of positions, the mean chance and the mean result."""
    places = np.minimum((found[:, 0] * BINS).astype(int), BINS - 1)
    rows = []
    for place in range(BINS):
        inside = found[places == place]
        if len(inside):
            said, came = inside.mean(0)
            rows.append({"bin": place / BINS, "positions": len(inside), "said": float(said), "came": float(came)})
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("weights", type=Path)
    parser.add_argument("--tables", default="classic-2")
    parser.add_argument("--positions", type=int, default=10_000, help="at each table")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    tables = args.tables.split(",")
    report = {}
    for table in track(tables, "Games", disable=args.json):
        network = load_file(read_table(table)[0], str(args.weights))
        report[table] = judge(collect(network, table, args.positions, args.seed))
    if args.json:
        print(json.dumps(report))
        return
    for table, rows in report.items():
        worst = max(abs(row["said"] - row["came"]) for row in rows if row["positions"] >= ENOUGH)
        print(f"{table}: the worst bin is off by {100 * worst:.1f} points ({100 * ALLOWED:.0f} are allowed)")
        for row in rows:
            print(f"  {row['said']:6.1%} said, {row['came']:6.1%} came true, {row['positions']:6d} positions")


if __name__ == "__main__":
    main()
