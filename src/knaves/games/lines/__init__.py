"""Classic and travel: one set of rules over two boards. Imports nothing but the protocol, the deal and the cards.

Read `setup.py` and `board.py` for the tables, `state.py` for the rules, `notation.py` and `positions.py` for text.
"""

from knaves.games.lines.editions import CLASSIC, TRAVEL, LinesGame
from knaves.games.lines.state import State
from knaves.games.lines.view import View

__all__ = ["CLASSIC", "TRAVEL", "LinesGame", "State", "View"]
