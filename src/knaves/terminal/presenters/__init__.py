"""Presenters: how each family of games shows and describes itself in a terminal. Imports words and everything below."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from knaves.game import Game, View
from knaves.games import GAMES
from knaves.games.lines import LinesSpec
from knaves.games.lines import View as LinesView
from knaves.games.stacks import StacksSpec
from knaves.games.stacks import View as StacksView
from knaves.terminal.presenters.base import GamePresenter
from knaves.terminal.presenters.generic import GENERIC_PRESENTER
from knaves.terminal.presenters.lines import LINES_PRESENTER
from knaves.terminal.presenters.stacks import STACKS_PRESENTER

BY_VIEW: Mapping[type[View], GamePresenter] = MappingProxyType(
    {LinesView: LINES_PRESENTER, StacksView: STACKS_PRESENTER}
)
BY_GAME: Mapping[type[Game], GamePresenter] = MappingProxyType(
    {LinesSpec: LINES_PRESENTER, StacksSpec: STACKS_PRESENTER}
)


def presenter_for(view: View) -> GamePresenter:
    """The presenter for a view."""
    return BY_VIEW.get(type(view), GENERIC_PRESENTER)


def presenter_for_game(name: str) -> GamePresenter:
    """The presenter for a game by its name, before there is a view."""
    return BY_GAME.get(type(GAMES[name]), GENERIC_PRESENTER)
