"""Which games have screens and sentences of their own; the others are played in lines, by their own pictures."""

from __future__ import annotations

from knaves.game import Game
from knaves.games.lines import LinesGame
from knaves.games.stacks import StacksGame


def has_screens(game: Game) -> bool:
    """Whether a game can be played on full screens, and is told in every language."""
    return isinstance(game, LinesGame | StacksGame)
