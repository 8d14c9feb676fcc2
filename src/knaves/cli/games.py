"""`knaves play`, `knaves simulate` and `knaves rules`."""

from __future__ import annotations

import argparse
import json
import random
from pathlib import Path

from knaves.arena.simulate import Simulation
from knaves.bots import LEVELS
from knaves.cli.common import Commands, add_game, positive, read_options, whole
from knaves.cli.live import progress
from knaves.deal import fresh_seed, seed_from
from knaves.game import SetupError
from knaves.games import GAMES
from knaves.terminal.plain import play


def add_commands(commands: Commands) -> None:
    """Those to play, to try out and to read about the games."""
    sub = commands.add("play", _play, "play against bots in this terminal", "knaves play travel --seats 3")
    add_game(sub, default="classic")
    sub.add_argument("--seat", type=whole, default=0, metavar="K", help="your seat, from 0 (default: 0)")
    sub.add_argument("--bot", choices=list(LEVELS), default="beginner", help="who sits on the other seats")
    sub.add_argument("--seed", type=whole, metavar="S", help="a number that fixes deal and bots, to repeat a game")
    sub.add_argument("--record", metavar="FILE", help="write the record of the game to this file")

    sub = commands.add(
        "simulate", _simulate, "play random games and report statistics",
        "knaves simulate classic --seats 4 --games 200 --seed 1 --option diagonals=off --json",
    )  # fmt: skip
    add_game(sub)
    sub.add_argument("--games", type=positive, default=100, metavar="K", help="how many (default: 100)")
    sub.add_argument(
        "--seed", type=whole, default=0, metavar="S", help="the same seed gives the same games (default: 0)"
    )
    sub.add_argument("--json", action="store_true", help="print JSON")

    sub = commands.add("rules", _rules, "list the options of a game with their rules", "knaves rules travel")
    sub.add_argument("game", choices=list(GAMES), metavar="GAME", help=f"one of {', '.join(GAMES)}")
    sub.add_argument("--json", action="store_true", help="print JSON")


def _play(args: argparse.Namespace) -> int:
    game = GAMES[args.game]
    options = read_options(game, args)
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
    simulation = Simulation(game, args.seats, read_options(game, args), args.seed)
    with progress(args.games, "games") as advance:
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
