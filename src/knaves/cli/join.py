"""`knaves join`: take a seat at a server's table, as a person or with a bot."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from knaves.cli.common import (
    COACH_HELP,
    PLAIN_HELP,
    RECORD_HELP,
    Commands,
    add_language_arguments,
    add_theme_argument,
    check_record_path,
    is_interactive,
    lacks_screen,
    non_negative_int,
    print_record_paths,
    read_brightness,
    read_words,
    replace_unencodable,
    require_extra,
)
from knaves.game import GameError, SetupError
from knaves.games import GAMES
from knaves.terminal.supported_games import has_presenter

if TYPE_CHECKING:  # needs packages of an extra
    from knaves.terminal.connection import TableConnection
    from knaves.words import Words

DEFAULT_SERVER = "http://127.0.0.1:8000"


def add_commands(commands: Commands) -> None:
    """Add the command."""
    sub = commands.add("join", _join, "take a seat at a server's table", "knaves join QX7K2 --bot ./mybot.py")
    sub.add_argument("table", metavar="CODE", help="the table's code or link; a personal link opens its seat")
    sub.add_argument("--server", metavar="URL", help=f"the server, if CODE isn't a link (default: {DEFAULT_SERVER})")
    sub.add_argument("--name", metavar="NAME", help="your name at the table (default: you are asked)")
    sub.add_argument(
        "--seat", type=non_negative_int, metavar="K", help="your seat, counted from 0 (default: the first free one)"
    )
    sub.add_argument("--token", metavar="T", help="return to the seat with this token")
    sub.add_argument("--watch", action="store_true", help="watch without a seat")
    add_language_arguments(sub)
    add_theme_argument(sub)
    sub.add_argument("--plain", action="store_true", help=PLAIN_HELP)
    sub.add_argument("--coach", action="store_true", help=COACH_HELP)
    sub.add_argument("--record", metavar="FILE", help=RECORD_HELP)
    sub.add_argument("--bot", metavar="BOT", help="let a bot play: a level, or the path of a program")
    sub.add_argument(
        "--seconds", type=float, default=1.0, metavar="S", help="seconds for a program's move (default: 1)"
    )
    sub.add_argument(
        "--games", type=non_negative_int, default=1, metavar="N", help="number of games a bot plays (default: 1)"
    )


def _join(args: argparse.Namespace) -> int:
    require_extra("joining", "terminal", "fluent", "msgspec", "websockets")
    words = read_words(args)
    server, code, token = _read_table(args)
    if args.watch and (token or args.bot or args.seat is not None):
        raise SetupError("--watch can't be combined with --token, --bot or --seat")
    if token and args.seat is not None:
        raise SetupError("a token belongs to a seat; leave out --seat")
    check_record_path(args.record)
    with server_errors(words, server):
        if args.bot:
            return _join_as_bot(args, words, server, code, token)
        return _join_as_person(args, words, server, code, token)


@contextlib.contextmanager
def server_errors(words: Words, server: str) -> Iterator[None]:
    """Turn the errors of a server into sentences in the player's language."""
    from knaves.client import ServerRefused, ServerUnreachable
    from knaves.words import error_sentence

    try:
        yield
    except ServerUnreachable as error:
        raise SetupError(words.say("term-no-server", reason=error.reason, server=server)) from None
    except ServerRefused as error:
        suggestion = f" {words.say('term-may-watch')}" if error.code == "full" else ""
        raise GameError(f"{error_sentence(words, error.code, error.rule)}{suggestion}") from None


def _read_table(args: argparse.Namespace) -> tuple[str, str, str | None]:
    """The server, the code and the token, from a link or from separate arguments.

    Links are `http://host/CODE`, `http://host/CODE#k/TOKEN` and `http://host/#/t/CODE`, as a browser shows it.
    """
    import msgspec

    from knaves.wire import Token, is_code

    server, code, token = args.server, args.table, args.token
    if "://" in code:
        if server:
            raise SetupError("the link names the server; leave out --server")
        server, code, link_token = _split_link(code)
        if token and link_token:
            raise SetupError("the link contains a token; leave out --token")
        token = token or link_token
    server = (server or DEFAULT_SERVER).rstrip("/")
    if urlsplit(server).scheme not in ("http", "https") or not urlsplit(server).netloc:
        raise SetupError(f"{server} is not a server address (example: {DEFAULT_SERVER})")
    if not is_code(code.upper()):
        raise SetupError(
            f"{code[:60]!r} is not a table code; a code has five letters and digits, without 0, O, 1 and I"
        )
    try:
        msgspec.convert(token, Token | None)
    except msgspec.ValidationError:
        raise SetupError("this is not a seat token; it follows #k/ in your personal link") from None
    return server, code.upper(), token


