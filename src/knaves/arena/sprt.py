"""The sequential probability ratio test (SPRT), which chess engine developers use to accept changes.

It compares two hypotheses: the new bot is `elo0` points better, or it is `elo1` points better. After each deal the log
likelihood ratio is updated, and the test ends as soon as it leaves the bounds, which takes few deals in clear cases.
The unit is the deal, since games on one deal are not independent. The scores may be any numbers, such as those with the
luck of the draws subtracted: the ratio needs their distribution only, and the hypotheses are about its mean.
"""

from __future__ import annotations

import enum
import math
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from knaves.arena.stats import expected_score

_UNSEEN_WEIGHT = 1e-3
"""The weight of scores that have not occurred; without it not every mean would be possible."""
_DEAL_SCORES = (0.0, 0.25, 0.5, 0.75, 1.0)
"""The possible mean scores of two games."""


_DIGITS = 2
"""Reduced scores are rounded, so that there are few different ones: each costs time. Plain ones stay as they are."""


class Verdict(enum.StrEnum):
    """The state of the test."""

    BETTER = "better"
    """The second hypothesis is accepted."""
    NOT_BETTER = "not better"
    """The first hypothesis is accepted."""
    OPEN = "undecided"


def log_likelihood_ratio(counts: Mapping[float, int], elo0: float, elo1: float) -> float:
    """The log likelihood ratio of elo1 against elo0 for a distribution of deal scores.

    This is the generalized ratio: each hypothesis is represented by the best-fitting distribution with its mean.
    """
    total = sum(counts.values())
    if not total:
        return 0.0
    seen = {score: max(float(counts.get(score, 0)), _UNSEEN_WEIGHT) for score in {*_DEAL_SCORES, *counts}}
    weight = sum(seen.values())
    shares = {score: count / weight for score, count in seen.items()}
    first = _most_likely(shares, expected_score(elo0))
    second = _most_likely(shares, expected_score(elo1))
    return total * sum(share * math.log(second[score] / first[score]) for score, share in shares.items())


def _most_likely(shares: Mapping[float, float], mean: float) -> dict[float, float]:
    """The best-fitting distribution with this mean: each observed share is divided by 1 + x (score - mean)."""
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
    """A running test."""

    elo0: float = 0.0
    elo1: float = 10.0
    alpha: float = 0.05
    """The accepted rate of false positives."""
    beta: float = 0.05
    """The accepted rate of false negatives."""
    counts: Counter[float] = field(default_factory=Counter)
    """The number of deals by the score of the new bot."""
    llr: float = 0.0
    verdict: Verdict = Verdict.OPEN

    @property
    def bounds(self) -> tuple[float, float]:
        """The lower bound for `NOT_BETTER` and the upper bound for `BETTER`."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def add(self, score: float) -> Verdict:
        """Count one more deal; a verdict is final."""
        if self.verdict is not Verdict.OPEN:
            return self.verdict
        self.counts[round(score, _DIGITS)] += 1
        self.llr = log_likelihood_ratio(self.counts, self.elo0, self.elo1)
        low, high = self.bounds
        if self.llr >= high:
            self.verdict = Verdict.BETTER
        elif self.llr <= low:
            self.verdict = Verdict.NOT_BETTER
        return self.verdict
