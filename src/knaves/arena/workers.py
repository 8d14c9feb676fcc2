"""Distributes tasks over the cores of this machine: each process plays one deal at a time."""

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
from knaves.bots.external import kill_all
from knaves.game import GameError

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
        for task in tasks:
            if should_stop():
                return
            yield play_deal(self._contest, task)


class ProcessPool:
    """Worker processes on this machine. Leaving the `with` block stops them."""

    def __init__(self, contest: Contest, jobs: int) -> None:
        self._contest = contest
        self._jobs = jobs
        self._processes: dict[Connection, multiprocessing.process.BaseProcess] = {}

    def results(self, tasks: Iterable[Task], should_stop: ShouldStop) -> Iterator[DealResult]:
        """Yield results as they finish; a worker is started when there is a task for it."""
        waiting = iter(tasks)
        busy: dict[Connection, Task] = {}
        while len(busy) < self._jobs and (task := next(waiting, None)) is not None:
            pipe = self._start()
            self._send(pipe, task, busy)
        while busy and not should_stop():
            for ready in connection.wait(list(busy), POLL_SECONDS):
                pipe = cast("Connection", ready)
                result = self._receive(pipe, busy.pop(pipe))
                if (task := next(waiting, None)) is not None:
                    self._send(pipe, task, busy)
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

    def _send(self, pipe: Connection, task: Task, busy: dict[Connection, Task]) -> None:
        busy[pipe] = task
        try:
            pipe.send(task)
        except OSError:
            raise self._lost_worker(pipe, task) from None

    def _receive(self, pipe: Connection, task: Task) -> DealResult:
        try:
            answer = pipe.recv()
        except (EOFError, OSError):
            raise self._lost_worker(pipe, task) from None
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
            process.terminate()
        for process in self._processes.values():
            process.join(EXIT_SECONDS)
            if process.exitcode is None:
                process.kill()
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
    try:
        warmed_up = False
        while True:
            task = pipe.recv()
            try:
                if not warmed_up:
                    contest.warm_up()
                    warmed_up = True
                answer: DealResult | str = play_deal(contest, task)
            except GameError as error:
                answer = str(error)
            except Exception as error:  # noqa: BLE001, RUF100 - reported to the parent
                place = traceback.extract_tb(error.__traceback__)[-1]
                answer = f"{type(error).__name__}: {error} ({place.filename}:{place.lineno})"
            pipe.send(answer)
    except (EOFError, OSError):
        return
