"""Long campaigns: `make test` runs a part of each, `make test-whole` all of it."""

from __future__ import annotations

import os

WHOLE = bool(os.environ.get("WHOLE_CAMPAIGNS"))
PART = 8
"""`make test` runs one in this many."""


def sampled(count: int) -> int:
    """How many of `count` random games, batches or rounds to run."""
    return count if WHOLE else max(1, count // PART)
