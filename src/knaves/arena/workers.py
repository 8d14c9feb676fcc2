"""Tasks spread over the cores of this machine: processes that each play one deal at a time."""

from __future__ import annotations

import multiprocessing
import os
import signal
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import connection
from multiprocessing.connection import Connection
from types import FrameType, TracebackType
from typing import NoReturn, Protocol, Self, cast

from knaves.arena.match import Contest, DealResult, Task, play_deal
from knaves.bots.external import end_all
from knaves.game import GameError

POLL = 0.2
"""Seconds after which it is asked again whether to stop."""
PATIENCE = 3.0
"""Seconds that a worker has to end by itself, its bots included."""

Stopped = Callable[[], bool]


class ArenaError(GameError):
    """A contest that cannot go on, through no fault of a bot."""


class Workers(Protocol):
    """Those who play: processes here, or a cluster."""

    def results(self, tasks: Iterable[Task], stopped: Stopped) -> Iterator[DealResult]:
        """The results of the tasks as they are finished, until all are or it is to stop."""
        ...


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Here:
    """Plays in this very process: for tests and for small experiments in a notebook."""

    def __init__(self, contest: Contest) -> None:
        self._contest = contest

    def results(self, tasks: Iterable[Task], stopped: Stopped) -> Iterator[DealResult]:
        """One after the other."""
        self._contest.warm_up()
        for task in tasks:
            if stopped():
                return
            yield play_deal(self._contest, task)


class Processes:
    """So many processes on this machine. They are ended with the block that holds them."""

    def __init__(self, contest: Contest, jobs: int) -> None:
        self._contest = contest
        self._jobs = jobs
        self._processes: dict[Connection, multiprocessing.process.BaseProcess] = {}

    def results(self, tasks: Iterable[Task], stopped: Stopped) -> Iterator[DealResult]:
        """The results as they are finished; a worker is started when there is something for it to do."""
        waiting = iter(tasks)
        busy: dict[Connection, Task] = {}
        while len(busy) < self._jobs and (task := next(waiting, None)) is not None:
            pipe = self._start()
            self._hand_over(pipe, task, busy)
        while busy and not stopped():
            for ready in connection.wait(list(busy), POLL):
                pipe = cast("Connection", ready)
                result = self._take_back(pipe, busy.pop(pipe))
                if (task := next(waiting, None)) is not None:
                    self._hand_over(pipe, task, busy)
                yield result

    def _start(self) -> Connection:
        context = multiprocessing.get_context("spawn")  # a fork would inherit half of what a compiled bot holds
        here, there = context.Pipe()
        process = context.Process(target=_work, args=(there, self._contest), daemon=True)
        with _deaf_to_ctrl_c():
            process.start()
        there.close()  # else the worker's end would not end with the worker
        self._processes[here] = process
        return here

    def _hand_over(self, pipe: Connection, task: Task, busy: dict[Connection, Task]) -> None:
        busy[pipe] = task
        try:
            pipe.send(task)
        except OSError:
            raise self._loss(pipe, task) from None

    def _take_back(self, pipe: Connection, task: Task) -> DealResult:
        try:
            answer = pipe.recv()
        except (EOFError, OSError):
            raise self._loss(pipe, task) from None
        if not isinstance(answer, DealResult):
            raise ArenaError(f"deal {task.number} could not be played: {answer}")
        return answer

    def _loss(self, pipe: Connection, task: Task) -> ArenaError:
        process = self._processes[pipe]
        process.join(PATIENCE)
        return ArenaError(f"a worker ended with status {process.exitcode} while it played deal {task.number}")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for pipe, process in self._processes.items():
            pipe.close()
            process.terminate()
        for process in self._processes.values():
            process.join(PATIENCE)
            if process.exitcode is None:
                process.kill()
                process.join()


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """Ctrl-C reaches the whole group of processes; those started meanwhile ignore it and are ended by us."""
    try:
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    except ValueError:  # only the main thread can; elsewhere no harm is done but a few words on the terminal
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _end(_number: int, _frame: FrameType | None) -> NoReturn:
    """End now, with the programs that play: an exception could be lost on its way up, as in a `__del__`."""
    end_all()
    os._exit(0)


def _work(pipe: Connection, contest: Contest) -> None:
    """What a worker does: take a task, play it, give the result, until there is nobody to take one from."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _end)
    try:
        cold = True
        while True:
            task = pipe.recv()
            try:
                if cold:
                    contest.warm_up()
                    cold = False
                answer: DealResult | str = play_deal(contest, task)
            except GameError as error:
                answer = str(error)
            except Exception as error:  # noqa: BLE001, RUF100 - told to the one who asked
                place = traceback.extract_tb(error.__traceback__)[-1]
                answer = f"{type(error).__name__}: {error} ({place.filename}:{place.lineno})"
            pipe.send(answer)
    except (EOFError, OSError):
        return
