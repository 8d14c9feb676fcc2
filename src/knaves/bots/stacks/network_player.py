"""The network of stacks as a player."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

import numpy as np

from knaves.bots.network_player import Evaluation, Position, chances_by_side, evaluate, with_hands
from knaves.bots.stacks.actions import legal_actions
from knaves.bots.stacks.network import STACKS, StacksNetwork
from knaves.bots.stacks.observation import observe_view
from knaves.bots.stacks.packing import NAME
from knaves.cards import Card
from knaves.games.stacks.view import View


@lru_cache(maxsize=8)
def _network(seats: int) -> StacksNetwork:
    return StacksNetwork(seats)


class NetworkPlayer:
    """A player with the weights of a file."""

    def __init__(self, path: Path) -> None:
        self._weights = STACKS.load(path)

    def evaluate(self, view: View) -> Evaluation:
        """The logit of each legal move of the view's seat, without drawing by hand, and each seat's chance to win."""
        return self.evaluate_all([view])[0]

    def evaluate_all(self, views: Sequence[View]) -> list[Evaluation]:
        """The same for many views with one number of seats, in few passes of the network."""
        positions = [Position(observe_view(view), legal_actions(view), _order(view)) for view in views]
        return evaluate(_network(views[0].seats), self._weights, positions)

    def chances(self, view: View, hands: Sequence[tuple[Card, ...]]) -> list[tuple[float, ...]]:
        """Each seat's chance to win, if the view's seat held each of these hands: one pass of the network for all."""
        network = _network(view.seats)
        seen = with_hands(observe_view(view), NAME, hands)
        *_, pool = network.trunk(self._weights, network.features(seen))
        return chances_by_side(network.chances(self._weights, pool), np.array(_order(view))[:, None])


def _order(view: View) -> list[int]:
    """The seats in the order of play from the observer's own."""
    return [((view.seat or 0) + view.direction * step) % view.seats for step in range(view.seats)]
