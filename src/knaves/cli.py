"""The `knaves` command. The only module that imports all the others."""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

from knaves import __version__
from knaves.arena.simulate import Simulation
from knaves.bots import LEVELS
from knaves.deal import fresh_seed, seed_from
from knaves.game import Game, GameError, Json, Options, SetupError
from knaves.games import GAMES
from knaves.record import Record, Step, check, load, replay
from knaves.terminal.plain import play

Command = Callable[[argparse.Namespace], int]

STOPPED_BY_USER = 130


class _Parser(argparse.ArgumentParser):
    """Wrong use gets one sentence and status 2."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}; see {self.prog} --help\n")


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run a command line; exits with 0, with 1 where a check failed, with 2 where the command was wrong."""
    parser = _make_parser()
    args = parser.parse_args(arguments)
    try:
        status = args.run(args)
        sys.stdout.flush()
    except SetupError as error:
        status = _complain(args.command, error, 2)
    except GameError as error:
        status = _complain(args.command, error, 1)
    except KeyboardInterrupt:
        status = _complain(args.command, "stopped", STOPPED_BY_USER)
    except BrokenPipeError:  # the reader has gone, as with `| head`
        sys.stderr.close()
        status = 0
    except OSError as error:
        status = _complain(args.command, error, 1)
    sys.exit(status)


def _complain(command: str, what: object, status: int) -> int:
    print(f"knaves {command}: {what}", file=sys.stderr)
    return status


def _make_parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="knaves", description="The Sequence family of games: play, simulate, replay and verify.")
    parser.add_argument("--version", action="version", version=f"knaves {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND", parser_class=_Parser)

    def command(
        name: str, run: Callable[[argparse.Namespace], int], says: str, example: str
    ) -> argparse.ArgumentParser:
        sub = commands.add_parser(
            name, help=says, description=says[0].upper() + says[1:] + ".", epilog=f"example: {example}"
        )
        sub.set_defaults(run=run)
        return sub

    sub = command("play", _play, "play against bots in this terminal", "knaves play travel --seats 3")
    _add_game(sub, default="classic")
    sub.add_argument("--seat", type=_whole, default=0, metavar="K", help="your seat, from 0 (default: 0)")
    sub.add_argument("--bot", choices=list(LEVELS), default="beginner", help="who sits on the other seats")
    sub.add_argument("--seed", type=_whole, metavar="S", help="a number that fixes deal and bots, to repeat a game")
    sub.add_argument("--record", metavar="FILE", help="write the record of the game to this file")

    sub = command(
        "simulate", _simulate, "play random games and report statistics",
        "knaves simulate classic --seats 4 --games 200 --seed 1 --option diagonals=off --json",
    )  # fmt: skip
    _add_game(sub)
    sub.add_argument("--games", type=_positive, default=100, metavar="K", help="how many (default: 100)")
    sub.add_argument(
        "--seed", type=_whole, default=0, metavar="S", help="the same seed gives the same games (default: 0)"
    )
    sub.add_argument("--json", action="store_true", help="print JSON")

    sub = command("replay", _replay, "step through a recorded game", "knaves replay game.knaves --move 20")
    sub.add_argument("record", metavar="RECORD", help="a finished game record")
    sub.add_argument("--move", type=_whole, metavar="N", help="show the position after move N alone (0: the deal)")
    sub.add_argument("--seat", type=_whole, metavar="K", help="show what this seat saw (default: all hands open)")
    sub.add_argument("--json", action="store_true", help="print one JSON object per move")

    sub = command(
        "verify", _verify, "check the deal, every move and the result of a record", "knaves verify game.knaves"
    )
    sub.add_argument("record", metavar="RECORD", help="a finished game record")
    sub.add_argument("--json", action="store_true", help="print JSON")

    sub = command("rules", _rules, "list the options of a game with their rules", "knaves rules travel")
    sub.add_argument("game", choices=list(GAMES), metavar="GAME", help=f"one of {', '.join(GAMES)}")
    sub.add_argument("--json", action="store_true", help="print JSON")
    return parser


def _add_game(sub: argparse.ArgumentParser, default: str | None = None) -> None:
    says = f"one of {', '.join(GAMES)}" + (f" (default: {default})" if default else "")
    sub.add_argument(
        "game", choices=list(GAMES), metavar="GAME", help=says, nargs="?" if default else None, default=default
    )
    sub.add_argument("--seats", type=_whole, default=2, metavar="N", help="how many players (default: 2)")
    sub.add_argument("--teams", metavar="T", help="in how many teams, where the game has teams")
    sub.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option; knaves rules GAME lists them"
    )


def _whole(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 18):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number")
    return int(text)


def _positive(text: str) -> int:
    if _whole(text) == 0:
        raise argparse.ArgumentTypeError("there must be at least one")
    return int(text)


def _options(game: Game, args: argparse.Namespace) -> Options:
    texts = {} if args.teams is None else {"teams": args.teams}
    for pair in args.option:
        name, sign, value = pair.partition("=")
        if not sign:
            raise SetupError(f"an option reads NAME=VALUE, not {pair!r}")
        if name in texts:
            raise SetupError(f"option {name} is given twice")
        texts[name] = value
    return game.Options.parse(texts)


# --- The commands -----------------------------------------------------------------------------------------------


