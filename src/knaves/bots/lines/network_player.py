"""The network of the board games as a player."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from knaves.bots.lines.network import LINES, LinesNetwork
from knaves.bots.lines.observation import legal_actions, observe_view
from knaves.bots.lines.tables import make_tables
from knaves.bots.network_player import Evaluation, evaluate
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
        assert view.seat is not None
        seen, teams = observe_view(view), view.setup.teams
        moves = legal_actions(view, int(seen.last[0]))
        order = [(view.seat + place) % teams for place in range(teams)]
        return evaluate(_network(view.setup), self._weights, seen, moves, order)
