"""Which family of games a view belongs to."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from knaves.game import View
from knaves.games import GAMES, lines, stacks
from knaves.terminal.any_kind import ANY
from knaves.terminal.choice import Kind
from knaves.terminal.lines_kind import LINES
from knaves.terminal.stacks_kind import STACKS

KINDS: Mapping[type[View], Kind] = MappingProxyType({lines.View: LINES, stacks.View: STACKS})
BY_GAME: Mapping[object, Kind] = MappingProxyType({lines.LinesGame: LINES, stacks.StacksGame: STACKS})


def kind_of_game(game: str) -> Kind:
    """The same by the name of the game, before there is anything to see."""
    return BY_GAME.get(type(GAMES.get(game)), ANY)


def kind_of(view: View) -> Kind:
    """How this game is shown and said."""
    return KINDS.get(type(view), ANY)
