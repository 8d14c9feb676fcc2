"""`knaves review`: what went well and what went wrong in a recorded game."""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import textwrap
from dataclasses import asdict

from knaves import analysis
from knaves.cli.common import (
    Commands,
    add_language_arguments,
    positive_int,
    read_words,
    replace_unencodable,
    require_extra,
)
from knaves.cli.progress import progress
from knaves.cli.record_links import read_record
from knaves.game import GameError

MAX_WIDTH = 100
"""Of a line in a terminal."""


def add_commands(commands: Commands) -> None:
    """Add the command."""
    sub = commands.add(
        "review", _review, "show what a finished game was decided by, and better moves", "knaves review game.knaves"
    )
    sub.add_argument("record", metavar="RECORD", help="a finished game: its record, or the link that the page shares")
    sub.add_argument(
        "--open", action="store_true", help="judge with all hands open (default: by what each player could know)"
    )
    sub.add_argument(
        "--worlds",
        type=positive_int,
        metavar="N",
        help="deals of the hidden cards in which the moves of a decision are tried; more are slower and more precise",
    )
    sub.add_argument("--moves", action="store_true", help="list all moves, with what moved the chances at each")
    sub.add_argument("--json", action="store_true", help="print JSON")
    add_language_arguments(sub)


def _review(args: argparse.Namespace) -> int:
    require_extra("knaves review", "bots")
    if not args.json:
        require_extra("knaves review", "terminal", "fluent")
    record = read_record(args)
    try:
        with progress(len(record.moves), "moves") as advance:
            found = analysis.review(record, worlds=args.worlds, progress=advance)
    except GameError as error:
        raise GameError(f"{args.record}: {error}") from None
    if args.json:
        print(json.dumps(asdict(found)))
        return 0
    from knaves.terminal.review_text import ReviewText

    replace_unencodable()
    width = min(MAX_WIDTH, shutil.get_terminal_size().columns) if sys.stdout.isatty() else None
    for line in ReviewText(record, found, read_words(args), opened=args.open).lines(with_moves=args.moves):
        print(line if width is None or len(line) <= width else _wrapped(line, width))
    return 0


def _wrapped(line: str, width: int) -> str:
    indent = " " * (len(line) - len(line.lstrip()) + 2)
    return "\n".join(textwrap.wrap(line, width, subsequent_indent=indent))
