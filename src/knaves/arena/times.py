"""How long moves took: many of them in little room."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field

from knaves.game import Json

_STEPS = 16
"""Buckets for each doubling of the time, so that a quantile is known to some 4%."""


@dataclass
class Times:
    """Durations, kept as counts in buckets that grow with the duration."""

    count: int = 0
    total: float = 0.0
    longest: float = 0.0
    buckets: Counter[int] = field(default_factory=Counter)
    """How many fall into each bucket; bucket b ends at 2^(b/16) microseconds."""

    def add(self, seconds: float) -> None:
        """Count one more."""
        self.count += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)
        self.buckets[math.ceil(_STEPS * math.log2(max(seconds * 1e6, 1.0)))] += 1

    def merge(self, other: Times) -> None:
        """Count all of the others too."""
        self.count += other.count
        self.total += other.total
        self.longest = max(self.longest, other.longest)
        self.buckets += other.buckets

    @property
    def mean(self) -> float:
        """The average, in seconds."""
        return self.total / self.count if self.count else 0.0

    def quantile(self, share: float) -> float:
        """The duration, in seconds, that this share of all moves did not exceed."""
        left = share * self.count
        for bucket, count in sorted(self.buckets.items()):
            left -= count
            if left <= 0:
                return min(2 ** (bucket / _STEPS) / 1e6, self.longest)
        return self.longest

    def data(self) -> dict[str, Json]:
        """As JSON takes it; `read` is the inverse."""
        buckets = {str(bucket): count for bucket, count in sorted(self.buckets.items())}
        return {"count": self.count, "total": self.total, "longest": self.longest, "buckets": buckets}

    @classmethod
    def read(cls, data: dict[str, Json]) -> Times:
        """The times that `data` wrote."""
        buckets = Counter({int(bucket): count for bucket, count in data["buckets"].items()})
        return cls(data["count"], data["total"], data["longest"], buckets)
