"""The `knaves` command. Each module adds the command it is named after, and close relatives. Imports all packages."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import NoReturn

from knaves import __version__
from knaves.cli import (
    arena,
    completion,
    create,
    doctor,
    explore,
    games,
    join,
    learn,
    new_game,
    play,
    puzzle,
    records,
    review,
    rules,
    serve,
    simulate,
)
from knaves.cli.common import Commands, Parser, flush_each_line
from knaves.game import GameError, SetupError

COMMANDS = (
    play, learn, puzzle, rules, join, create, serve, records, games, review, explore,
    simulate, arena, new_game, doctor, completion,
)  # fmt: skip
"""The modules with the commands, in the order of the help."""

STOPPED_BY_USER = 130


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run a command line; exits with 0, with 1 if a check failed, with 2 if the command was wrong."""
    parser = make_parser()
    args = parser.parse_args(arguments)
    flush_each_line()
    try:
        status = args.run(args)
        sys.stdout.flush()
    except SetupError as error:
        status = _print_error(args.command, error, 2)
    except GameError as error:
        status = _print_error(args.command, error, 1)
    except KeyboardInterrupt:
        status = _print_error(args.command, "stopped", STOPPED_BY_USER)
    except BrokenPipeError:  # the reader has exited, as with `| head`
        sys.stderr.close()
        status = 0
    except OSError as error:
        status = _print_error(args.command, error, 1)
    sys.exit(status)


def _print_error(command: str, error: object, status: int) -> int:
    print(f"knaves {command}: {error}", file=sys.stderr)
    return status


def make_parser() -> Parser:
    """The parser of all commands."""
    parser = Parser(prog="knaves", description="Play, host and study the Sequence family of games.")
    parser.add_argument("--version", action="version", version=f"knaves {__version__}")
    commands = Commands(parser)
    for module in COMMANDS:
        module.add_commands(commands)
    return parser
