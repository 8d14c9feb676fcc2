"""`knaves join`: sit down at a table of a server, as a person, or with a bot that plays for you."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import getpass
import os
import random
import secrets
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from knaves.cli.common import Commands, add_words, check_record, must_be_plain, need, read_words, speak_utf8, whole
from knaves.game import GameError, SetupError
from knaves.games import GAMES
from knaves.terminal.families import has_screens

if TYPE_CHECKING:  # they need packages that not everybody has
    from knaves.bots import Bot
    from knaves.client import TableClient
    from knaves.wire import Update
    from knaves.words import Words

DEFAULT_SERVER = "http://127.0.0.1:8000"


def add_commands(commands: Commands) -> None:
    """The one to join a table."""
    sub = commands.add("join", _join, "sit down at a table of a server", "knaves join QX7K2 --bot ./mybot.py")
    sub.add_argument("table", metavar="CODE", help="the code of the table, or its link; a personal link opens its seat")
    sub.add_argument("--server", metavar="URL", help=f"the server, if no link says it (default: {DEFAULT_SERVER})")
    sub.add_argument("--name", metavar="NAME", help="what the others read (default: you are asked)")
    sub.add_argument("--seat", type=whole, metavar="K", help="the seat, from 0 (default: the first free one)")
    sub.add_argument("--token", metavar="T", help="come back to the seat that has this token")
    sub.add_argument("--watch", action="store_true", help="look on without a seat")
    add_words(sub)
    sub.add_argument("--plain", action="store_true", help="line by line, for screen readers, slow lines and scripts")
    sub.add_argument("--record", metavar="FILE", help="write the record of the game to this file")
    sub.add_argument("--bot", metavar="BOT", help="let this bot play: a level, or the path of a program")
    sub.add_argument("--seconds", type=float, default=1.0, metavar="S", help="time for a program's move (default: 1)")
    sub.add_argument("--games", type=whole, default=1, metavar="N", help="a bot leaves after so many (default: 1)")


def _join(args: argparse.Namespace) -> int:
    need("joining", "terminal", "fluent", "msgspec", "websockets")
    from knaves.client import NoServer, ServerRefused
    from knaves.words import error_sentence

    words = read_words(args)
    server, code, token = _table(args)
    if args.watch and (token or args.bot or args.seat is not None):
        raise SetupError("--watch is to look on without a seat")
    if token and args.seat is not None:
        raise SetupError("a token has its seat; do not give --seat too")
    check_record(args.record)
    try:
        if args.bot:
            return asyncio.run(_seat_bot(args, server, code, token, lambda text: print(text, flush=True)))
        return _seat_person(args, words, server, code, token)
    except NoServer as error:
        raise SetupError(words.say("term-no-server", reason=error.reason, server=server)) from None
    except ServerRefused as error:
        full = f" {words.say('term-may-watch')}" if error.code == "full" else ""
        raise GameError(f"{error_sentence(words, error.code, error.rule)}{full}") from None


def _table(args: argparse.Namespace) -> tuple[str, str, str | None]:
    """The server, the code and the token that were given, in a link or one by one.

    Links are `http://host/CODE`, `http://host/CODE#k/TOKEN` and what a browser shows, `http://host/#/t/CODE`.
    """
    import msgspec

    from knaves.wire import Token, is_code

    server, code, token = args.server, args.table, args.token
    if "://" in code:
        if server:
            raise SetupError("the link says which server; do not give --server too")
        parts = urlsplit(code)
        *folder, last = parts.path.split("/")
        behind = parts.fragment.strip("/").split("/")
        if behind[0] == "t" and len(behind) > 1:
            last = behind.pop(1)
            behind.pop(0)
        if len(behind) == 2 and behind[0] == "k":
            if token:
                raise SetupError("the link has a token; do not give --token too")
            token = behind[1]
        server, code = f"{parts.scheme}://{parts.netloc}{'/'.join(folder)}", last
    server = (server or DEFAULT_SERVER).rstrip("/")
    if urlsplit(server).scheme not in ("http", "https") or not urlsplit(server).netloc:
        raise SetupError(f"{server} is no address of a server, as in {DEFAULT_SERVER}")
    if not is_code(code.upper()):
        raise SetupError(f"{code[:60]!r} is no code of a table: it has five letters and digits, without 0, O, 1 and I")
    try:
        msgspec.convert(token, Token | None)
    except msgspec.ValidationError:
        raise SetupError("this is no token of a seat; it stands behind #k/ in your personal link") from None
    return server, code.upper(), token


# --- A person ---------------------------------------------------------------------------------------------------


def _seat_person(args: argparse.Namespace, words: Words, server: str, code: str, token: str | None) -> int:
    from knaves.client import fresh_token, join
    from knaves.terminal.remote import Place
    from knaves.terminal.table import come_back, join_plain
    from knaves.wire import Join

    game = GAMES.get(asyncio.run(_look(server, code)))
    plain = args.plain or must_be_plain() or (game is not None and not has_screens(game))
    if not plain:
        need("playing", "terminal", "rich", "textual")
    if token is None and not args.watch:
        name = args.name if args.name is not None else _ask_name(words)
        asked = Join(_checked(name), args.seat, fresh_token(), secrets.token_hex(8))
        token = asyncio.run(join(server, code, asked)).token
    place = Place(server, code, token)
    if plain:
        speak_utf8()
        asyncio.run(join_plain(place, words, args.record))
        return 0
    from knaves.terminal.table_app import TableApp

    app = TableApp(place, words, record=args.record)
    app.run()
    if said := come_back(words, place):
        print(said)
    if app.gone is not None:
        raise app.gone
    return app.return_code or 0


async def _look(server: str, code: str) -> str:
    """Which game is played there, and whether the table is open, before anybody is asked for a name."""
    from knaves.client import ServerRefused, request
    from knaves.wire import TableInfo

    table = await request(server, f"/api/tables/{code}", None, TableInfo)
    if table.status == "closed":
        raise ServerRefused("closed", table.why_closed)
    return table.game


def _ask_name(words: Words) -> str:
    """The name that somebody types; Enter, and a script, take that of the login."""
    from knaves.wire import MOST_NAME

    try:
        login = getpass.getuser()
    except (KeyError, OSError):  # nobody is known by this number
        login = words.say("new-player-number", number=os.getuid() if hasattr(os, "getuid") else 1)
    if not sys.stdin.isatty():
        return login[:MOST_NAME]
    try:
        return input(f"{words.say('home-name')} [{login}] > ").strip() or login[:MOST_NAME]
    except EOFError:
        return login[:MOST_NAME]


def _checked(name: str) -> str:
    from knaves.wire import MOST_NAME

    if not 0 < len(name.strip()) <= MOST_NAME:
        raise SetupError(f"a name has one letter at least and {MOST_NAME} at most")
    return name.strip()


# --- A bot ------------------------------------------------------------------------------------------------------


async def _seat_bot(
    args: argparse.Namespace, server: str, code: str, token: str | None, say: Callable[[str], None]
) -> int:
    """Let a bot play so many games. Raises what the client raises."""
    from knaves import wire
    from knaves.arena.contestants import find_contestants
    from knaves.client import ServerRefused, TableClient, fresh_id, fresh_token, join

    (guest,) = find_contestants([args.bot], seconds=args.seconds)
    if token is None:
        name = _checked(args.name) if args.name is not None else guest.label.rsplit("/", 1)[-1][: wire.MOST_NAME]
        seated = await join(server, code, wire.Join(name, args.seat, fresh_token(), fresh_id()))
        token = seated.token
        say(f"{name} sits on seat {seated.seat} of table {seated.code}.")
    async with TableClient(server, code, token, text=True) as table:
        try:
            for number in range(args.games):
                with guest.open() as bot:
                    said = await _play_one(table, bot)
                say(said)
                if number + 1 < args.games:
                    await table.send(wire.Rematch(fresh_id()))
                    await _next_game(table)
        finally:  # nobody should wait for it, also not when it failed
            with contextlib.suppress(ServerRefused, TimeoutError):
                async with asyncio.timeout(2):
                    await table.send(wire.Leave(fresh_id()))
    return 0


async def _next_game(table: TableClient) -> None:
    async for update in table:
        if update.table.status == "playing":
            return
        _check_open(update)


def _check_open(update: Update) -> None:
    if update.table.status == "closed":
        raise GameError(f"the table was closed: {update.table.why_closed}")
    if update.you is None:
        raise GameError("this seat is no longer the bot's")


async def _play_one(table: TableClient, bot: Bot) -> str:
    """Play until the game is over; how it ended."""
    from knaves.bots.external import BotError
    from knaves.client import ServerRefused

    rng = random.Random(secrets.randbits(63))
    async for update in table:
        _check_open(update)
        info, view = update.table, update.view
        if info.status == "over" and view is not None:
            winners = view["outcome"]["winners"]
            return "won" if update.you in winners else "lost" if winners else "drawn"
        if info.status != "playing" or view is None or not view["legal"] or update.answered:
            continue
        try:
            move = await asyncio.to_thread(bot.choose, GAMES[info.game].read_view(update.position), rng)
        except BotError as error:
            raise GameError(f"the bot failed: {error}") from None
        while update is table.update:  # else the game has gone on meanwhile
            try:
                await table.play(str(move))
                break
            except ServerRefused as refusal:
                if refusal.code not in ("stale", "wait", "not-now"):
                    raise
                await asyncio.sleep(0.3)
    raise AssertionError
