"""Runs tasks on a Ray cluster. Needs `pip install knaves[ray]`."""

from __future__ import annotations

import importlib
import os
import socket
from collections.abc import Iterable, Iterator
from types import TracebackType
from typing import Any, Self

import knaves
from knaves.arena.match import Contest, DealResult, Roster, Task, play_deal
from knaves.arena.workers import POLL_SECONDS, ArenaError, ShouldStop
from knaves.game import SetupError

LOCAL = "local"


class Player:
    """The actor on each core of the cluster."""

    def __init__(self, contest: Contest) -> None:
        self._roster = Roster(contest)
        contest.warm_up()

    def play(self, task: Task) -> DealResult:
        """Play a deal."""
        return play_deal(self._roster.contest, task, self._roster)


def _check_reachable(address: str) -> None:
    """Raise `SetupError` if the cluster does not answer; Ray itself would try for minutes."""
    host, sign, port = address.removeprefix("ray://").rpartition(":")
    if not sign:
        return  # `local` or `auto`
    try:
        with socket.create_connection((host, int(port)), timeout=5):
            return
    except (OSError, ValueError, OverflowError) as error:
        raise SetupError(f"there is no Ray cluster at {address}: {error}") from None


class RayWorkers:
    """Actors on a Ray cluster, one per core; the address `local` starts a cluster on this machine."""

    def __init__(self, contest: Contest, address: str, jobs: int | None = None) -> None:
        try:
            ray: Any = importlib.import_module("ray")
        except ImportError:
            raise SetupError("--ray needs Ray: pip install 'knaves[ray]'") from None
        self._ray = ray
        _check_reachable(address)
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no usage statistics from a cluster that we start
        os.environ.setdefault("RAY_BACKEND_LOG_LEVEL", "fatal")  # errors are reported below, in one sentence
        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
        try:
            if address == LOCAL:
                ray.init(address=LOCAL, num_cpus=jobs, include_dashboard=False, **quiet)
            else:  # ships this code; its dependencies must be installed there
                ray.init(address=address, runtime_env={"py_modules": [knaves]}, **quiet)
        except Exception as error:  # Ray raises errors of many kinds
            said = (str(error).strip().splitlines() or [type(error).__name__])[0]
            raise SetupError(f"there is no Ray cluster at {address}: {said[:200]}") from None
        cpus = int(ray.cluster_resources().get("CPU", 1))
        player = ray.remote(num_cpus=1, max_restarts=-1, max_task_retries=-1)(Player)
        self._players = [player.remote(contest) for _ in range(min(jobs or cpus, cpus))]

    def results(self, tasks: Iterable[Task], should_stop: ShouldStop) -> Iterator[DealResult]:
        """Yield results as they finish; the tasks of a lost machine are played elsewhere."""
        ray = self._ray
        waiting = iter(tasks)
        busy = {player.play.remote(task): player for player, task in zip(self._players, waiting, strict=False)}
        while busy and not should_stop():
            done, _ = ray.wait(list(busy), timeout=POLL_SECONDS)
            for reference in done:
                player = busy.pop(reference)
                if (task := next(waiting, None)) is not None:
                    busy[player.play.remote(task)] = player
                try:
                    result = ray.get(reference)
                except ray.exceptions.RayError as error:
                    raise ArenaError(f"a deal could not be played: {str(error).strip().splitlines()[-1]}") from None
                yield result

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._ray.shutdown()  # stops the actors too
