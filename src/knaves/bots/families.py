"""The players of each family of games, behind one protocol."""

from __future__ import annotations

import importlib
import os
import random
import sys
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib import resources
from pathlib import Path
from types import MappingProxyType
from typing import Any, Protocol, cast

from knaves.bots.lines import players as lines_players
from knaves.bots.reason import HintReason
from knaves.bots.stacks import players as stacks_players
from knaves.cards import Card
from knaves.extras import missing_modules
from knaves.game import Game, Move
from knaves.games.lines import LinesSpec
from knaves.games.stacks import StacksSpec

BLAS_THREADS = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS")
"""What the libraries that NumPy multiplies matrices with read when they are loaded."""


class NetworkPlayer(Protocol):
    """A network with its weights."""

    def evaluate(self, view: Any) -> tuple[dict[Move, float], tuple[float, ...]]:
        """The logit of each legal move, and each side's chance to win."""
        ...

    def evaluate_all(self, views: Sequence[Any]) -> list[tuple[dict[Move, float], tuple[float, ...]]]:
        """The same for many views of one table, in few passes of the network."""
        ...

    def chances(self, view: Any, hands: Sequence[tuple[Card, ...]]) -> list[tuple[float, ...]]:
        """Each side's chance to win, if the view's seat held each of these hands."""
        ...


class Family(Protocol):
    """The players of one family of games. A module implements it."""

    name: str

    def load_network(self, path: Path) -> NetworkPlayer:
        """The network of a weights file. Needs NumPy."""
        ...

    def choose_routine(self, view: Any) -> Move | None:
        """A move that needs no evaluation, such as drawing; None if there is a choice to make."""
        ...

    def choose_plainly(self, player: str, view: Any, rng: random.Random) -> Move:
        """The move of a plain player: `beginner`, `casual` or `greedy`. It needs no package."""
        ...

    def explain(self, view: Any, move: Move) -> HintReason:
        """The reason why a good player would make this move."""
        ...

    def nudge(self, view: Any, move: Move, reason: HintReason) -> HintReason:
        """What helps to find a move with this reason, without giving it away."""
        ...


FAMILIES: Mapping[type[Game], Family] = MappingProxyType(
    {LinesSpec: cast("Family", lines_players), StacksSpec: cast("Family", stacks_players)}
)


def find_family(game: Game) -> Family | None:
    """The family of a game; None if only random players exist for it."""
    return FAMILIES.get(type(game))


@lru_cache(maxsize=1)
def numpy_installed() -> bool:
    """Whether the networks can play here: `pip install knaves[bots]`."""
    return not missing_modules("bots")


def weights_path(weights: str) -> Path:
    """The file of a network's weights."""
    return Path(str(resources.files("knaves.bots"))) / "weights" / f"{weights}.npz"


@lru_cache(maxsize=16)
def load_network(family: str, weights: str) -> NetworkPlayer:
    """A network of a family that is shipped with Knaves."""
    found = next(one for one in FAMILIES.values() if one.name == family)
    return found.load_network(weights_path(weights))


def import_numpy() -> None:
    """Import NumPy so that it multiplies matrices in one thread, unless it is loaded or the environment says how many.

    The networks' matrices are so small that more threads mostly wait for each other: on a busy machine one move in a
    hundred then took ten times as long.
    """
    if "numpy" in sys.modules or any(name in os.environ for name in BLAS_THREADS):
        return
    os.environ.update(dict.fromkeys(BLAS_THREADS, "1"))
    try:
        importlib.import_module("numpy")
    finally:  # other programs that this one starts are not concerned
        for name in BLAS_THREADS:
            del os.environ[name]
