"""The network as a player: the values of the moves of a view, in NumPy."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

import numpy as np

from knaves.bots.lines.network import LinesNetwork, load_weights
from knaves.bots.lines.observation import Array, Observation, legal_actions, observe_view
from knaves.bots.lines.tables import CARD_ORDER, make_tables
from knaves.cards import Card
from knaves.game import Move
from knaves.games.lines.setup import Setup
from knaves.games.lines.view import View


@lru_cache(maxsize=32)
def _network(setup: Setup) -> LinesNetwork:
    return LinesNetwork(make_tables(setup))


class NetworkPlayer:
    """A player with the weights of a file."""

    def __init__(self, path: Path) -> None:
        self._weights = load_weights(path)

    def evaluate(self, view: View) -> tuple[dict[Move, float], tuple[float, ...]]:
        """The logit of each legal move of the seat to move, and each team's chance to win."""
        assert view.seat is not None
        network, seen = _network(view.setup), observe_view(view)
        moves = legal_actions(view, int(seen.last[0]))
        legal = np.zeros((network.tables.actions, 1), bool)
        legal[list(moves)] = True
        logits, chances = network.play(self._weights, seen, legal)
        (by_team,) = _chances_by_team(chances, view)
        return {move: float(logits[action, 0]) for action, move in moves.items()}, by_team

    def chances(self, view: View, hands: Sequence[tuple[Card, ...]]) -> list[tuple[float, ...]]:
        """Each team's chance to win, if the seat held each of these hands: one pass of the network for all of them."""
        network, seen = _network(view.setup), observe_view(view)
        held = np.array([[hand.count(card) for hand in hands] for card in CARD_ORDER], np.int32)
        same = (np.repeat(array, len(hands), axis=-1) for array in seen)
        varied = Observation(*same)._replace(hand=held, unseen=seen.unseen + seen.hand - held)
        _, _, pool = network.trunk(self._weights, network.features(varied))
        return _chances_by_team(network.chances(self._weights, pool), view)


def _chances_by_team(logits: Array, view: View) -> list[tuple[float, ...]]:
    """The chances by table and team, from logits by team in turn order from the observer's."""
    likely = np.exp(logits - logits.max(axis=0))
    likely /= likely.sum(axis=0)
    own = view.setup.team[view.seat or 0]
    return [tuple(table) for table in np.roll(likely, own, axis=0).T.tolist()]
