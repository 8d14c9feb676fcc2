"""The players of the board games: a network, and a plain evaluation where NumPy is missing."""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING

from knaves.bots.lines import evaluate
from knaves.bots.lines.layout import ATTACK, COVERS, DEFENCE, OUTS, REMOVAL, UNBLOCKING, WEIGHT_COUNT
from knaves.bots.lines.nudges import nudge
from knaves.bots.lines.reasons import explain
from knaves.cards import JACKS
from knaves.game import Move
from knaves.games.lines.moves import Draw, Exchange, GiveUp
from knaves.games.lines.view import View

if TYPE_CHECKING:
    from knaves.bots.lines.network_player import NetworkPlayer

name = "lines"


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


def load_network(path: Path) -> NetworkPlayer:
    """The network of a weights file. Needs NumPy."""
    from knaves.bots.lines.network_player import NetworkPlayer

    return NetworkPlayer(path)


def choose_routine(view: View) -> Move | None:
    """A draw comes first, and an offence costs the card that is needed least; networks know neither of the two."""
    for move in view.legal:
        if isinstance(move, Draw):
            return move
    if isinstance(view.legal[0], GiveUp):
        return evaluate.choose_forfeit(view, evaluate.load_weights(view.setup.spec.name, view.setup.teams))
    if all(isinstance(move, Exchange) and move.card in JACKS for move in view.legal):
        return view.legal[0]
    return None


def choose_plainly(player: str, view: View, rng: random.Random) -> Move:
    """The move of `beginner`, `casual` or `greedy`, by the plain evaluation."""
    if player == "beginner":
        return evaluate.choose(view, rng, BEGINNER_WEIGHTS, BEGINNER_NOISE)
    if player == "casual":
        return evaluate.choose(view, rng, evaluate.MANUAL_WEIGHTS, CASUAL_NOISE)
    return evaluate.choose(view, rng, evaluate.load_weights(view.setup.spec.name, view.setup.teams))


__all__ = ["choose_plainly", "choose_routine", "explain", "load_network", "name", "nudge"]
