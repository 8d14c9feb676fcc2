"""Knaves: the Sequence family of games as a library.

>>> import knaves, random
>>> state = knaves.GAMES.travel.new(seats=2, seed=knaves.seed_from(1))
>>> rng = random.Random(1)
>>> while state.outcome is None:
...     seat = min(state.actors)
...     state, events = state.apply(seat, rng.choice(state.legal(seat)))
>>> state.outcome.reason
<Reason.COMPLETED: 'completed'>
"""

from knaves.deal import new_seed, seed_from
from knaves.errors import NoSuchGame
from knaves.game import (
    AmbiguousMove,
    Event,
    Game,
    GameError,
    IllegalMove,
    Move,
    NoSuchSeat,
    Options,
    Outcome,
    Reason,
    SetupError,
    State,
    Unreadable,
    View,
)
from knaves.games import GAMES, register

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "AmbiguousMove",
    "Event",
    "Game",
    "GameError",
    "IllegalMove",
    "Move",
    "NoSuchGame",
    "NoSuchSeat",
    "Options",
    "Outcome",
    "Reason",
    "SetupError",
    "State",
    "Unreadable",
    "View",
    "new_seed",
    "register",
    "seed_from",
]