def _split_link(link: str) -> tuple[str, str, str | None]:
    parts = urlsplit(link)
    *folders, code = parts.path.split("/")
    fragment = parts.fragment.strip("/").split("/")
    if fragment[0] == "t" and len(fragment) > 1:
        code, fragment = fragment[1], fragment[2:]
    token = fragment[1] if len(fragment) == 2 and fragment[0] == "k" else None
    return f"{parts.scheme}://{parts.netloc}{'/'.join(folders)}", code, token


def _join_as_bot(args: argparse.Namespace, words: Words, server: str, code: str, token: str | None) -> int:
    from knaves.arena.contestants import find_contestants
    from knaves.bots import lacks_numpy
    from knaves.cli.join_bot import BotSeat
    from knaves.wire import MAX_NAME

    (contestant,) = find_contestants([args.bot], seconds=args.seconds)
    if contestant.level and lacks_numpy([contestant.level]):
        print(words.say("bots-weaker"), file=sys.stderr, flush=True)
    label = contestant.label.rsplit("/", 1)[-1][:MAX_NAME]
    name = label if args.name is None else check_name(args.name)
    asyncio.run(BotSeat(server, code, contestant, name, args.record).play(args.games, args.seat, token))
    return 0


def _join_as_person(args: argparse.Namespace, words: Words, server: str, code: str, token: str | None) -> int:
    from knaves.client import join, new_id, new_token
    from knaves.wire import Join

    game = asyncio.run(_find_game(server, code))
    if token is None and not args.watch:
        name = check_name(ask_name(words) if args.name is None else args.name)
        token = asyncio.run(join(server, code, Join(name, args.seat, new_token(), new_id()))).token
    return play_at_table(args, words, server, code, token, game)


def play_at_table(
    args: argparse.Namespace, words: Words, server: str, code: str, token: str | None, game_name: str
) -> int:
    """Show a table until the person leaves, and remember the seat until there is nothing to return to."""
    from knaves.terminal.connection import TableConnection
    from knaves.terminal.kept_games import KeptGames, Seat
    from knaves.terminal.state_folder import state_folder

    game = GAMES.get(game_name)
    plain = args.plain or lacks_screen() or (game is not None and not has_presenter(game))
    if not plain:
        require_extra("playing", "terminal", "rich", "textual")
    connection = TableConnection(server, code, token)
    kept, seat = KeptGames(state_folder()), Seat(server, code, token, game_name) if token else None
    if seat is not None and is_interactive():
        kept.keep_seat(seat)
    try:
        if plain:
            return _play_plain(args, words, connection)
        return _play_on_screens(args, words, connection)
    finally:
        if seat is not None and not connection.can_resume:
            kept.forget_seat(seat)


def _play_plain(args: argparse.Namespace, words: Words, connection: TableConnection) -> int:
    from knaves.terminal.plain_table import join_plain

    replace_unencodable()
    asyncio.run(join_plain(connection, words, args.record, coach=args.coach))
    return 0


def _play_on_screens(args: argparse.Namespace, words: Words, connection: TableConnection) -> int:
    from knaves.terminal.lobby_presenter import return_hint
    from knaves.terminal.state_folder import Preferences, state_folder
    from knaves.terminal.table_app import TableApp

    brightness = read_brightness(args.theme, Preferences(state_folder()))
    app = TableApp(connection, words, record=args.record, coach=args.coach, brightness=brightness)
    app.run()
    print_record_paths(app.record_files, words)
    if hint := return_hint(words, connection):
        print(hint)
    if app.unavailable is not None:
        raise app.unavailable
    return app.return_code or 0


async def _find_game(server: str, code: str) -> str:
    """The game at a table; fails for a closed table before the player is asked for a name."""
    from knaves.client import ServerRefused, request
    from knaves.wire import TableInfo

    table = await request(server, f"/api/tables/{code}", None, TableInfo)
    if table.status == "closed":
        raise ServerRefused(table.close_code or "closed", table.why_closed)
    return table.game


def ask_name(words: Words) -> str:
    """Ask for a name; the default, and the name for scripts, is the user name."""
    from knaves.terminal.new_table import login_name

    login = login_name(words)
    if not sys.stdin.isatty():
        return login
    try:
        return input(f"{words.say('home-name')} [{login}] > ").strip() or login
    except EOFError:
        return login


def check_name(name: str) -> str:
    """The name without spaces around it. Raises `SetupError` if it is too long."""
    from knaves.wire import MAX_NAME

    if not 0 < len(name.strip()) <= MAX_NAME:
        raise SetupError(f"a name has 1 to {MAX_NAME} characters")
    return name.strip()
