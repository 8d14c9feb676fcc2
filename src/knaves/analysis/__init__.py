"""Analysis of games: what each move was worth, and what was luck. Imports the bots and everything below.

`review` judges a finished game and `explore` a position. `report.py` has the results, which need no package; the rest
needs `pip install knaves[bots]`.
"""

from __future__ import annotations

from collections.abc import Callable

from knaves.analysis.report import Alternative, Judgement, Moment, Review, ReviewedMove
from knaves.bots.families import import_numpy
from knaves.extras import require
from knaves.game import State, View
from knaves.record import Record


def review(record: Record, *, worlds: int | None = None, progress: Callable[[], object] = lambda: None) -> Review:
    """Judge a finished game move by move; `progress` is called after each. Raises `GameError` if it cannot be done."""
    _prepare()
    from knaves.analysis import reviewer

    return reviewer.review(record, worlds, progress)


def explore(position: State | View | str, seat: int | None = None) -> list[Alternative]:
    """The most promising moves of a seat with its chance to win, the best first; by what it knows, if given a view."""
    _prepare()
    from knaves.analysis import explorer

    return explorer.explore(position, seat)


def _prepare() -> None:
    require(__name__, "bots")
    import_numpy()


__all__ = ["Alternative", "Judgement", "Moment", "Review", "ReviewedMove", "explore", "review"]
