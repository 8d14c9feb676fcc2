"""A hint for a person: the move of the strongest level and a reason, from that person's view alone."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from knaves.bots.families import find_family
from knaves.bots.levels import LEVELS
from knaves.bots.reason import HintReason, make_nudge, make_reason
from knaves.game import GameError, Move, View


@dataclass(frozen=True)
class Hint:
    """A suggested move and the reason for it."""

    move: Move
    reason: HintReason
    nudge: HintReason
    """What helps to find the move, without giving it away."""
    chance: float | None = None
    """The own side's chance to win after the move; None if it was not estimated."""
    next_chance: float | None = None
    """The same after the best other move; None also if there is no other."""


def hint(view: View, rng: random.Random, seconds: float) -> Hint:
    """The move that the strongest level finds in this time. Raises `GameError` if the seat has no move."""
    if not view.legal:
        raise GameError("there is no hint, since there is nothing to play now")
    if len(view.legal) == 1:
        return Hint(view.legal[0], make_reason("only-move"), make_nudge("only"))
    if find_family(view.game) is None:
        raise GameError(f"there are no hints for {view.game.name}")
    best = LEVELS["best"]
    return hint_at(view, replace(best, seconds=min(best.seconds, seconds)).choose(view, rng))


def hint_at(view: View, move: Move) -> Hint:
    """A hint at this move, which a player of the game's family found."""
    family = find_family(view.game)
    assert family is not None
    reason = family.explain(view, move)
    return Hint(move, reason, family.nudge(view, move, reason))
