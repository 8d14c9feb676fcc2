"""How strong a level or a weights file is: paired deals against the yardstick, by the rules of the authority.

    PYTHONPATH=. python bench/strength.py best --tables classic-2 classic-6x3 stacks-4 --deals 2000
    PYTHONPATH=. python bench/strength.py weights.npz@0.5 --against best --tables travel-2
    PYTHONPATH=. python bench/strength.py --ladder --tables classic-2 classic-4 travel-2 stacks-2 stacks-4

A player is a level, a weights file with an optional temperature, or `yardstick` (see bench/yardstick). Every deal is
played once from each side, and the opponent plays all other sides. Each seat draws from a pile of its own. It prints
the score with its interval of 95%, and the CPU time of the first player's moves. Ctrl-C ends it with what there is;
with `--resume FILE` the next run goes on from there. `--ladder` plays each level against the next weaker one.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import random
import signal
import statistics
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import knaves
from bench import yardstick
from knaves.bots import LEVELS, find_level, warm_up
from knaves.bots.families import NetworkPlayer, find_family
from knaves.bots.levels import sample
from knaves.deal import seed_from
from knaves.draws import SeatPiles
from knaves.game import Game, Move, Options, View

TABLES = ("classic-2", "classic-4", "travel-2", "stacks-2", "stacks-4")
PROGRESS_SECONDS = 10.0


class Deal(NamedTuple):
    """One deal to be played."""

    table: str
    options: tuple[str, ...]
    one: str
    other: str
    seed: str


class Result(NamedTuple):
    """The share of the deal's games that the first player won, and the CPU time of each of its choices."""

    score: float
    took: list[float]


def read_table(table: str, options: tuple[str, ...] = ()) -> tuple[Game, int, Options]:
    """The game, seats and options of a table like classic-2 or classic-6x3."""
    name, _, seats = table.partition("-")
    seats, _, teams = seats.partition("x")
    texts = dict(option.split("=", 1) for option in options) | ({"teams": teams} if teams else {})
    game = knaves.GAMES[name]
    return game, int(seats), game.Options.parse(texts)


@lru_cache(maxsize=8)
def load_file(game: Game, path: str) -> NetworkPlayer:
    family = find_family(game)
    assert family is not None
    return family.load_network(Path(path))


def choose(player: str, view: View, rng: random.Random) -> Move:
    """A player's move."""
    if player == "yardstick":
        return yardstick.choose(view, rng)
    path, _, temperature = player.partition("@")
    if not path.endswith(".npz"):
        return find_level(player).choose(view, rng)
    family = find_family(view.game)
    assert family is not None
    move = view.legal[0] if len(view.legal) == 1 else family.choose_routine(view)
    if move is None:
        logits, _ = load_file(view.game, path).evaluate(view)
        move = sample(logits, float(temperature or 0), rng)
    return move


def play(deal: Deal) -> Result:
    """Play a deal once from each side."""
    game, seats, options = read_table(deal.table, deal.options)
    sides = game.sides(seats, options)
    score, took = 0.0, []
    for own in sorted(set(sides)):
        rng = random.Random(f"{deal.seed} {own}")
        state: Any = game.new(seats=seats, seed=seed_from(deal.seed), options=options)
        piles = SeatPiles(state)
        while state.outcome is None:
            seat = min(state.actors)
            view = state.view(seat)
            began = time.thread_time()
            move = choose(deal.one if sides[seat] == own else deal.other, view, rng)
            if sides[seat] == own and len(view.legal) > 1:
                took.append(time.thread_time() - began)
            state = piles.apply(state, seat, move)[0]
        winners = {sides[seat] for seat in state.outcome.winners}
        score += (own in winners) / len(winners) if winners else 1 / len(set(sides))
    return Result(score / len(set(sides)), took)


