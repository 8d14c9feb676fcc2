"""The network as a player: the values of the moves of a view, in NumPy."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import numpy as np

from knaves.bots.lines.network import LinesNetwork, load_weights
from knaves.bots.lines.observation import legal_actions, observe_view
from knaves.bots.lines.tables import make_tables
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
        likely = np.exp(chances[:, 0] - chances[:, 0].max())
        likely /= likely.sum()
        teams = view.setup.teams
        by_team = tuple(float(likely[(team - view.seat) % teams]) for team in range(teams))
        return {move: float(logits[action, 0]) for action, move in moves.items()}, by_team
