"""Stacks, the card game. Imports nothing but the protocol, the deal and the text form of lists of cards.

Read `deck.py` and `setup.py` for the tables, `plays.py` and `state.py` for the rules, `notation.py` and `positions.py`
for text.
"""

from knaves.games.stacks.game import STACKS, StacksSpec
from knaves.games.stacks.state import State
from knaves.games.stacks.view import View

StacksGame = StacksSpec
"""Old name, kept for programs written for 0.1."""

__all__ = ["STACKS", "StacksGame", "StacksSpec", "State", "View"]
