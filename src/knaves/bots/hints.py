"""A hint for a person: the move of the strongest level and a reason, from that person's view alone."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from knaves.bots.families import find_family
from knaves.bots.levels import LEVELS
from knaves.bots.reason import HintReason, make_reason
from knaves.game import GameError, Move, View


@dataclass(frozen=True)
class Hint:
    """A suggested move and the reason for it."""

    move: Move
    reason: HintReason


def hint(view: View, rng: random.Random, seconds: float) -> Hint:
    """The move that the strongest level finds in this time. Raises `GameError` if the seat has no move."""
    if not view.legal:
        raise GameError("there is no hint, since there is nothing to play now")
    if len(view.legal) == 1:
        return Hint(view.legal[0], make_reason("only-move"))
    family = find_family(view.game)
    if family is None:
        raise GameError(f"there are no hints for {view.game.name}")
    best = LEVELS["best"]
    move = replace(best, seconds=min(best.seconds, seconds)).choose(view, rng)
    return Hint(move, family.explain(view, move))
