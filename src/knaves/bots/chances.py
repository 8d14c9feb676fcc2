"""Estimates of the chances to win with other cards in a hand, by which matches measure the luck of draws.

An estimate may be wrong: a match stays fair to both bots whatever it says, and a good one only makes the result more
precise (`knaves.arena.luck` has the proof).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from knaves.bots.families import find_family, import_numpy, load_network, numpy_installed
from knaves.bots.levels import LEVELS
from knaves.cards import Card
from knaves.game import Game, State

Hand = tuple[Card, ...]
EstimateChances = Callable[[State, int, Sequence[Hand]], Sequence[Sequence[float]]]
"""The chance of each side to win, for each of several hands of a seat; the sides' chances add up to 1.

It is called with the state after a move, the seat that drew cards in that move, and the hands that it could have now.
Whatever else the move did must not depend on the cards drawn.
"""


def find_estimate(game: Game) -> EstimateChances | None:
    """The estimate of the strongest level's network; None if the game has none, or if NumPy is not installed."""
    family, strongest = find_family(game), list(LEVELS.values())[-1]
    if family is None or family.name not in strongest.policies or not numpy_installed():
        return None
    import_numpy()
    network = load_network(family.name, strongest.policies[family.name].weights)
    return lambda state, seat, hands: network.chances(state.view(seat), hands)
