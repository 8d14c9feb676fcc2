"""`knaves completion`: shell completion for `knaves …`."""

from __future__ import annotations

import argparse
from functools import partial

from knaves.cli.common import Commands, require_extra

SHELLS = ("bash", "zsh", "tcsh")
FILES, FOLDERS = ("FILE", "RECORD", "BOT"), ("DIR",)
"""The arguments that are paths, by the names that `--help` shows."""


def add_commands(commands: Commands) -> None:
    """Add the command."""
    sub = commands.add(
        "completion", partial(_complete, commands), "print a completion script for your shell",
        "knaves completion bash > ~/.local/share/bash-completion/completions/knaves",
    )  # fmt: skip
    sub.add_argument("shell", choices=SHELLS, metavar="SHELL", help=f"one of {', '.join(SHELLS)}")


def _complete(commands: Commands, args: argparse.Namespace) -> int:
    require_extra("shell completion", "terminal", "shtab")
    import shtab

    for parser in commands.parsers:
        for action in parser.arguments:
            if action.metavar in FILES:
                action.complete = shtab.FILE  # type: ignore[attr-defined]  # how shtab is told about paths
            elif action.metavar in FOLDERS:
                action.complete = shtab.DIRECTORY  # type: ignore[attr-defined]
    print(shtab.complete(commands.parsers[0], args.shell))
    return 0
