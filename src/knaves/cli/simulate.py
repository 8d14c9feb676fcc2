"""`knaves simulate`."""

from __future__ import annotations

import argparse
import json

from knaves.arena.simulate import Simulation
from knaves.cli.common import Commands, add_game_arguments, non_negative_int, positive_int, read_options
from knaves.cli.progress import progress
from knaves.games import GAMES


def add_commands(commands: Commands) -> None:
    """Add the command."""
    sub = commands.add(
        "simulate", _simulate, "play random games and report statistics",
        "knaves simulate classic --seats 4 --games 200 --seed 1 --option diagonals=off --json",
    )  # fmt: skip
    add_game_arguments(sub)
    sub.add_argument("--games", type=positive_int, default=100, metavar="K", help="number of games (default: 100)")
    sub.add_argument(
        "--seed",
        type=non_negative_int,
        default=0,
        metavar="S",
        help="seed; the same seed gives the same games (default: 0)",
    )
    sub.add_argument("--json", action="store_true", help="print JSON")


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
    rules = f" ({', '.join(f'{name} {text}' for name, text in changed.items())})" if changed else ""
    print(
        f"{game.name}, {args.seats} players, {data['sides']} sides{rules}: {args.games} random games, seed {args.seed}"
    )
    for side, won in data["wins"].items():
        print(f"  won by {side:<14}{won:>7}  {won / args.games:6.1%}")
    print(f"  drawn                {data['draws']:>7}  {data['draws'] / args.games:6.1%}")
    print(f"  ended by             {', '.join(f'{reason} {count}' for reason, count in data['endings'].items())}")
    moves = data["moves"]
    print(
        f"  moves per game       mean {moves['mean']:.1f}, median {moves['median']:g}, {moves['min']} to {moves['max']}"
    )
    for name in game.stat_keys:
        print(f"  {name.replace('_', ' '):<21}{data[name]:>7}  {data[name] / args.games:6.2f} per game")
    return 0
