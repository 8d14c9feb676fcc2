"""The players of each family of games, behind one protocol."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, Protocol, cast

from knaves.bots.background_compile import BackgroundCompile
from knaves.bots.lines import players as lines_players
from knaves.bots.reason import HintReason
from knaves.bots.stacks import players as stacks_players
from knaves.game import Game, Move, SetupError
from knaves.games import GAMES
from knaves.games.lines import LinesSpec
from knaves.games.stacks import StacksSpec


class Players(Protocol):
    """The players of one family of games. A module implements it."""

    compiled_search: BackgroundCompile
    """The compiled search. Until it is ready, a weaker level answers."""

    def choose(self, level: str, view: Any, rng: random.Random, seconds: float) -> Move:
        """Choose one of `view.legal` as a level does; `seconds` is the time limit of the strongest level."""
        ...

    def explain(self, view: Any, move: Move) -> HintReason:
        """The reason why a good player would make this move."""
        ...


FAMILIES: Mapping[type[Game], Players] = MappingProxyType(
    {LinesSpec: cast("Players", lines_players), StacksSpec: cast("Players", stacks_players)}
)


def find_players(game: Game) -> Players | None:
    """The players of a game; None if only random players exist for it."""
    return FAMILIES.get(type(game))


def warm_up(games: Iterable[str] | None = None, *, seconds: float | None = None) -> bool:
    """Compile the search for these games, or for all; returns whether it is ready.

    The first time on a machine this takes some twenty seconds, later two or three from the compiler's cache. After
    `seconds` it returns anyway, and compiling goes on in the background. Call it when a process that runs bots starts:
    until the search is ready, `searcher` and `best` play like `greedy`. Without Numba they always do, and the result is
    False.
    """
    names = tuple(GAMES) if games is None else tuple(games)
    for name in names:
        if name not in GAMES:
            raise SetupError(f"there is no game {name!r}; the games are {', '.join(GAMES)}")
    families = {type(GAMES[name]): players for name in names if (players := find_players(GAMES[name])) is not None}
    for players in families.values():
        players.compiled_search.start()
    return all(players.compiled_search.wait(seconds) for players in families.values())
