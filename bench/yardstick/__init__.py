"""The level `greedy` of version 0.1, kept for ever: the yardstick that strength is measured against.

Its weights lie beside this file and never change. The arithmetic is that of the plain evaluations in `knaves.bots`, and
a test with recorded decisions fails if either changes its play.
"""

from __future__ import annotations

import json
import random
from functools import lru_cache
from pathlib import Path

from knaves.bots.lines import evaluate as lines
from knaves.bots.stacks import players as stacks
from knaves.game import Move
from knaves.game import View as AnyView
from knaves.games.lines.view import View as LinesView
from knaves.games.stacks.moves import DRAW
from knaves.games.stacks.view import View as StacksView

WEIGHTS = Path(__file__).parent / "weights"


@lru_cache(maxsize=16)
def load_weights(name: str) -> tuple[float, ...]:
    """The weights by game and number of teams, such as `classic-2`; `stacks-two` and `stacks-more` for stacks."""
    return tuple(json.loads((WEIGHTS / f"{name}.json").read_text("utf-8")))


def choose(view: AnyView, rng: random.Random) -> Move:
    """The yardstick's move. It uses no chance; `rng` is there for the protocol of bots."""
    if isinstance(view, LinesView):
        return lines.choose(view, rng, load_weights(f"{view.setup.spec.name}-{view.setup.teams}"))
    assert isinstance(view, StacksView)
    if len(view.legal) == 1:
        return view.legal[0]
    if DRAW in view.legal:
        return DRAW
    values = stacks.evaluate_moves(view, load_weights("stacks-two" if view.seats == 2 else "stacks-more"))
    return max(values, key=values.__getitem__)
