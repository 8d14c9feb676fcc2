"""`knaves games`: search files of records, and write what was found to another file."""

from __future__ import annotations

import argparse
import contextlib
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TextIO

from knaves.cli.common import Commands, game_name, non_negative_int, positive_int, require_extra
from knaves.cli.progress import progress
from knaves.game import Json, SetupError
from knaves.games import GAMES
from knaves.record import RecordError
from knaves.record_files import is_taken
from knaves.record_search import ENDINGS, Query, row
from knaves.record_stream import StoredGame, find_files, stored_games

MEGABYTE = 1_000_000


def add_commands(commands: Commands) -> None:
    """Add the command."""
    sub = commands.add(
        "games", _games, "list and search the games in record files",
        "knaves games game.knaves --player Ana --result won --min-moves 20",
    )  # fmt: skip
    sub.add_argument(
        "paths", nargs="+", metavar="FILE", help="record files, .gz too, or folders with them; - is standard input"
    )
    sub.add_argument("--game", type=game_name, choices=GAMES, metavar="GAME", help="only this game")
    sub.add_argument("--seats", type=positive_int, metavar="N", help="only games with this number of players")
    sub.add_argument(
        "--player", action="append", default=[], metavar="NAME", help="who played; * stands for any letters"
    )
    sub.add_argument("--winner", metavar="NAME", help="who won")
    sub.add_argument("--result", choices=ENDINGS, help="how it ended")
    sub.add_argument("--min-moves", type=non_negative_int, default=0, metavar="N", help="at least this many moves")
    sub.add_argument("--max-moves", type=non_negative_int, metavar="N", help="at most this many moves")
    sub.add_argument("--number", type=positive_int, metavar="N", help="the game with this number in its file")
    sub.add_argument(
        "--field", action="append", default=[], metavar="NAME=VALUE", help="a field of the header, as Event=*cup*"
    )
    sub.add_argument("--move", action="append", default=[], metavar="MOVE", help="a move that was played, as 7H@c4")
    sub.add_argument("--line", metavar="LINE", help="a line that was completed, as a5-e5")
    sub.add_argument(
        "--position",
        metavar="TEXT",
        help='a position that occurred, with the fields that matter: "travel seats=2 board=…"',
    )
    sub.add_argument("--count", action="store_true", help="print only how many games there are")
    sub.add_argument("--json", action="store_true", help="print one JSON object per game")
    sub.add_argument("--output", metavar="NEW", help="write the games that were found to this new record file")
    sub.add_argument("--parquet", metavar="NEW", help="write them to this new Parquet file, a row for each game")


def _games(args: argparse.Namespace) -> int:
    query = _read_query(args)
    files = find_files(args.paths)
    found = broken = total = 0

    def report(error: RecordError) -> None:
        nonlocal broken
        broken += 1
        print(f"knaves games: {error}", file=sys.stderr)

    with contextlib.ExitStack() as stack:
        writers = _open_writers(args, stack)
        for stored in _all_games(files, report):
            total += 1
            try:
                if not query.matches(stored, GAMES):
                    continue
                for write in writers:
                    write(stored)
            except RecordError as error:
                report(error)
                continue
            found += 1
    if args.count:
        print(json.dumps({"found": found, "games": total, "broken": broken}) if args.json else found)
    elif not args.json:
        print(f"{found} of {total} games")
    return 1 if broken else 0


def _read_query(args: argparse.Namespace) -> Query:
    fields = [pair.partition("=") for pair in args.field]
    for name, sign, _ in fields:
        if not sign:
            raise SetupError(f"write a field as NAME=VALUE, not {name!r}")
    return Query(
        game=args.game,
        seats=args.seats,
        players=tuple(args.player),
        winner=args.winner,
        ending=args.result,
        min_moves=args.min_moves,
        max_moves=args.max_moves,
        number=args.number,
        fields=tuple((name, value) for name, _, value in fields),
        moves=tuple(args.move),
        line=args.line,
        position=args.position,
    ).prepare(GAMES)


def _all_games(files: list[Path], report: Callable[[RecordError], None]) -> Iterator[StoredGame]:
    """The games of all files, with a bar for people who wait."""
    sizes = {file: file.stat().st_size if file.is_file() else 0 for file in files}
    done = shown = 0
    with progress(max(sum(sizes.values()) // MEGABYTE, 1), "MB") as advance:

        def read(count: int) -> None:
            nonlocal shown
            while shown < (done + count) // MEGABYTE:
                shown += 1
                advance()

        for file in files:
            yield from stored_games(file, broken=report, progress=read)
            done += sizes[file]


def _open_writers(args: argparse.Namespace, stack: contextlib.ExitStack) -> list[Callable[[StoredGame], object]]:
    """What is done with each game that is found."""
    writers: list[Callable[[StoredGame], object]] = []
    for path in filter(None, (args.output, args.parquet)):
        if is_taken(Path(path)):
            raise SetupError(f"{path} already exists, and records never overwrite files; choose another name")
        if not Path(path).parent.is_dir():
            raise SetupError(f"there is no folder {Path(path).parent}")
    if args.parquet:
        require_extra("--parquet", "parquet")
        from knaves.parquet import GamesTable

        writers.append(stack.enter_context(GamesTable(args.parquet)).add)
    if args.output:
        file: TextIO = stack.enter_context(Path(args.output).open("x", encoding="utf-8"))  # noqa: SIM115 - the stack closes it
        writers.append(lambda stored: _write(file, stored))
    if not args.count:
        writers.append(lambda stored: print(json.dumps(row(stored)) if args.json else _describe(row(stored))))
    return writers


def _write(file: TextIO, stored: StoredGame) -> None:
    if file.tell():
        file.write("\n")
    file.write(stored.text.replace("\r\n", "\n").strip("\n") + "\n")


def _describe(found: dict[str, Json]) -> str:
    names = ", ".join(found["names"]) or f"{found['seats']} players"
    return f"{found['file']}:{found['number']}  {found['game']}  {found['moves']} moves  {found['result']}  {names}"
