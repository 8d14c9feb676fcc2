"""Analysis of games: what each move was worth, and what was luck. Imports the bots and everything below.

`review` judges a finished game and `explore` a position; `advise` and `doubt` help somebody who plays. `report.py` has
the results, which need no package; the rest needs `pip install knaves[bots]`.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from knaves.analysis.report import Alternative, Doubt, Judgement, Moment, Review, ReviewedMove
from knaves.bots.families import find_family, import_numpy, numpy_installed
from knaves.bots.hints import Hint, hint
from knaves.bots.levels import LEVELS
from knaves.extras import require
from knaves.game import Game, Move, State, View
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


def can_judge(game: Game) -> bool:
    """Whether chances to win can be estimated here: a network has learned the game, and NumPy is installed."""
    family, strongest = find_family(game), list(LEVELS.values())[-1]
    return family is not None and family.name in strongest.policies and numpy_installed()


def advise(view: View) -> Hint:
    """A hint for the seat of a view, by what it knows; with the chances to win, if these can be estimated.

    Raises `GameError` if the seat has no move, or if there are no hints for the game.
    """
    if len(view.legal) < 2 or not can_judge(view.game):
        return hint(view, random.Random(str(view)), 0.0)
    _prepare()
    from knaves.analysis import coach

    return coach.advise(view)


def doubt(view: View, move: Move) -> Doubt | None:
    """A doubt about a move that the seat of a view wants to make, if it loses much and that can be estimated."""
    if len(view.legal) < 2 or not can_judge(view.game):
        return None
    _prepare()
    from knaves.analysis import coach

    return coach.doubt(view, move)


def _prepare() -> None:
    require(__name__, "bots")
    import_numpy()


__all__ = [
    "Alternative", "Doubt", "Judgement", "Moment", "Review", "ReviewedMove", "advise", "can_judge", "doubt", "explore",
    "review",
]  # fmt: skip
