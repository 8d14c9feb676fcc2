"""`knaves arena`, `knaves tournament` and `knaves sprt`: measure the strength of bots."""

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
from knaves.arena.run import (
    InterruptFlag,
    Run,
    SprtRun,
    make_records_folder,
    match_tasks,
    tournament_ratings,
    tournament_tasks,
)
from knaves.arena.sprt import Sprt, Verdict
from knaves.arena.stats import Estimate
from knaves.arena.workers import ProcessPool, Workers, cores
from knaves.bots import LEVELS
from knaves.bots.families import numpy_installed
from knaves.cli.common import (
    GAME_HELP,
    Commands,
    Parser,
    add_setup_arguments,
    game_name,
    non_negative_int,
    positive_int,
    read_options,
)
from knaves.cli.progress import progress
from knaves.cli.report import TournamentReport, match_lines, verdict_sentence
from knaves.game import Json, SetupError
from knaves.games import GAMES

STOPPED_BY_USER = 130


def add_commands(commands: Commands) -> None:
    """Add the commands."""
    sub = commands.add(
        "arena", _arena, "play bots against each other on paired deals and report the stronger",
        "knaves arena --game classic --seats 2 --bot skilled --bot ./mybot --games 2000",
    )  # fmt: skip
    _add_arguments(sub, games=1000, games_help="minimum number of games (default: 1000)")

    sub = commands.add(
        "tournament", _tournament, "play every bot against every other and rate them by Elo",
        "knaves tournament --game travel --bot random --bot beginner --bot ./mybot --games 200",
    )  # fmt: skip
    _add_arguments(sub, games=200, games_help="minimum number of games per pair of bots (default: 200)")

    sub = commands.add(
        "sprt", _sprt, "test whether the first bot is better than the second, in as few games as possible",
        "knaves sprt --game classic --bot ./new --bot ./old --elo0 0 --elo1 10",
    )  # fmt: skip
    _add_arguments(sub, games=20000, games_help="maximum number of games (default: 20000)")
    sub.add_argument(
        "--elo0", type=_points, default=0.0, metavar="E", help="Elo difference that counts as not better (default: 0)"
    )
    sub.add_argument(
        "--elo1", type=_points, default=10.0, metavar="E", help="Elo difference that counts as better (default: 10)"
    )
    sub.add_argument(
        "--alpha", type=_probability, default=0.05, metavar="P", help="probability of a false 'better' (default: 0.05)"
    )
    sub.add_argument(
        "--beta",
        type=_probability,
        default=0.05,
        metavar="P",
        help="probability of a false 'not better' (default: 0.05)",
    )


