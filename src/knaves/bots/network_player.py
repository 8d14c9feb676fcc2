"""A network as a player: the values of the moves of a view, in NumPy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from knaves.bots.network import Array, Network, Weights
from knaves.cards import Card
from knaves.game import Move

Evaluation = tuple[dict[Move, float], tuple[float, ...]]
"""The logit of each legal move, and each side's chance to win."""


MAX_TABLES = 256
"""Positions that are evaluated at once. More take no less time each, and much more memory."""


class Position(NamedTuple):
    """A view as a network takes it."""

    seen: Any
    """The observation, of one table."""
    moves: Mapping[int, Move]
    """The legal moves by action."""
    order: Sequence[int]
    """The sides in the order of the network's chances."""


def evaluate(network: Network, weights: Weights, positions: Sequence[Position]) -> list[Evaluation]:
    """Evaluate the moves and the chances of each position, in few passes of the network."""
    found: list[Evaluation] = []
    for start in range(0, len(positions), MAX_TABLES):
        some = positions[start : start + MAX_TABLES]
        arrays = zip(*(position.seen for position in some), strict=True)
        seen = type(some[0].seen)(*(np.concatenate(parts, axis=-1) for parts in arrays))
        legal = np.zeros((network.actions, len(some)), bool)
        for table, position in enumerate(some):
            legal[list(position.moves), table] = True
        logits, chances = network.play(weights, seen, legal)
        by_side = chances_by_side(chances, np.array([position.order for position in some]).T)
        for table, position in enumerate(some):
            values = {move: float(logits[action, table]) for action, move in position.moves.items()}
            found.append((values, by_side[table]))
    return found


def chances_by_side(logits: Array, order: Array) -> list[tuple[float, ...]]:
    """By table: each side's chance to win. `order` has the sides in the order of the logits, both (sides, tables)."""
    likely = np.empty(logits.shape)
    np.put_along_axis(likely, np.broadcast_to(order, logits.shape), np.exp(logits - logits.max(axis=0)), axis=0)
    return [tuple(table) for table in (likely / likely.sum(axis=0)).T.tolist()]


def with_hands(seen: Any, cards: Sequence[Card], hands: Sequence[tuple[Card, ...]]) -> Any:
    """An observation of one table as one of several, in which the observer holds other hands; `cards` are the kinds."""
    held = np.array([[hand.count(card) for hand in hands] for card in cards], np.int32)
    tables = type(seen)(*(np.repeat(array, len(hands), axis=-1) for array in seen))
    return tables._replace(hand=held, unseen=seen.unseen + seen.hand - held)
