"""`knaves puzzle`: the puzzle of the day, and more."""

from __future__ import annotations

import argparse
import asyncio
import json
from datetime import UTC, date, datetime
from pathlib import Path

from knaves import puzzles
from knaves.cli.common import Commands, add_language_arguments, read_words, replace_unencodable, require_extra
from knaves.game import SetupError
from knaves.games import GAMES
from knaves.puzzles import KINDS, Puzzle
from knaves.puzzles.export import as_data
from knaves.puzzles.progress import FILE, Progress
from knaves.state_folder import state_folder

DEFAULT_GAME = "classic"


def add_commands(commands: Commands) -> None:
    """Add the command."""
    sub = commands.add(
        "puzzle", _puzzle, "solve the puzzle of the day, or another one", "knaves puzzle --game travel --kind stop"
    )
    sub.add_argument(
        "--game", choices=GAMES.own, metavar="GAME", help=f"one of {', '.join(GAMES.own)} (default: {DEFAULT_GAME})"
    )
    sub.add_argument(
        "--kind", choices=KINDS, metavar="KIND", help=f"the next one of a kind that is not solved: {', '.join(KINDS)}"
    )
    sub.add_argument("--next", action="store_true", help="the easiest one that is not solved")
    sub.add_argument("--id", metavar="ID", help="the one with this id")
    sub.add_argument("--date", type=_read_date, metavar="DATE", help="the puzzle of another day (2026-11-18)")
    sub.add_argument(
        "--progress", type=Path, metavar="FILE", help="where solved puzzles are kept (default: in your state folder)"
    )
    sub.add_argument("--json", action="store_true", help="print the puzzle with its solution as JSON")
    add_language_arguments(sub)


def _read_date(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a date (example: 2026-11-18)") from None


def _puzzle(args: argparse.Namespace) -> int:
    day = args.date or datetime.now(UTC).date()
    path = args.progress or state_folder() / FILE
    progress = Progress.read(path)
    puzzle = _choose(args, day, progress)
    if args.json:
        if puzzle is None:
            raise SetupError("all of these puzzles are solved; name one with --id")
        print(json.dumps(as_data(puzzle)))
        return 0
    require_extra("knaves puzzle", "terminal", "fluent")
    from knaves.terminal.console import standard_console
    from knaves.terminal.puzzle import PuzzleSolver

    words = read_words(args)
    replace_unencodable()

    async def solve() -> None:
        solver = PuzzleSolver(words, standard_console(), progress, path, day)
        await solver.solve(puzzle, is_daily=not (args.id or args.kind or args.next), kind=args.kind)

    asyncio.run(solve())
    return 0


def _choose(args: argparse.Namespace, day: date, progress: Progress) -> Puzzle | None:
    if args.id:
        if args.game or args.kind or args.next or args.date:
            raise SetupError("--id names one puzzle: leave --game, --kind, --next and --date out")
        return puzzles.find_puzzle(args.id)
    game = args.game or DEFAULT_GAME
    if args.kind or args.next:
        return puzzles.next_puzzle(game, kind=args.kind, solved=progress.solved)
    return puzzles.daily(day, game)
