"""A race between candidates that are tried out in the same possible worlds: who is dropped when, and who wins."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

DOUBT = 0.8
"""Standard errors by which a candidate must do better than the one that looked best, before it is preferred."""
SURE = 3.5
"""Standard errors by which a candidate must be behind another to be dropped before its time."""
LEAST = 48
"""Worlds before anything is sure."""
CLOSE = 0.002
"""A standard error with which it does not matter any more which is better; in the rounds before the last twice that,
and so on."""
LEAST_SPREAD = 1e-4
"""The scores of a few worlds may happen to be all alike."""

Play = Callable[[list[int], int], tuple[Sequence[float], Any]]
"""Lets these candidates play in so many more worlds: the sums of their scores, and of the products of any two."""


class Race:
    """The candidates, by number, and how they do; the first is the one that looked best."""

    def __init__(self, prior: Sequence[float], weight: float = 0.0) -> None:
        """With what is thought of each before the race, counted like so many worlds."""
        count = len(prior)
        self.alive = list(range(count))
        self.worlds = [0] * count
        self._weight = weight
        self._prior = [weight * mean for mean in prior]
        self._sums = [0.0] * count
        self._products = [[0.0] * count for _ in prior]

    def add(self, sums: Sequence[float], products: Any, worlds: int) -> None:
        """Count what those alive did in some more worlds."""
        for i, one in enumerate(self.alive):
            self._sums[one] += float(sums[i])
            self.worlds[one] += worlds
            for j, other in enumerate(self.alive[: i + 1]):
                self._products[one][other] += float(products[i][j])
                self._products[other][one] = self._products[one][other]

    def mean(self, one: int) -> float:
        """What a candidate scores on average."""
        return (self._prior[one] + self._sums[one]) / max(self._weight + self.worlds[one], 1.0)

    def error(self, one: int, other: int) -> float:
        """The standard error of the difference between two that are alive."""
        n = max(self.worlds[one], 1)
        mean = (self._sums[one] - self._sums[other]) / n
        square = (self._products[one][one] + self._products[other][other] - 2 * self._products[one][other]) / n
        return math.sqrt(max(square - mean * mean, LEAST_SPREAD) / n)

    def drop(self) -> None:
        """Drop who is clearly behind the leader."""
        leader = max(self.alive, key=self.mean)
        if self.worlds[leader] >= LEAST:
            lead = self.mean(leader)
            self.alive = [
                one for one in self.alive if one == leader or lead - self.mean(one) < SURE * self.error(leader, one)
            ]

    def settled(self, error: float) -> bool:
        """Whether the leader's distance to all others is known with this standard error."""
        leader = max(self.alive, key=self.mean)
        return self.worlds[leader] >= LEAST and all(
            self.error(leader, one) < error for one in self.alive if one != leader
        )

    def halve(self) -> None:
        """Keep the better half, and of two both."""
        keep = max(2, (len(self.alive) + 1) // 2)
        self.alive = sorted(sorted(self.alive, key=self.mean, reverse=True)[:keep])

    def best(self) -> int:
        """The best of those alive, but the first unless another is better by more than chance explains."""
        leader = max(self.alive, key=self.mean)
        if leader and 0 in self.alive and self.mean(leader) - self.mean(0) < DOUBT * self.error(leader, 0):
            return 0
        return leader

    def run(self, play: Play, *, worlds: int, batch: int, seconds: float, clock: Callable[[], float]) -> None:
        """Spend at most so many worlds, or seconds, in rounds: after each the worse half is dropped."""
        begin = clock()
        rounds = max(1, math.ceil(math.log2(len(self.alive))))
        for number in range(rounds):
            left, ends = math.ceil(worlds / rounds), begin + seconds * (number + 1) / rounds
            close = CLOSE * 2 ** (rounds - 1 - number)
            while len(self.alive) > 1 and not self.settled(close) and (left > 0 if worlds else clock() < ends):
                count = min(batch, left) if worlds else batch
                self.add(*play(self.alive, count), count)
                self.drop()
                left -= count
            self.halve()
