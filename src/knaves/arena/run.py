"""A contest from its first deal to its last: who meets whom, what is kept, and when it is over."""

from __future__ import annotations

import itertools
import signal
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from types import FrameType, TracebackType
from typing import Self

from knaves.arena.ledger import Ledger
from knaves.arena.match import Contest, DealResult, Task
from knaves.arena.ratings import Meeting, Rating, rate
from knaves.arena.sprt import Sprt, Verdict
from knaves.arena.stats import Summary
from knaves.arena.workers import Workers

Told = Callable[[DealResult], object]


class CtrlC:
    """While it is open a Ctrl-C is noted and not thrown, so that nothing is torn apart; a second one is thrown."""

    def __init__(self) -> None:
        self.pressed = False
        self._before: object = None

    def _note(self, number: int, frame: FrameType | None) -> None:
        if self.pressed:
            signal.default_int_handler(number, frame)
        self.pressed = True

    def __enter__(self) -> Self:
        self._before = signal.signal(signal.SIGINT, self._note)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        signal.signal(signal.SIGINT, self._before)  # type: ignore[arg-type]


class Run:
    """Plays tasks that the ledger does not hold yet, and keeps them."""

    def __init__(self, contest: Contest, ledger: Ledger, records: Path | None = None) -> None:
        self.contest = contest
        self.ledger = ledger
        self._records = records

    def play(
        self, workers: Workers, tasks: Iterable[Task], told: Told = lambda _: None, stopped: Callable[[], bool] = bool
    ) -> None:
        """Play until all tasks are finished or it is to stop."""
        missing = (task for task in tasks if task not in self.ledger.results)
        for result in workers.results(missing, stopped):
            if self._records is not None:
                _write_records(self._records, result)
            bare = replace(result, games=tuple(replace(game, record="") for game in result.games))
            self.ledger.add(bare)
            told(bare)

    def finished(self, tasks: Iterable[Task]) -> list[DealResult]:
        """The results of those tasks that are finished."""
        return [self.ledger.results[task] for task in tasks if task in self.ledger.results]

    def summary(self, bots: tuple[int, ...], tasks: Iterable[Task]) -> Summary:
        """What the finished ones among these tasks tell."""
        return Summary.of(self.contest, bots, self.finished(tasks))


def _write_records(folder: Path, result: DealResult) -> None:
    bots = "-".join(map(str, result.task.bots))
    for number, game in enumerate(result.games, 1):
        if game.record:
            (folder / f"{bots}-{result.task.number:06}-{number}.knaves").write_text(game.record, "utf-8")


def deals_for(games: int, together: int) -> int:
    """How many deals give at least so many games when each is played once by every bot on every side."""
    return -(-games // together)


def match_tasks(bots: tuple[int, ...], games: int) -> list[Task]:
    """The tasks of a match between these bots."""
    return [Task(number, bots) for number in range(deals_for(games, len(bots)))]


def pairings(count: int) -> list[tuple[int, int]]:
    """Everyone against everyone."""
    return list(itertools.combinations(range(count), 2))


def tournament_tasks(count: int, games: int) -> list[Task]:
    """So many games of everyone against everyone, all pairings going forward together."""
    return [Task(number, pair) for number in range(deals_for(games, 2)) for pair in pairings(count)]


def tournament_ratings(results: Iterable[DealResult], count: int) -> tuple[Rating, ...]:
    """The ratings of so many bots from the deals of a tournament."""
    scores: dict[tuple[int, int], list[float]] = {pair: [] for pair in pairings(count)}
    for result in sorted(results, key=lambda result: result.task):
        one, other = result.task.bots
        scores[one, other].append(result.scores[0])
    return rate(count, {pair: Meeting(values, 2) for pair, values in scores.items()})


class SprtRun:
    """A test of the first bot against the second. Deals are weighed in their order, so any number of workers agrees."""

    def __init__(self, run: Run, test: Sprt, games: int) -> None:
        self.run = run
        self.test = test
        self.tasks = match_tasks((0, 1), games)
        self.weighed = 0
        self._weigh()

    def _weigh(self) -> None:
        """Take the deals that are finished without a gap before them into account."""
        results = self.run.ledger.results
        while not self.decided and self.weighed < len(self.tasks) and self.tasks[self.weighed] in results:
            self.test.add(results[self.tasks[self.weighed]].scores[0])
            self.weighed += 1

    @property
    def decided(self) -> bool:
        """Whether there is a verdict."""
        return self.test.verdict is not Verdict.OPEN

    def play(self, workers: Workers, told: Told, stopped: Callable[[], bool]) -> None:
        """Play until there is a verdict, no task is left, or it is to stop."""

        def weigh(result: DealResult) -> None:
            self._weigh()
            told(result)

        self.run.play(workers, self._open_tasks(), weigh, lambda: self.decided or stopped())

    def _open_tasks(self) -> Iterator[Task]:
        return (task for task in self.tasks if not self.decided)

    def summary(self) -> Summary:
        """What the weighed deals tell."""
        return self.run.summary((0, 1), self.tasks[: self.weighed])
