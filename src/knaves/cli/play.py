"""`knaves play`: games against bots."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from knaves.bots import LEVELS, find_level
from knaves.cli.common import (
    COACH_HELP,
    GAME_HELP,
    PLAIN_HELP,
    RECORD_HELP,
    Commands,
    add_language_arguments,
    add_setup_arguments,
    add_theme_argument,
    check_record_path,
    game_name,
    is_interactive,
    lacks_screen,
    non_negative_int,
    print_record_paths,
    read_brightness,
    read_options,
    read_words,
    replace_unencodable,
    require_extra,
)
from knaves.deal import new_seed, seed_from
from knaves.game import Game, GameError, SetupError
from knaves.games import GAMES
from knaves.terminal.local import GameSetup
from knaves.terminal.supported_games import has_presenter

if TYPE_CHECKING:  # needs packages of an extra
    from knaves.terminal.kept_games import Kept, KeptGames, Seat
    from knaves.words import Words

DEFAULT_GAME, DEFAULT_BOT = "classic", "beginner"


def add_commands(commands: Commands) -> None:
    """Add the command."""
    sub = commands.add(
        "play", _play, "play against bots in this terminal", "knaves play travel --seats 3 --bot skilled --lang fr"
    )
    sub.add_argument(
        "game",
        type=game_name,
        choices=GAMES,
        metavar="GAME",
        nargs="?",
        help=f"{GAME_HELP} (default: you are asked)",
    )
    add_setup_arguments(sub)
    sub.add_argument("--seat", type=non_negative_int, default=0, metavar="K", help="your seat (default: 0, the first)")
    sub.add_argument(
        "--bot",
        action="append",
        metavar="LEVEL",
        help=f"level of the bots, once for all or once for each: {', '.join(LEVELS)} (default: {DEFAULT_BOT})",
    )
    sub.add_argument(
        "--seed", type=non_negative_int, metavar="S", help="seed of the deal and the bots, to repeat a game"
    )
    sub.add_argument("--coach", action="store_true", help=COACH_HELP)
    sub.add_argument("--record", metavar="FILE", help=RECORD_HELP)
    sub.add_argument(
        "--resume", action="store_true", help="continue a game that you left, or return to a seat at a server's table"
    )
    add_language_arguments(sub)
    add_theme_argument(sub)
    sub.add_argument("--plain", action="store_true", help=PLAIN_HELP)


def _play(args: argparse.Namespace) -> int:
    game = GAMES[args.game or DEFAULT_GAME]
    plain = args.plain or lacks_screen() or not has_presenter(game)
    require_extra("playing", "terminal", "fluent", *(() if plain else ("msgspec", "rich", "textual", "websockets")))
    setup = _read_setup(game, args)
    words = read_words(args)
    check_record_path(args.record)
    if args.resume and (args.game or args.seed is not None):
        raise SetupError("--resume continues a game as it was; leave out the game and --seed")
    from knaves.terminal.kept_games import KeptGames
    from knaves.terminal.state_folder import state_folder

    kept = KeptGames(state_folder())
    games = kept.find_all() if args.resume else []
    if args.resume and not games:
        raise GameError(words.say("kept-none"))
    return (_play_plain if plain else _play_on_screens)(args, setup, words, kept, games)


def _play_plain(
    args: argparse.Namespace, setup: GameSetup, words: Words, kept: KeptGames, games: Sequence[Kept]
) -> int:
    from knaves.terminal.plain_play import play_plain

    replace_unencodable()
    seat = asyncio.run(
        play_plain(
            setup,
            words,
            seed=new_seed() if args.seed is None else seed_from(args.seed),
            record=args.record,
            ask_first=args.game is None,
            coach=args.coach,
            kept=kept if args.resume or is_interactive() else None,
            games=games,
        )
    )
    return 0 if seat is None else _return_to(args, words, seat)


def _play_on_screens(
    args: argparse.Namespace, setup: GameSetup, words: Words, kept: KeptGames, games: Sequence[Kept]
) -> int:
    from knaves.terminal.app import LocalGameApp
    from knaves.terminal.kept_games import RESUME_COMMAND
    from knaves.terminal.state_folder import Preferences, state_folder

    preferences = Preferences(state_folder())
    app = LocalGameApp(
        setup,
        words,
        seed=None if args.seed is None else seed_from(args.seed),
        record=args.record,
        ask_first=args.game is None,
        coach=args.coach,
        kept=kept,
        preferences=preferences,
        resume=games,
        brightness=read_brightness(args.theme, preferences),
    )
    app.run()
    print_record_paths(app.record_files, app.words)
    if app.seat is not None:
        args.theme = app.brightness.value
        return _return_to(args, app.words, app.seat)
    if app.game_kept:
        print(app.words.say("kept-later", command=RESUME_COMMAND))
    return app.return_code or 0


def _return_to(args: argparse.Namespace, words: Words, seat: Seat) -> int:
    """Play on at a server's table."""
    from knaves.cli.join import play_at_table, server_errors

    require_extra("playing at tables", "terminal", "msgspec", "websockets")
    print(words.pair(words.say("lobby-title", code=seat.code), f"{seat.server}/{seat.code}"))
    args.record = None  # it was for the game that was left
    with server_errors(words, seat.server):
        return play_at_table(args, words, seat.server, seat.code, seat.token, seat.game)


def _read_setup(game: Game, args: argparse.Namespace) -> GameSetup:
    options = read_options(game, args)
    game.sides(args.seats, options)
    if args.seat >= args.seats:
        raise SetupError(f"there is no seat {args.seat}; seats go from 0 to {args.seats - 1}")
    bots = [find_level(name).key for name in args.bot or [DEFAULT_BOT]]
    others = args.seats - 1
    if len(bots) not in (1, others):
        raise SetupError(f"give --bot once, or once for each of the {others} other seats, not {len(bots)} times")
    return GameSetup(game, args.seats, options, args.seat, tuple(bots * (others // len(bots))))
