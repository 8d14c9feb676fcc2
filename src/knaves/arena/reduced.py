"""Scores of deals with the luck of the draws subtracted: the same mean, a smaller variance.

The luck of a deal has the mean zero (`knaves.arena.luck`), so any multiple of it can be subtracted. The best one is the
slope of the scores over the luck: about 1 if the estimate of the chances is right for these bots, and near 0 in a match
whose winner is certain. The slope for a deal is fitted on other deals only. A slope that has seen the deal's own score
would bias the mean and make the interval too narrow.
"""

from __future__ import annotations

from collections.abc import Sequence

MIN_OTHERS = 10
"""With fewer other deals the slope is unknown and nothing is subtracted."""


class Slope:
    """The slope of scores over luck, from sums to which deals are added one by one."""

    def __init__(self) -> None:
        self.count = 0
        self._score = self._luck = self._square = self._product = 0.0

    def add(self, score: float, luck: float, sign: int = 1) -> None:
        """Add a deal, or take it out again if the sign is -1."""
        self.count += sign
        self._score += sign * score
        self._luck += sign * luck
        self._square += sign * luck * luck
        self._product += sign * score * luck

    def value(self) -> float:
        """The slope; 0 as long as it is unknown."""
        if self.count < MIN_OTHERS:
            return 0.0
        spread = self._square - self._luck**2 / self.count
        return (self._product - self._score * self._luck / self.count) / spread if spread > 1e-12 else 0.0


def subtract_luck(scores: Sequence[float], luck: Sequence[float]) -> list[float]:
    """The reduced scores of finished deals; the slope for each comes from all the others."""
    slope = Slope()
    for score, own in zip(scores, luck, strict=True):
        slope.add(score, own)
    reduced = []
    for score, own in zip(scores, luck, strict=True):
        slope.add(score, own, -1)
        reduced.append(score - slope.value() * own)
        slope.add(score, own)
    return reduced


class RunningReduction:
    """Reduces the scores of deals as they come, for a sequential test; the slope comes from the deals before."""

    def __init__(self) -> None:
        self._slope = Slope()

    def add(self, score: float, luck: float) -> float:
        """The reduced score of the next deal."""
        reduced = score - self._slope.value() * luck
        self._slope.add(score, luck)
        return reduced
