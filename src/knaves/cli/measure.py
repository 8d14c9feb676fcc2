"""`knaves arena`, `knaves tournament` and `knaves sprt`: how strong bots are."""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from knaves.arena.contestants import find_contestants
from knaves.arena.ledger import Ledger
from knaves.arena.match import Contest
from knaves.arena.run import CtrlC, Run, SprtRun, match_tasks, tournament_ratings, tournament_tasks
from knaves.arena.sprt import Sprt, Verdict
from knaves.arena.stats import Estimate
from knaves.arena.workers import Processes, Workers, cores
from knaves.bots import LEVELS
from knaves.cli.common import Commands, Parser, add_table, positive, read_options, whole
from knaves.cli.live import progress
from knaves.cli.scores import Table, match_lines, verdict
from knaves.game import Json, SetupError
from knaves.games import GAMES

STOPPED_BY_USER = 130


def add_commands(commands: Commands) -> None:
    """Those that measure bots."""
    sub = commands.add(
        "arena", _arena, "let bots play on paired deals and tell who is stronger",
        "knaves arena --game classic --seats 2 --bot greedy --bot ./mybot --games 2000",
    )  # fmt: skip
    _add_words(sub, games=1000, how_many="how many games, at least (default: 1000)")

    sub = commands.add(
        "tournament", _tournament, "let every bot play every other and rate them by Elo",
        "knaves tournament --game travel --bot random --bot beginner --bot ./mybot --games 200",
    )  # fmt: skip
    _add_words(sub, games=200, how_many="how many games for each pair of bots, at least (default: 200)")

    sub = commands.add(
        "sprt", _sprt, "test whether the first bot is better than the second, with as few games as it takes",
        "knaves sprt --game classic --bot ./new --bot ./old --elo0 0 --elo1 10",
    )  # fmt: skip
    _add_words(sub, games=20000, how_many="give up after so many games (default: 20000)")
    sub.add_argument(
        "--elo0", type=_points, default=0.0, metavar="E", help="not better means so many Elo points (default: 0)"
    )
    sub.add_argument("--elo1", type=_points, default=10.0, metavar="E", help="better means so many (default: 10)")
    sub.add_argument(
        "--alpha", type=_chance, default=0.05, metavar="P", help="the chance of a false 'better' (default: 0.05)"
    )
    sub.add_argument(
        "--beta", type=_chance, default=0.05, metavar="P", help="the chance of a false 'not better' (default: 0.05)"
    )


def _add_words(sub: Parser, *, games: int, how_many: str) -> None:
    levels = ", ".join(LEVELS)
    sub.add_argument("--game", choices=list(GAMES), required=True, help="the game to play")
    add_table(sub)
    sub.add_argument(
        "--bot", action="append", default=[], metavar="BOT", dest="bots",
        help=f"a level ({levels}) or the path of a program, see docs/bots.md; give one for each bot",
    )  # fmt: skip
    sub.add_argument("--games", type=positive, default=games, metavar="K", help=how_many)
    sub.add_argument("--seed", type=whole, default=0, metavar="S", help="fixes deals and chance (default: 0)")
    sub.add_argument(
        "--seconds", type=_seconds, default=1.0, metavar="T", help="time of a program for a move (default: 1)"
    )
    sub.add_argument(
        "--start", type=_seconds, default=5.0, metavar="T", help="more for its first move of a game (default: 5)"
    )
    sub.add_argument("--log", default="", metavar="FILE", help="append what programs write to stderr to this file")
    sub.add_argument("--jobs", type=positive, metavar="N", help="how many processes (default: one for each core)")
    sub.add_argument("--ray", metavar="ADDRESS", help="play on this Ray cluster; 'local' starts one here")
    sub.add_argument("--records", metavar="DIR", help="keep the games as records in this folder")
    sub.add_argument(
        "--resume", metavar="FILE", help="keep what is finished in this file, and go on from there if it exists"
    )
    sub.add_argument("--json", action="store_true", help="print JSON")


