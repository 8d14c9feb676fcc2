"""Helpers for the commands: common arguments and checks."""

from __future__ import annotations

import argparse
import io
import os
import re
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from knaves import extras
from knaves.game import Game, GameError, Options, SetupError
from knaves.games import GAMES
from knaves.record_files import free_name, is_taken

if TYPE_CHECKING:  # needs packages of an extra
    from knaves.terminal.preferences import Preferences
    from knaves.terminal.screen.theme import Brightness
    from knaves.words import Words

GAME_HELP = "classic, travel, stacks, or a game of a package that you have installed"
RECORD_HELP = "record every game: the first in this new file, the next in FILE-2 and so on"
COACH_HELP = "ask before a move that loses much, when you play against bots alone; C, or coach, turns it off and on"
PLAIN_HELP = "play line by line, for screen readers, slow connections and scripts"
SECRET_OPTIONS, MIN_SECRET_LENGTH = ("--token", "--admin-token"), 12


class Parser(argparse.ArgumentParser):
    """Reports wrong use in one sentence with status 2, and keeps its arguments for shell completion."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        self.arguments: list[argparse.Action] = []
        super().__init__(*args, **kwargs)

    def add_argument(self, *args: Any, **kwargs: Any) -> argparse.Action:
        """Add an argument and remember it."""
        action = super().add_argument(*args, **kwargs)
        self.arguments.append(action)
        return action

    def error(self, message: str) -> NoReturn:
        """Print the error and exit."""
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


class CommandParser(Parser):
    """The parser of one command; it reports unknown arguments itself, so that the error names the command."""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        """Refuse unknown arguments; a secret that starts with a dash is not taken for an option."""
        joined: list[str] = []
        for argument in args or ():
            if joined and joined[-1] in SECRET_OPTIONS and len(argument) >= MIN_SECRET_LENGTH:
                joined[-1] += f"={argument}"
            else:
                joined.append(argument)
        found, unknown = super().parse_known_args(joined, namespace)
        if unknown:
            self.error(f"unrecognized arguments: {' '.join(unknown)}")
        return found, unknown


class Commands:
    """All commands; each module adds its own."""

    def __init__(self, parser: Parser) -> None:
        self.parsers = [parser]
        """The parser of all commands, then that of each."""
        self._commands = parser.add_subparsers(
            dest="command", required=True, metavar="COMMAND", parser_class=CommandParser
        )

    def add(self, name: str, run: Callable[[argparse.Namespace], int], summary: str, example: str) -> Parser:
        """Add a command with a summary and an example."""
        description = summary[0].upper() + summary[1:] + "."
        sub = self._commands.add_parser(name, help=summary, description=description, epilog=f"example: {example}")
        sub.set_defaults(run=run)
        self.parsers.append(sub)
        return sub


def add_game_arguments(sub: argparse.ArgumentParser) -> None:
    """Add the game and its setup."""
    sub.add_argument("game", type=game_name, choices=GAMES, metavar="GAME", help=GAME_HELP)
    add_setup_arguments(sub)


def add_setup_arguments(sub: argparse.ArgumentParser) -> None:
    """Add the number of players and the options."""
    sub.add_argument("--seats", type=non_negative_int, default=2, metavar="N", help="number of players (default: 2)")
    sub.add_argument("--teams", metavar="T", help="number of teams, for games with teams")
    sub.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="set an option; knaves rules GAME lists them",
    )


def add_language_arguments(sub: argparse.ArgumentParser) -> None:
    """Add the language and the letters on the cards."""
    sub.add_argument("--lang", metavar="XX", help="language: en, da, de, es, fr, it, nl, pl or pt")
    sub.add_argument(
        "--letters",
        choices=("printed", "own"),
        default="printed",
        help="letters on court cards: printed (J Q K A) or own, those of your language "
        "(V D R A in French); moves are typed with J Q K A either way",
    )


THEMES, THEME_VARIABLE = ("dark", "light"), "KNAVES_THEME"


def add_theme_argument(sub: argparse.ArgumentParser) -> None:
    """Add the theme of the full screens."""
    sub.add_argument(
        "--theme",
        choices=THEMES,
        help=f"colors for a dark or a light background; remembered from then on [${THEME_VARIABLE}]",
    )


def read_brightness(chosen: str | None, preferences: Preferences) -> Brightness:
    """The theme: as chosen, by the environment, as remembered, or as the terminal says."""
    from knaves.terminal.screen.theme import Brightness, detect_brightness

    variable = os.environ.get(THEME_VARIABLE, "")
    if variable and variable not in THEMES:
        raise SetupError(f"${THEME_VARIABLE} is {variable[:20]!r}; choose {' or '.join(THEMES)}")
    if chosen:
        preferences["theme"] = chosen
    name = chosen or variable or preferences["theme"]
    return Brightness(name) if name in THEMES else detect_brightness()


def game_name(text: str) -> str:
    """The name of a game that exists; shells complete the names from `choices`."""
    try:
        return GAMES[text].name
    except GameError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def non_negative_int(text: str) -> int:
    """Parse a whole number that isn't negative."""
    return _whole_number(text, 0)