def _add_arguments(sub: Parser, *, games: int, games_help: str) -> None:
    levels = ", ".join(LEVELS)
    sub.add_argument("--game", type=game_name, choices=GAMES, required=True, metavar="GAME", help=GAME_HELP)
    add_setup_arguments(sub)
    sub.add_argument(
        "--bot", action="append", default=[], metavar="BOT", dest="bots",
        help=f"a level ({levels}) or the path of a program (see docs/bots.md); repeat for each bot",
    )  # fmt: skip
    sub.add_argument("--games", type=positive_int, default=games, metavar="K", help=games_help)
    sub.add_argument(
        "--seed", type=non_negative_int, default=0, metavar="S", help="seed of the deals and the bots (default: 0)"
    )
    sub.add_argument(
        "--seconds", type=_seconds, default=1.0, metavar="T", help="seconds for a program's move (default: 1)"
    )
    sub.add_argument(
        "--start",
        type=_seconds,
        default=5.0,
        metavar="T",
        help="extra seconds for its first move in a game (default: 5)",
    )
    sub.add_argument("--log", default="", metavar="FILE", help="append the programs' standard error to this file")
    sub.add_argument("--jobs", type=positive_int, metavar="N", help="number of processes (default: one per core)")
    sub.add_argument("--ray", metavar="ADDRESS", help="run on this Ray cluster; 'local' starts one here")
    sub.add_argument(
        "--records",
        metavar="DIR",
        help="write the records of all games to this folder, a new one unless a run is resumed",
    )
    sub.add_argument(
        "--resume", metavar="FILE", help="save the progress in this file, and continue from it if it exists"
    )
    sub.add_argument(
        "--luck",
        action="store_true",
        help="also report the scores without the luck of the draws",
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


def _probability(text: str) -> float:
    if not 0 < (value := _number(text)) < 0.5:
        raise argparse.ArgumentTypeError(f"{text!r} is not a probability between 0 and 0.5")
    return value


# --- Common parts -----------------------------------------------------------------------------------------------


@dataclass
class _PreparedRun:
    """A contest, ready to run."""

    run: Run
    workers: Workers
    ctrl_c: InterruptFlag
    started: float

    @property
    def stopped(self) -> bool:
        return self.ctrl_c.pressed

    def seconds(self) -> float:
        return round(time.monotonic() - self.started, 3)


@contextmanager
def _prepare(args: argparse.Namespace, together: int | None = None) -> Iterator[_PreparedRun]:
    """Check all arguments before the first game."""
    options = read_options(GAMES[args.game], args)
    if len(args.bots) < 2:
        raise SetupError("name at least two bots: --bot skilled --bot ./mybot")
    bots = find_contestants(args.bots, seconds=args.seconds, start=args.start, log=args.log)
    contest = Contest(
        args.game, args.seats, bots, options.texts(), args.seed, records=bool(args.records), luck=args.luck
    )
    contest.check(together or len(bots))
    if args.luck and not args.ray:  # the cluster's machines may have what this one lacks
        _check_luck(contest)
    if not args.ray:  # the cluster's machines may have programs that this one lacks
        for bot in bots:
            bot.check()
    if args.log:
        _check_writable(args.log)
    resuming = bool(args.resume) and Path(args.resume).is_file()
    folder = make_records_folder(args.records, resuming=resuming) if args.records else None
    with ExitStack() as stack:
        ledger = stack.enter_context(Ledger(contest, args.resume))
        ctrl_c = stack.enter_context(InterruptFlag())
        workers: Workers
        if args.ray:
            from knaves.arena.ray_workers import RayWorkers

            workers = stack.enter_context(RayWorkers(contest, args.ray, args.jobs))
        else:
            workers = stack.enter_context(ProcessPool(contest, args.jobs or cores()))
        yield _PreparedRun(Run(contest, ledger, folder), workers, ctrl_c, time.monotonic())


def _check_luck(contest: Contest) -> None:
    """Refuse to measure luck where it cannot be."""
    if contest.estimate() is None:
        why = "this game has no estimate of the chances" if numpy_installed() else "NumPy isn't installed"
        raise SetupError(f"luck can't be measured, because {why}; leave out --luck")


def _check_writable(path: str) -> None:
    try:
        with Path(path).open("ab"):
            pass
    except OSError as error:
        raise SetupError(f"{path} cannot be written: {error.strerror or error}") from None


def _finish(
    args: argparse.Namespace, prepared: _PreparedRun, data: dict[str, Json], lines: list[str], status: int
) -> int:
    """Print the report, and a note if the run was stopped early."""
    if args.json:
        print(json.dumps(data | {"finished": not prepared.stopped, "seconds": prepared.seconds()}, indent=2))
    else:
        print("\n".join(lines))
    if not prepared.stopped:
        return status
    note = f"; run the same command again to continue from {args.resume}" if args.resume else ""
    print(f"knaves {args.command}: stopped{note}", file=sys.stderr)
    return STOPPED_BY_USER


# --- The commands -----------------------------------------------------------------------------------------------


def _arena(args: argparse.Namespace) -> int:
    with _prepare(args) as prepared:
        run = prepared.run
        bots = tuple(range(len(args.bots)))
        tasks = match_tasks(bots, args.games)
        done = len(run.finished(tasks))

        def status() -> str:
            scores = [result.scores[0] for result in run.finished(tasks)]
            return f"{args.bots[0]} {Estimate.from_scores(scores)}"

        with progress(len(tasks), "deals", done=done, status=status) as advance:
            run.play(prepared.workers, tasks, lambda _: advance(), lambda: prepared.stopped)
        summary = run.summary(bots, tasks)
        return _finish(args, prepared, summary.data(), match_lines(summary), 0)


def _tournament(args: argparse.Namespace) -> int:
    with _prepare(args, together=2) as prepared:
        run = prepared.run
        count = len(args.bots)
        tasks = tournament_tasks(count, args.games)
        done = len(run.finished(tasks))

        def status() -> str:
            ratings = tournament_ratings(run.finished(tasks), count)
            best = max(range(count), key=lambda bot: ratings[bot].elo)
            return f"{args.bots[best]} leads with {ratings[best].elo:+.0f}"

        with progress(len(tasks), "deals", done=done, status=status) as advance:
            run.play(prepared.workers, tasks, lambda _: advance(), lambda: prepared.stopped)
        report = TournamentReport(run, count, args.games)
        return _finish(args, prepared, report.data(), report.lines(), 0)


def _sprt(args: argparse.Namespace) -> int:
    if args.elo0 >= args.elo1:
        raise SetupError(f"--elo0 must be smaller than --elo1, but {args.elo0:g} isn't smaller than {args.elo1:g}")
    if len(args.bots) > 2:
        raise SetupError(f"the test takes two bots, the new one first, not {len(args.bots)}")
    with _prepare(args) as prepared:
        test = Sprt(args.elo0, args.elo1, args.alpha, args.beta)
        low, high = test.bounds
        sprt = SprtRun(prepared.run, test, args.games)

        def status() -> str:
            return f"LLR {test.llr:+.2f} [{low:+.2f}, {high:+.2f}]"

        with progress(len(sprt.tasks), "deals", done=sprt.counted, status=status) as advance:
            sprt.play(prepared.workers, lambda _: advance(), lambda: prepared.stopped)
        summary = sprt.summary()
        data = summary.data() | {
            "verdict": str(test.verdict),
            "llr": round(test.llr, 4),
            "bounds": [round(low, 4), round(high, 4)],
            "elo0": args.elo0,
            "elo1": args.elo1,
            "alpha": args.alpha,
            "beta": args.beta,
            "deal_scores": {f"{score:g}": count for score, count in sorted(sprt.plain_scores().items())},
        }
        lines = [*match_lines(summary), f"  {status()}", verdict_sentence(args, test)]
        if sprt.decided:
            prepared.ctrl_c.pressed = False
        return _finish(args, prepared, data, lines, 0 if test.verdict is Verdict.BETTER else 1)
