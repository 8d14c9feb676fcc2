"""Train the network of the board games, or that of stacks, by self-play.

    python -m tools.train board --minutes 9 --total-minutes 28 --output folder
    python -m tools.train stacks --minutes 9 --total-minutes 9 --output folder

runs for nine minutes of a schedule and writes checkpoint.npz, weights.npz (the player, as it is shipped),
snapshots.npz, curve.jsonl and config.json into the folder. The same command again goes on from the checkpoint there, or
from that of `--resume other-folder`. Time for compiling and for measuring counts in --minutes, but not in the schedule.
Every choice follows from --seed, but not the number of updates in so many minutes; for a run that can be repeated give
--iterations and --total-iterations instead.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

from tools.train.run import Run
from tools.train.setups import DEFAULT_TABLES, DEFAULT_WIDTHS, parse_tables


def main() -> None:
    """Train, and say how it goes."""
    start = time.monotonic()
    parser = argparse.ArgumentParser(
        prog="python -m tools.train", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("network", choices=DEFAULT_TABLES)
    parser.add_argument("--tables", help="set-ups and table counts, such as classic-2:3072,classic-2@greedy:1024")
    parser.add_argument("--rotate", type=int, default=3, help="set-ups in each update besides the first")
    parser.add_argument("--minutes", type=float, default=9.0, help="wall time of this command")
    parser.add_argument("--total-minutes", type=float, default=28.0, help="training time of the whole schedule")
    parser.add_argument("--iterations", type=int, help="stop after so many updates in all, instead of --minutes")
    parser.add_argument("--total-iterations", type=int, help="the schedule in updates, instead of --total-minutes")
    parser.add_argument("--output", type=Path, required=True)
    parser.add_argument("--resume", type=Path, help="a folder with a checkpoint, if not the output folder")
    parser.add_argument("--start-from", type=Path, help="a weights file to start from, instead of random weights")
    parser.add_argument("--soften", type=float, default=1.0, help="divide the logits of --start-from by this at first")
    parser.add_argument("--warm-up", type=int, default=0, help="first updates, in which the critics alone learn")
    parser.add_argument(
        "--average", type=float, default=0.999, help="decay of the running mean of the player's weights"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--width", type=int, help="channels of the network")
    parser.add_argument("--critic-width", type=int, help="channels of the critic, by default half of the player's")
    parser.add_argument("--plies", type=int, default=32, help="of each table between two updates")
    parser.add_argument("--minibatches", type=int, default=8)
    parser.add_argument("--lambda", dest="lambda_", type=float, default=0.92, help="weight of each later ply")
    parser.add_argument("--rate", type=float, default=1e-3, help="the first learning rate; it falls to a hundredth")
    parser.add_argument("--entropy", type=float, default=0.01, help="the first weight of entropy")
    parser.add_argument("--last-entropy", type=float, default=0.0003)
    parser.add_argument("--measure-every", type=float, default=75.0, help="seconds of training between matches")
    parser.add_argument("--measure-deals", type=int, default=1024, help="in each match against greedy")
    parser.add_argument("--authority-deals", type=int, default=200, help="in each match by the authority (stacks)")
    parser.add_argument("--final-matches", type=int, default=4, help="matches at each set-up at the end")
    parser.add_argument("--float32", action="store_true", help="compute the trunk in 32 bits (on a CPU)")
    parser.add_argument("--compiled", type=Path, help="a folder to keep compiled code in, for the next command")
    args = parser.parse_args()
    args.tables = args.tables or DEFAULT_TABLES[args.network]
    args.width = args.width or DEFAULT_WIDTHS[args.network]
    args.critic_width = args.critic_width or args.width // 2
    args.output.mkdir(parents=True, exist_ok=True)
    words = {name: str(value) if isinstance(value, Path) else value for name, value in vars(args).items()}
    (args.output / "config.json").write_text(json.dumps(words, indent=2) + "\n", "utf-8")
    Run(args, parse_tables(args.tables), start).train()


if __name__ == "__main__":
    main()
