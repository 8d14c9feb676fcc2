"""What the commands share: how their words are read."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from knaves import extras
from knaves.game import Game, Options, SetupError
from knaves.games import GAMES

if TYPE_CHECKING:  # it needs a package that not everybody has
    from knaves.words import Words

SECRETS, SHORTEST_SECRET = ("--token", "--admin-token"), 11
"""Words that take a secret, and how long that is at least."""


class Parser(argparse.ArgumentParser):
    """Wrong use gets one sentence and status 2."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and leave."""
        self.exit(2, f"{self.prog}: {message}; see {self.prog} --help\n")


class CommandParser(Parser):
    """Of one command; a word it does not know is its own matter, so that the sentence names the command."""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        """As usual, with nothing left over; a secret may begin with a dash and is no word of its own then."""
        words: list[str] = []
        for word in args or ():
            if words and words[-1] in SECRETS and len(word) > SHORTEST_SECRET:
                words[-1] += f"={word}"
            else:
                words.append(word)
        found, unknown = super().parse_known_args(words, namespace)
        if unknown:
            self.error(f"unrecognized arguments: {' '.join(unknown)}")
        return found, unknown


class Commands:
    """The commands of a parser; each module adds its own."""

    def __init__(self, parser: Parser) -> None:
        self.parser = parser
        self._commands = parser.add_subparsers(
            dest="command", required=True, metavar="COMMAND", parser_class=CommandParser
        )

    def add(self, name: str, run: Callable[[argparse.Namespace], int], says: str, example: str) -> Parser:
        """One more command: what it is called, what it does, and how it is used."""
        description = says[0].upper() + says[1:] + "."
        sub = self._commands.add_parser(name, help=says, description=description, epilog=f"example: {example}")
        sub.set_defaults(run=run)
        return sub


def add_game(sub: argparse.ArgumentParser) -> None:
    """The words that say which game is played."""
    sub.add_argument("game", choices=list(GAMES), metavar="GAME", help=f"one of {', '.join(GAMES)}")
    add_table(sub)


def add_table(sub: argparse.ArgumentParser) -> None:
    """The words that say how many play, and by which options."""
    sub.add_argument("--seats", type=whole, default=2, metavar="N", help="how many players (default: 2)")
    sub.add_argument("--teams", metavar="T", help="in how many teams, where the game has teams")
    sub.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option; knaves rules GAME lists them"
    )


def add_store(sub: argparse.ArgumentParser) -> None:
    """The words that say where tables are kept."""
    default = os.environ.get("KNAVES_DATA", "knaves-data")
    sub.add_argument("--data", default=default, metavar="DIR", help=f"folder to keep tables in (default: {default})")
    url = os.environ.get("KNAVES_DATABASE", "")
    sub.add_argument("--database", default=url, metavar="URL", help="PostgreSQL instead: postgresql://…")


def add_words(sub: argparse.ArgumentParser) -> None:
    """The words that say what is read on the screen."""
    sub.add_argument("--lang", metavar="XX", help="the language: en, da, de, es, fr, it, nl, pl or pt")
    sub.add_argument(
        "--letters",
        choices=("printed", "own"),
        default="printed",
        help="what court cards show: printed (J Q K A) or own, the letters of a pack in your language "
        "(V D R A in French); moves are typed with J Q K A either way",
    )


def whole(text: str) -> int:
    """A whole number, none below zero."""
    if not (text.isascii() and text.isdigit() and len(text) <= 18):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number")
    return int(text)


def positive(text: str) -> int:
    """A whole number of at least one."""
    if whole(text) == 0:
        raise argparse.ArgumentTypeError("there must be at least one")
    return int(text)


def read_options(game: Game, args: argparse.Namespace) -> Options:
    """The options that were given, checked."""
    texts = {} if args.teams is None else {"teams": args.teams}
    for pair in args.option:
        name, sign, value = pair.partition("=")
        if not sign:
            raise SetupError(f"an option reads NAME=VALUE, not {pair!r}")
        if name in texts:
            raise SetupError(f"option {name} is given twice")
        texts[name] = value
    return game.Options.parse(texts)


def need(doing: str, extra: str, *modules: str) -> None:
    """Whether what an extra brings is there, all of it or these modules, before anything else is tried."""
    try:
        extras.need(doing, extra, *modules)
    except ImportError as error:
        raise SetupError(str(error)) from None


def check_record(file: str | None) -> None:
    """Whether a record can be written there: better to know before the game."""
    if file and not Path(file).parent.is_dir():
        raise SetupError(f"there is no folder {Path(file).parent} for the record")


def read_language(wanted: str | None) -> str:
    """The language asked for, or that of the environment."""
    from knaves.words import LANGUAGES, from_environment

    if wanted is None:
        return from_environment(os.environ)
    if wanted.lower() not in LANGUAGES:
        raise SetupError(f"there is no language {wanted[:20]!r}: the languages are {', '.join(LANGUAGES)}")
    return wanted.lower()


def read_words(args: argparse.Namespace) -> Words:
    """The words of the language asked for, with the letters asked for."""
    from knaves.words import Words

    return Words(read_language(args.lang), own_letters=args.letters == "own")


def must_be_plain() -> bool:
    """Whether there is no terminal that a screen could be drawn on."""
    return not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM", "dumb") == "dumb"


def flush_each_line() -> None:
    """Send each line at once, also into a file or a pipe: people and programs wait for a server's address there."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(line_buffering=True)


def speak_utf8() -> None:
    """Suits and chips have signs that not every encoding has; better a question mark than a stop."""
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")
