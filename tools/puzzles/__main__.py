"""The commands of the miner: see `python -m tools.puzzles --help`."""

from __future__ import annotations

import argparse
import time
from collections import Counter, defaultdict
from collections.abc import Collection, Sequence
from itertools import chain, zip_longest
from pathlib import Path

from bench.strength import read_table
from knaves.bots import warm_up
from knaves.puzzles import KINDS
from knaves.puzzles.collection import games
from tools.puzzles.candidates import Candidate, Collector
from tools.puzzles.choose import write
from tools.puzzles.files import append_lines, read_lines
from tools.puzzles.playouts import Playouts
from tools.puzzles.search import search
from tools.puzzles.verify import drop_refuted

TABLES = (
    *("classic-2", "travel-2", "stacks-2", "classic-4", "travel-4", "stacks-3"),
    *("classic-3", "travel-3", "stacks-4", "classic-6", "travel-6", "stacks-5"),
)
GAMES = 96
"""Games of a batch, played side by side."""
SEARCHED = 320
"""Candidates of a batch that are searched, divided by the seats: the search plays whole rounds of the table."""


def mine(args: argparse.Namespace) -> None:
    """Play batches of games at each table in turn, and search their candidates. A batch that is there is left alone."""
    for batch in range(args.first, args.first + args.batches):
        for table in args.tables:
            path = args.folder / f"{table}.jsonl"
            if any(row["batch"] == batch for row in read_lines(path)):
                continue
            began = time.process_time()
            rows = mine_batch(table, batch, args.kinds)
            append_lines(path, [*rows, {"batch": batch, "kind": ""}])
            kinds = dict(Counter(str(row["kind"]) for row in rows))
            print(f"{table} batch {batch}: {kinds}, {time.process_time() - began:.0f} s", flush=True)


def mine_batch(table: str, batch: int, kinds: Collection[str]) -> list[dict[str, object]]:
    """The positions with one solution in a batch of games."""
    found = list(Collector(table, kinds=kinds).collect([f"{table} {batch} {number}" for number in range(GAMES)]))
    rows: list[dict[str, object]] = [
        {"batch": batch, "game": one.game, "part": one.part, "kind": one.kind, "view": str(one.view)}
        for one in found
        if one.kind
    ]
    seats = read_table(table)[1]
    waiting = pick_varied([one for one in found if not one.kind], SEARCHED // seats)
    narrow = [number for number, one in enumerate(waiting) if one.is_only_stop]
    solved = search(Playouts(table), [(one.view, one.likely) for one in waiting], "1", narrow) if waiting else ()
    for one, best in zip(waiting, solved, strict=True):
        if best is not None:
            row = {"batch": batch, "game": one.game, "part": one.part, "kind": best.kind, "view": str(one.view)}
            row |= {"accepted": [*map(str, best.accepted)], "chance": best.chance, "next": best.next_chance}
            rows.append(row | {"error": best.error})
    print(f"{table} batch {batch}: searched {dict(Counter(one.expected for one in waiting))}", flush=True)
    return rows


def pick_varied(candidates: Sequence[Candidate], most: int) -> list[Candidate]:
    """Some of the candidates, of each expected kind in turn, the surest one from each part of a game."""
    surest = {(one.game, one.part, one.expected): one for one in sorted(candidates, key=lambda one: one.ahead)}
    by_kind: dict[str, list[Candidate]] = defaultdict(list)
    for one in sorted(surest.values(), key=lambda one: -one.ahead):
        by_kind[one.expected].append(one)
    turns = (list(filter(None, turn)) for turn in zip_longest(*by_kind.values()))
    return list(chain.from_iterable(turns))[:most]


def write_data(args: argparse.Namespace) -> None:
    """Write the data of the package."""
    for game, kinds in write(args.folder).items():
        print(f"{game}: {sum(kinds.values())} puzzles, {dict(kinds)}")


def verify(args: argparse.Namespace) -> None:
    """Drop the shipped puzzles that a longer search refutes."""
    for game in args.games:
        refuted = drop_refuted(game, args.jobs)
        print(f"{game}: {len(refuted)} dropped {[one.id for one in refuted]}", flush=True)


def main() -> None:
    """Run a command."""
    parser = argparse.ArgumentParser(prog="python -m tools.puzzles", description=__doc__)
    parser.add_argument("--folder", type=Path, default=Path(".build/puzzles"), help="where the results of the runs are")
    commands = parser.add_subparsers(required=True)
    sub = commands.add_parser("mine", help="play games and keep the positions that have one solution")
    sub.add_argument("--tables", nargs="+", default=TABLES, metavar="TABLE", help="like classic-2")
    sub.add_argument("--batches", type=int, default=4, help="of 96 games at each table")
    sub.add_argument("--first", type=int, default=0, metavar="N", help="the number of the first batch (default: 0)")
    sub.add_argument(
        "--kinds", nargs="+", default=KINDS, choices=KINDS, help="win and chain need no search: much faster"
    )
    sub.set_defaults(run=mine)
    sub = commands.add_parser("choose", help="pick the puzzles that are shipped, rate them and write the data")
    sub.set_defaults(run=write_data)
    sub = commands.add_parser("verify", help="search the shipped puzzles again, for longer, and drop what is refuted")
    sub.add_argument("games", nargs="*", default=games(), help="all by default")
    sub.add_argument("--jobs", type=int, default=1, help="processes")
    sub.set_defaults(run=verify)
    args = parser.parse_args()
    warm_up()
    args.run(args)


if __name__ == "__main__":
    main()
