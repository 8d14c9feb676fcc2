"""A network as a player: the values of the moves of a view, in NumPy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from knaves.bots.network import Network, Weights
from knaves.game import Move

Evaluation = tuple[dict[Move, float], tuple[float, ...]]
"""The logit of each legal move, and each side's chance to win."""


def evaluate(
    network: Network, weights: Weights, seen: Any, moves: Mapping[int, Move], order: Sequence[int]
) -> Evaluation:
    """Evaluate the moves, by action, of one table. `order` has the sides in the order of the network's chances."""
    legal = np.zeros((network.actions, 1), bool)
    legal[list(moves)] = True
    logits, chances = network.play(weights, seen, legal)
    likely = np.exp(chances[:, 0] - chances[:, 0].max())
    likely /= likely.sum()
    by_side = dict(zip(order, likely.tolist(), strict=True))
    values = {move: float(logits[action, 0]) for action, move in moves.items()}
    return values, tuple(by_side[side] for side in range(len(order)))
