"""Distributes tasks over the cores of this machine: each process plays one deal at a time."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import connection
from multiprocessing.connection import Connection
from types import FrameType, TracebackType
from typing import NoReturn, Protocol, Self, cast

from knaves.arena.match import Contest, DealResult, Roster, Task, play_deal
from knaves.bots.program_process import kill_all
from knaves.game import GameError, SetupError

POLL_SECONDS = 0.2
"""The interval of checks whether to stop."""
EXIT_SECONDS = 3.0
"""The time that a worker has to exit by itself, with its bots."""

ShouldStop = Callable[[], bool]


class ArenaError(GameError):
    """A contest that cannot continue, through no fault of a bot."""


class Workers(Protocol):
    """Plays tasks: in this process, in others, or on a cluster."""

    def results(self, tasks: Iterable[Task], should_stop: ShouldStop) -> Iterator[DealResult]:
        """Yield results as they finish, until all tasks are done or `should_stop` returns true."""
        ...


def cores() -> int:
    """The number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class InProcess:
    """Plays in the current process: for tests and small experiments in a notebook."""

    def __init__(self, contest: Contest) -> None:
        self._contest = contest

    def results(self, tasks: Iterable[Task], should_stop: ShouldStop) -> Iterator[DealResult]:
        """Play the tasks one after another."""
        self._contest.warm_up()
        with Roster(self._contest) as roster:
            for task in tasks:
                if should_stop():
                    return
                yield play_deal(self._contest, task, roster)


class ProcessPool:
    """Worker processes on this machine. Leaving the `with` block stops them."""

    def __init__(self, contest: Contest, jobs: int) -> None:
        self._contest = contest
        self._jobs = jobs
        self._processes: dict[Connection, multiprocessing.process.BaseProcess] = {}
        self._busy: dict[Connection, Task] = {}

    def results(self, tasks: Iterable[Task], should_stop: ShouldStop) -> Iterator[DealResult]:
        """Yield results as they finish; a worker is started when there is a task for it."""
        waiting, busy = iter(tasks), self._busy
        while len(busy) < self._jobs and (task := next(waiting, None)) is not None:
            pipe = self._start()
            self._send(pipe, task)
        while busy and not should_stop():
            for ready in connection.wait(list(busy), POLL_SECONDS):
                pipe = cast("Connection", ready)
                result = self._receive(pipe, busy.pop(pipe))
                if (task := next(waiting, None)) is not None:
                    self._send(pipe, task)
                yield result

    def _start(self) -> Connection:
        context = multiprocessing.get_context("spawn")  # a fork is unsafe with threads
        here, there = context.Pipe()
        process = context.Process(target=_worker_main, args=(there, self._contest), daemon=True)
        with _ignore_ctrl_c():
            process.start()
        there.close()  # else the pipe would stay open when the worker exits
        self._processes[here] = process
        return here

    def _send(self, pipe: Connection, task: Task) -> None:
        self._busy[pipe] = task
        try:
            pipe.send(task)
        except OSError:
            raise self._lost_worker(pipe, task) from None

    def _receive(self, pipe: Connection, task: Task) -> DealResult:
        try:
            answer = pipe.recv()
        except (EOFError, OSError):
            raise self._lost_worker(pipe, task) from None
        if isinstance(answer, SetupError):
            raise answer
        if not isinstance(answer, DealResult):
            raise ArenaError(f"deal {task.number} could not be played: {answer}")
        return answer

    def _lost_worker(self, pipe: Connection, task: Task) -> ArenaError:
        process = self._processes[pipe]
        process.join(EXIT_SECONDS)
        return ArenaError(f"a worker ended with status {process.exitcode} while it played deal {task.number}")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for pipe, process in self._processes.items():
            pipe.close()
            if pipe in self._busy:
                process.terminate()
        for process in self._processes.values():
            for stop in (process.terminate, process.kill):
                process.join(EXIT_SECONDS)  # an idle one ends its bots, which may save what they learned
                if process.exitcode is None:
                    stop()
            process.join()


@contextmanager
def _ignore_ctrl_c() -> Iterator[None]:
    """Ignore Ctrl-C while a process starts: it reaches the whole process group, but the parent stops the workers."""
    try:
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    except ValueError:  # only the main thread can; otherwise workers just print a traceback
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _terminate(_number: int, _frame: FrameType | None) -> NoReturn:
    """Exit at once with all external bots; an exception could get lost, for example in a `__del__`."""
    kill_all()
    os._exit(0)


def _worker_main(pipe: Connection, contest: Contest) -> None:
    """Play tasks from the pipe and send back results until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _terminate)
    sys.stdout = sys.stderr  # what a bot prints is no part of the report
    warmed_up = False
    with Roster(contest) as roster, suppress(EOFError, OSError):
        while True:
            task = pipe.recv()
            try:
                if not warmed_up:
                    contest.warm_up()
                    warmed_up = True
                answer: DealResult | SetupError | str = play_deal(contest, task, roster)
            except SetupError as error:
                answer = error
            except GameError as error:
                answer = str(error)
            except Exception as error:  # noqa: BLE001, RUF100 - reported to the parent
                place = traceback.extract_tb(error.__traceback__)[-1]
                answer = f"{type(error).__name__}: {error} ({place.filename}:{place.lineno})"
            pipe.send(answer)
