"""Estimates of the chances to win with other cards in a hand, by which matches measure the luck of draws.

An estimate sees every hand, since it is never shown to a bot. It may be wrong: a match stays fair to both bots whatever
the estimate says, and a good one only makes the result more precise (`knaves.arena.luck` has the proof).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib.util import find_spec
from types import MappingProxyType
from typing import Any

from knaves.cards import Card
from knaves.game import Game, State
from knaves.games.lines import LinesSpec
from knaves.games.stacks import StacksSpec

Hand = tuple[Card, ...]
EstimateChances = Callable[[Any, int, Sequence[Hand]], Sequence[Sequence[float]]]
"""The chance of each side to win, for each of several hands of a seat; the sides' chances add up to 1.

It is called with the state after a move, the seat that drew cards in that move, and the hands that it could have now.
Whatever else the move did must not depend on the cards drawn.
"""


def _lines_estimate(state: Any) -> EstimateChances | None:
    if not state.setup.auto_draw:  # the packed rules have no draws by hand
        return None
    from knaves.bots.lines.chances import estimate_chances

    return estimate_chances


def _stacks_estimate(state: Any) -> EstimateChances | None:
    if state.seats != 2:
        return None
    from knaves.bots.stacks.chances import estimate_chances

    return estimate_chances


_FAMILIES: Mapping[type[Game], Callable[[State], EstimateChances | None]] = MappingProxyType(
    {LinesSpec: _lines_estimate, StacksSpec: _stacks_estimate}
)


def find_estimate(start: State) -> EstimateChances | None:
    """The estimate for games that start like this one; None if there is none, or if Numba is not installed."""
    find = _FAMILIES.get(type(start.game))
    return find(start) if find is not None and find_spec("numba") is not None else None
