"""Matches against `greedy` by the rules of the authority, in other processes, while the device trains.

For games whose `greedy` does not run on the device. The processes import no JAX.
"""

from __future__ import annotations

import multiprocessing
import os
from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path

from bench.strength import Deal, play


def play_deal(weights: Path, table: str, seed: str) -> float:
    """The mean score of the network in one deal, played once from each side, all others played by the yardstick."""
    return play(Deal(table, (), str(weights), "yardstick", seed)).score


class AuthorityMatches:
    """Matches that run beside the training; each is asked for with a weights file and read later."""

    def __init__(self, deals: int) -> None:
        self.deals = deals
        for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):  # of the processes, which share the cores
            os.environ.setdefault(name, "1")
        processes = max(1, (os.cpu_count() or 2) - 3)
        self.pool = ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"))
        self.asked: list[tuple[str, str, int, list[Future[float]]]] = []

    def ask(self, moment: str, weights: Path, tables: list[tuple[str, int]]) -> None:
        """Start matches at some tables (game and seats)."""
        for game, seats in tables:
            jobs = [
                self.pool.submit(play_deal, weights, f"{game}-{seats}", f"{moment} {deal}")
                for deal in range(self.deals)
            ]
            self.asked.append((moment, f"{game}-{seats}", seats, jobs))

    def finished(self, *, wait: float = 0.0) -> list[tuple[str, str, int, list[float]]]:
        """The matches that are over: the moment, the table, its seats and the scores by deal."""
        for *_, jobs in self.asked:
            for job in jobs if wait else ():
                job.result(timeout=wait)
        over = [match for match in self.asked if all(job.done() for job in match[3])]
        self.asked = [match for match in self.asked if match not in over]
        return [(moment, table, seats, [job.result() for job in jobs]) for moment, table, seats, jobs in over]

    def close(self) -> None:
        """Stop the matches that are not over."""
        self.pool.shutdown(wait=False, cancel_futures=True)
