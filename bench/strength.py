"""The strength of the levels: each against the next weaker one on paired deals, as a table for docs/bots.md.

`python bench/strength.py --games 1000 --minutes 20 --resume .build/strength` plays each pair of neighbouring levels at
every table until it has that many games or the time is up. It resumes where it was stopped.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from knaves.arena.contestants import find_contestants
from knaves.arena.ledger import Ledger
from knaves.arena.match import Contest
from knaves.arena.run import Run, match_tasks
from knaves.arena.stats import Summary
from knaves.arena.workers import ProcessPool, cores
from knaves.bots import LEVELS

TABLES = ("classic-2", "classic-4", "travel-2", "stacks-2")


def measure(table: str, strong: str, weak: str, args: argparse.Namespace) -> Summary:
    """Play a match between two neighbouring levels."""
    game, seats = table.split("-")
    words = [f"{level}@{args.seconds}" if args.seconds and level == "best" else level for level in (strong, weak)]
    contest = Contest(game, int(seats), find_contestants(words), seed=args.seed)
    contest.check(2)
    path = None
    if args.resume:
        Path(args.resume).mkdir(parents=True, exist_ok=True)
        path = str(Path(args.resume) / f"{table}-{strong}-{weak}")
    tasks = match_tasks((0, 1), args.games)
    end = time.monotonic() + 60 * args.minutes
    with Ledger(contest, path) as ledger, ProcessPool(contest, args.jobs) as workers:
        run = Run(contest, ledger)
        run.play(workers, tasks, should_stop=lambda: time.monotonic() > end)
        return run.summary((0, 1), tasks)


def cell(summary: Summary) -> str:
    score = summary.standings[0].score
    return f"{score.mean:.1%} ± {(score.high - score.low) / 2:.1%} ({summary.games})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--minutes", type=float, default=10.0, help="for each match")
    parser.add_argument("--tables", nargs="+", default=TABLES, metavar="GAME-SEATS")
    parser.add_argument("--levels", nargs="+", default=list(LEVELS), choices=list(LEVELS))
    parser.add_argument("--seconds", type=float, help="a move for the strongest level, in place of its one")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=cores())
    parser.add_argument("--resume", metavar="DIR")
    args = parser.parse_args()
    print(f"| level | against | {' | '.join(args.tables)} | time a move, p99 |")
    print("|---|---|" + "---|" * (len(args.tables) + 1))
    for weak, strong in zip(args.levels, args.levels[1:], strict=False):
        summaries = [measure(table, strong, weak, args) for table in args.tables]
        faults = sum(standing.faults.total() for summary in summaries for standing in summary.standings)
        slowest = max(summary.standings[0].times.quantile(0.99) for summary in summaries)
        row = " | ".join(map(cell, summaries))
        print(
            f"| {strong} | {weak} | {row} | {slowest * 1e3:.1f} ms |{f' {faults} faults!' if faults else ''}",
            flush=True,
        )


if __name__ == "__main__":
    main()
