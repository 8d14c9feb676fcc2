"""`knaves play`: games against bots."""

from __future__ import annotations

import argparse
import asyncio

from knaves.bots import LEVELS, find_level
from knaves.cli.common import (
    COACH_HELP,
    GAME_HELP,
    PLAIN_HELP,
    RECORD_HELP,
    Commands,
    add_language_arguments,
    add_setup_arguments,
    check_record_path,
    game_name,
    lacks_screen,
    non_negative_int,
    print_record_paths,
    read_options,
    read_words,
    replace_unencodable,
    require_extra,
)
from knaves.deal import new_seed, seed_from
from knaves.game import Game, SetupError
from knaves.games import GAMES
from knaves.terminal.local import GameSetup
from knaves.terminal.supported_games import has_presenter

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
    add_language_arguments(sub)
    sub.add_argument("--plain", action="store_true", help=PLAIN_HELP)


def _play(args: argparse.Namespace) -> int:
    game = GAMES[args.game or DEFAULT_GAME]
    plain = args.plain or lacks_screen() or not has_presenter(game)
    require_extra("playing", "terminal", "fluent", *(() if plain else ("rich", "textual")))
    setup = _read_setup(game, args)
    words = read_words(args)
    check_record_path(args.record)
    seed = None if args.seed is None else seed_from(args.seed)
    if plain:
        from knaves.terminal.plain_play import play_plain

        replace_unencodable()
        asyncio.run(
            play_plain(
                setup,
                words,
                seed=new_seed() if seed is None else seed,
                record=args.record,
                ask_first=args.game is None,
                coach=args.coach,
            )
        )
        return 0
    from knaves.terminal.app import LocalGameApp

    app = LocalGameApp(setup, words, seed=seed, record=args.record, ask_first=args.game is None, coach=args.coach)
    app.run()
    print_record_paths(app.record_files, app.words)
    return app.return_code or 0


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
