"""Runs contests: matches, tournaments and sequential tests, with their tasks, stored results and records."""

from __future__ import annotations

import itertools
import signal
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from types import FrameType, TracebackType
from typing import Self

from knaves.arena.ledger import Ledger
from knaves.arena.match import Contest, DealResult, Task
from knaves.arena.ratings import HeadToHead, Rating, rate
from knaves.arena.reduced import RunningReduction
from knaves.arena.sprt import Sprt, Verdict
from knaves.arena.stats import Summary, reduced_scores
from knaves.arena.workers import Workers
from knaves.game import SetupError
from knaves.record_files import EXTENSION, write_new

OnResult = Callable[[DealResult], object]


class InterruptFlag:
    """Records a Ctrl-C instead of raising, so that nothing is interrupted halfway; a second one raises."""

    def __init__(self) -> None:
        self.pressed = False
        self._before: object = None

    def _record(self, number: int, frame: FrameType | None) -> None:
        if self.pressed:
            signal.default_int_handler(number, frame)
        self.pressed = True

    def __enter__(self) -> Self:
        self._before = signal.signal(signal.SIGINT, self._record)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        signal.signal(signal.SIGINT, self._before)  # type: ignore[arg-type]


class Run:
    """Plays the tasks that the ledger lacks, and stores their results."""

    def __init__(self, contest: Contest, ledger: Ledger, records: Path | None = None) -> None:
        self.contest = contest
        self.ledger = ledger
        self._records = records

    def play(
        self,
        workers: Workers,
        tasks: Iterable[Task],
        on_result: OnResult = lambda _: None,
        should_stop: Callable[[], bool] = bool,
    ) -> None:
        """Play until all tasks are finished or `should_stop` returns true."""
        missing = (task for task in tasks if task not in self.ledger.results)
        for result in workers.results(missing, should_stop):
            if self._records is not None:
                _write_records(self._records, result)
            bare = replace(result, games=tuple(replace(game, record="") for game in result.games))
            self.ledger.add(bare)
            on_result(bare)

    def finished(self, tasks: Iterable[Task]) -> list[DealResult]:
        """The results of the finished tasks."""
        return [self.ledger.results[task] for task in tasks if task in self.ledger.results]

    def summary(self, bots: tuple[int, ...], tasks: Iterable[Task]) -> Summary:
        """The statistics of the finished tasks."""
        return Summary.from_results(self.contest, bots, self.finished(tasks))


def make_records_folder(path: str, *, resuming: bool) -> Path:
    """Make the folder for a run's records. Raises `SetupError` if it holds records and the run is not resuming."""
    folder = Path(path)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not resuming and any(folder.glob(f"*{EXTENSION}")):
            raise SetupError(f"{path} holds records already; name a new folder")
    except OSError as error:
        raise SetupError(f"{path} cannot be made: {error.strerror or error}") from None
    return folder


def _write_records(folder: Path, result: DealResult) -> None:
    bots = "-".join(map(str, result.task.bots))
    for number, game in enumerate(result.games, 1):
        path = folder / f"{bots}-{result.task.number:06}-{number}{EXTENSION}"
        if game.record and not _holds(path, game.record):
            write_new(path, game.record)


def _holds(path: Path, text: str) -> bool:
    """Whether a file already holds this text, as after a run that was killed before it stored the deal."""
    try:
        return path.read_bytes() == text.encode()
    except OSError:
        return False


def count_deals(games: int, bots: int) -> int:
    """The number of deals for at least this many games, when each deal is played once per bot."""
    return -(-games // bots)


def match_tasks(bots: tuple[int, ...], games: int) -> list[Task]:
    """The tasks of a match between these bots."""
    return [Task(number, bots) for number in range(count_deals(games, len(bots)))]


def pairings(count: int) -> list[tuple[int, int]]:
    """All pairs of this many bots."""
    return list(itertools.combinations(range(count), 2))


def tournament_tasks(count: int, games: int) -> list[Task]:
    """The tasks of a round-robin tournament; all pairings advance together."""
    return [Task(number, pair) for number in range(count_deals(games, 2)) for pair in pairings(count)]


def tournament_ratings(results: Iterable[DealResult], count: int, *, subtract_luck: bool = False) -> tuple[Rating, ...]:
    """The ratings of this many bots from the deals of a tournament, by plain scores or by those without luck."""
    deals: dict[tuple[int, int], list[DealResult]] = {pair: [] for pair in pairings(count)}
    for result in sorted(results, key=lambda result: result.task):
        one, other = result.task.bots
        deals[one, other].append(result)
    meetings = {}
    for pair, own in deals.items():
        reduced = reduced_scores(own, 0) if subtract_luck else None
        meetings[pair] = HeadToHead(reduced or [result.scores[0] for result in own], 2)
    return rate(count, meetings)


class SprtRun:
    """A sequential test of the first bot against the second, with the luck of the draws subtracted if it was measured.

    Deals count in order, so the result does not depend on the number of workers.
    """

    def __init__(self, run: Run, test: Sprt, games: int) -> None:
        self.run = run
        self.test = test
        self.tasks = match_tasks((0, 1), games)
        self.counted = 0
        self._reduction = RunningReduction()
        self._count_finished()

    def _count_finished(self) -> None:
        """Count the finished deals up to the first unfinished one."""
        results = self.run.ledger.results
        while not self.decided and self.counted < len(self.tasks) and self.tasks[self.counted] in results:
            result = results[self.tasks[self.counted]]
            self.test.add(self._reduction.add(result.scores[0], result.luck[0] if result.luck else 0.0))
            self.counted += 1

    @property
    def decided(self) -> bool:
        """Whether there is a verdict."""
        return self.test.verdict is not Verdict.OPEN

    def play(self, workers: Workers, on_result: OnResult, should_stop: Callable[[], bool]) -> None:
        """Play until there is a verdict, no task is left, or `should_stop` returns true."""

        def count(result: DealResult) -> None:
            self._count_finished()
            on_result(result)

        self.run.play(workers, self._open_tasks(), count, lambda: self.decided or should_stop())

    def _open_tasks(self) -> Iterator[Task]:
        return (task for task in self.tasks if not self.decided)

    def plain_scores(self) -> Counter[float]:
        """The number of counted deals by the first bot's plain score."""
        return Counter(result.scores[0] for result in self.run.finished(self.tasks[: self.counted]))

    def summary(self) -> Summary:
        """The statistics of the counted deals."""
        return self.run.summary((0, 1), self.tasks[: self.counted])
