"""A race between candidate moves: all are tried in the same sampled worlds, and weak ones are dropped on the way."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

MIN_LEAD = 0.8
"""A candidate replaces the first one only with a lead of this many standard errors."""
DROP_DEFICIT = 3.5
"""A candidate this many standard errors behind the leader is dropped at once."""
MIN_WORLDS = 48
"""No candidate is dropped before this many worlds."""
TARGET_ERROR = 0.002
"""The last round ends when differences are known with this standard error; each round before it takes twice the error
of the next."""
MIN_VARIANCE = 1e-4
"""A lower bound: the scores of a few worlds may happen to be equal."""

PlayWorlds = Callable[[list[int], int], tuple[Sequence[float], Any]]
"""Plays these candidates in this many more worlds: returns the sums of their scores, and of all pairs of products."""


class CandidateRace:
    """Candidates by number, with their scores so far. The first is the evaluation's favourite."""

    def __init__(self, prior: Sequence[float], weight: float = 0.0) -> None:
        """`prior` is the expected score of each candidate; it counts as `weight` worlds."""
        count = len(prior)
        self.alive = list(range(count))
        self.worlds = [0] * count
        self._weight = weight
        self._prior = [weight * mean for mean in prior]
        self._sums = [0.0] * count
        self._products = [[0.0] * count for _ in prior]

    def add(self, sums: Sequence[float], products: Any, worlds: int) -> None:
        """Add the scores of the candidates alive over more worlds."""
        for i, one in enumerate(self.alive):
            self._sums[one] += float(sums[i])
            self.worlds[one] += worlds
            for j, other in enumerate(self.alive[: i + 1]):
                self._products[one][other] += float(products[i][j])
                self._products[other][one] = self._products[one][other]

    def mean(self, one: int) -> float:
        """A candidate's mean score, the prior included."""
        return (self._prior[one] + self._sums[one]) / max(self._weight + self.worlds[one], 1.0)

    def error(self, one: int, other: int) -> float:
        """The standard error of the difference between two candidates alive."""
        n = max(self.worlds[one], 1)
        mean = (self._sums[one] - self._sums[other]) / n
        square = (self._products[one][one] + self._products[other][other] - 2 * self._products[one][other]) / n
        return math.sqrt(max(square - mean * mean, MIN_VARIANCE) / n)

    def drop(self) -> None:
        """Drop candidates that are clearly behind the leader."""
        leader = max(self.alive, key=self.mean)
        if self.worlds[leader] >= MIN_WORLDS:
            lead = self.mean(leader)
            self.alive = [
                one
                for one in self.alive
                if one == leader or lead - self.mean(one) < DROP_DEFICIT * self.error(leader, one)
            ]

    def settled(self, error: float) -> bool:
        """Whether the leader's distance to every other candidate is known with this standard error."""
        leader = max(self.alive, key=self.mean)
        return self.worlds[leader] >= MIN_WORLDS and all(
            self.error(leader, one) < error for one in self.alive if one != leader
        )

    def halve(self) -> None:
        """Keep the better half, but at least two."""
        keep = max(2, (len(self.alive) + 1) // 2)
        self.alive = sorted(sorted(self.alive, key=self.mean, reverse=True)[:keep])

    def best(self) -> int:
        """The candidate with the best mean; the first one unless the lead over it is more than chance explains."""
        leader = max(self.alive, key=self.mean)
        if leader and 0 in self.alive and self.mean(leader) - self.mean(0) < MIN_LEAD * self.error(leader, 0):
            return 0
        return leader

    def run(self, play: PlayWorlds, *, worlds: int, batch: int, seconds: float, clock: Callable[[], float]) -> None:
        """Play rounds until `worlds` are used up, or `seconds` if `worlds` is 0; each round drops the worse half."""
        begin = clock()
        rounds = max(1, math.ceil(math.log2(len(self.alive))))
        for number in range(rounds):
            left, ends = math.ceil(worlds / rounds), begin + seconds * (number + 1) / rounds
            target = TARGET_ERROR * 2 ** (rounds - 1 - number)
            while len(self.alive) > 1 and not self.settled(target) and (left > 0 if worlds else clock() < ends):
                count = min(batch, left) if worlds else batch
                self.add(*play(self.alive, count), count)
                self.drop()
                left -= count
            self.halve()
