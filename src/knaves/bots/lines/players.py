"""The levels of the board games."""

from __future__ import annotations

import random

from knaves.bots.background_compile import BackgroundCompile
from knaves.bots.lines import evaluate
from knaves.bots.lines.layout import ATTACK, COVERS, DEFENCE, OUTS, REMOVAL, UNBLOCKING, WEIGHT_COUNT
from knaves.bots.lines.reasons import explain
from knaves.game import Move
from knaves.games.lines.moves import Place, Remove
from knaves.games.lines.view import View


def _beginner_weights() -> tuple[float, ...]:
    """`MANUAL_WEIGHTS` for a player who sees nothing but lines that lack one or two chips."""
    seen: set[int] = set()
    for missing in range(2):
        seen.update(range(ATTACK + COVERS * missing, ATTACK + COVERS * (missing + 1)))
        seen.update(range(DEFENCE + OUTS * missing, DEFENCE + OUTS * (missing + 1)))
        seen.add(REMOVAL + missing)
    seen.update(range(UNBLOCKING + 5, WEIGHT_COUNT))
    return tuple(weight if number in seen else 0.0 for number, weight in enumerate(evaluate.MANUAL_WEIGHTS))


BEGINNER_WEIGHTS = _beginner_weights()
BEGINNER_NOISE, CASUAL_NOISE = 400.0, 120.0
SEARCHER_WORLDS = 64
"""The number of worlds that the searcher samples, in some six milliseconds."""


def _load_search() -> None:
    from knaves.bots.lines.search import warm_up  # needs Numba

    warm_up()


compiled_search = BackgroundCompile("the search of the board games", _load_search)
"""The compiled search. Until it is ready, `greedy` answers."""


def choose(level: str, view: View, rng: random.Random, seconds: float) -> Move:
    """Choose a move as a level does; `seconds` is the time limit of the strongest level."""
    if level == "beginner":
        return evaluate.choose(view, rng, BEGINNER_WEIGHTS, BEGINNER_NOISE)
    if level == "casual":
        return evaluate.choose(view, rng, evaluate.MANUAL_WEIGHTS, CASUAL_NOISE)
    weights = evaluate.load_weights(view.setup.spec.name, view.setup.teams)
    if level == "greedy":
        return evaluate.choose(view, rng, weights)
    greedy = evaluate.choose(view, rng, weights)
    if not isinstance(greedy, Place | Remove) or len(view.legal) == 1 or not compiled_search.ready():
        return greedy
    from knaves.bots.lines.search import Unsupported, search

    try:
        found = search(view, rng, seconds=seconds, worlds=SEARCHER_WORLDS if level == "searcher" else 0)
    except Unsupported:
        return greedy
    return found.move


__all__ = ["choose", "compiled_search", "explain"]
