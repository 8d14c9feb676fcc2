"""Classic and travel: one set of rules over two boards. Imports nothing but the protocol, the deal and the cards.

Read `setup.py` and `board.py` for the tables, `state.py` for the rules, `notation.py` and `positions.py` for text.
"""

from knaves.games.lines.game import CLASSIC, TRAVEL, LinesSpec
from knaves.games.lines.state import State
from knaves.games.lines.view import View

LinesGame = LinesSpec
"""Old name, kept for programs written for 0.1."""

__all__ = ["CLASSIC", "TRAVEL", "LinesGame", "LinesSpec", "State", "View"]
