"""A hint for a person: what the strongest level would do, and why, from that person's view alone."""

from __future__ import annotations

import random
from dataclasses import dataclass

from knaves.bots.families import players_of
from knaves.bots.reason import HintReason, because
from knaves.game import GameError, Move, View


@dataclass(frozen=True)
class Hint:
    """A move, and what speaks for it."""

    move: Move
    reason: HintReason


def hint(view: View, rng: random.Random, seconds: float) -> Hint:
    """What the strongest level would play after so many seconds. Raises `GameError` where the seat has no move."""
    if not view.legal:
        raise GameError("there is no hint, since there is nothing to play now")
    if len(view.legal) == 1:
        return Hint(view.legal[0], because("only-move"))
    players = players_of(view.game)
    if players is None:
        raise GameError(f"there are no hints for {view.game.name}")
    move = players.choose("best", view, rng, seconds)
    return Hint(move, players.explain(view, move))
