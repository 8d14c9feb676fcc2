"""The network of stacks as a player."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from knaves.bots.network_player import Evaluation, evaluate
from knaves.bots.stacks.actions import legal_actions
from knaves.bots.stacks.network import STACKS, StacksNetwork
from knaves.bots.stacks.observation import observe_view
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
        assert view.seat is not None
        order = [(view.seat + view.direction * step) % view.seats for step in range(view.seats)]
        return evaluate(_network(view.seats), self._weights, observe_view(view), legal_actions(view), order)
