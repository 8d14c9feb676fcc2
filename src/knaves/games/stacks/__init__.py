"""Stacks, the card game. Imports nothing but the protocol, the deal and the text form of lists of cards.

Read `deck.py` and `setup.py` for the tables, `plays.py` and `state.py` for the rules, `notation.py` and `positions.py`
for text.
"""

from knaves.games.stacks.edition import STACKS, StacksGame
from knaves.games.stacks.state import State
from knaves.games.stacks.view import View

__all__ = ["STACKS", "StacksGame", "State", "View"]
