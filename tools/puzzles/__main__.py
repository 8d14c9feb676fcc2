"""The commands of the miner: see `python -m tools.puzzles --help`."""

from __future__ import annotations

import argparse
import math
import multiprocessing
import os
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from knaves.bots import warm_up
from tools.puzzles.candidates import SIDE_BY_SIDE, Collector
from tools.puzzles.files import append_lines, read_lines

TABLES = (
    *("classic-2", "classic-3", "classic-4", "classic-6"),
    *("travel-2", "travel-3", "travel-4", "travel-6"),
    *("stacks-2", "stacks-3", "stacks-4", "stacks-5"),
)


def collect(args: argparse.Namespace) -> None:
    """Play games and keep candidates; each table in turn, a batch of games at a time."""
    collectors = {table: Collector(table) for table in args.tables}
    for batch in range(args.batches):
        for table, collector in collectors.items():
            path = args.folder / "candidates" / f"{table}.jsonl"
            if any(row["game"].startswith(f"{table} {batch} ") for row in read_lines(path)):
                continue
            seeds = [f"{table} {batch} {number}" for number in range(SIDE_BY_SIDE)]
            found = [one.data() for one in collector.collect(seeds)]
            append_lines(path, found)
            print(f"{table} batch {batch}: {len(found)} candidates", flush=True)


def search_table(table: str, folder: Path, backend: str, tables: int, chunk: int, seconds: float) -> None:
    """Search the candidates of a table that were not searched yet."""
    from tools.puzzles.playouts import Playouts
    from tools.puzzles.search import search

    began, path = time.monotonic(), folder / "searched" / f"{table}.jsonl"
    done = {(row["game"], row["ply"]) for row in read_lines(path)}
    waiting = [
        row
        for row in read_lines(folder / "candidates" / f"{table}.jsonl")
        if not row["kind"] and (row["game"], row["ply"]) not in done
    ]
    playouts = Playouts(table, backend=backend, tables=tables)
    for start in range(0, len(waiting), chunk):
        if time.monotonic() - began > seconds:
            break
        some = waiting[start : start + chunk]
        views = [playouts.game.read_view(row["view"]) for row in some]
        rows = []
        for row, found in zip(some, search(playouts, views, "1"), strict=True):
            known = {"game": row["game"], "ply": row["ply"], "kind": found.kind if found else ""}
            if found:
                known |= {"table": table, "view": row["view"], "accepted": [*map(str, found.accepted)]}
                known |= {"chance": found.chance, "next": found.next_chance, "error": found.error}
            rows.append(known)
        append_lines(path, rows)
        kinds = Counter(row["kind"] for row in rows)
        print(f"{time.monotonic() - began:4.0f} s  {table}: {dict(kinds)}", flush=True)


def search_all(args: argparse.Namespace) -> None:
    """Search each table; with a device all of them side by side, since dealing and compiling take the most time."""
    if args.backend == "numpy":
        for table in args.tables:
            search_table(table, args.folder, "numpy", 256, 8, args.seconds)
        return
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(args.processes, context) as pool:
        jobs = [
            pool.submit(search_table, table, args.folder, "jax", args.at_once, args.chunk, args.seconds)
            for table in args.tables
        ]
        for job in jobs:
            job.result()


def main() -> None:
    """Run a command."""
    parser = argparse.ArgumentParser(prog="python -m tools.puzzles", description=__doc__)
    parser.add_argument("--folder", type=Path, default=Path(".build/puzzles"), help="where the files of the runs are")
    parser.add_argument("--tables", nargs="+", default=TABLES)
    commands = parser.add_subparsers(required=True)
    sub = commands.add_parser("collect", help="play games and keep candidates")
    sub.add_argument("--batches", type=int, default=5, help="of 64 games at each table")
    sub.set_defaults(run=collect)
    sub = commands.add_parser("search", help="keep the candidates that have one best move")
    sub.add_argument("--backend", choices=("jax", "numpy"), default="numpy", help="jax for a GPU")
    sub.add_argument("--processes", type=int, default=4, help="tables that are searched side by side on the GPU")
    sub.add_argument("--at-once", type=int, default=32768, help="games that are played at once on the GPU")
    sub.add_argument("--chunk", type=int, default=400, help="candidates between two writes to the file")
    sub.add_argument("--seconds", type=float, default=math.inf, help="begin no new chunk after this time")
    sub.set_defaults(run=search_all)
    args = parser.parse_args()
    warm_up()
    args.run(args)


if __name__ == "__main__":
    main()
