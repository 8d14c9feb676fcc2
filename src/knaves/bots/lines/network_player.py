"""The network of the board games as a player."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

import numpy as np

from knaves.bots.lines.network import LINES, LinesNetwork
from knaves.bots.lines.observation import legal_actions, observe_view
from knaves.bots.lines.tables import CARD_ORDER, make_tables
from knaves.bots.network_player import Evaluation, Position, chances_by_side, evaluate, with_hands
from knaves.cards import JACKS, Card
from knaves.games.lines.moves import Exchange
from knaves.games.lines.setup import Setup
from knaves.games.lines.view import View


@lru_cache(maxsize=32)
def _network(setup: Setup) -> LinesNetwork:
    return LinesNetwork(make_tables(setup))


class NetworkPlayer:
    """A player with the weights of a file."""

    def __init__(self, path: Path) -> None:
        self._weights = LINES.load(path)

    def evaluate(self, view: View) -> Evaluation:
        """The logit of each legal move of the seat to move, and each team's chance to win."""
        return self.evaluate_all([view])[0]

    def evaluate_all(self, views: Sequence[View]) -> list[Evaluation]:
        """The same for many views of one set-up, in few passes of the network."""
        return evaluate(_network(views[0].setup), self._weights, [_position(view) for view in views])

    def chances(self, view: View, hands: Sequence[tuple[Card, ...]]) -> list[tuple[float, ...]]:
        """Each team's chance to win, if the seat held each of these hands: one pass of the network for all of them."""
        network = _network(view.setup)
        seen = with_hands(observe_view(view), CARD_ORDER, hands)
        *_, pool = network.trunk(self._weights, network.features(seen))
        return chances_by_side(network.chances(self._weights, pool), np.array(_order(view))[:, None])


def _position(view: View) -> Position:
    seen = observe_view(view)
    moves = {
        action: move
        for action, move in legal_actions(view, int(seen.last[0])).items()
        if not (isinstance(move, Exchange) and move.card in JACKS)  # no network has learned that rare option
    }
    return Position(seen, moves, _order(view))


def _order(view: View) -> list[int]:
    """The teams in turn order from the observer's own."""
    teams = view.setup.teams
    return [((view.seat or 0) + place) % teams for place in range(teams)]
