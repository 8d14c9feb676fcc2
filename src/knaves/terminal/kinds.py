"""Which family of games a view belongs to."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from knaves.game import View
from knaves.games import GAMES, lines, stacks
from knaves.terminal.choice import Kind
from knaves.terminal.lines_kind import LINES
from knaves.terminal.stacks_kind import STACKS

KINDS: Mapping[type[View], Kind] = MappingProxyType({lines.View: LINES, stacks.View: STACKS})


def kind_of_game(game: str) -> Kind:
    """The same by the name of the game, before there is anything to see."""
    return LINES if GAMES[game].layout else STACKS


def kind_of(view: View) -> Kind:
    """How this game is shown and said."""
    return KINDS[type(view)]