def positive_int(text: str) -> int:
    """Parse a whole number of at least one."""
    return _whole_number(text, 1)


def _whole_number(text: str, least: int) -> int:
    if not re.fullmatch(r"-?[0-9]{1,18}", text):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number")
    if int(text) < least:
        raise argparse.ArgumentTypeError(f"must be at least {least}")
    return int(text)


def read_options(game: Game, args: argparse.Namespace) -> Options:
    """Parse and check the options."""
    texts = {} if args.teams is None else {"teams": args.teams}
    for pair in args.option:
        name, sign, value = pair.partition("=")
        if not sign:
            raise SetupError(f"write an option as NAME=VALUE, not {pair!r}")
        if name in texts:
            raise SetupError(f"option {name} is given twice")
        texts[name] = value
    return game.Options.parse(texts)


def require_extra(purpose: str, extra: str, *modules: str) -> None:
    """Raise `SetupError` unless the modules of an extra are installed; all of them if none is named."""
    try:
        extras.require(purpose, extra, *modules)
    except ImportError as error:
        raise SetupError(str(error)) from None


def check_record_path(file: str | None) -> None:
    """Raise `SetupError` before the game if no record can be written there."""
    if file and not Path(file).parent.is_dir():
        raise SetupError(f"there is no folder {Path(file).parent} for the record")
    if file and is_taken(Path(file)):
        free = free_name(Path(file))
        raise SetupError(
            f"{file} already exists, and records never overwrite files; choose another name, such as {free}"
        )


def print_record_paths(files: Iterable[Path], words: Words) -> None:
    """Print where the records are, after the screens have closed."""
    for path in files:
        print(words.say("term-saved", path=str(path)))


def read_language(code: str | None) -> str:
    """The requested language, or that of the environment."""
    from knaves.words import LANGUAGES, from_environment

    if code is None:
        return from_environment(os.environ)
    if code.lower() not in LANGUAGES:
        raise SetupError(f"there is no language {code[:20]!r}; choose one of {', '.join(LANGUAGES)}")
    return code.lower()


def read_words(args: argparse.Namespace) -> Words:
    """The messages in the requested language, with the requested letters."""
    from knaves.words import Words

    return Words(read_language(args.lang), own_letters=args.letters == "own")


def is_interactive() -> bool:
    """Whether a person sits at the terminal, not a script."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def lacks_screen() -> bool:
    """Whether there is no terminal for full screens."""
    return not is_interactive() or os.environ.get("TERM", "dumb") == "dumb"


def flush_each_line() -> None:
    """Flush after each line, also to a file or a pipe, where people and programs wait for a server's address."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(line_buffering=True)


def replace_unencodable() -> None:
    """Print a question mark for a suit or chip that the encoding lacks, instead of failing."""
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")
