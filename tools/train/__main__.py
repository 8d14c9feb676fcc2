"""Train the network of the board games by self-play.

    python -m tools.train --minutes 9 --total-minutes 28 --output folder

runs for nine minutes of a schedule of twenty-eight and writes checkpoint.npz, weights.npz (the player, as it is
shipped), snapshots.npz, curve.jsonl and config.json into the folder. The same command again goes on from the
checkpoint there, or from that of `--resume other-folder`. Time for compiling and for measuring counts in --minutes, but
not in the schedule. Every choice follows from --seed, but not the number of updates in so many minutes; for a run that
can be repeated give --iterations and --total-iterations instead.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

from tools.train.run import DEFAULT_TABLES, Run


def parse_tables(text: str) -> list[tuple[str, int, int, int]]:
    """`classic-6x3:512` is 512 tables of classic with six seats in three teams; `-6` alone the default teams."""
    found = []
    for part in text.split(","):
        table, _, count = part.partition(":")
        game, _, seats = table.partition("-")
        players, _, teams = seats.partition("x")
        try:
            found.append((game, int(players), int(teams or 0), int(count)))
        except ValueError:
            raise SystemExit(f"--tables: {part!r} is not like classic-6x3:512") from None
    return found


def main() -> None:
    """Train, and say how it goes."""
    start = time.monotonic()
    parser = argparse.ArgumentParser(
        prog="python -m tools.train", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", default=DEFAULT_TABLES, help="set-ups and table counts: %(default)s")
    parser.add_argument("--rotate", type=int, default=3, help="set-ups in each update besides the first")
    parser.add_argument("--minutes", type=float, default=9.0, help="wall time of this command")
    parser.add_argument("--total-minutes", type=float, default=28.0, help="training time of the whole schedule")
    parser.add_argument("--iterations", type=int, help="stop after so many updates in all, instead of --minutes")
    parser.add_argument("--total-iterations", type=int, help="the schedule in updates, instead of --total-minutes")
    parser.add_argument("--output", type=Path, required=True)
    parser.add_argument("--resume", type=Path, help="a folder with a checkpoint, if not the output folder")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--width", type=int, default=64)
    parser.add_argument("--plies", type=int, default=32, help="of each table between two updates")
    parser.add_argument("--minibatches", type=int, default=8)
    parser.add_argument("--rate", type=float, default=1e-3, help="the first learning rate; it falls to a hundredth")
    parser.add_argument("--entropy", type=float, default=0.01, help="the first weight of entropy")
    parser.add_argument("--last-entropy", type=float, default=0.0003)
    parser.add_argument("--measure-every", type=float, default=75.0, help="seconds of training between matches")
    parser.add_argument("--measure-deals", type=int, default=1024, help="in each match against greedy")
    parser.add_argument("--final-matches", type=int, default=4, help="matches at each set-up at the end")
    parser.add_argument("--float32", action="store_true", help="compute the trunk in 32 bits (on a CPU)")
    parser.add_argument("--compiled", type=Path, help="a folder to keep compiled code in, for the next command")
    args = parser.parse_args()
    args.output.mkdir(parents=True, exist_ok=True)
    words = {name: str(value) if isinstance(value, Path) else value for name, value in vars(args).items()}
    (args.output / "config.json").write_text(json.dumps(words, indent=2) + "\n", "utf-8")
    Run(args, parse_tables(args.tables), start).train()


if __name__ == "__main__":
    main()
