"""`knaves replay` and `knaves verify`."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from importlib.util import find_spec
from itertools import islice

from knaves.cli.common import (
    Commands,
    add_language_arguments,
    add_theme_argument,
    is_interactive,
    lacks_screen,
    non_negative_int,
    read_brightness,
    read_words,
    replace_unencodable,
)
from knaves.cli.record_links import read_record
from knaves.game import GameError, Json, SetupError
from knaves.games import GAMES
from knaves.record import Record, RecordError, Step, check, check_unfinished, load, replay
from knaves.record_stream import stored_games
from knaves.terminal.supported_games import has_presenter


def add_commands(commands: Commands) -> None:
    """Add the commands."""
    sub = commands.add("replay", _replay, "step through a recorded game", "knaves replay game.knaves --move 20")
    sub.add_argument(
        "record",
        metavar="RECORD",
        help="a game record, or the link that the page shares; an unfinished game shows only its moves",
    )
    sub.add_argument(
        "--move", type=non_negative_int, metavar="N", help="show only the position after move N (0: the deal)"
    )
    sub.add_argument(
        "--seat", type=non_negative_int, metavar="K", help="show the view of this seat (default: all hands)"
    )
    sub.add_argument("--json", action="store_true", help="print one JSON object per move")
    add_language_arguments(sub)
    add_theme_argument(sub)
    sub.add_argument("--plain", action="store_true", help="step line by line, for screen readers and scripts")

    sub = commands.add(
        "verify", _verify, "check the deal, every move and the result of a record", "knaves verify game.knaves"
    )
    sub.add_argument("record", metavar="RECORD", help="a finished game record")
    sub.add_argument("--json", action="store_true", help="print JSON")


def _replay(args: argparse.Namespace) -> int:
    record = read_record(args)
    if args.seat is not None and args.seat >= record.seats:
        raise SetupError(f"there is no seat {args.seat} in this game for {record.seats} players")
    if args.move is not None and args.move > len(record.moves):
        raise SetupError(f"there is no move {args.move}: the game has {len(record.moves)} moves")
    if record.seed is None:
        return _list_moves(record, args)
    if (args.plain or is_interactive()) and not args.json and args.move is None and _can_step():
        return _step_through(record, args)
    for step in replay(record, GAMES):
        if args.move is not None and step.number < args.move:
            continue
        if args.json:
            print(json.dumps(_step_data(step, args.seat)))
        else:
            print(_step_text(record, step, args.seat))
        if step.number == args.move:
            break
    return 0


def _can_step() -> bool:
    """Whether the packages of the viewer are installed; without them all steps are printed."""
    return find_spec("fluent") is not None


def _step_through(record: Record, args: argparse.Namespace) -> int:
    """Show the game forwards and backwards, on a full screen or line by line."""
    from knaves.terminal.replay_session import ReplaySession

    words = read_words(args)
    game = GAMES.get(record.game)
    plain = args.plain or lacks_screen() or game is None or not has_presenter(game) or find_spec("textual") is None
    session = ReplaySession(record, args.seat)
    if plain:
        from knaves.terminal.plain_replay import replay_plain

        replace_unencodable()
        asyncio.run(replay_plain(session, words))
        return 0
    from knaves.state_folder import state_folder
    from knaves.terminal.preferences import Preferences
    from knaves.terminal.replay_app import ReplayApp

    app = ReplayApp(session, words, brightness=read_brightness(args.theme, Preferences(state_folder())))
    app.run()
    return app.return_code or 0


def _list_moves(record: Record, args: argparse.Namespace) -> int:
    """List the moves of an unfinished game; its cards follow from the seed, which is secret until the end."""
    check_unfinished(record, GAMES)
    wanted = range(len(record.moves) + 1) if args.move is None else [args.move]
    for number in wanted:
        played = record.moves[number - 1] if number else None
        if args.json:
            seat, move = (played.seat, played.move) if played else (None, None)
            print(json.dumps({"number": number, "seat": seat, "move": move, "events": [], "position": None}))
        elif played:
            print(f"{number}. {_names(record)[played.seat]}: {played.move}")
        else:
            print(_headline(record))
            print("The game is not over, so its seed and cards are still secret. These are its moves.\n")
    return 0


def _step_data(step: Step, seat: int | None) -> dict[str, Json]:
    return {
        "number": step.number,
        "seat": step.seat,
        "move": None if step.move is None else str(step.move),
        "events": [event.seen_by(seat) if seat is not None else event.open() for event in step.events],
        "position": str(step.state) if seat is None else str(step.state.view(seat)),
    }


def _step_text(record: Record, step: Step, seat: int | None) -> str:
    state = step.state
    names = _names(record)
    options = state.game.Options.parse(record.options)
    sides = state.game.side_names(record.seats, options)
    lines = []
    if step.move is None:
        lines.append(_headline(record))
    else:
        lines.append(f"{step.number}. {names[step.seat or 0]}: {step.move}")
        lines += [f"   {sentence}" for e in step.events if (sentence := e.sentence(seat, names, sides))]
    lines += ["", state.view(seat).picture()]
    if seat is None:
        lines += [f"{names[at]}: {' '.join(hand) or 'no cards'}" for at, hand in enumerate(state.open_hands())]
    return "\n".join([*lines, ""])


def _names(record: Record) -> dict[int, str]:
    return {seat: record.names[seat] if record.names else f"Seat {seat}" for seat in range(record.seats)}


def _headline(record: Record) -> str:
    options = [f"option {name}: {text}" for name, text in record.options.items()]
    return "\n".join([f"{record.game}, {record.seats} players, result: {record.result}", *options])


def _verify(args: argparse.Namespace) -> int:
    if len(list(islice(stored_games(args.record, broken=lambda _: None), 2))) == 2:
        return _verify_all(args)
    record = load(args.record)
    try:
        state = check(record, GAMES)
    except GameError as error:
        if args.json:
            print(json.dumps({"valid": False, "reason": str(error)}))
            return 1
        raise GameError(f"{args.record}: {error}") from None
    if args.json:
        print(json.dumps({"valid": True, "moves": len(record.moves), "result": record.result}))
    elif state.outcome is None:
        print(f"{args.record}: the deal and all {len(record.moves)} moves are valid; the game was {record.result}.")
    else:
        print(f"{args.record}: the deal, all {len(record.moves)} moves and the result are valid: {state.outcome}.")
    return 0


def _verify_all(args: argparse.Namespace) -> int:
    """Check every game of a file that holds several."""
    reasons: list[str] = []
    count = 0

    def report(error: RecordError) -> None:
        reasons.append(str(error))
        if not args.json:
            print(f"knaves verify: {error}", file=sys.stderr)

    for stored in stored_games(args.record, broken=report):
        count += 1
        try:
            check(stored.record(), GAMES)
        except RecordError as error:
            place = "" if str(error).startswith(stored.place) else f"{stored.place}: "
            report(RecordError(f"{place}{error}"))
    if args.json:
        print(json.dumps({"valid": not reasons, "games": count, "reasons": reasons}))
    elif not reasons:
        print(f"{args.record}: all {count} games are valid, with their deals, moves and results.")
    return 1 if reasons else 0
