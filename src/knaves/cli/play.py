"""`knaves play`."""

from __future__ import annotations

import argparse
import asyncio

from knaves.bots import LEVELS
from knaves.cli.common import (
    Commands,
    add_table,
    add_words,
    check_record,
    must_be_plain,
    need,
    read_options,
    read_words,
    speak_utf8,
    whole,
)
from knaves.deal import fresh_seed, seed_from
from knaves.game import Game, SetupError
from knaves.games import GAMES
from knaves.terminal.families import has_screens
from knaves.terminal.local import Setting

DEFAULT_GAME, DEFAULT_BOT = "classic", "beginner"


def add_commands(commands: Commands) -> None:
    """The one to play."""
    sub = commands.add(
        "play", _play, "play against bots in this terminal", "knaves play travel --seats 3 --bot greedy --lang fr"
    )
    says = f"one of {', '.join(GAMES)}; without it you are asked"
    sub.add_argument("game", choices=list(GAMES), metavar="GAME", nargs="?", help=says)
    add_table(sub)
    sub.add_argument("--seat", type=whole, default=0, metavar="K", help="your seat, from 0 (default: 0)")
    sub.add_argument(
        "--bot",
        action="append",
        choices=list(LEVELS),
        metavar="LEVEL",
        help=f"who sits on the other seats, given once for all or once for each: {', '.join(LEVELS)} "
        f"(default: {DEFAULT_BOT})",
    )
    sub.add_argument("--seed", type=whole, metavar="S", help="a number that fixes deal and bots, to repeat a game")
    sub.add_argument("--record", metavar="FILE", help="write the record of the game to this file")
    add_words(sub)
    sub.add_argument("--plain", action="store_true", help="line by line, for screen readers, slow lines and scripts")


def _play(args: argparse.Namespace) -> int:
    game = GAMES[args.game or DEFAULT_GAME]
    plain = args.plain or must_be_plain() or not has_screens(game)
    need("playing", "terminal", "fluent", *(() if plain else ("rich", "textual")))
    setting = _setting(game, args)
    words = read_words(args)
    check_record(args.record)
    seed = None if args.seed is None else seed_from(args.seed)
    if plain:
        from knaves.terminal.plain import play_plain

        speak_utf8()
        asyncio.run(
            play_plain(
                setting,
                words,
                seed=fresh_seed() if seed is None else seed,
                record=args.record,
                ask_first=args.game is None,
            )
        )
        return 0
    from knaves.terminal.app import KnavesApp

    app = KnavesApp(setting, words, seed=seed, record=args.record, ask_first=args.game is None)
    app.run()
    return app.return_code or 0


def _setting(game: Game, args: argparse.Namespace) -> Setting:
    options = read_options(game, args)
    game.sides(args.seats, options)
    if args.seat >= args.seats:
        raise SetupError(f"there is no seat {args.seat}: the seats go from 0 to {args.seats - 1}")
    bots = args.bot or [DEFAULT_BOT]
    others = args.seats - 1
    if len(bots) not in (1, others):
        raise SetupError(f"give --bot once for all or once for each of the {others} other seats, not {len(bots)} times")
    return Setting(game, args.seats, options, args.seat, tuple(bots * (others // len(bots))))
