"""`knaves explore`: what the strongest level thinks of the moves in a position."""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from knaves import analysis
from knaves.analysis import Alternative
from knaves.cli.common import (
    Commands,
    add_language_arguments,
    non_negative_int,
    read_words,
    replace_unencodable,
    require_extra,
)
from knaves.game import GameError, SetupError, State, View
from knaves.games import GAMES
from knaves.record import load, replay

if TYPE_CHECKING:  # needs packages of an extra
    from knaves.words import Words

BAR = 20
"""Characters of the bar of a chance of 100%."""


def add_commands(commands: Commands) -> None:
    """Add the command."""
    sub = commands.add(
        "explore",
        _explore,
        "show what the moves in a position are worth",
        "knaves explore game.knaves --move 20",
    )
    sub.add_argument("position", metavar="POSITION", help="a finished game record, or a position as text, in quotes")
    sub.add_argument(
        "--move", type=non_negative_int, metavar="N", help="start after move N of the record (0: the deal)"
    )
    sub.add_argument("--play", nargs="+", default=[], metavar="MOVE", help="make these moves first")
    sub.add_argument(
        "--known", action="store_true", help="judge by what the player knows (default: with all hands open)"
    )
    sub.add_argument("--json", action="store_true", help="print JSON")
    add_language_arguments(sub)


def _explore(args: argparse.Namespace) -> int:
    require_extra("knaves explore", "bots")
    if not args.json:
        require_extra("knaves explore", "terminal", "fluent")
    from knaves.analysis.explorer import next_seat

    position, names = _find_position(args)
    if isinstance(position, View) and (args.play or not position.legal):
        position = position.game.sample(position, random.Random(str(position)))
    for text in args.play:
        assert isinstance(position, State)
        if (seat := next_seat(position)) is None:
            raise GameError(f"the game is over before {text}")
        position = position.apply(seat, position.view(seat).read(text))[0]
    view = position.view(next_seat(position)) if isinstance(position, State) else position
    moves = [] if view.outcome else analysis.explore(view if args.known else position, view.seat)
    if args.json:
        print(json.dumps({"position": str(position), "seat": view.seat, "moves": [asdict(one) for one in moves]}))
        return 0
    replace_unencodable()
    for line in _lines(read_words(args), position, view, names, moves):
        print(line)
    return 0


def _find_position(args: argparse.Namespace) -> tuple[State | View, tuple[str, ...]]:
    """The position to start from, and the names of the players if they are known."""
    from knaves.analysis.explorer import read_position

    if not Path(args.position).is_file():
        if args.move is not None:
            raise SetupError(f"--move needs a record, and there is no file {args.position[:60]!r}")
        return read_position(args.position), ()
    record = load(args.position)
    wanted = args.move or 0
    if wanted > len(record.moves):
        raise SetupError(f"there is no move {wanted}: the game has {len(record.moves)} moves")
    state = next(step.state for step in replay(record, GAMES) if step.number == wanted)
    return state, record.names


def _lines(
    words: Words, position: State | View, view: View, names: Sequence[str], moves: Sequence[Alternative]
) -> Iterator[str]:
    from knaves.words import move_label

    people = {seat: names[seat] if names else words.say("lobby-seat", number=seat + 1) for seat in range(view.seats)}
    teams = view.game.side_names(view.seats, view.options)
    yield view.picture()
    if isinstance(position, State):
        yield from (f"{people[seat]}: {' '.join(hand) or '–'}" for seat, hand in enumerate(position.open_hands()))
    yield ""
    if view.seat is None or not moves:
        yield words.say("result-title")
    else:
        yield words.say("explore-to-move", name=people[view.seat], chance=round(100 * moves[0].chance))
        favourite = max(moves, key=lambda one: one.probability)
        for one in moves:
            bar = "█" * round(one.chance * BAR)
            label = move_label(words, view.game.move(one.move), people, teams)
            star = f"  ★ {words.say('explore-likeliest')}" if one is favourite else ""
            yield f"  {100 * one.chance:3.0f}% {bar:{BAR}}  {one.move:8} {label}{star}"
    yield ""
    yield str(position)
