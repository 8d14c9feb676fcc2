"""`knaves learn`: lessons that one plays."""

from __future__ import annotations

import argparse
import asyncio
import json
from typing import TYPE_CHECKING

from knaves.cli.common import (
    PLAIN_HELP,
    Commands,
    add_language_arguments,
    lacks_screen,
    positive_int,
    read_words,
    replace_unencodable,
    require_extra,
)
from knaves.deal import new_seed
from knaves.games import GAMES
from knaves.lessons import LESSONS, OTHERS, find_lesson
from knaves.terminal.local import GameSetup

if TYPE_CHECKING:  # needs packages of an extra
    from knaves.terminal.learned import Learned

DEFAULT_GAME = "classic"


def add_commands(commands: Commands) -> None:
    """Add the command."""
    sub = commands.add("learn", _learn, "learn a game by playing short lessons", "knaves learn stacks 3 --lang it")
    taught = [game for game, lessons in LESSONS.items() if lessons]
    sub.add_argument(
        "game",
        choices=taught,
        metavar="GAME",
        nargs="?",
        default=DEFAULT_GAME,
        help=f"one of {', '.join(taught)} (default: {DEFAULT_GAME})",
    )
    sub.add_argument(
        "number", type=positive_int, metavar="N", nargs="?", help="number of the lesson (default: the next new one)"
    )
    sub.add_argument("--list", action="store_true", help="list the lessons of the game, with those that are done")
    sub.add_argument("--json", action="store_true", help="list them as JSON")
    add_language_arguments(sub)
    sub.add_argument("--plain", action="store_true", help=PLAIN_HELP)


def _learn(args: argparse.Namespace) -> int:
    listing = args.list or args.json
    plain = args.plain or lacks_screen()
    require_extra("learning", "terminal", "fluent", *(() if plain or listing else ("rich", "textual")))
    from knaves.terminal.learned import Learned, state_file

    lessons, learned, words = LESSONS[args.game], Learned(state_file()), read_words(args)
    if args.number is not None:
        find_lesson(args.game, args.number)
    if plain:
        replace_unencodable()
    if listing:
        _list(args, learned)
        return 0
    new = next((number for number, lesson in enumerate(lessons, 1) if lesson not in learned), 1)
    first = args.number or new
    game = GAMES[args.game]
    setup = GameSetup(game, 2, game.Options(), 0, OTHERS[:1])
    if plain:
        from knaves.terminal.plain_lessons import teach_plain
        from knaves.terminal.plain_play import play_plain

        if asyncio.run(teach_plain(lessons, first, words, learned)):
            asyncio.run(play_plain(setup, words, seed=new_seed(), record=None, ask_first=False))
        return 0
    from knaves.terminal.app import LocalGameApp
    from knaves.terminal.lesson_app import LessonApp

    app = LessonApp(lessons, first, words, learned)
    app.run()
    if app.game_wanted:
        LocalGameApp(setup, words).run()
    return app.return_code or 0


def _list(args: argparse.Namespace, learned: Learned) -> None:
    """Print the lessons of a game."""
    words = read_words(args)
    rows = [
        {"number": number, "id": lesson.id, "title": words.say(f"lesson-{lesson.id}-title"), "done": lesson in learned}
        for number, lesson in enumerate(LESSONS[args.game], 1)
    ]
    if args.json:
        print(json.dumps({"game": args.game, "lessons": rows}, indent=2, ensure_ascii=False))
        return
    done = sum(bool(row["done"]) for row in rows)
    print(words.pair(words.say(f"game-{args.game}"), words.say("lessons-count", done=done, total=len(rows))))
    for row in rows:
        print(f"{'✓' if row['done'] else ' '} {row['number']:>2}  {row['title']}")
