"""Is the new one better? The sequential probability ratio test, as chess engines are developed with.

Two hypotheses are weighed against each other: that the new bot is `elo0` points better, and that it is `elo1` points
better. After every deal the log of their likelihood ratio says how much speaks for the second; the test is over as soon
as it leaves the bounds, which for clear cases is soon. The unit is the deal: games on one deal are not independent.
"""

from __future__ import annotations

import enum
import math
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from knaves.arena.stats import expected_score

_UNSEEN = 1e-3
"""The weight of a score that has not occurred yet: it still can, and without it not every mean would be possible."""
_SCORES = (0.0, 0.25, 0.5, 0.75, 1.0)
"""What two games, each lost, drawn or won, can give on average."""


class Verdict(enum.StrEnum):
    """What the test says so far."""

    BETTER = "better"
    """The new one is stronger: it is the second hypothesis."""
    NOT_BETTER = "not better"
    """It is the first hypothesis."""
    OPEN = "undecided"


def log_likelihood_ratio(counts: Mapping[float, int], elo0: float, elo1: float) -> float:
    """How much a distribution of deal scores speaks for elo1 against elo0, in natural logarithms.

    The generalised ratio: under each hypothesis the distribution that fits best among all that have its mean.
    """
    total = sum(counts.values())
    if not total:
        return 0.0
    seen = {score: max(float(counts.get(score, 0)), _UNSEEN) for score in {*_SCORES, *counts}}
    weight = sum(seen.values())
    shares = {score: count / weight for score, count in seen.items()}
    first = _most_likely(shares, expected_score(elo0))
    second = _most_likely(shares, expected_score(elo1))
    return total * sum(share * math.log(second[score] / first[score]) for score, share in shares.items())


def _most_likely(shares: Mapping[float, float], mean: float) -> dict[float, float]:
    """The most likely distribution with this mean, given the shares seen: each is divided by 1 + x (score - mean)."""
    low, high = -1 / (max(shares) - mean), 1 / (mean - min(shares))
    margin = 1e-9 * (high - low)
    low, high = low + margin, high - margin
    for _ in range(100):
        x = (low + high) / 2
        if sum(share * (score - mean) / (1 + x * (score - mean)) for score, share in shares.items()) > 0:
            low = x
        else:
            high = x
    return {score: share / (1 + x * (score - mean)) for score, share in shares.items()}


@dataclass
class Sprt:
    """A test going on."""

    elo0: float = 0.0
    elo1: float = 10.0
    alpha: float = 0.05
    """How likely it may be to call a bot better that is not."""
    beta: float = 0.05
    """How likely it may be to miss one that is."""
    counts: Counter[float] = field(default_factory=Counter)
    """The deals by the mean score of the new bot."""
    llr: float = 0.0
    verdict: Verdict = Verdict.OPEN

    @property
    def bounds(self) -> tuple[float, float]:
        """Below the first it is not better, above the second it is."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def add(self, score: float) -> Verdict:
        """Take one more deal into account; once there is a verdict it stays."""
        if self.verdict is not Verdict.OPEN:
            return self.verdict
        self.counts[score] += 1
        self.llr = log_likelihood_ratio(self.counts, self.elo0, self.elo1)
        low, high = self.bounds
        if self.llr >= high:
            self.verdict = Verdict.BETTER
        elif self.llr <= low:
            self.verdict = Verdict.NOT_BETTER
        return self.verdict