def _play(args: argparse.Namespace) -> int:
    game = GAMES[args.game]
    options = _options(game, args)
    game.sides(args.seats, options)
    if args.seat >= args.seats:
        raise SetupError(f"there is no seat {args.seat}: the seats go from 0 to {args.seats - 1}")
    if args.record and not Path(args.record).parent.is_dir():
        raise SetupError(f"there is no folder {Path(args.record).parent} for the record")
    seed = fresh_seed() if args.seed is None else seed_from(args.seed)
    record = play(
        game,
        seats=args.seats,
        options=options,
        seed=seed,
        own=args.seat,
        bot=LEVELS[args.bot],
        rng=random.Random(seed),
        say=print,
        ask=input,
    )
    if args.record:
        Path(args.record).write_text(str(record), "utf-8")
        print(f"The record is in {args.record}.")
    return 0


def _simulate(args: argparse.Namespace) -> int:
    game = GAMES[args.game]
    simulation = Simulation(game, args.seats, _options(game, args), args.seed)
    with _progress(args.games, "games") as advance:
        simulation.run(args.games, advance)
    data = simulation.data()
    if args.json:
        print(json.dumps(data, indent=2))
        return 0
    changed = simulation.options.texts()
    by = f" ({', '.join(f'{name} {text}' for name, text in changed.items())})" if changed else ""
    print(f"{game.name}, {args.seats} players, {data['sides']} sides{by}: {args.games} random games, seed {args.seed}")
    for side, won in data["wins"].items():
        print(f"  won by {side:<14}{won:>7}  {won / args.games:6.1%}")
    print(f"  drawn                {data['draws']:>7}  {data['draws'] / args.games:6.1%}")
    print(f"  ended by             {', '.join(f'{reason} {count}' for reason, count in data['endings'].items())}")
    moves = data["moves"]
    print(
        f"  moves a game         mean {moves['mean']:.1f}, median {moves['median']:g}, {moves['min']} to {moves['max']}"
    )
    for name in game.tallies:
        print(f"  {name.replace('_', ' '):<21}{data[name]:>7}  {data[name] / args.games:6.2f} a game")
    return 0


@contextmanager
def _progress(total: int, what: str) -> Iterator[Callable[[], object]]:
    """A bar on the error output of a person at a terminal; nothing for programs, or where rich is not installed."""
    try:
        from rich.console import Console
        from rich.progress import Progress
    except ImportError:
        yield lambda: None
        return
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, total=total)
        yield lambda: bar.advance(task)


def _replay(args: argparse.Namespace) -> int:
    record = load(args.record)
    if args.seat is not None and args.seat >= record.seats:
        raise SetupError(f"there is no seat {args.seat} in this game of {record.seats}")
    if args.move is not None and args.move > len(record.moves):
        raise SetupError(f"there is no move {args.move}: the game has {len(record.moves)} moves")
    stepping = sys.stdin.isatty() and sys.stdout.isatty() and not args.json and args.move is None
    for step in replay(record, GAMES):
        if args.move is not None and step.number < args.move:
            continue
        if args.json:
            print(json.dumps(_step_data(step, args.seat)))
        else:
            print(_step_text(record, step, args.seat))
        if step.number == args.move:
            break
        if (
            stepping
            and step.number < len(record.moves)
            and input("Enter for the next move, q to stop: ").strip() == "q"
        ):
            break
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
    names = {at: record.names[at] if record.names else f"Seat {at}" for at in range(record.seats)}
    options = state.game.Options.parse(record.options)
    sides = {side: state.game.side_name(side) for side in set(state.game.sides(record.seats, options))}
    lines = []
    if step.move is None:
        lines.append(f"{record.game}, {record.seats} players, result: {record.result}")
        lines += [f"option {name}: {text}" for name, text in record.options.items()]
    else:
        lines.append(f"{step.number}. {names[step.seat or 0]}: {step.move}")
        lines += [f"   {sentence}" for e in step.events if (sentence := e.sentence(seat, names, sides))]
    lines += ["", state.view(seat).picture()]
    if seat is None:
        lines += [f"{names[at]}: {' '.join(hand) or 'no cards'}" for at, hand in enumerate(state.open_hands())]
    return "\n".join([*lines, ""])


def _verify(args: argparse.Namespace) -> int:
    record = load(args.record)
    try:
        state = check(record, GAMES)
    except GameError as error:
        if args.json:
            print(json.dumps({"valid": False, "reason": str(error)}))
            return 1
        raise GameError(f"{args.record}: {error}") from None
    if args.json:
        print(json.dumps({"valid": True, "moves": len(record.moves), "result": str(state.outcome)}))
    else:
        print(f"{args.record}: the deal, all {len(record.moves)} moves and the result hold: {state.outcome}.")
    return 0


def _rules(args: argparse.Namespace) -> int:
    game = GAMES[args.game]
    table = game.Options.table()
    if args.json:
        options = [{**vars(spec), "values": list(spec.values), "rules": spec.rules.split()} for spec in table]
        print(json.dumps({"game": game.name, "seats": list(game.seat_counts), "options": options}, indent=2))
        return 0
    print(f"{game.name} is for {', '.join(map(str, game.seat_counts))} players. Its options, the default first:\n")
    for spec in table:
        print(f"{spec.name} = {' | '.join(spec.values)}\n    {spec.says} [{spec.rules}]")
    print("\nThe ids in brackets are explained in docs/rules.md.")
    return 0
