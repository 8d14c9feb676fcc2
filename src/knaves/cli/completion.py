"""`knaves completion`: what a shell needs to complete words of `knaves …`."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from functools import partial

from knaves.cli.common import Commands, Parser, need

SHELLS = ("bash", "zsh", "tcsh")
PATHS = {"FILE": "FILE", "RECORD": "FILE", "BOT": "FILE", "DIR": "DIRECTORY"}
"""Which words are paths, by what `--help` calls them, and of what kind."""


def add_commands(commands: Commands) -> None:
    """The one for shells."""
    sub = commands.add(
        "completion", partial(_complete, commands.parser), "print a script that completes these commands in your shell",
        "knaves completion bash > ~/.local/share/bash-completion/completions/knaves",
    )  # fmt: skip
    sub.add_argument("shell", choices=SHELLS, metavar="SHELL", help=f"one of {', '.join(SHELLS)}")


def _complete(parser: Parser, args: argparse.Namespace) -> int:
    need("shell completion", "terminal", "shtab")
    import shtab

    for action in _actions(parser):
        if isinstance(action.metavar, str) and action.metavar in PATHS:
            action.complete = getattr(shtab, PATHS[action.metavar])  # type: ignore[attr-defined]
    print(shtab.complete(parser, args.shell))
    return 0


def _actions(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    for action in parser._actions:
        yield action
        if isinstance(action, argparse._SubParsersAction):
            for sub in action.choices.values():
                yield from _actions(sub)
