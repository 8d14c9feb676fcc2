"""Who plays which family of games, and what such players have in common."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, Protocol, cast

from knaves.bots.lines import players as lines_players
from knaves.bots.reason import HintReason
from knaves.bots.stacks import players as stacks_players
from knaves.bots.warm import Warm
from knaves.game import Game, Move, SetupError
from knaves.games import GAMES
from knaves.games.lines import LinesGame
from knaves.games.stacks import StacksGame


class Players(Protocol):
    """The players of one family of games: a module."""

    kernel: Warm
    """The compiled search; until it is ready the next weaker level answers."""

    def choose(self, level: str, view: Any, rng: random.Random, seconds: float) -> Move:
        """The move of a level, one of `view.legal`; `seconds` is how long the strongest may think."""
        ...

    def explain(self, view: Any, move: Move) -> HintReason:
        """Why a good player would make this move, by what it does."""
        ...


FAMILIES: Mapping[type[Game], Players] = MappingProxyType(
    {LinesGame: cast("Players", lines_players), StacksGame: cast("Players", stacks_players)}
)


def players_of(game: Game) -> Players | None:
    """Who plays a game; None for one whose players only roll dice."""
    return FAMILIES.get(type(game))


def warm_up(games: Iterable[str] | None = None, *, seconds: float | None = None) -> bool:
    """Get the levels that search ready for these games, or for all; whether they are.

    Waits for the compiler, some twenty seconds the first time on a machine and two or three from its cache later, or
    for at most so many seconds; what is not ready then goes on getting so in the background. Meant for the start of a
    process that bots think in: until they are ready, `searcher` and `best` play like `greedy`. Without Numba they
    always do, and the answer is False.
    """
    names = tuple(GAMES) if games is None else tuple(games)
    for name in names:
        if name not in GAMES:
            raise SetupError(f"there is no game {name!r}; the games are {', '.join(GAMES)}")
    families = {type(GAMES[name]): players for name in names if (players := players_of(GAMES[name])) is not None}
    for players in families.values():
        players.kernel.start()
    return all(players.kernel.wait(seconds) for players in families.values())
