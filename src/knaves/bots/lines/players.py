"""The levels of the board games."""

from __future__ import annotations

import random

from knaves.bots.lines import judge
from knaves.bots.lines.layout import ATTACK, COVERS, DEFENCE, OPENING, OUTS, REMOVAL, WEIGHTS
from knaves.bots.lines.reasons import explain
from knaves.bots.warm import Warm
from knaves.game import Move
from knaves.games.lines.moves import Place, Remove
from knaves.games.lines.view import View


def _short_sighted() -> tuple[float, ...]:
    """The hand-set weights of a player who sees lines that need one or two more chips, and nothing else."""
    seen: set[int] = set()
    for missing in range(2):
        seen.update(range(ATTACK + COVERS * missing, ATTACK + COVERS * (missing + 1)))
        seen.update(range(DEFENCE + OUTS * missing, DEFENCE + OUTS * (missing + 1)))
        seen.add(REMOVAL + missing)
    seen.update(range(OPENING + 5, WEIGHTS))
    return tuple(weight if number in seen else 0.0 for number, weight in enumerate(judge.HAND_SET))


SHORT_SIGHTED = _short_sighted()
BEGINNER_NOISE, CASUAL_NOISE = 400.0, 120.0
SEARCHER_WORLDS = 64
"""How many possible worlds the searcher looks at; some six milliseconds."""

kernel = Warm("knaves.bots.lines.search", "warm_up")
"""The compiled search; until it is ready the next weaker level answers."""


def choose(level: str, view: View, rng: random.Random, seconds: float) -> Move:
    """The move of a level; `seconds` is how long the strongest may think."""
    if level == "beginner":
        return judge.choose(view, rng, SHORT_SIGHTED, BEGINNER_NOISE)
    if level == "casual":
        return judge.choose(view, rng, judge.HAND_SET, CASUAL_NOISE)
    weights = judge.load_weights(view.setup.edition.name, view.setup.teams)
    if level == "greedy":
        return judge.choose(view, rng, weights)
    ready = judge.choose(view, rng, weights)  # what it would do without thinking
    if not isinstance(ready, Place | Remove) or len(view.legal) == 1 or not kernel.ready():
        return ready
    from knaves.bots.lines.search import Unsupported, search

    try:
        found = search(view, rng, seconds=seconds, worlds=SEARCHER_WORLDS if level == "searcher" else 0)
    except Unsupported:
        return ready
    return found.move


__all__ = ["choose", "explain", "kernel"]