def _number(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not math.isfinite(value):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number")
    return value


def _points(text: str) -> float:
    if abs(value := _number(text)) > 2000:
        raise argparse.ArgumentTypeError(f"{text!r} is more than 2000 Elo points")
    return value


def _seconds(text: str) -> float:
    if not 0 <= (value := _number(text)) <= 3600:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds up to 3600")
    return value


def _chance(text: str) -> float:
    if not 0 < (value := _number(text)) < 0.5:
        raise argparse.ArgumentTypeError(f"{text!r} is not a chance between 0 and 0.5")
    return value


# --- What the three have in common ------------------------------------------------------------------------------


@dataclass
class _Stage:
    """A contest that is set up, and who plays it."""

    run: Run
    workers: Workers
    ctrl_c: CtrlC
    started: float

    @property
    def stopped(self) -> bool:
        return self.ctrl_c.pressed

    def seconds(self) -> float:
        return round(time.monotonic() - self.started, 3)


@contextmanager
def _stage(args: argparse.Namespace, together: int | None = None) -> Iterator[_Stage]:
    """Check everything that can be wrong before the first game."""
    options = read_options(GAMES[args.game], args)
    if len(args.bots) < 2:
        raise SetupError("name the bots, at least two: --bot greedy --bot ./mybot")
    bots = find_contestants(args.bots, seconds=args.seconds, start=args.start, log=args.log)
    contest = Contest(args.game, args.seats, bots, options.texts(), args.seed, records=bool(args.records))
    contest.check(together or len(bots))
    if args.log:
        _check_writable(args.log)
    folder = _folder(args.records) if args.records else None
    with ExitStack() as stack:
        ledger = stack.enter_context(Ledger(contest, args.resume))
        ctrl_c = stack.enter_context(CtrlC())
        workers: Workers
        if args.ray:
            from knaves.arena.on_ray import RayWorkers

            workers = stack.enter_context(RayWorkers(contest, args.ray, args.jobs))
        else:
            workers = stack.enter_context(Processes(contest, args.jobs or cores()))
        yield _Stage(Run(contest, ledger, folder), workers, ctrl_c, time.monotonic())


def _folder(path: str) -> Path:
    folder = Path(path)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SetupError(f"{path} cannot be made: {error.strerror or error}") from None
    return folder


def _check_writable(path: str) -> None:
    try:
        with Path(path).open("ab"):
            pass
    except OSError as error:
        raise SetupError(f"{path} cannot be written: {error.strerror or error}") from None


def _finish(args: argparse.Namespace, stage: _Stage, data: dict[str, Json], lines: list[str], status: int) -> int:
    """Print the report, and say so if it is not the whole."""
    if args.json:
        print(json.dumps(data | {"finished": not stage.stopped, "seconds": stage.seconds()}, indent=2))
    else:
        print("\n".join(lines))
    if not stage.stopped:
        return status
    how = f"; the same command goes on from {args.resume}" if args.resume else ""
    print(f"knaves {args.command}: stopped{how}", file=sys.stderr)
    return STOPPED_BY_USER


# --- The commands -----------------------------------------------------------------------------------------------


def _arena(args: argparse.Namespace) -> int:
    with _stage(args) as stage:
        run = stage.run
        bots = tuple(range(len(args.bots)))
        tasks = match_tasks(bots, args.games)
        done = len(run.finished(tasks))

        def words() -> str:
            scores = [result.scores[0] for result in run.finished(tasks)]
            return f"{args.bots[0]} {Estimate.of(scores)}"

        with progress(len(tasks), "deals", done=done, words=words) as advance:
            run.play(stage.workers, tasks, lambda _: advance(), lambda: stage.stopped)
        summary = run.summary(bots, tasks)
        return _finish(args, stage, summary.data(), match_lines(summary), 0)


def _tournament(args: argparse.Namespace) -> int:
    with _stage(args, together=2) as stage:
        run = stage.run
        count = len(args.bots)
        tasks = tournament_tasks(count, args.games)
        done = len(run.finished(tasks))

        def words() -> str:
            ratings = tournament_ratings(run.finished(tasks), count)
            best = max(range(count), key=lambda bot: ratings[bot].elo)
            return f"{args.bots[best]} leads with {ratings[best].elo:+.0f}"

        with progress(len(tasks), "deals", done=done, words=words) as advance:
            run.play(stage.workers, tasks, lambda _: advance(), lambda: stage.stopped)
        table = Table(run, count, args.games)
        return _finish(args, stage, table.data(), table.lines(), 0)


def _sprt(args: argparse.Namespace) -> int:
    if args.elo0 >= args.elo1:
        raise SetupError(f"--elo0 must be smaller than --elo1, and {args.elo0:g} is not smaller than {args.elo1:g}")
    if len(args.bots) > 2:
        raise SetupError(f"the test is between two bots, the new one first, not {len(args.bots)}")
    with _stage(args) as stage:
        test = Sprt(args.elo0, args.elo1, args.alpha, args.beta)
        low, high = test.bounds
        sprt = SprtRun(stage.run, test, args.games)

        def words() -> str:
            return f"LLR {test.llr:+.2f} [{low:+.2f}, {high:+.2f}]"

        with progress(len(sprt.tasks), "deals", done=sprt.weighed, words=words) as advance:
            sprt.play(stage.workers, lambda _: advance(), lambda: stage.stopped)
        summary = sprt.summary()
        data = summary.data() | {
            "verdict": str(test.verdict),
            "llr": round(test.llr, 4),
            "bounds": [round(low, 4), round(high, 4)],
            "elo0": args.elo0,
            "elo1": args.elo1,
            "alpha": args.alpha,
            "beta": args.beta,
            "deal_scores": {f"{score:g}": count for score, count in sorted(test.counts.items())},
        }
        lines = [*match_lines(summary), f"  {words()}", verdict(args, test)]
        if sprt.decided:
            stage.ctrl_c.pressed = False
        return _finish(args, stage, data, lines, 0 if test.verdict is Verdict.BETTER else 1)
