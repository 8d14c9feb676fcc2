"""Which games have a presenter of their own; the others are played in plain lines, with their own picture."""

from __future__ import annotations

from knaves.game import Game
from knaves.games.lines import LinesSpec
from knaves.games.stacks import StacksSpec


def has_presenter(game: Game) -> bool:
    """Whether a game has full screens and translations."""
    return isinstance(game, LinesSpec | StacksSpec)
