"""Long campaigns: `make test` runs a part of each, `make test-whole` all of it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

WHOLE = bool(os.environ.get("WHOLE_CAMPAIGNS"))
PART = 8
"""`make test` runs one in this many."""
T = TypeVar("T")


def sampled(count: int) -> int:
    """How many of `count` random games, batches or rounds to run."""
    return count if WHOLE else max(1, count // PART)


def sampled_cases(cases: Sequence[T], step: int) -> Sequence[T]:
    """Which of several long cases to run."""
    return cases if WHOLE else cases[::step]
