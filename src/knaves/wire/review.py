"""The review of a finished game, which takes a while to make: ask again until it is there."""

from __future__ import annotations

import msgspec

from knaves.analysis.report import Review


class ReviewProgress(msgspec.Struct, frozen=True):
    """How far a review is."""

    done: int
    """Moves that were judged."""
    total: int
    review: Review | None
    """Null until it is done."""