class Match(NamedTuple):
    """What is known about a match so far."""

    table: str
    one: str
    other: str
    sides: int
    scores: list[float]
    took: list[float]

    @property
    def half(self) -> float:
        """Half the width of the interval that holds the true score with a chance of 95%."""
        return 1.96 * statistics.stdev(self.scores) / math.sqrt(len(self.scores)) if len(self.scores) > 1 else math.nan

    def data(self) -> dict[str, Any]:
        """For `--json`."""
        took = sorted(self.took)
        times = {"median_ms": took[len(took) // 2] * 1e3, "p99_ms": took[len(took) * 99 // 100] * 1e3} if took else {}
        return {
            "table": self.table, "player": self.one, "against": self.other, "games": self.sides * len(self.scores),
            "score": statistics.fmean(self.scores) if self.scores else math.nan, "half_width": self.half,
            "even": 1 / self.sides, **times,
        }  # fmt: skip

    def __str__(self) -> str:
        found = self.data()
        times = f"; a move {found['median_ms']:.2f} ms (p99 {found['p99_ms']:.2f})" if self.took else ""
        return (
            f"{self.table}: {self.one} against {self.other} {100 * found['score']:.2f} ± {100 * self.half:.2f}% of "
            f"{found['games']} games, even is {100 / self.sides:.1f}%{times}"
        )


def read_results(path: Path | None) -> dict[Deal, Result]:
    """The deals that an earlier run has finished."""
    if path is None or not path.exists():
        return {}
    found = {}
    for line in path.read_text("utf-8").splitlines():
        deal, result = json.loads(line)
        found[Deal(deal[0], tuple(deal[1]), *deal[2:])] = Result(*result)
    return found


def matches(args: argparse.Namespace, pool: Any) -> Iterator[Match]:
    """Play all matches, one after the other."""
    pairs = [(args.player, args.against)]
    if args.ladder:
        keys = list(LEVELS)
        pairs = list(zip(keys[1:], keys, strict=False))
    done = read_results(args.resume)
    options = tuple(args.option)
    for one, other in pairs:
        for table in args.tables:
            game, seats, parsed = read_table(table, options)
            match = Match(table, one, other, len(set(game.sides(seats, parsed))), [], [])
            deals = [Deal(table, options, one, other, f"{args.seed} {number}") for number in range(args.deals)]
            end, told = time.monotonic() + 60 * args.minutes, time.monotonic()
            try:
                for deal, result in played(deals, done, pool, args.resume):
                    done[deal] = result
                    match.scores.append(result.score)
                    match.took.extend(result.took)
                    if time.monotonic() > told + PROGRESS_SECONDS:
                        told = time.monotonic()
                        print(f"  {len(match.scores)} of {len(deals)} deals: {match}", file=sys.stderr, flush=True)
                    if time.monotonic() > end:
                        break
            except KeyboardInterrupt:
                yield match
                raise
            yield match


def played(deals: list[Deal], done: dict[Deal, Result], pool: Any, path: Path | None) -> Iterator[tuple[Deal, Result]]:
    """The results of deals, those of an earlier run first."""
    yield from ((deal, done[deal]) for deal in deals if deal in done)
    left = [deal for deal in deals if deal not in done]
    for deal, result in zip(left, pool.imap(play, left), strict=False):
        if path is not None:
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps([deal, [result.score, [round(took, 6) for took in result.took]]]) + "\n")
        yield deal, result


def start_worker() -> None:
    """Prepare a process; Ctrl-C is for the main one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    warm_up()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("player", nargs="?", default="best")
    parser.add_argument("--against", default="yardstick", metavar="PLAYER")
    parser.add_argument("--ladder", action="store_true", help="each level against the next weaker one")
    parser.add_argument("--tables", nargs="+", default=TABLES, metavar="GAME-SEATS[xTEAMS]")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--minutes", type=float, default=60.0, help="for each match at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--resume", type=Path, metavar="FILE")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    found: defaultdict[str, list[Match]] = defaultdict(list)
    with multiprocessing.get_context("spawn").Pool(args.jobs, start_worker) as pool, suppress(KeyboardInterrupt):
        for match in matches(args, pool):
            found[match.one].append(match)
            if not args.json:
                print(match, flush=True)
        pool.terminate()
    if args.json:
        print(json.dumps([match.data() for rows in found.values() for match in rows], indent=2))
    elif args.ladder:
        print(f"\n| level | against | {' | '.join(args.tables)} |\n|---|---|" + "---|" * len(args.tables))
        for one, rows in found.items():
            cells = [f"{statistics.fmean(row.scores):.1%} ± {row.half:.1%} ({row.data()['games']})" for row in rows]
            print(f"| {one} | {rows[0].other} | {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
