"""A compact histogram of durations."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field

from knaves.game import Json

_BUCKETS_PER_DOUBLING = 16
"""Resolution of the histogram: quantiles are accurate to about 4%."""


@dataclass
class Times:
    """Durations as counts in logarithmic buckets."""

    count: int = 0
    total: float = 0.0
    longest: float = 0.0
    buckets: Counter[int] = field(default_factory=Counter)
    """The count of each bucket; bucket b ends at 2^(b/16) microseconds."""

    def add(self, seconds: float) -> None:
        """Add a duration."""
        self.count += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)
        self.buckets[math.ceil(_BUCKETS_PER_DOUBLING * math.log2(max(seconds * 1e6, 1.0)))] += 1

    def merge(self, other: Times) -> None:
        """Add all durations of another histogram."""
        self.count += other.count
        self.total += other.total
        self.longest = max(self.longest, other.longest)
        self.buckets += other.buckets

    @property
    def mean(self) -> float:
        """The mean in seconds."""
        return self.total / self.count if self.count else 0.0

    def quantile(self, share: float) -> float:
        """The quantile in seconds."""
        left = share * self.count
        for bucket, count in sorted(self.buckets.items()):
            left -= count
            if left <= 0:
                return min(2 ** (bucket / _BUCKETS_PER_DOUBLING) / 1e6, self.longest)
        return self.longest

    def data(self) -> dict[str, Json]:
        """As JSON; `read` is the inverse."""
        buckets = {str(bucket): count for bucket, count in sorted(self.buckets.items())}
        return {"count": self.count, "total": self.total, "longest": self.longest, "buckets": buckets}

    @classmethod
    def read(cls, data: dict[str, Json]) -> Times:
        """Read the times that `data` wrote."""
        buckets = Counter({int(bucket): count for bucket, count in data["buckets"].items()})
        return cls(data["count"], data["total"], data["longest"], buckets)
