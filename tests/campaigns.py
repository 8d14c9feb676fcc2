"""How much of a long campaign `make test` runs: a part of it, and `make test-whole` all of it."""

from __future__ import annotations

import os

WHOLE = bool(os.environ.get("WHOLE_CAMPAIGNS"))
PART = 4
"""One in so many, in `make test`."""


def sampled(count: int) -> int:
    """How many of so many random games, batches or rounds are played."""
    return count if WHOLE else max(1, count // PART)
