"""Matches against `greedy` by the rules of the authority, in other processes, while the device trains.

For games whose `greedy` does not run on the device. The processes import no JAX.
"""

from __future__ import annotations

import multiprocessing
import os
import random
from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path

from knaves.bots.families import find_players
from knaves.bots.stacks.network_player import NetworkPlayer
from knaves.deal import seed_from
from knaves.draws import SeatPiles
from knaves.games import GAMES

MAX_MOVES = 5000
"""A longer game counts as drawn."""


def play_deal(weights: Path, game: str, seats: int, seed: str) -> float:
    """The mean score of the network in one deal, played once from each seat, all other seats played by `greedy`."""
    player, rules, scores = NetworkPlayer(weights), GAMES[game], []
    yardstick = find_players(rules)
    assert yardstick is not None
    for own in range(seats):
        state = rules.new(seats=seats, seed=seed_from(seed))
        piles, rng, moves = SeatPiles(state), random.Random(seed), 0
        while state.outcome is None and moves < MAX_MOVES:
            seat = min(state.actors)
            view, moves = state.view(seat), moves + 1
            if len(view.legal) == 1:
                move = view.legal[0]
            elif seat == own:
                values, _ = player.evaluate(view)
                move = max(values, key=values.__getitem__)
            else:
                move = yardstick.choose("greedy", view, rng, 0.0)
            state = piles.apply(state, seat, move)[0]
        winners = state.outcome.winners if state.outcome else ()
        scores.append(float(own in winners) / len(winners) if winners else 1 / seats)
    return sum(scores) / len(scores)


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
            jobs = [self.pool.submit(play_deal, weights, game, seats, f"{moment} {deal}") for deal in range(self.deals)]
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
