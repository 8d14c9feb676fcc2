"""A network as a player: the values of the moves of a view, in NumPy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from knaves.bots.network import Array, Network, Weights
from knaves.cards import Card
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
    values = {move: float(logits[action, 0]) for action, move in moves.items()}
    return values, chances_by_side(chances, order)[0]


def chances_by_side(logits: Array, order: Sequence[int]) -> list[tuple[float, ...]]:
    """By table: each side's chance to win. `order` has the sides in the order of the logits, (sides, tables)."""
    likely = np.empty(logits.shape)
    likely[list(order)] = np.exp(logits - logits.max(axis=0))
    return [tuple(table) for table in (likely / likely.sum(axis=0)).T.tolist()]


def with_hands(seen: Any, cards: Sequence[Card], hands: Sequence[tuple[Card, ...]]) -> Any:
    """An observation of one table as one of several, in which the observer holds other hands; `cards` are the kinds."""
    held = np.array([[hand.count(card) for hand in hands] for card in cards], np.int32)
    tables = type(seen)(*(np.repeat(array, len(hands), axis=-1) for array in seen))
    return tables._replace(hand=held, unseen=seen.unseen + seen.hand - held)
