"""`knaves create`: open a table on a server, and play there."""

from __future__ import annotations

import argparse
import asyncio
import json
from typing import TYPE_CHECKING

from knaves.bots import LEVELS, find_level
from knaves.cli.common import (
    PLAIN_HELP,
    RECORD_HELP,
    Commands,
    add_game_arguments,
    add_language_arguments,
    add_theme_argument,
    check_record_path,
    read_options,
    read_words,
    require_extra,
)
from knaves.cli.join import ask_name, check_name, play_at_table
from knaves.game import SetupError
from knaves.games import GAMES
from knaves.options import either

if TYPE_CHECKING:  # needs packages of an extra
    from knaves.wire import NewTable, Settings


def add_commands(commands: Commands) -> None:
    """Add the command."""
    sub = commands.add(
        "create",
        _create,
        "open a table on a server and play there",
        "knaves create travel --seats 4 --bot skilled --setting hints=true --name Ana",
    )
    add_game_arguments(sub)
    sub.add_argument("--server", metavar="URL", help="the server (default: the last one used, or this machine)")
    sub.add_argument("--name", metavar="NAME", help="your name at the table (default: you are asked)")
    sub.add_argument("--title", metavar="TITLE", help="the name of the table")
    sub.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="LEVEL",
        help=f"put a bot in the next seat after yours, may be repeated: {', '.join(LEVELS)}",
    )
    sub.add_argument(
        "--setting",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="set something about the table, may be repeated (examples: public=true, clock=move seconds=60)",
    )
    sub.add_argument("--record", metavar="FILE", help=RECORD_HELP)
    add_language_arguments(sub)
    add_theme_argument(sub)
    sub.add_argument("--plain", action="store_true", help=PLAIN_HELP)
    sub.add_argument("--json", action="store_true", help="print the code and the links as JSON, and don't play")


def _create(args: argparse.Namespace) -> int:
    require_extra("creating tables", "terminal", "fluent", "msgspec", "websockets")
    from knaves.state_folder import state_folder
    from knaves.terminal.new_table import DEFAULT_SERVER, open_table, read_server
    from knaves.terminal.preferences import Preferences

    words, preferences = read_words(args), Preferences(state_folder())
    check_record_path(args.record)
    server = read_server(words, args.server or preferences["server"] or DEFAULT_SERVER)
    table = _read_table(args, check_name(ask_name(words) if args.name is None else args.name))
    seat = asyncio.run(open_table(words, server, table))
    preferences["server"], preferences["name"] = server, table.name
    link = f"{server}/{seat.code}"
    if args.json:
        print(json.dumps({"code": seat.code, "link": link, "personal_link": f"{link}#k/{seat.token}"}, indent=1))
        return 0
    print(words.pair(words.say("lobby-title", code=seat.code), link))
    return play_at_table(args, words, server, seat.code, seat.token, table.game)


def _read_table(args: argparse.Namespace, name: str) -> NewTable:
    from knaves.wire import NewTable

    game = GAMES[args.game]
    options = read_options(game, args)
    game.sides(args.seats, options)
    if len(args.bot) >= args.seats:
        raise SetupError(f"there are {args.seats - 1} seats besides yours, too few for {len(args.bot)} bots")
    bots = {str(seat): find_level(level).key for seat, level in enumerate(args.bot, 1)}
    settings = _read_settings(args.setting)
    return NewTable(
        game.name, args.seats, name, title=args.title, options=options.texts(), settings=settings, bots=bots
    )


def _read_settings(pairs: list[str]) -> Settings:
    """The settings of a table. Raises `SetupError` for one that doesn't exist or has another kind of value."""
    import msgspec

    from knaves.wire import Settings

    names = Settings.__struct_fields__
    values: dict[str, str] = {}
    for pair in (pair for text in pairs for pair in text.split()):
        name, sign, value = pair.partition("=")
        if not sign or name not in names:
            raise SetupError(f"write a setting as NAME=VALUE with one of these names: {', '.join(names)}")
        values[name] = {"on": "true", "off": "false"}.get(value, value)
    for field in msgspec.structs.fields(Settings):
        try:
            msgspec.convert(values.get(field.name, field.default), field.type, strict=False)
        except msgspec.ValidationError:
            expected = _describe_type(field.type)
            raise SetupError(f"setting {field.name} is {expected}, not {values[field.name][:40]!r}") from None
    return msgspec.convert(values, Settings, strict=False)


def _describe_type(kind: object) -> str:
    from msgspec.inspect import BoolType, IntType, LiteralType, type_info

    match type_info(kind):
        case LiteralType(values=words):
            return either(list(map(str, words)))
        case BoolType():
            return "on or off"
        case IntType(ge=least, le=most):
            return f"a whole number from {least} to {most}"
    return "a short text"
