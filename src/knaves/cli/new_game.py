"""`knaves new-game`: a folder with a small complete game to start from."""

from __future__ import annotations

import argparse
import keyword
import sys
from importlib import resources
from pathlib import Path

from knaves.cli.common import Commands
from knaves.game import SetupError
from knaves.games import GAMES
from knaves.games.registry import NAME

EXAMPLE = "twentyone"
FILES = (f"{EXAMPLE}.py", f"test_{EXAMPLE}.py", "bot.py", "pyproject.toml")


def add_commands(commands: Commands) -> None:
    """Add the command."""
    sub = commands.add(
        "new-game", _new_game, "start a game of your own from a small complete one", "knaves new-game threes"
    )
    sub.add_argument("name", metavar="NAME", help="the name of the game and its folder: one word in lower case")


def _new_game(args: argparse.Namespace) -> int:
    name = args.name
    folder = Path(name)
    check_name(name)
    try:
        folder.mkdir()
    except FileExistsError:
        raise SetupError(f"{folder} already exists; choose another name, or remove it first") from None
    for file in FILES:
        text = (resources.files("knaves") / "template" / file).read_text("utf-8")
        (folder / file.replace(EXAMPLE, name)).write_text(rename(text, name), "utf-8")
    print(f"{folder / f'{name}.py'} is a complete game. Next:")
    print(f"  cd {name} && pip install --editable .   # now every command knows it")
    print(f"  python test_{name}.py                   # does it keep every promise?")
    print(f"  knaves play {name} --plain")
    return 0


def check_name(name: str) -> None:
    """Refuse names that a game, or the module that it is in, cannot have."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise SetupError(f"a game's name is one word in lower case, such as threes, not {name[:40]!r}")
    if name in GAMES:
        raise SetupError(f"there is a game {name} already; choose another name")
    if name in sys.stdlib_module_names or name == "knaves":
        raise SetupError(f"{name} is the name of a module of Python; choose another name")


def rename(text: str, name: str) -> str:
    """The text with the example's name replaced, in each of its forms."""
    capitals = "".join(part.capitalize() for part in name.split("_"))
    for old, new in (("TwentyOne", capitals), ("TWENTYONE", name.upper()), ("Twentyone", name.capitalize())):
        text = text.replace(old, new)
    return text.replace(EXAMPLE, name)
