"""The `knaves` command: the only package that imports all the others. A module for each group of commands."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import NoReturn

from knaves import __version__
from knaves.cli import completion, doctor, games, guest, hosting, measure, play, records
from knaves.cli.common import Commands, Parser, flush_each_line
from knaves.game import GameError, SetupError

STOPPED_BY_USER = 130


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run a command line; exits with 0, with 1 where a check failed, with 2 where the command was wrong."""
    parser = _make_parser()
    args = parser.parse_args(arguments)
    flush_each_line()
    try:
        status = args.run(args)
        sys.stdout.flush()
    except SetupError as error:
        status = _complain(args.command, error, 2)
    except GameError as error:
        status = _complain(args.command, error, 1)
    except KeyboardInterrupt:
        status = _complain(args.command, "stopped", STOPPED_BY_USER)
    except BrokenPipeError:  # the reader has gone, as with `| head`
        sys.stderr.close()
        status = 0
    except OSError as error:
        status = _complain(args.command, error, 1)
    sys.exit(status)


def _complain(command: str, what: object, status: int) -> int:
    print(f"knaves {command}: {what}", file=sys.stderr)
    return status


def _make_parser() -> Parser:
    parser = Parser(
        prog="knaves", description="The Sequence family of games: play, simulate, replay, verify and measure bots."
    )
    parser.add_argument("--version", action="version", version=f"knaves {__version__}")
    commands = Commands(parser)
    for group in (play, guest, games, hosting, records, measure, doctor, completion):
        group.add_commands(commands)
    return parser
